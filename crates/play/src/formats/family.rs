//! Which family of games a text is of, by its letters alone. That takes no rules, so a page can also say it of games that
//! its program does not have.

use core::ops::Range;

/// The part of a text by which a position is recognized, and the first game of the family whose positions look so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PositionMark {
    /// The id of the game.
    pub(super) game: &'static str,
    /// Where it stands, in bytes.
    pub(super) at: Range<usize>,
}

const CHESS: &str = "chess";
const DRAUGHTS: &str = "draughts";
const BACKGAMMON: &str = "backgammon";
const LANRICK: &str = "lanrick";
const LASKA: &str = "laska";
const LANKO: &str = "lanko-88";
const LINO: &str = "lino";
const LUDO: &str = "ludo";

/// The most of a text that is looked at, in bytes.
const NEAR: usize = 4 << 10;
/// How many moves of a family make a text one of its games.
const ENOUGH: usize = 2;

/// Finds the first position in a text.
pub(super) fn position(text: &str) -> Option<PositionMark> {
    let words: Vec<(usize, &str)> = words(text).collect();
    let found = words.iter().enumerate().find_map(|(idx, (at, word))| {
        let next = words.get(idx + 1).map_or("", |(_, word)| word);
        let (game, inside) = of_word(word, next)?;
        Some(PositionMark { game, at: at + inside.start..at + inside.end })
    });
    // A list has several words of a kind.
    found.or_else(|| {
        let list = |game, is_item: fn(&str) -> bool| {
            let mut items = words.iter().filter(|(_, word)| is_item(word));
            let (at, word) = items.next()?;
            items.next().map(|_| PositionMark { game, at: *at..at + word.len() })
        };
        list(LASKA, is_column).or_else(|| list(LANKO, is_man))
    })
}

/// Whether a word looks like a move of a family.
type IsMove = fn(&str) -> bool;

/// The first game of the family to which a text seems to belong, whether it is a position or a game, for the page of a
/// game: moves that this may have too say nothing.
pub(super) fn of(own: &str, text: &str) -> Option<&'static str> {
    let near = super::comment::cut(text, NEAR);
    if let Some(mark) = position(near) {
        return Some(mark.game);
    }
    let families: [(&str, IsMove); 4] = [
        (CHESS, is_chess_move),
        (LASKA, is_laska_move),
        (DRAUGHTS, is_draughts_move),
        (BACKGAMMON, is_backgammon_move),
    ];
    let is_distinct = |game: &str| match game {
        CHESS if matches!(own, LANRICK | LINO) => {
            near.split_whitespace().any(|word| word.contains(['K', 'Q', 'N', 'O']))
        }
        DRAUGHTS => own != LUDO && !own.starts_with("lanko"),
        _ => true,
    };
    let count = |is_move: IsMove| moves(near).filter(|word| is_move(word)).count();
    let counted = families.map(|(game, is_move)| (game, if is_distinct(game) { count(is_move) } else { 0 }));
    let most = counted.iter().map(|(_, n)| *n).max().filter(|n| *n >= ENOUGH)?;
    let mut best = counted.iter().filter(|(_, n)| *n == most);
    let (game, _) = best.next()?;
    best.next().is_none().then_some(*game)
}

/// The words of a text, with where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// The words of a text without numbers in front of them and signs behind.
fn moves(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().map(|word| {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let word = word[digits..].strip_prefix('.').filter(|_| digits > 0).unwrap_or(word);
        word.trim_start_matches('.').trim_end_matches(['!', '?', '+', '#', ',', ';', '.'])
    })
}

fn of_word(word: &str, next: &str) -> Option<(&'static str, Range<usize>)> {
    let next = next.trim_matches(|sign: char| !sign.is_ascii_alphanumeric());
    if let Some(at) = rows(word, 8, |sign| "pnbrqkPNBRQK0123456789".contains(sign), false)
        && let part = &word[at.clone()]
        && part.contains('k')
        && part.contains('K')
    {
        return Some((CHESS, at));
    }
    if let Some(at) = rows(word, 8, |sign| "wb12345678".contains(sign), false) {
        return Some((LANRICK, at));
    }
    if let Some(at) = rows(word, 7, |sign| "wbWB,".contains(sign), true)
        && word[at.clone()].contains(['w', 'b', 'W', 'B'])
    {
        return Some((LASKA, at));
    }
    if word.contains('/')
        && let Some(at) = rows(word, word.split('/').count().min(64), |sign| ".twbm:".contains(sign), false)
        && word[at.clone()].contains('t')
    {
        return Some((LINO, at));
    }
    if let Some(at) = rows(word, 4, |sign| sign.is_ascii_digit() || matches!(sign, ',' | '-'), false)
        && word[at.clone()].split('/').all(|colour| colour == "-" || colour.matches(',').count() == 3)
        && word[at.clone()].contains(',')
    {
        return Some((LUDO, at));
    }
    if let Some(at) = lists(word) {
        return Some((DRAUGHTS, at));
    }
    let is_side = ["white", "black"].iter().any(|side| side.eq_ignore_ascii_case(word));
    let is_item = |item: &str| {
        let (place, n) = item.split_once(':').unwrap_or_default();
        let is_place = matches!(place, "bar" | "off") || !place.is_empty() && place.bytes().all(|b| b.is_ascii_digit());
        is_place && !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit())
    };
    if is_side && is_item(next) {
        return Some((BACKGAMMON, 0..word.len()));
    }
    identifier(word).map(|at| (BACKGAMMON, at))
}

/// Where the last `n` fields with bars between stand in a word, each of them of these signs. Around them other signs may
/// stand.
fn rows(word: &str, n: usize, is_of: impl Fn(char) -> bool, can_be_empty: bool) -> Option<Range<usize>> {
    let bars: Vec<usize> = word.match_indices('/').map(|(at, _)| at).collect();
    let first_bar = bars.len().checked_sub(n.checked_sub(1)?)?;
    let (&first, &last) = bars.get(first_bar).zip(bars.last())?;
    let before = word[..first].rfind(|sign| !is_of(sign));
    let start = before.map_or(0, |at| at + word[at..].chars().next().map_or(0, char::len_utf8));
    let end = word[last + 1..].find(|sign| !is_of(sign)).map_or(word.len(), |len| last + 1 + len);
    let is_field = |field: &str| (can_be_empty || !field.is_empty()) && field.chars().all(&is_of);
    word[start..end].split('/').all(is_field).then_some(start..end)
}

/// Where lists of squares begin, such as `B:W21,22,K30:B1,2`.
fn lists(word: &str) -> Option<Range<usize>> {
    let is_side = |byte: u8| b"BWbw".contains(&byte);
    let at = word.as_bytes().windows(4).enumerate().find_map(|(at, bytes)| {
        let is_apart = at == 0 || !word.as_bytes()[at - 1].is_ascii_alphanumeric();
        let is_square = bytes[3].is_ascii_digit() || matches!(bytes[3], b'K' | b'k');
        let is_start = (is_side(bytes[0]) || bytes[0] == b'?') && bytes[1] == b':' && is_side(bytes[2]);
        (is_apart && is_start && is_square).then_some(at)
    })?;
    Some(at..word.len())
}

/// Where an XGID or an ID of GNU Backgammon begins in a word.
fn identifier(word: &str) -> Option<Range<usize>> {
    const POSITION_LEN: usize = 14;
    const MATCH_LEN: usize = 12;
    const XGID: &str = "xgid=";
    let lower = word.to_ascii_lowercase();
    if let Some(at) = lower.find(XGID) {
        return Some(at..word.len());
    }
    let is_of_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let start = word.rfind(['=', '(', '"']).filter(|at| at + 1 < word.len()).map_or(0, |at| at + 1);
    let body = word[start..].trim_end_matches(|sign: char| !sign.is_ascii() || !is_of_id(sign as u8));
    let (id, rest) = body.split_once(':').map_or((body, None), |(id, rest)| (id, Some(rest)));
    let is_id = |text: &str, len: usize| text.len() == len && text.bytes().all(is_of_id);
    // A word of as many letters is no ID.
    let is_sure = rest.is_some() || id.bytes().any(|byte| !byte.is_ascii_alphabetic());
    let is_meant = is_id(id, POSITION_LEN) && rest.is_none_or(|rest| is_id(rest, MATCH_LEN)) && is_sure;
    is_meant.then(|| start..start + body.len())
}

/// `a1WWW`: a column of Laska on its square, where files and ranks are both odd or both even.
fn is_column(word: &str) -> bool {
    let Some((square, column)) = word.split_at_checked(2) else { return false };
    is_laska_square(square) && !column.is_empty() && column.chars().all(|sign| "wbWB".contains(sign))
}

/// `43:wp`: a man of Lanko on its square.
fn is_man(word: &str) -> bool {
    let Some((square, man)) = word.split_once(':') else { return false };
    let is_square = (1..=3).contains(&square.len()) && square.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_square && matches!(man.to_ascii_lowercase().as_str(), "wp" | "ws" | "wb" | "bp" | "bs" | "bb")
}

fn is_laska_square(text: &str) -> bool {
    matches!(*text.as_bytes(), [file @ b'a'..=b'g', rank @ b'1'..=b'7'] if (file - b'a') % 2 == (rank - b'1') % 2)
}

fn is_chess_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// A move of chess: `e4`, `exd5`, `Nf3`, `O-O`, `e2-e4`.
fn is_chess_move(word: &str) -> bool {
    if matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let word = word.split('=').next().unwrap_or_default();
    if let Some((from, to)) = word.split_once('-') {
        return is_chess_square(from) && is_chess_square(to) && !(is_laska_square(from) && is_laska_square(to));
    }
    let piece = word.strip_prefix(['K', 'Q', 'R', 'B', 'N']);
    let body = piece.unwrap_or(word);
    let Some((from, to)) = body.len().checked_sub(2).and_then(|at| body.split_at_checked(at)) else { return false };
    let is_from = |sign: char| "abcdefgh12345678x".contains(sign);
    is_chess_square(to) && from.len() <= 3 && from.chars().all(is_from)
}

/// A move of Laska: `c3-d4`, `a5xc3`.
fn is_laska_move(word: &str) -> bool {
    let squares: Vec<&str> = word.split(['-', 'x', ':']).collect();
    squares.len() > 1 && squares.iter().all(|square| square.get(..2).is_some_and(is_laska_square))
}

/// A move of draughts: `11-15`, `22x13`.
fn is_draughts_move(word: &str) -> bool {
    let is_square = |square: &str| square.parse::<u8>().is_ok_and(|number| (1..=50).contains(&number));
    word.contains(['-', 'x']) && word.split(['-', 'x']).all(is_square)
}

/// A move of backgammon: `13/11`, `bar/20*`.
fn is_backgammon_move(word: &str) -> bool {
    let is_place = |place: &str| {
        let place = place.split(['*', '(']).next().unwrap_or_default();
        matches!(place, "bar" | "off") || place.parse::<u8>().is_ok_and(|number| number <= 25)
    };
    word.contains('/') && word.split('/').all(is_place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, game: &str, part: &str) {
        let mark = position(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((mark.game, &text[mark.at]), (game, part), "{text}");
    }

    #[test]
    fn a_position_is_recognized_among_words() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
        check(&format!("White to move: {fen} w KQkq - 0 2"), CHESS, fen);
        check(&format!("FEN:{fen} w KQkq - 0 2"), CHESS, fen);
        check(&format!("https://example.org/editor/{fen}_w_KQkq_-_0_2"), CHESS, fen);
        check("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -", LANRICK, "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8");
        check("a study, //,b,,//,w,,// w", LASKA, "//,b,,//,w,,//");
        check("a1WWW b2BBB w", LASKA, "a1WWW");
        check("[FEN \"B:W18,24,27:B12,16\"", DRAUGHTS, "B:W18,24,27:B12,16\"");
        check("XGID=-b----E-C---eE---c-e----B-:0:0:1:52", BACKGAMMON, "XGID=-b----E-C---eE---c-e----B-:0:0:1:52");
        check("GNU Backgammon  Position ID: 4HPwATDgc/ABMA", BACKGAMMON, "4HPwATDgc/ABMA");
        check("(4HPwATDgc/ABMA:cAkAAAAAAAAE).", BACKGAMMON, "4HPwATDgc/ABMA:cAkAAAAAAAAE");
        check("white 24:2 13:5 black bar:1", BACKGAMMON, "white");
        check("24,32,45,45/2,5,5,45/41,44,45,45/- play 1 1 -", LUDO, "24,32,45,45/2,5,5,45/41,44,45,45/-");
        check("f b 0,4 19,20 g14 ..tttt/tbwt - -", LINO, "..tttt/tbwt");
        check("S 43:wp 47:wb 8:bb first", LANKO, "43:wp");
    }

    #[test]
    fn words_alone_are_no_position() {
        for text in ["", "1. e4 e5 2. Nf3", "8/5 6/5", "White: Ann", "internationals", "a/b/c", "and/or", "1/2-1/2"] {
            assert_eq!(position(text), None, "{text}");
        }
    }

    /// U19: what is meant for another page.
    #[test]
    fn the_family_of_a_game_is_recognized_by_its_moves() {
        for (own, text) in
            [(LANKO, "40-36 18-15 20-18"), (LUDO, "0-6 6-9 9-12"), (LANRICK, "e2-e4 e7-e5"), (LINO, "e4 g7 h8")]
        {
            assert_eq!(of(own, text), None, "{text}");
        }
        for (text, game) in [
            ("1. e4 e5 2. Nf3 Nc6 3. Bb5", Some(CHESS)),
            ("1.e2-e4 e7-e5 2.g1-f3", Some(CHESS)),
            ("1. d4 d5", Some(CHESS)),
            ("1. 11-15 23-19 2. 8-11 22x13", Some(DRAUGHTS)),
            ("1. c3-d4 e5-c3", Some(LASKA)),
            ("31: 8/5 6/5\n65: 24/13", Some(BACKGAMMON)),
            ("hello", None),
            ("1. e4", None),
            ("", None),
        ] {
            assert_eq!(of(LASKA, text), game, "{text}");
        }
    }
}

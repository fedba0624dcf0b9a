//! Which family of games a text is of, by its letters alone. That takes no rules, so a page can also say it of games that
//! its program does not have. What the texts of a family look like stands in the family's folder.

use core::ops::Range;

use rules::TEXT_FAMILIES;
use rules::notation::TextFamily;

/// The part of a text by which a position is recognized, and the first game of the family whose positions look so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PositionMark {
    /// The id of the game.
    pub(super) game: &'static str,
    /// Where it stands, in bytes.
    pub(super) at: Range<usize>,
}

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
    found.or_else(|| TEXT_FAMILIES.iter().find_map(|family| list(family, &words)))
}

/// The first item of a list: a list has several words of a kind.
fn list(family: &TextFamily, words: &[(usize, &str)]) -> Option<PositionMark> {
    let is_item = family.is_item?;
    let mut items = words.iter().filter(|(_, word)| is_item(word));
    let (at, word) = items.next()?;
    items.next().map(|_| PositionMark { game: family.game, at: *at..at + word.len() })
}

/// The first game of the family to which a text seems to belong, whether it is a position or a game, for the page of the
/// family whose first game is `own`: what may be a move of this one says nothing about others.
pub(super) fn of(own: &str, text: &str) -> Option<&'static str> {
    let near = super::comment::cut(text, NEAR);
    if let Some(mark) = position(near) {
        return Some(mark.game);
    }
    let own = TEXT_FAMILIES.iter().find(|family| family.game == own);
    let is_distinct =
        |family: &TextFamily, word: &str| own.is_none_or(|own| own.game == family.game || !(own.is_move)(word));
    let count =
        |family: &TextFamily| moves(near).filter(|word| (family.is_move)(word) && is_distinct(family, word)).count();
    let known = TEXT_FAMILIES.iter().filter(|family| family.is_known_by_moves);
    let counted: Vec<(&str, usize)> = known.map(|family| (family.game, count(family))).collect();
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

/// The family of which a word is a position, or what others do not have in one, and where that stands in the word.
fn of_word(word: &str, next: &str) -> Option<(&'static str, Range<usize>)> {
    let next = next.trim_matches(|sign: char| !sign.is_ascii_alphanumeric());
    TEXT_FAMILIES.iter().find_map(|family| Some((family.game, family.position?(word, next)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHESS: &str = "chess";
    const DRAUGHTS: &str = "draughts";
    const BACKGAMMON: &str = "backgammon";
    const LANRICK: &str = "lanrick";
    const LASKA: &str = "laska";
    const LANKO: &str = "lanko-88";
    const LINO: &str = "lino";
    const LUDO: &str = "ludo";

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
    /// What the page's own game has too says nothing, but the rest of the text does.
    #[test]
    fn moves_that_the_own_game_has_too_are_left_out() {
        for own in [LANRICK, LINO] {
            assert_eq!(of(own, "1. e4 e5 2. Nf3 Nc6 3. Bb5"), Some(CHESS), "{own}");
            assert_eq!(of(own, "1. e4 e5 2. d4 d5"), None, "{own}");
        }
        for own in [LANKO, LUDO] {
            assert_eq!(of(own, "1. 11-15 9-14 2. 8-11"), None, "{own}");
            assert_eq!(of(own, "1. 11-15 9-14 2. 22x13 15x22"), Some(DRAUGHTS), "{own}");
        }
        assert_eq!(of(LUDO, "1. 11-15 23-19 2. 8-11 22-17"), Some(DRAUGHTS));
        // Of a game that is as well known by its moves, its own ones count.
        assert_eq!(of(CHESS, "1. e4 e5 and c3-d4 e5-f6"), None);
        assert_eq!(of(CHESS, "1. c3-d4 e5-c3"), Some(LASKA));
        assert_eq!(of(BACKGAMMON, "1. c3-d4 e5-c3"), Some(LASKA));
    }
}

//! Texts that are a position rather than a game: as programs copy it, as people write it in a message with words around
//! it, or as a page's address has it.

use core::ops::Range;

use rules::{Game, GameInfo, History, Mend, Message, Options, ReadError};

use super::family;
use super::places::Places;
use super::{Placed, ReadGame, TextFault, comment, messages, read, tag_section};
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::{Player, Record};
use crate::session::Session;

/// The longest text in which a position is looked for, in bytes.
const MOST: usize = 16 << 10;
/// The shortest text of a position, in bytes.
const LEAST: usize = 4;
/// How many lines are read as positions, each for itself.
const MOST_LINES: usize = 200;
/// How many words of a position stand before the part by which it is recognized, and how many after.
const WORDS: [usize; 2] = [8, 80];
/// How much of what stands around a position is kept as a comment, in bytes.
const MAX_REMARK: usize = 2 << 10;
/// Words that only say what follows.
const LABELS: [&str; 8] = ["fen", "xgid", "gnuid", "gnubgid", "gnubg", "gnu", "position", "id"];

/// A position that stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionInText {
    /// The game, which is of the folder that was asked for.
    pub id: String,
    /// The options without which the game does not have the position.
    pub options: Options,
    /// The position in the game's first format.
    pub position: String,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
    /// What was mended in it.
    pub mends: Vec<Mend>,
}

/// The game to whose family a text seems to belong, if that is not one of the folder.
pub(super) fn other_family<G: Game>(text: &str) -> Option<&'static str> {
    let other = family::of(G::GAMES[0].id, text)?;
    (!G::GAMES.iter().any(|info| info.id == other)).then_some(other)
}

/// Finds the position that a text is, or that stands in it among words, for the game `id` or another one of its folder.
pub(super) fn position_in_text<G: Game>(id: &str, text: &str) -> Option<PositionInText> {
    let info = G::GAMES.iter().find(|info| info.id == id)?;
    find::<G>(info, text)
}

fn find<G: Game>(info: &'static GameInfo, text: &str) -> Option<PositionInText> {
    let bytes = comment::cut(text, MOST);
    if bytes.len() < text.len() {
        return None;
    }
    let trimmed = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
    if trimmed.len() < LEAST {
        return None;
    }
    let start = offset(text, trimmed);
    if let Some(whole) = parse::<G>(info, text, start..start + trimmed.len()) {
        return Some(whole);
    }
    if let Some(position) = of_address::<G>(info, text) {
        return Some(position);
    }
    if let Some(mark) = own_mark::<G>(text)
        && let Some(position) =
            spans(text, &mark.at).filter_map(|span| parse::<G>(info, text, span)).find(|found| !is_cut_off(text, found))
    {
        return Some(position);
    }
    let lines = text.lines().map(str::trim).filter(|line| line.len() >= LEAST && line.len() < trimmed.len());
    lines.take(MOST_LINES).find_map(|line| {
        let start = offset(text, line);
        parse::<G>(info, text, start..start + line.len())
    })
}

/// Whether a position lacks fields, and what may be one of them stands behind it: then that is what is wrong with it.
fn is_cut_off(text: &str, found: &PositionInText) -> bool {
    const LONGEST: usize = 4;
    let line = text[found.at.end..].lines().next().unwrap_or_default();
    let next = line.split_whitespace().next().unwrap_or_default();
    let lacks = found.mends.iter().any(|mend| mend.how.key == "mended-missing");
    lacks && (1..=LONGEST).contains(&next.len()) && !next.contains('.')
}

/// The part of a text by which a position of the folder's games is recognized.
fn own_mark<G: Game>(text: &str) -> Option<family::PositionMark> {
    family::position(text).filter(|mark| G::GAMES.iter().any(|info| info.id == mark.game))
}

fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

/// The parts of a text that may be the position with this mark, the longest first.
fn spans(text: &str, mark: &Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let words: Vec<Range<usize>> = text
        .split_whitespace()
        .map(|word| {
            let at = offset(text, word);
            at..at + word.len()
        })
        .collect();
    let own = words.iter().position(|word| word.end > mark.start).unwrap_or(0);
    let first = own.saturating_sub(WORDS[0]);
    let last = (own + WORDS[1]).min(words.len());
    let mark_start = mark.start;
    let ends: Vec<usize> = (own..last).rev().collect();
    let words_of = move |end: usize| {
        let begin = move |idx: usize, word: &Range<usize>| if idx == own { mark_start } else { word.start };
        (first..=own).rev().map(|idx| begin(idx, &words[idx])..words[end].end).collect::<Vec<_>>()
    };
    let text = text.to_owned();
    ends.into_iter().flat_map(words_of).filter_map(move |span| {
        let part =
            text[span.clone()].trim_end_matches([')', ']', '}', '>', '"', '\'', '”', '’', ',', ';', '.', '!', '?']);
        // The number of the first move after it.
        let is_number = part.len() < span.len() && part.ends_with(|sign: char| sign.is_ascii_digit()) && {
            let word = part.rsplit(char::is_whitespace).next().unwrap_or_default();
            word.len() < part.len() && word.bytes().all(|byte| byte.is_ascii_digit()) && text[span.end..].trim() != ""
        };
        (!is_number && part.len() >= LEAST).then(|| span.start..span.start + part.len())
    })
}

/// Reads a part of a text as a position: of the game itself, or of the others of its folder, with the usual options or
/// with one that makes it possible.
fn parse<G: Game>(info: &'static GameInfo, text: &str, at: Range<usize>) -> Option<PositionInText> {
    let others = G::GAMES.iter().filter(|other| other.id != info.id);
    core::iter::once(info).chain(others).find_map(|info| {
        choices(info).find_map(|options| {
            let rules = G::new(info.id, &options, &Default::default()).ok()?;
            let mut mends = Vec::new();
            let (pos, history) = rules.mend_position(&text[at.clone()], &mut mends).ok()?;
            let position = rules.write_position(&pos, &history, G::POSITIONS[0]);
            let mends = mends.into_iter().map(|mend| mend.shifted(at.start)).collect();
            Some(PositionInText { id: info.id.to_owned(), options, position, at: at.clone(), mends })
        })
    })
}

/// The usual options of a game, and then those with one other choice.
fn choices(info: &'static GameInfo) -> impl Iterator<Item = Options> {
    let others = info.options.iter().flat_map(|spec| {
        let values = if let rules::OptionKind::Choice(values) = spec.kind { values } else { &[] };
        values.iter().skip(1).map(|value| {
            let mut options = Options::new();
            options.set(spec.key, *value);
            options
        })
    });
    core::iter::once(Options::new()).chain(others)
}

/// The position in an address, such as `…/embed/laska/?lang=en&position=…`, or in an attribute of that name.
fn of_address<G: Game>(info: &'static GameInfo, text: &str) -> Option<PositionInText> {
    const NAME: &str = "position=";
    let start = text.find(NAME)? + NAME.len();
    let value = &text[start..];
    let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''));
    let value = match quote {
        Some(quote) => value[1..].split(quote).next().unwrap_or_default().to_owned(),
        None => value.split(|sign: char| sign.is_whitespace() || "&\"'<>".contains(sign)).next()?.to_owned(),
    };
    let readings = match quote {
        Some(_) => vec![value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")],
        None => vec![percent_decoded(&value.replace('+', " ")), percent_decoded(&value)],
    };
    let found = readings.iter().find_map(|reading| parse::<G>(info, reading, 0..reading.len()))?;
    // Where a fragment stands in the address cannot be told from where it stands in what was decoded.
    let mends = found.mends.into_iter().map(|mend| Mend { at: start, ..mend }).collect();
    Some(PositionInText { at: 0..text.len(), mends, ..found })
}

/// A text of an address with the signs that stand in it as `%2F`.
fn percent_decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((first, behind)) = rest.split_first() {
        let digits = behind.get(..2).and_then(|digits| core::str::from_utf8(digits).ok());
        match digits.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &behind[2..];
            }
            None => {
                bytes.push(*first);
                rest = behind;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The game that begins with the position in a text, with the moves behind it if these are the rest of the text. `None`
/// where the text has no position, or is a game.
pub(super) fn game<G: Game>(info: &'static GameInfo, text: &str) -> Option<ReadGame> {
    if text.len() > MOST || text.lines().any(|line| tag_section::is_tag(line.trim())) {
        return None;
    }
    let found = find::<G>(info, text)?;
    let (before, behind) = (&text[..found.at.start], &text[found.at.end..]);
    // Moves before it: then it is where they lead, or a remark.
    if is_game::<G>(info, before) {
        return None;
    }
    Some(with_moves::<G>(text, &found, behind).unwrap_or_else(|| alone::<G>(text, &found, before, behind)))
}

/// Whether every line of a text seems to be a position: the first two are.
pub(super) fn is_list<G: Game>(info: &'static GameInfo, text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut is_next = || {
        let line = lines.next().filter(|line| (LEAST..MOST).contains(&line.len()));
        line.is_some_and(|line| {
            own_mark::<G>(line).is_some() && find::<G>(info, line).is_some_and(|found| found.at.start == 0)
        })
    };
    is_next() && is_next()
}

/// The game that begins with the position on a line, or why it is none.
pub(super) fn on_line<G: Game>(info: &'static GameInfo, line: &str) -> ReadGame {
    game::<G>(info, line).unwrap_or_else(|| {
        let nothing = || TextFault { line: 1, column: 1, text: line.to_owned(), why: messages::nothing() };
        let fault = fault::<G>(info, line).unwrap_or_else(nothing);
        let tree = GameTree::new(super::head::blank(info));
        ReadGame { number: 1, line: 1, tree, n_turns: 0, result: None, mends: Vec::new(), fault: Some(fault) }
    })
}

fn is_game<G: Game>(info: &'static GameInfo, text: &str) -> bool {
    let first = read::<G>(info.id, text).ok().and_then(|mut games| games.next());
    text.contains(char::is_alphanumeric) && first.is_some_and(|game| game.n_turns > 0)
}

/// The moves behind a position, if nothing else stands there.
fn with_moves<G: Game>(text: &str, found: &PositionInText, behind: &str) -> Option<ReadGame> {
    if !behind.contains(char::is_alphanumeric) {
        return None;
    }
    let mut tags = String::new();
    tag_section::write(&mut tags, "Game", &found.id);
    for (key, value) in found.options.iter() {
        tag_section::write(&mut tags, "Option", &[key, "=", value].concat());
    }
    tag_section::write(&mut tags, "FEN", &found.position);
    let whole = [&tags, "\n", behind].concat();
    let mut games = read::<G>(&found.id, &whole).ok()?;
    let game = games.next().filter(|game| game.n_turns > 0 && game.fault.is_none())?;
    let is_all = games.next().is_none();
    // Places are told in the text that was given.
    let n_added = whole[..whole.len() - behind.len()].matches('\n').count();
    let before = Places::new(text).find(found.at.end);
    let shifted = |line: usize, column: usize| match line.saturating_sub(n_added) {
        0 | 1 => (before.0, before.1 + column.saturating_sub(1)),
        line => (before.0 + line - 1, column),
    };
    let own = placed(text, &found.mends);
    let moves = game.mends.into_iter().map(|mend| {
        let (line, column) = shifted(mend.line, mend.column);
        Placed { line, column, what: mend.what }
    });
    let mends = own.into_iter().chain(moves).collect();
    is_all.then_some(ReadGame { line: 1, mends, ..game })
}

/// The position without any moves; what else the text has is a comment.
fn alone<G: Game>(text: &str, found: &PositionInText, before: &str, behind: &str) -> ReadGame {
    let mut mends = found.mends.clone();
    let mut tree = GameTree::new(record::<G>(found));
    for part in [before, behind] {
        let part = part.trim();
        let is_label = |word: &str| {
            let word = word.trim_matches(|sign: char| !sign.is_alphanumeric());
            word.is_empty()
                || word.contains("://")
                || LABELS.iter().any(|label| label.eq_ignore_ascii_case(word))
                || found.id.eq_ignore_ascii_case(word)
        };
        if part.split_whitespace().all(is_label) {
            continue;
        }
        mends.push(Mend::new(text, comment::cut(part, MAX_REMARK), messages::remark()));
        let kept = comment::one_line(comment::cut(part, MAX_REMARK)).replace("[%", "[ %");
        let comments = &mut tree.notes_mut(NodeIdx::ROOT).comments;
        comments.extend(comment::parts(&kept).map(str::to_owned));
    }
    mends.sort_by_key(|mend| mend.at);
    mends.dedup_by(|one, other| one.how == other.how);
    ReadGame { number: 1, line: 1, tree, n_turns: 0, result: None, mends: placed(text, &mends), fault: None }
}

/// A game that begins with the position, between people without names.
fn record<G: Game>(found: &PositionInText) -> Record {
    let info = G::GAMES.iter().find(|info| info.id == found.id).unwrap_or(&G::GAMES[0]);
    let mut record = Record::new(info.id, info.version, Vec::new());
    record.seats = vec![None; info.teams.len()];
    record.options = found.options.clone();
    record.start = Some(found.position.clone()).filter(|position| !is_usual::<G>(found, position));
    let seats = Session::<G>::seats_to_play(&record).unwrap_or_else(|_| info.seats().collect());
    record.players = seats.iter().map(|_| Player::Human { name: String::new() }).collect();
    record.sit(info.teams.len(), &seats);
    record
}

/// Whether a position is the one with which the game begins anyway.
fn is_usual<G: Game>(found: &PositionInText, position: &str) -> bool {
    G::new(&found.id, &found.options, &Default::default()).is_ok_and(|rules| {
        let start = rules.start();
        let history = History::new(&rules, &start, 0, 0);
        rules.write_position(&start, &history, G::POSITIONS[0]) == position
    })
}

fn placed(text: &str, mends: &[Mend]) -> Vec<Placed<Mend>> {
    let mut places = Places::new(text);
    let place = |mend: &Mend| {
        let (line, column) = places.find(mend.at);
        Placed { line, column, what: mend.clone() }
    };
    mends.iter().map(place).collect()
}

/// Why a text that is no game is none either as what it looks like: a position of the folder's games, or something of
/// another family. `None` where it looks like neither.
pub(super) fn fault<G: Game>(info: &'static GameInfo, text: &str) -> Option<TextFault> {
    let near = comment::cut(text, MOST);
    let at_start = |why: Message| TextFault { line: 1, column: 1, text: String::new(), why };
    let Some(mark) = own_mark::<G>(near) else {
        return other_family::<G>(near).map(|other| at_start(messages::resembles(other)));
    };
    // What is wrong with a position in a tag is told already.
    if near.lines().any(|line| tag_section::is_tag(line.trim())) {
        return None;
    }
    let rules = G::new(info.id, &Options::new(), &Default::default()).ok()?;
    // Of all that may be meant, what could be read furthest says what is wrong.
    let refused = spans(near, &mark.at).filter_map(|span| {
        let error = rules.mend_position(&near[span.clone()], &mut Vec::new()).err()?;
        Some(error.shifted(span.start))
    });
    let ReadError { at, text, why, .. } =
        refused.reduce(|best, other| if other.at > best.at { other } else { best })?;
    let (line, column) = Places::new(near).find(at);
    Some(TextFault { line, column, text, why })
}

#[cfg(test)]
mod tests;

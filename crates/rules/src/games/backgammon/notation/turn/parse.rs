//! The words of a turn, each with its position in the text.

use crate::notation::{ErrorKind, ReadError};

use super::super::super::checkers::Point;
use super::super::super::messages;
use super::super::super::notation;
use super::{DONE, DOUBLE, DROP, NOTHING, ROLL, TAKE};

/// The largest number of moves in a turn.
pub(super) const MOST_MOVES: u8 = 4;

/// A word and what it says.
#[derive(Debug)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    pub meant: Meant<'t>,
}

#[derive(Debug)]
pub(super) enum Meant<'t> {
    Roll,
    Double,
    Take,
    Drop,
    Done,
    /// `-`: nothing was played.
    Nothing,
    /// Two numbers, in the order written.
    Throw([u8; 2]),
    Moves(Item<'t>),
}

/// The path of one checker, or of several on the same path one after the other: `24/18*/13(2)`.
#[derive(Debug)]
pub(super) struct Item<'t> {
    pub text: &'t str,
    /// Its start and every stop that is written; at least two, each nearer to home than the one before.
    pub stops: Vec<Stop<'t>>,
    /// How many checkers; from 1 to [`MOST_MOVES`].
    pub n: u8,
}

/// A place on a path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop<'t> {
    pub text: &'t str,
    pub at: Point,
    /// Whether a hit is written there.
    pub hits: bool,
}

/// Reads all words of a text. Spaces, commas or semicolons separate them; a throw ends with its colon.
pub(super) fn words(text: &str) -> Result<Vec<Word<'_>>, ReadError> {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';');
    let mut words = Vec::new();
    let mut is_thrown = false;
    for word in text.split(is_between).flat_map(|word| word.split_inclusive(':')).filter(|word| !word.is_empty()) {
        let meant = meant(text, word, is_thrown)?;
        is_thrown |= matches!(meant, Meant::Throw(_));
        words.push(Word { text: word, meant });
    }
    Ok(words)
}

/// What a word means; after a throw, a number alone is more likely half a move than another throw.
fn meant<'t>(whole: &'t str, word: &'t str, is_thrown: bool) -> Result<Meant<'t>, ReadError> {
    if word.contains('/') {
        return Ok(Meant::Moves(item(whole, word)?));
    }
    if word.starts_with(|sign: char| sign.is_ascii_digit()) {
        let faces = notation::read_throw(whole, word.strip_suffix(':').unwrap_or(word));
        if faces.is_ok() || !is_thrown {
            return faces.map(Meant::Throw);
        }
    }
    let known = match word.to_ascii_lowercase().as_str() {
        ROLL => Some(Meant::Roll),
        DOUBLE => Some(Meant::Double),
        TAKE => Some(Meant::Take),
        DROP => Some(Meant::Drop),
        DONE => Some(Meant::Done),
        NOTHING => Some(Meant::Nothing),
        _ => None,
    };
    let why = || messages::text_turn_word(word);
    known.ok_or_else(|| ReadError::new(ErrorKind::Syntax, whole, word, why()))
}

fn item<'t>(whole: &'t str, word: &'t str) -> Result<Item<'t>, ReadError> {
    let (way, n, hits) = number(whole, word)?;
    let mut stops: Vec<Stop<'t>> = Vec::new();
    for text in way.split('/') {
        let place = if stops.is_empty() { text } else { text.strip_suffix('*').unwrap_or(text) };
        let at = read_place(whole, place)?;
        if stops.last().is_some_and(|last| last.at <= at) {
            let from = stops[stops.len() - 1].at.to_string();
            let why = messages::text_backward(from, place);
            return Err(ReadError::new(ErrorKind::Illegal, whole, text, why));
        }
        stops.push(Stop { text, at, hits: place.len() < text.len() });
    }
    // A hit mark after the number means the same as before it.
    if let Some(last) = stops.last_mut().filter(|_| hits) {
        last.hits = true;
    }
    Ok(Item { text: word, stops, n })
}

/// Splits `8/5(2)*` into the path, the number, and whether a hit mark follows.
fn number<'t>(whole: &str, word: &'t str) -> Result<(&'t str, u8, bool), ReadError> {
    let Some((way, behind)) = word.split_once('(') else { return Ok((word, 1, false)) };
    let (inside, hits) = match behind.strip_suffix('*') {
        Some(inside) => (inside, true),
        None => (behind, false),
    };
    let n = match inside.as_bytes() {
        [digit @ b'1'..=b'9', b')'] => digit - b'0',
        _ => 0,
    };
    if (1..=MOST_MOVES).contains(&n) {
        return Ok((way, n, hits));
    }
    let fragment = &word[way.len()..];
    let why = messages::text_times(fragment, MOST_MOVES);
    Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why))
}

/// Reads a place as its player counts it: `24` to `1`, `bar` (or `25`), `off` (or `0`).
pub(in super::super) fn read_place(whole: &str, word: &str) -> Result<Point, ReadError> {
    let named =
        [("bar", Point::BAR), ("off", Point::OFF)].into_iter().find(|(name, _)| word.eq_ignore_ascii_case(name));
    // Without leading zeros and plus or minus.
    let is_plain = word == "0" || word.starts_with(|sign: char| matches!(sign, '1'..='9'));
    let numbered = || word.parse().ok().filter(|_| is_plain).and_then(Point::new);
    named.map(|(_, at)| at).or_else(numbered).ok_or_else(|| {
        let why = messages::text_point(word);
        ReadError::new(ErrorKind::Syntax, whole, word, why)
    })
}

//! Parses the accessible names of squares in any language, by the words of that language. Each column that occurs is put
//! into words here, apart from the page's code; a name is then read by looking for what it says. Two columns that are
//! called alike could not be told apart by anybody who listens, and are found out.

use std::cell::RefCell;
use std::collections::BTreeMap;

use rules::view::{Die, Kind, Piece};
use rules::{Arg, GameInfo, Message};

use crate::cell_name::{self, PieceNames};
use crate::english::{self, coloured, kind_message, own_key, translate};

thread_local! {
    /// What can stand on a square, by its words, as in [`Board`](crate::Board).
    static KNOWN: RefCell<BTreeMap<String, Vec<String>>> = const { RefCell::new(BTreeMap::new()) };
}

/// From now on, this test is about pages in this language.
pub fn speak(tag: &str) {
    english::set_language(tag);
    KNOWN.take();
    learn_dice();
}

/// Puts a column, given from the bottom to the top, into words, so that it is understood from now on.
///
/// # Panics
///
/// When another column has the same words.
pub(crate) fn learn(info: &GameInfo, pieces: &[Piece], names: &PieceNames) {
    let column: Vec<String> = pieces.iter().rev().map(|piece| names.name(*piece).to_owned()).collect();
    know(translate(&held(info, pieces)), column);
}

/// The same for all that dice can show.
fn learn_dice() {
    let faces = (1..=6).flat_map(|face| [Die::Shows(face), Die::Used(face)]);
    for die in faces.chain([Die::Aside, Die::Ready]) {
        let shown = match die {
            Die::Aside => Message::new("die-aside"),
            Die::Ready => Message::new("die-ready"),
            Die::Shows(face) => Message::new("word").with("count", face),
            Die::Used(face) => Message::new("die-used").with("face", face),
        };
        know(translate(&shown), vec![cell_name::die(die)]);
    }
}

fn know(words: String, column: Vec<String>) {
    KNOWN.with_borrow_mut(|known| {
        let before = known.insert(words.clone(), column.clone());
        assert!(before.as_ref().is_none_or(|before| *before == column), "“{words}” is {before:?} and {column:?}");
    });
}

/// A square's name and its column; `None` for words that mean nothing.
pub(crate) fn read(name: &str) -> Option<(String, Vec<String>)> {
    const LABEL: &str = "\u{1}";
    const HELD: &str = "\u{2}";
    let square = Message::new("square").with("label", LABEL).with("held", HELD);
    let apart = translate(&square).replace([LABEL, HELD].map(|sign| sign.chars().next().unwrap_or_default()), "");
    // What can be done there follows behind a sign.
    let behind = translate(&Message::new("square-movable").with("square", ""));
    let name = name.split(behind.chars().next()?).next()?;
    let (label, held) = name.split_once(&apart)?;
    let column = KNOWN.with_borrow(|known| known.get(held).cloned())?;
    Some((label.to_owned(), column))
}

fn held(info: &GameInfo, pieces: &[Piece]) -> Message {
    let Some((top, below)) = pieces.split_last() else { return Message::new("empty") };
    if let (Some(key), Some(owner), true) = (own_key(info, "pile"), top.owner, below.contains(top))
        && below.iter().all(|piece| piece == top)
    {
        let (kind, colour) = coloured(info, top.kind, owner);
        return Message::of(key).with("count", pieces.len()).with("colour", colour).with("kind", kind);
    }
    let one = match top.owner {
        Some(owner) => {
            let (kind, colour) = coloured(info, top.kind, owner);
            Message::new("piece").with("colour", colour).with("kind", kind)
        }
        None => kind_message(info, top.kind),
    };
    if below.is_empty() {
        return one;
    }
    let runs = below.chunk_by(|one, other| one == other).rev();
    let groups: Vec<Arg> = runs.map(|run| group(info, run[0], run.len()).into()).collect();
    Message::new("held").with("top", one).with("below", groups)
}

fn group(info: &GameInfo, piece: Piece, count: usize) -> Message {
    let Some(owner) = piece.owner else {
        return Message::new("group-free").with("count", count).with("kind", kind_message(info, piece.kind));
    };
    let (kind, colour) = coloured(info, piece.kind, owner);
    let key = if piece.kind == Kind(0) { "group-plain" } else { "group" };
    Message::new(key).with("count", count).with("colour", colour).with("kind", kind)
}

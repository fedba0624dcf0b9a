//! Names of seats and pieces, and what sentences are made of.

use rules::view::{Kind, Piece};
use rules::{GameInfo, Seat};

use super::FOLDERS;

/// What the seats of a game are called, as a colour: "white". All games here call them alike so far.
pub(crate) fn seat(_info: &GameInfo, seat: Seat) -> &'static str {
    colour(seat)
}

/// What a seat is called as a player: "White".
pub(crate) fn seat_capital(_info: &GameInfo, seat: Seat) -> &'static str {
    player(seat)
}

/// What a kind of piece is called: "officer".
pub(crate) fn kind(info: &GameInfo, kind: Kind) -> &'static str {
    let name = |key| FOLDERS.iter().find_map(|folder| (folder.kind)(key)).unwrap_or(key);
    info.kinds.get(usize::from(kind.0)).map_or("piece", |kind| name(kind.key))
}

pub(super) fn colour(seat: Seat) -> &'static str {
    ["white", "black", "red", "yellow"][seat.idx()]
}

pub(super) fn player(seat: Seat) -> &'static str {
    ["White", "Black", "Red", "Yellow"][seat.idx()]
}

/// One piece: "white officer".
pub(super) fn piece(info: &GameInfo, piece: Piece) -> String {
    let kind = kind(info, piece.kind);
    match piece.owner {
        Some(owner) => format!("{} {kind}", seat(info, owner)),
        None => kind.to_owned(),
    }
}

/// A thing that was not spoken of before: "a white officer".
pub(super) fn a(thing: &str) -> String {
    let article = if thing.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {thing}")
}

pub(super) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The words with a full stop behind them, if they have none.
pub(crate) fn sentence(words: &str) -> String {
    if words.is_empty() || words.ends_with('.') { words.to_owned() } else { format!("{words}.") }
}

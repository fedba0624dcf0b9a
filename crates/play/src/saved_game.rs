//! A game as it is saved.

use rules::Seat;

use crate::record::GameUid;

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// Which game it is.
    pub uid: GameUid,
    /// The wire text of the whole record, including undone entries.
    pub text: String,
    /// How many entries are on the board; the rest are undone. A larger number than there are means all.
    pub at: usize,
    /// The seat whose side of the board was at the bottom.
    pub orientation: Seat,
    /// Auto-flip: whether the seat to move comes to the bottom.
    pub auto_flips: bool,
    /// Whether it has ended.
    pub over: bool,
    /// When it was last played, in milliseconds since 1970.
    pub changed: f64,
}

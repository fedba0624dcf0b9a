//! Where a page stands.

use embed::NotLaid;
use play::SavedGame;
use table::RestoreError;

/// Where a page stands:
///
/// ```text
///                    +--> Elsewhere
///                    |
/// Opening -----------+--> Playing <---> Reading
///    |               |       ^  |
///    |               v       |  v
///  Asked ----------> Refused ---
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// A new game is on the table and can be played. Whether a saved one is to be gone on with is not known yet.
    Opening,
    /// What the page's address asks for waits for the late part: its text, which may be empty. There is no board.
    Asked(String),
    /// A game of which the late part must read something. What is on the table stays there until it has.
    Reading(Unread),
    /// The game on the table is the one that was wanted.
    Playing,
    /// The game that was wanted is not on the table.
    Refused(Trouble),
    /// The page gives way to that of another game.
    Elsewhere,
}

/// What only the late part of the program can read.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread {
    /// A saved game.
    Saved(SavedGame),
    /// A later state of the game on the table.
    News(SavedGame),
}

/// Why the game that was wanted is not on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// A saved game cannot be opened.
    Restore(RestoreError),
    /// A saved game crashed the page whenever it was opened.
    Fatal,
    /// The page's address names a game that this browser does not have.
    NotHere,
    /// The studies of the game cannot be fetched.
    NoStudies,
    /// What the page's address asks for cannot be put on the table: that is said in place of the board.
    NotLaid(NotLaid),
}

impl Phase {
    /// Why the game that was wanted is not on the table.
    pub fn trouble(&self) -> Option<&Trouble> {
        match self {
            Phase::Refused(trouble) => Some(trouble),
            _ => None,
        }
    }

    /// The text that stands in place of the board; `None` where the board is shown.
    pub fn in_place_of_board(&self) -> Option<&str> {
        match self {
            Phase::Asked(text) => Some(text),
            Phase::Refused(Trouble::NotLaid(error)) => Some(error.text()),
            _ => None,
        }
    }
}

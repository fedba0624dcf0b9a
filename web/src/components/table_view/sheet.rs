//! The dialog that is open.

use table::Setup;

/// The dialog that is open.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sheet {
    Settings,
    Seats,
    NewGame(Setup),
    Games,
    Resign,
    Share,
    Embed,
    Keys,
    /// What is printed beside the board: nothing that is seen on a screen.
    Print,
}

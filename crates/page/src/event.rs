//! What comes into a page.

use play::think::Reply;
use play::{GameUid, Record, SavedGame};
use table::{Action, RareAction, Task};

use crate::act::{Answer, DialogAct, Shortcut, Tool};
use crate::edit_lock::LockState;
use crate::late_rules::{LateRules, Unreachable};
use crate::layer::Layer;
use crate::saving::SaveError;

/// What happens to a page.
#[derive(Clone, Debug)]
pub enum Event {
    /// The page is shown for the first time.
    Begin,
    /// It has been drawn.
    Drawn,
    /// Somebody does something at the table.
    Act(Action),
    /// Something rare, which the late part performs.
    Rare(RareAction),
    /// A shape was drawn on the board.
    Shape(String),
    /// A button was pressed.
    Tool(Tool),
    /// A button in the message bar was pressed.
    Answer(Answer),
    /// A key was pressed that does something at a table.
    Shortcut(Shortcut),
    /// Something is done in a dialog or beside the board, where the late part has drawn it.
    Dialog(DialogAct),
    /// The dialog that opens games from texts is wanted, or no longer.
    OpenTexts(bool),
    /// The dialog is closed.
    CloseDialog,
    /// The late part of the program is to be fetched again.
    FetchLate,
    /// The late part is here, or not.
    Late(Result<&'static dyn LateRules, Unreachable>),
    /// A layer of the program is here, or not.
    Layer(Layer, Result<(), Unreachable>),
    /// What follows from something that has happened is to be done.
    CarryOut(Vec<Task>),
    /// Games can be saved from now on.
    StoreOpened,
    /// Whatever is to be gone on with was looked for: the saved game, and whether it keeps crashing the page; or why
    /// nothing can be saved.
    Opened(Result<Option<(SavedGame, bool)>, SaveError>),
    /// The game that the page's address names is not among the saved ones.
    NotHere,
    /// Whether this page holds the edit lock of a game.
    LockChanged(GameUid, LockState),
    /// This page holds the edit lock now; its previous holder saved this.
    Claimed(GameUid, Result<Option<SavedGame>, SaveError>),
    /// A change has been saved, or not.
    Saved {
        /// Of which game.
        uid: GameUid,
        /// Which change.
        change: u32,
        /// How many entries it had.
        at: usize,
        /// Whether it is saved.
        result: Result<(), SaveError>,
    },
    /// Another page has saved a game.
    ChangedElsewhere(GameUid),
    /// This is what it has saved.
    SavedElsewhere(SavedGame),
    /// A saved game to put on the table.
    Brought(SavedGame),
    /// A game to start, and its saved state if it was started before.
    Found(Box<Record>, Option<SavedGame>),
    /// The computer has rested.
    Rested,
    /// The computer replies.
    Reply(Reply),
    /// The page around the table has said something.
    Host(String),
    /// Navigation: the page now is about another game, or in another language.
    Moved(&'static str),
}

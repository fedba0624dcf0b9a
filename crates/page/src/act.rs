//! What somebody does on a page: with buttons and keys, in dialogs, and about a study.

use play::GameUid;
use rules::Level;
use table::{Action, RareAction, Setup};

/// What is done in a dialog or beside the board, where the late part has drawn it.
#[derive(Clone, Debug)]
pub enum DialogAct {
    /// A move was typed, in a language with this tag.
    Type(String, String),
    /// Something is chosen for a new game.
    Choose(Setup),
    /// The chosen new game is started.
    Start,
    /// The computer is to play at this level.
    Level(Level),
    /// The same again, on the other seats, with all computers at this level.
    RematchAt(Level),
    /// A saved game of the game with this id is to be opened.
    Continue(GameUid, String),
    /// The display setting with this key is switched on or off.
    Toggle(&'static str),
    /// The board is to be embedded in another page.
    Embed,
    /// The board is to be printed.
    Print,
    /// The link of the game was sent; whether the dialog has no more to do.
    LinkSent(bool),
}

/// What a button asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Tool {
    /// Something at the table.
    Table(Action),
    /// The settings.
    Settings,
    /// The choice of players for the seats.
    Seats,
    /// A question whether to resign.
    Resign,
    /// The choice of a new game.
    NewGame,
    /// The list of saved games.
    Games,
    /// The texts of the game, and its picture.
    Share,
    /// A hint, or more of it.
    Hint,
    /// What else can be done.
    More,
}

/// What a button in the message bar does.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Something at the table.
    Table(Action),
    /// Something rare at the table.
    Rare(RareAction),
    /// This page takes the game over from another.
    TakeOver,
    /// The same again, on the other seats.
    Rematch,
    /// The next game of the match.
    NextGame,
    /// The choice of a new game.
    NewGame,
    /// The same, with the options of the game.
    Options,
    /// The choice of a level for the computer.
    Level,
    /// The link by which the game goes on elsewhere.
    Link,
    /// Something about the study on the table.
    Study(StudyAct),
    /// Something that the computer is asked beside the game.
    Coach(CoachAct),
}

/// What the computer is asked beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CoachAct {
    /// A hint is wanted, or more of it.
    Hint,
    /// The game is to be reviewed.
    Review,
    /// The review goes on where the browser has kept it, if what it has kept is of this game.
    Resume(String),
    /// The review is put away.
    NoReview,
    /// The page is in view: what waits for that goes on.
    Seen,
    /// The game goes on from a ply.
    TryAgain(usize),
}

/// Something that is done about a study.
#[derive(Clone, PartialEq, Debug)]
pub enum StudyAct {
    /// The studies of the game were fetched, or could not be.
    Fetched(Box<Fetched>),
    /// What was played is judged.
    Follow,
    /// The others play their next reply.
    Reply,
    /// Whoever solves it tries again.
    Again,
    /// They want a hint.
    Hint,
    /// They go on to the next task, or begin anew.
    Next,
    /// The board shows the solution, or what follows on it.
    Show,
    /// They play the game on against the computer.
    PlayOn,
    /// They do not want to repeat this turn of their own any more.
    Forget,
}

/// What the pages and this device have of studies, as texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fetched {
    /// The studies of the game; `None` where they could not be fetched.
    pub studies: Option<String>,
    /// How far somebody has come with studies: see [`crate::StudyProgress`].
    pub progress: String,
    /// The turns of their own games that they repeat: see [`study::Deck`].
    pub mistakes: String,
}

/// What a key does at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// The beginning of the game is shown.
    First,
    /// The position a turn earlier.
    Previous,
    /// The position a turn later.
    Next,
    /// The position on the table.
    Last,
    /// A move is taken back.
    Undo,
    /// It is made again.
    Redo,
    /// The board is turned.
    Flip,
    /// A move is typed.
    Type,
    /// Another game is chosen.
    NewGame,
    /// A hint is wanted, or more of it.
    Hint,
    /// These keys are listed.
    Keys,
}

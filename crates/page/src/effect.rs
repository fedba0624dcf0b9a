//! What goes out of a page as work for others.

use embed::{CommandId, Event as HostEvent, Fault};
use play::think::Think;
use play::{EnterError, GameUid, Preferences, Record, SavedGame, Shape, Summary};
use rules::Level;
use study::Card;
use table::Cue;

use crate::Focus;
use crate::layer::Layer;
use crate::phase::Trouble;

/// What must be done outside after an event. What is large is boxed, as most effects are small.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// What is shown has changed: draw it.
    Draw,
    /// Open the store of saved games; find the one that is named, or else, where none is, the last one in progress of a
    /// game.
    OpenStore {
        /// The saved game that the page's address names.
        named: Option<GameUid>,
        /// The id of the game that the page goes on with by itself.
        resumable: Option<&'static str>,
    },
    /// Ask for the edit lock of this game, and drop that of any other.
    AskToWrite(GameUid),
    /// Take over the edit lock of the game, whoever holds it.
    TakeOver,
    /// Shut out the previous holder of the edit lock, and read what it saved last.
    Claim(GameUid),
    /// Save a game, after the page has shown what was played.
    Save(Box<Save>),
    /// Keep this text of the game for a report of a crash, and whether the store has it too.
    Report {
        /// The game as text.
        text: String,
        /// Whether the store has it.
        is_saved: bool,
    },
    /// Read a game that another page has saved.
    Read(GameUid),
    /// Let the computer think. This cancels its earlier job.
    Think(Box<Think>),
    /// Say after so many milliseconds that the computer has rested.
    Rest(u32),
    /// Cancel the computer's job.
    StopThinking,
    /// Keep the level that was chosen last, or met first.
    KeepLevel(Level),
    /// Load the computer before it is needed.
    Warm,
    /// Note on the device that this game is about to be opened.
    NoteOpening(GameUid),
    /// It has been opened: remove the note.
    NoteOpened,
    /// Put the saved game in the page's address; without one, none.
    Name(Option<GameUid>),
    /// Leave the page for that of a game, which opens the saved game. Nothing was done here: it leaves no history entry.
    GiveWay(String, GameUid),
    /// Replace the page in place by that of another game.
    MoveTo(&'static str),
    /// Keep how somebody wants to play.
    KeepPreferences(Preferences),
    /// Have this heard and felt.
    Cue(Cue),
    /// Fetch the late part.
    FetchLate,
    /// Bring the layers up to this one.
    BringLayer(Layer),
    /// Read the page's words again.
    FollowLanguage,
    /// Show the dialog.
    ShowDialog,
    /// Close the dialog. The browser restores the focus only if the page itself closes it.
    CloseDialog,
    /// The focus goes there.
    Focus(Focus),
    /// What only the late part does.
    Late(Box<LateEffect>),
}

/// What is saved.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// The game.
    pub saved: SavedGame,
    /// What lists show of it.
    pub summary: Summary,
    /// The number of the change.
    pub change: u32,
}

/// What must be done outside by the late part.
#[derive(Clone, PartialEq, Debug)]
pub enum LateEffect {
    /// Read a game that is to be put on the table.
    Bring(GameUid),
    /// Look up whether a game has been started before.
    Find(Box<Record>),
    /// Leave the page for that of a game, which opens the saved game. The reader can come back.
    GoTo(String, GameUid),
    /// Keep the display settings, as text.
    KeepDisplay(String),
    /// Tell the page around the table something.
    Tell(HostEvent),
    /// Tell it why a command is not obeyed.
    Refuse {
        /// The number of the command.
        id: Option<CommandId>,
        /// Why not.
        why: Refusal,
    },
    /// Have the page choose something that it keeps itself, such as its colours.
    Set(&'static str, &'static str),
    /// Have these shapes shown on the board.
    ShowShapes(Vec<Shape>),
    /// Fetch the studies of the game.
    FetchStudies(&'static str),
    /// Note how many tasks of a study of a game are done.
    NoteStudy {
        /// The game, or [`crate::DAY`].
        game: String,
        /// The study.
        id: String,
        /// How many tasks.
        n_done: usize,
    },
    /// Keep a turn of one's own as a task.
    KeepMistake(Box<Card>),
    /// Note that a task of one's own was met again.
    NoteMistake {
        /// The task.
        id: String,
        /// Whether it was known.
        is_known: bool,
        /// The day, counted from 1970 on.
        today: u32,
    },
    /// Forget a task of one's own.
    ForgetMistake(String),
    /// Say what is kept of the last review.
    FindReview,
    /// Keep this of the last review, in place of what was kept.
    KeepReview(String),
    /// Say once the page is in view that it is.
    AwaitView,
    /// Say after so many milliseconds that the others reply, in place of an earlier such wait; `None` ends it.
    Pause(Option<u32>),
}

/// Why a command of the page around the table is not obeyed.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// What it asks for cannot be done. Why, for developers.
    Fault(Fault, &'static str),
    /// The move cannot be played.
    NotPlayed(EnterError),
    /// What it wants on the table cannot be put there.
    NotPut(Trouble),
}

//! What goes into a table.

use play::{PlayerKind, Preferences, StepToken};
use rules::Seat;
use rules::offers::Offer;

use crate::board::BoardEvent;
use crate::jobs::ComputerProgress;
use crate::lines::LineAction;
use crate::orientation::Orientation;
use crate::players::Access;

/// Where to look in the line on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// At its beginning.
    First,
    /// A turn earlier.
    Previous,
    /// A turn later.
    Next,
    /// At the position on the table.
    Last,
}

/// What a human, the computer or the outside does to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// A board event.
    Board(BoardEvent),
    /// One of the steps on offer.
    Choose(StepToken),
    /// The dice are thrown.
    Throw,
    /// How dice are thrown from now on, and what is played automatically.
    Prefer(Preferences),
    /// Back to the last human decision.
    Undo,
    /// Forward again.
    Redo,
    /// A seat is given to another player.
    Reseat(Seat, PlayerKind),
    /// The board is turned to the next seat.
    Flip,
    /// The board is turned.
    Orient(Orientation),
    /// Whether sites use their alternative names.
    Rename(bool),
    /// The player to act thinks of an offer, and is asked whether to make it.
    AskOffer(Offer),
    /// The player to act makes an offer.
    Offer(Offer),
    /// The human who was asked answers the pending proposal.
    Answer(bool),
    /// This seat resigns this many points.
    Resign(Seat, u8),
    /// The time of this seat's player is up.
    Flag(Seat),
    /// A tag of the game is set; an empty text removes it.
    Tag(&'static str, String),
    /// The player to act claims the house rule that applies.
    Claim,
    /// The board shows the position at this ply.
    ViewPly(usize),
    /// The board shows another position of the line, by turns.
    Look(Look),
    /// The board returns to the live position.
    ReturnToLive,
    /// The game goes on from this ply; what was played after it stays.
    Rewind(usize),
    /// Something is done with the lines of the game.
    Lines(LineAction),
    /// What happened since the last turn of the player to act is replayed.
    Replay,
    /// The computer reports its progress.
    Progress(ComputerProgress),
    /// The computer plays.
    ComputerPlays(Vec<String>),
    /// The computer answers a proposal.
    ComputerAnswers(bool),
    /// The computer cannot go on, and why.
    ComputerFails(String),
    /// The computer has rested long enough since the board was still.
    Rested,
    /// A game without people stands still, or goes on.
    Pause(bool),
    /// One turn is played in a game that stands still.
    PlayOne,
    /// The computer is asked again.
    AskAgain,
    /// Whether this page may edit the game, which others may have open too.
    SetAccess(Access),
}

//! What goes into a table.

use play::{PlayerKind, Preferences, Shape, StepToken};
use rules::Seat;
use rules::offers::Offer;

use crate::computer::jobs::ComputerProgress;
use crate::game::history::Look;
use crate::game::lines::LineAction;
use crate::game::players::Access;
use crate::view::board::BoardEvent;
use crate::view::orientation::Orientation;
use crate::{TableState, Task};

/// What a human, the computer or the outside does to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// A board event.
    Board(BoardEvent),
    /// One of the steps on offer.
    Choose(StepToken),
    /// The move that waits for that is confirmed.
    Confirm,
    /// The dice are thrown.
    Throw,
    /// How dice are thrown from now on, and what is played automatically.
    Prefer(Preferences),
    /// Back to the last human decision.
    Undo,
    /// Forward again.
    Redo,
    /// The board is turned to the next seat.
    Flip,
    /// Whether sites use their alternative names.
    Rename(bool),
    /// The player to act thinks of an offer, and is asked whether to make it.
    AskOffer(Offer),
    /// The player to act makes an offer.
    Offer(Offer),
    /// The human who was asked answers the pending proposal.
    Answer(bool),
    /// The player to act claims the house rule that applies.
    Claim,
    /// The board shows the position at this ply.
    ViewPly(usize),
    /// The board shows another position of the line, by turns.
    Look(Look),
    /// One turn after the other is shown, from the position in view on, or from the beginning; or no longer.
    PlayThrough(bool),
    /// The board returns to the live position.
    ReturnToLive,
    /// The game goes on from this ply; what was played after it stays.
    Rewind(usize),
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

/// What happens at a table less often: in dialogs, and beside the board. What does it need not be there at first.
#[derive(Clone, PartialEq, Debug)]
pub enum RareAction {
    /// A seat is given to another player.
    Reseat(Seat, PlayerKind),
    /// The person on this seat is called something else.
    Name(Seat, String),
    /// The board is turned.
    Orient(Orientation),
    /// This seat resigns this many points.
    Resign(Seat, u8),
    /// The time of this seat's player is up.
    Flag(Seat),
    /// A tag of the game is set; an empty text removes it.
    Tag(&'static str, String),
    /// The throw that was drawn by lot, as the game writes it.
    Thrown(String),
    /// A shape is drawn on the board in view; one that is there already is removed.
    Draw(Shape),
    /// Something is done with the lines of the game.
    Lines(LineAction),
}

/// Something that is done to a table.
pub trait Act: Sized {
    /// Does it as far as possible, and gives what must be done outside.
    #[doc(hidden)]
    fn act(self, state: &mut TableState) -> Vec<Task>;

    /// Whether it is a touch of the board, which may be refused.
    #[doc(hidden)]
    fn is_touch(&self) -> bool {
        false
    }
}

impl Act for Action {
    fn act(self, state: &mut TableState) -> Vec<Task> {
        match self {
            Action::Board(event) => state.touch(event),
            Action::Choose(step) => state.say_throw(step).unwrap_or_else(|| state.play(&[step])),
            Action::Confirm => state.confirm(),
            Action::Throw => state.throw_by_hand(),
            Action::Prefer(preferences) => state.take_up(preferences),
            Action::Undo => state.undo(),
            Action::Redo => state.redo(),
            Action::Flip => state.flip(),
            Action::Rename(is_renamed) => state.rename(is_renamed),
            Action::AskOffer(what) => state.ask_offer(what),
            Action::Offer(what) => state.offer(what),
            Action::Answer(yes) => state.answer(yes),
            Action::Claim => state.claim(),
            Action::ViewPly(ply) => state.look_at(ply),
            Action::Look(look) => state.look_at(state.look_goal(look)),
            Action::PlayThrough(plays) => state.play_through(plays),
            Action::ReturnToLive => state.return_to_live(),
            Action::Rewind(ply) => state.rewind(ply),
            Action::Replay => state.replay(),
            Action::Progress(progress) => {
                state.jobs.note(progress);
                Vec::new()
            }
            Action::ComputerPlays(steps) => state.computer_plays(&steps),
            Action::ComputerAnswers(yes) => state.computer_answers(yes),
            Action::ComputerFails(reason) => {
                state.jobs.fail(reason);
                Vec::new()
            }
            Action::Rested => state.end_rest(),
            Action::Pause(is_paused) => state.pause(is_paused),
            Action::PlayOne => state.play_one(),
            Action::AskAgain => state.go_on(),
            Action::SetAccess(access) => state.set_access(access),
        }
    }

    fn is_touch(&self) -> bool {
        matches!(self, Action::Board(BoardEvent::Tap(_) | BoardEvent::Drag(_) | BoardEvent::Drop(_)))
    }
}

impl Act for RareAction {
    fn act(self, state: &mut TableState) -> Vec<Task> {
        match self {
            RareAction::Reseat(seat, player) => state.reseat(seat, player),
            RareAction::Name(seat, name) => state.name_person(seat, &name),
            RareAction::Orient(orientation) => state.orient(orientation),
            RareAction::Resign(by, points) => state.resign(by, points),
            RareAction::Flag(by) => state.flag(by),
            RareAction::Tag(name, value) => state.tag(name, &value),
            RareAction::Thrown(throw) => state.play_lot(&throw),
            RareAction::Draw(shape) => state.draw(shape),
            RareAction::Lines(action) => state.act_on_lines(action),
        }
    }
}

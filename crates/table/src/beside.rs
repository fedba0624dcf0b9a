//! What the computer is asked beside the game, and what the board shows of it.

use play::think::Think;
use rules::view::{Effect, Scene};

use crate::computer::jobs::JobKind;
use crate::input::action::Act;
use crate::{TableState, Task};

/// What is done at a table beside the game. It is apart from [`crate::RareAction`] so that nothing of it is in the program
/// before the late part.
#[derive(Clone, PartialEq, Debug)]
pub enum AsideAction {
    /// The computer is asked something, which waits until it has played.
    Ask(JobKind, Box<Think>),
    /// It has answered that, or could not: the next question is its turn.
    Heard(JobKind),
    /// Questions of this kind are dropped.
    Drop(JobKind),
    /// The board shows what could follow on a scene, and then the position in view again.
    Show(Box<(Scene, Vec<Effect>)>),
}

impl Act for AsideAction {
    fn act(self, state: &mut TableState) -> Vec<Task> {
        match self {
            AsideAction::Ask(kind, question) => state.jobs.ask(kind, *question),
            AsideAction::Heard(kind) => {
                state.jobs.finish(kind);
                Vec::new()
            }
            AsideAction::Drop(kind) => state.jobs.cancel(kind),
            AsideAction::Show(shown) => {
                state.motions.show(shown.0, shown.1);
                Vec::new()
            }
        }
    }
}

impl TableState {
    /// What the computer works at beside the game; `None` when it plays, or does nothing.
    #[inline(always)]
    pub fn asked_beside(&self) -> Option<JobKind> {
        self.jobs.running().filter(|kind| *kind != JobKind::Play)
    }

    /// Whether a step of somebody here is awaited.
    pub fn awaits_person(&self) -> bool {
        self.human_to_act().is_some()
    }

    /// In which of [`play::Table::shown_formats`] turns are shown.
    pub fn shown_format(&self) -> usize {
        usize::from(self.game.format != self.game.table.shown_formats()[0])
    }
}

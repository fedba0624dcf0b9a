//! What the computer says about a game beside playing it: hints for whoever plays alone against it, and a review of what
//! was played. All of it is a part of the late part.

pub(crate) mod hint;
mod kept;
mod mistakes;
pub(crate) mod review;

use play::think::Reply;
use table::{AsideAction, JobKind};

use crate::Page;
use crate::act::CoachAct;

pub use hint::{HintStage, Hinted};
pub use review::{Cost, Review, ReviewedTurn, Share};

/// What the computer says about the game on the table.
#[derive(Debug, Default)]
pub(crate) struct Coaching {
    hint: Option<hint::Hinting>,
    review: Option<Review>,
}

/// Does what somebody wants to know, with everything that reads texts of games.
pub(crate) fn act(page: &mut Page, act: CoachAct) {
    match act {
        CoachAct::Hint => hint::go_on(page),
        CoachAct::Review => review::begin(page),
        CoachAct::Resume(kept) => review::resume(page, &kept),
        CoachAct::NoReview => review::put_away(page),
        CoachAct::Seen => review::go_on(page),
        CoachAct::TryAgain(ply) => review::try_again(page, ply),
    }
}

/// The computer has answered something that was asked beside the game.
pub(crate) fn hear(page: &mut Page, reply: Reply) {
    let Some(kind) = page.table.asked_beside() else { return };
    let lines = match reply {
        Reply::Progress { .. } | Reply::Ready => return,
        Reply::Steps { steps, .. } => Some(steps),
        Reply::Answered { .. } | Reply::Failed { .. } => None,
    };
    let tasks = page.table.apply(AsideAction::Heard(kind));
    page.carry_out(tasks);
    match kind {
        JobKind::Play => {}
        JobKind::Hint => hint::take(page, lines),
        JobKind::Review => review::take(page, lines),
    }
}

impl Page {
    pub(crate) fn coaching(&self) -> Option<&Coaching> {
        self.coaching.as_ref()?.downcast_ref()
    }

    /// What the computer says; from now on something, if it was nothing.
    fn coaching_mut(&mut self) -> &mut Coaching {
        let coaching = self.coaching.get_or_insert_with(|| Box::new(Coaching::default()));
        coaching.downcast_mut().expect("nothing else is kept there")
    }
}

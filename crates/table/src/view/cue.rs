//! What is to be heard and felt of an action.

use rules::view::{Die, Effect, Why};

use crate::{Notice, TableState};

/// What is to be heard and felt of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Pieces move.
    Move,
    /// A piece is captured.
    Capture,
    /// Dice are thrown.
    Dice,
    /// The game ends.
    End,
    /// A touch is refused.
    Refusal,
}

impl Cue {
    /// Its name, such as `move`.
    pub fn name(self) -> &'static str {
        match self {
            Cue::Move => "move",
            Cue::Capture => "capture",
            Cue::Dice => "dice",
            Cue::End => "end",
            Cue::Refusal => "refusal",
        }
    }
}

impl TableState {
    /// What is to be heard and felt of an action that was just performed; `was_over` says whether the game was over
    /// before it.
    pub(crate) fn cue_of(&self, is_touch: bool, was_over: bool) -> Option<Cue> {
        if is_touch && matches!(self.notice, Some(Notice::Refused { .. })) {
            return Some(Cue::Refusal);
        }
        if !was_over && self.is_over() {
            return Some(Cue::End);
        }
        let effects = self.motions.begun()?;
        let is_capture = |effect: &Effect| matches!(why(effect), Some(Why::Take));
        let is_throw = |effect: &Effect| matches!(effect, Effect::Die { die: Die::Shows(_), .. });
        let is_move =
            |effect: &Effect| matches!(effect, Effect::Move { .. } | Effect::Add { .. } | Effect::Flip { .. });
        if effects.iter().any(is_capture) {
            Some(Cue::Capture)
        } else if effects.iter().any(is_move) {
            Some(Cue::Move)
        } else {
            effects.iter().any(is_throw).then_some(Cue::Dice)
        }
    }

    /// What is to be heard and felt of the last action; `None` where that is nothing.
    pub fn cue(&self) -> Option<Cue> {
        self.cue
    }
}

fn why(effect: &Effect) -> Option<Why> {
    match effect {
        Effect::Move { why, .. } | Effect::Remove { why, .. } | Effect::Add { why, .. } => Some(*why),
        Effect::Flip { .. }
        | Effect::Mark { .. }
        | Effect::Die { .. }
        | Effect::Count { .. }
        | Effect::Phase { .. } => None,
    }
}

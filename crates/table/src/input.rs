//! What the player has touched and points at.

pub(crate) mod action;
pub(crate) mod touch;
pub(crate) mod typing;

use play::StepToken;
use rules::view::Site;

/// What the player has touched and points at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Input {
    /// The sites touched so far.
    pub(crate) tried: Vec<Site>,
    /// The site pointed at by a dragged piece, the mouse or the keyboard.
    pub(crate) pointed: Option<Site>,
    /// The site in the square inspector.
    pub(crate) inspected: Option<Site>,
    /// The steps that wait for the player to confirm them, and the site that was touched last.
    pub(crate) unconfirmed: Option<(Vec<StepToken>, Site)>,
}

impl Input {
    /// Nothing is touched, except where a piece that must go on is selected.
    pub(crate) fn restart(&mut self, begun: Option<Site>) {
        *self = Input { tried: begun.into_iter().collect(), ..Input::default() };
    }

    /// Looks away from everything; what was touched stays touched.
    pub(crate) fn look_away(&mut self) {
        self.pointed = None;
        self.inspected = None;
    }
}

//! House rules: ends that the printed rules lack.

use crate::message::RulingId;

/// What triggers a house rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// The same position, the same seat to act included, for the n-th time.
    Repeat(u16),
    /// That many turns in a row, of all seats together, without a step that resets the count.
    NoProgress(u16),
    /// A seat makes the same movement for the n-th time with only its return between, as far as the game counts it: see
    /// [`Progress::back_and_forth`](crate::Progress::back_and_forth).
    BackAndForth(u16),
}

/// Whether a house rule is automatic or must be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// It happens by itself.
    Auto,
    /// The seat to act may claim it.
    Claim,
}

/// What a house rule leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// A draw.
    Draw,
    /// The position is scored as the game does it.
    Score,
}

/// House rule: an end that the printed rules lack, which keeps games finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRule {
    /// What triggers it.
    pub on: Trigger,
    /// Whether it is automatic or must be claimed.
    pub by: By,
    /// What it leads to.
    pub then: Then,
    /// The ruling that names it.
    pub ruling: RulingId,
}

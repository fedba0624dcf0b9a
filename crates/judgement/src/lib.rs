//! What positions, turns and throws are worth, in one unit: points that somebody can expect.
//!
//! In games without networks these are points from 0 for a loss to 1 for a win, made from a search's score by the formula
//! of [`rules::Expectation`]. In games that are played by networks they are points of the stake, as
//! [`rules::Networks::worth`] tells them.

#![forbid(unsafe_code)]

mod full_width;
mod hint;
mod judge;
mod luck;
mod mind;
mod reasons;
mod review;
mod right;

pub use hint::hint;
pub use judge::{Best, Judge, Ranked};
pub use luck::{Luck, Shares, luck, shares};
pub use mind::{Engine, Mind};
pub use reasons::reasons;
pub use review::{judged, review_budget, stake, survey_budget};
pub use right::right_turns;

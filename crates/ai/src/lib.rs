//! Search over the rules of any game: no clock, no thread, no game by name.

#![forbid(unsafe_code)]

mod proposal;
mod search;

pub use proposal::{accepts_draw, accepts_resignation};
pub use search::{Answer, Budget, Progress, WIN, search, worth};

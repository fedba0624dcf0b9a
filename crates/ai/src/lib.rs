//! Search over the rules of any game: no clock, no thread, no game by name.

#![forbid(unsafe_code)]

mod budget;
mod expectation;
mod level;
mod limits;
mod memory;
mod order;
mod principal;
mod proposal;
mod search;

pub use budget::{Answer, Budget, Progress};
pub use level::Level;
pub use proposal::{accepts_draw, accepts_resignation};
pub use search::{WIN, search, worth};

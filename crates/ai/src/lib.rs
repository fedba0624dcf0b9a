//! Search over the rules of any game: no clock, no thread, no game by name.

#![forbid(unsafe_code)]

mod budget;
mod expectimax;
mod level;
mod limits;
mod move_order;
mod proposal;
mod pvs;
mod scores;
mod search;
mod transposition_table;

pub use budget::{Budget, SearchProgress, SearchResult};
pub use level::Level;
pub use proposal::{accepts_draw, accepts_resignation};
pub use scores::WIN;
pub use search::{score, search};

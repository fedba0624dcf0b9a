//! Search over the rules of any game: no clock, no thread, no game by name.

#![forbid(unsafe_code)]

mod budget;
mod by_networks;
mod expectimax;
mod limits;
mod lookahead;
mod move_order;
pub mod network;
mod proposal;
mod pvs;
mod scores;
mod search;
mod transposition_table;

pub use budget::{Budget, SearchProgress, SearchResult};
pub use by_networks::{odds, score_by_networks, search_by_networks};
pub use lookahead::Lookahead;
pub use proposal::{accepts_draw, accepts_resignation};
pub use scores::WIN;
pub use search::{score, search};

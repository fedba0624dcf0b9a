//! Search over the rules of any game: no clock, no thread, no game by name.
//!
//! # How the computer plays by networks
//!
//! Where dice decide, a player can know more of a position than a search can find out. So a game may have small
//! networks ([`rules::Networks`]). The game says which of them evaluates a position, and what its inputs are
//! ([`inputs`](rules::Networks::inputs)). The network says how probable each end of the game is ([`rules::Odds`]). The
//! game says what these odds are worth to a seat ([`worth`](rules::Networks::worth)): with the doubling cube, and at
//! the score of a match. So a gammon is worth two points at the beginning of a match, and nothing where one point is
//! enough. What a table knows exactly, such as the end of a race, no network is asked
//! ([`known_odds`](rules::Networks::known_odds)).
//!
//! The search evaluates all turns at a glance, looks at the best of them a throw ahead, and at the best of those
//! farther ahead, as far as the level's budget goes. Decisions about stakes (doubles, takes, resignations) follow from
//! the same odds. How much a turn decides ([`SPREAD`](rules::Networks::SPREAD)) is the measure of a level's errors.
//!
//! A weight is a byte in the file. In memory it is a whole number of 16 bits for inputs that are 1, and a float for the
//! others. No sum depends on the machine, so the same level plays the same everywhere. `arena train` makes the
//! networks: see `docs/strength.md`.

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

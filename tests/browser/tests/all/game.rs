//! Games played on the page, from the start to the result, and what must not be lost on the way.

mod agreements;
mod audit;
mod choosing;
mod computer;
mod crash;
mod dice;
mod gestures;
mod kept_games;
mod kills;
mod lanrick;
mod lens;
mod lino;
mod look_back;
mod ludo;
mod motion;
mod pairs;
mod pictures;
mod programs;
mod reseating;
mod seats;
pub(crate) mod shelf;
mod sides;
mod storage;
mod tabs;
mod touch;
mod transcript;
mod whole_games;

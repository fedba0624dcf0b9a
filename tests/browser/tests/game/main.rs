//! Laska played in the page, from home to the result, and what must not be lost on the way.

mod audit;
mod crash;
mod kills;
mod lens;
mod look_back;
mod machine;
mod pictures;
mod storage;
mod tabs;
mod touch;
mod transcript;
mod whole_games;

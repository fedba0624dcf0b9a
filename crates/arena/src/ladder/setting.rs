//! How the games of a ladder are played.

use std::time::Instant;

use rules::Options;

/// How games are played. They depend on the seed alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting<'a> {
    pub(super) id: &'a str,
    pub(super) options: &'a Options,
    pub(super) networks: Option<&'a str>,
    pub(super) seed: u64,
    pub(super) n_jobs: usize,
    /// When no further game begins.
    pub(super) end: Instant,
}

/// How many random turns, of all seats together, open each game.
pub(super) const OPENING: usize = 4;

//! The folders of games, one module each, and the catalogue of them all; `build.rs` generates both from the folders.

use crate::GameInfo;

/// A folder of games.
#[derive(Clone, Copy, Debug)]
pub struct Folder {
    /// Its name, which is also that of its module.
    pub name: &'static str,
    /// The games in it; there is at least one.
    pub games: &'static [GameInfo],
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));

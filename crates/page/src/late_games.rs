//! The games with all that reads and writes what is said of them, for the late part.

use play::formats::GameTexts;
use play::{Games, Links, LotGames};

/// The games, with what reads and writes their texts and links.
#[derive(Clone, Copy)]
pub(crate) struct LateGames {
    pub(crate) games: &'static dyn Games,
    pub(crate) texts: &'static dyn GameTexts,
    pub(crate) links: &'static dyn Links,
    pub(crate) lots: &'static dyn LotGames,
}

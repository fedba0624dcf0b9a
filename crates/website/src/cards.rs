//! What the site knows of games beside their rules and messages.

use std::collections::BTreeMap;

/// The cards of games by their ids.
pub(crate) type Cards = BTreeMap<String, Card>;

/// What is told of a game where its page is linked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// The position that its preview shows.
    pub(crate) position: String,
    /// Who devised it, where that is known.
    pub(crate) author: Option<String>,
}

/// The cards of all games. Nothing tells them yet.
pub(crate) fn cards() -> Cards {
    Cards::new()
}

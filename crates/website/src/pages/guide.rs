//! What stands below a game's table: how it is played, in short, what it is, and the games that belong to it.

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::pages::{card, family, learn, study_pages};
use crate::texts::games::Game;

/// The id of the section's heading, for navigation by landmarks.
pub(crate) const HEADING: &str = "guide";

/// What stands below a game's table.
pub(crate) fn guide(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let section = tag("section").with("class", "guide").with("data-part", "guide").with("aria-labelledby", HEADING);
    Ok(section
        .children(learn::in_short(page, game, HEADING)?)
        .child(study_pages::way(page, game)?)
        .child(tag("p").with("class", "facts").text(card::facts(page, game)?))
        .children(family::others(page, game)?)
        .in_lines())
}

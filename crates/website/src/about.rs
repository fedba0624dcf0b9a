//! The bottom of a page: how to play the game or what the portal is, and links to all games.

use crate::SiteError;
use crate::html::{Element, tag};
use crate::languages::HOME;
use crate::page::Page;
use crate::{messages, prose};

/// The id of the section's heading, for navigation by landmarks.
const HEADING: &str = "about";

/// The bottom of a page.
pub(crate) fn about(page: &Page<'_>) -> Result<Element, SiteError> {
    let section = tag("section").with("class", "about").with("data-part", "about").with("aria-labelledby", HEADING);
    let section = section.made(text(page)?);
    let section = if page.is_of_game() { section.children(rulings(page)?) } else { section };
    Ok(section.child(games(page)?).in_lines())
}

/// How to play the game, or what the portal is.
fn text(page: &Page<'_>) -> Result<String, SiteError> {
    let name = if page.is_of_game() { page.game.id } else { HOME };
    prose::html_of(page.language.prose(name)?, page.language, HEADING)
}

/// The game's rulings, if it has any.
fn rulings(page: &Page<'_>) -> Result<Vec<Element>, SiteError> {
    let rulings = page.game.rulings(page.language)?;
    if rulings.is_empty() {
        return Ok(Vec::new());
    }
    // The id is an anchor, so that a ruling can be linked to.
    let rulings = rulings.into_iter().map(|(id, ruling)| {
        let name = tag("b").with("dir", "ltr").text(&id);
        tag("li").with("id", &id).child(name).text(format!(" {ruling}"))
    });
    Ok(vec![
        tag("h3").text(page.say(&messages::rulings())?),
        tag("p").text(page.say(&messages::rulings_why())?),
        tag("ul").with("class", "rulings").children(rulings).in_lines(),
    ])
}

/// Links to all games, each with its description.
fn games(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut list = tag("ul");
    for game in page.site.games {
        let link = tag("a").with("href", page.game_in(game, page.language)).text(game.name(page.language)?);
        let is_this = page.is_of_game() && game.id == page.game.id;
        let link = if is_this { link.with("aria-current", "page") } else { link };
        list = list.child(tag("li").child(link).child(tag("p").text(game.say(page.language, "description")?)));
    }
    let heading = page.say(&messages::games())?;
    Ok(tag("nav")
        .with("class", "choice")
        .with("aria-label", &heading)
        .child(tag("h2").text(&heading))
        .child(list.in_lines()))
}

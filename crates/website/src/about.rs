//! The bottom of a page: how to play the game or what the portal is, and links to all games.

use crate::SiteError;
use crate::html::{Element, tag};
use crate::languages::PORTAL;
use crate::messages;
use crate::page::Page;

/// The id of the section's heading, for navigation by landmarks.
const HEADING: &str = "about";
/// The key of what the first page says of the portal, without the number of the paragraph.
pub(crate) const HOME_ABOUT: &str = "page-home-about";

/// The bottom of a page.
pub(crate) fn about(page: &Page<'_>) -> Result<Element, SiteError> {
    let section = tag("section").with("class", "about").with("data-part", "about").with("aria-labelledby", HEADING);
    let section = if page.is_of_game() { of_game(page, section)? } else { of_portal(page, section)? };
    Ok(section.child(games(page)?).in_lines())
}

fn of_game(page: &Page<'_>, section: Element) -> Result<Element, SiteError> {
    let (game, language) = (page.game, page.language);
    let section = section.child(tag("h2").with("id", HEADING).text(game.say(language, "about")?));
    let section = section.children(paragraphs(game.about(language)?));
    let rulings = game.rulings(language)?;
    if rulings.is_empty() {
        return Ok(section);
    }
    // The id is an anchor, so that a ruling can be linked to.
    let rulings = rulings.into_iter().map(|(id, ruling)| {
        let name = tag("b").with("dir", "ltr").text(&id);
        tag("li").with("id", &id).child(name).text(format!(" {ruling}"))
    });
    let section = section
        .child(tag("h3").text(page.say(&messages::rulings())?))
        .child(tag("p").text(page.say(&messages::rulings_why())?));
    Ok(section.child(tag("ul").with("class", "rulings").children(rulings).in_lines()))
}

fn of_portal(page: &Page<'_>, section: Element) -> Result<Element, SiteError> {
    let about = page.language.paragraphs(PORTAL, HOME_ABOUT)?;
    Ok(section
        .child(tag("h2").with("id", HEADING).text(page.say(&messages::home_about())?))
        .children(paragraphs(about)))
}

fn paragraphs(texts: Vec<String>) -> impl Iterator<Item = Element> {
    texts.into_iter().map(|text| tag("p").text(text))
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

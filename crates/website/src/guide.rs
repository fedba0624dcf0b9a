//! What stands below a game's table: how it is played, what it is, and the games that belong to it.

use crate::games::Game;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::{SiteError, card, messages, pictures, prose};

/// The id of the section's heading, for navigation by landmarks.
pub(crate) const HEADING: &str = "guide";

/// What stands below a game's table.
pub(crate) fn guide(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let section = tag("section").with("class", "guide").with("data-part", "guide").with("aria-labelledby", HEADING);
    Ok(section
        .child(told(page, game.id, Some(HEADING))?)
        .child(figures(page, game)?)
        .children(rulings(page, game)?)
        .child(told(page, &history(game.id), None)?)
        .child(tag("p").with("class", "facts").text(card::facts(page, game)?))
        .children(family(page, game)?)
        .in_lines())
}

/// Prose, with its language where it has not been translated yet.
fn told(page: &Page<'_>, name: &str, id: Option<&str>) -> Result<Element, SiteError> {
    let source = page.language.prose(name)?;
    let text = tag("div").made(prose::html_of(source, page.language, id)?);
    let is_own = source.tag == page.language.tag || page.language.is_pseudo();
    Ok(if is_own { text } else { text.with("lang", &source.tag).with("dir", "ltr") })
}

/// The name of the prose about a game's history.
pub(crate) fn history(id: &str) -> String {
    format!("{id}-history")
}

/// Pictures of positions with their captions. `theme.js` fetches a picture when its place comes into view.
fn figures(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let mut figures = tag("div").with("class", "figures");
    for (idx, (width, height)) in page.site.pictures.sizes(game).enumerate() {
        let place = tag("svg")
            .with("class", "picture")
            .with("viewBox", format!("0 0 {width} {height}"))
            .with("aria-hidden", "true")
            .with("data-picture", format!("{}{}", page.assets(), pictures::path(game.id, idx)));
        let caption = tag("figcaption").text(game.say(page.language, &format!("picture-{}", idx + 1))?);
        figures = figures.child(tag("figure").child(place).child(caption));
    }
    Ok(figures.in_lines())
}

/// The game's rulings, if it has any.
fn rulings(page: &Page<'_>, game: &Game) -> Result<Vec<Element>, SiteError> {
    let rulings = game.rulings(page.language)?;
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

/// Links to the other games of its family, if it has any.
fn family(page: &Page<'_>, game: &Game) -> Result<Option<Element>, SiteError> {
    let others = page.site.games.iter().filter(|other| other.facts.family == game.facts.family && other.id != game.id);
    let mut list = tag("ul");
    for other in others.clone() {
        let link = tag("a").with("href", page.game_in(other, page.language)).text(other.name(page.language)?);
        list = list.child(tag("li").child(link).child(tag("p").text(other.say(page.language, "line")?)));
    }
    let heading = page.say(&card::family_name(&game.facts.family))?;
    Ok(others.clone().next().map(|_| {
        tag("nav")
            .with("class", "choice")
            .with("aria-label", &heading)
            .child(tag("h2").text(&heading))
            .child(list.in_lines())
    }))
}

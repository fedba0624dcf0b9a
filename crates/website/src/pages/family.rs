//! The other games of a game's family.

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::pages::card;
use crate::texts::games::Game;

/// Links to the other games of its family, if it has any.
pub(crate) fn others(page: &Page<'_>, game: &Game) -> Result<Option<Element>, SiteError> {
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

//! The page about the portal: who made the games, what is stored, and whose work ships with it.

use rules::games::Portal;
use rules::{Catalogue as _, Game, MatchState, Options, Visitor};

use crate::SiteError;
use crate::files::{assets, offline};
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::{languages, messages, prose};

/// The id of its heading.
const HEADING: &str = "about";

/// The page about the portal.
pub(crate) fn about(page: &Page<'_>) -> Result<Element, SiteError> {
    let text = prose::html_of(page.language.prose(languages::ABOUT)?, page.language, Some(HEADING))?;
    // The edition is named by all pages together, this one among them: its name is filled in afterwards.
    let version = tag("p").with("class", "facts").text(page.say(&messages::version(offline::NAMELESS))?);
    Ok(tag("main")
        .with("class", "guide")
        .with("aria-labelledby", HEADING)
        .made(text)
        .child(scales(page)?)
        .child(notices(page)?)
        .child(version)
        .in_lines())
}

/// The constant of each game with which scores become expected points.
fn scales(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut rows = tag("tbody");
    for game in page.site.games {
        let Some(scale) = Portal::visit(game.id, Scale(game.id)).flatten() else { continue };
        let name = tag("th").with("scope", "row").text(game.name(page.language)?);
        rows = rows.child(tag("tr").child(name).child(tag("td").text(scale.to_string())));
    }
    let head = tag("tr").child(tag("td")).child(tag("th").with("scope", "col").text(page.say(&messages::scale())?));
    let table = tag("table").with("aria-label", page.say(&messages::scales())?);
    Ok(tag("section").child(table.child(tag("thead").child(head)).child(rows.in_lines())))
}

/// Finds the constant of a game; none where it is played by networks.
struct Scale<'a>(&'a str);

impl Visitor for Scale<'_> {
    type Out = Option<u16>;

    fn visit<G: Game>(self) -> Option<u16> {
        let rules = G::new(self.0, &Options::new(), &MatchState::default()).ok()?;
        G::NETWORKS.is_empty().then(|| rules.expectation().scale)
    }
}

/// Other people's work that ships with the portal, and a link to all that their licences say.
fn notices(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut rows = tag("tbody");
    for notice in page.site.notices {
        let cells = [&notice.name, &notice.version, &notice.licence].map(|text| tag("td").text(text));
        rows = rows.child(tag("tr").children(cells));
    }
    let head = [messages::notices_name(), messages::notices_version(), messages::notices_licence()];
    let head: Vec<Element> = head
        .iter()
        .map(|says| Ok(tag("th").with("scope", "col").text(page.say(says)?)))
        .collect::<Result<_, SiteError>>()?;
    let table =
        tag("table").with("dir", "ltr").child(tag("thead").child(tag("tr").children(head))).child(rows.in_lines());
    let all = tag("a").with("href", page.asset(assets::NOTICES)?).text(page.say(&messages::notices_all())?);
    // A wide table scrolls by itself, by keys too.
    let scrolls = tag("div").with("class", "wide").with("tabindex", "0").with("role", "region");
    let scrolls = scrolls.with("aria-label", page.say(&messages::notices())?);
    Ok(tag("section").child(scrolls.child(table)).child(tag("p").child(all)))
}

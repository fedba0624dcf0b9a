//! The page for addresses where nothing is: `404.html`, which servers send for an address at any depth. No relative
//! address holds there, so its script and its style are inside it, and a policy of its own allows these two alone.

use crate::SiteError;
use crate::files::{policy, shorten};
use crate::html::{Element, tag};
use crate::page::Site;
use crate::pages::{card, head};
use crate::texts::games::Game;
use crate::texts::languages::Language;
use crate::texts::messages;

/// What it is made of beside its words.
const SCRIPT: &str = include_str!("../../../../web/scripts/portal/not_found.js");
const STYLE: &str = include_str!("../../../../web/portal/not_found.css");

/// The way into the site for whoever has no scripts, where its address is not known: nearly every mistyped address lies
/// one folder below a page.
const UP: &str = "../";

/// Its script, as it stands in it: a classic one, which imports nothing.
fn script() -> String {
    format!("{{\n{}}}\n", shorten::script(&shorten::with_plain(SCRIPT)))
}

/// Its style, as it stands in it.
fn style() -> String {
    shorten::style(STYLE)
}

/// The document: a section for each language, of which the script shows one.
///
/// # Errors
/// A language lacks a message.
pub(crate) fn document(site: &Site<'_>) -> Result<String, SiteError> {
    let Some(first) = site.languages.first() else { return Ok(String::new()) };
    let (script, style) = (script(), style());
    let meta = |name: &str, content: &str| tag("meta").with("name", name).with("content", content);
    let policy = policy::of_inline(&script, &style);
    let head = tag("head")
        .child(tag("meta").with("charset", "utf-8"))
        .child(head::lock())
        .child(tag("meta").with("http-equiv", "Content-Security-Policy").with("content", policy))
        .child(meta("viewport", "width=device-width, initial-scale=1"))
        .child(tag("title").text(first.say(&messages::missing())?))
        .child(meta("robots", "noindex"))
        .child(tag("style").made(style))
        .in_lines();
    let sections: Vec<Element> =
        site.languages.iter().map(|language| section(site, language)).collect::<Result<_, _>>()?;
    let body = tag("body").children(sections).child(tag("script").made(script)).in_lines();
    let mut html = tag("html").with("lang", &first.tag).with("dir", first.direction());
    if let Some(address) = site.address {
        html = html.with("data-root", address.path());
    }
    Ok(format!("<!doctype html>\n{}\n", html.child(head).child(body).in_lines()))
}

/// What it says in a language.
fn section(site: &Site<'_>, language: &Language) -> Result<Element, SiteError> {
    let home = link(site, &format!("{}/", language.tag));
    let mut games = tag("ul");
    for game in site.games {
        games = games.child(tag("li").child(game_link(site, language, game)?));
    }
    let nearest = tag("p").with("class", "nearest").flag("hidden").text(language.say(&messages::missing_nearest())?);
    Ok(tag("section")
        .with("lang", &language.tag)
        .with("dir", language.direction())
        .child(home.with("class", "name").text(language.say(&messages::name())?))
        .child(tag("h1").text(language.say(&messages::missing())?))
        .child(tag("p").text(language.say(&messages::missing_why())?))
        .child(nearest.child(link(site, "")))
        .child(tag("h2").text(language.say(&messages::all_games())?))
        .child(games.in_lines())
        .in_lines())
}

/// A link to a game. The first language's names the game in all languages, for the script to find.
fn game_link(site: &Site<'_>, language: &Language, game: &Game) -> Result<Element, SiteError> {
    let to = link(site, &format!("{}/{}/", language.tag, game.id)).with("data-game", game.id);
    let is_first = site.languages.first().is_some_and(|first| first.tag == language.tag);
    let to = if is_first { to.with("data-names", card::names(site.languages, game)?) } else { to };
    Ok(to.text(game.name(language)?))
}

/// A link to a page by its path below the root, as well as is known without a script.
fn link(site: &Site<'_>, path: &str) -> Element {
    let href = site.address.map_or_else(|| UP.to_owned(), |address| format!("{}{path}", address.path()));
    tag("a").with("href", href)
}

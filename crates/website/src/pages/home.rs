//! The home page: the games saved in this browser, first lessons, and all games as cards, the best known first. It can be
//! read before anything has loaded and without JavaScript; `saved.js` shows what is saved, and `finder.js` finds games.

use std::collections::BTreeSet;

use rules::Message;

use crate::SiteError;
use crate::drawings::icons::{self, icon};
use crate::html::{Element, tag};
use crate::page::{Page, Site};
use crate::pages::{card, saved, study_pages};
use crate::texts::messages;

/// The id of the heading over all games.
const HEADING: &str = "games";

/// The id of what stands before the first lessons.
const LESSONS: &str = "lessons";

/// The minutes that a game may take, as choices.
const MINUTES: [u16; 3] = [15, 30, 60];

/// How many games are found by looking.
const SEEN_AT_ONCE: usize = 3;

/// Whether the home page of a site has what finds games.
pub(crate) fn has_finder(site: &Site<'_>) -> bool {
    site.games.len() > SEEN_AT_ONCE
}

/// The home page.
pub(crate) fn home(page: &Page<'_>) -> Result<Element, SiteError> {
    let heading = tag("h2").with("id", HEADING).with("class", "heard").text(page.say(&messages::all_games())?);
    let games = tag("section")
        .with("class", "all-games")
        .with("aria-labelledby", HEADING)
        .child(heading)
        .children(if has_finder(page.site) { Some(finding(page)?) } else { None })
        .child(daily(page)?)
        .child(card::families(page)?)
        .in_lines();
    Ok(tag("main")
        .with("class", "portal-home")
        .child(page.site.pictures.shared())
        .child(saved::section(page)?)
        .children(lessons(page)?)
        .child(games)
        .child(saved::words(page)?)
        .in_lines())
}

/// The ways to the first lessons of all games, if there are any.
fn lessons(page: &Page<'_>) -> Result<Option<Element>, SiteError> {
    let mut list = tag("ul");
    let mut n_lessons = 0;
    for game in page.site.in_order().into_iter().flat_map(|(_, games)| games) {
        let Some(address) = study_pages::lesson(page, game) else { continue };
        let link = tag("a").with("href", address).text(game.name(page.language)?);
        list = list.child(tag("li").child(link));
        n_lessons += 1;
    }
    let label = tag("span").with("id", LESSONS).text(page.say(&messages::lessons())?);
    let lessons = tag("nav").with("class", "lessons").with("aria-labelledby", LESSONS);
    Ok((n_lessons > 0).then(|| lessons.child(label).child(list.in_lines()).in_lines()))
}

/// The way to the puzzle of the day.
fn daily(page: &Page<'_>) -> Result<Element, SiteError> {
    let link = tag("a").with("href", page.puzzle()).child(icon(icons::STAR));
    let link = link.child(tag("span").text(page.say(&messages::puzzle())?));
    Ok(tag("p").with("class", "daily").child(link))
}

/// The foot of a page without a table.
pub(crate) fn foot(page: &Page<'_>) -> Result<Element, SiteError> {
    let link = tag("a").with("href", page.about()).text(page.say(&messages::about())?);
    Ok(tag("footer").with("class", "foot").child(link))
}

/// What finds games, closed until somebody wants it.
fn finding(page: &Page<'_>) -> Result<Element, SiteError> {
    let words = tag("span").text(page.say(&messages::find_placeholder())?);
    let summary = tag("summary").child(icon(icons::LENS)).child(words);
    Ok(tag("details").with("class", "find").child(summary).child(finder(page)?).in_lines())
}

/// What finds games by name and by what they are.
fn finder(page: &Page<'_>) -> Result<Element, SiteError> {
    let search = tag("input")
        .with("type", "search")
        .with("name", "name")
        .with("placeholder", page.say(&messages::find_placeholder())?)
        .with("autocomplete", "off")
        .with("spellcheck", "false");
    let label = tag("label")
        .with("class", "search")
        .child(tag("span").with("class", "heard").text(page.say(&messages::find())?))
        .child(search);
    let surprise = tag("button")
        .with("type", "button")
        .flag("data-surprise")
        .child(icon(icons::DIE))
        .child(tag("span").text(page.say(&messages::surprise())?));
    let everybody: BTreeSet<usize> = page.site.games.iter().flat_map(|game| game.summary.players.clone()).collect();
    let mut players = vec![(String::new(), messages::any()), ("1".to_owned(), messages::alone())];
    players.extend(everybody.into_iter().map(|n| (n.to_string(), messages::players(n))));
    let dice = vec![
        (String::new(), messages::any()),
        ("with".to_owned(), messages::with_dice()),
        ("without".to_owned(), messages::without_dice()),
    ];
    let mut minutes = vec![(String::new(), messages::any())];
    minutes.extend(MINUTES.map(|most| (most.to_string(), messages::minutes_most(most))));
    let status = tag("p").with("class", "found").with("role", "status");
    let all =
        tag("button").with("type", "reset").flag("hidden").flag("data-all").text(page.say(&messages::show_all())?);
    Ok(tag("form")
        .with("class", "finder")
        .with("role", "search")
        .child(tag("div").with("class", "first").child(label).child(surprise).in_lines())
        .child(choice(page, "players", &messages::filter_players(), players)?)
        .child(choice(page, "dice", &messages::filter_dice(), dice)?)
        .child(choice(page, "minutes", &messages::filter_minutes(), minutes)?)
        .child(tag("div").with("class", "result").child(status).child(all))
        .in_lines())
}

/// A list of choices; the first one is chosen.
fn choice(
    page: &Page<'_>,
    name: &'static str,
    label: &Message,
    choices: Vec<(String, Message)>,
) -> Result<Element, SiteError> {
    let mut select = tag("select").with("name", name);
    for (value, says) in choices {
        select = select.child(tag("option").with("value", value).text(page.say(&says)?));
    }
    Ok(tag("label").child(tag("span").text(page.say(label)?)).child(select.in_lines()))
}

//! A game's card: its board, its name, and one line: who plays it, and for how long.

use rules::Message;

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::facts::Duration;
use crate::texts::games::Game;
use crate::texts::languages::Language;
use crate::texts::messages;

/// The family of the games in a box of classics.
const OF_THE_BOX: &str = "lattjo";

/// Stands between facts.
const BETWEEN: &str = " · ";

/// The families of games, each with its cards.
pub(crate) fn families(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut families = tag("div").with("class", "families");
    for (family, games) in page.site.in_order() {
        let mut cards = tag("ul");
        for game in &games {
            cards = cards.child(card(page, game)?);
        }
        let section = tag("section").with("class", format!("family of-{}", games.len()));
        let heading = tag("h3").text(page.say(&family_name(family))?);
        let comes_from = match family {
            OF_THE_BOX => Some(tag("p").with("class", "from").text(page.say(&messages::lattjo_set())?)),
            _ => None,
        };
        families = families.child(section.child(heading).children(comes_from).child(cards.in_lines()).in_lines());
    }
    Ok(families.in_lines())
}

/// The name of a family.
pub(crate) fn family_name(family: &str) -> Message {
    Message::of(family_key(family))
}

/// The key of a family's name.
pub(crate) fn family_key(family: &str) -> String {
    format!("page-family-{family}")
}

/// A game's card. The link covers all of it; what it says of the game to scripts is in attributes.
fn card(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let link = tag("a").with("href", page.game_in(game, page.language)).text(game.name(page.language)?);
    let going_on = tag("span").with("class", "going-on").flag("hidden").text(page.say(&messages::going_on())?);
    // Where cards are narrow, this is left out.
    let minutes = tag("span").text(format!("{BETWEEN}{}", page.say(&duration(game))?));
    let numbers: Vec<String> =
        std::iter::once(1).chain(game.summary.players.iter().copied()).map(|n| n.to_string()).collect();
    Ok(tag("li")
        .with("class", "card")
        .with("data-game", game.id)
        .with("data-players", numbers.join(" "))
        .with("data-dice", if game.summary.has_dice { "with" } else { "without" })
        .with("data-minutes", game.facts.duration.minutes.to_string())
        .with("data-names", names(page.site.languages, game)?)
        .child(page.site.pictures.card(game))
        .child(tag("h4").child(link))
        .child(going_on)
        .child(tag("p").text(page.say(&players(game))?).child(minutes))
        .in_lines())
}

/// The names by which the game is found: those of all languages.
pub(crate) fn names(languages: &[Language], game: &Game) -> Result<String, SiteError> {
    let mut names: Vec<String> = Vec::new();
    for language in languages.iter().filter(|language| !language.is_pseudo()) {
        let other = language.other_names(game.id).split(", ").map(str::to_owned);
        for name in std::iter::once(game.name(language)?).chain(other) {
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
    }
    Ok(names.join(", "))
}

/// Who plays it, with what, how long, and from which age.
pub(crate) fn facts(page: &Page<'_>, game: &Game) -> Result<String, SiteError> {
    let dice = if game.summary.has_dice { messages::with_dice() } else { messages::without_dice() };
    let facts = [players(game), dice, duration(game)].into_iter().chain(game.facts.age.map(messages::age));
    let facts: Vec<String> = facts.map(|fact| page.say(&fact)).collect::<Result<_, _>>()?;
    Ok(facts.join(BETWEEN))
}

/// How many people play it. One of them can always play alone, as the computer takes the other seats.
fn players(game: &Game) -> Message {
    match game.summary.players.last() {
        None | Some(2) => messages::players_one_or_two(),
        Some(most) => messages::players_range(1_usize, *most),
    }
}

fn duration(game: &Game) -> Message {
    let Duration { minutes, is_measured } = game.facts.duration;
    if is_measured { messages::minutes_about(minutes) } else { messages::minutes(minutes) }
}

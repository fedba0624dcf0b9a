//! The games saved in this browser, as the home page shows them: the place for them, and every sentence that `saved.js`
//! may need, in the page's language.

use rules::Message;
use web::prerender;

use crate::SiteError;
use crate::drawings::icons::{self, icon};
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::games::Game;
use crate::texts::messages;

/// The id of the section's heading.
const HEADING: &str = "saved";
/// The most people at one table.
const MOST_PEOPLE: usize = 4;

/// The place for the games saved in this browser. It is hidden until there are any.
pub(crate) fn section(page: &Page<'_>) -> Result<Element, SiteError> {
    let more =
        tag("button").with("type", "button").flag("hidden").flag("data-more").text(page.say(&messages::saved_more())?);
    Ok(tag("section")
        .with("class", "saved")
        .with("aria-labelledby", HEADING)
        .child(tag("h2").with("id", HEADING).text(page.say(&messages::saved())?))
        .child(tag("ul"))
        .child(more)
        .child(tag("p").with("class", "heard").with("role", "status"))
        .child(template(page)?)
        .in_lines())
}

/// A saved game, without what differs.
fn template(page: &Page<'_>) -> Result<Element, SiteError> {
    let button = |name: &'static str, sign: &str, says: &Message| -> Result<Element, SiteError> {
        let label = page.say(says)?;
        let button = tag("button").with("type", "button").flag(name).with("aria-label", &label).with("title", label);
        Ok(button.child(icon(sign)))
    };
    let words = tag("span")
        .child(tag("b"))
        .child(tag("span").flag("data-state"))
        .child(tag("span").flag("data-who"))
        .child(tag("time"));
    let open = tag("a").child(tag("span").with("class", "view")).child(words.in_lines());
    let undo = tag("button").with("type", "button").flag("data-undo").text(page.say(&messages::saved_undo())?);
    let game = tag("li")
        .child(open.in_lines())
        .child(button("data-pin", icons::PIN, &messages::saved_pin())?.with("aria-pressed", "false"))
        .child(button("data-delete", icons::BIN, &messages::saved_delete())?);
    let gone =
        tag("p").with("class", "gone").flag("hidden").text(format!("{} ", page.say(&messages::saved_deleted())?));
    Ok(tag("template").child(game.child(gone.child(undo)).in_lines()))
}

/// Every sentence that `saved.js` may need, by its key.
pub(crate) fn words(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut words = tag("template").with("id", "words");
    for (key, says) in all(page)? {
        words = words.child(tag("i").with("data-key", key).text(says));
    }
    Ok(words.in_lines())
}

fn all(page: &Page<'_>) -> Result<Vec<(String, String)>, SiteError> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |key: String, says: &Message| -> Result<(), SiteError> {
        all.push((key, page.say(says)?));
        Ok(())
    };
    for (key, says) in [
        ("your-turn", messages::saved_your_turn()),
        ("computer-turn", messages::saved_computer_turn()),
        ("offer", messages::saved_offer()),
        ("waiting-for-you", messages::saved_waiting_for_you()),
        ("waiting-for-them", messages::saved_waiting_for_them()),
        ("you-won", messages::saved_you_won()),
        ("you-lost", messages::saved_you_lost()),
        ("draw", messages::saved_draw()),
        ("over", messages::saved_over()),
        ("open", messages::saved_open()),
        ("watched", messages::saved_watched()),
        ("deleted", messages::saved_deleted()),
        ("failed", messages::saved_failed()),
    ] {
        add(key.to_owned(), &says)?;
    }
    for (number, level) in prerender::levels() {
        add(format!("computer-{number}"), &messages::saved_computer(level))?;
    }
    for n in 2..=MOST_PEOPLE {
        add(format!("people-{n}"), &messages::saved_people(n))?;
        add(format!("mixed-{n}"), &messages::saved_mixed(n))?;
    }
    for n in 0..=page.site.games.len() {
        add(format!("found-{n}"), &messages::found(n))?;
    }
    for game in page.site.games {
        all.extend(of_game(page, game)?);
    }
    Ok(all)
}

/// Whose turn it is, and who has won, in the game's own words for its seats and teams.
fn of_game(page: &Page<'_>, game: &Game) -> Result<Vec<(String, String)>, SiteError> {
    let mut all = Vec::new();
    for (idx, seat) in game.summary.seats.iter().enumerate() {
        let says = game.say_about(page.language, &messages::saved_turn(seat.clone()))?;
        all.push((format!("{} turn-{}", game.id, idx + 1), says));
    }
    for (seats, team) in &game.summary.teams {
        let numbers: Vec<String> = seats.iter().map(usize::to_string).collect();
        let says = game.say_about(page.language, &messages::saved_win(team.clone()))?;
        all.push((format!("{} win-{}", game.id, numbers.join("-")), says));
    }
    Ok(all)
}

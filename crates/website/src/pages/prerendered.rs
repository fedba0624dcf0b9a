//! Page content that does not need the app: the prerendered table, and the crash page.

use std::rc::Rc;

use web::PageKind;
use web::prerender::{self, Meanwhile};

use rules::Message;

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::games::Game;
use crate::texts::messages;

/// The prerendered table, which the app replaces.
pub(crate) fn table(page: &Page<'_>, game: &Game) -> Result<String, SiteError> {
    // An embedded page has its language in its address.
    let how_to_play = (page.kind != PageKind::Embed).then(|| page.lesson_of(game));
    let meanwhile = Meanwhile { how_to_play, unscripted: page.say(&messages::no_script())? };
    Ok(prerender::table(game.id, Rc::clone(&page.language.words), &meanwhile)?)
}

/// The crash page, which `boot.js` shows if the app crashes.
pub(crate) fn crashed(page: &Page<'_>) -> Result<Element, SiteError> {
    let text = |message: &Message| -> Result<Element, SiteError> { Ok(tag("p").text(page.say(message)?)) };
    let field = |message: &Message, name: &'static str| -> Result<Element, SiteError> {
        let area = tag("textarea").flag(name).flag("readonly").with("rows", "8").with("spellcheck", "false");
        Ok(tag("label").text(format!("{} ", page.say(message)?)).child(area))
    };
    let again = tag("button").with("type", "button").flag("data-again").text(page.say(&messages::crash_again())?);
    let details = tag("details")
        .flag("data-details")
        .child(tag("summary").text(page.say(&messages::crash_details())?))
        .child(field(&messages::crash_game(), "data-game")?)
        .child(field(&messages::crash_message(), "data-message")?);
    let main = tag("main")
        .with("class", "crash")
        .child(tag("h1").with("tabindex", "-1").text(page.say(&messages::crash())?))
        .child(text(&messages::crash_why())?)
        .child(text(&messages::crash_saved())?.flag("data-saved"))
        .child(text(&messages::crash_unsaved())?.flag("data-unsaved"))
        .child(tag("p").child(again))
        .child(details);
    Ok(tag("template").with("id", "crashed").with("data-part", "crashed").child(main.in_lines()))
}

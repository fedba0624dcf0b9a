//! The top of a page: the portal's name, the ways to all games and to the rules, and the menu of languages and colours.

use rules::Message;
use web::PageKind;

use crate::SiteError;
use crate::drawings::icons::{self, icon};
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::languages::Language;
use crate::texts::messages;

/// A theme and its name.
type Theme = (&'static str, fn() -> Message);

/// The colour themes.
const THEMES: [Theme; 3] =
    [("auto", messages::theme_auto), ("light", messages::theme_light), ("dark", messages::theme_dark)];

/// The top of a page.
pub(crate) fn masthead(page: &Page<'_>) -> Result<Element, SiteError> {
    let home = tag("a").with("class", "home").with("href", page.home());
    let mut masthead = tag("header")
        .with("class", "masthead")
        .with("data-part", "masthead")
        .child(home.child(tag("h1").text(page.say(&messages::name())?)));
    masthead = match page.kind {
        PageKind::Game => masthead.child(ways(page)?),
        PageKind::Home => masthead.child(tag("p").text(page.say(&messages::home_description())?)),
        _ => masthead.child(tag("p").text(page.say(&messages::tagline())?)),
    };
    if page.is_root {
        for language in page.site.languages.iter().filter(|language| language.tag != page.language.tag) {
            let offer = language_link(page, language).with("class", "offer").flag("hidden").flag("data-offer");
            masthead = masthead.child(offer.text(language.say(&messages::offer())?));
        }
    }
    Ok(masthead.child(menu(page)?).in_lines())
}

/// The ways from a game to all games and to its rules. `sheet.js` shows both beside the game.
fn ways(page: &Page<'_>) -> Result<Element, SiteError> {
    let close = page.say(&messages::close())?;
    let way = |sheet: &str, href: String, sign: &str, name: &Message| -> Result<Element, SiteError> {
        // Where there is no room, the icon stands alone.
        let name = page.say(name)?;
        let link = tag("a").with("href", href).with("data-sheet", sheet).with("data-close", &close);
        Ok(link.with("aria-label", &name).child(icon(sign)).child(tag("span").text(name)))
    };
    Ok(tag("nav")
        .with("class", "ways")
        .with("aria-label", page.say(&messages::ways())?)
        .child(way("games", page.home(), icons::GRID, &messages::all_games())?)
        .child(way(
            "guide",
            page.game.map_or_else(String::new, |game| page.lesson_of(game)),
            icons::BOOK,
            &messages::how_to_play(),
        )?)
        .child(sounds(page)?)
        .in_lines())
}

/// The switch of the sounds. It needs JavaScript, which unhides it.
fn sounds(page: &Page<'_>) -> Result<Element, SiteError> {
    let name = page.say(&messages::sounds())?;
    let switch = tag("input").with("type", "checkbox").with("name", "sounds").with("aria-label", &name);
    let label = tag("label").with("class", "sounds").with("title", name).flag("hidden");
    Ok(label.child(switch).child(icon(icons::SPEAKER)))
}

fn menu(page: &Page<'_>) -> Result<Element, SiteError> {
    let language = page.say(&messages::language_name())?;
    let summary = tag("summary").with("aria-label", &language);
    let summary = summary.child(icon(icons::GLOBE)).child(tag("span").text(language));
    let choices = tag("div").child(languages(page)?).child(themes(page)?).in_lines();
    Ok(tag("details").with("class", "menu").child(summary).child(choices).in_lines())
}

fn languages(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut list = tag("ul");
    for language in page.site.languages {
        let is_this = language.tag == page.language.tag;
        let link = language_link(page, language).text(language.say(&messages::language_name())?);
        list = list.child(tag("li").child(if is_this { link.with("aria-current", "page") } else { link }));
    }
    Ok(tag("nav").with("aria-label", page.say(&messages::languages())?).child(list.in_lines()))
}

/// A link to the same page in another language, without its text.
fn language_link(page: &Page<'_>, language: &Language) -> Element {
    tag("a")
        .with("href", page.same_in(language))
        .with("lang", &language.tag)
        .with("dir", language.direction())
        .with("hreflang", &language.tag)
}

/// The choice of themes. It needs JavaScript, which unhides it.
fn themes(page: &Page<'_>) -> Result<Element, SiteError> {
    let mut themes = tag("fieldset").with("class", "themes").flag("hidden");
    themes = themes.child(tag("legend").text(page.say(&messages::themes())?));
    for (theme, name) in THEMES {
        let radio = tag("input").with("type", "radio").with("name", "theme").with("value", theme);
        let label = tag("span").text(page.say(&name())?);
        themes = themes.child(tag("label").child(radio).child(label));
    }
    Ok(themes.in_lines())
}

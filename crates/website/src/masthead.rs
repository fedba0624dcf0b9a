//! The top of a page: the portal's name, and the menu of languages and colours.

use rules::Message;

use crate::SiteError;
use crate::html::{Element, tag};
use crate::languages::Language;
use crate::messages;
use crate::page::Page;

/// A globe, drawn as paths on a grid of 24.
const GLOBE: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18";

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
        .child(home.child(tag("h1").text(page.say(&messages::name())?)))
        .child(tag("p").text(page.say(&messages::tagline())?));
    if page.is_root {
        for language in page.site.languages.iter().filter(|language| language.tag != page.language.tag) {
            let offer = language_link(page, language).with("class", "offer").flag("hidden").flag("data-offer");
            masthead = masthead.child(offer.text(language.say(&messages::offer())?));
        }
    }
    Ok(masthead.child(menu(page)?).in_lines())
}

fn menu(page: &Page<'_>) -> Result<Element, SiteError> {
    let sign = tag("svg")
        .with("class", "icon")
        .with("viewBox", "0 0 24 24")
        .with("aria-hidden", "true")
        .child(tag("path").with("d", GLOBE));
    let summary = tag("summary").child(sign).child(tag("span").text(page.say(&messages::language_name())?));
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

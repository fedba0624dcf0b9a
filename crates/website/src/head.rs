//! The head of a page: its title, its permissions, and its assets, most urgent first.

use web::PageKind;

use crate::html::{Element, tag};
use crate::messages;
use crate::page::Page;
use crate::{SiteError, assets, policy};

/// The colour of the paper in light and in dark; browsers use it for their own frame. `web/tests/contrast.rs` checks it
/// against the style sheet.
const PAPERS: [(&str, &str); 2] = [("light", "#f3ead9"), ("dark", "#1d1a17")];

/// The head of a page.
pub(crate) fn head(page: &Page<'_>) -> Result<Element, SiteError> {
    let (title, description) = titles(page)?;
    let paper = |(scheme, colour): (&str, &str)| {
        meta("theme-color", colour).with("media", format!("(prefers-color-scheme: {scheme})"))
    };
    let policy = tag("meta").with("http-equiv", "Content-Security-Policy").with("content", policy::PAGE);
    let head = tag("head")
        .child(tag("meta").with("charset", "utf-8"))
        .children(page.site.reload.is_empty().then_some(policy))
        .child(meta("viewport", "width=device-width, initial-scale=1"))
        .child(meta("color-scheme", "light dark"))
        .children(PAPERS.map(paper))
        .child(tag("title").text(title))
        .child(meta("description", description).with("data-part", "description"));
    let head = if page.kind == PageKind::Embed || page.language.is_pseudo() {
        head.child(meta("robots", "noindex"))
    } else {
        head.children(alternates(page))
    };
    Ok(head.children(fetched(page)).in_lines())
}

fn titles(page: &Page<'_>) -> Result<(String, String), SiteError> {
    if page.is_of_game() {
        Ok((page.game.say(page.language, "title")?, page.game.say(page.language, "description")?))
    } else {
        Ok((page.say(&messages::home_title())?, page.say(&messages::home_description())?))
    }
}

/// The same page in every real language, and a default for all others.
fn alternates(page: &Page<'_>) -> Vec<Element> {
    let link = |hreflang: &str, href: String| link("alternate", href).with("hreflang", hreflang);
    let languages = page.site.languages.iter().filter(|language| !language.is_pseudo());
    let mut links: Vec<Element> =
        languages.clone().map(|language| link(&language.tag, page.same_in(language))).collect();
    let default = if page.is_of_game() { languages.clone().next().map(|first| page.same_in(first)) } else { None };
    links.push(link("x-default", default.unwrap_or_else(|| page.root())));
    links
}

fn fetched(page: &Page<'_>) -> Vec<Element> {
    let asset = |name: &str| format!("{}{name}", page.assets());
    // A preload counts only if it is requested in the same way as by `fetch`.
    let for_fetch = |address: String| link("preload", address).with("as", "fetch").flag("crossorigin");
    let mut all = vec![
        // Render-blocking, to avoid layout shifts: the page is short and arrives in one piece.
        link("expect", "#crashed".to_owned()).with("blocking", "render"),
        link("icon", asset(assets::ICON)).with("type", "image/svg+xml"),
        link("stylesheet", asset(assets::STYLE)),
        tag("script").with("src", asset(assets::THEME)),
        link("modulepreload", asset(assets::NAVIGATION)),
        link("modulepreload", asset(assets::SAVED_GAMES)),
        link("modulepreload", page.program(assets::APP)),
        for_fetch(page.program(assets::WASM)).with("type", "application/wasm"),
    ];
    // The language of an embedded page is in its address.
    if page.kind != PageKind::Embed {
        all.extend(page.language.table_paths(&page.game.subject).iter().map(|path| for_fetch(asset(path))));
    }
    all.push(tag("script").with("type", "module").with("src", asset(assets::BOOT)));
    all
}

fn link(rel: &str, href: String) -> Element {
    tag("link").with("rel", rel).with("href", href)
}

fn meta(name: &str, content: impl Into<String>) -> Element {
    tag("meta").with("name", name).with("content", content)
}

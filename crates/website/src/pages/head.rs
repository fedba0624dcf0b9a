//! The head of a page: its title, its permissions, and its assets, most urgent first.

use web::PageKind;

use crate::SiteError;
use crate::drawings::{app_icons, preview};
use crate::files::{art_styles, assets, manifest, policy};
use crate::html::{Element, tag};
use crate::page::Page;
use crate::pages::{home, oembed, start};
use crate::search_engines::{structured, versions};
use crate::texts::games::Game;
use crate::texts::messages;

/// The head of a page.
pub(crate) fn head(page: &Page<'_>) -> Result<Element, SiteError> {
    let (title, description) = titles(page)?;
    let paper = |(scheme, colour): (&str, &str)| {
        meta("theme-color", colour).with("media", format!("(prefers-color-scheme: {scheme})"))
    };
    let policy = if page.table().is_some() { policy::table } else { policy::page };
    let policy =
        tag("meta").with("http-equiv", "Content-Security-Policy").with("content", policy(&page.inline_scripts()));
    let program = page.table().map_or_else(|| Ok(Vec::new()), |game| program(page, game))?;
    let policy = page.site.reload.is_empty().then_some(policy);
    // An embedded page may have no origin. Its first script puts these into the page, in other words or not at all.
    let is_embed = page.kind == PageKind::Embed;
    let held = is_embed.then(|| tag("template").with("id", "held").children(policy.clone()).children(program.clone()));
    let head = tag("head")
        .child(tag("meta").with("charset", "utf-8"))
        .child(lock())
        .children(policy.filter(|_| !is_embed))
        .children(held)
        .children(page.inline_scripts().into_iter().map(start::script))
        .child(meta("viewport", "width=device-width, initial-scale=1"))
        .child(meta("color-scheme", "light dark"))
        .children(manifest::PAPERS.map(paper))
        .child(tag("title").text(title))
        .child(meta("description", description).with("data-part", "description"));
    let head = if versions::is_listed(page) {
        head.children(addresses(page))
            .children(described(page))
            .children(shared(page)?)
            .children(structured::block(page)?)
    } else {
        head.child(meta("robots", "noindex"))
    };
    // From disk a game's page asks for its modules in vain. That costs nothing but lines in the console, and elsewhere the
    // browser finds them at once.
    Ok(head.children(fetched(page)?).children(if is_embed { Vec::new() } else { program }).in_lines())
}

fn titles(page: &Page<'_>) -> Result<(String, String), SiteError> {
    match (page.game, page.kind) {
        (Some(game), PageKind::Learn) => {
            let title = page.site.lessons.text(page.language, game).map_or("", |text| &text.title);
            Ok((page.say(&messages::learn_title(title))?, page.say(&messages::learn_description(title))?))
        }
        (Some(game), PageKind::Studies) => {
            let name = game.name(page.language)?;
            let title = game.say_about(page.language, &messages::studies_title(name.as_str()))?;
            Ok((title, game.say_about(page.language, &messages::studies_description(name))?))
        }
        (None, PageKind::Puzzle) => Ok((page.say(&messages::puzzle())?, page.say(&messages::puzzle_description())?)),
        (Some(game), _) => Ok((game.say(page.language, "title")?, game.say(page.language, "description")?)),
        (None, PageKind::About) => Ok((page.say(&messages::about_title())?, page.say(&messages::about_description())?)),
        (None, _) => Ok((page.say(&messages::home_title())?, page.say(&messages::home_description())?)),
    }
}

/// Where the page is, and where it is in other languages. Only an absolute address can be canonical.
fn addresses(page: &Page<'_>) -> Vec<Element> {
    let to = |page: &Page<'_>, other: &Page<'_>| match page.site.address {
        Some(address) => address.join(&other.folder()),
        None => format!("{}{}", page.root(), other.folder()),
    };
    // Browsers share the canonical address, so it follows when the app changes the language of the page.
    let canonical = page.site.address.map(|_| link("canonical", to(page, page)).with("data-part", "canonical"));
    let alternates = versions::alternates(page).into_iter();
    let alternates = alternates.map(|(hreflang, other)| link("alternate", to(page, &other)).with("hreflang", hreflang));
    canonical.into_iter().chain(alternates).collect()
}

/// Where programs find how to show the page's table in a page of theirs. They ask for an absolute address.
fn described(page: &Page<'_>) -> Option<Element> {
    let (address, game) = page.site.address.zip(page.table())?;
    let href = address.join(&oembed::description_path(game));
    Some(link("alternate", href).with("type", oembed::DESCRIPTION_TYPE))
}

/// What others show of the page when somebody sends a link to it.
fn shared(page: &Page<'_>) -> Result<Vec<Element>, SiteError> {
    let (title, description) = titles(page)?;
    let property = |name: &str, content: String| tag("meta").with("property", name).with("content", content);
    let mut all = vec![
        property("og:type", "website".to_owned()),
        property("og:title", title.clone()),
        property("og:description", description),
        property("og:locale", page.language.tag.replace('-', "_")),
    ];
    all.extend(page.site.address.map(|address| property("og:url", address.join(&page.folder()))));
    if let Some(image) = versions::image(page)? {
        all.extend([
            property("og:image", image),
            property("og:image:width", preview::WIDTH.to_string()),
            property("og:image:height", preview::HEIGHT.to_string()),
            property("og:image:alt", title),
            meta("twitter:card", "summary_large_image"),
        ]);
    }
    Ok(all)
}

/// What the page fetches beside its program.
fn fetched(page: &Page<'_>) -> Result<Vec<Element>, SiteError> {
    let asset = |name: &str| page.asset(name);
    let icon = link("icon", asset(assets::ICON)?).with("type", "image/svg+xml");
    let mut all = vec![icon, link("stylesheet", asset(assets::STYLE)?)];
    // The boards that it shows: those of its game, or of every game.
    let boards = match page.game {
        Some(game) => Some(art_styles::of(game.folder)),
        None => (page.kind == PageKind::Home).then(|| art_styles::ALL.to_owned()),
    };
    if let Some(boards) = boards {
        all.push(link("stylesheet", asset(&boards)?));
    }
    // A frame is not installed.
    if page.kind != PageKind::Embed {
        // Browsers ask for it without a password unless they are told otherwise.
        all.push(link("manifest", page.manifest()).with("crossorigin", "use-credentials"));
        if page.site.has_drawings {
            all.push(link("apple-touch-icon", asset(app_icons::TOUCH.path)?));
        }
    }
    if page.table().is_some() {
        // Render-blocking, to avoid layout shifts: the page is short and arrives in one piece.
        all.push(link("expect", "#crashed".to_owned()).with("blocking", "render"));
        return Ok(all);
    }
    let script = match page.kind {
        PageKind::Learn => Some(assets::LEARN),
        PageKind::Studies | PageKind::Puzzle => Some(assets::STUDIES),
        _ => None,
    };
    if let Some(script) = script {
        all.push(link("stylesheet", asset(assets::LEARN_STYLE)?));
        let script = module(asset(script)?);
        // A study that the script opens pushes down what follows: nothing is shown before.
        let script = if page.kind == PageKind::Learn { script } else { script.with("blocking", "render") };
        all.extend([theme(page)?, script]);
        return Ok(all);
    }
    for style in [assets::CARDS_STYLE, assets::HOME_STYLE] {
        all.push(link("stylesheet", asset(style)?));
    }
    all.push(theme(page)?);
    if page.kind == PageKind::Home {
        all.push(link("modulepreload", asset(assets::SAVED_GAMES)?));
        all.push(module(asset(assets::SAVED)?));
        if home::has_finder(page.site) {
            all.push(module(asset(assets::FINDER)?));
        }
    }
    Ok(all)
}

/// The program of a page with a game's table: what it imports and fetches to start, and the modules that do so.
fn program(page: &Page<'_>, game: &Game) -> Result<Vec<Element>, SiteError> {
    let asset = |name: &str| page.asset(name);
    // A preload counts only if it is requested in the same way as by `fetch`.
    let for_fetch = |address: String| link("preload", address).with("as", "fetch").flag("crossorigin");
    let mut all = vec![
        link("modulepreload", asset(assets::WORDS)?),
        link("modulepreload", asset(assets::SAVED_GAMES)?),
        link("modulepreload", asset(assets::APP)?),
        for_fetch(asset(assets::WASM)?).with("type", "application/wasm"),
        for_fetch(asset(&assets::of_folder(game.folder, assets::GAMES))?).with("type", "application/wasm"),
    ];
    if page.kind == PageKind::Embed {
        // The script that takes them out of their template inserts modules later than links.
        for script in [assets::BOOT, assets::HOST] {
            all.push(link("modulepreload", asset(script)?));
        }
    } else {
        // The language of an embedded page is in its address.
        for table in page.language.first_tables(&game.subject) {
            all.push(for_fetch(asset(&table)?));
        }
    }
    all.push(module(asset(assets::BOOT)?));
    Ok(all)
}

fn module(address: String) -> Element {
    tag("script").with("type", "module").with("src", address)
}

/// Keeps the extension Dark Reader from changing the colours of a page that has dark ones of its own, and pieces that are
/// told apart by their colours.
pub(crate) fn lock() -> Element {
    tag("meta").with("name", "darkreader-lock")
}

/// The script that sets the theme. Nothing is painted before, and what comes after it in a page waits for it: in the head
/// of most pages, and in pages with a table below the words for a start that fails.
pub(crate) fn theme(page: &Page<'_>) -> Result<Element, SiteError> {
    Ok(tag("script").with("src", page.asset(assets::THEME)?))
}

fn link(rel: &str, href: String) -> Element {
    tag("link").with("rel", rel).with("href", href)
}

fn meta(name: &str, content: impl Into<String>) -> Element {
    tag("meta").with("name", name).with("content", content)
}

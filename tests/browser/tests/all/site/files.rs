//! What can be checked in the pages' files without a browser: that they exist, their metadata, and that their links
//! lead to files and to every page.

use std::collections::BTreeSet;
use std::fs;

use browser::{Model, addresses, site};
use rules::games::FOLDERS;

use super::addresses::game_of;
use super::room::languages;

/// The text of a page.
fn page(address: &str) -> String {
    let file = site().join(address).join("index.html");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The tags of this name, with their attributes.
fn tags<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("<{name} ");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

/// The path below the site's root that a relative address on a page refers to.
fn resolve(address: &str, link: &str) -> String {
    let mut parts: Vec<&str> = address.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => assert!(parts.pop().is_some(), "{address}: {link} leads out of the site"),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The language tag of a page, by its address.
fn language(address: &str) -> &str {
    address.split('/').next().filter(|first| !first.is_empty() && *first != "embed").unwrap_or("en")
}

#[test]
fn every_game_has_its_pages_in_every_language() {
    let games = || FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id);
    let of_language = |lang: String| {
        let of_game = |id| ["", "how-to-play/", "studies/"].map(|page| format!("{lang}/{id}/{page}"));
        let of_games = games().flat_map(of_game).collect::<Vec<_>>();
        of_games.into_iter().chain(["", "about/", "puzzle/"].map(|page| format!("{lang}/{page}")))
    };
    let embedded = games().map(|id| format!("embed/{id}/"));
    let expected = languages().into_iter().flat_map(of_language).chain(embedded).chain([String::new()]);
    assert_eq!(addresses().into_iter().collect::<BTreeSet<_>>(), expected.collect());
    for known in ["ar", "el", "en", "en-XA", "hr", "ru", "sl", "sr", "tr"] {
        assert!(languages().iter().any(|lang| lang == known), "{known} is missing");
    }
}

#[test]
fn every_page_says_what_it_is() {
    let mut titles = BTreeSet::new();
    for address in addresses() {
        let html = page(&address);
        let is_embedded = address.starts_with("embed/");
        let title = html.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap_or_default();
        // The root is the English home page; every other page of a language has a title of its own.
        let is_copy = address.is_empty() || is_embedded;
        let lang = language(&address);
        // Titles of two languages may be alike.
        let is_new = is_copy || titles.insert((lang.to_owned(), title.to_owned()));
        assert!(!title.is_empty() && is_new, "{address}: {title}");
        assert_eq!(values(&html, "lang")[0], lang, "{address}");
        assert_eq!(values(&html, "dir")[0], if lang == "ar" { "rtl" } else { "ltr" }, "{address}");
        assert_eq!(html.matches("<meta name=\"description\"").count(), 1, "{address}");
        let n_squares = game_of(&address).map_or(0, |game| Model::new(game, 0).board().0.len());
        let n_cells = values(&html, "role").iter().filter(|role| **role == "gridcell").count();
        assert_eq!(n_cells, n_squares, "{address}");
        if let Some(game) = game_of(&address) {
            assert_eq!(values(&html, "data-game"), [game], "{address}");
        }
    }
}

#[test]
fn every_page_names_the_same_page_in_every_language() {
    // Search engines should index neither embedded pages nor the pseudo-language.
    let is_found = |address: &String| !["embed/", "en-XA/"].iter().any(|folder| address.starts_with(folder));
    for address in addresses().into_iter().filter(is_found) {
        let html = page(&address);
        let alternates = tags(&html, "link").into_iter().filter(|tag| tag.contains("rel=\"alternate\""));
        let named: BTreeSet<(String, String)> = alternates
            .map(|tag| {
                let tag = format!(" {tag}");
                (values(&tag, "hreflang")[0].to_owned(), resolve(&address, values(&tag, "href")[0]))
            })
            .collect();
        let rest = address.split_once('/').map_or("", |(_, rest)| rest);
        for lang in languages().iter().filter(|lang| *lang != "en-XA") {
            assert!(named.contains(&(lang.clone(), format!("{lang}/{rest}"))), "{address}: {named:?}");
        }
    }
}

#[test]
fn links_lead_to_files_and_to_every_page() {
    let all: BTreeSet<String> = addresses().into_iter().collect();
    let mut seen = BTreeSet::from([String::new()]);
    let mut rest = vec![String::new()];
    while let Some(address) = rest.pop() {
        let html = page(&address);
        for link in tags(&html, "a")
            .into_iter()
            .flat_map(|tag| values(&format!(" {tag}"), "href").first().map(|link| (*link).to_owned()))
        {
            // What a table is asked for is not part of its page's address.
            let goal = resolve(&address, link.split(['#', '?']).next().unwrap_or_default());
            // What scripts fetch is no page.
            if link.starts_with('#') || goal.starts_with("v/") {
                continue;
            }
            assert!(all.contains(&goal), "{address} links to {goal}");
            if seen.insert(goal.clone()) {
                rest.push(goal);
            }
        }
    }
    // Nothing links to embedded pages.
    let missed: Vec<&String> =
        all.iter().filter(|address| !address.starts_with("embed/") && !seen.contains(*address)).collect();
    assert_eq!(missed, Vec::<&String>::new());
    for address in &all {
        let html = page(address);
        let links = values(&html, "href").into_iter().chain(values(&html, "src")).filter(|link| !link.starts_with('#'));
        for link in links {
            let goal = site().join(resolve(address, link.split(['#', '?']).next().unwrap_or_default()));
            assert!(goal.is_file() || goal.join("index.html").is_file(), "{address}: {link}");
        }
    }
}

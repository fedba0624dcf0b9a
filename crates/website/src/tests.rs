//! The whole site, generated from a small substitute for what was built.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use i18n::compile;
use rules::Catalogue;
use rules::games::{FOLDERS, Portal};

use crate::drawings::pictures::Pictures;
use crate::drawings::preview;
use crate::files::names::{self, asset_of};
use crate::files::{assets, policy};
use crate::pages::card;
use crate::site::{Edition, assets_of, make};
use crate::texts::games;
use crate::texts::languages::{self, Language};
use crate::texts::messages;
use crate::texts::prose;
use crate::texts::studies::Studies;
use crate::{Address, Files, Languages, SiteError, Source, TextFile, Texts, compose};

mod address;
mod boards;
mod embed;
mod home;
mod hosting;
mod missing;
mod named;
mod offline;
mod one_game;
mod output;
mod texts;
mod translations;

pub(crate) use output::{output, styled};
pub(crate) use texts::{notices, studies, texts_of};

const GAMES: &str = "games";

/// The facts about the games, as they are, and their families.
pub(crate) fn facts_and_families() -> (Vec<TextFile>, Vec<String>) {
    let texts = all_texts();
    (texts.facts, texts.families)
}

/// The texts of the repository.
fn all_texts() -> Texts {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let [messages, lessons, games, notices] = ["i18n", "learn", "games", "notices.txt"].map(|name| web.join(name));
    Texts::read(&messages, &lessons, &games, &notices).expect("they can be read")
}

/// The messages, the prose and the lessons of the repository.
pub(crate) fn all_sources() -> Vec<Source> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    languages::sources(&web.join("i18n"), &web.join("learn")).expect("the words can be read")
}

fn facts() -> Vec<TextFile> {
    facts_and_families().0
}

fn families() -> Vec<String> {
    facts_and_families().1
}

pub(crate) fn composed(output: &Files, messages: Vec<Source>, wanted: Languages) -> Result<Files, SiteError> {
    compose_with(output, messages, facts(), wanted)
}

fn compose_with(
    output: &Files,
    messages: Vec<Source>,
    facts: Vec<TextFile>,
    wanted: Languages,
) -> Result<Files, SiteError> {
    compose(output, Texts { facts, ..texts_of(messages) }, wanted)
}

fn source(tag: &str, subject: &str, text: &str) -> Source {
    Source { tag: tag.to_owned(), path: PathBuf::from(format!("i18n/{tag}/{subject}.ftl")), text: text.to_owned() }
}

/// Messages in two languages: those of the pages, completed with whatever else the site asks for. The texts contain
/// characters that HTML must escape.
pub(crate) fn sources() -> Vec<Source> {
    static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(complete_sources);
    SOURCES.clone()
}

/// A message whose text says which it is. The title of a lesson is part of its page's title, as no two are the same, and the
/// edition is shown.
fn filled(tag: &str, key: &str) -> String {
    let title = match key {
        "page-learn-title" => " { $title }",
        "page-studies-title" => " { $name }",
        "page-version" => " { $edition }",
        _ => "",
    };
    format!("{key} = \"{tag}\" & <{key}>{title}\n")
}

/// A text about the portal, or a lesson about a game.
pub(crate) fn prose(tag: &str, name: &str) -> Source {
    if name == languages::ABOUT {
        let path = PathBuf::from(format!("i18n/{tag}/prose/about.md"));
        return Source { tag: tag.to_owned(), path, text: format!("# About \"{tag}\"\n\nOne & *two*.\n") };
    }
    let path = PathBuf::from(format!("learn/{tag}/{name}.md"));
    let board = format!("```board\ngame {name}\ncaption \"The start\" & <more>.\n```\n");
    let text = format!(
        "# About \"{}\"\n\nOne & *two*.\n\n## Three {{#three}}\n\n1. A & B\n\n## Set-up {{#setup}}\n\n{board}",
        path.display()
    );
    Source { tag: tag.to_owned(), path, text }
}

fn complete_sources() -> Vec<Source> {
    let names: String = Portal::ids().iter().map(|id| format!("game-{id} = <{id}>\n")).collect();
    let of_pages = Portal::ids().into_iter().flat_map(|id| games::OF_PAGE.map(|what| format!("{id}-page-{what}")));
    let of_pages: Vec<String> = of_pages.collect();
    let mut sources = Vec::new();
    for tag in ["ar", "en"] {
        let filled = |keys: Vec<&str>| -> String { keys.into_iter().map(|key| filled(tag, key)).collect() };
        let of_families: Vec<String> = families().iter().map(|family| card::family_key(family)).collect();
        let of_portal = messages::DECLARED.iter().map(|message| message.key);
        let portal = filled(of_portal.chain(of_families.iter().map(String::as_str)).collect());
        let games = filled(of_pages.iter().map(String::as_str).collect());
        sources.push(source(tag, "portal", &format!("moves = Moves\n{portal}")));
        sources.push(source(tag, GAMES, &format!("{names}ruling-ITS-1 = Yes\n{games}")));
        sources.extend(Portal::ids().into_iter().chain([languages::ABOUT]).map(|name| prose(tag, name)));
    }
    loop {
        match composed(&output(), sources.clone(), Languages::WithPseudo) {
            Err(SiteError::Message { path, key, .. }) => {
                let source = sources.iter_mut().find(|source| source.path == path).expect("the file is there");
                let line = filled(&source.tag, &key);
                source.text.push_str(&line);
            }
            done => {
                done.expect("nothing else is wrong");
                return sources;
            }
        }
    }
}

fn site() -> Files {
    composed(&output(), sources(), Languages::WithPseudo).expect("everything is there")
}

pub(crate) fn pages(site: &Files) -> Vec<(&str, String)> {
    let pages = site.iter().filter(|(path, _)| path.ends_with("index.html"));
    pages.map(|(path, bytes)| (path.as_str(), String::from_utf8(bytes.clone()).unwrap())).collect()
}

pub(crate) fn page(site: &Files, path: &str) -> String {
    let bytes = site.get(path).unwrap_or_else(|| panic!("there is no {path}"));
    String::from_utf8(bytes.clone()).unwrap()
}

/// The values of an attribute.
pub(crate) fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The path that a relative address on a page refers to.
pub(crate) fn resolve(page: &str, address: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => assert!(parts.pop().is_some(), "{page}: {address} leads out of the site"),
            part => parts.push(part),
        }
    }
    let path = parts.join("/");
    if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path }
}

/// Where an asset lies.
fn file(site: &Files, asset: &str) -> String {
    let mut found = site.keys().filter(|path| asset_of(path) == Some(asset));
    let path = found.next().unwrap_or_else(|| panic!("there is no {asset}"));
    assert_eq!(found.next(), None);
    path.clone()
}

#[test]
fn every_game_has_its_pages_in_every_language() {
    let site = site();
    let mut expected: BTreeSet<String> = ["index.html".to_owned()].into();
    for id in Portal::ids() {
        expected.insert(format!("embed/{id}/index.html"));
        for tag in ["en", "ar", "en-XA"] {
            expected.extend(
                ["", "about/", "puzzle/", &format!("{id}/"), &format!("{id}/how-to-play/"), &format!("{id}/studies/")]
                    .map(|page| format!("{tag}/{page}index.html")),
            );
        }
    }
    assert_eq!(pages(&site).iter().map(|(path, _)| (*path).to_owned()).collect::<BTreeSet<_>>(), expected);
    let plain = composed(&output(), sources(), Languages::Real).expect("everything is there");
    assert!(!plain.keys().any(|path| path.contains("en-XA")));
    assert!(pages(&plain).iter().all(|(_, html)| !html.contains("en-XA")));
}

#[test]
fn every_address_leads_to_a_file_of_the_site() {
    let site = site();
    for (path, html) in pages(&site) {
        let mut addresses = values(&html, "href");
        addresses.extend(values(&html, "src"));
        assert!(addresses.len() > 8, "{path}: {addresses:?}");
        for address in addresses {
            let (page, id) = address.split_once('#').map_or((address, None), |(page, id)| (page, Some(id)));
            let is_relative = page.is_empty() || page.starts_with("./") || page.starts_with("../");
            assert!(is_relative, "{path}: {address} is not relative");
            // What a table is asked for.
            let page = page.split('?').next().unwrap_or_default();
            let goal = if page.is_empty() { path.to_owned() } else { resolve(path, page) };
            let file = site.get(&goal).unwrap_or_else(|| panic!("{path}: {address} leads to {goal}"));
            if let Some(id) = id {
                let there = String::from_utf8_lossy(file);
                let n_found = values(&there, "id").iter().filter(|known| **known == id).count();
                assert_eq!(n_found, 1, "{path}: {address}");
            }
        }
        assert_eq!(resolve(path, values(&html, "data-root")[0]), "index.html", "{path}");
        for name in ["data-games", "data-play", "data-late"] {
            for file in values(&html, name) {
                assert!(site.contains_key(&format!("v/{file}")), "{path}: {name}: {file}");
            }
        }
        let said = |name: &str| values(&html, name).first().copied().unwrap_or_default();
        let of_game = ["portal.txt", &format!("{}.txt", said("data-words")), "late.txt"].map(str::to_owned);
        let of_game = [&of_game[..], &[format!("{}-studies.txt", said("data-game"))]].concat();
        let offline = ["offline.json".to_owned()];
        let files = match said("data-page") {
            "embed" => of_game,
            "game" => [&of_game[..], &offline].concat(),
            _ => offline.to_vec(),
        };
        for names in said("data-tables").split(", ") {
            let [tag, names @ ..] = &names.split(' ').collect::<Vec<_>>()[..] else { panic!("{path}: no language") };
            assert_eq!(names.len(), files.len(), "{path}");
            for (name, file) in names.iter().zip(&files) {
                let there =
                    site.keys().filter_map(|path| asset_of(path)).any(|asset| asset == format!("words/{tag}/{file}"));
                let is_named = site.contains_key(&format!("v/{name}/words/{tag}/{file}"));
                assert!(if there { is_named } else { *name == "-" }, "{path}: {tag}: {file}: {name}");
            }
        }
        assert!(!html.contains("<base"), "{path}");
    }
}

#[test]
fn scripts_and_style_lie_in_files() {
    for (path, html) in pages(&site()) {
        assert!(!html.contains("<style") && !html.contains(" style="), "{path}");
        assert!(!html.contains("javascript:") && !html.contains(" onclick"), "{path}");
        let inline: &[&str] = match values(&html, "data-page")[0] {
            "game" => &["watch()"],
            "embed" => &["begin()", "watch()"],
            _ => &[],
        };
        for script in html.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            // A data block, which is not run; or a script that the policy allows, where there is a table to watch.
            let is_allowed = tag.is_empty() && inline.iter().any(|text| rest.starts_with(&format!("{text}</")));
            if tag == " type=\"application/ld+json\"" || is_allowed {
                continue;
            }
            assert!(tag.contains(" src=\"") && rest.starts_with("</script>"), "{path}: <script{tag}>");
        }
        let policy = if html.contains("data-program") { policy::table } else { policy::page };
        assert!(html.contains(&format!("content=\"{}\"", policy(inline))), "{path}");
    }
}

#[test]
fn only_the_language_of_a_page_is_fetched() {
    let site = site();
    for (path, html) in pages(&site) {
        let tag = values(&html, "lang")[0];
        let tables: Vec<&str> =
            values(&html, "href").into_iter().filter(|address| address.contains("/words/")).collect();
        assert_eq!(tables.len(), if values(&html, "data-page") == ["game"] { 2 } else { 0 }, "{path}");
        assert!(tables.iter().all(|table| table.contains(&format!("/words/{tag}/"))), "{path}: {tables:?}");
        let expected = path.split('/').next().filter(|first| ["ar", "en-XA"].contains(first)).unwrap_or("en");
        assert_eq!(tag, expected, "{path}");
        assert_eq!(values(&html, "dir")[0], if tag == "ar" { "rtl" } else { "ltr" }, "{path}");
    }
}

#[test]
fn only_the_program_of_a_page_is_fetched() {
    let site = site();
    for (path, html) in pages(&site) {
        if ["home", "about", "learn", "studies", "puzzle"].contains(&values(&html, "data-page")[0]) {
            assert!(!html.contains(".wasm") && !html.contains("boot.js\""), "{path}");
            continue;
        }
        let game = values(&html, "data-game")[0];
        let folder =
            FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == game)).expect("it is a game");
        assert_eq!(values(&html, "data-program"), [folder.name], "{path}");
        let of_programs = |address: &&str| address.ends_with(".wasm") || address.ends_with("/app.js");
        let root = values(&html, "data-root")[0];
        let expect = ["app.js", "app_bg.wasm", &format!("{}/games.wasm", folder.name)]
            .map(|path| format!("{root}{}", file(&site, path)));
        assert_eq!(values(&html, "href").into_iter().filter(of_programs).collect::<Vec<_>>(), expect, "{path}");
    }
}

#[test]
fn pages_name_the_networks_of_their_game() {
    let site = site();
    let mut found = BTreeSet::new();
    for (path, html) in pages(&site) {
        for name in values(&html, "data-networks") {
            assert_eq!(site[&format!("v/{name}")], b"net", "{path}");
            let expect = format!("/{}/networks.bin", values(&html, "data-program")[0]);
            assert!(name.ends_with(&expect), "{path}: {name}");
            found.insert(name.to_owned());
        }
    }
    let there = site.keys().filter(|path| path.ends_with(".bin")).count();
    assert!(there == found.len() && there < FOLDERS.len(), "{found:?}");
}

#[test]
fn every_page_knows_the_names_of_all_games() {
    let site = site();
    for tag in ["en", "ar", "en-XA"] {
        let [portal, games] =
            ["portal", GAMES].map(|name| page(&site, &file(&site, &format!("words/{tag}/{name}.txt"))));
        for id in Portal::ids() {
            let line = format!("\ngame-{id}=");
            assert!(portal.contains(&line) && !games.contains(&line), "{tag}: {id}");
        }
        assert!(!portal.contains("ruling") && games.contains("\nruling-ITS-1="), "the rest stays where it was");
    }
}

#[test]
fn a_name_that_needs_the_words_of_its_game_is_refused() {
    let mut sources = sources();
    let path = PathBuf::from("i18n/ar/games.ftl");
    let source = sources.iter_mut().find(|source| source.path == path).expect("the file is there");
    let id = Portal::ids()[0];
    source.text =
        source.text.replace(&format!("game-{id} = <{id}>"), &format!("game-{id} = {{ games-own }}\ngames-own = A"));
    let error = composed(&output(), sources, Languages::Real).expect_err("the portal does not know that word");
    assert!(
        matches!(&error, SiteError::Message { path: told, key, .. } if *told == path && *key == format!("game-{id}")),
        "{error}"
    );
}

/// The markup of a page without its texts and attribute values.
fn structure(html: &str) -> Vec<String> {
    let tags = html.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    let bare = |tag: &str| tag.split('"').step_by(2).collect::<Vec<_>>().concat();
    tags.map(bare).map(|tag| tag.replace(" aria-current=", "")).collect()
}

#[test]
fn pages_are_the_same_in_every_language() {
    let site = composed(&output(), sources(), Languages::Real).expect("everything is there");
    for id in Portal::ids() {
        for path in [
            "index.html".to_owned(),
            "about/index.html".to_owned(),
            format!("{id}/index.html"),
            format!("{id}/how-to-play/index.html"),
        ] {
            let [english, arabic] = ["en", "ar"].map(|tag| structure(&page(&site, &format!("{tag}/{path}"))));
            assert_eq!(english, arabic, "{path}");
        }
    }
}

#[test]
fn words_stand_in_pages_as_words() {
    let site = site();
    for (path, html) in pages(&site) {
        assert!(!html.contains("<page-") && !html.contains("& <"), "{path}");
        assert!(html.contains("&lt;page-") && html.contains("&quot;") && html.contains("&amp;"), "{path}");
    }
}

#[test]
fn every_page_says_what_it_is() {
    let site = composed(&output(), sources(), Languages::Real).expect("everything is there");
    let mut titles = BTreeSet::new();
    for (path, html) in pages(&site) {
        let title = html.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap_or_default();
        let is_copy = path == "index.html" || path.starts_with("embed/");
        assert!(!title.is_empty() && (is_copy || titles.insert(title.to_owned())), "{path}: {title}");
        assert_eq!(html.matches("<meta name=\"description\"").count(), 1, "{path}");
        assert_eq!(html.matches("<meta name=\"theme-color\"").count(), 2, "{path}");
        // R36, R55: extensions leave the colours alone, and hosts the letters.
        let start = "\u{feff}<!doctype html>\n<html ";
        assert!(
            html.starts_with(start)
                && html.contains("<head>\n<meta charset=\"utf-8\">\n<meta name=\"darkreader-lock\">"),
            "{path}"
        );
        let alternates = html.matches("rel=\"alternate\"").count();
        assert_eq!(alternates, if path.starts_with("embed/") { 0 } else { 3 }, "{path}");
        assert_eq!(html.contains("content=\"noindex\""), path.starts_with("embed/"), "{path}");
        let n_tables = usize::from(["game", "embed"].contains(&values(&html, "data-page")[0]));
        assert_eq!(html.matches("id=\"app\"").count(), n_tables, "{path}");
        assert_eq!(html.matches("<template id=\"crashed\"").count(), n_tables, "{path}");
        let expects = html.matches("<link rel=\"expect\" href=\"#crashed\" blocking=\"render\">").count();
        assert_eq!(expects, n_tables, "{path}");
        // The one of a table is the crash page's.
        assert_eq!(html.matches("<h1").count(), 1 + n_tables, "{path}");
    }
    let missing = String::from_utf8_lossy(&site["404.html"]);
    assert!(missing.starts_with("\u{feff}<!doctype html>") && missing.contains("<meta name=\"darkreader-lock\">"));
}

/// The messages of pages are those that are declared, and those of each game.
#[test]
fn every_message_of_a_page_is_declared_and_has_words() {
    let mut expected: BTreeSet<String> = messages::DECLARED.iter().map(|message| message.key.to_owned()).collect();
    expected.extend(families().iter().map(|family| card::family_key(family)));
    expected.extend(Portal::ids().into_iter().flat_map(|id| games::OF_PAGE.map(|what| format!("{id}-page-{what}"))));
    for language in languages::all(all_sources(), Languages::Real).expect("the words are well formed") {
        let texts = language.sources.iter().map(|source| &source.text);
        let all: Vec<_> = texts.flat_map(|text| compile::uses(text).expect("the words are well formed")).collect();
        // A language has messages of its own within others.
        let is_part = |key: &String| all.iter().any(|(_, uses)| uses.messages.contains(key));
        let keys = all.iter().map(|(key, _)| key).filter(|key| compile::is_of_page(key));
        let found: BTreeSet<String> = keys.filter(|key| expected.contains(*key) || !is_part(key)).cloned().collect();
        let [lacks, extra] = [expected.difference(&found), found.difference(&expected)].map(Vec::from_iter);
        assert!(
            lacks.is_empty() && extra.is_empty(),
            "i18n/{}: messages without text: {lacks:?}; not declared: {extra:?}",
            language.tag
        );
    }
}

/// A translation has a paragraph for each of the original's, and the same kinds of text in the same order. For lessons
/// see `learn/tests.rs`.
#[test]
fn prose_has_the_same_structure_in_every_language() {
    let sources = all_sources();
    let names: BTreeSet<String> = sources.iter().filter(|source| source.is_prose()).map(Source::subject).collect();
    assert_eq!(names, Portal::ids().into_iter().chain([languages::ABOUT]).map(str::to_owned).collect());
    let all = languages::all(sources, Languages::Real).expect("the words are well formed");
    let mut structures = all.iter().map(|language| {
        let source = language.prose(languages::ABOUT).unwrap_or_else(|error| panic!("{error}"));
        let html = prose::html_of(source, language, Some("about")).expect("it is well formed");
        (language.tag.as_str(), structure(&html))
    });
    let (_, first) = structures.next().expect("there are languages");
    assert!(first.len() > 4, "{first:?}");
    for (tag, other) in structures {
        assert_eq!(other, first, "{tag}");
    }
}

//! Tests of the messages in all languages, and of the code that uses them.

mod arabic;
mod broken;
mod check;
pub(super) mod files;
mod scan;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ::i18n::{Category, compile, native_plurals};
use rules::games::{FOLDERS, Portal};
use rules::match_rules::PlanInfo;
use rules::options::PLAYERS;
use rules::{Catalogue, Game, OptionKind, OptionSpec, Seat, Visitor};

use rules::view::Kind;
use yew::Html;

use crate::art;
use crate::table::info;

use files::File;
use scan::Told;

/// Key prefixes of the rules' messages, besides the names of the games' folders.
const OF_ALL_GAMES: [&str; 3] = ["end-", "movetext-", "pgn-"];
/// Messages that the formatter itself uses.
const OF_LANGUAGE: [(&str, &[&str]); 4] = [
    ("word", &["count"]),
    ("list-next", &["first", "last"]),
    ("list-and", &["first", "last"]),
    ("list-or", &["first", "last"]),
];
/// Messages whose keys are built at run time.
const PUT_TOGETHER: [(&str, &[&str]); 4] =
    [("seat", &["seat"]), ("colour", &["seat"]), ("verbatim", &["text"]), ("leaves", &["of"])];
/// Messages that games may override, prefixed with their folder's name or their id.
const OWN: [(&str, &[&str]); 5] = [
    ("seat", &["seat"]),
    ("pair", &["seat"]),
    ("colour", &["seat"]),
    ("leaves", &["of"]),
    ("pile", &["count", "colour", "kind"]),
];
/// The most points that any game lets a player resign.
const MOST_RESIGNED: u8 = 9;
/// Messages that are the same in every script.
const UNSCRIPTED: [&str; 1] = ["page-name"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn game_keys(files: &[File]) -> Vec<String> {
    let of_games = files.iter().map(|file| file.subject.as_str()).filter(|subject| *subject != "portal");
    let starts = of_games.map(|subject| format!("{subject}-")).chain(OF_ALL_GAMES.map(str::to_owned));
    starts.collect()
}

/// Whether a text in the rules is the key of a message.
fn is_key(text: &str, starts: &[String]) -> bool {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    is_plain && starts.iter().any(|start| text.starts_with(start.as_str()) && text != start)
}

/// Every message that the code uses.
fn told(files: &[File]) -> Vec<Told> {
    let app = scan::code(&root().join("web/src"));
    let mut told: Vec<Told> = app.iter().flat_map(|code| [scan::macros(code), scan::captions(code)].concat()).collect();
    let starts = game_keys(files);
    let rules = ["crates/rules/src", "crates/play/src"].map(|folder| scan::code(&root().join(folder))).concat();
    for code in &rules {
        told.extend(scan::says(code, |text| is_key(text, &starts)));
        let kinds = |made: &str| {
            code.split(&format!("PieceInfo::{made}(\""))
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect::<Vec<_>>()
        };
        told.extend(kinds("owned").into_iter().flat_map(|key| [Told::new(key, &[]), Told::new(key, &["colour"])]));
        told.extend(kinds("nobodys").into_iter().map(|key| Told::new(key, &[])));
        told.extend(rulings(code).map(|id| Told::new(&format!("ruling-{id}"), &[])));
    }
    // Other keys in the rules, such as those of overlays. The id of a game is not one.
    let known: BTreeSet<String> = told.iter().map(|told| told.key.clone()).collect();
    let games = Portal::ids();
    let texts = rules.iter().flat_map(|code| scan::texts(code)).filter(|text| !games.contains(text));
    let more: BTreeSet<&str> = texts.filter(|text| is_key(text, &starts) && !known.contains(*text)).collect();
    told.extend(more.into_iter().map(|key| Told::new(key, &[])));
    told.extend(games.into_iter().map(|id| Told::new(&format!("game-{id}"), &[])));
    told.extend(own(files));
    told.extend(chosen(files));
    told.extend(OF_LANGUAGE.iter().chain(&PUT_TOGETHER).map(|(key, args)| Told::new(key, args)));
    told.sort();
    told.dedup();
    told
}

/// The kinds that are signs, not pieces: their art draws them as such.
fn signs() -> BTreeSet<&'static str> {
    let of_game = |id: &'static str| {
        let (art, info) = (art::of(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
        let kinds = (0..).map(Kind).zip(info.kinds);
        let site = art.layout(Seat::FIRST).places[0].site;
        kinds.filter(move |(kind, _)| art.sign(*kind, site) != Html::default()).map(|(_, kind)| kind.key)
    };
    Portal::ids().into_iter().flat_map(of_game).collect()
}

/// The options and matches on offer, prefixed with a game's id or, where it has none of its own, its folder's name.
fn chosen(files: &[File]) -> Vec<Told> {
    let all = all_keys(files);
    let mut told = Vec::new();
    for (folder, info) in FOLDERS.iter().flat_map(|folder| folder.games.iter().map(move |info| (folder, info))) {
        let mut add = |name: String, args: &[&str]| {
            let keys = [info.id, folder.name].map(|of| format!("{of}-{name}"));
            let key = keys.iter().find(|key| all.contains(*key)).unwrap_or(&keys[1]);
            told.push(Told::new(key, args));
        };
        for OptionSpec { key, kind } in info.options.iter().filter(|spec| spec.kind != OptionKind::Text) {
            // The number of players is asked in the same words for all games.
            if *key != PLAYERS {
                add(format!("option-{key}"), &[]);
            }
            if let OptionKind::Choice(values) = kind {
                values.iter().for_each(|value| add(format!("option-{key}-{value}"), &[]));
            }
        }
        for plan in Portal::visit(info.id, Plans).unwrap_or_default() {
            let args: &[&str] = if plan.lengths.len() > 1 { &["length"] } else { &[] };
            add(format!("plan-{}", plan.key), args);
        }
    }
    told
}

/// The matches that a game knows.
struct Plans;

impl Visitor for Plans {
    type Out = &'static [PlanInfo];

    fn visit<G: Game>(self) -> Self::Out {
        G::PLANS
    }
}

/// The keys of all messages.
fn all_keys(files: &[File]) -> BTreeSet<String> {
    files.iter().flat_map(|file| compile::uses(&file.text).unwrap_or_default()).map(|(key, _)| key).collect()
}

/// The games' overrides of the shared messages.
fn own(files: &[File]) -> Vec<Told> {
    let games = files.iter().map(|file| file.subject.as_str()).chain(Portal::ids());
    let keys = games.flat_map(|game| OWN.map(|(name, args)| Told::new(&format!("{game}-{name}"), args)));
    let of_games = files.iter().map(|file| file.subject.as_str()).chain(Portal::ids());
    let resigned = of_games.flat_map(|game| (1..=MOST_RESIGNED).map(move |points| format!("{game}-resign-{points}")));
    let all = all_keys(files);
    let of_signs = signs().into_iter().flat_map(|sign| ["set", "lifted"].map(|done| format!("{sign}-{done}")));
    let keys = keys.chain(of_signs.map(|key| Told::new(&key, &["at"])));
    let keys = keys.chain(resigned.map(|key| Told::new(&key, &[])));
    keys.filter(|told| all.contains(&told.key)).collect()
}

/// The ids of rulings in some code, such as `LASKA-2`.
fn rulings(code: &str) -> impl Iterator<Item = &str> {
    let is_ruling = |text: &&str| {
        let parts = text.split_once('-');
        parts.is_some_and(|(game, nth)| game.bytes().all(|b| b.is_ascii_uppercase()) && nth.parse::<u8>().is_ok())
    };
    scan::texts(code).into_iter().filter(is_ruling)
}

/// The rulings of a language; the pages show them all.
fn all_rulings(files: &[File]) -> Vec<Told> {
    let lines = files.iter().flat_map(|file| file.text.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter(|key| key.starts_with("ruling-")).map(|key| Told::new(key, &[])).collect()
}

#[track_caller]
fn check(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_file_is_understood() {
    let files = files::all();
    assert!(files::tags(&files).starts_with(&["ar", "en"]), "{:?}", files::tags(&files));
    check(&check::malformed(&files));
}

#[test]
fn every_language_has_the_same_messages() {
    let files = files::all();
    check(&check::one_sided(&files, &told(&files)));
}

/// The strings in the code that makes the pages.
fn site_texts(site: &[String]) -> Vec<&str> {
    site.iter().flat_map(|code| scan::texts(code)).collect()
}

fn site() -> Vec<String> {
    scan::code(&root().join("crates/website/src"))
}

#[test]
fn every_message_that_is_told_has_words() {
    let files = files::all();
    let mut told = told(&files);
    let site = site();
    let is_whole = |text: &&str| text.starts_with("page-") && !text.contains(['{', ' ']);
    let of_pages: Vec<&str> = site_texts(&site).into_iter().filter(is_whole).collect();
    assert!(of_pages.len() > 20, "{of_pages:?}");
    told.extend(of_pages.into_iter().map(|key| Told::new(key, &[])));
    assert!(told.len() > 200, "{}", told.len());
    check(&check::unknown(&files, &told));
}

#[test]
fn every_message_is_told() {
    let files = files::all();
    let told = [told(&files), all_rulings(&files)].concat();
    let site = site();
    let texts = site_texts(&site);
    let games = Portal::ids();
    check(&check::unused(&files, &told, |key| check::is_on_page(key, &texts, &games)));
}

#[test]
fn every_variable_is_given_and_every_argument_is_used() {
    let files = files::all();
    check(&check::arguments(&files, &told(&files)));
}

#[test]
fn nobody_shouts() {
    check(&check::loud(&files::all()));
}

#[test]
fn every_message_can_be_told_with_any_arguments() {
    let files = files::all();
    check(&check::untold(&files, &told(&files), &UNSCRIPTED));
}

#[test]
fn every_message_can_be_told_in_the_language_of_tests() {
    let english = files::all().into_iter().filter(|file| file.tag == "en");
    let stretched = english.map(|file| {
        let text = compile::pseudo(&file.text).unwrap_or_else(|error| panic!("{}.ftl: {error}", file.subject));
        File::new("en-XA", &file.subject, &text)
    });
    let files: Vec<File> = stretched.collect();
    check(&check::untold(&files, &told(&files), &UNSCRIPTED));
}

#[test]
fn numbers_have_the_categories_of_their_language() {
    use Category::{Few, Many, One, Other, Two, Zero};

    let numbers = [0, 1, 2, 3, 10, 11, 26, 99, 100, 101, 102, 103, 111];
    for (tag, expect) in [
        ("en", [Other, One, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other]),
        ("ar", [Zero, One, Two, Few, Few, Many, Many, Many, Other, Other, Other, Few, Many]),
    ] {
        let plurals = native_plurals(tag);
        assert_eq!(numbers.map(|number| plurals.category(number)), expect, "{tag}");
    }
}

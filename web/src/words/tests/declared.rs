//! The messages that the code makes: those that are declared, and those whose keys follow from what the games are.

use std::collections::BTreeSet;

use rules::games::{FOLDERS, Portal};
use rules::message::{Declared, SHARED};
use rules::options::PLAYERS;
use rules::view::Kind;
use rules::{Catalogue, Game, OptionKind, OptionSpec, RulingId, Seat, Visitor};
use yew::Html;

use crate::program::{self, info};
use crate::words::{coach_messages, late_messages, messages, saved, texts};

/// Messages that the formatter itself uses.
const OF_LANGUAGE: [(&str, &[&str]); 4] = [
    ("word", &["count"]),
    ("list-next", &["first", "last"]),
    ("list-and", &["first", "last"]),
    ("list-or", &["first", "last"]),
];
/// Messages that games may have in place of these, prefixed with their folder's name or their id.
const OWN: [(&str, &[&str]); 5] = [
    ("seat", &["seat"]),
    ("pair", &["seat"]),
    ("colour", &["seat"]),
    ("leaves", &["of"]),
    ("pile", &["count", "colour", "kind"]),
];
/// Those of them that all games have.
const OF_ALL: [&str; 3] = ["seat", "colour", "leaves"];
/// The most points that any game lets a player resign.
const MOST_RESIGNED: u8 = 9;

/// A message that the code makes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Made {
    pub(super) key: String,
    /// The names of its arguments.
    pub(super) args: BTreeSet<String>,
}

impl Made {
    pub(super) fn new(key: &str, args: &[&str]) -> Made {
        Made { key: key.to_owned(), args: args.iter().map(|arg| (*arg).to_owned()).collect() }
    }

    fn of(declared: &Declared) -> Made {
        let args: Vec<&str> = declared.args.iter().map(|(name, _)| *name).collect();
        Made::new(declared.key, &args)
    }
}

/// What a folder of games declares, and what its messages rest on.
struct OfFolder {
    messages: &'static [Declared],
    /// Keys of overlays and of another way to name sites.
    names: Vec<&'static str>,
    /// The ruling on time.
    flag: RulingId,
    /// The matches, each with whether it has several lengths.
    plans: Vec<(&'static str, bool)>,
}

struct Folder;

impl Visitor for Folder {
    type Out = OfFolder;

    fn visit<G: Game>(self) -> OfFolder {
        OfFolder {
            messages: G::MESSAGES,
            names: G::OVERLAYS.iter().map(|overlay| overlay.key).chain(G::NAMING).collect(),
            flag: G::FLAG,
            plans: G::PLANS.iter().map(|plan| (plan.key, plan.lengths.len() > 1)).collect(),
        }
    }
}

fn folder(id: &str) -> OfFolder {
    Portal::visit(id, Folder).expect("it is in the catalogue")
}

/// The messages that the folder of a game declares.
pub(super) fn messages_of(id: &str) -> &'static [Declared] {
    folder(id).messages
}

/// Every declared message.
pub(super) fn declared() -> Vec<Declared> {
    let of_games = FOLDERS.iter().flat_map(|of| folder(of.games[0].id).messages.iter().copied());
    SHARED
        .iter()
        .chain(play::formats::MESSAGES)
        .chain(messages::DECLARED)
        .chain(saved::messages::DECLARED)
        .chain(texts::messages::DECLARED)
        .chain(late_messages::DECLARED)
        .chain(coach_messages::DECLARED)
        .copied()
        .chain(of_games)
        .collect()
}

/// Every message that the code makes; `all` are the keys that there are in any language.
pub(super) fn made(all: &BTreeSet<String>) -> Vec<Made> {
    let declared = declared();
    let mut made: Vec<Made> = declared.iter().map(Made::of).collect();
    let rulings = declared.iter().filter_map(|message| message.ruling);
    let of_house = FOLDERS.iter().flat_map(|of| of.games).flat_map(|info| info.house_rules);
    let rulings = rulings.chain(of_house.map(|end| end.ruling.0));
    let of_time = FOLDERS.iter().map(|of| folder(of.games[0].id).flag.0);
    let rulings = rulings.chain(of_time);
    made.extend(rulings.map(|id| Made::new(&format!("ruling-{id}"), &[])));
    for info in FOLDERS.iter().flat_map(|of| of.games) {
        made.push(Made::new(&format!("game-{}", info.id), &[]));
        made.extend(info.kinds.iter().map(|kind| Made::new(kind.key, &[])));
        made.extend(info.kinds.iter().filter(|kind| kind.is_owned).map(|kind| Made::new(kind.key, &["colour"])));
        made.extend(folder(info.id).names.into_iter().map(|key| Made::new(key, &[])));
    }
    made.extend(own(all));
    made.extend(chosen(all));
    made.extend(OWN.iter().filter(|(name, _)| OF_ALL.contains(name)).map(|(key, args)| Made::new(key, args)));
    made.extend(OF_LANGUAGE.iter().map(|(key, args)| Made::new(key, args)));
    made.sort();
    made.dedup();
    made
}

/// The kinds that are signs, not pieces: their art draws them as such.
fn signs() -> BTreeSet<&'static str> {
    let of_game = |id: &'static str| {
        let (art, info) = (program::art(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
        let kinds = (0..).map(Kind).zip(info.kinds);
        let site = art.layout(Seat::FIRST).places[0].site;
        kinds.filter(move |(kind, _)| art.sign(*kind, site) != Html::default()).map(|(_, kind)| kind.key)
    };
    Portal::ids().into_iter().flat_map(of_game).collect()
}

/// The options and matches on offer, prefixed with a game's id or, where it has none of its own, its folder's name.
fn chosen(all: &BTreeSet<String>) -> Vec<Made> {
    let mut made = Vec::new();
    for (of, info) in FOLDERS.iter().flat_map(|of| of.games.iter().map(move |info| (of, info))) {
        let mut add = |name: String, args: &[&str]| {
            let keys = [info.id, of.name].map(|of| format!("{of}-{name}"));
            let key = keys.iter().find(|key| all.contains(*key)).unwrap_or(&keys[1]);
            made.push(Made::new(key, args));
        };
        for OptionSpec { key, kind, .. } in info.options.iter().filter(|spec| spec.kind != OptionKind::Text) {
            // The number of players is asked in the same words for all games.
            if *key != PLAYERS {
                add(format!("option-{key}"), &[]);
            }
            if let OptionKind::Choice(values) = kind {
                values.iter().for_each(|value| add(format!("option-{key}-{value}"), &[]));
            }
        }
        for (key, has_lengths) in folder(info.id).plans {
            add(format!("plan-{key}"), if has_lengths { &["length"] } else { &[] });
        }
    }
    made
}

/// What games have in place of the shared messages.
fn own(all: &BTreeSet<String>) -> Vec<Made> {
    let games = || FOLDERS.iter().map(|of| of.name).chain(Portal::ids());
    let keys = games().flat_map(|game| OWN.map(|(name, args)| Made::new(&format!("{game}-{name}"), args)));
    let resigned = games().flat_map(|game| (1..=MOST_RESIGNED).map(move |points| format!("{game}-resign-{points}")));
    let of_signs = signs().into_iter().flat_map(|sign| ["set", "lifted"].map(|done| format!("{sign}-{done}")));
    let keys = keys.chain(of_signs.map(|key| Made::new(&key, &["at"])));
    let keys = keys.chain(resigned.map(|key| Made::new(&key, &[])));
    keys.filter(|made| all.contains(&made.key)).collect()
}

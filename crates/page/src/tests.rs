//! Pages as a browser has them, without a browser.

use ::tests::toys::WithToys;
use play::{Games, GamesOf, Preferences, StepReader};
use rules::games::Portal;
use rules::view::Site;
use table::board::BoardEvent;
use table::{Access, Action, Strength};

use super::*;
use browser::{Browser, Network, TabIdx};

mod answers;
mod beginning;
mod browser;
mod by_link;
mod coaching;
mod computer;
mod crashes;
mod dialogs;
mod drawing;
mod hosts;
mod late;
mod layers;
mod levels;
mod links;
mod locks;
mod saving;
mod studies;
mod tabs;

const WEAK: Strength = Strength { nodes: Some(100), seed: Some(1) };

/// The games as the program has them before its late part is here.
pub(crate) fn early() -> &'static dyn Games {
    &GamesOf::<Portal, StepReader>::NEW
}

/// The late part.
const READERS: &Readers = &Readers {
    games: &GamesOf::<WithToys>::NEW,
    texts: &GamesOf::<WithToys>::NEW,
    links: &GamesOf::<WithToys>::NEW,
    lots: &GamesOf::<WithToys>::NEW,
    matches: &GamesOf::<WithToys>::NEW,
    beginnings: &GamesOf::<WithToys>::NEW,
};

/// A page of a game with people on all seats, where everything is here.
fn two_people(game: &'static str) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.open_for_two(game);
    (browser, tab)
}

/// The site of this name.
#[track_caller]
fn site(page: &Page, name: &str) -> Site {
    let labels = page.table().labels();
    let found = labels.iter().find(|(_, label)| **label == rules::Message::verbatim(name));
    *found.unwrap_or_else(|| panic!("there is no {name}")).0
}

fn tap(site: Site) -> Event {
    Event::Act(Action::Board(BoardEvent::Tap(site)))
}

/// Something is done in a dialog.
fn dialog(act: DialogAct) -> Event {
    Event::Dialog(act)
}

/// What the late part does.
fn late(effect: LateEffect) -> Effect {
    Effect::Late(Box::new(effect))
}

/// The number of entries of the game on the table.
fn n_entries(page: &Page) -> usize {
    page.table().record().entries.len()
}

/// Whether a page asks for this to be done.
#[track_caller]
fn has(effects: &[Effect], wanted: &Effect) {
    assert!(effects.contains(wanted), "{wanted:?} is not among {effects:#?}");
}

#[track_caller]
fn lacks(effects: &[Effect], unwanted: impl Fn(&Effect) -> bool) {
    let found: Vec<&Effect> = effects.iter().filter(|effect| unwanted(effect)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// All that the late part does.
fn late_effects(effects: &[Effect]) -> impl Iterator<Item = &LateEffect> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Late(effect) => Some(&**effect),
        _ => None,
    })
}

//! What the fuzz targets do with their bytes: the first byte picks one of the portal's games, the rest is text. It is
//! here, not beside the targets, so that the normal tests run the seeds.

use rules::games::Portal;
use rules::{Catalogue, Game, MatchState, Options, Visitor};

use crate::reading;

/// The function that a fuzzer calls with its bytes.
pub type Target = fn(&[u8]);

/// The targets by name.
pub const TARGETS: [(&str, Target); 8] = [
    ("games", games),
    ("library", library),
    ("options", options),
    ("position", position),
    ("record", record),
    ("step", step),
    ("tree", tree),
    ("turn", turn),
];

/// Reads a position, and takes it apart into a set-up and puts it together again.
pub fn position(data: &[u8]) {
    visit(data, Kind::Position);
}

/// Reads a step; the first line is a position. If it is invalid, the start is used.
pub fn step(data: &[u8]) {
    visit(data, Kind::Step);
}

/// Reads a turn, as [`step`] reads a step.
pub fn turn(data: &[u8]) {
    visit(data, Kind::Turn);
}

/// Reads whole games.
pub fn games(data: &[u8]) {
    visit(data, Kind::Games);
}

/// Reads a chosen option.
pub fn options(data: &[u8]) {
    visit(data, Kind::Options);
}

/// Reads a record. Its game is the one it names, if that belongs to the picked game's folder.
pub fn record(data: &[u8]) {
    visit(data, Kind::Record);
}

/// Reads a tree, as [`record`] reads a record.
pub fn tree(data: &[u8]) {
    visit(data, Kind::Tree);
}

/// Reads a library, which is the same for all games.
pub fn library(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        reading::library(text);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Position,
    Step,
    Turn,
    Games,
    Options,
    Record,
    Tree,
}

fn visit(data: &[u8], kind: Kind) {
    let Some((&pick, rest)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let ids = Portal::ids();
    let id = ids[usize::from(pick) % ids.len()];
    Portal::visit(id, Reading { id, kind, text });
}

struct Reading<'t> {
    id: &'static str,
    kind: Kind,
    text: &'t str,
}

impl Visitor for Reading<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let Reading { id, kind, text } = self;
        let rules: G = G::new(id, &Options::new(), &MatchState::default()).expect("a game takes its own defaults");
        let (first, rest) = text.split_once('\n').unwrap_or(("", text));
        let start = || reading::position(&rules, first).map_or_else(|| rules.start(), |(pos, _)| pos);
        match kind {
            Kind::Position => {
                reading::position(&rules, text);
            }
            Kind::Step => reading::step(&rules, &start(), rest),
            Kind::Turn => reading::turn(&rules, &start(), rest),
            Kind::Games => reading::games::<G>(id, text),
            Kind::Options => reading::option::<G>(rules.info(), text),
            Kind::Record => reading::record::<G>(text),
            Kind::Tree => reading::tree::<G>(text),
        }
    }
}

//! Tables and sessions, on toy games: what may be entered, what it leads to, and what can be viewed.

mod ends;
mod multi_step_moves;
mod proposals;
mod random_play;
mod refusals;
mod steps;
mod trees;

use play::formats::PositionText;
use play::{EnterError, Entry, Player, Record, Status, Table, TurnText, open};
use rules::offers::{Offer, Offers};
use rules::view::{Effect, Scene};
use rules::{HouseRule, Seat};
use tests::tables::AnyTable as _;
use tests::toys::Toys;

const THIRD: Seat = Seat::new(2).expect("tables have four seats at most");

fn people(n: usize) -> Vec<Player> {
    ["Ann", "Ben", "Cem", "Dua"][..n].iter().map(|name| Player::Human { name: (*name).to_owned() }).collect()
}

/// A game of a toy with a human on each seat, before its first entry.
fn record(id: &str) -> Record {
    let n_seats = if id == "toy-race" { 3 } else { 2 };
    Record::new(id, 1, people(n_seats))
}

fn table(record: Record) -> Box<dyn Table> {
    open::<Toys>(record).unwrap_or_else(|error| panic!("{error}"))
}

/// A toy at a position.
fn table_at(id: &str, start: &str) -> Box<dyn Table> {
    table(Record { start: Some(start.to_owned()), ..record(id) })
}

/// Plays steps that are separated by single spaces.
#[track_caller]
fn play(table: &mut dyn Table, steps: &str) {
    for step in steps.split(' ') {
        enter(table, Entry::Step(step.to_owned()));
    }
}

/// Makes an entry and checks that its effects lead from scene to scene.
#[track_caller]
fn enter(table: &mut dyn Table, entry: Entry) -> Vec<Effect> {
    let before = table.scene();
    let effects = table.enter(entry.clone()).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
    assert_eq!(edited(before, &effects), table.scene(), "{entry:?}: {effects:?}");
    effects
}

/// Checks that an entry is refused and changes nothing.
#[track_caller]
fn refuse(table: &mut dyn Table, entry: Entry, why: EnterError) {
    let before = View::of(table);
    assert_eq!(table.enter(entry.clone()), Err(why), "{entry:?}");
    assert_eq!(View::of(table), before, "{entry:?}");
}

fn edited(mut scene: Scene, effects: &[Effect]) -> Scene {
    for effect in effects {
        scene.edit(effect).expect("effects fit the scene before");
    }
    scene
}

fn offer(by: Seat, what: Offer) -> Entry {
    Entry::Offer { by, what }
}

fn accept(by: Seat) -> Entry {
    Entry::Answer { by, yes: true }
}

fn decline(by: Seat) -> Entry {
    Entry::Answer { by, yes: false }
}

fn resign(by: Seat) -> Entry {
    Entry::Resign { by, points: 1 }
}

/// The places of the seats of a game that is over, and the reason.
#[track_caller]
fn outcome(table: &dyn Table) -> (Vec<u8>, String) {
    let Status::Over(outcome) = table.status() else { panic!("{:?}", table.status()) };
    (outcome.places.0[..table.info().teams.len()].to_vec(), outcome.reason.to_string())
}

/// The turns so far, each as `seat: text`.
fn turns(table: &dyn Table) -> Vec<String> {
    let line = |turn: TurnText| match turn.seat {
        Some(seat) => format!("{seat}: {}", turn.text),
        None => format!("-: {}", turn.text),
    };
    table.turns(table.move_formats()[0]).into_iter().map(line).collect()
}

/// The position as text, followed by the steps since the last turn boundary.
fn position(table: &dyn Table) -> String {
    let PositionText { text, steps } = table.position_text(0);
    [&[text][..], &steps].concat().join(" | ")
}

/// Everything that a table reports.
#[derive(PartialEq, Debug)]
struct View {
    record: Record,
    status: Status,
    scene: Scene,
    /// Steps, ignoring their gestures.
    choices: Vec<String>,
    offers: Vec<Offers>,
    claim: Option<&'static HouseRule>,
    position: PositionText,
    turns: Vec<TurnText>,
    n_undone: usize,
}

/// The steps on offer, in the game's first format.
fn texts(table: &dyn Table) -> Vec<String> {
    table.choices().iter().map(|choice| table.step_texts(&[choice.step]).concat()).collect()
}

impl View {
    fn of(table: &dyn Table) -> View {
        let seats = || table.info().seats();
        View {
            record: table.record().clone(),
            status: table.status(),
            scene: table.scene(),
            choices: texts(table),
            offers: seats().map(|seat| table.offers(seat)).collect(),
            claim: table.claim(),
            position: table.position_text(0),
            turns: table.turns(table.move_formats()[0]),
            n_undone: table.n_undone(),
        }
    }
}

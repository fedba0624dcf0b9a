//! Random trees: whole games with variations, comments, signs, drawings, offers and tags.

use oorandom::Rand32;
use play::{Entry, GameTree, Nag, NodeIdx, Player, Record, Session, Shape, ShapeColour, Status};
use rules::offers::Offer;
use rules::{Game, GameInfo, Level, Options};

use crate::random::{below, choose, pick};

const COMMENTS: &[&str] = &[
    "the usual reply",
    "[%clk 1:59:59]",
    "100 % sure; (2. more) [or less] $7 *",
    "a brace } that nobody opened",
    "a bracket ) too many {",
    "1. e4 (1. d4) 1-0",
    "näher, 更好, and as long as it takes to come to the end of a line and begin another one, % and [ included, 1-0",
];
const TAGS: &[&str] = &["Event", "Date", "Round", "Annotator", "A_9", "Time-Control", "ZZ"];
const VALUES: &[&str] = &["1990.01.??", "\"Bo\" \\ \\\\", "] * {", "更好", "%", "x\"] [y \"z", "\\"];
const NAMES: &[&str] = &["", "Ada", "\"Bo\" \\", "更好", "Computer"];

/// A random tree of a game under some options.
///
/// # Panics
/// When the rules refuse what they have offered.
pub fn tree<G: Game>(info: &'static GameInfo, options: &Options, rand: &mut Rand32) -> GameTree {
    let players = info.seats().map(|_| player(rand)).collect();
    let mut record = Record::new(info.id, info.version, players);
    record.options = options.clone();
    let taken = Session::<G>::seats_to_play(&record).unwrap_or_else(|error| panic!("{}: {error}", info.id));
    record.sit(info.teams.len(), &taken);
    record.players.truncate(taken.len());
    if taken.len() == 4 && below(rand, 2) == 0 {
        // Partners may be one player.
        record.seats = [0, 1, 0, 1].map(Some).to_vec();
        record.players.truncate(2);
    }
    let mut session = Session::<G>::open(record).unwrap_or_else(|error| panic!("{}: {error}", info.id));
    for _ in 0..below(rand, 4) {
        session.tags_mut().set(pick(rand, TAGS), pick(rand, VALUES));
    }
    if below(rand, 4) == 0 {
        session.notes_mut(NodeIdx::ROOT).comments.push(pick(rand, COMMENTS).to_owned());
    }
    for _ in 0..below(rand, 60) {
        if below(rand, 6) == 0 {
            // Somewhere else in the game.
            let path = session.tree().path(session.node());
            let back = below(rand, 6).min(path.len());
            let node = path.len().checked_sub(back + 1).map_or(NodeIdx::ROOT, |idx| path[idx]);
            session.go_to(node);
        }
        let before = session.node();
        if below(rand, 12) == 0 {
            propose(&mut session, rand);
        } else {
            step(&mut session, rand);
        }
        if session.node() != before {
            note(&mut session, rand);
        }
    }
    let last = session.tree().line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
    session.go_to(last);
    if session.ended().is_none() && !matches!(session.status(), Status::Over(_)) && below(rand, 3) == 0 {
        let result = match (info.teams.len(), info.has_points) {
            (2, false) => pick(rand, &["1-0", "0-1", "1/2-1/2"]),
            (2, true) => pick(rand, &["3,0", "0,1"]),
            (3, _) => "1,0,2",
            _ => "1,0,1,0",
        };
        session.tags_mut().set("Result", result);
    }
    session.into_tree()
}

fn player(rand: &mut Rand32) -> Player {
    match below(rand, 3) {
        0 => Player::Computer { level: Level::nearest(1 + below(rand, 8) as u8) },
        _ => Player::Human { name: pick(rand, NAMES).trim().to_owned() },
    }
}

fn step<G: Game>(session: &mut Session<G>, rand: &mut Rand32) {
    let is_open = matches!(session.status(), Status::Turn(_) | Status::Chance);
    let mut steps = Vec::new();
    session.rules().steps(session.position(), &mut steps);
    if steps.is_empty() || !is_open && session.ended().is_none() {
        return;
    }
    let step = choose(session.rules(), session.position(), &steps, rand);
    let text = session.rules().write_step(session.position(), step, G::MOVES[0]);
    // After an end by a house rule the game may go on.
    let _ = session.append(Entry::Step(text));
}

/// Offers, answers, resigns, claims or runs out of time, if the game lets somebody do so.
fn propose<G: Game>(session: &mut Session<G>, rand: &mut Rand32) {
    let seats: Vec<_> = session.rules().info().seats().collect();
    let by = pick(rand, &seats);
    let entry = match below(rand, 7) {
        0 => Entry::Resign { by, points: 1 },
        1 => Entry::Claim { by },
        6 => Entry::Flag { by },
        2 => Entry::Offer { by, what: Offer::End },
        3 => Entry::Offer { by, what: Offer::TakeBack(1) },
        _ => Entry::Offer { by, what: Offer::Draw },
    };
    if session.append(entry).is_err() {
        return;
    }
    while let Status::Waiting { on, .. } = session.status() {
        if below(rand, 3) == 0 {
            return;
        }
        let yes = below(rand, 3) == 0;
        if session.append(Entry::Answer { by: on[0], yes }).is_err() {
            return;
        }
    }
}

fn note<G: Game>(session: &mut Session<G>, rand: &mut Rand32) {
    let sites = session.rules().sites();
    let notes = session.notes_mut(session.node());
    for _ in 0..below(rand, 8).saturating_sub(6) {
        notes.comments.push(pick(rand, COMMENTS).to_owned());
    }
    if below(rand, 20) == 0 {
        notes.intro.push(pick(rand, COMMENTS).to_owned());
    }
    for _ in 0..below(rand, 8).saturating_sub(6) {
        // Some NAGs mean the same as signs.
        let glyph = below(rand, 256) as u8;
        let is_sign = matches!(glyph, 10 | 18 | 19);
        notes.signs.push(if is_sign || below(rand, 2) == 0 { pick(rand, &Nag::ALL).0 } else { Nag::from_glyph(glyph) });
    }
    if below(rand, 10) == 0 {
        let to = Some(pick(rand, &sites)).filter(|_| below(rand, 2) == 0);
        let colours = [ShapeColour::Green, ShapeColour::Red, ShapeColour::Yellow, ShapeColour::Blue];
        notes.shapes.push(Shape { from: pick(rand, &sites), to, colour: pick(rand, &colours) });
    }
}

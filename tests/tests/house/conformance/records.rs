//! Records: a game as text, which replays to the same game.

use oorandom::Rand32;
use play::{Entry, GameTree, GameUid, NodeIdx, Player, Record, Session, Status, StepReader, wire};
use rules::offers::{Offer, Offers};
use rules::{Game, GameInfo, Level, Seat};
use tests::random::{self, below, choose, pick};
use tests::{mutate::mutate, reading, seating, tier};

use super::broken::{n_texts, survive};

/// A session of a random game with random proposals, answers, claims and resignations, up to `n_entries` entries.
pub(super) fn session<G: Game>(info: &GameInfo, seed: u64, n_entries: usize) -> Session<G> {
    let mut rand = random::rand(seed);
    let mut record = Record::new(info.id, info.version, info.seats().map(|seat| player(seat, &mut rand)).collect());
    record.uid = GameUid(seed);
    let variants = random::variants(info);
    record.options = variants[below(&mut rand, variants.len())].clone();
    seating::leave_idle::<G>(&mut record);
    record.seed = (below(&mut rand, 2) == 0).then_some(seed);
    let mut session = Session::open(record).unwrap_or_else(|error| panic!("{} does not open: {error}", info.id));
    while session.record().entries.len() < n_entries {
        let Some(entry) = entry(&session, &mut rand) else { break };
        let entered = session.enter(entry.clone());
        assert!(entered.is_ok(), "{}, seed {seed}: {entry:?} is refused: {entered:?}", info.id);
    }
    session
}

fn player(seat: Seat, rand: &mut Rand32) -> Player {
    let device = 1 + below(rand, 2) as u8;
    match below(rand, 12) {
        0 => Player::Remote { device, name: format!("Ben {seat}"), level: None },
        1 => Player::Remote { device, name: String::new(), level: Some(Level::nearest(1 + below(rand, 8) as u8)) },
        2..6 => Player::Computer { level: Level::nearest(1 + below(rand, 8) as u8) },
        6..9 => Player::Human { name: format!("Ann\n {seat}\\n") },
        _ => Player::Human { name: String::new() },
    }
}

/// An entry that is possible now; `None` when the game is over.
fn entry<G: Game>(session: &Session<G>, rand: &mut Rand32) -> Option<Entry> {
    let by = match session.status() {
        Status::Over(_) => return None,
        Status::Waiting { on, .. } => return Some(Entry::Answer { by: pick(rand, &on), yes: below(rand, 2) == 0 }),
        Status::Turn(seat) => seat,
        Status::Chance => Seat::FIRST,
    };
    let Offers { draw, end, take_back, resign } = session.offers(by);
    match below(rand, 40) {
        0 if draw => return Some(Entry::Offer { by, what: Offer::Draw }),
        1 if end => return Some(Entry::Offer { by, what: Offer::End }),
        2 if take_back => return Some(Entry::Offer { by, what: Offer::TakeBack(1) }),
        3 if resign > 0 && below(rand, 4) == 0 => return Some(Entry::Resign { by, points: resign }),
        20 if below(rand, 4) == 0 && matches!(session.status(), Status::Turn(_)) => return Some(Entry::Flag { by }),
        4..20 if session.claim().is_some() => return Some(Entry::Claim { by }),
        _ => {}
    }
    let (rules, pos) = (session.rules(), session.position());
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let step = choose(rules, pos, &steps, rand);
    Some(Entry::Step(rules.write_step(pos, step, G::MOVES[0])))
}

pub(crate) fn are_replayed_as_played<G: Game>() {
    for info in G::GAMES {
        for seed in 0..tier::pick(100, 2_000) {
            let played = session::<G>(info, seed, 300);
            let text = wire::write(played.record());
            let read = wire::read(&text).unwrap_or_else(|error| panic!("{error}: {text:?}"));
            assert_eq!(&read, played.record(), "{text:?}");
            let replayed = Session::<G>::open(read).unwrap_or_else(|error| panic!("{error}: {text:?}"));
            assert_eq!(replayed.position(), played.position(), "{text:?}");
            assert_eq!(replayed.history(), played.history(), "{text:?}");
            assert_eq!(replayed.status(), played.status(), "{text:?}");
            assert_eq!(replayed.record(), played.record(), "{text:?}");
            // A program without the readers of texts reads what it has written.
            let tree = GameTree::from(played.record().clone());
            let end = tree.line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
            let lean = Session::<G>::open_tree_by::<StepReader>(&tree, end);
            let lean = lean.unwrap_or_else(|error| panic!("{error}: {text:?}"));
            assert_eq!((lean.position(), lean.record()), (played.position(), played.record()), "{text:?}");
        }
    }
}

pub(crate) fn broken_ones_are_read_or_refused<G: Game>() {
    let mut rand = random::rand(0x7265);
    for info in G::GAMES {
        for seed in 0..n_texts() / 40 {
            let played = session::<G>(info, seed, 30);
            let whole = wire::write(played.record());
            for _ in 0..40 {
                let text = mutate(&whole, &mut rand);
                survive(info.id, &text, || reading::record::<G>(&text));
            }
        }
    }
}

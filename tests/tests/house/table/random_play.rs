//! Random entries, undo and redo: a table always reports what a replay from scratch reports.

use oorandom::Rand32;
use play::wire::{self, SavedTree};
use play::{Choice, Entry, Games as _, GamesOf, NodeIdx, Selection, Status, open, select};
use rules::games::Portal;
use rules::offers::{Offer, Offers};
use rules::{Catalogue, Game, Options, Seat, Visitor};
use tests::random::{self, below, pick};
use tests::{seating, tier};

use super::*;

/// The options of a random run's games, and the number of their seats.
struct Setups;

impl Visitor for Setups {
    type Out = Vec<Record>;

    fn visit<G: Game>(self) -> Vec<Record> {
        let of_game = |info: &'static rules::GameInfo| {
            let variants: Vec<Options> = random::variants(info);
            let people = people(info.teams.len());
            variants
                .into_iter()
                .map(move |options| Record { options, ..Record::new(info.id, info.version, people.clone()) })
                .map(|mut record| {
                    seating::leave_idle::<G>(&mut record);
                    record
                })
        };
        G::GAMES.iter().flat_map(of_game).collect()
    }
}

/// Every game of a catalogue with every choice of its options.
pub(crate) fn setups<C: Catalogue>() -> Vec<Record> {
    let mut setups: Vec<Record> = C::ids().into_iter().filter_map(|id| C::visit(id, Setups)).flatten().collect();
    setups.dedup();
    setups
}

/// Any entry, possible or not; mostly possible steps.
fn entry(table: &dyn Table, rand: &mut Rand32) -> Entry {
    let n_seats = table.info().teams.len();
    let by = Seat::new(below(rand, n_seats)).expect("one of the game's seats");
    match below(rand, 40) {
        0 => offer(by, Offer::Draw),
        1 => offer(by, Offer::End),
        2..=4 => offer(by, Offer::TakeBack(below(rand, 6) as u16)),
        5 | 6 => Entry::Claim { by },
        7 if below(rand, 6) == 0 => Entry::Resign { by, points: below(rand, 3) as u8 },
        8..=18 if matches!(table.status(), Status::Waiting { .. }) => Entry::Answer { by, yes: below(rand, 3) > 0 },
        19 => Entry::Step("nonsense".to_owned()),
        20 if below(rand, 2) == 0 => Entry::Flag { by },
        _ => match &table.choices()[..] {
            [] => Entry::Answer { by, yes: below(rand, 2) > 0 },
            choices => Entry::Step(table.step_texts(&[choices[below(rand, choices.len())].step]).concat()),
        },
    }
}

/// Checks that `offers` and `claim` promise what `enter` then does with the entry.
#[track_caller]
fn check_promise(before: &View, entry: &Entry, is_taken: bool) {
    let offers = |by: Seat| before.offers.get(by.idx()).copied().unwrap_or(Offers::NONE);
    match entry {
        Entry::Offer { by, what: Offer::Draw } => assert_eq!(is_taken, offers(*by).draw, "{entry:?}"),
        Entry::Offer { by, what: Offer::End } => assert_eq!(is_taken, offers(*by).end, "{entry:?}"),
        Entry::Offer { by, what: Offer::TakeBack(n) } => {
            assert!(!is_taken || offers(*by).take_back, "{entry:?}");
            assert!(is_taken || *n != 1 || !offers(*by).take_back, "{entry:?}");
        }
        Entry::Resign { by, points } => {
            assert_eq!(is_taken, (1..=offers(*by).resign).contains(points), "{entry:?}");
        }
        Entry::Claim { by } => assert!(!is_taken || before.claim.is_some(), "{by}: {entry:?}"),
        Entry::Flag { by } => match &before.status {
            Status::Turn(seat) => assert_eq!(is_taken, seat == by, "{entry:?}"),
            // Or that of the seat to act.
            Status::Waiting { on, .. } => assert!(is_taken || !on.contains(by), "{entry:?}"),
            Status::Chance => {}
            Status::Over(_) => assert!(!is_taken, "{entry:?}"),
        },
        Entry::Step(text) => assert_eq!(is_taken, before.choices.contains(text), "{entry:?}"),
        Entry::Answer { .. } => {}
    }
}

/// Checks that a step is found by its gesture.
fn check_select(choices: &[Choice], choice: &Choice) {
    let Selection { done, ask, buttons, .. } = select(choices, &choice.gesture.sites);
    let is_same = |found: &&Choice| found.gesture.choice == choice.gesture.choice && found.result == choice.result;
    let found = done.into_iter().chain(ask).chain(buttons).any(|found| is_same(&found));
    assert!(found, "{choice:?}");
    for n in 0..choice.gesture.sites.len() {
        assert!(select(choices, &choice.gesture.sites[..n]).next.contains(&choice.gesture.sites[n]));
    }
}

/// Returns how many of the games ended.
fn check_games<C: Catalogue>(n_games: u64) -> u64 {
    let setups = setups::<C>();
    assert!(!setups.is_empty());
    let mut n_ended = 0;
    for seed in 0..n_games {
        let mut rand = random::rand(seed);
        let setup = setups[seed as usize % setups.len()].clone();
        let mut table = open::<C>(setup).unwrap_or_else(|error| panic!("{error}"));
        for _ in 0..tier::pick(60, 150) {
            let before = table.scene();
            let effects = match below(&mut rand, 24) {
                3 => {
                    let all: Vec<NodeIdx> = table.tree().all().collect();
                    let effects = table.go_to(pick(&mut rand, &all));
                    Some(effects)
                }
                0 => table.undo(),
                1 => table.redo(),
                2 => Some(table.undo_to(
                    pick(&mut rand, &[0, 1, 5, 20, 1000]).max(table.record().entries.len().saturating_sub(8)),
                )),
                _ => {
                    let (last, entry) = (View::of(&*table), entry(&*table, &mut rand));
                    let result = table.enter(entry.clone());
                    check_promise(&last, &entry, result.is_ok());
                    if result.is_err() {
                        assert_eq!(View::of(&*table), last, "{entry:?} was refused");
                    }
                    result.ok()
                }
            };
            assert_eq!(edited(before, &effects.unwrap_or_default()), table.scene());
            let choices = table.choices();
            // Of thousands a sample will do.
            for choice in choices.iter().step_by(1 + choices.len() / 128) {
                check_select(&choices, choice);
            }

            // The same again, from scratch and through the wire format.
            let record = table.record().clone();
            let view = View { n_undone: 0, ..View::of(&*table) };
            assert_eq!(table.is_mid_turn(), !view.position.steps.is_empty(), "seed {seed}");
            let text = wire::write(&record);
            let again = wire::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}: {text}"));
            let again = open::<C>(again).unwrap_or_else(|error| panic!("seed {seed}: {error}: {text}"));
            assert_eq!(View::of(&*again), view, "seed {seed}: {text}");

            // And with everything that was tried.
            if below(&mut rand, 8) > 0 {
                continue;
            }
            let text = wire::write_tree(table.tree(), table.node());
            let SavedTree { tree, here } = wire::read_tree(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(&tree, table.tree(), "seed {seed}: {text}");
            let here = here.expect("it is written where the cursor stands");
            let again =
                GamesOf::<C>::NEW.open_tree(&tree, here).unwrap_or_else(|error| panic!("seed {seed}: {error}: {text}"));
            let as_before = View { n_undone: 0, ..View::of(&*again) };
            assert_eq!(as_before, view, "seed {seed}: {text}");
            assert_eq!(again.tree(), table.tree(), "seed {seed}: {text}");
        }
        // Viewing an earlier ply shows what could be seen then, and the effects since lead from there to the board.
        for n in 0..=table.record().entries.len() {
            let n_entries = table.record().entries.len();
            for end in [n_entries, n.midpoint(n_entries), n] {
                let played = table.replay(n..=end);
                let (then, effects) = played.unwrap_or_else(|| panic!("seed {seed}: {n} to {end} entries"));
                assert_eq!(table.scene_at(n).as_ref(), Some(&then));
                assert_eq!(Some(edited(then, &effects)), table.scene_at(end), "seed {seed}: {n} to {end} entries");
            }
            assert_eq!(table.scene_at(n_entries), Some(table.scene()));
            let whole = open::<C>(table.record().up_to(n)).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(table.scene_at(n), Some(whole.scene()));
            assert_eq!(table.position_text_at(n), Some(whole.position_text(0)));
        }
        assert_eq!(table.scene_at(table.record().entries.len() + 1), None);
        let n_entries = table.record().entries.len();
        assert_eq!(table.replay(0..=n_entries + 1), None);
        assert_eq!(table.replay(n_entries + 1..=n_entries + 1), None);
        n_ended += u64::from(table.status().outcome().is_some());
    }
    n_ended
}

#[test]
fn a_toy_table_tells_what_a_replay_tells() {
    let n_games = tier::pick(120, 1_000);
    let n_ended = check_games::<Toys>(n_games);
    assert!(n_ended > n_games / 20, "only {n_ended} games ended");
}

#[test]
fn a_table_of_the_portal_tells_what_a_replay_tells() {
    check_games::<Portal>(tier::pick(40, 200));
}

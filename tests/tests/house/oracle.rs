//! Every folder's fast move generator against its slow one, `tests/oracle.rs` of the folder, which shares no code with
//! it: on positions of random play and on random positions; turn by turn, and step by step where the slow one can, and
//! by the points of finished games where it counts them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use rules::{Game, GameInfo, History, MatchState, Options, TurnList, turns};
use tests::random::{self, below};
use tests::tier;

use crate::folders::in_every_folder;
use crate::oracles;

/// Positions for each game of a folder.
fn n_positions() -> u64 {
    tier::pick(2_000, 20_000)
}

/// Whole games whose points are compared.
fn n_games() -> u64 {
    tier::pick(1_000, 10_000)
}

/// The slow generator: game id, options, position text; every turn as its text and the text of the position after it.
type Turns = fn(&str, &[(&str, &str)], &str) -> Vec<(String, String)>;

/// Random positions: game id, options, seed.
type Scatter = fn(&str, &[(&str, &str)], u64) -> String;

/// The points of all seats of a game that is over: game id, options, position text.
type Points = fn(&str, &[(&str, &str)], &str) -> Vec<i64>;

/// What the slow generator of a folder can do.
#[derive(Clone, Copy)]
struct Oracle {
    turns: Turns,
    scatter: Scatter,
    /// Where position texts cover the middle of turns, single steps are compared too.
    steps: Option<Turns>,
    /// Where it counts the points of finished games, these are compared too.
    points: Option<Points>,
}

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            use crate::oracles::$folder::{scatter, turns};

            fn oracle() -> super::Oracle {
                super::oracle(stringify!($folder), turns, scatter)
            }

            #[test]
            fn agrees_on_random_play() {
                super::check_played::<$rules>(oracle());
            }

            #[test]
            fn agrees_on_scattered_positions() {
                super::check_scattered::<$rules>(oracle());
            }
        }
    };
}

in_every_folder!(suite);

/// The slow generator of a folder, with what it can do beyond what all can.
fn oracle(folder: &str, turns: Turns, scatter: Scatter) -> Oracle {
    let steps: Option<Turns> = match folder {
        #[cfg(any(not(some_folders), folder = "lanrick"))]
        "lanrick" => Some(oracles::lanrick::steps),
        #[cfg(any(not(some_folders), folder = "lino"))]
        "lino" => Some(oracles::lino::steps),
        _ => None,
    };
    let points: Option<Points> = match folder {
        #[cfg(any(not(some_folders), folder = "lino"))]
        "lino" => Some(oracles::lino::points),
        _ => None,
    };
    Oracle { turns, scatter, steps, points }
}

/// The variants of every game of folder `G`, each with its share of `n` positions.
fn variants<G: Game>(n: u64) -> impl Iterator<Item = (&'static GameInfo, Options, u64)> {
    G::GAMES.iter().flat_map(move |info| {
        let variants = random::variants(info);
        let share = n.div_ceil(variants.len() as u64);
        variants.into_iter().map(move |options| (info, options, share))
    })
}

fn new<G: Game>(info: &GameInfo, options: &Options) -> G {
    G::new(info.id, options, &MatchState::default()).unwrap_or_else(|error| panic!("{}: {error}", info.id))
}

/// Plays random games once for all comparisons: turns between turns, steps anywhere, points at the ends.
fn check_played<G: Game>(oracle: Oracle) {
    let n_ends = if oracle.points.is_some() { n_games() } else { 0 };
    // Both iterators have the same variants.
    for ((info, options, n), (.., n_ends)) in variants::<G>(n_positions() / 2).zip(variants::<G>(n_ends)) {
        let rules = new::<G>(info, &options);
        let mut rand = random::rand(0x0c1e);
        let (mut n_turns, mut n_steps) = (0, if oracle.steps.is_some() { 0 } else { n });
        for seed in 0.. {
            if seed >= n_ends && n_turns == n && n_steps == n {
                break;
            }
            random::game(&rules, seed, &mut |spot| {
                if spot.steps.is_empty()
                    && let Some(points) = oracle.points
                {
                    compare_points(&rules, &options, spot.pos, spot.history, points);
                }
                // Some positions of each game, so that many games are sampled.
                if (n_turns == n && n_steps == n) || below(&mut rand, 8) > 0 {
                    return;
                }
                if spot.is_boundary() && n_turns < n {
                    check(&rules, &options, spot.pos, spot.history, oracle.turns);
                    n_turns += 1;
                }
                if let Some(steps) = oracle.steps.filter(|_| n_steps < n) {
                    check_steps(&rules, &options, spot.pos, spot.history, steps);
                    n_steps += 1;
                }
            });
        }
    }
}

fn check_scattered<G: Game>(oracle: Oracle) {
    let n_ends = AtomicU64::new(0);
    for (info, options, n) in variants::<G>(n_positions() / 2) {
        let rules = new::<G>(info, &options);
        let pairs: Vec<(&str, &str)> = options.iter().collect();
        let texts = Mutex::new(BTreeSet::new());
        for_seeds(n, |seed| {
            let text = (oracle.scatter)(info.id, &pairs, seed);
            let (pos, history) = match rules.read_position(&text) {
                Ok(read) => read,
                Err(error) => panic!("{}: {text:?}: {error}", info.id),
            };
            check(&rules, &options, &pos, &history, oracle.turns);
            if let Some(steps) = oracle.steps {
                check_steps(&rules, &options, &pos, &history, steps);
            }
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            if steps.is_empty()
                && let Some(points) = oracle.points
            {
                compare_points(&rules, &options, &pos, &history, points);
                n_ends.fetch_add(1, Ordering::Relaxed);
            }
            texts.lock().unwrap_or_else(PoisonError::into_inner).insert(text);
        });
        let texts = texts.into_inner().unwrap_or_else(PoisonError::into_inner);
        assert!(texts.len() as u64 > n / 2, "{}: {n} seeds give {} positions", info.id, texts.len());
    }
    let n_ends = n_ends.into_inner();
    assert!(oracle.points.is_none() || n_ends >= 50, "{n_ends}");
}

/// Runs something for each seed below `n`, on all processors: the slowest test comes last, and would use only one.
fn for_seeds(n: u64, each: impl Fn(u64) + Sync) {
    let n_threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for first in (0..n).take(n_threads) {
            let each = &each;
            scope.spawn(move || (first..n).step_by(n_threads).for_each(each));
        }
    });
}

/// Compares the points of the seats of a finished game.
fn compare_points<G: Game>(rules: &G, options: &Options, pos: &G::Position, history: &History, oracle: Points) {
    let text = rules.write_position(pos, history, G::POSITIONS[0]);
    let pairs: Vec<(&str, &str)> = options.iter().collect();
    let points = rules.outcome(pos).points;
    let found: Vec<i64> = rules.info().seats().map(|seat| i64::from(points[seat])).collect();
    assert_eq!(found, oracle(rules.info().id, &pairs, &text), "{} with {pairs:?} at {text:?}", rules.info().id);
}

/// The slow generator takes very long on a position with more turns than this.
const WIDE: usize = 1_000;

/// One in so many such positions is compared.
const OF_WIDE: u64 = 64;

/// Compares the two lists of turns from one position.
fn check<G: Game>(rules: &G, options: &Options, pos: &G::Position, history: &History, oracle: Turns) {
    let info = rules.info();
    // Where there are too many orders to list them all, only the ends of turns are compared, each end once.
    let mut list = TurnList::new();
    if !info.by_path {
        rules.turns(pos, &mut list);
    }
    if list.len() > WIDE && !rules.key(pos).is_multiple_of(OF_WIDE) {
        return;
    }
    let text = rules.write_position(pos, history, G::POSITIONS[0]);
    let pairs: Vec<(&str, &str)> = options.iter().collect();
    let mut expected = oracle(info.id, &pairs, &text);
    let mut found = Vec::new();
    let mut note = |turn: String, steps: &[G::Step], end: &G::Position| {
        found.push((turn, rules.write_position(end, &history_after(rules, pos, history, steps), G::POSITIONS[0])));
    };
    if info.by_path {
        turns::by_path(rules, pos, &mut |steps, end| note(rules.write_turn(pos, steps, G::MOVES[0]), steps, end));
    } else {
        list.iter().for_each(|turn| note(String::new(), turn.steps, turn.end));
        expected.iter_mut().for_each(|(turn, _)| turn.clear());
    }
    expected.sort();
    if !info.by_path {
        expected.dedup();
    }
    compare(info, &pairs, &text, expected, found);
}

/// Compares the two lists of steps from one position.
fn check_steps<G: Game>(rules: &G, options: &Options, pos: &G::Position, history: &History, oracle: Turns) {
    let text = rules.write_position(pos, history, G::POSITIONS[0]);
    let pairs: Vec<(&str, &str)> = options.iter().collect();
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let written = |step: G::Step| {
        let mut after = pos.clone();
        rules.apply(&mut after, step, &mut ());
        let history = history_after(rules, pos, history, &[step]);
        (rules.write_step(pos, step, G::MOVES[0]), rules.write_position(&after, &history, G::POSITIONS[0]))
    };
    let found = steps.into_iter().map(written).collect();
    compare(rules.info(), &pairs, &text, oracle(rules.info().id, &pairs, &text), found);
}

type Listed = Vec<(String, String)>;

fn compare(info: &GameInfo, options: &[(&str, &str)], text: &str, mut expected: Listed, mut found: Listed) {
    expected.sort();
    found.sort();
    if found != expected {
        panic!("{} with {options:?} at {text:?}:\n{}", info.id, difference(&expected, &found));
    }
}

/// The history after one more turn.
fn history_after<G: Game>(rules: &G, pos: &G::Position, history: &History, steps: &[G::Step]) -> History {
    let mut history = history.clone();
    let mut before = pos.clone();
    for &step in steps {
        let mut after = before.clone();
        rules.apply(&mut after, step, &mut ());
        history.note(rules, &before, step, &after);
        before = after;
    }
    history
}

/// What only one of two sorted lists has, as often as it has more of it.
fn difference(expected: &[(String, String)], found: &[(String, String)]) -> String {
    let only = |list: &[(String, String)], other: &[(String, String)]| {
        let mut other = other.to_vec();
        let mut only = list.to_vec();
        only.retain(|turn| match other.iter().position(|known| known == turn) {
            Some(idx) => {
                other.remove(idx);
                false
            }
            None => true,
        });
        only
    };
    let mut text = String::new();
    for (name, turns) in [("the oracle", only(expected, found)), ("the game", only(found, expected))] {
        for (turn, after) in turns {
            writeln!(text, "  only {name} has {turn} to {after:?}").expect("writing to a string cannot fail");
        }
    }
    text
}

#[test]
fn differences_are_shown_with_their_side() {
    let list = |turns: &[&str]| turns.iter().map(|turn| (turn.to_string(), "p".to_owned())).collect::<Vec<_>>();
    let shown = difference(&list(&["a", "b", "b"]), &list(&["b", "c"]));
    assert_eq!(
        shown,
        "  only the oracle has a to \"p\"\n  only the oracle has b to \"p\"\n  only the game has c to \"p\"\n"
    );
}

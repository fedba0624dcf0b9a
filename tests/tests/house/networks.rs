//! The networks that ship: how they judge known positions, that their odds are odds, and that the computer plays legal
//! games by them to the end.
//!
//! A line of `networks/GAME.txt` is `position ; odds of the ends, in thousandths ; what it shows`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use ai::network::{self, Network};
use ai::{Budget, Lookahead, search_by_networks};
use oorandom::Rand32;
use rules::games::{FOLDERS, Portal};
use rules::{Actor, Catalogue, Game, Level, MatchState, Odds, Options, Visitor};

/// The most bytes that the networks of a folder may have.
const MOST_BYTES: usize = 200_000;
/// How far odds may be from those that are known, in thousandths: sums differ a little from processor to processor.
const NEAR: f32 = 2.0;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The folder of a game.
fn folder(id: &str) -> &'static str {
    FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id)).unwrap().name
}

/// The networks of a game, as they ship.
fn networks<G: Game>(id: &str) -> Vec<Network> {
    let path = repository().join(format!("web/networks/{}.bin", folder(id)));
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(bytes.len() <= MOST_BYTES, "{}: {} bytes", path.display(), bytes.len());
    network::read(&bytes, G::NETWORKS).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Calls a visitor, made for each, with every game that is played by networks.
fn for_each_game<V: Visitor<Out = ()>>(visitor: impl Fn(&'static str) -> V) {
    let ids = Portal::ids();
    assert!(ids.len() > 8);
    ids.into_iter().for_each(|id| Portal::visit(id, visitor(id)).unwrap());
}

fn is_odds(odds: &Odds) -> bool {
    let sum: f32 = odds.0.iter().sum();
    (sum - 1.0).abs() < 1e-3 && odds.0.iter().all(|odds| (0.0..=1.001).contains(odds))
}

/// The rules of a game with every value of every choice in turn.
fn variants<G: Game>(id: &str) -> Vec<G> {
    let usual = G::new(id, &Options::new(), &MatchState::default()).unwrap();
    let mut variants = Vec::new();
    for spec in usual.info().options {
        if let rules::OptionKind::Choice(values) = spec.kind {
            for value in values {
                let mut options = Options::new();
                options.set(spec.key, *value);
                variants.extend(G::new(id, &options, &MatchState::default()));
            }
        }
    }
    variants
}

/// Plays games by the weakest level, which every now and then judges wrongly, and so comes to more positions.
struct Games(&'static str);

impl Visitor for Games {
    type Out = ();

    fn visit<G: Game>(self) {
        const N_GAMES: u64 = 1_000;
        const MOST_TURNS: usize = 5_000;
        if G::NETWORKS.is_empty() {
            return;
        }
        let (networks, variants) = (networks::<G>(self.0), variants::<G>(self.0));
        let mut steps = Vec::new();
        for game in 0..N_GAMES {
            let rules = &variants[game as usize % variants.len()];
            let mut rand = Rand32::new(game);
            let mut pos = rules.start();
            let mut n = 0;
            loop {
                steps.clear();
                rules.steps(&pos, &mut steps);
                if steps.is_empty() {
                    break;
                }
                n += 1;
                assert!(n < MOST_TURNS, "{} does not end", self.0);
                if rules.actor(&pos) == Actor::Chance {
                    let step = steps[rand.rand_range(0..steps.len() as u32) as usize];
                    rules.apply(&mut pos, step, &mut ());
                    continue;
                }
                let budget = Budget { nodes: 1, ..Budget::of(rules, Level::FIRST_MET) };
                let answer = search_by_networks(rules, &pos, &networks, budget, game, |_| true).unwrap();
                assert!(!answer.steps.is_empty());
                for step in answer.steps {
                    steps.clear();
                    rules.steps(&pos, &mut steps);
                    assert!(steps.contains(&step), "{step:?} at {pos:?}");
                    rules.apply(&mut pos, step, &mut ());
                }
            }
        }
    }
}

#[test]
fn a_thousand_games_are_played_to_their_end_without_an_illegal_step() {
    for_each_game(Games);
}

/// Reads the known odds of a game, and compares.
struct Known(&'static str);

impl Visitor for Known {
    type Out = ();

    fn visit<G: Game>(self) {
        let Known(id) = self;
        if G::NETWORKS.is_empty() {
            return;
        }
        let networks = networks::<G>(id);
        let path = repository().join(format!("tests/networks/{id}.txt"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let rules = G::new(id, &Options::new(), &MatchState::default()).unwrap();
        let mut look = Lookahead::new(&rules, &networks);
        let (mut n, mut faults) = (0, Vec::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [position, known, shows] = line.split(" ; ").collect::<Vec<_>>()[..] else { panic!("{id}: {line}") };
            let (pos, _) = rules.read_position(position).unwrap_or_else(|error| panic!("{line}: {error}"));
            let odds = look.at_a_glance(&pos);
            assert!(is_odds(&odds), "{line}: {odds:?}");
            let known: Vec<f32> = known.split(' ').map(|number| number.parse().unwrap()).collect();
            n += 1;
            let found = odds.0.map(|odds| 1000.0 * odds);
            if known.len() != Odds::N || known.iter().zip(found).any(|(known, found)| (known - found).abs() > NEAR) {
                let found: Vec<String> = found.iter().map(|odds| format!("{odds:.0}")).collect();
                faults.push(format!("{position} ; {} ; {shows}", found.join(" ")));
            }
        }
        assert!(n >= 8, "{id} has {n} known positions");
        assert!(faults.is_empty(), "these are judged otherwise:\n{}", faults.join("\n"));
    }
}

#[test]
fn known_positions_are_judged_as_before() {
    for_each_game(Known);
}

/// Odds at a glance and a throw ahead, in positions of random games.
struct OddsOfAll(&'static str);

impl Visitor for OddsOfAll {
    type Out = ();

    fn visit<G: Game>(self) {
        if G::NETWORKS.is_empty() {
            return;
        }
        let networks = networks::<G>(self.0);
        for (nth, rules) in variants::<G>(self.0).iter().enumerate() {
            let mut look = Lookahead::new(rules, &networks);
            let mut rand = Rand32::new(nth as u64);
            let (mut pos, mut steps, mut n) = (rules.start(), Vec::new(), 0);
            loop {
                steps.clear();
                rules.steps(&pos, &mut steps);
                if steps.is_empty() {
                    break;
                }
                if !rules.mid_turn(&pos) {
                    n += 1;
                    let odds = look.at_a_glance(&pos);
                    assert!(is_odds(&odds), "{pos:?}: {odds:?}");
                    if n % 16 == 0 {
                        let odds = look.odds(&pos, 1);
                        assert!(is_odds(&odds), "{pos:?}: {odds:?}");
                    }
                    let worth = rules.worth(&pos, &odds);
                    assert!(worth.0.iter().all(|worth| worth.is_finite()), "{pos:?}: {worth:?}");
                }
                let step = steps[rand.rand_range(0..steps.len() as u32) as usize];
                rules.apply(&mut pos, step, &mut ());
            }
        }
    }
}

#[test]
fn odds_are_odds_everywhere() {
    for_each_game(OddsOfAll);
}

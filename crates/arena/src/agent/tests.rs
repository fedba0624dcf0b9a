use ai::Lookahead;
use ai::network::Weights;
use rules::games::laska::Laska;
use rules::games::ludo::Ludo;
use rules::{LevelSpec, MatchState, Networks, Notation, Odds, Options, Rules, Seat};

use super::*;

#[test]
fn a_clock_ends_the_thinking() {
    let rules = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
    let playout = Playout::new(&rules);
    let begin = Instant::now();
    let thought = seat::<Laska>(&Player::Time(30)).unwrap().choose(&playout, 1).unwrap();
    // Without a time limit this search would never end.
    assert!(begin.elapsed() >= Duration::from_millis(30));
    assert!(playout.legal().contains(&thought.steps[0]) && thought.nodes > 0);
}

fn ludo(pairs: &[(&'static str, &str)]) -> Ludo {
    let mut options = Options::new();
    pairs.iter().for_each(|(key, value)| options.set(*key, *value));
    Ludo::new("ludo", &options, &MatchState::default()).unwrap()
}

/// Networks of a game with weights up to a size.
fn made(size: f32) -> Vec<Network> {
    let mut rand = rng::generator(1);
    let mut list = |n: usize| (0..n).map(|_| size * (2.0 * rand.rand_float() - 1.0)).collect::<Vec<f32>>();
    let mut network = |n_inputs: usize| {
        let n_hidden = 3;
        Network::new(&Weights {
            first: (0..n_inputs).map(|_| list(n_hidden)).collect(),
            first_bias: list(n_hidden),
            last: core::array::from_fn(|_| list(n_hidden)),
            last_bias: [0.0; Odds::N],
        })
    };
    Ludo::NETWORKS.iter().map(|n_inputs| network(*n_inputs)).collect()
}

#[test]
fn networks_play_by_the_rules_whatever_the_options() {
    let reach = Reach::Strength(Strength::Spec(LevelSpec { depth: 2, nodes: 5_000, noise: 0 }));
    let mut seed = 0;
    for players in ["2", "3", "4"] {
        for places in ["on", "off"] {
            for knock in ["always", "choose"] {
                let rules = ludo(&[("players", players), ("places", places), ("knock", knock)]);
                let mut mind = ByTheNetworks { reach, networks: made(1.0) };
                let mut playout = Playout::new(&rules);
                seed += 1;
                let mut rand = rng::generator(seed);
                // A step that is not legal would panic.
                while playout.over().is_none() {
                    if playout.seat().is_some() && rng::below(&mut rand, 4) > 0 {
                        let chosen = mind.choose(&playout, seed).unwrap();
                        chosen.steps.into_iter().for_each(|step| playout.play(step));
                    } else {
                        let step = rng::step(&rules, playout.pos(), &playout.legal(), &mut rand);
                        playout.play(step);
                    }
                }
            }
        }
    }
}

#[test]
fn who_can_come_home_does_so_though_the_networks_know_nothing() {
    let rules = ludo(&[("players", "2")]);
    let budget = Budget { depth: 3, ..Budget::nodes(u64::MAX) };
    let choose = |text: &str| {
        let pos = rules.read_position(text).unwrap().0;
        let found = ai::search_by_networks(&rules, &pos, &made(0.0), budget, 1, |_| true).unwrap();
        (rules.write_step(&pos, found.steps[0], Ludo::MOVES[0]), found.value)
    };
    assert_eq!(choose("44,45,45,45/-/44,45,45,45/- play 1 1 -"), ("44-45".to_owned(), 100));
    // With a piece at home, a 6 wins two throws later, unless the other seat throws twice; otherwise nothing wins.
    assert_eq!(choose("39,44,45,45/-/0,0,0,0/- play 1 1 -"), ("44-45".to_owned(), 13));
}

#[test]
fn looking_ahead_counts_what_is_won_and_what_is_left() {
    let rules = ludo(&[]);
    let pos = rules.read_position("44,45,45,45/0,0,0,0/0,0,0,0/0,0,0,0 play 1 ? -").unwrap().0;
    let odds = Lookahead::new(&rules, &made(0.0)).odds(&pos, 1);
    // With a 1 the first seat has a half and the others share the rest; otherwise all share alike.
    let expected = |at_home: f32| (at_home + 5.0 * 0.25) / 6.0;
    for seat in Seat::first(4) {
        let expected = expected(if seat == Seat::FIRST { 0.5 } else { 0.5 / 3.0 });
        assert!((odds.0[seat.idx()] - expected).abs() < 1e-5, "{odds:?}");
    }
}

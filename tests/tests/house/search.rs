//! The search on every kind of game: it agrees with a full search, it finds what is there, and it plays better than
//! chance.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ai::{Budget, SearchProgress, SearchResult, WIN, score, search};
use oorandom::Rand32;
use rules::games::Portal;
use rules::games::ludo::Ludo;
use rules::{Actor, Catalogue, Game, History, MatchState, Notation, Options, Rules, Seat, Visitor, library};
use tests::toys::Toys;
use tests::toys::race::Race;
use tests::{lines, random};

/// Quiescence: for how many turns the search follows forcing steps beyond its horizon.
const EXTENSION: u32 = 8;

fn rules_of<G: Game>(id: &str) -> G {
    G::new(id, &Options::new(), &MatchState::default()).unwrap()
}

fn look<G: Game>(rules: &G, pos: &G::Position, depth: u32, seed: u64) -> Option<SearchResult<G::Step>> {
    let history = History::new(rules, pos, 0, 0);
    search(rules, pos, &history, Budget::full_width(depth), seed, |_| true)
}

/// Full-width search, without windows, move order or cutoffs: the value for the team of `home`.
///
/// At the horizon it follows forcing steps just as the search does, for at most `extension` turns.
struct Everything<'a, G> {
    rules: &'a G,
    home: Seat,
    extension: u32,
}

impl<G: Game> Everything<'_, G> {
    fn value(&self, pos: &G::Position, history: &History, depth: u32, over: u32, ply: i32) -> i32 {
        let info = self.rules.info();
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        if steps.is_empty() {
            let places = self.rules.outcome(pos).places;
            let others = info.leaders().filter(|seat| *seat != info.leader(self.home) && places[*seat] > 0);
            let against = |seat: Seat| match places[seat] {
                place if place > places[self.home] => 1,
                place if place < places[self.home] => -1,
                _ => 0,
            };
            let results: Vec<i32> = others.map(against).collect();
            return results.iter().sum::<i32>() * (WIN - ply) / results.len() as i32;
        }
        let (mut claim, mut stays) = (None, false);
        if !self.rules.mid_turn(pos) {
            assert_eq!(history.auto(info.house_rules), None, "these looks are too short for house ends");
            claim = history.claim(info.house_rules);
            if depth == 0 {
                let n_steps = steps.len();
                steps.retain(|step| self.rules.move_order(pos, *step) > 0);
                if over == self.extension || steps.is_empty() {
                    return self.evaluation(pos);
                }
                stays = steps.len() < n_steps;
            }
        }
        assert_eq!(claim, None, "these looks are too short for house ends");
        let after = |step: &G::Step| {
            let mut next = pos.clone();
            self.rules.apply(&mut next, *step, &mut ());
            let mut history = history.clone();
            history.note(self.rules, pos, *step, &next);
            match (self.rules.mid_turn(&next), depth) {
                (true, _) => self.value(&next, &history, depth, over, ply),
                (false, 0) => self.value(&next, &history, 0, over + 1, ply + 1),
                (false, _) => self.value(&next, &history, depth - 1, over, ply + 1),
            }
        };
        match self.rules.actor(pos) {
            Actor::Chance => {
                let weight = |step: &G::Step| i64::from(self.rules.weight(pos, *step));
                let sum: i64 = steps.iter().map(|step| weight(step) * i64::from(after(step))).sum();
                (sum / steps.iter().map(weight).sum::<i64>()) as i32
            }
            Actor::Seat(seat) if info.team(seat) == info.team(self.home) => {
                steps.iter().map(after).chain(stays.then(|| self.evaluation(pos))).max().unwrap()
            }
            Actor::Seat(_) => steps.iter().map(after).chain(stays.then(|| self.evaluation(pos))).min().unwrap(),
        }
    }

    fn evaluation(&self, pos: &G::Position) -> i32 {
        let info = self.rules.info();
        let scores = self.rules.evaluate(pos);
        if !G::HAS_CHANCE {
            return scores[self.home];
        }
        let foes = info.seats().filter(|seat| info.team(*seat) != info.team(self.home));
        scores[self.home] - foes.map(|seat| scores[seat]).max().unwrap()
    }
}

/// Compares the search with the full-width search, on positions of random games.
struct Compare {
    id: &'static str,
    depth: u32,
    every: usize,
}

impl Visitor for Compare {
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let rules = rules_of::<G>(self.id);
        let (mut met, mut compared) = (0, 0);
        for seed in 0..4 {
            random::game(&rules, seed, &mut |spot| {
                met += 1;
                let Actor::Seat(home) = rules.actor(spot.pos) else { return };
                if met % self.every != 0 || spot.steps.is_empty() {
                    return;
                }
                let history = History::new(&rules, spot.pos, 0, 0);
                let everything = Everything { rules: &rules, home, extension: EXTENSION };
                let expect = everything.value(spot.pos, &history, self.depth, 0, 0);
                let answer = look(&rules, spot.pos, self.depth, seed).unwrap();
                // A win found at a lower depth ends the search early, with the same value.
                assert_eq!(answer.value, expect, "{spot}");
                for seat in rules.info().seats() {
                    let everything = Everything { rules: &rules, home: seat, extension: EXTENSION };
                    let expect = everything.value(spot.pos, &history, self.depth, 0, 0);
                    let budget = Budget::full_width(self.depth);
                    assert_eq!(score(&rules, spot.pos, &history, budget, seat, |_| true), expect, "to {seat}: {spot}");
                }
                compared += 1;
            });
        }
        compared
    }
}

#[track_caller]
fn check_against_everything<C: Catalogue>(id: &'static str, depth: u32, every: usize) {
    let compared = C::visit(id, Compare { id, depth, every }).unwrap();
    assert!(compared >= 20, "only {compared} positions of {id} were compared");
}

#[test]
fn a_dice_race_where_the_same_seat_moves_again_is_searched_without_sign_errors() {
    check_against_everything::<Toys>("toy-race", 2, 7);
}

#[test]
fn of_several_who_throw_dice_the_second_place_is_worth_more_than_the_last() {
    // The first seat has won. The second secures its place by a walk home; otherwise it may well lose it to the third.
    let rules = rules_of::<Race>("toy-race");
    let (pos, _) = rules.read_position("9,9#1/5,9/8,9 2 4").unwrap();
    let steps = |text: &str| rules.read_step(&pos, text).unwrap();
    for seed in 0..20 {
        let answer = look(&rules, &pos, 2, seed).unwrap();
        assert_eq!((answer.steps.as_slice(), answer.value), (&[steps("5-9")][..], 0), "one is better, one is worse");
    }
    let (pos, _) = rules.read_position("9,9#1/1,5/8,9 2 4").unwrap();
    let answer = look(&rules, &pos, 3, 1).unwrap();
    assert!(answer.value < 0, "the third is nearer: {answer:?}");
    // With two players it is a win.
    let (pos, _) = rules.read_position("5,9/-/8,9 1 4").unwrap();
    let answer = look(&rules, &pos, 2, 1).unwrap();
    assert_eq!(answer.value, WIN - 1);
}

#[test]
fn the_machine_plays_ludo_for_its_place_and_answers_soon() {
    /// Far more than a turn of ludo takes with the page's budget, even in an unoptimized build.
    const NODES: u64 = 20_000;
    let rules = rules_of::<Ludo>("ludo");
    let best = |position: &str| {
        let (pos, history) = rules.read_position(position).unwrap();
        let answer = search(&rules, &pos, &history, Budget::nodes(NODES), 1, |_| true).unwrap();
        assert!(answer.nodes <= NODES && answer.depth > 0, "{position}: {answer:?}");
        let turn: Vec<String> = answer.steps.iter().map(|step| rules.write_step(&pos, *step, Ludo::MOVES[0])).collect();
        turn.join(" ")
    };
    // Into the finish for the second place; the first is already taken.
    assert_eq!(best("41,45,45,45/45,45,45,45/9,45,45,45/- play 1 4 2"), "41-45");
    assert_eq!(best("9,43,45,45/45,45,45,45/9,45,45,45/- play 1 2 2"), "43-45");
    // Of several pieces, the one that knocks out another.
    assert_eq!(best("0,0,12,20/0,0,0,6/0,0,0,0/0,0,0,0 play 1 4 -"), "12-16x");
}

#[test]
fn split_turns_are_searched_as_one_turn() {
    check_against_everything::<Toys>("toy-split", 2, 3);
}

#[test]
fn a_game_with_offers_is_searched_by_its_steps() {
    check_against_everything::<Toys>("toy-pact", 3, 2);
}

#[test]
fn laska_is_searched_with_its_takes_followed_to_the_end() {
    check_against_everything::<Portal>("laska", 3, 5);
    check_against_everything::<Portal>("bignor-ludus", 3, 5);
}

#[test]
fn games_of_one_step_a_turn_and_those_of_partners_are_searched_alike() {
    check_against_everything::<Portal>("draughts", 2, 11);
    check_against_everything::<Portal>("lanko-68", 1, 29);
}

/// Plays games in which one team searches and all others play at random; counts games won, draws as halves.
struct Beat {
    id: &'static str,
    games: u64,
    depth: u32,
}

impl Visitor for Beat {
    type Out = f64;

    fn visit<G: Game>(self) -> f64 {
        let rules = rules_of::<G>(self.id);
        let info = rules.info();
        let mut score = 0.0;
        for seed in 0..self.games {
            let home = info.seats().nth(seed as usize % info.teams.len()).unwrap();
            let mut rand = Rand32::new(seed);
            let mut pos = rules.start();
            let mut history = History::new(&rules, &pos, 0, 0);
            loop {
                let mut steps = Vec::new();
                rules.steps(&pos, &mut steps);
                if steps.is_empty() {
                    score += f64::from(1 + rules.outcome(&pos).sign(info.teams, home)) / 2.0;
                    break;
                }
                if !rules.mid_turn(&pos) && history.auto(info.house_rules).is_some() {
                    score += 0.5;
                    break;
                }
                let own = matches!(rules.actor(&pos), Actor::Seat(seat) if info.team(seat) == info.team(home));
                let budget = Budget { depth: self.depth, ..Budget::nodes(10_000) };
                let chosen = match search(&rules, &pos, &history, budget, seed, |_| true) {
                    Some(answer) if own => answer.steps,
                    _ => vec![random::choose(&rules, &pos, &steps, &mut rand)],
                };
                for step in chosen {
                    let before = pos.clone();
                    rules.apply(&mut pos, step, &mut ());
                    history.note(&rules, &before, step, &pos);
                }
            }
        }
        score / self.games as f64
    }
}

const GAMES: u64 = 40;

#[track_caller]
fn check_beats_random<C: Catalogue>(id: &'static str, depth: u32, at_least: f64) {
    let won = C::visit(id, Beat { id, games: GAMES, depth }).unwrap();
    assert!(won >= at_least, "{id}: {won} of the games won against random play");
}

#[test]
fn the_search_beats_random_play_where_there_is_something_to_play_for() {
    check_beats_random::<Portal>("laska", 6, 0.97);
    check_beats_random::<Portal>("bignor-ludus", 6, 0.97);
    check_beats_random::<Toys>("toy-split", 2, 0.7);
    check_beats_random::<Toys>("toy-pact", 4, 0.9);
}

struct Solve<'a> {
    study: library::LibraryEntry<'a>,
    depth: u32,
}

impl Visitor for Solve<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let Solve { study, depth } = self;
        let rules = rules_of::<G>(study.game);
        let (pos, _) = rules.read_position(study.from.unwrap()).unwrap();
        let line = lines::main_line::<G>(&lines::read::<G>(&study).tree);
        let answer = look(&rules, &pos, depth, 1).unwrap();
        assert_eq!(answer.steps, line[0], "{}", study.id);
        assert_eq!(answer.value, WIN - line.len() as i32, "{}: {answer:?}", study.id);
    }
}

#[test]
fn studies_that_go_to_the_end_are_solved_in_as_many_turns() {
    let studies = library::read(<rules::games::laska::Laska as rules::Notation>::LIBRARY).unwrap();
    for (id, depth) in [("leap-frog", 5), ("weaker-column", 7)] {
        let study = studies.iter().find(|study| study.id == id).unwrap().clone();
        Portal::visit(study.game, Solve { study, depth }).unwrap();
    }
}

#[test]
fn the_same_seed_gives_the_same_answer_and_seeds_tell_equal_steps_apart() {
    let rules = rules_of::<rules::games::laska::Laska>("laska");
    let start = rules.start();
    assert_eq!(look(&rules, &start, 4, 7), look(&rules, &start, 4, 7));
    let first_steps: std::collections::HashSet<_> =
        (0..20).map(|seed| look(&rules, &start, 1, seed).unwrap().steps).collect();
    assert!(first_steps.len() > 1, "all seeds begin with {first_steps:?}");
}

#[test]
fn a_spent_budget_and_a_caller_who_has_enough_still_get_a_legal_step() {
    let rules = rules_of::<rules::games::laska::Laska>("laska");
    let start = rules.start();
    let history = History::new(&rules, &start, 0, 0);
    let mut legal = Vec::new();
    rules.steps(&start, &mut legal);
    for nodes in [0, 1, 50, 5_000] {
        let answer =
            search(&rules, &start, &history, Budget { depth: 20, ..Budget::nodes(nodes) }, 1, |_| true).unwrap();
        assert!(legal.contains(&answer.steps[0]) && answer.line.starts_with(&answer.steps), "{answer:?}");
        assert!(answer.nodes <= nodes.max(1), "{} nodes of {nodes}", answer.nodes);
    }
    let mut polls = 0;
    let poll = |_: SearchProgress| {
        polls += 1;
        polls < 3
    };
    let answer = search(&rules, &start, &history, Budget::full_width(30), 1, poll).unwrap();
    assert!(legal.contains(&answer.steps[0]));
    assert_eq!((polls, answer.nodes <= 3 * 1024), (3, true));
}

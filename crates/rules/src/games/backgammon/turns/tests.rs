use crate::enumerate::Enumerate;
use std::collections::{BTreeSet, HashSet};

use crate::games::backgammon::diagram::{checkers, rules, thrown};
use crate::games::backgammon::{Backgammon, Checkers, Cube, Dice, Position, Stage, Step, steps};
use crate::{Rules, Seat, TurnList, hash, turns};

use super::super::SingleNumber;
use super::*;

/// The start of the game.
const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

fn lattjo() -> Backgammon {
    rules(&[])
}

fn tournament() -> Backgammon {
    rules(&["single-number=tournament"])
}

/// All turns of White, by the texts of their moves, in any order of the moves.
fn played(rules: &Backgammon, text: &str, one: u8, other: u8) -> BTreeSet<String> {
    let pos = thrown(text, one, other);
    let mut found = BTreeSet::new();
    turns::by_path(rules, &pos, &mut |steps, _| {
        let mut moves: Vec<(Point, Point)> = steps
            .iter()
            .filter_map(|step| match *step {
                Step::Move { from, to } => Some((from, to)),
                _ => None,
            })
            .collect();
        moves.sort_by(|a, b| b.cmp(a));
        found.insert(moves.iter().map(|(from, to)| format!("{from}/{to}")).collect::<Vec<_>>().join(" "));
    });
    found
}

#[track_caller]
fn check(rules: &Backgammon, text: &str, (one, other): (u8, u8), expect: &[&str]) {
    let expect: BTreeSet<String> = expect.iter().map(|turn| (*turn).to_owned()).collect();
    assert_eq!(played(rules, text, one, other), expect, "{text} with {one} {other}");
}

#[track_caller]
fn check_both(text: &str, throw: (u8, u8), expect: &[&str]) {
    check(&lattjo(), text, throw, expect);
    check(&tournament(), text, throw, expect);
}

#[test]
fn the_bar_comes_first() {
    // Both enter.
    check_both("bar:2 6:1 / 13:2", (4, 2), &["bar/23 bar/21"]);
    // One enters, and the other number is free, also for the same checker.
    check_both("bar:1 10:1 / 13:2", (4, 2), &["bar/23 10/6", "bar/21 10/8", "bar/23 23/19", "bar/21 21/19"]);
    // The 4 is blocked: two on the bar, one enters with the lower number, which is never played alone (BG-2, BG-4).
    check(&lattjo(), "bar:2 10:1 / 4:2", (4, 2), &[""]);
    check(&tournament(), "bar:2 10:1 / 4:2", (4, 2), &["bar/23"]);
    // The 2 is blocked: the higher may be played alone.
    check_both("bar:2 10:1 / 2:2", (4, 2), &["bar/21"]);
    check_both("bar:2 10:1 / 2:2 4:2", (4, 2), &[""]);
    // Entering hits (BG-5).
    check_both("bar:2 / 4:1 2:1", (4, 2), &["bar/23 bar/21"]);
}

#[test]
fn the_lower_number_is_never_played_alone_but_in_tournaments() {
    // The 6 is blocked everywhere, before the 1 and after it.
    let text = "24:1 / 7:2 8:2";
    check(&lattjo(), text, (6, 1), &[""]);
    check(&tournament(), text, (6, 1), &["24/23"]);
    // The 6 is possible, but no 1 after it.
    check_both("24:1 / 8:2 2:2", (6, 1), &["24/18"]);
    // One checker can play either number but not both: the higher.
    check_both("24:1 / 8:2", (6, 1), &["24/18"]);
}

#[test]
fn both_numbers_must_be_played_when_they_can() {
    // The 1 must not prevent the 6: 24/23 would leave the 6 blocked at 17.
    let text = "24:1 9:1 / 8:2 7:2";
    check_both(text, (6, 1), &["9/8 8/2", "9/3 3/2", "24/23 9/3"]);
}

#[test]
fn doubles_are_played_as_far_as_possible() {
    check_both("24:1 / 5:2", (3, 3), &["24/21 21/18 18/15 15/12"]);
    // The third 3 is blocked.
    check_both("24:1 / 10:2", (3, 3), &["24/21 21/18"]);
    // Two checkers are blocked after a 3 each.
    check_both("24:1 12:1 / 7:2 19:2", (3, 3), &["24/21 12/9"]);
    check_both("bar:3 6:1 / 13:2", (3, 3), &["bar/22 bar/22 bar/22 22/19", "bar/22 bar/22 bar/22 6/3"]);
    check_both("bar:1 20:1 / 3:2", (3, 3), &[""]);
}

#[test]
fn checkers_are_borne_off_from_the_point_or_the_highest() {
    // The source's example: 5 and 6 with both points empty.
    check_both("4:2 3:1 2:1 1:1 / 13:1", (5, 6), &["4/off 4/off"]);
    check_both("4:1 2:1 / 13:1", (5, 6), &["4/off 2/off"]);
    // Moving inside the home instead is allowed.
    check_both("6:1 4:1 / 13:1", (6, 4), &["6/off 4/off", "6/2 4/off"]);
    // A higher point is occupied: its checkers must move, not those below.
    check_both("6:2 2:1 / 13:1", (5, 5), &["6/1 6/1 2/off 1/off"]);
    check_both("6:1 3:1 1:1 / 13:1", (5, 4), &["6/1 3/off", "6/2 3/off"]);
    // A checker on the bar or outside prevents bearing off.
    check_both("bar:1 1:2 / 13:1", (2, 1), &["bar/23 23/22", "bar/24 24/22"]);
    check_both("12:1 1:2 / 5:1", (3, 2), &["12/9 9/7", "12/10 10/7"]);
}

#[test]
fn the_last_checker_comes_home_and_then_one_goes_off() {
    check_both("8:1 5:1 / 24:1", (5, 2), &["8/6 5/off", "8/6 6/1", "8/3 3/1", "8/3 5/3"]);
}

#[test]
fn a_lone_checker_uses_both_numbers() {
    check_both("5:1 / 24:1", (6, 3), &["5/2 2/off"]);
    // Either number bears it off at once.
    check_both("2:1 / 24:1", (6, 3), &["2/off"]);
    check_both("5:1 / 24:1", (2, 2), &["5/3 3/1 1/off"]);
}

/// How many different ends a throw of White's has.
fn n_ends(rules: &Backgammon, checkers: Checkers, one: u8, other: u8) -> usize {
    let stage = Stage::Moving(Dice::thrown(one, other).unwrap());
    let mut list = TurnList::new();
    rules.turns(&Position { checkers, seat: Seat::FIRST, stage, cube: Cube::START }, &mut list);
    list.len()
}

fn throws() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)))
}

#[test]
fn the_start_has_447_ends_of_which_406_differ() {
    let rules = tournament();
    let sum: usize = throws().map(|(high, low)| n_ends(&rules, checkers(START), high, low)).sum();
    assert_eq!(sum, 447);
    let pos = Position { checkers: checkers(START), seat: Seat::FIRST, stage: Stage::Throw, cube: Cube::START };
    let mut list = TurnList::new();
    rules.turns(&pos, &mut list);
    assert_eq!(list.len(), 406);
}

/// Every end by brute force, in arrays: the numbers in every order, each path as far as it goes.
fn naive(single: SingleNumber, pos: &Position) -> HashSet<Checkers> {
    let dice = pos.dice().unwrap();
    let numbers: Vec<u8> = dice.left().map(|(_, face)| face).collect();
    let mut ways: Vec<(Vec<u8>, Checkers)> = Vec::new();
    walk(pos.checkers, pos.seat, &numbers, &mut Vec::new(), &mut ways);
    let most = ways.iter().map(|(played, _)| played.len()).max().unwrap_or(0);
    ways.retain(|(played, _)| played.len() == most);
    if numbers.len() == 2 && numbers[0] != numbers[1] && most == 1 {
        let high = numbers[0].max(numbers[1]);
        if ways.iter().any(|(played, _)| played[0] == high) || single == SingleNumber::Lattjo {
            ways.retain(|(played, _)| played[0] == high);
        }
    }
    let ends: HashSet<Checkers> = ways.into_iter().map(|(_, end)| end).collect();
    if ends.is_empty() { HashSet::from([pos.checkers]) } else { ends }
}

fn walk(checkers: Checkers, seat: Seat, left: &[u8], played: &mut Vec<u8>, ways: &mut Vec<(Vec<u8>, Checkers)>) {
    ways.push((played.clone(), checkers));
    for (idx, die) in left.iter().enumerate() {
        if left[..idx].contains(die) {
            continue;
        }
        let mut rest = left.to_vec();
        rest.remove(idx);
        for from in 1..=25_u8 {
            let Some(end) = naive_move(checkers, seat, from, *die) else { continue };
            played.push(*die);
            walk(end, seat, &rest, played, ways);
            played.pop();
        }
    }
}

fn naive_move(checkers: Checkers, seat: Seat, from: u8, die: u8) -> Option<Checkers> {
    let [mut own, mut other] = [checkers.places(seat), checkers.places(seat.other())];
    let start = usize::from(from);
    if own[start] == 0 || own[25] > 0 && from != 25 {
        return None;
    }
    own[start] -= 1;
    if from > die {
        let to = usize::from(from - die);
        match other[25 - to] {
            0 => {}
            1 => {
                other[25 - to] = 0;
                other[25] += 1;
            }
            _ => return None,
        }
        own[to] += 1;
    } else {
        let is_home = own[7..].iter().all(|n| *n == 0) && from <= 6;
        if !is_home || from < die && own[start + 1..].iter().any(|n| *n > 0) {
            return None;
        }
        own[0] += 1;
    }
    let places = if seat == Seat::FIRST { [own, other] } else { [other, own] };
    Some(Checkers::new(places).unwrap())
}

/// Pseudo-random integers below a limit.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (hash::mix(self.0) % limit as u64) as usize
    }
}

/// The ends of a throw by the fast generator, which must not find any twice.
#[track_caller]
fn fast(single: SingleNumber, pos: &Position) -> HashSet<Checkers> {
    let mut ends = HashSet::new();
    let left = steps::left(pos.dice().unwrap()).unwrap();
    for_each_end(Sides::of(pos.checkers, pos.seat), left, single, |sides, plays| {
        let end = Checkers::of_sides(pos.seat, sides);
        assert!(ends.insert(end), "{pos:?}: {end:?} twice, by {plays:?}");
    });
    if ends.is_empty() { HashSet::from([pos.checkers]) } else { ends }
}

/// Compares three ways to find the ends of a throw: fast, brute force, and step by step.
#[track_caller]
fn compare(rules: &Backgammon, pos: &Position) {
    let expect = naive(rules.single, pos);
    assert_eq!(fast(rules.single, pos), expect, "{pos:?}: fast");
    let (mut listed, mut plain) = (TurnList::new(), TurnList::new());
    rules.turns(pos, &mut listed);
    turns::distinct(rules, pos, &mut plain);
    for list in [&listed, &plain] {
        let ends: HashSet<Checkers> = list.iter().map(|turn| turn.end.checkers).collect();
        assert_eq!((ends.len(), &ends), (list.len(), &expect), "{pos:?}");
    }
    for turn in listed.iter() {
        let mut end = *pos;
        for step in turn.steps {
            let mut legal = Vec::new();
            rules.steps(&end, &mut legal);
            assert!(legal.contains(step), "{pos:?}: {:?}", turn.steps);
            rules.apply(&mut end, *step, &mut ());
        }
        assert_eq!(&end, turn.end, "{pos:?}: {:?}", turn.steps);
    }
}

#[test]
fn all_ways_to_find_ends_agree_in_random_play() {
    for (seed, rules) in [lattjo(), tournament()].into_iter().enumerate() {
        let mut random = Random(seed as u64);
        for _ in 0..12 {
            let mut pos = rules.start();
            let mut acc = vec![Step::Done];
            while !acc.is_empty() {
                acc.clear();
                rules.steps(&pos, &mut acc);
                if pos.dice().is_some_and(|dice| dice.n_used() < dice.n()) {
                    compare(&rules, &pos);
                }
                if !acc.is_empty() {
                    rules.apply(&mut pos, acc[random.below(acc.len())], &mut ());
                }
            }
        }
    }
}

#[test]
fn all_ways_to_find_ends_agree_on_scattered_checkers() {
    for (seed, rules) in [lattjo(), tournament()].into_iter().enumerate() {
        let mut random = Random(1000 + seed as u64);
        for _ in 0..3000 {
            // Few checkers on few places make the rare cases likely.
            let reach = [6, 7, 9, 12, 26][random.below(5)];
            let n = 1 + random.below(6);
            let mut places = [[0; Point::N]; 2];
            for _ in 0..n {
                places[0][random.below(reach)] += 1;
            }
            let enemies = 1 + random.below(12);
            for _ in 0..enemies {
                let at = random.below(26);
                let is_board = (1..=24).contains(&at);
                if !is_board || places[0][25 - at] == 0 {
                    places[1][at] += 1;
                }
            }
            for side in &mut places {
                side[0] += 15 - side.iter().sum::<u8>();
            }
            let Ok(checkers) = Checkers::new(places) else { continue };
            if places[0][0] == 15 || places[1][0] == 15 {
                continue;
            }
            let dice = Dice::thrown(1 + random.below(6) as u8, 1 + random.below(6) as u8).unwrap();
            let pos = Position { checkers, seat: Seat::FIRST, stage: Stage::Moving(dice), cube: Cube::START };
            compare(&rules, &pos);
            let [own, other] = checkers.sides(Seat::FIRST);
            let checkers = Checkers::of_sides(Seat::SECOND, [own, other]);
            compare(&rules, &Position { checkers, seat: Seat::SECOND, ..pos });
        }
    }
}

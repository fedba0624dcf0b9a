//! What networks are told of positions: the same of a position and of its mirror, and nothing impossible.

use super::*;
use crate::game::{Actor, Rules};
use crate::games::backgammon::diagram;
use crate::games::backgammon::position::{Cube, Dice};
use crate::games::backgammon::shots::shots;
use crate::games::backgammon::sides::Sides;
use crate::hash;

fn rules() -> Backgammon {
    diagram::rules(&[])
}

/// Positions in which a seat is to throw, from random games.
fn positions(n: usize) -> Vec<Position> {
    let rules = rules();
    let (mut found, mut steps) = (Vec::new(), Vec::new());
    let (mut pos, mut word) = (rules.start(), 0_u64);
    while found.len() < n {
        steps.clear();
        rules.steps(&pos, &mut steps);
        if steps.is_empty() {
            pos = rules.start();
            continue;
        }
        if pos.stage == Stage::Throw {
            found.push(pos);
        }
        word += 1;
        rules.apply(&mut pos, steps[(hash::mix(word) % steps.len() as u64) as usize], &mut ());
    }
    found
}

/// The same position with the sides exchanged.
fn mirrored(pos: &Position) -> Position {
    let sides = SEATS.map(|seat| pos.checkers.places(seat.other()));
    Position { checkers: Checkers::new(sides).unwrap(), seat: pos.seat.other(), ..*pos }
}

fn inputs_of(pos: &Position) -> (usize, Vec<(usize, f32)>) {
    let mut inputs = Inputs::new();
    let network = rules().inputs(pos, &mut inputs);
    (network, inputs.iter().collect())
}

#[test]
fn networks_see_a_position_and_its_mirror_alike() {
    let mut n_by_network = [0; 3];
    for pos in positions(3_000) {
        let (network, inputs) = inputs_of(&pos);
        n_by_network[network] += 1;
        assert_eq!(inputs_of(&mirrored(&pos)), (network, inputs.clone()), "{pos:?}");
        let n_inputs = Backgammon::NETWORKS[network];
        let mut numbers: Vec<usize> = inputs.iter().map(|(input, _)| *input).collect();
        assert!(inputs.iter().all(|(input, value)| *input < n_inputs && (-0.01..=4.0).contains(value)), "{inputs:?}");
        numbers.sort_unstable();
        assert!(numbers.is_sorted_by(|one, other| one < other), "an input is set twice");
    }
    assert!(n_by_network.iter().all(|n| *n > 30), "{n_by_network:?}");
}

#[test]
fn mirrored_positions_have_opposite_odds_and_none_that_cannot_be() {
    let rules = rules();
    let seen = Odds([0.3, 0.2, 0.1, 0.2, 0.15, 0.05]);
    let turned = |odds: Odds| turned(Seat::SECOND, odds);
    for pos in positions(2_000) {
        let odds = rules.known_odds(&pos).unwrap_or_else(|| rules.seen_by_all(&pos, seen));
        let opposite = mirrored(&pos);
        let of_mirror = rules.known_odds(&opposite).unwrap_or_else(|| rules.seen_by_all(&opposite, seen));
        assert!(odds.0.iter().zip(turned(of_mirror).0).all(|(one, other)| (one - other).abs() < 1e-5), "{pos:?}");
        assert!((odds.0.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{pos:?} {odds:?}");
        assert!(odds.0.iter().all(|odds| (0.0..=1.000_01).contains(odds)), "{pos:?} {odds:?}");
        for (seat, gammons) in [(Seat::SECOND, &odds.0[1..3]), (Seat::FIRST, &odds.0[4..6])] {
            let is_safe = pos.checkers.count(seat, Point::OFF) > 0;
            assert!(!is_safe || gammons == [0.0, 0.0], "{pos:?} {odds:?}");
        }
        assert_eq!(rules.seen_by_network(&pos, rules.seen_by_network(&pos, odds)), odds);
    }
}

#[test]
fn shots_are_those_of_the_rules() {
    // With the option of the printed rules fewer throws hit: then the lower number is never played alone.
    let rules = diagram::rules(&["single-number=tournament"]);
    let (mut n_right, mut n_all) = (0, 0);
    for pos in positions(2_000).into_iter().filter(|pos| inputs::has_contact(pos.checkers)) {
        let found = shots(&Sides::of(pos.checkers, pos.seat));
        let on_bar = |checkers: Checkers| checkers.count(pos.seat.other(), Point::BAR);
        let mut n = 0;
        for dice in (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Dice::thrown(high, low))) {
            let mut hits = false;
            rules.ends(pos.checkers, pos.seat, dice, |end| hits |= on_bar(end) > on_bar(pos.checkers));
            n += if hits { 3 - dice.n() / 2 } else { 0 };
        }
        n_all += 1;
        n_right += usize::from(found.n == n);
        // Both numbers must be played where they can, which the count does not know.
        assert!(found.n.abs_diff(n) <= 6, "{pos:?}: {found:?}, and not {n}");
        assert!(found.n_double <= found.n && (found.n > 0) == (found.pips > 0), "{found:?}");
    }
    assert!(n_right * 100 >= n_all * 97, "{n_right} of {n_all}");
}

/// The best that the side to throw can reach, with every throw looked at to the end.
fn exact(rules: &Backgammon, pos: &Position, seat: Seat) -> f64 {
    if pos.stage == Stage::Over {
        return if pos.seat == seat { 1.0 } else { 0.0 };
    }
    let to_throw = rules.to_throw(pos).unwrap();
    let mut steps = Vec::new();
    rules.steps(&to_throw, &mut steps);
    let mut sum = 0.0;
    for step in steps {
        let mut thrown = to_throw;
        rules.apply(&mut thrown, step, &mut ());
        let own = rules.actor(&thrown) == Actor::Seat(seat);
        let mut best: f64 = if own { 0.0 } else { 1.0 };
        rules.for_each_end(&thrown, &mut |end| {
            let value = exact(rules, end, seat);
            best = if own { best.max(value) } else { best.min(value) };
        });
        sum += f64::from(crate::chance::Chance::weight(rules, &to_throw, step)) / 36.0 * best;
    }
    sum
}

/// A position in which both sides have these checkers on their first six points.
fn bearing_off(sides: [[u8; 6]; 2]) -> Position {
    let places = sides.map(|counts| {
        let mut places = [0; Point::N];
        places[1..7].copy_from_slice(&counts);
        places[0] = Checkers::EACH - counts.iter().sum::<u8>();
        places
    });
    let checkers = Checkers::new(places).unwrap();
    Position { checkers, seat: Seat::FIRST, stage: Stage::Throw, cube: Cube::START }
}

#[test]
fn bearing_off_is_known_nearly_exactly() {
    let rules = rules();
    for sides in [
        [[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]],
        [[0, 0, 0, 0, 1, 1], [1, 1, 1, 0, 0, 0]],
        [[0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1]],
        [[1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 0]],
        [[0, 0, 1, 1, 0, 0], [1, 1, 1, 0, 0, 0]],
        [[2, 0, 0, 0, 0, 1], [0, 2, 0, 1, 0, 0]],
    ] {
        let pos = bearing_off(sides);
        let odds = rules.known_odds(&pos).unwrap();
        let (won, known) = (f64::from(odds.0[0]), exact(&rules, &pos, Seat::FIRST));
        assert!((won - known).abs() < 0.002, "{sides:?}: {won}, and not {known}");
    }
}

#[test]
fn gammons_end_where_a_checker_is_off() {
    let rules = rules();
    let mut behind = bearing_off([[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]]);
    let odds = rules.known_odds(&behind).unwrap().0;
    assert!(odds[1] > 0.9999 && odds[0] == 0.0, "{odds:?}");
    behind.seat = Seat::SECOND;
    // A 6 takes a checker off, and so do 5-1, 4-2, 3-3 and 2-2: 17 throws. The table knows of 16, as after 2-2 it plays
    // for the fewest throws.
    let odds = rules.known_odds(&behind).unwrap().0;
    assert!((odds[0] - 16.0 / 36.0).abs() < 1e-3 && (odds[1] - 20.0 / 36.0).abs() < 1e-3, "{odds:?}");
}

#[test]
fn the_end_of_a_game_is_certain() {
    let rules = rules();
    let mut pos = bearing_off([[0; 6], [0, 0, 0, 0, 0, 15]]);
    pos.stage = Stage::Over;
    assert_eq!(rules.known_odds(&pos), Some(Odds::certain(1)));
}

//! Diagrams: positions for tests, as short texts.

use crate::{MatchState, Options, Rules};

use super::{Backgammon, Checkers, Cube, Dice, Point, Position, Seat, Stage};

/// Checkers as `6:5 bar:1 / 24:2 13:5`: White's by their own points, then Black's by theirs. The rest is off.
#[track_caller]
pub(super) fn checkers(text: &str) -> Checkers {
    let (white, black) = text.split_once('/').expect("both sides are given");
    let places = [white, black].map(|side| {
        let mut places = [0; Point::N];
        for word in side.split_whitespace() {
            let (at, n) = word.split_once(':').expect("a place and a number");
            let at = if at == "bar" { Point::BAR.idx() } else { at.parse().unwrap() };
            places[at] = n.parse().unwrap();
        }
        places[0] = Checkers::EACH - places.iter().sum::<u8>();
        places
    });
    Checkers::new(places).unwrap()
}

/// White has thrown two numbers.
#[track_caller]
pub(super) fn thrown(text: &str, one: u8, other: u8) -> Position {
    let stage = Stage::Moving(Dice::thrown(one, other).unwrap());
    Position { checkers: checkers(text), seat: Seat::FIRST, stage, cube: Cube::START }
}

/// The rules under options such as `cube=on`, outside a match.
#[track_caller]
pub(super) fn rules(pairs: &[&str]) -> Backgammon {
    rules_in(pairs, &MatchState::default())
}

/// The rules under options in a match.
#[track_caller]
pub(super) fn rules_in(pairs: &[&str], state: &MatchState) -> Backgammon {
    let mut options = Options::new();
    for pair in pairs {
        let (key, value) = Options::read_pair(pair).unwrap();
        options.set(key, value);
    }
    Backgammon::new("backgammon", &options, state).unwrap()
}

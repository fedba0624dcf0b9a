//! What a position is worth at a glance: the race, blots in danger, made points, anchors, checkers on the bar and off.

use crate::seat::Seat;

use super::checkers::{Checkers, Point};
use super::position::Position;

/// A pip, in hundredths of a checker.
const PIP: i32 = 4;
/// A made point of the home, or one of the two before it.
const MADE: i32 = 14;
/// Each further point of a row of made points.
const ROW: i32 = 7;
/// An anchor in the other's home while he still brings checkers in.
const ANCHOR: i32 = 22;
/// A blot that can be hit, and what each pip it would lose adds.
const BLOT: i32 = 10;
/// A checker on the bar for each closed point of the other's home.
const SHUT_OUT: i32 = 8;
/// A checker borne off.
const OFF: i32 = 12;

/// The worth to White, in hundredths of a checker.
pub(super) fn for_white(pos: &Position) -> i32 {
    let cube = 1 + i32::from(pos.cube.log2()) / 2;
    cube * (for_seat(pos.checkers, Seat::FIRST) - for_seat(pos.checkers, Seat::SECOND))
}

fn for_seat(checkers: Checkers, seat: Seat) -> i32 {
    let (own, other) = (checkers.places(seat), checkers.places(seat.other()));
    let off = OFF * i32::from(own[0]);
    let race = -PIP * i32::from(checkers.pips(seat));
    // Whoever has passed the other has nothing to fear.
    let last_enemy = checkers.highest(seat.other()).opposite();
    if checkers.highest(seat) < last_enemy {
        return race + off;
    }
    let made = |at: usize| own[at] >= 2;
    let mut worth = race + off;
    let mut row = 0;
    for at in Point::board().map(Point::idx) {
        if made(at) {
            row += 1;
            worth += ROW * (row - 1);
            worth += match at {
                1 | 2 => MADE / 2,
                3..=8 => MADE,
                19..=23 => ANCHOR,
                _ => 0,
            };
        } else {
            row = 0;
        }
        if own[at] == 1 && is_in_reach(&other, at) {
            worth -= BLOT + PIP * (25 - at as i32) / 4;
        }
    }
    let n_shut = (1..=Point::HOME.idx()).filter(|at| other[*at] >= 2).count() as i32;
    worth - SHUT_OUT * n_shut * i32::from(own[Point::BAR.idx()])
}

/// Whether an enemy stands up to a throw of two dice before a point; `other` is by his own points.
fn is_in_reach(other: &[u8; Point::N], at: usize) -> bool {
    let here = Point::BAR.idx() - at;
    (here + 1..=(here + 11).min(Point::BAR.idx())).any(|from| other[from] > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::backgammon::{Cube, Stage};

    fn worth(white: &[(usize, u8)], black: &[(usize, u8)]) -> i32 {
        let places = [white, black].map(|list| {
            let mut places = [0; Point::N];
            list.iter().for_each(|(at, n)| places[*at] = *n);
            places[0] = 15 - places.iter().sum::<u8>();
            places
        });
        let checkers = Checkers::new(places).unwrap();
        for_white(&Position { checkers, seat: Seat::FIRST, stage: Stage::Throw, cube: Cube::START })
    }

    #[test]
    fn the_start_is_level_and_sides_are_judged_alike() {
        let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
        assert_eq!(worth(&start, &start), 0);
        let better = [(24, 2), (13, 4), (8, 2), (6, 5), (7, 2)];
        assert!(worth(&better, &start) > 0);
        assert_eq!(worth(&better, &start), -worth(&start, &better));
    }

    #[test]
    fn nobody_likes_blots_the_bar_or_a_longer_way() {
        let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
        assert!(
            worth(&[(24, 2), (13, 5), (8, 3), (6, 5)], &start)
                > worth(&[(24, 2), (13, 5), (8, 3), (6, 4), (25, 1)], &start)
        );
        assert!(
            worth(&[(24, 2), (13, 5), (8, 2), (7, 1), (6, 5)], &start)
                < worth(&[(24, 2), (13, 4), (8, 4), (6, 5)], &start)
        );
        assert!(worth(&[(6, 5)], &[(6, 6)]) > 0);
    }
}

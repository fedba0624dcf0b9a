//! Static evaluation: the race, blots in danger, made points, anchors, checkers on the bar and off.

use crate::seat::Seat;

use super::checkers::{Checkers, Point};
use super::position::Position;
use super::sides::{BAR, Places, downwards, many, occupied};

/// A pip, in hundredths of a checker.
const PIP: i32 = 4;
/// A made point in the home board or just outside it.
const MADE: i32 = 14;
/// Each further point in a row of made points.
const ROW: i32 = 7;
/// An anchor in the other player's home while they still bring checkers in.
const ANCHOR: i32 = 22;
/// A blot that can be hit, not counting the pips it would lose.
const BLOT: i32 = 10;
/// A checker on the bar, for each closed point of the other player's home.
const SHUT_OUT: i32 = 8;
/// A checker borne off.
const OFF: i32 = 12;

/// The score for White, in hundredths of a checker.
pub(super) fn for_white(pos: &Position) -> i32 {
    let cube = 1 + i32::from(pos.cube.log2()) / 2;
    cube * (for_seat(pos.checkers, Seat::FIRST) - for_seat(pos.checkers, Seat::SECOND))
}

fn for_seat(checkers: Checkers, seat: Seat) -> i32 {
    let [own, other] = checkers.sides(seat).map(Stands::of);
    let off = OFF * i32::from(checkers.count(seat, Point::OFF));
    let race = -PIP * i32::from(checkers.pips(seat));
    // A player who has passed the other is in no danger.
    let last_enemy = checkers.highest(seat.other()).opposite();
    if checkers.highest(seat) < last_enemy {
        return race + off;
    }
    let made = own.many & !BAR;
    let n = |places: Places| places.count_ones() as i32;
    let mut score = race + off + MADE / 2 * n(made & DEEP) + MADE * n(made & BLOCK) + ANCHOR * n(made & ANCHORS);
    // Points with one made point behind them, then with two, and so on.
    let mut in_row = made & made << 1;
    while in_row != 0 {
        score += ROW * n(in_row);
        in_row = in_row << 1 & made;
    }
    for at in downwards(own.held & !own.many & !BAR) {
        if is_in_reach(other.held, at) {
            score -= BLOT + PIP * (25 - at as i32) / 4;
        }
    }
    let n_shut = n(other.many & HOME);
    score - SHUT_OUT * n_shut * i32::from(checkers.count(seat, Point::BAR))
}

/// The places in a range, both ends included.
const fn from_to(from: u8, to: u8) -> Places {
    (2 << to) - (1 << from)
}

/// Home points too deep to hold anyone back.
const DEEP: Places = from_to(1, 2);
/// Points that hold back enemies behind them.
const BLOCK: Places = from_to(3, 8);
/// Anchors in the other player's home, except on point 24.
const ANCHORS: Places = from_to(19, 23);
const HOME: Places = from_to(1, Point::HOME.get());

/// Where a player has checkers, by their own points.
struct Stands {
    /// At least one checker.
    held: Places,
    /// Two or more.
    many: Places,
}

impl Stands {
    #[inline]
    fn of(bits: u128) -> Stands {
        Stands { held: occupied(bits), many: many(bits) }
    }
}

/// Whether an enemy is within reach of two dice; `other` is by the enemy's own points.
const fn is_in_reach(other: Places, at: usize) -> bool {
    let here = Point::BAR.idx() - at;
    other >> (here + 1) & ((1 << 11) - 1) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::backgammon::{Cube, Stage};
    use crate::hash;

    fn score(white: &[(usize, u8)], black: &[(usize, u8)]) -> i32 {
        let places = [white, black].map(|list| {
            let mut places = [0; Point::N];
            list.iter().for_each(|(at, n)| places[*at] = *n);
            places[0] = 15 - places.iter().sum::<u8>();
            places
        });
        let checkers = Checkers::new(places).unwrap();
        for_white(&Position { checkers, seat: Seat::FIRST, stage: Stage::Throw, cube: Cube::START })
    }

    /// The same, place by place.
    fn slowly(checkers: Checkers, seat: Seat) -> i32 {
        let (own, other) = (checkers.places(seat), checkers.places(seat.other()));
        let off = OFF * i32::from(own[0]);
        let race = -PIP * pips(&own);
        // A player who has passed the other is in no danger.
        let last_enemy = checkers.highest(seat.other()).opposite();
        if checkers.highest(seat) < last_enemy {
            return race + off;
        }
        let made = |at: usize| own[at] >= 2;
        let mut score = race + off;
        let mut row = 0;
        for at in Point::board().map(Point::idx) {
            if made(at) {
                row += 1;
                score += ROW * (row - 1);
                score += match at {
                    1 | 2 => MADE / 2,
                    3..=8 => MADE,
                    19..=23 => ANCHOR,
                    _ => 0,
                };
            } else {
                row = 0;
            }
            if own[at] == 1 && in_reach(&other, at) {
                score -= BLOT + PIP * (25 - at as i32) / 4;
            }
        }
        let n_shut = (1..=Point::HOME.idx()).filter(|at| other[*at] >= 2).count() as i32;
        score - SHUT_OUT * n_shut * i32::from(own[Point::BAR.idx()])
    }

    fn in_reach(other: &[u8; Point::N], at: usize) -> bool {
        let here = Point::BAR.idx() - at;
        (here + 1..=(here + 11).min(Point::BAR.idx())).any(|from| other[from] > 0)
    }

    fn pips(own: &[u8; Point::N]) -> i32 {
        own.iter().zip(0..).map(|(n, at)| i32::from(*n) * at).sum()
    }

    #[test]
    fn all_at_once_and_place_by_place_are_the_same() {
        let mut state = 5_u64;
        let mut random = |n: usize| {
            state = hash::mix(state + 1);
            state as usize % n
        };
        for round in 0..20_000 {
            // Each point is open to one player only, who may leave it empty; the bars and off are open to both.
            let owners = [(); Point::N].map(|()| random(2));
            let mut places = [[0_u8; Point::N]; 2];
            for (seat, places) in places.iter_mut().enumerate() {
                let is_own = |at: &usize| {
                    let at_first = if seat == 0 { *at } else { Point::BAR.idx() - at };
                    matches!(*at, 0 | 25) || owners[at_first] == seat
                };
                let own: Vec<usize> = (0..Point::N).filter(is_own).collect();
                let own = &own[random(own.len())..];
                (0..Checkers::EACH).for_each(|_| places[own[random(own.len())]] += 1);
            }
            let Ok(checkers) = Checkers::new(places) else { panic!("{round}: {places:?}") };
            for seat in [Seat::FIRST, Seat::SECOND] {
                assert_eq!(i32::from(checkers.pips(seat)), pips(&checkers.places(seat)), "{checkers:?}");
                assert_eq!(for_seat(checkers, seat), slowly(checkers, seat), "{checkers:?}, {seat}");
            }
        }
    }

    #[test]
    fn the_start_is_level_and_sides_are_judged_alike() {
        let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
        assert_eq!(score(&start, &start), 0);
        let better = [(24, 2), (13, 4), (8, 2), (6, 5), (7, 2)];
        assert!(score(&better, &start) > 0);
        assert_eq!(score(&better, &start), -score(&start, &better));
    }

    #[test]
    fn nobody_likes_blots_the_bar_or_a_longer_way() {
        let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
        assert!(
            score(&[(24, 2), (13, 5), (8, 3), (6, 5)], &start)
                > score(&[(24, 2), (13, 5), (8, 3), (6, 4), (25, 1)], &start)
        );
        assert!(
            score(&[(24, 2), (13, 5), (8, 2), (7, 1), (6, 5)], &start)
                < score(&[(24, 2), (13, 4), (8, 4), (6, 5)], &start)
        );
        assert!(score(&[(6, 5)], &[(6, 6)]) > 0);
    }
}

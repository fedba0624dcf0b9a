//! Bearing off without contact: how many throws each side still needs, from a table of all ways to have up to fifteen
//! checkers at home.
//!
//! The table is of one side alone, who always plays for the fewest throws on average. That is as good as perfect play but
//! for a few positions just before the end, where a bolder play may win a little more often.

use std::sync::OnceLock;

use crate::odds::Odds;
use crate::seat::Seat;

use super::checkers::{Checkers, Point};
use super::position::Position;

/// Points of a home.
const N_POINTS: usize = 6;
/// Faces of a die.
const N_FACES: usize = 6;
/// How many numbers of throws are told apart; with all checkers on the highest point hardly one game in a million takes
/// longer.
const N_THROWS: usize = 24;
/// The number of ways to have up to fifteen checkers on six points.
const N_WAYS: usize = 54_264;

/// How many checkers a side has on each of its home points or behind it, from the first point on. A way is a list that
/// never rises, and a move makes numbers smaller.
type Behind = [u8; N_POINTS];

/// What is known of one way to have checkers at home.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// The mean number of throws.
    mean: f32,
    /// For every number of the dice, the best way after it is played once, twice and three times.
    after: [[u16; 3]; N_FACES],
}

/// The table.
#[derive(Debug)]
struct Table {
    /// For every way, how probable it is that the side needs exactly so many throws.
    throws: Vec<[f32; N_THROWS]>,
    /// For every way of all fifteen checkers, how probable it is that none is off after one throw, and after two.
    none_off: Vec<[f32; 2]>,
}

/// The odds of a position in which both sides have only checkers at home, or off, and have passed each other; `None` for
/// all others. `seat` is about to throw.
pub(super) fn odds(pos: &Position, seat: Seat) -> Option<Odds> {
    let is_home = |seat| pos.checkers.all_home(seat);
    if !is_home(seat) || !is_home(seat.other()) {
        return None;
    }
    let [own, other] = [seat, seat.other()].map(|seat| Side::of(pos.checkers, seat));
    let mut odds = [0.0; Odds::N];
    // How probable it is that a side is not done, or has none off, before the next throw.
    let mut left = [1.0, 1.0];
    for nth in 0..N_THROWS {
        let ends = [own.throws[nth] * left[1], other.throws[nth] * (left[0] - own.throws[nth]).max(0.0)];
        let gammons = [own.throws[nth] * other.none_off(nth), other.throws[nth] * own.none_off(nth + 1)];
        for side in 0..2 {
            odds[3 * side] += ends[side] - gammons[side];
            odds[3 * side + 1] += gammons[side];
        }
        left[0] = (left[0] - own.throws[nth]).max(0.0);
        left[1] = (left[1] - other.throws[nth]).max(0.0);
    }
    if seat != Seat::FIRST {
        odds.rotate_left(3);
    }
    Some(Odds(odds))
}

/// What the table knows of a side.
struct Side {
    throws: &'static [f32; N_THROWS],
    none_off: Option<[f32; 2]>,
}

impl Side {
    fn of(checkers: Checkers, seat: Seat) -> Side {
        static TABLE: OnceLock<Table> = OnceLock::new();
        let table = TABLE.get_or_init(Table::new);
        let mut behind = [0; N_POINTS];
        let mut n = 0;
        for at in (0..N_POINTS).rev() {
            n += Point::new(at as u8 + 1).map_or(0, |point| checkers.count(seat, point));
            behind[at] = n;
        }
        let way = index(&behind);
        let none_off = way.checked_sub(N_WAYS - table.none_off.len()).map(|nth| table.none_off[nth]);
        Side { throws: &table.throws[way], none_off }
    }

    /// How probable it is that no checker is off after so many throws.
    fn none_off(&self, n_throws: usize) -> f32 {
        match (self.none_off, n_throws) {
            (None, _) => 0.0,
            (Some(_), 0) => 1.0,
            (Some(known), _) => known.get(n_throws - 1).copied().unwrap_or(0.0),
        }
    }
}

/// The number of a way; smaller when any checker is nearer to its goal.
fn index(behind: &Behind) -> usize {
    behind.iter().rev().enumerate().map(|(at, n)| choose(usize::from(*n) + at, at + 1)).sum()
}

/// In how many ways `k` of `n` can be chosen; `k` is at most six.
const fn choose(n: usize, k: usize) -> usize {
    let (mut ways, mut nth) = (1, 0);
    while nth < k {
        if n < k {
            return 0;
        }
        ways = ways * (n - nth) / (nth + 1);
        nth += 1;
    }
    ways
}

/// The next way in the order of their numbers.
fn next(behind: &mut Behind) {
    // The last number that can grow without passing the one before it.
    let grows = (1..N_POINTS).rev().find(|at| behind[*at] < behind[at - 1]).unwrap_or(0);
    behind[grows] += 1;
    behind[grows + 1..].fill(0);
}

/// The way after a checker leaves a place, counted from 0, with a number of the dice.
fn moved(behind: &Behind, from: usize, face: usize) -> Behind {
    let mut after = *behind;
    let to = (from + 1).saturating_sub(face);
    after[to..=from].iter_mut().for_each(|n| *n -= 1);
    after
}

/// Calls `visit` with every way that a number of the dice can lead to. There is always one while a checker is left.
fn moves(behind: &Behind, face: usize, visit: &mut impl FnMut(usize)) {
    let count = |at: usize| behind[at] - behind.get(at + 1).copied().unwrap_or(0);
    let highest = (0..N_POINTS).rev().find(|at| behind[*at] > 0).unwrap_or(0);
    for from in (0..=highest).rev() {
        // A higher number than needed bears off only the checkers farthest back.
        if count(from) > 0 && (from + 1 >= face || from == highest) {
            visit(index(&moved(behind, from, face)));
        }
    }
}

impl Table {
    fn new() -> Table {
        let mut known = vec![Known { mean: 0.0, after: [[0; 3]; N_FACES] }; N_WAYS];
        let mut throws = vec![[0.0; N_THROWS]; N_WAYS];
        let first_of_all = index(&[Checkers::EACH, 0, 0, 0, 0, 0]);
        let mut none_off = vec![[0.0; 2]; N_WAYS - first_of_all];
        let mut behind = [0; N_POINTS];
        // No throw is needed where no checker is left.
        for way in 1..N_WAYS {
            next(&mut behind);
            let mut ways_after = [[0_u16; N_POINTS]; N_FACES];
            let mut n_after = [0; N_FACES];
            for face in 1..=N_FACES {
                moves(&behind, face, &mut |after| {
                    ways_after[face - 1][n_after[face - 1]] = after as u16;
                    n_after[face - 1] += 1;
                });
            }
            let after = |face: usize| ways_after[face].iter().take(n_after[face]).copied();
            let better = |one: u16, other: u16| {
                if known[usize::from(other)].mean < known[usize::from(one)].mean { other } else { one }
            };
            // The best way after a number is played so many times more.
            let on = |way: u16, face: usize, n: usize| known[usize::from(way)].after[face][n - 1];
            let best: [[u16; 3]; N_FACES] = core::array::from_fn(|face| {
                let best = |n: usize| after(face).map(|way| if n == 0 { way } else { on(way, face, n) }).reduce(better);
                [0, 1, 2].map(|n| best(n).unwrap_or(0))
            });
            let (mut sum, mut none) = ([0.0; N_THROWS], [0.0; 2]);
            let mut mean = 1.0;
            for high in 0..N_FACES {
                for low in 0..=high {
                    let (end, share) = if high == low {
                        (after(high).map(|way| on(way, high, 3)).reduce(better), 1.0 / 36.0)
                    } else {
                        let [first, second] = [(high, low), (low, high)]
                            .map(|(first, second)| after(first).map(move |way| on(way, second, 1)));
                        (first.chain(second).reduce(better), 2.0 / 36.0)
                    };
                    let end = usize::from(end.unwrap_or(0));
                    mean += share * known[end].mean;
                    for (nth, throws) in throws[end].iter().enumerate() {
                        sum[(nth + 1).min(N_THROWS - 1)] += share * throws;
                    }
                    if end == 0 {
                        sum[0] += share;
                    }
                    if let Some(after) = end.checked_sub(first_of_all) {
                        none[0] += share;
                        none[1] += share * none_off[after][0];
                    }
                }
            }
            known[way] = Known { mean, after: best };
            throws[way] = sum;
            if let Some(nth) = way.checked_sub(first_of_all) {
                none_off[nth] = none;
            }
        }
        Table { throws, none_off }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behind(counts: [u8; N_POINTS]) -> Behind {
        let mut n = 0;
        let mut behind = counts.map(|_| 0);
        for at in (0..N_POINTS).rev() {
            n += counts[at];
            behind[at] = n;
        }
        behind
    }

    #[test]
    fn ways_are_numbered_without_gaps() {
        let mut way = [0; N_POINTS];
        for number in 0..N_WAYS {
            assert_eq!(index(&way), number, "{way:?}");
            next(&mut way);
        }
        assert_eq!(index(&[Checkers::EACH; N_POINTS]) + 1, N_WAYS);
    }

    #[test]
    fn known_chances_are_right() {
        let table = Table::new();
        let in_one = |counts| table.throws[index(&behind(counts))][0];
        let chances = [
            ([1, 0, 0, 0, 0, 0], 36.0),
            ([0, 0, 0, 0, 0, 1], 27.0),
            ([0, 1, 0, 0, 1, 0], 19.0),
            ([0, 0, 0, 0, 0, 2], 4.0),
            ([3, 0, 0, 0, 0, 0], 6.0),
            ([5, 0, 0, 0, 0, 0], 0.0),
        ];
        for (counts, of_36) in chances {
            assert!((in_one(counts) - of_36 / 36.0).abs() < 1e-6, "{counts:?}: {}", 36.0 * in_one(counts));
        }
        for throws in &table.throws {
            let sum: f32 = throws.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4 || sum == 0.0);
        }
        // Nobody bears off from the highest point with 2-1, and everybody with a 6.
        assert!(table.none_off[table.none_off.len() - 1][0] > 0.5);
    }
}

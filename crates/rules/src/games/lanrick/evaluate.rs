//! The features that the static evaluation counts: the men and, in play, the race into the rendezvous.

use crate::evaluation::{FULL_PHASE, FeatureCounts};
use crate::seat::Seat;

use super::position::{EACH, Phase, Position, rendezvous, way};
use super::sites::{FIELD, N_SQUARES, Square, Squares, each, spread};
use super::weights::Count;

/// The largest lead, in squares, that a mark counts for.
const BEST_MARK: i32 = 12;
/// A man is far out from this distance on.
const FAR: u8 = 3;
/// The fewest men that can be on the board before a side is down to one.
const FEWEST: u32 = 4;

/// Distances: from each square to the rendezvous around each mark, see [`way`].
static WAYS: [[u8; N_SQUARES]; N_SQUARES] = ways();

const fn ways() -> [[u8; N_SQUARES]; N_SQUARES] {
    let mut ways = [[0; N_SQUARES]; N_SQUARES];
    let mut mark = 0;
    while mark < N_SQUARES {
        let mut from = 0;
        while from < N_SQUARES {
            if let (Some(mark_at), Some(from_at)) = (Square::new(mark), Square::new(from)) {
                ways[mark][from] = way(from_at, mark_at);
            }
            from += 1;
        }
        mark += 1;
    }
    ways
}

/// Counts the features of a position.
pub(super) fn count_features(pos: &Position, counts: &mut impl FeatureCounts) {
    let n_men = [Seat::FIRST, Seat::SECOND].map(|seat| if pos.phase == Phase::Place { EACH } else { pos.n_men(seat) });
    let n_more = (n_men[0] + n_men[1]).saturating_sub(FEWEST) as i32;
    counts.phase(FULL_PHASE * n_more / (2 * EACH - FEWEST) as i32);
    for (what, least) in [(Count::SecondMan, 2), (Count::ThirdMan, 3), (Count::FourthMan, 4), (Count::FifthMan, EACH)] {
        let [white, black] = n_men.map(|n| i32::from(n >= least));
        counts.add(what as usize, white - black);
    }
    let mut count =
        |what: Count, seat: Seat, n: i32| counts.add(what as usize, if seat == Seat::FIRST { n } else { -n });
    match pos.phase {
        Phase::Play { mark, left, .. } => play(pos, mark, i32::from(left), &mut count),
        Phase::Take { .. } => {
            count(Count::ManToBeTaken, pos.seat, 1);
            marking(pos, pos.first_after(pos.seat), &mut count);
        }
        Phase::Place => marking(pos, Seat::FIRST, &mut count),
        Phase::Mark => marking(pos, pos.seat, &mut count),
        Phase::Home { first, .. } | Phase::Level { first } | Phase::Back { first } => marking(pos, first, &mut count),
        Phase::Over => {}
    }
}

/// Counts what matters for the next mark.
fn marking(pos: &Position, seat: Seat, count: &mut impl FnMut(Count, Seat, i32)) {
    count(Count::NextToMark, seat, 1);
    count(Count::SquareOfTheBestMark, seat, best_mark(pos, seat));
}

/// By how many squares the men of a seat are nearer to the best mark that it may set.
fn best_mark(pos: &Position, seat: Seat) -> i32 {
    let [own, others] = [pos.men(seat), pos.men(seat.other())];
    let lead = |mark: Square| {
        let ways = &WAYS[mark.idx()];
        let go = |men: Squares| each(men).map(|at| i32::from(ways[at.idx()])).sum::<i32>();
        go(others) - go(own)
    };
    let marks = each(FIELD & !spread(own));
    marks.map(lead).max().unwrap_or(0).clamp(-BEST_MARK, BEST_MARK)
}

/// What a side still has to do for a rendezvous.
struct Way {
    need: i32,
    n_men: i32,
}

fn play(pos: &Position, mark: Square, left: i32, count: &mut impl FnMut(Count, Seat, i32)) {
    let [own, others] = [pos.seat, pos.seat.other()].map(|seat| go(pos, seat, mark, count));
    // Turns until all men are in; no side needs less than one.
    let turns = |squares: i32, Way { n_men, .. }: &Way| (squares + n_men - 1).max(0) / (*n_men).max(1);
    let own_turns = 1 + turns(own.need - left, &own);
    let other_turns = turns(others.need, &others).max(1);
    let race = match other_turns - own_turns {
        1.. => Count::Ahead,
        0 => Count::Level,
        -1 => Count::Behind,
        _ => Count::FarBehind,
    };
    count(race, pos.seat, 1);
    match own_turns {
        1 => count(Count::InReachNow, pos.seat, 1),
        2 => count(Count::InReachNext, pos.seat, 1),
        _ => {}
    }
}

/// Counts a side's progress towards the rendezvous.
#[inline]
fn go(pos: &Position, seat: Seat, mark: Square, count: &mut impl FnMut(Count, Seat, i32)) -> Way {
    let (men, goal, vacant) = (pos.men(seat), rendezvous(mark), pos.vacant());
    let ways = &WAYS[mark.idx()];
    let out = men & !goal;
    let (mut need, mut n_far, mut n_blocked) = (0, 0, 0);
    for at in each(out) {
        let way = ways[at.idx()];
        need += i32::from(way);
        n_far += i32::from(way >= FAR);
        let is_nearer = |to: Square| ways[to.idx()] < way;
        n_blocked += i32::from(!each(spread(at.bit()) & vacant).any(is_nearer));
    }
    let n_out = out.count_ones() as i32;
    let n_spare = (goal & vacant).count_ones() as i32 - n_out;
    count(Count::SquareToGo, seat, need);
    count(Count::ManFarOut, seat, n_far);
    count(Count::ManBlocked, seat, n_blocked);
    // No side is ever shut out: the other side holds at most four of nine squares.
    match n_spare {
        0 => count(Count::NoSquareToSpare, seat, 1),
        1 => count(Count::OneSquareToSpare, seat, 1),
        _ => {}
    }
    // A blocked man has to go around, or to wait.
    Way { need: need + n_blocked, n_men: men.count_ones() as i32 }
}

#[cfg(test)]
mod tests;

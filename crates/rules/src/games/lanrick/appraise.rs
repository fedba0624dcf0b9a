//! What is counted when a position is judged at a glance: the men, and in play the race into the rendezvous.

use crate::appraisal::{Tally, WHOLE};
use crate::seat::Seat;

use super::position::{EACH, Phase, Position, rendezvous, way};
use super::square::{FIELD, N_SQUARES, Square, Squares, each, spread};

/// What is counted, in the order of [`super::weights::FEATURES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Count {
    /// A side has at least two men, and so on.
    SecondMan,
    ThirdMan,
    FourthMan,
    FifthMan,
    /// Whoever acts has won the rendezvous and takes a man.
    ManToBeTaken,
    /// How the race stands for whoever acts: he comes in some turns before the other, in as many turns as the other (and so
    /// first), a turn later, later still.
    Ahead,
    Level,
    Behind,
    FarBehind,
    /// Whoever acts has squares enough to come in with all men in this turn, in the next one.
    InReachNow,
    InReachNext,
    /// A square that a man has to go.
    SquareToGo,
    /// A man who is three squares or more from the rendezvous.
    ManFarOut,
    /// A man outside without a free square that is nearer.
    ManBlocked,
    /// A side needs all of the free squares in the rendezvous, or all but one.
    NoSquareToSpare,
    OneSquareToSpare,
    /// A side sets the next mark.
    NextToMark,
    /// How many squares nearer the men of whoever marks next are to the best mark than the other's.
    SquareOfTheBestMark,
}

/// The most squares by which a mark can be good.
const BEST_MARK: i32 = 12;
/// From here on a man is far out.
const FAR: u8 = 3;
/// The men on the board before the last one of somebody is taken, at least.
const FEWEST: u32 = 4;

/// Where the men go: the squares of all men from the rendezvous around each square, see [`way`].
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
pub(super) fn tally(pos: &Position, tally: &mut impl Tally) {
    let n_men = [Seat::FIRST, Seat::SECOND].map(|seat| if pos.phase == Phase::Place { EACH } else { pos.n_men(seat) });
    let n_more = (n_men[0] + n_men[1]).saturating_sub(FEWEST) as i32;
    tally.left(WHOLE * n_more / (2 * EACH - FEWEST) as i32);
    for (what, least) in [(Count::SecondMan, 2), (Count::ThirdMan, 3), (Count::FourthMan, 4), (Count::FifthMan, EACH)] {
        let [white, black] = n_men.map(|n| i32::from(n >= least));
        tally.add(what as usize, white - black);
    }
    let mut count =
        |what: Count, seat: Seat, n: i32| tally.add(what as usize, if seat == Seat::FIRST { n } else { -n });
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
    // Turns until he is in; no side gets by with less than one.
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

/// Counts how a side's men stand on their way.
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
    // Nobody is ever shut out: of nine squares the other side holds four at most.
    match n_spare {
        0 => count(Count::NoSquareToSpare, seat, 1),
        1 => count(Count::OneSquareToSpare, seat, 1),
        _ => {}
    }
    // Whoever is blocked has to go around, or to wait.
    Way { need: need + n_blocked, n_men: men.count_ones() as i32 }
}

#[cfg(test)]
mod tests;

//! Static evaluation: pieces, how far castles still have to go, and attacked pieces.

use crate::evaluation::{FULL_PHASE, FeatureCounts};
use crate::seat::Seat;

use super::board::{Board, squares};
use super::pieces::{Colour, Rank};
use super::position::Position;
use super::steps;
use super::weights::Count;

/// Counts the features of a position.
pub(super) fn count_features(board: &Board, pos: &Position, counts: &mut impl FeatureCounts) {
    let n_pieces = (pos.occupied() & !board.middle).count_ones() as i32;
    counts.phase(FULL_PHASE * n_pieces / (board.first_men.count_ones() as i32).max(1));
    for colour in Colour::ALL {
        let sign = if colour == Colour::White { 1 } else { -1 };
        of_colour(board, pos, colour, |what, n| counts.add(what as usize, sign * n));
    }
    counts.add(Count::Turn as usize, if Colour::of(pos.seat()) == Colour::White { 1 } else { -1 });
}

#[inline]
fn of_colour(board: &Board, pos: &Position, colour: Colour, mut count: impl FnMut(Count, i32)) {
    let all = pos.held_by(colour);
    let (inside, outside) = (all & board.middle, all & !board.middle);
    let n = |set: u128| set.count_ones() as i32;
    count(Count::Pawn, n(outside & pos.pawns));
    count(Count::SmallCastle, n(outside & !pos.pawns & !pos.bigs));
    count(Count::BigCastle, n(outside & pos.bigs));
    count(Count::SmallCastleInside, n(inside & !pos.bigs));
    count(Count::BigCastleInside, n(inside & pos.bigs));
    for from in squares(outside & !pos.pawns) {
        let is_big = pos.bigs & from.bit() != 0;
        let [small, big] = match board.way_in(colour, from) {
            1 => [Count::SmallCastleAStepAway, Count::BigCastleAStepAway],
            2 => [Count::SmallCastleTwoStepsAway, Count::BigCastleTwoStepsAway],
            3 => [Count::SmallCastleThreeStepsAway, Count::BigCastleThreeStepsAway],
            4 => [Count::SmallCastleFourStepsAway, Count::BigCastleFourStepsAway],
            Board::NO_WAY => [Count::CastleWithoutAWay; 2],
            _ => continue,
        };
        count(if is_big { big } else { small }, 1);
        let steps = colour.seats().filter(|seat| board.half[*seat] & from.bit() != 0);
        let steps = steps.fold(0, |steps, seat: Seat| steps | steps::walks(board, pos, seat, from));
        count(Count::CastleAtAnOpenEntry, i32::from(steps & board.middle != 0));
        count(Count::CastleShutIn, i32::from(steps == 0));
    }
    let attacked = attacked(board, pos, colour);
    if attacked != 0 {
        for at in squares(attacked) {
            let what = match pos.rank(at) {
                Rank::Pawn => Count::PawnAttacked,
                Rank::Small => Count::SmallCastleAttacked,
                Rank::Big => Count::BigCastleAttacked,
            };
            count(what, 1);
        }
    }
    count(Count::PieceBesideTheMiddle, n(outside & board.beside_middle));
    count(Count::PieceOnTheCommonAxle, n(outside & board.common(colour)));
    count(Count::PieceAtHome, n(outside & board.first_men));
}

/// The pieces of a colour that either opponent could capture on their turn.
#[inline]
fn attacked(board: &Board, pos: &Position, colour: Colour) -> u128 {
    let (prey, free) = (pos.held_by(colour), !pos.occupied());
    let hunters = pos.held_by(colour.other()) & board.near(prey);
    let captures = squares(hunters).flat_map(|from| board.captures(from, prey, free));
    captures.fold(0, |attacked, leap| attacked | leap.over.bit())
}

#[cfg(test)]
mod tests;

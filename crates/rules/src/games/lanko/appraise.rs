//! What a position is worth at a glance: the balance of points, and how far castles still have to go to the middle.

use super::board::{Board, Square, squares};
use super::points;
use super::position::{Colour, Position};

/// A pawn counts 2 points and is the plain piece, 100 hundredths.
const PER_POINT: i32 = 50;
/// What a castle loses with each cell between it and the centre, in percent of what it gains by entering.
const PER_CELL: i32 = 6;

/// The worth to White, in hundredths of a pawn.
pub(super) fn for_white(board: &Board, pos: &Position) -> i32 {
    let [white, black] = Colour::ALL.map(|colour| for_colour(board, pos, colour));
    white - black
}

fn for_colour(board: &Board, pos: &Position, colour: Colour) -> i32 {
    let castles = pos.held_by(colour) & !pos.pawns & !board.middle;
    let free = (!pos.occupied() & board.middle) != 0;
    let hope = |square: Square| {
        let gain = (points::IN_THE_MIDDLE - 1) * pos.rank(square).points() * PER_POINT;
        let (north, east) = board.past_axles(square);
        // The picture counts half cells.
        let cells = (i32::from(north.unsigned_abs()) + i32::from(east.unsigned_abs())) / 2;
        gain * (50 - PER_CELL * cells).max(0) / 100
    };
    let hopes: i32 = if free { squares(castles).map(hope).sum() } else { 0 };
    points::of(board, pos, colour) * PER_POINT + hopes
}

#[cfg(test)]
mod tests {
    use crate::{MatchState, Notation, Options, Rules};

    use super::super::Lanko;
    use super::super::position::Rank;
    use super::*;

    #[track_caller]
    fn worth(position: &str) -> i32 {
        let rules = Lanko::new("lanko-88", &Options::new(), &MatchState::default()).unwrap();
        for_white(rules.board(), &rules.read_position(position).unwrap().0)
    }

    #[test]
    fn castles_are_worth_more_the_nearer_they_come_and_most_inside() {
        let ways = ["S 47:wb 8:bb", "S 43:wb 8:bb", "S 34:wb 8:bb", "S T:wb 8:bb", "S W:wb 8:bb"].map(worth);
        assert!(ways.is_sorted_by(|one, other| one < other), "{ways:?}");
        assert_eq!(worth("S 47:wb 55:bb"), 0);
        assert_eq!(worth("S W:wb X:bs 34:wp 8:bs") - worth("S W:wb X:bs 8:bs"), Rank::Pawn.points() * PER_POINT);
    }
}

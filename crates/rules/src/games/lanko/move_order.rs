//! Move order: how early a search tries a step.

use super::board::Board;
use super::pieces::Colour;
use super::position::Position;
use super::steps::Step;

/// Any other pawn move.
const QUIET: i16 = -8;
/// A castle that does not get nearer to the middle.
const IDLE_CASTLE: i16 = -6;
/// A castle that gets a step nearer.
const NEARER: i16 = -2;
/// A pawn that is burned.
const BURNED: i16 = -20;

/// Captures and castles' entries are forcing: captures of more points first, with entries in between.
pub(super) fn of(board: &Board, pos: &Position, step: Step) -> i16 {
    let Some((from, to)) = step.way() else { return 0 };
    let (is_pawn, enters) = (pos.pawns & from.bit() != 0, to.bit() & board.middle != 0);
    // Points captured, or gained by entering.
    let entry = match (enters, is_pawn) {
        (true, false) => 2 * pos.rank(from).points() as i16,
        (true, true) => -(pos.rank(from).points() as i16),
        _ => 0,
    };
    match step {
        Step::Capture { over, .. } => (pos.rank(over).points() as i16 + entry).max(1),
        Step::Walk { .. } if enters && is_pawn => BURNED,
        Step::Walk { .. } if enters => entry,
        _ if is_pawn => QUIET,
        _ => {
            let colour = Colour::of(pos.seat());
            if board.way_in(colour, to) < board.way_in(colour, from) { NEARER } else { IDLE_CASTLE }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Lanko;
    use crate::search::Search;
    use crate::{MatchState, Notation, Options, Rules};

    fn rank(position: &str, turn: &str) -> i16 {
        let rules = Lanko::new("lanko-88", &Options::new(), &MatchState::default()).expect("a game of this folder");
        let (pos, _) = rules.read_position(position).expect("a position");
        let step = rules.read_turn(&pos, turn).unwrap_or_else(|error| panic!("{error}"))[0];
        rules.move_order(&pos, step)
    }

    #[test]
    fn entries_and_captures_are_forcing_the_more_points_the_earlier() {
        let position = "S T:wb 34:wp 8:bb 59:wp";
        assert!(rank(position, "T-(W)") > 0);
        assert!(rank(position, "59-58") < 0 && rank(position, "34-33") < 0);
        let captures = "S 8:bb 34:wp 35:bp 47:wb N:bs";
        assert!(rank(captures, "34;2") > rank(captures, "34;37"), "the castle first");
    }
}

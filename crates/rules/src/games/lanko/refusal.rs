//! Why touching the board does not make a move.

use crate::message::{Message, captures};

use super::board::{Board, Manner, Relation, Square, SquareKind};
use super::direction::Direction;
use super::messages;
use super::pieces::{Colour, Rank};
use super::position::Position;
use super::steps::{self, Step};

/// Why no legal step goes over the squares in `tried`, in order.
pub(super) fn refusal(board: &Board, pos: &Position, tried: &[Square]) -> Message {
    match *tried {
        [] => messages::no_square(),
        [from] => refuse_piece(board, pos, from)
            .unwrap_or_else(|| must_capture(board, pos).unwrap_or_else(|| messages::blocked(board.label(from)))),
        [from, .., to] => refuse_piece(board, pos, from)
            .or_else(|| refuse_goal(board, pos, from, to))
            .or_else(|| must_capture(board, pos))
            .unwrap_or_else(|| steps::prompt(board, pos)),
    }
}

/// Whether the refusal is about the piece on a square, which may not act wherever it goes.
pub(super) fn is_of_piece(board: &Board, pos: &Position, from: Square) -> bool {
    refuse_piece(board, pos, from).is_some()
}

/// Why the piece on `from` may not act.
fn refuse_piece(board: &Board, pos: &Position, from: Square) -> Option<Message> {
    let at = board.label(from);
    let mut legal = Vec::new();
    steps::list(board, pos, &mut legal);
    if matches!(legal.as_slice(), [] | [Step::Pass]) || pos.chain().is_some_and(|chain| chain != from) {
        return Some(steps::prompt(board, pos));
    }
    let Some(man) = pos.man(from) else { return Some(messages::empty(at)) };
    if man.colour != Colour::of(pos.seat()) {
        Some(messages::not_yours(at))
    } else if board.kind(from) == SquareKind::Middle {
        Some(messages::stays(at))
    } else if board.half[pos.seat()] & from.bit() == 0 {
        Some(messages::not_your_half(at, pos.seat()))
    } else if pos.first && man.rank != Rank::Pawn {
        Some(messages::pawn_first(at))
    } else {
        None
    }
}

/// Why a piece that may act cannot go from one square to another; `None` when only compulsory captures prevent it.
fn refuse_goal(board: &Board, pos: &Position, from: Square, to: Square) -> Option<Message> {
    if pos.man(to).is_some() {
        return Some(messages::occupied(board.label(to)));
    }
    let try_ = Try { board, pos, from, to, is_castle: pos.pawns & from.bit() == 0 };
    match board.manner {
        Manner::Straight => try_.straight(),
        Manner::Diagonal => try_.diagonal(),
    }
}

/// Says that capturing is compulsory and names the captures; `None` when there are none.
fn must_capture(board: &Board, pos: &Position) -> Option<Message> {
    let compulsory = steps::compulsory(board, pos);
    if compulsory.is_empty() {
        return None;
    }
    if pos.chain().is_some() {
        return Some(steps::prompt(board, pos));
    }
    let named = |step: &Step| match *step {
        Step::Capture { from, over, .. } => Some([from, over].map(|square| board.label(square).to_owned())),
        _ => None,
    };
    Some(messages::must_capture(captures(compulsory.iter().filter_map(named))))
}

/// A tried target: free, and for a piece that may act.
struct Try<'a> {
    board: &'a Board,
    pos: &'a Position,
    from: Square,
    to: Square,
    is_castle: bool,
}

impl Try<'_> {
    fn behind(&self) -> Direction {
        Direction::ahead(self.pos.seat()).right().right()
    }

    fn backward(&self) -> Message {
        let seat = self.pos.seat();
        messages::backward(seat, Direction::ahead(seat).name())
    }

    /// On the 88 and the 68.
    fn straight(&self) -> Option<Message> {
        let Try { board, pos, from, to, is_castle } = *self;
        let label = |square| board.label(square);
        let barred = |one, way, other| board.is_barred(one, way, other);
        let barrier = || Some(messages::barrier());
        match board.relation(from, to) {
            _ if pos.chain().is_some() => None,
            Relation::Side(way) if way == self.behind() => Some(self.backward()),
            Relation::Side(way) if barred(from, way, to) => barrier(),
            Relation::Side(_) => None,
            Relation::Corner(_) if is_castle => Some(messages::castle_straight(label(from))),
            Relation::Corner(way) if [way, way.right()].contains(&self.behind()) => Some(self.backward()),
            Relation::Corner(_) => None,
            Relation::BeyondSide { over, .. } if board.kind(over) == SquareKind::Middle => {
                Some(messages::through_middle())
            }
            Relation::BeyondSide { way, over } => match pos.man(over) {
                None => Some(messages::nothing_over(label(over))),
                Some(_) if barred(from, way, over) || barred(over, way, to) => barrier(),
                Some(man) if man.colour != Colour::of(pos.seat()) => None,
                Some(_) if is_castle => Some(messages::castle_jumps(label(from))),
                Some(man) if man.rank != Rank::Pawn => Some(messages::over_castle(label(over))),
                Some(_) if way == self.behind() => Some(self.backward()),
                Some(_) => None,
            },
            Relation::BeyondCorner { .. } => Some(messages::leap_straight()),
            Relation::Far => Some(self.too_far()),
        }
    }

    /// On the 103.
    fn diagonal(&self) -> Option<Message> {
        let Try { board, pos, from, to, is_castle } = *self;
        let label = |square| board.label(square);
        let is_behind = |way: Direction| [way, way.right()].contains(&self.behind());
        if board.kind(from) == SquareKind::Standby {
            let goes = matches!(board.relation(from, to), Relation::Side(way) if way != self.behind());
            return (!goes).then(|| messages::standby(label(from)));
        }
        match (board.kind(to), board.relation(from, to)) {
            (SquareKind::Standby, _) => Some(messages::dark_only(label(to))),
            (SquareKind::Middle, _) if !is_castle => Some(messages::castles_only(label(to))),
            (SquareKind::Middle, Relation::Side(way)) if way == self.behind() => Some(messages::end_behind(label(to))),
            (SquareKind::Middle, Relation::Side(_)) if board.kind(from) == SquareKind::Manoeuvre => None,
            (SquareKind::Middle, _) => Some(messages::from_manoeuvre(label(to))),
            _ if pos.chain().is_some() => None,
            (_, Relation::Corner(way)) if is_behind(way) => Some(self.backward()),
            (_, Relation::Corner(_)) => None,
            (_, Relation::BeyondCorner { way, over }) => match pos.man(over) {
                None => Some(messages::nothing_over(label(over))),
                Some(man) if man.colour != Colour::of(pos.seat()) => None,
                Some(_) if is_behind(way) => Some(self.backward()),
                Some(_) => None,
            },
            (_, Relation::Side(_) | Relation::BeyondSide { .. }) => Some(messages::diagonal()),
            (_, Relation::Far) => Some(self.too_far()),
        }
    }

    fn too_far(&self) -> Message {
        let label = |square| self.board.label(square);
        messages::too_far(label(self.from), label(self.to))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Lanko;
    use super::*;
    use crate::{MatchState, Notation, Options, Rules};

    #[track_caller]
    fn check(id: &str, position: &str, tried: &[&str], expect: &str) {
        let rules = Lanko::new(id, &Options::new(), &MatchState::default()).unwrap();
        let (pos, _) = rules.read_position(position).unwrap();
        let tried: Vec<Square> = tried.iter().map(|label| rules.board().find(label).unwrap()).collect();
        assert_eq!(refusal(rules.board(), &pos, &tried).to_string(), expect);
    }

    #[test]
    fn a_refusal_names_the_square_and_the_reason() {
        let check = |position: &str, tried: &[&str], expect: &str| check("lanko-88", position, tried, expect);
        const START: &str = "S 43:wp 44:wp 47:wb 63:ws 16:wp 8:bb 39:bs";
        check(START, &["34"], "lanko-empty at=34");
        check(START, &["8"], "lanko-not-yours at=8");
        check(START, &["16"], "lanko-not-your-half at=16 seat=seat 1");
        check(START, &["44", "43"], "lanko-occupied at=43");
        check(START, &["44", "46"], "lanko-backward seat=seat 1 direction=lanko-north");
        check(START, &["44", "36"], "lanko-barrier [LANKO-6]");
        check(START, &["47", "46"], "lanko-castle-straight at=47");
        check(START, &["47", "H"], "lanko-castle-straight at=47");
        check(START, &["44", "34"], "lanko-nothing-over at=36");
        check(START, &["44", "R"], "lanko-too-far from=44 to=R");
        check(START, &["44", "1"], "lanko-too-far from=44 to=1");
        check(START, &["43", "36"], "lanko-move seat=seat 1");
        check(START, &["43", "34"], "lanko-too-far from=43 to=34");
        check("S 47:wb 45:wp 8:bb first", &["47"], "lanko-pawn-first at=47 [LANKO-2]");
        check("S 47:wb 45:wp 8:bb", &["47", "43"], "lanko-castle-jumps at=47");
        check("S 45:wb 47:wp 8:bb", &["47", "43"], "lanko-over-castle at=45");
        check("S 43:wp 45:wp 8:bb", &["43", "47"], "lanko-backward seat=seat 1 direction=lanko-north");
        check("S T:wp W:bs X:wb 33:wb 8:bb", &["X"], "lanko-stays at=X");
        check(
            "S 33:wb 34:wp 44:wp 43:bp 8:bb 42:wp",
            &["34"],
            "lanko-must-capture captures=capture-of from=42 over=43 or capture-of from=44 over=43 [LANKO-4]",
        );
        check("S 48:wb 47:wp 46:ws 8:bb", &["48"], "lanko-blocked at=48");
        check("S W:wb U:bb V:ws X:bs 43:wp", &["43"], "lanko-over");
    }

    #[test]
    fn the_103_has_reasons_of_its_own() {
        let check = |position: &str, tried: &[&str], expect: &str| check("lanko-103", position, tried, expect);
        const SOME: &str = "S 27:wb P:ws G:wp L:wp Q:wp 5:bb";
        check(SOME, &["L", "28"], "lanko-move seat=seat 1");
        check(SOME, &["L", "G"], "lanko-occupied at=G");
        check(SOME, &["L", "21"], "lanko-standby at=L");
        check(SOME, &["P", "X"], "lanko-end-behind at=X [LANKO-13]");
        check(SOME, &["P", "R"], "lanko-backward seat=seat 1 direction=lanko-north");
        check(SOME, &["Q", "V"], "lanko-castles-only at=V");
        check(SOME, &["27", "X"], "lanko-from-manoeuvre at=X");
        check(SOME, &["G", "J"], "lanko-dark-only at=J");
        check(SOME, &["G", "H"], "lanko-diagonal");
        check(SOME, &["Q", "N"], "lanko-move seat=seat 1");
        check(SOME, &["27", "28"], "lanko-too-far from=27 to=28");
        check(SOME, &["Q", "R"], "lanko-diagonal");
        check("S G:wp 27:wb 5:bb", &["G", "C"], "lanko-nothing-over at=Q");
        check("S G:wp Q:wp 27:wb 5:bb", &["G", "C"], "lanko-move seat=seat 1");
    }
}

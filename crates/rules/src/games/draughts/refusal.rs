//! Why touching the board does not make a move.

use crate::message::{Message, captures};

use super::messages;
use super::position::Position;
use super::sites::{Square, goes_down};
use super::steps;

/// Why no legal step goes over the squares in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Square]) -> Message {
    match *tried {
        [] => messages::no_square(),
        [from] => {
            of_piece(pos, from).unwrap_or_else(|| must_take(pos).unwrap_or_else(|| messages::blocked(from.to_string())))
        }
        [from, .., to] => of_piece(pos, from).unwrap_or_else(|| of_goal(pos, from, to)),
    }
}

/// Why the piece on `from` may not act, wherever it goes.
pub(super) fn of_piece(pos: &Position, from: Square) -> Option<Message> {
    if steps::is_over(pos) || pos.chain().is_some_and(|at| at != from) {
        return Some(steps::prompt(pos));
    }
    match pos.piece(from) {
        None => Some(messages::empty(from.to_string())),
        Some(piece) if piece.seat != pos.seat() => Some(messages::not_yours(from.to_string())),
        Some(_) => None,
    }
}

/// Why the own piece on `from` may not go to `to`.
pub(super) fn of_goal(pos: &Position, from: Square, to: Square) -> Message {
    let (start, goal) = (from.on_grid(), to.on_grid());
    let (files, ranks) = (start.file.abs_diff(goal.file), start.rank.abs_diff(goal.rank));
    if files != ranks || files == 0 {
        return messages::not_diagonal(from.to_string(), to.to_string());
    }
    if files > 2 {
        return messages::too_far(from.to_string(), to.to_string());
    }
    if pos.piece(to).is_some() {
        return messages::occupied(to.to_string());
    }
    if !pos.is_king(from) && (goal.rank < start.rank) != goes_down(pos.seat()) {
        return messages::forward_only(from.to_string());
    }
    if let Some(over) = from.between(to) {
        match pos.piece(over) {
            None => return messages::nothing_to_take(over.to_string()),
            Some(piece) if piece.seat == pos.seat() => {
                return messages::own_piece(over.to_string());
            }
            Some(_) => {}
        }
    }
    must_take(pos).unwrap_or_else(|| steps::prompt(pos))
}

/// Says that capturing is compulsory and names the captures; `None` when there are none.
fn must_take(pos: &Position) -> Option<Message> {
    if pos.chain().is_some() {
        return Some(steps::prompt(pos));
    }
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    let takes: Vec<[String; 2]> =
        legal.iter().filter_map(|step| Some([step.from, step.leapt()?].map(|square| square.to_string()))).collect();
    (!takes.is_empty()).then(|| messages::take_compulsory(captures(takes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::draughts::Draughts;

    const START: &str = "B:W21-32:B1-12";

    #[track_caller]
    fn check(position: &str, tried: &[usize], expect: &str) {
        let (pos, _) = Draughts.read_position(position).unwrap();
        let tried: Vec<Square> = tried.iter().map(|number| Square::from_number(*number).unwrap()).collect();
        assert_eq!(refusal(&pos, &tried).to_string(), expect);
    }

    #[test]
    fn a_refusal_names_the_square_and_the_reason() {
        check(START, &[], "draughts-no-square");
        check(START, &[18], "draughts-empty at=18");
        check(START, &[22], "draughts-not-yours at=22");
        check(START, &[1], "draughts-blocked at=1");
        check(START, &[11, 18], "draughts-nothing-to-take at=15");
        check(START, &[11, 22], "draughts-too-far from=11 to=22");
        check(START, &[12, 26], "draughts-too-far from=12 to=26");
        check(START, &[11, 19], "draughts-not-diagonal from=11 to=19");
        check(START, &[11, 12], "draughts-not-diagonal from=11 to=12");
        check(START, &[11, 11], "draughts-not-diagonal from=11 to=11");
        check(START, &[7, 11], "draughts-occupied at=11");
        check(START, &[7, 16], "draughts-own-piece at=11");
        check("B:W32:B18", &[18, 14], "draughts-forward-only at=18 [DR-4]");
        check("B:W14,32:B18", &[18, 9], "draughts-forward-only at=18 [DR-4]");
        check("B:W32:BK18", &[18, 9], "draughts-nothing-to-take at=14");
        check("W:W5:B1", &[5, 9], "draughts-over");
    }

    #[test]
    fn every_compulsory_take_is_named() {
        let takes = "draughts-take-compulsory takes=capture-of from=15 over=19 or capture-of from=1 over=6";
        check("B:W6,14,19:B1,15,3", &[3], takes);
        check("B:W6,14,19:B1,15,3", &[3, 7], takes);
        check("B:W6,14,19:B1,15,3", &[1, 5], takes);
    }

    #[test]
    fn a_take_goes_on_with_the_same_piece() {
        let (mut pos, _) = Draughts.read_position("B:W6,14,19:B1,15,3").unwrap();
        let step = Draughts.read_step(&pos, "1x10").unwrap();
        steps::apply(&mut pos, step, &mut ());
        let check = |tried: &[usize], expect: &str| {
            let tried: Vec<Square> = tried.iter().map(|number| Square::from_number(*number).unwrap()).collect();
            assert_eq!(refusal(&pos, &tried).to_string(), expect);
        };
        check(&[15], "draughts-take-on seat=seat 1 at=10");
        check(&[15, 24], "draughts-take-on seat=seat 1 at=10");
        check(&[14], "draughts-take-on seat=seat 1 at=10");
        check(&[10, 15], "draughts-occupied at=15");
        check(&[10, 7], "draughts-forward-only at=10 [DR-4]");
    }
}

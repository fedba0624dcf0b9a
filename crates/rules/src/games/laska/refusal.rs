//! Why touching the board does not make a move.

use crate::message::{Message, captures};

use super::messages;
use super::position::Position;
use super::sites::{Direction, Square};
use super::steps;

/// Why no legal step goes over the squares in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Square]) -> Message {
    match *tried {
        [] => messages::no_square(),
        [from] => refuse_piece(pos, from).unwrap_or_else(|| refuse_idle(pos, from)),
        [from, .., to] => refuse_piece(pos, from).unwrap_or_else(|| refuse_goal(pos, from, to)),
    }
}

/// Why the piece on `from` may not be the one that moves.
fn refuse_piece(pos: &Position, from: Square) -> Option<Message> {
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    if legal.is_empty() || pos.chain().is_some_and(|at| at != from) {
        return Some(steps::prompt(pos));
    }
    match pos.column(from).top() {
        None => Some(messages::empty(from.to_string())),
        Some(top) if top.seat() != pos.seat() => Some(messages::not_yours(from.to_string())),
        Some(_) => None,
    }
}

/// Why one of the player's own pieces has no step.
fn refuse_idle(pos: &Position, from: Square) -> Message {
    must_take(pos).unwrap_or_else(|| messages::blocked(from.to_string()))
}

/// Why one of the player's own pieces may not go from `from` to `to`.
fn refuse_goal(pos: &Position, from: Square, to: Square) -> Message {
    let neighbour = |dir: &Direction| from.toward(*dir) == Some(to);
    let over = from.over(to);
    if over.is_none() && !Direction::ALL.iter().any(neighbour) {
        return messages::too_far(from.to_string(), to.to_string());
    }
    if !pos.column(to).is_empty() {
        return messages::occupied(to.to_string());
    }
    if let Some(over) = over {
        match pos.column(over).top() {
            None => return messages::nothing_to_take(over.to_string()),
            Some(top) if top.seat() == pos.seat() => return messages::own_piece(over.to_string()),
            Some(_) if pos.leapt() & over.bit() != 0 => {
                return messages::leapt_twice(over.to_string());
            }
            Some(_) => {}
        }
    }
    let goes_up = to.idx() > from.idx();
    let forward = goes_up == (pos.seat() == crate::Seat::FIRST);
    if !forward && pos.sets().officers & from.bit() == 0 {
        return messages::forward_only(from.to_string());
    }
    must_take(pos).unwrap_or_else(|| steps::prompt(pos))
}

/// That a take is compulsory, with the takes there are; `None` when there is none.
fn must_take(pos: &Position) -> Option<Message> {
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    let takes: Vec<[String; 2]> =
        legal.iter().filter_map(|step| Some([step.from, step.leapt()?].map(|square| square.to_string()))).collect();
    if takes.is_empty() {
        return None;
    }
    if let Some(at) = pos.chain() {
        return Some(messages::go_on(pos.seat(), at.to_string()));
    }
    Some(messages::must_take(captures(takes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::laska::Laska;
    use crate::view::Site;
    use crate::{MatchState, Notation, Options, Present, Rules};

    #[track_caller]
    fn check(position: &str, tried: &[&str], expect: &str) {
        let rules = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
        let (pos, _) = rules.read_position(position).unwrap();
        let sites: Vec<Site> = tried
            .iter()
            .map(|name| {
                let (on_grid, _) = crate::grid::Square::read_prefix(name).unwrap();
                Square::from_grid(on_grid).unwrap().site()
            })
            .collect();
        assert_eq!(rules.refusal(&pos, &sites).to_string(), expect);
    }

    #[test]
    fn a_refusal_names_the_square_and_the_reason() {
        const START: &str = "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w";
        check(START, &["b4"], "laska-empty at=b4");
        check(START, &["a5"], "laska-not-yours at=a5");
        check(START, &["c1"], "laska-blocked at=c1");
        check(START, &["a3", "a5"], "laska-too-far from=a3 to=a5");
        check(START, &["a1", "b2"], "laska-occupied at=b2");
        check(START, &["b2", "d4"], "laska-own-piece at=c3");
        check(START, &["c3", "e5"], "laska-occupied at=e5");
        check("c3w e5b w", &["c3", "b2"], "laska-forward-only at=c3");
        check("c3w g7b w", &["c3", "e5"], "laska-nothing-to-take at=d4");
        check("c3w d4b a1w w", &["a1", "b2"], "laska-must-take takes=capture-of from=c3 over=d4");
        check("c3w d4b a1w w", &["a1"], "laska-must-take takes=capture-of from=c3 over=d4");
        check("c3w w", &[], "laska-no-square");
        check("c3w b", &["c3"], "laska-over");
    }
}

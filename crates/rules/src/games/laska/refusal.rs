//! Why touching the board does not make a move.

use crate::say::{Arg, Say};

use super::notation::turn;
use super::position::Position;
use super::sites::{Direction, Square};
use super::steps;

/// Why no legal step goes over the squares in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Square]) -> Say {
    match *tried {
        [] => Say::new("laska-no-square"),
        [from] => refuse_piece(pos, from).unwrap_or_else(|| refuse_idle(pos, from)),
        [from, .., to] => refuse_piece(pos, from).unwrap_or_else(|| refuse_goal(pos, from, to)),
    }
}

/// The square that a leap between two squares would go over; `None` when they are not two diagonal steps apart.
pub(super) fn over(from: Square, to: Square) -> Option<Square> {
    let over = |dir: Direction| from.toward(dir).filter(|over| over.toward(dir) == Some(to));
    Direction::ALL.into_iter().find_map(over)
}

/// Why the piece on `from` may not be the one that moves.
fn refuse_piece(pos: &Position, from: Square) -> Option<Say> {
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    if legal.is_empty() || pos.chain().is_some_and(|at| at != from) {
        return Some(steps::prompt(pos));
    }
    match pos.column(from).top() {
        None => Some(Say::new("laska-empty").text("at", from.to_string())),
        Some(top) if top.seat() != pos.seat() => Some(Say::new("laska-not-yours").text("at", from.to_string())),
        Some(_) => None,
    }
}

/// Why one of the player's own pieces has no step.
fn refuse_idle(pos: &Position, from: Square) -> Say {
    must_take(pos).unwrap_or_else(|| Say::new("laska-blocked").text("at", from.to_string()))
}

/// Why one of the player's own pieces may not go from `from` to `to`.
fn refuse_goal(pos: &Position, from: Square, to: Square) -> Say {
    let neighbour = |dir: &Direction| from.toward(*dir) == Some(to);
    let over = over(from, to);
    if over.is_none() && !Direction::ALL.iter().any(neighbour) {
        return Say::new("laska-too-far").text("from", from.to_string()).text("to", to.to_string());
    }
    if !pos.column(to).is_empty() {
        return Say::new("laska-occupied").text("at", to.to_string());
    }
    if let Some(over) = over {
        match pos.column(over).top() {
            None => return Say::new("laska-nothing-to-take").text("at", over.to_string()),
            Some(top) if top.seat() == pos.seat() => return Say::new("laska-own-piece").text("at", over.to_string()),
            Some(_) if pos.leapt() & over.bit() != 0 => {
                return Say::new("laska-leapt-twice").text("at", over.to_string()).under("LASKA-2");
            }
            Some(_) => {}
        }
    }
    let goes_up = to.idx() > from.idx();
    let forward = goes_up == (pos.seat() == crate::Seat::FIRST);
    if !forward && pos.sets().officers & from.bit() == 0 {
        return Say::new("laska-forward-only").text("at", from.to_string());
    }
    must_take(pos).unwrap_or_else(|| steps::prompt(pos))
}

/// That a take is compulsory, with the takes there are; `None` when there is none.
fn must_take(pos: &Position) -> Option<Say> {
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    let takes: Vec<String> =
        legal.iter().filter_map(|step| Some(turn::squares_of(step.from, Some(step.leapt()?), step.to))).collect();
    if takes.is_empty() {
        return None;
    }
    if let Some(at) = pos.chain() {
        let go_on = Say::new("laska-go-on").with("seat", Arg::Seat(pos.seat())).text("at", at.to_string());
        return Some(go_on.under("LASKA-1"));
    }
    Some(Say::new("laska-must-take").text("takes", takes.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::laska::Laska;
    use crate::games::laska::present::site;
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
                site(Square::from_grid(on_grid).unwrap())
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
        check("c3w d4b a1w w", &["a1", "b2"], "laska-must-take takes=c3-d4-e5");
        check("c3w d4b a1w w", &["a1"], "laska-must-take takes=c3-d4-e5");
        check("c3w w", &[], "laska-no-square");
        check("c3w b", &["c3"], "laska-over");
    }
}

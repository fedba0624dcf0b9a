//! Why a touch of the board, or a written step, is not a legal move.

use crate::message::Message;

use super::marks::{self, Refused};
use super::messages;
use super::position::{Phase, Position};
use super::sites::{BORDER, Dir, FIELD, Line, Square, Squares, each, ray};
use super::{border, prompt, steps};

/// Why no legal step begins with touching the squares in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Square]) -> Message {
    let Some(&from) = tried.first() else { return prompt::prompt(pos) };
    let to = tried.last().copied().filter(|_| tried.len() > 1);
    let why = match pos.phase {
        Phase::Place => of_place(pos, from),
        Phase::Mark => of_mark(pos, from),
        Phase::Play { left, locks, .. } => of_man(pos, from).or_else(|| of_play(pos, from, to, left, locks.line(from))),
        Phase::Take { .. } => of_take(pos, from),
        Phase::Home { .. } => of_sent(pos, from).or_else(|| of_border(pos, from, to)),
        Phase::Level { .. } | Phase::Back { .. } => of_returning(pos, from).or_else(|| of_border(pos, from, to)),
        Phase::Over => None,
    };
    why.unwrap_or_else(|| prompt::prompt(pos))
}

fn of_place(pos: &Position, at: Square) -> Option<Message> {
    if at.is_in(FIELD) {
        return Some(messages::place_on_border(at.to_string()));
    }
    occupied(pos, at)
}

fn of_mark(pos: &Position, mark: Square) -> Option<Message> {
    if mark.is_in(BORDER) {
        return Some(messages::mark_in_field(mark.to_string()));
    }
    match marks::refused(pos, mark)? {
        Refused::OwnMan(man) => Some(messages::mark_own_man(mark.to_string(), man.to_string())),
        Refused::TooNear => Some(messages::mark_too_near(mark.to_string())),
    }
}

/// Why the piece on a square, if any, is not a man of the seat to act.
fn of_man(pos: &Position, at: Square) -> Option<Message> {
    match pos.man(at) {
        None => Some(messages::empty(at.to_string())),
        Some(seat) if seat != pos.seat => Some(messages::not_yours(at.to_string(), pos.seat)),
        Some(_) => None,
    }
}

/// Why one of the player's own men may not move there in play, or may not move at all.
fn of_play(pos: &Position, from: Square, to: Option<Square>, left: u8, kept: Option<Line>) -> Option<Message> {
    let Some(to) = to else {
        return match (steps::slides(pos.vacant(), from, kept, left), kept) {
            (0, None) => Some(messages::stuck(from.to_string())),
            (0, Some(_)) => Some(messages::stuck_on_line(from.to_string())),
            _ => None,
        };
    };
    if let Some(why) = of_line(from, to) {
        return Some(why);
    }
    if from.distance(to) > left {
        return Some(messages::too_far(from.distance(to), left));
    }
    if kept.is_some_and(|line| Line::between(from, to) != Some(line)) {
        return Some(messages::keeps_line(from.to_string()));
    }
    of_way(pos, from, to)
}

fn of_take(pos: &Position, at: Square) -> Option<Message> {
    match pos.man(at) {
        None => Some(messages::empty(at.to_string())),
        Some(seat) if seat == pos.seat => Some(messages::take_own(at.to_string(), seat.other())),
        Some(_) if at.is_in(pos.rendezvous()) => Some(messages::take_in(at.to_string())),
        Some(_) => None,
    }
}

/// Why the winner does not send the piece on a square to the border.
fn of_sent(pos: &Position, at: Square) -> Option<Message> {
    match pos.man(at) {
        None => Some(messages::empty(at.to_string())),
        Some(seat) if seat == pos.seat => Some(messages::send_own(at.to_string(), seat.other())),
        Some(_) if at.is_in(pos.rendezvous()) => Some(messages::send_in(at.to_string())),
        Some(_) if at.is_in(BORDER) => Some(messages::send_border(at.to_string())),
        Some(_) => None,
    }
}

/// Why the owner does not move the piece on a square to the border.
fn of_returning(pos: &Position, at: Square) -> Option<Message> {
    of_man(pos, at).or_else(|| {
        let is_there = at.is_in(BORDER);
        is_there.then(|| messages::stays_on_border(at.to_string()))
    })
}

/// Why a man that may be moved to the border may not go there, or not now.
fn of_border(pos: &Position, from: Square, to: Option<Square>) -> Option<Message> {
    let is_setting = border::is_setting(pos);
    if !is_setting && border::walks(pos, from) == 0 {
        return Some(messages::others_walk(from.to_string()));
    }
    let to = to?;
    if to.is_in(FIELD) {
        return Some(messages::goal_on_border(to.to_string()));
    }
    if is_setting {
        return occupied(pos, to);
    }
    of_line(from, to).or_else(|| of_way(pos, from, to))
}

/// Why two squares cannot be the ends of a move.
fn of_line(from: Square, to: Square) -> Option<Message> {
    if from == to {
        return Some(messages::same_square(to.to_string()));
    }
    let is_none = Line::between(from, to).is_none();
    is_none.then(|| messages::not_a_line(from.to_string(), to.to_string()))
}

/// Whose man stands in the way, or on the goal.
fn of_way(pos: &Position, from: Square, to: Square) -> Option<Message> {
    let passed = passed(from, to) & !pos.vacant();
    if let Some(at) = nearest(passed, from) {
        return Some(messages::blocked(at.to_string()));
    }
    occupied(pos, to)
}

fn occupied(pos: &Position, at: Square) -> Option<Message> {
    let is_held = !at.is_in(pos.vacant());
    is_held.then(|| messages::occupied(at.to_string()))
}

/// The squares between two on a line.
fn passed(from: Square, to: Square) -> Squares {
    Dir::between(from, to).map_or(0, |dir| ray(from, dir, !to.bit(), 8))
}

/// The square of a set on one ray that is nearest to its start.
fn nearest(squares: Squares, from: Square) -> Option<Square> {
    each(squares).min_by_key(|at| at.distance(from))
}

#[cfg(test)]
mod tests;

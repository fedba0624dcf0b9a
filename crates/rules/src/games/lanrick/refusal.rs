//! Why a touch of the board, or a written step, is not a legal move.

use crate::say::{Arg, Say};

use super::marks::{self, Refused};
use super::position::{Phase, Position};
use super::sites::{BORDER, Dir, FIELD, Line, Square, Squares, each, ray};
use super::{border, prompt, steps};

/// Why no legal step begins with touching the squares in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Square]) -> Say {
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

fn of_place(pos: &Position, at: Square) -> Option<Say> {
    if at.is_in(FIELD) {
        return Some(Say::new("lanrick-place-on-border").text("at", at.to_string()));
    }
    occupied(pos, at)
}

fn of_mark(pos: &Position, mark: Square) -> Option<Say> {
    if mark.is_in(BORDER) {
        return Some(Say::new("lanrick-mark-in-field").text("at", mark.to_string()));
    }
    match marks::refused(pos, mark)? {
        Refused::OwnMan(man) => {
            Some(Say::new("lanrick-mark-own-man").text("at", mark.to_string()).text("man", man.to_string()))
        }
        Refused::TooNear => Some(Say::new("lanrick-mark-too-near").text("at", mark.to_string()).under("LANRICK-5")),
    }
}

/// Why the piece on a square, if any, is not a man of the seat to act.
fn of_man(pos: &Position, at: Square) -> Option<Say> {
    match pos.man(at) {
        None => Some(Say::new("lanrick-empty").text("at", at.to_string())),
        Some(seat) if seat != pos.seat => {
            Some(Say::new("lanrick-not-yours").text("at", at.to_string()).with("seat", Arg::Seat(pos.seat)))
        }
        Some(_) => None,
    }
}

/// Why one of the player's own men may not move there in play, or may not move at all.
fn of_play(pos: &Position, from: Square, to: Option<Square>, left: u8, kept: Option<Line>) -> Option<Say> {
    let Some(to) = to else {
        return match (steps::slides(pos.vacant(), from, kept, left), kept) {
            (0, None) => Some(Say::new("lanrick-stuck").text("at", from.to_string())),
            (0, Some(_)) => Some(Say::new("lanrick-stuck-on-line").text("at", from.to_string()).under("LANRICK-8")),
            _ => None,
        };
    };
    if let Some(why) = of_line(from, to) {
        return Some(why);
    }
    if from.distance(to) > left {
        return Some(Say::new("lanrick-too-far").number("number", from.distance(to)).number("left", left));
    }
    if kept.is_some_and(|line| Line::between(from, to) != Some(line)) {
        return Some(Say::new("lanrick-keeps-line").text("at", from.to_string()).under("LANRICK-2"));
    }
    of_way(pos, from, to)
}

fn of_take(pos: &Position, at: Square) -> Option<Say> {
    match pos.man(at) {
        None => Some(Say::new("lanrick-empty").text("at", at.to_string())),
        Some(seat) if seat == pos.seat => {
            Some(Say::new("lanrick-take-own").text("at", at.to_string()).with("of", Arg::Seat(seat.other())))
        }
        Some(_) if at.is_in(pos.rendezvous()) => {
            Some(Say::new("lanrick-take-in").text("at", at.to_string()).under("LANRICK-7"))
        }
        Some(_) => None,
    }
}

/// Why the winner does not send the piece on a square to the border.
fn of_sent(pos: &Position, at: Square) -> Option<Say> {
    match pos.man(at) {
        None => Some(Say::new("lanrick-empty").text("at", at.to_string())),
        Some(seat) if seat == pos.seat => {
            Some(Say::new("lanrick-send-own").text("at", at.to_string()).with("of", Arg::Seat(seat.other())))
        }
        Some(_) if at.is_in(pos.rendezvous()) => Some(Say::new("lanrick-send-in").text("at", at.to_string())),
        Some(_) if at.is_in(BORDER) => Some(Say::new("lanrick-send-border").text("at", at.to_string())),
        Some(_) => None,
    }
}

/// Why the owner does not move the piece on a square to the border.
fn of_returning(pos: &Position, at: Square) -> Option<Say> {
    of_man(pos, at).or_else(|| {
        let is_there = at.is_in(BORDER);
        is_there.then(|| Say::new("lanrick-stays-on-border").text("at", at.to_string()).under("LANRICK-10"))
    })
}

/// Why a man that may be moved to the border may not go there, or not now.
fn of_border(pos: &Position, from: Square, to: Option<Square>) -> Option<Say> {
    let is_setting = border::is_setting(pos);
    if !is_setting && border::walks(pos, from) == 0 {
        return Some(Say::new("lanrick-others-walk").text("at", from.to_string()).under("LANRICK-3"));
    }
    let to = to?;
    if to.is_in(FIELD) {
        return Some(Say::new("lanrick-goal-on-border").text("at", to.to_string()));
    }
    if is_setting {
        return occupied(pos, to);
    }
    of_line(from, to).or_else(|| of_way(pos, from, to))
}

/// Why two squares cannot be the ends of a move.
fn of_line(from: Square, to: Square) -> Option<Say> {
    if from == to {
        return Some(Say::new("lanrick-same-square").text("at", to.to_string()));
    }
    let is_none = Line::between(from, to).is_none();
    is_none.then(|| Say::new("lanrick-not-a-line").text("from", from.to_string()).text("to", to.to_string()))
}

/// Whose man stands in the way, or on the goal.
fn of_way(pos: &Position, from: Square, to: Square) -> Option<Say> {
    let passed = passed(from, to) & !pos.vacant();
    if let Some(at) = nearest(passed, from) {
        return Some(Say::new("lanrick-blocked").text("at", at.to_string()));
    }
    occupied(pos, to)
}

fn occupied(pos: &Position, at: Square) -> Option<Say> {
    let is_held = !at.is_in(pos.vacant());
    is_held.then(|| Say::new("lanrick-occupied").text("at", at.to_string()))
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

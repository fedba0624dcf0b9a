//! Whether the fields of a text are consistent.

use super::super::super::super::messages;
use super::*;

/// Makes the checks that need the whole text.
pub(super) fn check(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    match pos.phase {
        Phase::Place => check_place(text, pos),
        Phase::Over => check_over(text, pos),
        _ => {
            let is_over = |seat: &Seat| pos.n_men(*seat) < 2;
            if let Some(seat) = SEATS.into_iter().find(is_over) {
                let why = messages::text_too_few(seat, pos.n_men(seat));
                return Err(text.illegal(text.rows, why));
            }
            match pos.phase {
                Phase::Mark => check_mark(text, pos),
                Phase::Play { .. } => check_play(text, pos),
                Phase::Take { .. } => check_take(text, pos),
                Phase::Home { first, .. } => check_home(text, pos, first),
                Phase::Level { first } => check_level(text, pos, first),
                Phase::Back { first } => check_back(text, pos, first),
                Phase::Place | Phase::Over => Ok(()),
            }
        }
    }
}

/// No man stands in the field yet, or any more.
fn check_field(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    match lowest(!pos.vacant() & FIELD) {
        Some(at) => Err(text.of_man(at, messages::text_in_field(at.to_string()))),
        None => Ok(()),
    }
}

fn check_place(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    check_field(text, pos)?;
    let [white, black] = SEATS.map(|seat| pos.n_men(seat));
    if [white, black] == [EACH; 2] {
        return Err(text.illegal(text.phase, messages::text_place_done()));
    }
    if white != black && white != black + 1 {
        let why = messages::text_place_counts(white, black);
        return Err(text.illegal(text.rows, why));
    }
    let due = if white == black { Seat::FIRST } else { Seat::SECOND };
    if pos.seat != due {
        return Err(text.illegal(text.seat, messages::text_place_seat(due)));
    }
    Ok(())
}

/// The loser has one man left.
fn check_over(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    let loser = pos.seat.other();
    if pos.n_men(loser) != 1 || pos.n_men(pos.seat) < 2 {
        let why = messages::text_not_over(pos.seat, loser);
        return Err(text.illegal(text.rows, why));
    }
    Ok(())
}

/// The seat with fewer men is first.
fn check_fewest(text: &Text<'_>, pos: &Position, first: Seat, word: &str) -> Result<(), ReadError> {
    if pos.n_men(first) > pos.n_men(first.other()) {
        let why = messages::text_fewest(first.other());
        return Err(text.illegal(word, why));
    }
    Ok(())
}

fn check_mark(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    check_field(text, pos)?;
    check_fewest(text, pos, pos.seat, text.seat)
}

fn check_play(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    match SEATS.into_iter().find(|seat| pos.is_in(*seat)) {
        Some(seat) => Err(text.illegal(text.rows, messages::text_play_in(seat))),
        None => Ok(()),
    }
}

/// The seat to act has won the rendezvous.
fn check_won(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    if !pos.is_in(pos.seat) {
        return Err(text.illegal(text.seat, messages::text_not_in(pos.seat)));
    }
    Ok(())
}

fn check_take(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    check_won(text, pos)?;
    let adversary = pos.seat.other();
    if pos.is_in(adversary) {
        return Err(text.illegal(text.rows, messages::text_take_nobody(adversary)));
    }
    Ok(())
}

fn check_home(text: &Text<'_>, pos: &Position, first: Seat) -> Result<(), ReadError> {
    check_won(text, pos)?;
    let adversary = pos.seat.other();
    if pos.sendable(adversary) == 0 {
        return Err(text.illegal(text.phase, messages::text_home_nobody(adversary)));
    }
    check_fewest(text, pos, first, text.first)?;
    if first != pos.first_after(pos.seat) {
        return Err(text.illegal(text.first, messages::text_first_loser(adversary)));
    }
    Ok(())
}

fn check_level(text: &Text<'_>, pos: &Position, first: Seat) -> Result<(), ReadError> {
    let more = |seat: Seat| pos.in_field(seat).count_ones().cmp(&pos.in_field(seat.other()).count_ones());
    match more(pos.seat) {
        core::cmp::Ordering::Equal => return Err(text.illegal(text.phase, messages::text_level_equal())),
        core::cmp::Ordering::Less => {
            let why = messages::text_level_seat(pos.seat.other());
            return Err(text.illegal(text.seat, why));
        }
        core::cmp::Ordering::Greater => {}
    }
    check_fewest(text, pos, first, text.first)
}

fn check_back(text: &Text<'_>, pos: &Position, first: Seat) -> Result<(), ReadError> {
    let [own, others] = [pos.seat, pos.seat.other()].map(|seat| pos.in_field(seat).count_ones());
    if own == 0 && others == 0 {
        return Err(text.illegal(text.phase, messages::text_back_nobody()));
    }
    // The first seat has moved one man more when the other is to move.
    let is_fitting = if pos.seat == first { own == others } else { own == others + 1 };
    if !is_fitting {
        let why = messages::text_back_numbers(own, others);
        return Err(text.illegal(text.seat, why));
    }
    check_fewest(text, pos, first, text.first)
}

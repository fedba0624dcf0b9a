//! Position texts: `8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -`.
//!
//! Seven fields: the rows from the eighth rank down, `w` and `b` for men, digits for vacant squares; the phase; the
//! seat to act; the mark; the squares left; the men that have moved in this turn, each with its line; the seat that
//! begins the return. A field that the phase does not use is `-`.

use crate::seat::Seat;

use super::super::position::{Locks, Phase, Position};
use super::super::sites::Square;

mod read;

pub(super) use read::read;

const NOTHING: &str = "-";
const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

const fn letter(seat: Seat) -> char {
    if seat.idx() == 0 { 'w' } else { 'b' }
}

fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "place",
        Phase::Mark => "mark",
        Phase::Play { .. } => "play",
        Phase::Take { .. } => "take",
        Phase::Home { .. } => "home",
        Phase::Level { .. } => "level",
        Phase::Back { .. } => "back",
        Phase::Over => "over",
    }
}

pub(super) fn write(pos: &Position) -> String {
    let or_nothing = |text: Option<String>| text.unwrap_or_else(|| NOTHING.to_owned());
    let (left, locks) = match pos.phase {
        Phase::Play { left, locks, .. } => (Some(left.to_string()), write_locks(locks)),
        _ => (None, None),
    };
    let fields = [
        write_rows(pos),
        word(pos.phase).to_owned(),
        letter(pos.seat).to_string(),
        or_nothing(pos.mark().map(|mark| mark.to_string())),
        or_nothing(left),
        or_nothing(locks),
        or_nothing(pos.first().map(|first| letter(first).to_string())),
    ];
    fields.join(" ")
}

fn write_rows(pos: &Position) -> String {
    let rows = (0..8).rev().map(|rank| write_row(pos, rank));
    rows.collect::<Vec<_>>().join("/")
}

fn write_row(pos: &Position, rank: usize) -> String {
    let mut row = String::new();
    let mut n_vacant = 0_u8;
    for at in (8 * rank..8 * rank + 8).filter_map(Square::new) {
        match pos.man(at) {
            None => n_vacant += 1,
            Some(seat) => {
                if n_vacant > 0 {
                    row.push(char::from(b'0' + n_vacant));
                }
                n_vacant = 0;
                row.push(letter(seat));
            }
        }
    }
    if n_vacant > 0 {
        row.push(char::from(b'0' + n_vacant));
    }
    row
}

/// In alphabetical order.
fn write_locks(locks: Locks) -> Option<String> {
    let mut texts: Vec<String> = locks.iter().map(|(at, line)| format!("{at}{}", line.letter())).collect();
    texts.sort_unstable();
    (!texts.is_empty()).then(|| texts.join(","))
}

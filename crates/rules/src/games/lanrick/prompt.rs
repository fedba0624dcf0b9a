//! What is to be done in a position, and by which seat.

use crate::say::{Arg, Say};

use super::border;
use super::position::{EACH, FIRST_LEFT, Phase, Position};

/// What is to be done.
pub(super) fn prompt(pos: &Position) -> Say {
    let by = Arg::Seat(pos.seat);
    let of = Arg::Seat(pos.seat.other());
    match pos.phase {
        Phase::Place => Say::new("lanrick-to-place").with("seat", by).number("number", EACH - pos.n_men(pos.seat)),
        Phase::Mark => Say::new("lanrick-to-mark").with("seat", by).under("LANRICK-5"),
        Phase::Play { left, locks, .. } if !locks.is_empty() => {
            Say::new("lanrick-to-play-on").with("seat", by).number("number", left)
        }
        Phase::Play { left, .. } if left == FIRST_LEFT && pos.n_men(pos.seat) > u32::from(FIRST_LEFT) => {
            Say::new("lanrick-to-play-first").with("seat", by).number("number", left)
        }
        Phase::Play { left, .. } => Say::new("lanrick-to-play").with("seat", by).number("number", left),
        Phase::Take { .. } => Say::new("lanrick-to-take").with("seat", by).with("of", of),
        Phase::Home { .. } if border::is_setting(pos) => Say::new("lanrick-to-set-home")
            .with("seat", by)
            .with("of", of)
            .number("number", to_move(pos))
            .under("LANRICK-3"),
        Phase::Home { .. } => {
            Say::new("lanrick-to-send-home").with("seat", by).with("of", of).number("number", to_move(pos))
        }
        Phase::Level { .. } if border::is_setting(pos) => {
            Say::new("lanrick-to-set-level").with("seat", by).number("number", to_move(pos)).under("LANRICK-3")
        }
        Phase::Level { .. } => Say::new("lanrick-to-level").with("seat", by).number("number", to_move(pos)),
        Phase::Back { .. } if border::is_setting(pos) => {
            Say::new("lanrick-to-set-return").with("seat", by).number("number", to_move(pos)).under("LANRICK-3")
        }
        Phase::Back { .. } => Say::new("lanrick-to-return").with("seat", by).number("number", to_move(pos)),
        Phase::Over => Say::new("lanrick-over").with("seat", by),
    }
}

/// How many men the seat to act still has to move to the border in this phase.
fn to_move(pos: &Position) -> u32 {
    let n_movers = pos.movers().count_ones();
    match pos.phase {
        Phase::Level { .. } => n_movers.saturating_sub(pos.in_field(pos.seat.other()).count_ones()),
        _ => n_movers,
    }
}

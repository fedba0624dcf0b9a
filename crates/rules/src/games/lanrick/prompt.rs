//! What is to be done in a position, and by which seat.

use crate::message::Message;

use super::border;
use super::messages;
use super::position::{EACH, FIRST_LEFT, Phase, Position};

/// What is to be done.
pub(super) fn prompt(pos: &Position) -> Message {
    let by = pos.seat;
    let of = pos.seat.other();
    match pos.phase {
        Phase::Place => messages::to_place(by, EACH - pos.n_men(pos.seat)),
        Phase::Mark => messages::to_mark(by),
        Phase::Play { left, locks, .. } if !locks.is_empty() => messages::to_play_on(by, left),
        Phase::Play { left, .. } if left == FIRST_LEFT && pos.n_men(pos.seat) > u32::from(FIRST_LEFT) => {
            messages::to_play_first(by, left)
        }
        Phase::Play { left, .. } => messages::to_play(by, left),
        Phase::Take { .. } => messages::to_take(by, of),
        Phase::Home { .. } if border::is_setting(pos) => messages::to_set_home(by, of, to_move(pos)),
        Phase::Home { .. } => messages::to_send_home(by, of, to_move(pos)),
        Phase::Level { .. } if border::is_setting(pos) => messages::to_set_level(by, to_move(pos)),
        Phase::Level { .. } => messages::to_level(by, to_move(pos)),
        Phase::Back { .. } if border::is_setting(pos) => messages::to_set_return(by, to_move(pos)),
        Phase::Back { .. } => messages::to_return(by, to_move(pos)),
        Phase::Over => messages::over(by),
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

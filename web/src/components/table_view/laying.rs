//! Lays out a game on the table.

use crate::program::games;
use play::OpenError;

use super::saving::fresh;
use table::{Setup, Strength, TableState};

/// A new game of a setup, from a position if one is given. The human then takes the seat to move there, so that the
/// position stands until they play. A position that the game refuses is not laid out: the reason is returned, and must stand
/// in place of the board, as nobody must see another position under a text that speaks of this one.
pub(super) fn lay_out(
    setup: &Setup,
    position: Option<String>,
    lot: u64,
    strength: Strength,
) -> (TableState, Option<OpenError>) {
    let usual = |refused| (fresh(setup.record(games(), lot), strength), refused);
    if position.is_none() {
        return usual(None);
    }
    let opened = |setup: &Setup| TableState::open(games(), setup.record_from(games(), position.clone(), lot), strength);
    let by_turn = opened(setup).and_then(|state| match state.turn() {
        Some(seat) => opened(&setup.seen_from(seat)),
        None => Ok(state),
    });
    match by_turn {
        Ok(state) => (state, None),
        Err(refused) => usual(Some(refused)),
    }
}

#[cfg(test)]
mod tests {
    use play::Player;
    use rules::Seat;

    use super::*;

    fn laid_out(position: Option<&str>) -> (TableState, Option<OpenError>) {
        lay_out(&Setup::usual("laska"), position.map(str::to_owned), 7, Strength::USUAL)
    }

    #[test]
    fn a_table_begins_as_usual_or_from_a_position() {
        let (usual, refused) = laid_out(None);
        assert_eq!((usual.record().start.as_deref(), refused), (None, None));
        for (text, seat) in [("//,b,,//,w,,// w", 0), ("//,b,,//,w,,// b", 1)] {
            let (state, refused) = laid_out(Some(text));
            assert_eq!(refused, None, "{text}");
            let record = state.record();
            assert_eq!(record.start.as_deref(), Some(text));
            let is_human = |seat: Seat| matches!(record.player_on(seat), Some(Player::Human { .. }));
            let people: Vec<usize> = state.info().seats().filter(|seat| is_human(*seat)).map(Seat::idx).collect();
            assert_eq!(people, [seat], "who is to move is at the screen");
        }
    }

    #[test]
    fn a_bad_position_is_told_of_and_the_usual_one_stands() {
        for text in ["", "a1W", "a1W z9B w", "<script>"] {
            let (state, refused) = laid_out(Some(text));
            assert!(matches!(refused, Some(OpenError::Start(_))), "{text:?}");
            assert_eq!((state.record().start.as_deref(), state.scene().stacks.len()), (None, 22));
        }
    }
}

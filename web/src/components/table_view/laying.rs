//! Lays out a game on the table.

use crate::program::{games, info};
use crate::words::{texts, translate};
use play::OpenError;
use play::formats::GameTexts;

use table::{Setup, Strength, TableState};

/// A new game of a setup from a position. The human takes the seat to move there, so that the position stands until they
/// play.
///
/// # Errors
/// When the game refuses the position: the reason must stand in place of the board, as nobody must see another position
/// under a text that speaks of this one.
pub(super) fn lay_out(setup: &Setup, position: &str, lot: u64, strength: Strength) -> Result<TableState, OpenError> {
    let opened =
        |setup: &Setup| TableState::open(games(), setup.record_from(games(), Some(position.to_owned()), lot), strength);
    let state = opened(setup)?;
    match state.turn() {
        Some(seat) => opened(&setup.seen_from(seat)),
        None => Ok(state),
    }
}

/// What was mended in a position that was laid out, in words.
pub(super) fn mended(setup: &Setup, position: &str, game_texts: &dyn GameTexts) -> Vec<String> {
    let record = setup.record_from(games(), Some(position.to_owned()), 0);
    let info = info(&record.id);
    game_texts.mends_of_start(&record).iter().map(|mend| translate(&texts::mended(info, mend))).collect()
}

#[cfg(test)]
mod tests {
    use play::Player;
    use rules::Seat;

    use super::*;

    fn laid_out(position: &str) -> Result<TableState, OpenError> {
        lay_out(&Setup::usual("laska"), position, 7, Strength::USUAL)
    }

    #[test]
    fn a_table_begins_from_a_position() {
        for (text, seat) in [("//,b,,//,w,,// w", 0), ("//,b,,//,w,,// b", 1)] {
            let state = laid_out(text).unwrap();
            let record = state.record();
            assert_eq!(record.start.as_deref(), Some(text));
            let is_human = |seat: Seat| matches!(record.player_on(seat), Some(Player::Human { .. }));
            let people: Vec<usize> = state.info().seats().filter(|seat| is_human(*seat)).map(Seat::idx).collect();
            assert_eq!(people, [seat], "who is to move is at the screen");
        }
    }

    #[test]
    fn what_was_mended_is_told() {
        let texts = crate::program::LateGames::all().texts;
        let told = |position: &str| mended(&Setup::usual("chess"), position, texts);
        assert_eq!(told("8/5k2/8/3K4/8/4P3/8/8 w - - 0 1"), Vec::<String>::new());
        let [mark] = &told("8/5k2/8/3K4/8/4P3/8/8 w - - 0 1;")[..] else { panic!("one mark too many") };
        assert_eq!(mark, "“;” means nothing here, so it is left out.");
    }

    #[test]
    fn a_bad_position_is_told_of() {
        for text in ["", "a1W", "a1W z9B w", "<script>"] {
            assert!(matches!(laid_out(text), Err(OpenError::Start(_))), "{text:?}");
        }
    }
}

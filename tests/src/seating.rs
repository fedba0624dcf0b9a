//! Seating in the tests' games.

use play::{Record, Session};
use rules::Game;

/// Empties the seats that do not take part in a record's game at its start.
///
/// # Panics
/// When the record does not fit the game.
pub fn leave_idle<G: Game>(record: &mut Record) {
    let taken = Session::<G>::seats_to_play(record).unwrap_or_else(|error| panic!("{}: {error}", record.id));
    for (idx, player) in record.seats.iter_mut().enumerate() {
        *player = player.filter(|_| taken.iter().any(|seat| seat.idx() == idx));
    }
}

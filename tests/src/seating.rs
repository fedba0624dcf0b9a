//! Who sits where in the games of tests.

use play::{Record, Session};
use rules::Game;

/// Leaves the seats empty that take no part in the game of a record, as it begins.
///
/// # Panics
/// When the record does not fit the game.
pub fn leave_idle<G: Game>(record: &mut Record) {
    let taken = Session::<G>::seats_to_play(record).unwrap_or_else(|error| panic!("{}: {error}", record.id));
    for (idx, player) in record.seats.iter_mut().enumerate() {
        *player = player.filter(|_| taken.iter().any(|seat| seat.idx() == idx));
    }
}

//! Results against the computer, kept in this browser.

use play::skill::{self, LevelOffer};
use play::{GameUid, OwnGame, Results, Tally};
use rules::Levels;

use super::local_storage;

/// The local storage key.
const DOCUMENT: &str = "mustermead-results";

/// All results.
pub(crate) fn read() -> Results {
    Results::read(&local_storage::read(DOCUMENT).unwrap_or_default())
}

/// Counts a game, once, and gives the results in it against that level, and the level that is offered for the next game.
/// Where nothing can be stored, they are of this game alone.
pub(crate) fn note(uid: GameUid, game: &str, own: OwnGame, levels: Levels) -> (Tally, Option<LevelOffer>) {
    let mut results = read();
    if results.note(uid, game, own) {
        save(&results);
    }
    let offer = if own.is_usual { skill::offer(results.recent(game), levels) } else { None };
    (results.of(game, own.level), offer)
}

/// Stores all results.
pub(crate) fn save(results: &Results) {
    let _stored = local_storage::write(DOCUMENT, &results.write());
}

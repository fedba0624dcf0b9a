//! Results against the computer, kept in this browser.

use play::{GameUid, OwnResult, Results, Tally};
use rules::Level;

use super::local_storage;

/// The local storage key.
const DOCUMENT: &str = "mustermead-results";

/// All results.
pub(crate) fn read() -> Results {
    Results::read(&local_storage::read(DOCUMENT).unwrap_or_default())
}

/// Counts a game, once, and gives the results in it against that level. Where nothing can be stored, they are of this
/// game alone.
pub(crate) fn note(uid: GameUid, game: &str, level: Level, result: OwnResult) -> Tally {
    let mut results = read();
    if results.note(uid, game, level, result) {
        save(&results);
    }
    results.of(game, level)
}

/// Stores all results.
pub(crate) fn save(results: &Results) {
    let _stored = local_storage::write(DOCUMENT, &results.write());
}

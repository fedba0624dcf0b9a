//! Crash-loop guard: a saved game that keeps crashing the page is not reopened automatically.
//!
//! Before a game is opened at startup its id is stored, and removed once the board is shown. A game whose id was left
//! behind twice is not opened automatically again.

use play::GameUid;

use super::local_storage;

/// The local storage key. Its value: the game's id, a space, and how often opening it failed.
const NOTE: &str = "mustermead-start";
/// How often a game may fail to open.
const MOST: u32 = 2;

/// Whether opening this game has failed too often.
pub(crate) fn is_crash_loop(uid: GameUid) -> bool {
    local_storage::read(NOTE).is_some_and(|note| n_failed(&note, uid) >= MOST)
}

/// Records that a game is about to be opened.
pub(crate) fn begin(uid: GameUid) {
    let before = local_storage::read(NOTE).map_or(0, |note| n_failed(&note, uid));
    // Without local storage there is no guard, and no harm.
    let _noted = local_storage::write(NOTE, &format!("{uid} {}", before + 1));
}

/// The game has been opened.
pub(crate) fn succeed() {
    local_storage::remove(NOTE);
}

/// How often opening this game failed.
fn n_failed(note: &str, uid: GameUid) -> u32 {
    match note.split_once(' ') {
        Some((name, count)) if name == uid.to_string() => count.parse().unwrap_or(0),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_failures_of_the_same_game_count() {
        let note = format!("{} 2", GameUid(7));
        assert_eq!(n_failed(&note, GameUid(7)), 2);
        assert_eq!(n_failed(&note, GameUid(8)), 0);
        assert_eq!(n_failed("scrap", GameUid(7)), 0);
    }
}

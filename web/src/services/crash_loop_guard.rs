//! Crash-loop guard: where this browser notes that a game is about to be opened. See [`page::is_crash_loop`].

use play::GameUid;

use super::local_storage;

/// The local storage key.
const NOTE: &str = "mustermead-start";

/// Whether opening this game has failed too often.
pub(crate) fn is_crash_loop(uid: GameUid) -> bool {
    local_storage::read(NOTE).is_some_and(|note| page::is_crash_loop(&note, uid))
}

/// Notes that a game is about to be opened.
pub(crate) fn begin(uid: GameUid) {
    let before = local_storage::read(NOTE).unwrap_or_default();
    // Without local storage there is no guard, and no harm.
    let _noted = local_storage::write(NOTE, &page::with_failure(&before, uid));
}

/// The game has been opened.
pub(crate) fn succeed() {
    local_storage::remove(NOTE);
}

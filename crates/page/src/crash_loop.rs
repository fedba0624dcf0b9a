//! A saved game that keeps crashing the page is not opened by itself again.
//!
//! Before a game is opened when the page starts, its id is noted on the device, and the note is removed once the board is
//! shown. A game whose id was left behind twice is not opened by itself again. The note: the game's id, a space, and how
//! often opening it failed.

use play::GameUid;

/// How often a game may fail to open.
const MOST: u32 = 2;

/// Whether opening this game has failed too often, by the note on the device.
///
/// ```
/// use page::{is_crash_loop, with_failure};
/// use play::GameUid;
///
/// let once = with_failure("", GameUid(7));
/// assert!(!is_crash_loop(&once, GameUid(7)), "once may have been an accident");
/// assert!(is_crash_loop(&with_failure(&once, GameUid(7)), GameUid(7)));
/// ```
pub fn is_crash_loop(note: &str, uid: GameUid) -> bool {
    n_failed(note, uid) >= MOST
}

/// The note, after this game is about to be opened once more.
pub fn with_failure(note: &str, uid: GameUid) -> String {
    [&uid.to_string(), " ", &(n_failed(note, uid) + 1).to_string()].concat()
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
        let note = with_failure(&with_failure("", GameUid(7)), GameUid(7));
        assert_eq!(note, format!("{} 2", GameUid(7)));
        assert!(is_crash_loop(&note, GameUid(7)) && !is_crash_loop(&note, GameUid(8)));
        assert!(!is_crash_loop("scrap", GameUid(7)) && !is_crash_loop("", GameUid(7)));
        assert_eq!(with_failure(&note, GameUid(8)), format!("{} 1", GameUid(8)), "one game at a time");
    }

    #[test]
    fn one_failure_may_have_been_an_accident() {
        assert!(!is_crash_loop(&with_failure("", GameUid(7)), GameUid(7)));
    }
}

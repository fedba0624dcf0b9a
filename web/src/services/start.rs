//! Whether a kept game can be put on the table without the page dying of it.
//!
//! Before a game is opened at the start its name is noted, and struck out once the board is there. A name that was left
//! standing twice belongs to a game that had better not be opened by itself again.

use play::GameUid;

use super::notes;

/// Where it is noted: the game's name, a space, and how often it was begun without an end.
const NOTE: &str = "mustermead-start";
/// So often a game may fail to open.
const MOST: u32 = 2;

/// Whether opening this game has failed too often.
pub(crate) fn is_fatal(uid: GameUid) -> bool {
    notes::read(NOTE).is_some_and(|note| n_failed(&note, uid) >= MOST)
}

/// Notes that a game is about to be opened.
pub(crate) fn begin(uid: GameUid) {
    let before = notes::read(NOTE).map_or(0, |note| n_failed(&note, uid));
    // Without notes nothing is learnt, and nothing lost.
    let _noted = notes::write(NOTE, &format!("{uid} {}", before + 1));
}

/// It is on the table.
pub(crate) fn succeed() {
    notes::strike(NOTE);
}

/// How often this game was begun without an end.
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

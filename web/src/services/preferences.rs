//! Preferences: who throws the dice, and what is played automatically. They apply to all games, and stay in this
//! browser.

use super::local_storage;
use play::{Preferences, Throwing};

/// The local storage key. Its value: words separated by spaces.
const NOTE: &str = "mustermead-habits";
const FORCED: &str = "forced";

/// The word stored for each way of throwing; none for the usual one.
const THROWING: [(Throwing, &str); 2] = [(Throwing::Itself, "itself"), (Throwing::Hand, "hand")];

/// The preferences stored last.
pub(crate) fn read() -> Preferences {
    local_storage::read(NOTE).map_or_else(Preferences::default, |note| from_note(&note))
}

/// Stores the preferences. Without local storage they last until the page is left.
pub(crate) fn save(preferences: Preferences) {
    let _noted = local_storage::write(NOTE, &to_note(preferences));
}

fn from_note(note: &str) -> Preferences {
    let says = |wanted: &str| note.split(' ').any(|word| word == wanted);
    let throwing = THROWING.into_iter().find(|(_, word)| says(word)).map_or(Throwing::Touch, |(throwing, _)| throwing);
    Preferences { throwing, plays_forced: says(FORCED) }
}

fn to_note(preferences: Preferences) -> String {
    let throwing = THROWING.into_iter().find(|(throwing, _)| *throwing == preferences.throwing).map(|(_, word)| word);
    let forced = preferences.plays_forced.then_some(FORCED);
    throwing.into_iter().chain(forced).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_are_read_as_they_were_noted() {
        for throwing in [Throwing::Touch, Throwing::Itself, Throwing::Hand] {
            for plays_forced in [false, true] {
                let preferences = Preferences { throwing, plays_forced };
                assert_eq!(from_note(&to_note(preferences)), preferences);
            }
        }
        assert_eq!(from_note("something else"), Preferences::default());
    }
}

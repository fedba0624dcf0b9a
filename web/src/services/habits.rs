//! How the reader likes to play: who throws the dice, and what is played without being touched. It holds for all games,
//! and stays in this browser.

use super::notes;
use crate::table::{Habits, Throwing};

/// Where it is noted: words with a space between them.
const NOTE: &str = "mustermead-habits";
const FORCED: &str = "forced";

/// What is noted for each way of throwing; nothing for the usual one.
const THROWING: [(Throwing, &str); 2] = [(Throwing::Itself, "itself"), (Throwing::Hand, "hand")];

/// What was chosen last.
pub(crate) fn read() -> Habits {
    notes::read(NOTE).map_or_else(Habits::default, |note| from_note(&note))
}

/// Notes what is chosen. Where nothing can be noted it holds until the page is left.
pub(crate) fn keep(habits: Habits) {
    let _noted = notes::write(NOTE, &to_note(habits));
}

fn from_note(note: &str) -> Habits {
    let says = |wanted: &str| note.split(' ').any(|word| word == wanted);
    let throwing = THROWING.into_iter().find(|(_, word)| says(word)).map_or(Throwing::Touch, |(throwing, _)| throwing);
    Habits { throwing, plays_forced: says(FORCED) }
}

fn to_note(habits: Habits) -> String {
    let throwing = THROWING.into_iter().find(|(throwing, _)| *throwing == habits.throwing).map(|(_, word)| word);
    let forced = habits.plays_forced.then_some(FORCED);
    throwing.into_iter().chain(forced).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_are_read_as_they_were_noted() {
        for throwing in [Throwing::Touch, Throwing::Itself, Throwing::Hand] {
            for plays_forced in [false, true] {
                let habits = Habits { throwing, plays_forced };
                assert_eq!(from_note(&to_note(habits)), habits);
            }
        }
        assert_eq!(from_note("something else"), Habits::default());
    }
}

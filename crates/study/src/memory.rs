//! When a task is to be repeated. The scheduler is FSRS: it asks again on the day on which somebody would still know the
//! answer in nine of ten cases (<https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>).

use rs_fsrs::{Parameters, Rating};

/// What is known of how well somebody remembers a task. Days are counted from 1970 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The day on which it is to be repeated.
    pub due: u32,
    /// After so many thousandths of a day it is still known in nine of ten cases.
    pub stability: u32,
    /// How hard it is, from 1000 to 10,000.
    pub difficulty: u32,
    /// The day on which it was repeated last.
    pub last: u32,
}

impl Memory {
    /// The memory after a task was met on a day, for the first time or again; whether it was known. Only what is due
    /// counts: an attempt before that day changes nothing.
    pub fn after(before: Option<Memory>, is_known: bool, today: u32) -> Memory {
        let rating = if is_known { Rating::Good } else { Rating::Again };
        let parameters = Parameters::default();
        let (stability, difficulty, n_days) = match before {
            Some(memory) if today < memory.due => return memory,
            None => (parameters.init_stability(rating), parameters.init_difficulty(rating), 0),
            Some(memory) => {
                let (stability, difficulty) = (of_thousandths(memory.stability), of_thousandths(memory.difficulty));
                let n_days = today.saturating_sub(memory.last);
                let odds = Parameters::forgetting_curve(n_days.into(), stability);
                let next = match is_known {
                    true => parameters.next_recall_stability(difficulty, stability, odds, rating),
                    // Nobody remembers better for having forgotten.
                    false => parameters.next_forget_stability(difficulty, stability, odds).min(stability),
                };
                (next, parameters.next_difficulty(difficulty, rating), n_days)
            }
        };
        let wait = parameters.next_interval(stability, n_days.into());
        Memory {
            due: today.saturating_add(wait as u32),
            stability: thousandths(stability),
            difficulty: thousandths(difficulty),
            last: today,
        }
    }
}

// What reads and writes fractions is large.
const PARTS: f64 = 1000.0;

fn of_thousandths(parts: u32) -> f64 {
    f64::from(parts.max(1)) / PARTS
}

fn thousandths(number: f64) -> u32 {
    (PARTS * number).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_asked_ever_more_rarely() {
        let mut memory = Memory::after(None, true, 100);
        assert_eq!((memory.last, memory.due), (100, 103), "a new task that is known comes back after three days");
        let mut waits = Vec::new();
        for _ in 0..4 {
            let today = memory.due;
            memory = Memory::after(Some(memory), true, today);
            waits.push(memory.due - today);
        }
        assert!(waits.is_sorted_by(|one, other| one < other), "{waits:?}");
        assert!(waits[3] > 60, "{waits:?}");
    }

    #[test]
    fn what_is_forgotten_comes_back_the_next_day() {
        let known = Memory::after(Some(Memory::after(None, true, 100)), true, 103);
        let forgotten = Memory::after(Some(known), false, known.due);
        assert!((1..=3).contains(&(forgotten.due - known.due)), "{forgotten:?}");
        assert!(forgotten.stability < known.stability && forgotten.difficulty > known.difficulty);
        assert_eq!(Memory::after(None, false, 100).due, 101);
    }

    #[test]
    fn nobody_is_asked_before_its_day() {
        let memory = Memory::after(None, false, 100);
        assert_eq!(Memory::after(Some(memory), true, 100), memory);
        assert_ne!(Memory::after(Some(memory), true, 101), memory);
    }

    #[test]
    fn any_numbers_that_were_stored_are_read() {
        for memory in [
            Memory { due: 0, stability: 0, difficulty: 0, last: 0 },
            Memory { due: 0, stability: u32::MAX, difficulty: u32::MAX, last: u32::MAX },
        ] {
            for is_known in [true, false] {
                assert!(Memory::after(Some(memory), is_known, 20_000).due > 20_000, "{memory:?}");
            }
        }
    }
}

//! Studies: positions with a task, and what is said of the moves. A first lesson, a study from a book and a puzzle are
//! all one of these. Whoever solves one plays on a real table; this says what is asked, whether a turn does it, and what
//! comes next. There is no browser here and no language: the sentences stand in the files, which have their own.

#![forbid(unsafe_code)]

mod check;
mod deck;
mod memory;
mod read;
mod study;
mod walk;
mod write;

#[cfg(test)]
mod tests;

pub use check::faults;
pub use deck::{Card, Deck, Mistake};
pub use memory::Memory;
pub use read::{ReadFault, daily, read};
pub use study::{Goal, Played, Step, Study, Task};
pub use walk::{Progress, Said, Walk};

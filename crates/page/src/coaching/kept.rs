//! What is kept of a review, so that it goes on where it was when the page was left: the game as text, and the answers of
//! the computer so far. They are heard again, so nothing else needs to be read.
//!
//! The text of the game is followed by an empty line, and each answer by [`END`].

use play::{Record, wire};

/// What follows the lines of an answer.
const END: &str = "--";

/// The review of a game, without an answer yet.
pub(super) fn begin(record: &Record) -> String {
    wire::write(record) + "\n"
}

/// Adds an answer.
pub(super) fn add(kept: &mut String, lines: &[String]) {
    for line in lines.iter().map(String::as_str).chain([END]) {
        kept.push_str(line);
        kept.push('\n');
    }
}

/// The answers that were kept of the review of this game; none if what is kept is of another one.
pub(super) fn answers(kept: &str, record: &Record) -> Vec<Vec<String>> {
    let mut answers = vec![Vec::new()];
    for line in kept.strip_prefix(&begin(record)).unwrap_or_default().lines() {
        match answers.last_mut() {
            Some(answer) if line != END => answer.push(line.to_owned()),
            _ => answers.push(Vec::new()),
        }
    }
    // The last one has not ended.
    answers.pop();
    answers
}

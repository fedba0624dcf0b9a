//! Our own records, several in one text.

use rules::{Game, GameInfo};

use super::head::{Head, blank};
use super::score::Score;
use super::scribe::unread;
use super::{Draft, Fault, messages, tag_section};
use crate::game_tree::{GameTree, NodeIdx};
use crate::session::Session;
use crate::status::Status;
use crate::wire;

/// The word that begins a record, and the space behind it.
const MAGIC: &str = "mustermead ";

/// Whether a text is of records.
pub(super) fn is_meant(text: &str) -> bool {
    text.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}').starts_with(MAGIC)
}

/// Whether a text has a record, at its beginning or behind something else.
pub(super) fn is_in(text: &str) -> bool {
    is_meant(text) || next(text, 0) < text.len()
}

/// Reads the record that begins at `at`.
pub(super) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize) -> Draft {
    let begins =
        text.len() - text[at..].trim_start_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}').len();
    let end = next(text, begins);
    let own = text[begins..end].trim_end();
    let fault = |at: usize, fragment: &str, why| {
        let head = Head::new(blank(info));
        let fault = Fault { at, text: fragment.to_owned(), why, is_syntax: false };
        unread(head, own, [begins, end], Vec::new(), fault)
    };
    let saved = match wire::read_tree(&format!("{own}\n")) {
        Ok(saved) => saved,
        Err(error) => {
            let lines: usize = own.split_inclusive('\n').take(error.line - 1).map(str::len).sum();
            return fault(begins + lines + error.at, &error.text, messages::record());
        }
    };
    let id = saved.tree.head().id.clone();
    let mut session = match Session::<G>::open_tree(&saved.tree, NodeIdx::ROOT) {
        Ok(session) => session,
        Err(crate::OpenError::UnknownGame) => return fault(begins, "", messages::other_game("game", id)),
        Err(error) => return fault(begins, "", error.message().unwrap_or_else(messages::set_up)),
    };
    let is_throw_undone = saved.tree.is_throw_undone;
    let main: Vec<NodeIdx> = session.tree().line(NodeIdx::ROOT).collect();
    let mut n_turns = 0;
    for node in &main {
        session.travel(*node);
        let is_step = matches!(session.tree().entry(*node), Some(crate::Entry::Step(_)));
        n_turns += usize::from(is_step && !session.rules().mid_turn(session.position()));
    }
    if let Some(ended) = session.ended() {
        session.travel(ended);
    }
    let result = match session.status() {
        Status::Over(outcome) => Some(Score::of(session.rules().info(), &outcome)),
        _ => Score::of_tags(session.rules().info(), &saved.tree.tags),
    };
    let mut tree = session.into_tree();
    tree.is_throw_undone = is_throw_undone;
    Draft { begins, end, tree, n_turns, result, mends: Vec::new(), fault: None }
}

/// Where the record after `at` begins, or another game whose tags follow an empty line, or the text ends.
pub(super) fn next(text: &str, at: usize) -> usize {
    // Asked once: a text may begin with as many empty lines as anybody likes.
    let is_record = is_meant(&text[at..]);
    let mut line = at;
    while let Some(len) = text[line..].find('\n') {
        line += len + 1;
        if text[line..].starts_with(MAGIC) || is_record && tag_section::begins(text, line) {
            return line;
        }
    }
    text.len()
}

/// Writes a record.
pub(super) fn write(tree: &GameTree) -> String {
    wire::write_tree(tree, NodeIdx::ROOT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_lines_before_a_record_are_looked_at_once() {
        // Whoever looked at them again with each line would be busy for hours.
        let text = "\n".repeat(1 << 20);
        assert_eq!(next(&text, 0), text.len());
        assert_eq!(next(&(text.clone() + "\nmustermead 2\n"), 0), text.len() + 1);
    }
}

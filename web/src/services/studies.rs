//! How far somebody has come with studies: one document in this browser, with a line for each study, `game/id number`.
//! The pages about learning read it too: see `portal/studies.js`.

use super::local_storage;

/// The local storage key.
const DOCUMENT: &str = "mustermead-studies";

/// How many tasks of a study are done; 0 when it was never begun.
pub(crate) fn n_done(game: &str, id: &str) -> usize {
    in_document(&local_storage::read(DOCUMENT).unwrap_or_default(), &name(game, id))
}

/// Notes how many tasks of a study are done. A later round takes nothing away.
pub(crate) fn note(game: &str, id: &str, n_done: usize) {
    let document = local_storage::read(DOCUMENT).unwrap_or_default();
    // Without storage it is forgotten.
    let _is_kept = local_storage::write(DOCUMENT, &with_note(&document, &name(game, id), n_done));
}

fn name(game: &str, id: &str) -> String {
    [game, "/", id].concat()
}

/// The number behind a name.
fn in_document(document: &str, name: &str) -> usize {
    let lines = document.lines().filter_map(|line| line.split_once(' '));
    lines.filter(|(known, _)| *known == name).find_map(|(_, number)| number.parse().ok()).unwrap_or_default()
}

/// The document with a number behind a name, if it is greater than the one that was there.
fn with_note(document: &str, name: &str, number: usize) -> String {
    let number = number.max(in_document(document, name));
    let is_other = |line: &&str| line.split_once(' ').is_none_or(|(known, _)| known != name);
    let others = document.lines().filter(is_other).flat_map(|line| [line, "\n"]);
    others.chain([name, " ", &number.to_string(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_stays_done() {
        let first = with_note("", "laska/lesson", 2);
        let both = with_note(&first, "laska/opening-1", 1);
        assert_eq!(both, "laska/lesson 2\nlaska/opening-1 1\n");
        assert_eq!(in_document(&both, "laska/lesson"), 2);
        let less = with_note(&both, "laska/lesson", 1);
        assert_eq!((in_document(&less, "laska/lesson"), less.lines().count()), (2, 2));
        assert_eq!(in_document(&with_note(&both, "laska/lesson", 5), "laska/lesson"), 5);
    }

    #[test]
    fn a_line_that_nobody_knows_stays() {
        let scrap = "scrap\nlaska/lesson many\n";
        assert_eq!(in_document(scrap, "laska/lesson"), 0);
        assert_eq!(with_note(scrap, "laska/lesson", 1), "scrap\nlaska/lesson 1\n");
    }
}

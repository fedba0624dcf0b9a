//! How far somebody has come with studies: one document on the device, with a line for each study, `game/id number`. The
//! pages about learning read it too: see `portal/studies.js`.

/// The document.
///
/// ```
/// use page::StudyProgress;
///
/// let mut progress = StudyProgress::of("laska/lesson 2\n".to_owned());
/// progress.note("laska", "lesson", 1);
/// assert_eq!(progress.n_done("laska", "lesson"), 2, "a later round takes nothing away");
/// progress.note("laska", "wing", 3);
/// assert_eq!(progress.document(), "laska/lesson 2\nlaska/wing 3\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StudyProgress {
    document: String,
}

impl StudyProgress {
    /// What is in a document.
    pub fn of(document: String) -> StudyProgress {
        StudyProgress { document }
    }

    /// The document.
    pub fn document(&self) -> &str {
        &self.document
    }

    /// How many tasks of a study are done; 0 when it was never begun.
    pub fn n_done(&self, game: &str, id: &str) -> usize {
        in_document(&self.document, &name(game, id))
    }

    /// Notes how many tasks of a study are done. A later round takes nothing away.
    pub fn note(&mut self, game: &str, id: &str, n_done: usize) {
        self.document = with_note(&self.document, &name(game, id), n_done);
    }
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
        let mut progress = StudyProgress::default();
        progress.note("laska", "lesson", 2);
        progress.note("laska", "opening-1", 1);
        assert_eq!(progress.document(), "laska/lesson 2\nlaska/opening-1 1\n");
        progress.note("laska", "lesson", 1);
        assert_eq!((progress.n_done("laska", "lesson"), progress.document().lines().count()), (2, 2));
        progress.note("laska", "lesson", 5);
        assert_eq!((progress.n_done("laska", "lesson"), progress.n_done("lino", "lesson")), (5, 0));
    }

    #[test]
    fn a_line_that_nobody_knows_stays() {
        let mut progress = StudyProgress::of("scrap\nlaska/lesson many\n".to_owned());
        assert_eq!(progress.n_done("laska", "lesson"), 0);
        progress.note("laska", "lesson", 1);
        assert_eq!(progress.document(), "scrap\nlaska/lesson 1\n");
    }
}

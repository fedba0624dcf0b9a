//! How far somebody has come with studies, as this browser keeps it: see [`StudyProgress`].

use page::StudyProgress;

use super::local_storage;

/// The local storage key.
const DOCUMENT: &str = "mustermead-studies";

/// The document that is kept.
pub(crate) fn document() -> String {
    local_storage::read(DOCUMENT).unwrap_or_default()
}

/// Notes how many tasks of a study are done, beside what another page may have noted meanwhile.
pub(crate) fn note(game: &str, id: &str, n_done: usize) {
    let mut progress = StudyProgress::of(document());
    progress.note(game, id, n_done);
    // Without storage it is forgotten.
    let _is_kept = local_storage::write(DOCUMENT, progress.document());
}

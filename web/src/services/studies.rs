//! How far somebody has come with studies, the turns of their own games that they repeat, and the last review, as this
//! browser keeps them: see [`StudyProgress`] and [`Deck`].

use page::StudyProgress;
use study::Deck;

use super::local_storage;

/// The local storage keys.
const DOCUMENT: &str = "mustermead-studies";
const MISTAKES: &str = "mustermead-mistakes";
const REVIEW: &str = "mustermead-review";

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

/// The turns of their own games that somebody repeats, as they are kept.
pub(crate) fn mistakes() -> String {
    local_storage::read(MISTAKES).unwrap_or_default()
}

/// Changes them, beside what another page may have changed meanwhile.
pub(crate) fn change_mistakes(change: impl FnOnce(&mut Deck)) {
    let mut deck = Deck::read(&mistakes());
    change(&mut deck);
    // Without storage it is forgotten.
    let _is_kept = local_storage::write(MISTAKES, &deck.write());
}

/// The last review, as it is kept.
pub(crate) fn review() -> String {
    local_storage::read(REVIEW).unwrap_or_default()
}

/// Keeps a review in place of the last one.
pub(crate) fn keep_review(text: &str) {
    // Without storage it begins anew on another page.
    let _is_kept = local_storage::write(REVIEW, text);
}

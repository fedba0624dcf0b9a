//! Trying the letters of other languages.

use rules::Game;
use rules::notation::plain_text;

use crate::formats::Draft;
use crate::session::is_foreign;

/// A game that was read in one way.
pub(super) struct Attempt {
    pub(super) draft: Draft,
    /// The turn at which its main line could not be read further.
    pub(super) stopped: Option<String>,
}

/// Which letters pieces have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Letters {
    /// Those of the notation.
    Own,
    /// Those of other languages.
    Of(&'static rules::notation::Letters),
    /// Those of the notation, even if they look like letters of another script.
    Folded,
}

/// Reads a game whose main line stops at a turn in the letters of another language: the reader's own, or else the first in
/// which the whole game is legal, or else the one in which most of it is. Every language is tried once at most.
pub(super) fn in_other_letters<G: Game>(
    own: Attempt,
    language: &str,
    attempt: &impl Fn(Letters) -> Result<Attempt, Box<Draft>>,
) -> Attempt {
    let Some(word) = own.stopped.clone().filter(|_| own.draft.fault.is_some()) else { return own };
    let fits = |letters: &&rules::notation::Letters, word: &str| letters.translate(word).is_some();
    let is_read =
        |letters: &&rules::notation::Letters| letters.translate(&word).is_some_and(|own| own != *plain_text(&word));
    let mut known: Vec<_> = G::LETTERS.iter().filter(is_read).collect();
    known.sort_by_key(|letters| !letters.languages.contains(&language));
    let folded = Some(Letters::Folded).filter(|_| !G::LETTERS.is_empty() && is_foreign(&word));
    let mut best = own;
    for letters in known.into_iter().map(Letters::Of).chain(folded) {
        let Ok(other) = attempt(letters) else { continue };
        if other.draft.fault.is_none() {
            return other;
        }
        let is_consistent = match (letters, &other.stopped) {
            (Letters::Of(letters), Some(stopped)) => fits(&letters, stopped),
            _ => true,
        };
        if is_consistent && other.draft.n_turns > best.draft.n_turns {
            best = other;
        }
    }
    best
}

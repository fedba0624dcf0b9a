//! Turns as people type them.

use rules::notation::{joined_squares, plain_sign, plain_text};
use rules::{ErrorKind, Game, ReadError};

use crate::messages;

/// Reads a turn in the game's own notation, or else with the squares side by side, or else with the letters of pieces in
/// another language. No more is tried than each of these once, and each language once.
pub(super) fn read<G: Game>(
    rules: &G,
    pos: &G::Position,
    text: &str,
    language: &str,
) -> Result<Vec<G::Step>, ReadError> {
    let text = text.trim();
    let plain = plain_text(text);
    let own = || rules.read_turn(pos, &plain);
    // A letter of another script names a piece of that script's languages, whatever it looks like.
    let is_foreign = !G::LETTERS.is_empty() && is_foreign(text);
    let error = match own() {
        Ok(steps) if !is_foreign => return Ok(steps),
        Ok(_) => None,
        Err(error) => Some(error),
    };
    if let Some(steps) = joined_squares(&plain).and_then(|joined| rules.read_turn(pos, &joined).ok()) {
        return Ok(steps);
    }
    let mut meant: Vec<(Vec<G::Step>, String)> = Vec::new();
    for letters in G::LETTERS {
        let Some(own) = letters.translate(if is_foreign { text } else { &plain }).filter(|own| *own != *plain) else {
            continue;
        };
        let Ok(steps) = rules.read_turn(pos, &own) else { continue };
        if letters.languages.contains(&language) {
            return Ok(steps);
        }
        if !meant.iter().any(|(known, _)| *known == steps) {
            let own = rules.write_turn(pos, &steps, G::MOVES[0]);
            meant.push((steps, own));
        }
    }
    match (meant.len(), error) {
        (0, None) => own(),
        (0, Some(error)) => Err(error),
        (1, _) => Ok(meant.remove(0).0),
        _ => {
            let readings: Vec<String> = meant.into_iter().map(|(_, own)| own).collect();
            Err(ReadError::new(ErrorKind::Ambiguous, text, text, messages::ambiguous(readings.join(", "))))
        }
    }
}

/// Whether a text begins with a letter of another script that names a piece, or looks like one that does.
pub(crate) fn is_foreign(text: &str) -> bool {
    text.chars().next().is_some_and(|first| {
        let is_letter = !first.is_ascii() && first.is_alphabetic() && !first.is_lowercase();
        // Wide and mathematical letters are Latin ones.
        let is_latin = plain_sign(first).is_some() && !matches!(first, '\u{370}'..='\u{6ff}');
        is_letter && !is_latin && !plain_text(text).starts_with("O-")
    })
}

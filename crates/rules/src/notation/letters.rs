//! Moves with the letters of pieces that another language has for them.

use super::plain_text;

/// The letters of pieces in some languages: for each piece the texts that name it there, and its own letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters {
    /// The tags of the languages.
    pub languages: &'static [&'static str],
    /// What pieces are called, the longer texts first, and their own letters.
    pub pieces: &'static [(&'static [&'static str], char)],
}

impl Letters {
    /// A move with the game's own letters: the piece that moves, and the one that a pawn becomes. `None` where the text
    /// has a letter for a piece that is none of these.
    pub fn translate(&self, text: &str) -> Option<String> {
        let (piece, rest) = self.piece(text);
        let mut own = String::with_capacity(text.len());
        match piece {
            Some(letter) => own.push(letter),
            // Castling has no letter for a piece.
            None if rest.starts_with(is_capital) && !is_castling(rest) => return None,
            None => {}
        }
        // A pawn becomes what stands behind its square, in brackets or not.
        let square = rest.rfind(|sign: char| sign.is_ascii_digit()).map_or(rest.len(), |at| at + 1);
        let (before, behind) = rest.split_at(square);
        own.push_str(&plain_text(before));
        let at = behind.find(|sign: char| !matches!(sign, '=' | '/' | '(' | ' ')).unwrap_or(behind.len());
        let (mark, behind) = behind.split_at(at);
        own.push_str(mark);
        match self.piece(behind) {
            (Some(letter), rest) => own.extend([letter.to_string().as_str(), rest]),
            (None, rest) if rest.starts_with(is_capital) => return None,
            (None, rest) => own.push_str(rest),
        }
        Some(own)
    }

    /// Whether some piece has another letter here than its own.
    pub fn has(&self, text: &str) -> bool {
        self.piece(text).0.is_some()
    }

    /// The own letter of the piece that a text begins with, and the rest.
    fn piece<'t>(&self, text: &'t str) -> (Option<char>, &'t str) {
        let named = self.pieces.iter().find_map(|(names, own)| {
            let rest = names.iter().find_map(|name| text.strip_prefix(name))?;
            Some((Some(*own), rest))
        });
        named.unwrap_or((None, text))
    }
}

fn is_capital(sign: char) -> bool {
    sign.is_uppercase()
}

fn is_castling(text: &str) -> bool {
    plain_text(text).starts_with("O-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LETTERS: Letters =
        Letters { languages: &["x"], pieces: &[(&["Кр", "Кp"], 'K'), (&["К"], 'N'), (&["D"], 'Q')] };

    #[test]
    fn letters_are_translated_at_both_ends() {
        for (text, own) in [
            ("Крf1", Some("Kf1")),
            ("Кf3", Some("Nf3")),
            ("Кс3", Some("Nc3")),
            ("Dxe4+", Some("Qxe4+")),
            ("e8=D", Some("e8=Q")),
            ("e8(D)#", Some("e8(Q)#")),
            ("exd8D", Some("exd8Q")),
            ("e4", Some("e4")),
            ("O-O", Some("O-O")),
            ("О-О-О", Some("O-O-O")),
            ("Rf1", None),
            ("e8=R", None),
        ] {
            assert_eq!(LETTERS.translate(text).as_deref(), own, "{text}");
        }
    }
}

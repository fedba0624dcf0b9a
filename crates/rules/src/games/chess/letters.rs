//! The letters of the pieces in other languages.
//!
//! Source: section 17 of the PGN standard ("Alternative chesspiece identifier letters", 1994) for Czech, Dutch, French,
//! German, Hungarian, Italian, Polish and Spanish; the first letters of the names that players use, by the Laws of FIDE,
//! appendix C, for the languages that the standard does not have. Dutch has P for the knight, which is no letter of a
//! pawn here.

use crate::notation::Letters;

/// By language, those of the site's pages first.
pub(super) const LETTERS: &[Letters] = &[
    // Croatian, Serbian in Latin letters, Slovenian and German: king, queen, rook, bishop, knight.
    letters(&["hr", "sr", "sl", "de"], &[(&["K"], 'K'), (&["D"], 'Q'), (&["T"], 'R'), (&["L"], 'B'), (&["S"], 'N')]),
    letters(&["ru"], &[(&["Кр", "Кp"], 'K'), (&["Ф"], 'Q'), (&["Л"], 'R'), (&["С"], 'B'), (&["К"], 'N')]),
    letters(&["sr-Cyrl"], &[(&["К"], 'K'), (&["Д"], 'Q'), (&["Т"], 'R'), (&["Л"], 'B'), (&["С"], 'N')]),
    letters(&["el"], &[(&["Ρ"], 'K'), (&["Β"], 'Q'), (&["Π"], 'R'), (&["Α"], 'B'), (&["Ι"], 'N')]),
    letters(&["tr"], &[(&["Ş", "S\u{327}", "Ș"], 'K'), (&["V"], 'Q'), (&["K"], 'R'), (&["F"], 'B'), (&["A"], 'N')]),
    letters(&["ar"], &[(&["م"], 'K'), (&["و"], 'Q'), (&["ر", "ق"], 'R'), (&["ف"], 'B'), (&["ح"], 'N')]),
    letters(&["fr"], &[(&["R"], 'K'), (&["D"], 'Q'), (&["T"], 'R'), (&["F"], 'B'), (&["C"], 'N')]),
    letters(&["es", "it"], &[(&["R"], 'K'), (&["D"], 'Q'), (&["T"], 'R'), (&["A"], 'B'), (&["C"], 'N')]),
    letters(&["nl"], &[(&["K"], 'K'), (&["D"], 'Q'), (&["T"], 'R'), (&["L"], 'B'), (&["P"], 'N')]),
    letters(&["pl"], &[(&["K"], 'K'), (&["H"], 'Q'), (&["W"], 'R'), (&["G"], 'B'), (&["S"], 'N')]),
    letters(&["hu"], &[(&["K"], 'K'), (&["V"], 'Q'), (&["B"], 'R'), (&["F"], 'B'), (&["H"], 'N')]),
    letters(&["cs"], &[(&["K"], 'K'), (&["D"], 'Q'), (&["V"], 'R'), (&["S"], 'B'), (&["J"], 'N')]),
];

const fn letters(languages: &'static [&'static str], pieces: &'static [(&'static [&'static str], char)]) -> Letters {
    Letters { languages, pieces }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_letter_for_every_piece() {
        for Letters { languages, pieces } in LETTERS {
            let own: String = pieces.iter().map(|(_, own)| *own).collect();
            assert_eq!(own, "KQRBN", "{languages:?}");
        }
    }
}

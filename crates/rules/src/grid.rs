//! Squares of a board by file and rank, named as on a chessboard: `a1` is the near left corner for the first seat.

use core::fmt;

/// A file and a rank, both counted from 0; at most 26 files and 99 ranks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// Counted from 0, left to right for the first seat.
    pub file: u8,
    /// Counted from 0, away from the first seat.
    pub rank: u8,
}

impl Square {
    /// Reads a square's name at the beginning of `text`: a letter and a number without leading zero.
    /// Gives the square and how many bytes its name has.
    ///
    /// ```
    /// # use rules::grid::Square;
    /// assert_eq!(Square::read_prefix("c10-d9"), Some((Square { file: 2, rank: 9 }, 3)));
    /// assert_eq!(Square::read_prefix("c0"), None);
    /// ```
    pub fn read_prefix(text: &str) -> Option<(Square, usize)> {
        let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        let digits = text[1..].bytes().take(2).take_while(u8::is_ascii_digit).count();
        let number = &text[1..=digits];
        if number.starts_with('0') {
            return None;
        }
        let rank = number.parse::<u8>().ok()? - 1;
        Some((Square { file, rank }, 1 + digits))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

//! Faces of tiles: blank, a star, or a number in a player's colour.

use core::fmt;

use crate::seat::Seat;
use crate::view::Kind;

use super::TILE;

/// The highest number on a tile.
const MOST: u8 = 5;

/// What a tile shows; a tile that lies face down is blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Face(
    /// 0 blank, 1 a star, then White's numbers and Blue's; the kinds of pieces are in the same order.
    u8,
);

impl Face {
    /// Nothing, or face down.
    pub const BLANK: Face = Face(0);
    /// A star.
    pub const STAR: Face = Face(1);

    /// A number in a seat's colour.
    ///
    /// # Panics
    /// When the number is not from 1 to 5.
    pub const fn numbered(seat: Seat, number: u8) -> Face {
        assert!(1 <= number && number <= MOST, "tiles have the numbers 1 to 5");
        Face(Face::STAR.0 + number + MOST * (seat.idx() & 1) as u8)
    }

    /// The number it shows, and in whose colour.
    pub const fn number(self) -> Option<(Seat, u8)> {
        if self.0 <= Face::STAR.0 {
            return None;
        }
        let place = self.0 - Face::STAR.0 - 1;
        let seat = if place < MOST { Seat::FIRST } else { Seat::SECOND };
        Some((seat, place % MOST + 1))
    }

    /// The kind of tile that shows this face.
    pub const fn kind(self) -> Kind {
        Kind(TILE.0 + self.0)
    }

    /// Reads `_`, `*`, `w3`, `b5`.
    pub fn read(token: &str) -> Option<Face> {
        let (seat, digit) = match token.as_bytes() {
            b"_" => return Some(Face::BLANK),
            b"*" => return Some(Face::STAR),
            [b'w', digit] => (Seat::FIRST, digit),
            [b'b', digit] => (Seat::SECOND, digit),
            _ => return None,
        };
        (b'1'..=b'0' + MOST).contains(digit).then(|| Face::numbered(seat, digit - b'0'))
    }
}

/// `_`, `*`, `w3`, `b5`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some((seat, number)) => write!(f, "{}{number}", super::letter(seat)),
            None if *self == Face::STAR => f.write_str("*"),
            None => f.write_str("_"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::games::lino::Lino;

    #[test]
    fn faces_are_read_as_written_and_each_has_a_kind_of_tile() {
        let tokens = ["_", "*", "w1", "w2", "w3", "w4", "w5", "b1", "b2", "b3", "b4", "b5"];
        let kinds = Lino::GAMES[0].kinds;
        for (idx, token) in tokens.into_iter().enumerate() {
            let face = Face::read(token).expect("a face");
            assert_eq!((face.to_string().as_str(), usize::from(face.kind().0)), (token, idx + 1));
            let [first, last] = [&token[..1], &token[token.len() - 1..]];
            let expect = match first {
                "_" => "lino-tile".to_owned(),
                "*" => "lino-star".to_owned(),
                "w" => format!("lino-white-{last}"),
                _ => format!("lino-blue-{last}"),
            };
            assert_eq!(kinds[usize::from(face.kind().0)].key, expect);
        }
        for token in ["", "w", "w0", "w6", "b55", "W1", "x", "**", "é"] {
            assert_eq!(Face::read(token), None, "{token:?}");
        }
    }

    #[test]
    fn numbers_belong_to_seats() {
        assert_eq!(Face::numbered(Seat::SECOND, 4).number(), Some((Seat::SECOND, 4)));
        assert_eq!(Face::numbered(Seat::FIRST, 5).number(), Some((Seat::FIRST, 5)));
        assert_eq!((Face::STAR.number(), Face::BLANK.number()), (None, None));
    }
}

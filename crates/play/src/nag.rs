//! Annotation signs.

use core::fmt;

/// A sign that judges a move or the position; `Glyph` is a numeric annotation glyph (NAG).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nag {
    /// `!`: a good move.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: an excellent move.
    Excellent,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: an interesting move.
    Interesting,
    /// `?!`: a dubious move.
    Dubious,
    /// `+-`: the first seat is winning.
    FirstAhead,
    /// `-+`: the second seat is winning.
    SecondAhead,
    /// `=`: equal.
    Equal,
    /// `1-0`: the first seat wins.
    FirstWins,
    /// `0-1`: the second seat wins.
    SecondWins,
    /// `1/2`: a draw.
    Drawn,
    /// `+++`: the game ends here, and is scored.
    Ended,
    /// `$7`: a NAG by its number in Portable Game Notation, which has 140 of them and leaves room for more. The first
    /// six are the signs of moves above, not glyphs.
    Glyph(u8),
}

impl Nag {
    /// All signs but glyphs, with their texts.
    pub const ALL: [(Nag, &'static str); 13] = [
        (Nag::Good, "!"),
        (Nag::Mistake, "?"),
        (Nag::Excellent, "!!"),
        (Nag::Blunder, "??"),
        (Nag::Interesting, "!?"),
        (Nag::Dubious, "?!"),
        (Nag::FirstAhead, "+-"),
        (Nag::SecondAhead, "-+"),
        (Nag::Equal, "="),
        (Nag::FirstWins, "1-0"),
        (Nag::SecondWins, "0-1"),
        (Nag::Drawn, "1/2"),
        (Nag::Ended, "+++"),
    ];

    /// The sign with this text.
    pub fn from_text(text: &str) -> Option<Nag> {
        match text.strip_prefix('$') {
            Some(number) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                number.parse().ok().map(Nag::from_glyph)
            }
            _ => Nag::ALL.iter().find(|(_, known)| *known == text).map(|(sign, _)| *sign),
        }
    }

    /// The sign of a NAG.
    pub fn from_glyph(number: u8) -> Nag {
        let of_move = Nag::OF_MOVES.iter().zip(1..).find(|(_, known)| *known == number);
        of_move.map_or(Nag::Glyph(number), |(sign, _)| *sign)
    }

    /// The NAG number; `None` for signs of positions, which do not come from that list.
    pub fn glyph(self) -> Option<u8> {
        match self {
            Nag::Glyph(number) => Some(number),
            _ => Nag::OF_MOVES.iter().zip(1..).find(|(sign, _)| **sign == self).map(|(_, number)| number),
        }
    }

    /// Whether it directly follows a move.
    pub fn is_of_move(self) -> bool {
        Nag::OF_MOVES.contains(&self)
    }

    /// The signs that judge a move, in the order of their NAG numbers, from 1.
    const OF_MOVES: [Nag; 6] = [Nag::Good, Nag::Mistake, Nag::Excellent, Nag::Blunder, Nag::Interesting, Nag::Dubious];
}

/// The sign's text.
impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nag::Glyph(number) => write!(f, "${number}"),
            _ => f.write_str(Nag::ALL.iter().find(|(sign, _)| sign == self).map_or("", |(_, text)| text)),
        }
    }
}

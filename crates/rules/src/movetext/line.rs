//! Lines of turns with what is said about them.

use core::fmt;

/// A sign behind a move or on its own that judges it or the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
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
    /// `$7`: a judgement by its number in the list of Portable Game Notation, which has 140 of them and leaves room for
    /// more. The first six are the signs of moves above, and no glyphs.
    Glyph(u8),
}

impl Sign {
    /// All signs but glyphs, with their texts.
    pub const ALL: [(Sign, &'static str); 13] = [
        (Sign::Good, "!"),
        (Sign::Mistake, "?"),
        (Sign::Excellent, "!!"),
        (Sign::Blunder, "??"),
        (Sign::Interesting, "!?"),
        (Sign::Dubious, "?!"),
        (Sign::FirstAhead, "+-"),
        (Sign::SecondAhead, "-+"),
        (Sign::Equal, "="),
        (Sign::FirstWins, "1-0"),
        (Sign::SecondWins, "0-1"),
        (Sign::Drawn, "1/2"),
        (Sign::Ended, "+++"),
    ];

    /// The sign that a text is.
    pub fn from_text(text: &str) -> Option<Sign> {
        match text.strip_prefix('$') {
            Some(number) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                number.parse().ok().map(Sign::from_glyph)
            }
            _ => Sign::ALL.iter().find(|(_, known)| *known == text).map(|(sign, _)| *sign),
        }
    }

    /// The sign with a number in the list of Portable Game Notation.
    pub fn from_glyph(number: u8) -> Sign {
        let of_move = Sign::OF_MOVES.iter().zip(1..).find(|(_, known)| *known == number);
        of_move.map_or(Sign::Glyph(number), |(sign, _)| *sign)
    }

    /// The number in the list of Portable Game Notation; `None` for signs of positions, which are not from that list.
    pub fn glyph(self) -> Option<u8> {
        match self {
            Sign::Glyph(number) => Some(number),
            _ => Sign::OF_MOVES.iter().zip(1..).find(|(sign, _)| **sign == self).map(|(_, number)| number),
        }
    }

    /// Whether it stands right behind a move.
    pub fn is_of_move(self) -> bool {
        Sign::OF_MOVES.contains(&self)
    }

    /// The signs that judge a move, in the order of Portable Game Notation, where they have the numbers from 1.
    const OF_MOVES: [Sign; 6] =
        [Sign::Good, Sign::Mistake, Sign::Excellent, Sign::Blunder, Sign::Interesting, Sign::Dubious];
}

/// The sign's text.
impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sign::Glyph(number) => write!(f, "${number}"),
            _ => f.write_str(Sign::ALL.iter().find(|(sign, _)| sign == self).map_or("", |(_, text)| text)),
        }
    }
}

/// A line of turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<S> {
    /// Comments before the first turn.
    pub intro: Vec<String>,
    /// The turns in order.
    pub turns: Vec<Node<S>>,
}

/// A turn with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node<S> {
    /// The turn's steps.
    pub steps: Vec<S>,
    /// Signs behind it, in order.
    pub signs: Vec<Sign>,
    /// Comments behind it, in order.
    pub comments: Vec<String>,
    /// Lines that begin with another turn in the place of this one.
    pub variations: Vec<Line<S>>,
}

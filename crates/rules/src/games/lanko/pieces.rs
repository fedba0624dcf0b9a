//! The pieces: their colours and ranks.

use crate::seat::Seat;

/// The two colours: S and N play White, W and E play Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Played by S and N.
    White,
    /// Played by W and E.
    Black,
}

impl Colour {
    /// Both.
    pub const ALL: [Colour; 2] = [Colour::White, Colour::Black];

    /// The colour that a seat plays.
    pub const fn of(seat: Seat) -> Colour {
        if seat.idx().is_multiple_of(2) { Colour::White } else { Colour::Black }
    }

    pub(super) const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The two seats that play it: partners.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::first(Seat::MAX).filter(move |seat| Colour::of(*seat) == self)
    }

    /// The second seat that plays it.
    pub(super) fn partner(self) -> Seat {
        self.seats().last().unwrap_or(self.seat())
    }

    /// The first seat that plays it; its pieces on the board belong to that seat.
    pub const fn seat(self) -> Seat {
        match self {
            Colour::White => Seat::FIRST,
            Colour::Black => Seat::SECOND,
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rank {
    /// A pawn, including standby pawns.
    Pawn,
    /// A small castle.
    Small,
    /// A big castle.
    Big,
}

impl Rank {
    /// All three, the plain piece first.
    pub const ALL: [Rank; 3] = [Rank::Pawn, Rank::Small, Rank::Big];

    /// Its points outside the middle (LANKO-10).
    pub const fn points(self) -> i32 {
        match self {
            Rank::Pawn => 2,
            Rank::Small => 6,
            Rank::Big => 12,
        }
    }
}

/// A piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Its colour.
    pub colour: Colour,
    /// Its rank.
    pub rank: Rank,
}

impl Man {
    /// Reads `wp`, `bs` and so on.
    pub(super) fn read(text: &str) -> Option<Man> {
        let colour = match text.as_bytes().first()? {
            b'w' => Colour::White,
            b'b' => Colour::Black,
            _ => return None,
        };
        let rank = match text.as_bytes().get(1..)? {
            b"p" => Rank::Pawn,
            b"s" => Rank::Small,
            b"b" => Rank::Big,
            _ => return None,
        };
        Some(Man { colour, rank })
    }

    /// In the form that [`Man::read`] reads.
    pub(super) const fn text(self) -> &'static str {
        match (self.colour, self.rank) {
            (Colour::White, Rank::Pawn) => "wp",
            (Colour::White, Rank::Small) => "ws",
            (Colour::White, Rank::Big) => "wb",
            (Colour::Black, Rank::Pawn) => "bp",
            (Colour::Black, Rank::Small) => "bs",
            (Colour::Black, Rank::Big) => "bb",
        }
    }
}

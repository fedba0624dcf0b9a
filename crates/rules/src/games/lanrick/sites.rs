//! The 64 squares, sets of them as bits, and the lines on which men move.

use core::fmt;

use crate::grid;
use crate::view::Site;

/// A square of the board, counted from 0: a1, b1 and so on, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

/// Squares as bits, a1 the lowest.
pub(super) type Squares = u64;

const SIDE: u8 = 8;
/// How many squares there are.
pub(super) const N_SQUARES: usize = 64;

const FILE_A: Squares = 0x0101_0101_0101_0101;
const FILE_H: Squares = FILE_A << 7;
const RANK_1: Squares = 0xff;
const RANK_8: Squares = RANK_1 << 56;

/// The 28 squares at the edge (LANRICK-7).
pub(super) const BORDER: Squares = FILE_A | FILE_H | RANK_1 | RANK_8;
/// The 36 others.
pub(super) const FIELD: Squares = !BORDER;

impl Square {
    /// The square at `idx`, counted from 0; `None` past the board.
    pub const fn new(idx: usize) -> Option<Square> {
        if idx < N_SQUARES { Some(Square(idx as u8)) } else { None }
    }

    /// The square's index, counted from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All squares, from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..N_SQUARES as u8).map(Square)
    }

    /// The square of a name such as `c4`; `None` for any other text.
    pub(super) fn read(name: &str) -> Option<Square> {
        let (square, len) = grid::Square::read_prefix(name)?;
        let is_here = len == name.len() && square.file < SIDE && square.rank < SIDE;
        is_here.then(|| Square(square.file + SIDE * square.rank))
    }

    pub(super) const fn of_site(site: Site) -> Option<Square> {
        Square::new(site.0 as usize)
    }

    pub(super) const fn site(self) -> Site {
        Site(self.0 as u16)
    }

    /// Counted from 0.
    pub(super) const fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// Counted from 0.
    pub(super) const fn rank(self) -> u8 {
        self.0 / SIDE
    }

    /// The set of this square alone.
    #[inline]
    pub(super) const fn bit(self) -> Squares {
        1 << self.0
    }

    #[inline]
    pub(super) const fn is_in(self, squares: Squares) -> bool {
        self.bit() & squares != 0
    }

    /// How many king's moves away another square is.
    #[inline]
    pub(super) const fn distance(self, to: Square) -> u8 {
        let (files, ranks) = (self.file().abs_diff(to.file()), self.rank().abs_diff(to.rank()));
        if files > ranks { files } else { ranks }
    }
}

/// Written as its name.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        grid::Square { file: self.file(), rank: self.rank() }.fmt(f)
    }
}

/// The lowest square of a set.
#[inline]
pub(super) const fn lowest(squares: Squares) -> Option<Square> {
    if squares == 0 { None } else { Some(Square(squares.trailing_zeros() as u8)) }
}

/// The squares of a set, from a1 on.
#[inline]
pub(super) fn each(mut squares: Squares) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let square = lowest(squares)?;
        squares &= squares - 1;
        Some(square)
    })
}

/// The squares of a set and all their neighbours.
#[inline]
pub(super) const fn spread(squares: Squares) -> Squares {
    let wide = squares | (squares & !FILE_H) << 1 | (squares & !FILE_A) >> 1;
    wide | wide << 8 | wide >> 8
}

/// A line of squares, by its direction on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// A rank.
    Rank,
    /// A file.
    File,
    /// A diagonal that rises like a1-h8.
    Rising,
    /// A diagonal that falls like a8-h1.
    Falling,
}

impl Line {
    pub(super) const ALL: [Line; 4] = [Line::Rank, Line::File, Line::Rising, Line::Falling];

    /// Its letter in texts.
    pub(super) const fn letter(self) -> char {
        match self {
            Line::Rank => 'r',
            Line::File => 'f',
            Line::Rising => 'u',
            Line::Falling => 'd',
        }
    }

    /// The line on which two different squares lie; `None` when they share none.
    #[inline]
    pub(super) fn between(from: Square, to: Square) -> Option<Line> {
        let files = i16::from(to.file()) - i16::from(from.file());
        let ranks = i16::from(to.rank()) - i16::from(from.rank());
        match (files, ranks) {
            (0, 0) => None,
            (_, 0) => Some(Line::Rank),
            (0, _) => Some(Line::File),
            _ if files == ranks => Some(Line::Rising),
            _ if files == -ranks => Some(Line::Falling),
            _ => None,
        }
    }
}

/// One of the eight ways a man can move, counted from 0: up and down the four lines in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dir(u8);

impl Dir {
    pub(super) const ALL: [Dir; 8] = [Dir(0), Dir(1), Dir(2), Dir(3), Dir(4), Dir(5), Dir(6), Dir(7)];

    pub(super) const fn line(self) -> Line {
        Line::ALL[(self.0 / 2) as usize]
    }

    /// The direction from one square to another; `None` when they share no line.
    pub(super) fn between(from: Square, to: Square) -> Option<Dir> {
        let line = Line::between(from, to)?;
        Some(Dir(2 * line as u8 + u8::from(to < from)))
    }
}

/// All squares of a set shifted by one in a direction; those that would leave the board are dropped.
#[inline]
pub(super) const fn shift(squares: Squares, dir: Dir) -> Squares {
    match dir.0 {
        0 => (squares & !FILE_H) << 1,
        1 => (squares & !FILE_A) >> 1,
        2 => squares << 8,
        3 => squares >> 8,
        4 => (squares & !FILE_H) << 9,
        5 => (squares & !FILE_A) >> 9,
        6 => (squares & !FILE_A) << 7,
        _ => (squares & !FILE_H) >> 7,
    }
}

/// The squares that a man can reach in a direction over vacant squares, at most `most` of them.
#[inline]
pub(super) const fn ray(from: Square, dir: Dir, vacant: Squares, most: u8) -> Squares {
    let (mut at, mut reached, mut n) = (from.bit(), 0, 0);
    while n < most {
        at = shift(at, dir) & vacant;
        if at == 0 {
            break;
        }
        reached |= at;
        n += 1;
    }
    reached
}

/// The squares that a man can reach over vacant squares, moving like a queen.
#[inline]
pub(super) fn rays(from: Square, vacant: Squares) -> Squares {
    Dir::ALL.into_iter().fold(0, |reached, dir| reached | ray(from, dir, vacant, SIDE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::read(name).unwrap()
    }

    fn names(squares: Squares) -> String {
        each(squares).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn names_are_those_of_a_chessboard() {
        assert_eq!([square("a1"), square("h1"), square("h8")].map(Square::idx), [0, 7, 63]);
        for name in ["", "a", "a0", "i1", "a9", "a1 ", "A1", "a11", "a99", "z99", "1a", "é1"] {
            assert_eq!(Square::read(name), None, "{name}");
        }
        assert!(Square::all().all(|at| square(&at.to_string()) == at));
    }

    #[test]
    fn the_border_has_28_squares_and_the_field_36() {
        assert_eq!((BORDER.count_ones(), FIELD.count_ones()), (28, 36));
        assert!(square("b2").is_in(FIELD) && square("g1").is_in(BORDER));
    }

    #[test]
    fn rays_stop_at_the_edge_and_before_men() {
        let vacant = !(square("c5").bit() | square("e3").bit());
        assert_eq!(names(rays(square("c3"), vacant)), "a1 c1 e1 b2 c2 d2 a3 b3 d3 b4 c4 d4 a5 e5 f6 g7 h8");
        assert_eq!(names(ray(square("g4"), Dir::between(square("a4"), square("b4")).unwrap(), !0, 8)), "h4");
        assert_eq!(names(spread(square("a1").bit())), "a1 b1 a2 b2");
        assert_eq!(names(spread(square("h8").bit())), "g7 h7 g8 h8");
    }

    #[test]
    fn directions_lead_where_they_are_between() {
        for (from, dir) in Square::all().flat_map(|from| Dir::ALL.map(|dir| (from, dir))) {
            for to in each(ray(from, dir, !0, 8)) {
                assert_eq!((Dir::between(from, to), Line::between(to, from)), (Some(dir), Some(dir.line())));
            }
        }
        assert_eq!(Line::between(square("a1"), square("b3")), None);
        assert_eq!(Line::between(square("a1"), square("a1")), None);
    }
}

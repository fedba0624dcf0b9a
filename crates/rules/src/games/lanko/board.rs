//! A board: the squares of its picture, and what follows from it for each square: where pieces step, what they leap
//! over, who may move them.

use std::sync::LazyLock;

use crate::bits;
use crate::seat::{PerSeat, Seat};
use crate::view::Site;

use super::direction::{Direction, SIDES};
use super::picture::{self, Picture};
use super::pieces::{Colour, Man};

pub use super::picture::{Area, SquareKind};

/// A square, counted from 0 in the order of the labels: 1, 2, … and then A, B, ….
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square's index in the order of the labels, counted from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The square's site; both have the same index.
    pub const fn site(self) -> Site {
        Site(self.0 as u16)
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> Squares {
        bits::bit(self.0)
    }
}

/// A set of squares as bits.
pub(super) type Squares = u128;

/// The squares of a set, in the order of the labels.
#[inline]
pub(super) fn squares(set: Squares) -> impl Iterator<Item = Square> {
    // Half by half: machines have instructions for 64-bit words.
    let (mut low, mut high) = (set as u64, (set >> u64::BITS) as u64);
    core::iter::from_fn(move || {
        if low != 0 {
            let square = Square(low.trailing_zeros() as u8);
            low &= low - 1;
            return Some(square);
        }
        if high != 0 {
            let square = Square((u64::BITS + high.trailing_zeros()) as u8);
            high &= high - 1;
            return Some(square);
        }
        None
    })
}

/// How pieces move on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// The 88 and the 68: steps and captures along rows and columns.
    Straight,
    /// The 103: everything along diagonals.
    Diagonal,
}

/// A leap: over one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap {
    pub(super) over: Square,
    pub(super) to: Square,
}

/// The leaps from a square.
#[derive(Debug)]
struct Leaps {
    all: Vec<Leap>,
    /// The squares they go over, to rule out quickly that any is occupied.
    over: Squares,
}

impl Leaps {
    fn new(all: Vec<Leap>) -> Leaps {
        let over = all.iter().fold(0, |set, leap| set | leap.over.bit());
        Leaps { all, over }
    }

    /// The leaps over a square of `leapt` to one of `free`.
    #[inline]
    fn over(&self, leapt: Squares, free: Squares) -> impl Iterator<Item = Leap> {
        let all: &[Leap] = if self.over & leapt == 0 { &[] } else { &self.all };
        all.iter().copied().filter(move |leap| leap.over.bit() & leapt != 0 && leap.to.bit() & free != 0)
    }
}

/// The position of a square relative to another. A corner is named by the first of its sides, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// Adjacent across a side.
    Side(Direction),
    /// Adjacent across a corner.
    Corner(Direction),
    /// One square further across a side.
    BeyondSide { way: Direction, over: Square },
    /// One square further across a corner.
    BeyondCorner { way: Direction, over: Square },
    /// Anywhere else.
    Far,
}

/// One of the three boards.
#[derive(Debug)]
pub struct Board {
    picture: Picture,
    pub(super) manner: Manner,
    /// The middle or end squares.
    pub(super) middle: Squares,
    pub(super) standby: Squares,
    /// The squares from which each seat may move pieces of its colour (LANKO-7).
    pub(super) half: PerSeat<Squares>,
    pawn_steps: PerSeat<Vec<Squares>>,
    castle_steps: PerSeat<Vec<Squares>>,
    jumps: PerSeat<Vec<Leaps>>,
    captures: Vec<Leaps>,
    /// The squares with pieces at the start.
    pub(super) first_men: Squares,
    /// The squares from which pieces enter the middle.
    pub(super) beside_middle: Squares,
    /// How many steps a castle of each colour is from the middle.
    ways_in: [Vec<u8>; 2],
    /// The squares from which captures go over each square.
    hunters: Vec<Squares>,
}

static BOARD_88: LazyLock<Board> = LazyLock::new(|| Board::new(include_str!("boards/88.txt"), Manner::Straight));
static BOARD_68: LazyLock<Board> = LazyLock::new(|| Board::new(include_str!("boards/68.txt"), Manner::Straight));
static BOARD_103: LazyLock<Board> = LazyLock::new(|| Board::new(include_str!("boards/103.txt"), Manner::Diagonal));

impl Board {
    /// The board of a game in this folder; `None` for the id of another game.
    pub fn of(id: &str) -> Option<&'static Board> {
        match id {
            "lanko-88" => Some(&BOARD_88),
            "lanko-68" => Some(&BOARD_68),
            "lanko-103" => Some(&BOARD_103),
            _ => None,
        }
    }

    /// # Panics
    /// When the picture is not a valid board. The pictures are part of the program, and tests check each.
    fn new(drawn: &'static str, manner: Manner) -> Board {
        let picture = picture::read(drawn).expect("the pictures of the boards can be read");
        let mut board = Board {
            picture,
            manner,
            middle: 0,
            standby: 0,
            half: PerSeat::default(),
            pawn_steps: PerSeat::default(),
            castle_steps: PerSeat::default(),
            jumps: PerSeat::default(),
            captures: Vec::new(),
            first_men: 0,
            beside_middle: 0,
            ways_in: [Vec::new(), Vec::new()],
            hunters: Vec::new(),
        };
        board.middle = board.all_on(SquareKind::Middle);
        board.standby = board.all_on(SquareKind::Standby);
        for seat in Seat::first(Seat::MAX) {
            board.half[seat] = board.half_of(seat);
            board.pawn_steps[seat] = board.squares().map(|square| board.steps_of_pawns(seat, square)).collect();
            board.castle_steps[seat] = board.squares().map(|square| board.steps_of_castles(seat, square)).collect();
            board.jumps[seat] = board.squares().map(|square| Leaps::new(board.jumps_from(seat, square))).collect();
        }
        board.captures = board.squares().map(|square| Leaps::new(board.captures_from(square))).collect();
        board.first_men = board.all_that(|square| board.first_man(square).is_some());
        board.ways_in = Colour::ALL.map(|colour| board.ways_of_castles(colour));
        board.beside_middle = board.all_that(|square| board.ways_in.iter().any(|ways| ways[square.idx()] == 1));
        let hunters = |prey: Square| board.all_that(|from| board.captures[from.idx()].over & prey.bit() != 0);
        board.hunters = board.squares().map(hunters).collect();
        board
    }

    /// For [`Board::way_in`]: there is no way.
    pub(super) const NO_WAY: u8 = u8::MAX;

    /// How many steps a castle of a colour is from the middle when its way is clear: 0 inside, [`Board::NO_WAY`] where
    /// it cannot get in.
    #[inline]
    pub(super) fn way_in(&self, colour: Colour, from: Square) -> u8 {
        self.ways_in[colour as usize][from.idx()]
    }

    /// The squares from which both partners of a colour may move.
    #[inline]
    pub(super) fn common(&self, colour: Colour) -> Squares {
        self.half[colour.seat()] & self.half[colour.partner()]
    }

    /// The squares from which captures go over one of these squares.
    #[inline]
    pub(super) fn near(&self, prey: Squares) -> Squares {
        squares(prey).fold(0, |hunters, at| hunters | self.hunters[at.idx()])
    }

    /// All squares in the order of the labels.
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + use<> {
        (0..self.picture.squares.len() as u8).map(Square)
    }

    /// The square with a label, given in upper case.
    pub fn find(&self, label: &str) -> Option<Square> {
        self.squares().find(|square| self.label(*square) == label)
    }

    /// The square with this index in the order of the labels.
    pub fn square(&self, idx: usize) -> Option<Square> {
        (idx < self.picture.squares.len()).then_some(Square(idx as u8))
    }

    /// The label of a square.
    pub fn label(&self, square: Square) -> &'static str {
        self.picture.squares[square.idx()].label
    }

    /// What a square is for.
    pub fn kind(&self, square: Square) -> SquareKind {
        self.picture.squares[square.idx()].kind
    }

    /// The area of a square in the picture.
    pub fn area(&self, square: Square) -> Area {
        self.picture.squares[square.idx()].area
    }

    /// The piece on a square at the start.
    pub(super) fn first_man(&self, square: Square) -> Option<Man> {
        self.picture.squares[square.idx()].man
    }

    /// The square that covers a cell of the picture.
    pub fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let covers = |area: Area| {
            let [columns, rows] = [area.column..area.column + area.width, area.row..area.row + area.height];
            columns.contains(&column) && rows.contains(&row)
        };
        self.squares().find(|square| covers(self.area(*square)))
    }

    /// The number of columns of the picture.
    pub fn columns(&self) -> u8 {
        self.picture.columns
    }

    /// The number of rows of the picture.
    pub fn rows(&self) -> u8 {
        self.picture.rows
    }

    /// Cells of the board without a role: the rest of the 103's white squares. By column and row.
    pub fn idle_cells(&self) -> &[(u8, u8)] {
        &self.picture.idle
    }

    /// The barriers: the cell to the left of or above each, by column and row, and whether the barrier is to the right
    /// of that cell or below it.
    pub fn barriers(&self) -> &[(u8, u8, Direction)] {
        &self.picture.walls
    }

    /// The steps of a pawn from a square.
    #[inline]
    pub(super) fn pawn_steps(&self, seat: Seat, from: Square) -> Squares {
        self.pawn_steps[seat][from.idx()]
    }

    /// The steps of a castle from a square, including entries.
    #[inline]
    pub(super) fn castle_steps(&self, seat: Seat, from: Square) -> Squares {
        self.castle_steps[seat][from.idx()]
    }

    /// The jumps from a square over a piece on `jumped` to a square of `free`.
    #[inline]
    pub(super) fn jumps(&self, seat: Seat, from: Square, jumped: Squares, free: Squares) -> impl Iterator<Item = Leap> {
        self.jumps[seat][from.idx()].over(jumped, free)
    }

    /// The leaps from a square over an enemy on `prey` to a square of `free`; the same for all seats.
    #[inline]
    pub(super) fn captures(&self, from: Square, prey: Squares, free: Squares) -> impl Iterator<Item = Leap> {
        self.captures[from.idx()].over(prey, free)
    }

    /// How far a square is past the W-E axle to the north, and past the N-S axle to the east: only the signs matter,
    /// and 0 is on the axle.
    pub(super) fn past_axles(&self, square: Square) -> (i8, i8) {
        let Area { column, row, width, height } = self.area(square);
        let offset = |first: u8, n: u8, all: u8| (2 * first + n) as i8 - all as i8;
        (-offset(row, height, self.rows()), offset(column, width, self.columns()))
    }

    fn all_on(&self, kind: SquareKind) -> Squares {
        self.all_that(|square| self.kind(square) == kind)
    }

    fn all_that(&self, is_meant: impl Fn(Square) -> bool) -> Squares {
        self.squares().filter(|square| is_meant(*square)).fold(0, |set, square| set | square.bit())
    }

    fn half_of(&self, seat: Seat) -> Squares {
        let own = |square: &Square| {
            let (north, east) = self.past_axles(*square);
            match Direction::ahead(seat) {
                Direction::North => north <= 0,
                Direction::South => north >= 0,
                Direction::East => east <= 0,
                Direction::West => east >= 0,
            }
        };
        self.squares().filter(own).fold(0, |set, square| set | square.bit())
    }

    /// The squares adjacent across a square's side, without a barrier between.
    fn across(&self, square: Square, way: Direction) -> Squares {
        self.behind_side(square, way, |column, row| !self.picture.is_walled(column, row, way))
    }

    /// The squares adjacent across a square's side, through those of its cells that are open by `is_open`.
    fn behind_side(&self, square: Square, way: Direction, is_open: impl Fn(u8, u8) -> bool) -> Squares {
        let Area { column, row, width, height } = self.area(square);
        let cells = (column..column + width).flat_map(|column| (row..row + height).map(move |row| (column, row)));
        cells
            .filter(|(column, row)| is_open(*column, *row))
            .filter_map(|(column, row)| self.picture.beside(column, row, way.offset()))
            .filter(|idx| usize::from(*idx) != square.idx())
            .fold(0, |set, idx| set | Square(idx).bit())
    }

    /// The position of a square relative to another, ignoring barriers.
    pub(super) fn relation(&self, from: Square, to: Square) -> Relation {
        let side = |square: Square, way: Direction| self.behind_side(square, way, |_, _| true);
        let corner = |square: Square, way: Direction| self.cornerwise(square, way, way.right());
        for way in SIDES {
            if side(from, way) & to.bit() != 0 {
                return Relation::Side(way);
            }
            if corner(from, way) & to.bit() != 0 {
                return Relation::Corner(way);
            }
        }
        for way in SIDES {
            if let Some(over) = squares(side(from, way)).find(|over| side(*over, way) & to.bit() != 0) {
                return Relation::BeyondSide { way, over };
            }
            if let Some(over) = squares(corner(from, way)).find(|over| corner(*over, way) & to.bit() != 0) {
                return Relation::BeyondCorner { way, over };
            }
        }
        Relation::Far
    }

    /// Whether a barrier separates two squares side by side.
    pub(super) fn is_barred(&self, from: Square, way: Direction, to: Square) -> bool {
        self.across(from, way) & to.bit() == 0
    }

    /// The square across the corner between two sides. Barriers do not matter there (LANKO-6).
    fn cornerwise(&self, square: Square, one: Direction, other: Direction) -> Squares {
        let Area { column, row, width, height } = self.area(square);
        let ((a, b), (c, d)) = (one.offset(), other.offset());
        let (right, down) = (a + c, b + d);
        let column = if right > 0 { column + width - 1 } else { column };
        let row = if down > 0 { row + height - 1 } else { row };
        self.picture.beside(column, row, (right, down)).map_or(0, |idx| Square(idx).bit())
    }

    /// The corners ahead of a seat, left and right.
    fn corners_ahead(&self, seat: Seat, square: Square) -> [Squares; 2] {
        let ahead = Direction::ahead(seat);
        [ahead.left(), ahead.right()].map(|side| self.cornerwise(square, ahead, side))
    }

    /// Straight ahead, left and right.
    fn straight(&self, seat: Seat, square: Square) -> Squares {
        Direction::open_to(seat).into_iter().fold(0, |set, way| set | self.across(square, way))
    }

    fn steps_of_pawns(&self, seat: Seat, square: Square) -> Squares {
        let [left, right] = self.corners_ahead(seat, square);
        match (self.manner, self.kind(square)) {
            (_, SquareKind::Middle) => 0,
            (Manner::Straight, _) => self.straight(seat, square) | left | right,
            (Manner::Diagonal, SquareKind::Standby) => self.straight(seat, square) & !self.middle,
            (Manner::Diagonal, _) => left | right,
        }
    }

    fn steps_of_castles(&self, seat: Seat, square: Square) -> Squares {
        let [left, right] = self.corners_ahead(seat, square);
        match (self.manner, self.kind(square)) {
            (_, SquareKind::Middle | SquareKind::Standby) => 0,
            (Manner::Straight, _) => self.straight(seat, square),
            // The centre is like the other squares: the mover's castles cannot go backward from it (LANKO-13).
            (Manner::Diagonal, SquareKind::Manoeuvre) => left | right | self.straight(seat, square) & self.middle,
            (Manner::Diagonal, _) => left | right,
        }
    }

    /// The number of steps of a colour's castles to the middle, for every square: one more than from the best square
    /// that either partner can step to.
    fn ways_of_castles(&self, colour: Colour) -> Vec<u8> {
        let within = |square: Square| if self.middle & square.bit() != 0 { 0 } else { Board::NO_WAY };
        let mut ways: Vec<u8> = self.squares().map(within).collect();
        // No way is longer than the number of squares.
        for _ in self.squares() {
            for from in self.squares() {
                let seats = colour.seats().filter(|seat| self.half[*seat] & from.bit() != 0);
                let goals = seats.fold(0, |goals, seat| goals | self.castle_steps(seat, from));
                let best = squares(goals).map(|to| ways[to.idx()].saturating_add(1)).min();
                ways[from.idx()] = ways[from.idx()].min(best.unwrap_or(Board::NO_WAY));
            }
        }
        ways
    }

    fn jumps_from(&self, seat: Seat, square: Square) -> Vec<Leap> {
        let ahead = Direction::ahead(seat);
        match self.manner {
            Manner::Straight => self.leaps(square, Direction::open_to(seat).map(|way| (way, way))),
            Manner::Diagonal => self.leaps(square, [ahead.left(), ahead.right()].map(|side| (ahead, side))),
        }
    }

    fn captures_from(&self, square: Square) -> Vec<Leap> {
        match self.manner {
            Manner::Straight => self.leaps(square, SIDES.map(|way| (way, way))),
            Manner::Diagonal => self.leaps(square, SIDES.map(|way| (way, way.right()))),
        }
    }

    /// The leaps from a square, each straight on: across a side if a pair names it twice, else across a corner.
    fn leaps<const N: usize>(&self, square: Square, ways: [(Direction, Direction); N]) -> Vec<Leap> {
        let closed = self.middle | self.standby;
        if square.bit() & closed != 0 {
            return Vec::new();
        }
        let next = |square, (one, other)| {
            if one == other { self.across(square, one) } else { self.cornerwise(square, one, other) }
        };
        let leaps_over = |way| {
            let over = squares(next(square, way) & !closed);
            over.flat_map(move |over| squares(next(over, way)).map(move |to| Leap { over, to }))
        };
        ways.into_iter().flat_map(leaps_over).collect()
    }
}

#[cfg(test)]
mod tests;

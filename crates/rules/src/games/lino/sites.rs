//! Spots of the frame, in which tiles can lie, and the directions of rows.

use core::fmt;

use crate::grid::Square;
use crate::view::Site;

/// The number of columns of the frame.
pub(super) const WIDTH: i16 = 22;
/// The number of rows of the frame.
pub(super) const HEIGHT: i16 = 20;
/// The number of spots.
pub(super) const N_SPOTS: usize = 440;

/// A spot of the frame. Spots are in reading order: the upper row first, each row from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u16);

impl Spot {
    /// The spot at an index in reading order; `None` past the last one.
    pub fn new(idx: usize) -> Option<Spot> {
        (idx < N_SPOTS).then_some(Spot(idx as u16))
    }

    /// The spot at a column, from the left, and a row, from below, both counted from 0; `None` outside the frame.
    pub fn at(column: i16, row: i16) -> Option<Spot> {
        let is_in = (0..WIDTH).contains(&column) && (0..HEIGHT).contains(&row);
        is_in.then_some(Spot((column + WIDTH * (HEIGHT - 1 - row)) as u16))
    }

    /// All spots in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Spot> {
        (0..N_SPOTS as u16).map(Spot)
    }

    /// Its index in reading order, counted from 0.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from 0 from the left.
    #[inline]
    pub const fn column(self) -> i16 {
        self.0 as i16 % WIDTH
    }

    /// Its row, counted from 0 from below.
    #[inline]
    pub const fn row(self) -> i16 {
        HEIGHT - 1 - self.0 as i16 / WIDTH
    }

    /// The spot's site: sites are counted from the lowest row up.
    pub fn site(self) -> Site {
        Site((self.column() + WIDTH * self.row()) as u16)
    }

    /// The spot of a site; `None` where there is none.
    pub fn of_site(site: Site) -> Option<Spot> {
        let site = i16::try_from(site.0).ok()?;
        Spot::at(site % WIDTH, site / WIDTH)
    }

    /// The spot of a name such as `g9`; `None` where there is no such spot.
    pub fn read(name: &str) -> Option<Spot> {
        let (square, len) = Square::read_prefix(name)?;
        let spot = Spot::at(i16::from(square.file), i16::from(square.rank))?;
        (len == name.len()).then_some(spot)
    }

    /// The next spot in a direction; `None` at the edge of the frame.
    #[inline]
    pub(super) fn next(self, dir: Dir) -> Option<Spot> {
        let (columns, rows) = dir.way();
        Spot::at(self.column() + columns, self.row() + rows)
    }

    /// The previous spot in a direction; `None` at the edge of the frame.
    #[inline]
    pub(super) fn previous(self, dir: Dir) -> Option<Spot> {
        let (columns, rows) = dir.way();
        Spot::at(self.column() - columns, self.row() - rows)
    }

    /// The spots that touch it by a side or a corner, at most eight.
    #[inline]
    pub(super) fn around(self) -> impl Iterator<Item = Spot> {
        Dir::ALL.into_iter().flat_map(move |dir| [self.next(dir), self.previous(dir)]).flatten()
    }

    /// Whether two spots touch by a side or a corner; a spot does not touch itself.
    #[inline]
    pub(super) fn touches(self, other: Spot) -> bool {
        let columns = (self.column() - other.column()).abs();
        let rows = (self.row() - other.row()).abs();
        self != other && columns <= 1 && rows <= 1
    }
}

/// A column's letter and a row's number, such as `g9`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Square { file: self.column() as u8, rank: self.row() as u8 }.fmt(f)
    }
}

/// A direction of rows, from their first tile to the last. The first is the leftmost; in upright rows, the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Dir {
    /// To the right.
    Across,
    /// Up.
    Upright,
    /// To the right and up.
    Rising,
    /// To the right and down.
    Falling,
}

impl Dir {
    /// All of them, in the order in which rows are counted.
    pub(super) const ALL: [Dir; 4] = [Dir::Across, Dir::Upright, Dir::Rising, Dir::Falling];

    /// Its index in [`Dir::ALL`].
    #[inline]
    pub(super) const fn idx(self) -> usize {
        self as usize
    }

    /// The change of column to the right and of row up.
    #[inline]
    const fn way(self) -> (i16, i16) {
        match self {
            Dir::Across => (1, 0),
            Dir::Upright => (0, 1),
            Dir::Rising => (1, 1),
            Dir::Falling => (1, -1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lino::diagram::spot;

    #[test]
    fn spots_are_in_reading_order_and_sites_from_below() {
        let spots: Vec<Spot> = Spot::all().collect();
        assert_eq!((spots.len(), spots[0].to_string(), spots[439].to_string()), (440, "a20".into(), "v1".into()));
        assert_eq!((spot("a1").site(), spot("v1").site(), spot("a2").site()), (Site(0), Site(21), Site(22)));
        for (idx, at) in spots.iter().enumerate() {
            assert_eq!((at.idx(), Spot::new(idx), Spot::of_site(at.site())), (idx, Some(*at), Some(*at)));
            assert_eq!(Spot::read(&at.to_string()), Some(*at));
        }
        assert_eq!((Spot::new(440), Spot::of_site(Site(440)), Spot::of_site(Site(u16::MAX))), (None, None, None));
    }

    #[test]
    fn names_of_no_spot_are_not_read() {
        for name in ["", "a", "a0", "a21", "w1", "A1", "a1 ", "a01", "1a", "a1b", "é1"] {
            assert_eq!(Spot::read(name), None, "{name:?}");
        }
    }

    #[test]
    fn spots_touch_by_sides_and_corners() {
        let around = |name: &str| spot(name).around().map(|at| at.to_string()).collect::<Vec<_>>();
        assert_eq!(around("b2"), ["c2", "a2", "b3", "b1", "c3", "a1", "c1", "a3"]);
        assert_eq!(around("v20"), ["u20", "v19", "u19"]);
        for at in Spot::all() {
            assert!(Spot::all().filter(|other| at.touches(*other)).eq({
                let mut near: Vec<Spot> = at.around().collect();
                near.sort_unstable();
                near
            }));
        }
    }
}

//! Where the sites of a board are.

use core::fmt;

use rules::view::Site;

use super::short;

/// A point of the board, in board units from its top left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    /// To the right.
    pub(crate) x: f32,
    /// Down.
    pub(crate) y: f32,
}

impl Point {
    /// How far apart two points are.
    pub(crate) fn distance(self, other: Point) -> f32 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        // What browsers have no instruction for, as `hypot`, has to be downloaded.
        (x * x + y * y).sqrt()
    }
}

/// As SVG wants it: "2.5 -0.125".
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", short(self.x), short(self.y))
    }
}

/// A site's place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Place {
    /// The site.
    pub(crate) site: Site,
    /// Its middle.
    pub(crate) at: Point,
    /// Its column of the grid that is read and walked through, counted from 0.
    pub(crate) column: u16,
}

/// The sites of a board as they are seen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    /// The board with its frame, in board units.
    pub(crate) width: f32,
    /// The board with its frame, in board units.
    pub(crate) height: f32,
    /// How many columns the grid has.
    pub(crate) columns: u16,
    /// The places in reading order, row by row. What is further down stands nearer and is drawn later.
    pub(crate) rows: Vec<Vec<Place>>,
}

impl Layout {
    /// The same board as it is seen from its other side.
    pub(crate) fn turned(self) -> Layout {
        let Layout { width, height, columns, rows } = self;
        let turn = |Place { site, at, column }: Place| {
            let at = Point { x: width - at.x, y: height - at.y };
            Place { site, at, column: columns - 1 - column }
        };
        let rows = rows.into_iter().rev().map(|row| row.into_iter().rev().map(turn).collect()).collect();
        Layout { width, height, columns, rows }
    }

    /// Every place, in reading order.
    pub(crate) fn places(&self) -> impl Iterator<Item = &Place> {
        self.rows.iter().flatten()
    }

    /// The middle of a site; `None` for one that the board does not have.
    pub(crate) fn middle(&self, site: Site) -> Option<Point> {
        self.places().find(|place| place.site == site).map(|place| place.at)
    }

    /// The site whose middle is nearest to a point and no further from it than `reach`.
    pub(crate) fn nearest(&self, at: Point, reach: f32) -> Option<Site> {
        let distances = self.places().map(|place| (place.site, place.at.distance(at)));
        let near = distances.filter(|(_, distance)| *distance <= reach);
        near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(site, _)| site)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Layout {
        let place = |site, x, y, column| Place { site: Site(site), at: Point { x, y }, column };
        let rows = vec![vec![place(0, 1.0, 1.0, 0), place(1, 3.0, 1.0, 2)], vec![place(2, 2.0, 2.0, 1)]];
        Layout { width: 4.0, height: 3.5, columns: 3, rows }
    }

    #[test]
    fn a_turned_board_is_read_from_its_other_end() {
        let turned = board().turned();
        let sites: Vec<u16> = turned.places().map(|place| place.site.0).collect();
        assert_eq!(sites, [2, 1, 0]);
        assert_eq!(turned.rows[1][0], Place { site: Site(1), at: Point { x: 1.0, y: 2.5 }, column: 0 });
        assert_eq!(turned.turned(), board());
    }

    #[test]
    fn the_nearest_site_is_found_within_reach() {
        let near = |x, y| board().nearest(Point { x, y }, 0.6);
        assert_eq!(near(1.1, 1.5), Some(Site(0)));
        assert_eq!(near(1.6, 1.6), Some(Site(2)));
        assert_eq!(near(2.0, 1.0), None);
        assert_eq!(board().middle(Site(2)), Some(Point { x: 2.0, y: 2.0 }));
        assert_eq!(board().middle(Site(3)), None);
    }
}

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
        // Functions without an instruction in browsers, such as `hypot`, would have to be downloaded.
        (x * x + y * y).sqrt()
    }

    /// The outline of the square around this point.
    pub(crate) fn square(self) -> String {
        format!("M{}h1v1h-1z", Point { x: self.x - 0.5, y: self.y - 0.5 })
    }

    /// Where the point ends up when a board of this width is turned so that its left side is at the bottom.
    fn turned(self, width: f32) -> Point {
        Point { x: self.y, y: width - self.x }
    }
}

/// As SVG wants it: "2.5 -0.125".
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", short(self.x), short(self.y))
    }
}

/// A rectangle of cells of the accessible grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells {
    /// The first column, counted from 0.
    pub(crate) column: u16,
    /// The first row, counted from 0.
    pub(crate) row: u16,
    /// How many columns.
    pub(crate) columns: u16,
    /// How many rows.
    pub(crate) rows: u16,
}

impl Cells {
    /// A single one.
    pub(crate) const fn one(column: u16, row: u16) -> Cells {
        Cells { column, row, columns: 1, rows: 1 }
    }

    /// The smallest rectangle that holds both.
    pub(crate) fn and(self, other: Cells) -> Cells {
        let (column, row) = (self.column.min(other.column), self.row.min(other.row));
        let right = (self.column + self.columns).max(other.column + other.columns);
        let below = (self.row + self.rows).max(other.row + other.rows);
        Cells { column, row, columns: right - column, rows: below - row }
    }

    /// Whether it holds all of another.
    fn holds(self, other: Cells) -> bool {
        self.and(other) == self
    }

    /// Whether it reaches into a row.
    pub(crate) fn is_in_row(self, row: u16) -> bool {
        (self.row..self.row + self.rows).contains(&row)
    }
}

/// A site's place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct CellGeometry {
    /// The site.
    pub(crate) site: Site,
    /// Its middle.
    pub(crate) at: Point,
    /// Its width, in board units.
    pub(crate) width: f32,
    /// Its height, in board units.
    pub(crate) height: f32,
    /// Its cells in the grid.
    pub(crate) cells: Cells,
    /// Whether it glows when a piece can reach it, since that is worth a lot.
    pub(crate) glows_as_target: bool,
}

impl CellGeometry {
    /// A plain square of one cell.
    pub(crate) const fn square(site: Site, at: Point, column: u16, row: u16) -> CellGeometry {
        CellGeometry { site, at, width: 1.0, height: 1.0, cells: Cells::one(column, row), glows_as_target: false }
    }

    /// The distance of a point from the middle; on a place longer than a square, from its middle line.
    fn distance(&self, to: Point) -> f32 {
        let beyond = |distance: f32, length: f32| (distance.abs() - (length - 1.0) / 2.0).max(0.0);
        let off = Point { x: beyond(to.x - self.at.x, self.width), y: beyond(to.y - self.at.y, self.height) };
        off.distance(Point { x: 0.0, y: 0.0 })
    }
}

/// The visible part of a board that is larger than what is used of it: these sites and their surroundings.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Window {
    /// The sites.
    pub(crate) sites: Vec<Site>,
    /// How many cells around them are visible too.
    pub(crate) margin: u16,
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
    /// How many rows the grid has.
    pub(crate) rows: u16,
    /// The places in reading order: by their first row, then by their first column. Lower places are nearer, and are
    /// drawn later.
    pub(crate) places: Vec<CellGeometry>,
}

impl Layout {
    /// The same board after this many quarter turns: the first brings its left side to the bottom.
    pub(crate) fn turned(self, n_quarters: usize) -> Layout {
        (0..n_quarters).fold(self, |layout, _| layout.turned_once())
    }

    fn turned_once(self) -> Layout {
        let turn = |place: &CellGeometry| {
            let Cells { column, row, columns, rows } = place.cells;
            let cells = Cells { column: row, row: self.columns - column - columns, columns: rows, rows: columns };
            CellGeometry { at: place.at.turned(self.width), width: place.height, height: place.width, cells, ..*place }
        };
        // Columns became rows, from last to first, and rows became columns. Sorting would make the download larger.
        let places = (0..self.columns).flat_map(|row| {
            let in_row = self.places.iter().map(turn).filter(move |place| place.cells.row == row);
            in_row.collect::<Vec<CellGeometry>>()
        });
        Layout {
            places: places.collect(),
            width: self.height,
            height: self.width,
            columns: self.rows,
            rows: self.columns,
        }
    }

    /// The cells visible through a window, clipped to the board; all cells if the window has no sites.
    pub(crate) fn seen(&self, window: Option<&Window>) -> Cells {
        let all = Cells { column: 0, row: 0, columns: self.columns, rows: self.rows };
        let Some(Window { sites, margin }) = window else { return all };
        let cells = sites.iter().filter_map(|site| Some(self.place(*site)?.cells)).reduce(Cells::and);
        cells.map_or(all, |Cells { column, row, columns, rows }| {
            let (left, top) = (column.saturating_sub(*margin), row.saturating_sub(*margin));
            let right = (column + columns + margin).min(self.columns);
            let below = (row + rows + margin).min(self.rows);
            Cells { column: left, row: top, columns: right - left, rows: below - top }
        })
    }

    /// The part of a board of plain squares with these cells, in the same frame.
    pub(crate) fn cut(&self, cells: Cells) -> Layout {
        let (columns, rows) = (self.columns - cells.columns, self.rows - cells.rows);
        let shift = |place: &CellGeometry| CellGeometry {
            at: Point { x: place.at.x - f32::from(cells.column), y: place.at.y - f32::from(cells.row) },
            cells: Cells { column: place.cells.column - cells.column, row: place.cells.row - cells.row, ..place.cells },
            ..*place
        };
        Layout {
            width: self.width - f32::from(columns),
            height: self.height - f32::from(rows),
            columns: cells.columns,
            rows: cells.rows,
            places: self.places.iter().filter(|place| cells.holds(place.cells)).map(shift).collect(),
        }
    }

    /// A site's place; `None` for one that the board does not have.
    pub(crate) fn place(&self, site: Site) -> Option<&CellGeometry> {
        self.places.iter().find(|place| place.site == site)
    }

    /// The middle of a site; `None` for one that the board does not have.
    pub(crate) fn middle(&self, site: Site) -> Option<Point> {
        self.place(site).map(|place| place.at)
    }

    /// The site whose middle is nearest to a point and no further from it than `reach`.
    pub(crate) fn nearest(&self, at: Point, reach: f32) -> Option<Site> {
        let distances = self.places.iter().map(|place| (place.site, place.distance(at)));
        let near = distances.filter(|(_, distance)| *distance <= reach);
        near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(site, _)| site)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two squares above one that is two cells wide, and beside them one that is two cells high.
    fn board() -> Layout {
        let place = |site, x, y, cells: Cells| {
            let [width, height] = [cells.columns, cells.rows].map(f32::from);
            CellGeometry { width, height, cells, ..CellGeometry::square(Site(site), Point { x, y }, 0, 0) }
        };
        let places = vec![
            place(0, 1.0, 1.0, Cells::one(0, 0)),
            place(1, 2.0, 1.0, Cells::one(1, 0)),
            place(2, 3.0, 1.5, Cells { rows: 2, ..Cells::one(2, 0) }),
            place(3, 1.5, 2.0, Cells { columns: 2, ..Cells::one(0, 1) }),
        ];
        Layout { width: 4.0, height: 3.5, columns: 3, rows: 2, places }
    }

    fn sites(layout: &Layout) -> Vec<u16> {
        layout.places.iter().map(|place| place.site.0).collect()
    }

    #[test]
    fn a_turned_board_is_read_from_its_other_end() {
        let turned = board().turned(2);
        assert_eq!(sites(&turned), [2, 3, 1, 0]);
        assert_eq!(turned.places[3], CellGeometry::square(Site(0), Point { x: 3.0, y: 2.5 }, 2, 1));
        assert_eq!((turned.width, turned.height, turned.columns, turned.rows), (4.0, 3.5, 3, 2));
    }

    #[test]
    fn by_a_quarter_the_left_side_comes_to_the_bottom() {
        let turned = board().turned(1);
        assert_eq!(sites(&turned), [2, 1, 3, 0]);
        let CellGeometry { at, width, height, cells, .. } = turned.places[2];
        assert_eq!((at, width, height), (Point { x: 2.0, y: 2.5 }, 1.0, 2.0));
        assert_eq!(cells, Cells { column: 1, row: 1, columns: 1, rows: 2 });
        assert_eq!((turned.width, turned.height, turned.columns, turned.rows), (3.5, 4.0, 2, 3));
        assert_eq!(turned.turned(3), board());
    }

    #[test]
    fn the_nearest_site_is_found_within_reach() {
        let near = |x, y| board().nearest(Point { x, y }, 0.55);
        assert_eq!(near(1.1, 1.3), Some(Site(0)));
        assert_eq!(near(0.4, 1.5), None);
        assert_eq!(board().middle(Site(1)), Some(Point { x: 2.0, y: 1.0 }));
        assert_eq!(board().middle(Site(4)), None);
    }

    /// Five columns and four rows of plain squares in a frame, each named by its column and its row.
    fn squares() -> Layout {
        let square = |row: u16, column: u16| {
            let at = Point { x: f32::from(column) + 0.75, y: f32::from(row) + 0.75 };
            CellGeometry::square(Site(column * 10 + row), at, column, row)
        };
        let places = (0..4).flat_map(|row| (0..5).map(move |column| square(row, column))).collect();
        Layout { width: 5.5, height: 4.5, columns: 5, rows: 4, places }
    }

    #[test]
    fn a_window_is_around_its_sites_as_far_as_the_board_goes() {
        let around = |sites: &[u16], margin| {
            let sites = sites.iter().copied().map(Site).collect();
            let Cells { column, row, columns, rows } = squares().seen(Some(&Window { sites, margin }));
            [column, row, columns, rows]
        };
        assert_eq!(around(&[11, 32], 0), [1, 1, 3, 2]);
        assert_eq!(around(&[32, 11], 1), [0, 0, 5, 4]);
        assert_eq!(around(&[0], 1), [0, 0, 2, 2]);
        assert_eq!(around(&[43], 2), [2, 1, 3, 3]);
        assert_eq!(around(&[], 1), [0, 0, 5, 4]);
        assert_eq!(squares().seen(None), Cells { columns: 5, rows: 4, ..Cells::one(0, 0) });
    }

    #[test]
    fn a_part_of_a_board_keeps_its_frame() {
        let part = squares().cut(Cells { column: 1, row: 2, columns: 3, rows: 2 });
        assert_eq!(sites(&part), [12, 22, 32, 13, 23, 33]);
        assert_eq!((part.width, part.height, part.columns, part.rows), (3.5, 2.5, 3, 2));
        assert_eq!(part.places[1], CellGeometry::square(Site(22), Point { x: 1.75, y: 0.75 }, 1, 0));
        assert_eq!(squares().cut(squares().seen(None)), squares());
    }

    #[test]
    fn long_places_are_near_at_both_ends() {
        let near = |x, y| board().nearest(Point { x, y }, 0.55);
        for x in [0.8, 1.0, 1.5, 2.0, 2.2] {
            assert_eq!(near(x, 2.1), Some(Site(3)), "{x}");
        }
        assert_eq!(near(3.0, 2.4), Some(Site(2)));
        assert_eq!(near(3.0, 2.7), None);
    }
}

//! Where the sites of a board are.

use rules::view::Site;

/// A point of the board, in board units from its top left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    /// To the right.
    pub(crate) x: f32,
    /// Down.
    pub(crate) y: f32,
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

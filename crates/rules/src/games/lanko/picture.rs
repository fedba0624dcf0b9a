//! Boards as text pictures, cell beside cell, each six characters wide:
//!
//! ```text
//! 48:wp  47:wb     =D     =D  63:ws
//! ------
//! 12| 13
//! ```
//!
//! A cell has a label and, after a colon, its piece at the start (`w` or `b`, then `p`, `s` or `b`). A sign before the
//! label says what the square is for: `=` border, `*` manoeuvre, `#` standby, brackets around it middle or end, none
//! home. `.` is a cell without a role. Touching cells with the same label are one square. Below each row of cells is
//! one of barriers: `------` under a cell. A `|` after a cell is a barrier to its right.

use super::direction::Direction;
use super::pieces::Man;

/// The width of a cell, without the barrier after it.
const CELL: usize = 6;

/// What a square is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareKind {
    /// A home square.
    Home,
    /// A border square, on one of the two axles.
    Border,
    /// A manoeuvre square of the 103, from which castles enter end squares.
    Manoeuvre,
    /// A middle square of the 88 and the 68, an end square of the 103: a castle there counts three times.
    Middle,
    /// The square of a standby pawn on the 103.
    Standby,
}

/// A square's area in the picture, in cells from the upper left corner. The board is drawn like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its first column.
    pub column: u8,
    /// Its first row.
    pub row: u8,
    /// Number of columns it covers.
    pub width: u8,
    /// Number of rows it covers.
    pub height: u8,
}

/// The contents of a picture.
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) columns: u8,
    pub(super) rows: u8,
    /// In the order of the labels: numbers, then letters.
    pub(super) squares: Vec<Drawn>,
    /// Cells without a role, by column and row.
    pub(super) idle: Vec<(u8, u8)>,
    /// Barriers: the cell's column and row, and whether to its east or its south.
    pub(super) walls: Vec<(u8, u8, Direction)>,
    /// The square of each cell, row by row.
    cells: Vec<Option<u8>>,
}

/// A square of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub(super) label: &'static str,
    pub(super) kind: SquareKind,
    pub(super) area: Area,
    pub(super) man: Option<Man>,
}

impl Picture {
    /// The index in `squares` of the square at an offset from a cell.
    pub(super) fn beside(&self, column: u8, row: u8, (right, down): (i8, i8)) -> Option<u8> {
        let column = column.checked_add_signed(right).filter(|column| *column < self.columns)?;
        let row = row.checked_add_signed(down)?;
        *self.cells.get(usize::from(row) * usize::from(self.columns) + usize::from(column))?
    }

    /// Whether there is a barrier on a side of a cell.
    pub(super) fn is_walled(&self, column: u8, row: u8, side: Direction) -> bool {
        let wall = match side {
            Direction::East | Direction::South => (column, row, side),
            Direction::West => (column.wrapping_sub(1), row, Direction::East),
            Direction::North => (column, row.wrapping_sub(1), Direction::South),
        };
        self.walls.contains(&wall)
    }
}

/// Reads a picture; `None` when it is malformed.
pub(super) fn read(text: &'static str) -> Option<Picture> {
    let lines: Vec<&str> = text.lines().collect();
    let widest = lines.iter().map(|line| line.len()).max()?;
    let columns = u8::try_from((widest + 1).div_ceil(CELL + 1)).ok()?;
    let mut squares: Vec<Drawn> = Vec::new();
    let (mut idle, mut walls) = (Vec::new(), Vec::new());
    for (nth, line) in lines.iter().enumerate() {
        let row = u8::try_from(nth / 2).ok()?;
        for column in 0..columns {
            let at = usize::from(column) * (CELL + 1);
            let cell = line.get(at..line.len().min(at + CELL)).unwrap_or_default().trim();
            match (nth % 2, cell) {
                (_, "") => {}
                (1, "------") => walls.push((column, row, Direction::South)),
                (1, _) => return None,
                (_, ".") => idle.push((column, row)),
                (_, cell) => add(&mut squares, read_cell(cell)?, column, row)?,
            }
            if line.as_bytes().get(at + CELL) == Some(&b'|') {
                walls.push((column, row, Direction::East));
            }
        }
    }
    let rows = u8::try_from(lines.len().div_ceil(2)).ok()?;
    let mut cells = vec![None; usize::from(columns) * usize::from(rows)];
    for (idx, Drawn { area, .. }) in squares.iter().enumerate() {
        for row in area.row..area.row + area.height {
            for column in area.column..area.column + area.width {
                cells[usize::from(row) * usize::from(columns) + usize::from(column)] = Some(u8::try_from(idx).ok()?);
            }
        }
    }
    Some(Picture { columns, rows, squares, idle, walls, cells })
}

/// A cell's label, what it is for, and its piece at the start.
fn read_cell(cell: &'static str) -> Option<(&'static str, SquareKind, Option<Man>)> {
    let (name, man) = match cell.split_once(':') {
        Some((name, letters)) => (name, Some(Man::read(letters)?)),
        None => (cell, None),
    };
    let (label, kind) = match name.as_bytes().first()? {
        b'=' => (&name[1..], SquareKind::Border),
        b'*' => (&name[1..], SquareKind::Manoeuvre),
        b'#' => (&name[1..], SquareKind::Standby),
        b'(' => (name[1..].strip_suffix(')')?, SquareKind::Middle),
        _ => (name, SquareKind::Home),
    };
    (!label.is_empty()).then_some((label, kind, man))
}

/// Adds a cell as a new square in the order of labels, or to the square above or left of it with the same label.
fn add(
    squares: &mut Vec<Drawn>,
    (label, kind, man): (&'static str, SquareKind, Option<Man>),
    column: u8,
    row: u8,
) -> Option<()> {
    let Some(known) = squares.iter_mut().find(|square| square.label == label) else {
        let order = |label: &str| (label.parse::<u8>().unwrap_or(u8::MAX), label.as_bytes()[0]);
        let at = squares.partition_point(|other| order(other.label) < order(label));
        squares.insert(at, Drawn { label, kind, area: Area { column, row, width: 1, height: 1 }, man });
        return Some(());
    };
    let Area { column: first_column, row: first_row, width, height } = &mut known.area;
    match (column - *first_column, row - *first_row) {
        (right, 0) if right == *width && *height == 1 => *width += 1,
        (0, down) if down == *height && *width == 1 => *height += 1,
        _ => return None,
    }
    (known.kind == kind && known.man == man).then_some(())
}

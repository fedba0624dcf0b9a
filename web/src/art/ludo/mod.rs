//! Ludo: a cross of ivory dots on wood, with a big enamelled nest in each corner and a die beside it. Everything of a
//! seat has its colour and its mark, even where a piece is home. Pieces always stand on ivory, so that all four colours
//! stand out equally.

use core::ops::Range;

use rules::Seat;
use rules::view::{Die, Piece, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Cells, Footprint, Layout, Part, Point, Spread, Tone, die, short};

mod background;
mod man;

/// Cells along a side of the board.
const SIDE: u16 = 11;
/// The width of the frame around the cells: narrow, so that dots are wide.
const FRAME: f32 = 0.45;
/// The length of a side of the whole board.
const LENGTH: f32 = SIDE as f32 + 2.0 * FRAME;
/// Half of a dot's width.
const DOT: f32 = 0.44;
/// Half of the finish's width, which is a square.
const FINISH_HALF: f32 = 0.62;
/// Half of the width of the marks around the finish: between the dots next to it.
const FINISH_MARK: f32 = 0.54;
/// Half of a nest's width.
const NEST: f32 = 1.62;
/// The distance from the middle of the board to that of a nest, across and down.
const NEST_OFF: f32 = 4.05;
/// The distance from the middle of a nest to that of its four places, across and down.
const APART: f32 = 0.63;
/// The distance from the middle of the board to that of a die, across and down.
const DIE_OFF: f32 = 2.22;
/// How much larger dice are than usual.
const DIE_SCALE: f32 = 1.8;
/// How much larger small marks are than on a board of eight squares, whose squares are larger.
const SIGN_SCALE: f32 = 1.8;

/// Dots of the ring.
const RING: u16 = 40;
/// Dots from one seat's start to the next one's.
const QUARTER: u16 = 10;
/// Dots of a lane.
const LANE: u16 = 4;
const FIRST_LANE: u16 = RING + 1;
const FINISH: Site = Site(57);
const FIRST_NEST: u16 = 58;
const FIRST_DIE: u16 = 62;

/// The cells of a seat's quarter of the ring, as offsets right and down from the middle cell; its nest is at the lower
/// left.
const WAY: [(i16, i16); QUARTER as usize] =
    [(-1, 5), (-1, 4), (-1, 3), (-1, 2), (-1, 1), (-2, 1), (-3, 1), (-4, 1), (-5, 1), (-5, 0)];

static ART: LudoArt = LudoArt;

/// The art of ludo.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::first(4)
}

/// How many quarter turns clockwise a seat is from the one at the bottom.
fn quarters(seat: Seat, orientation: Seat) -> usize {
    (4 + seat.idx() - orientation.idx()) % 4
}

/// An offset right and down from a middle, turned around it clockwise by this many quarter turns.
fn around(x: f32, y: f32, n_quarters: usize) -> Point {
    let (x, y) = match n_quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    };
    Point { x, y }
}

fn moved(from: Point, by: Point) -> Point {
    Point { x: from.x + by.x, y: from.y + by.y }
}

/// The point at such an offset from the middle of the board.
fn from_middle(x: f32, y: f32, n_quarters: usize) -> Point {
    moved(Point { x: LENGTH / 2.0, y: LENGTH / 2.0 }, around(x, y, n_quarters))
}

/// Where something is, and how wide.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    /// Its cell, as offsets right and down from the middle cell; if it covers several, the middle one of these.
    cell: (i16, i16),
    /// The offset of its middle from the middle of the board, across and down.
    off: (f32, f32),
    /// Its width and height.
    width: f32,
    /// How many cells it covers across, and down.
    n_cells: u16,
    /// The number of quarter turns clockwise that all of this is turned by.
    n_quarters: usize,
}

impl Spot {
    /// A dot.
    fn dot(cell: (i16, i16), n_quarters: usize) -> Spot {
        Spot { cell, off: (f32::from(cell.0), f32::from(cell.1)), width: 1.0, n_cells: 1, n_quarters }
    }

    /// Where a site is when the first seat's side is at the bottom; `None` if there is no such site.
    fn of(site: Site) -> Option<Spot> {
        let by = usize::from;
        Some(match site.0 {
            dot @ 1..=RING => Spot::dot(WAY[by((dot - 1) % QUARTER)], by((dot - 1) / QUARTER)),
            lane @ FIRST_LANE..57 => {
                let (seat, nth) = ((lane - FIRST_LANE) / LANE, (lane - FIRST_LANE) % LANE);
                Spot::dot((0, 4 - nth as i16), by(seat))
            }
            57 => Spot::dot((0, 0), 0),
            nest @ FIRST_NEST..FIRST_DIE => Spot {
                off: (-NEST_OFF, NEST_OFF),
                width: 2.0 * NEST,
                n_cells: 3,
                ..Spot::dot((-4, 4), by(nest - FIRST_NEST))
            },
            die @ FIRST_DIE..66 => {
                Spot { off: (-DIE_OFF, DIE_OFF), width: 1.4, ..Spot::dot((-2, 2), by(die - FIRST_DIE)) }
            }
            _ => return None,
        })
    }

    fn at(self) -> Point {
        from_middle(self.off.0, self.off.1, self.n_quarters)
    }

    fn place(self, site: Site) -> CellGeometry {
        let (x, y) = match self.n_quarters {
            0 => self.cell,
            1 => (-self.cell.1, self.cell.0),
            2 => (-self.cell.0, -self.cell.1),
            _ => (self.cell.1, -self.cell.0),
        };
        let first = |off: i16| (SIDE / 2 - self.n_cells / 2).saturating_add_signed(off);
        let cells = Cells { column: first(x), row: first(y), columns: self.n_cells, rows: self.n_cells };
        CellGeometry { width: self.width, height: self.width, cells, ..CellGeometry::square(site, self.at(), 0, 0) }
    }
}

/// The seat whose nest a site is; `None` for other sites.
fn nest_of(site: Site) -> Option<Seat> {
    let idx = site.0.checked_sub(FIRST_NEST).filter(|idx| *idx < 4)?;
    Seat::new(usize::from(idx))
}

/// Whether a site is the place of a die.
fn is_die(site: Site) -> bool {
    (FIRST_DIE..FIRST_DIE + 4).contains(&site.0)
}

/// The places in a nest, from its middle: the piece that leaves next stands nearest to the start.
fn nest_places(seat: Seat, orientation: Seat) -> [Point; 4] {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    corners.map(|(x, y)| around(x * APART, y * APART, quarters(seat, orientation)))
}

/// Where one of several pieces stands on a dot, from its middle, and its scale.
fn on_dot(idx: usize, n: usize) -> (Point, f32) {
    let spots: &[(f32, f32)] = match n {
        0 | 1 => &[(0.0, 0.0)],
        2 => &[(-0.19, -0.03), (0.19, 0.05)],
        3 => &[(-0.2, -0.09), (0.2, -0.09), (0.0, 0.17)],
        4 => &[(-0.2, -0.1), (0.2, -0.1), (-0.2, 0.19), (0.2, 0.19)],
        _ => return in_crowd(idx, n),
    };
    let (x, y) = spots.get(idx).copied().unwrap_or_default();
    (Point { x, y }, [1.0, 1.0, 0.84, 0.74, 0.7][n])
}

/// The same where pieces of several colours share a dot: in rows.
fn in_crowd(idx: usize, n: usize) -> (Point, f32) {
    let n_columns = if n <= 9 { 3 } else { 4 };
    let small = |n: usize| u8::try_from(n).map_or(0.0, f32::from);
    let pitch = 0.9 / small(n_columns);
    let off = |nth: usize| (small(nth) - small(n_columns - 1) / 2.0) * pitch;
    (Point { x: off(idx % n_columns), y: off(idx / n_columns) }, 1.55 * pitch)
}

/// Where a piece lies in the finish, from its middle: all pieces of a seat lie towards its lane.
fn at_home(seat: Seat, nth: usize, orientation: Seat) -> Point {
    const ROWS: [(f32, f32); 4] = [(0.0, 0.45), (-0.3, 0.45), (0.3, 0.45), (0.0, 0.19)];
    let (x, y) = ROWS.get(nth).copied().unwrap_or_default();
    around(x, y, quarters(seat, orientation))
}

/// The look of ludo.
struct LudoArt;

impl Art for LudoArt {
    fn layout(&self, orientation: Seat) -> Layout {
        let all = (1..FIRST_DIE + 4).map(Site).filter_map(|site| Spot::of(site).map(|spot| spot.place(site)));
        let all: Vec<CellGeometry> = all.collect();
        let at = |row: u16, column: u16| {
            let begins = |place: &&CellGeometry| (place.cells.row, place.cells.column) == (row, column);
            all.iter().find(begins).copied()
        };
        let places = (0..SIDE).flat_map(|row| (0..SIDE).filter_map(move |column| at(row, column))).collect();
        Layout { width: LENGTH, height: LENGTH, columns: SIDE, rows: SIDE, places }.turned(orientation.idx())
    }

    fn tone(&self, seat: Seat) -> Tone {
        man::tone(seat)
    }

    /// The numbers of the ring's dots. All other sites have a colour and a mark.
    fn prints_names(&self) -> bool {
        true
    }

    #[cfg(feature = "ssr")]
    fn paints(&self) -> &'static [&'static str] {
        &["sunk", "rim"]
    }

    fn background(&self, _layout: &Layout, orientation: Seat, _named_from: Option<Seat>) -> Html {
        background::draw(orientation)
    }

    fn is_round(&self) -> bool {
        true
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        let piece = |(idx, piece): (usize, &Piece)| {
            let (at, scale) = on_dot(idx, pieces.len());
            man::man(*piece, at, scale)
        };
        pieces.iter().enumerate().map(piece).collect()
    }

    fn pile(&self, pieces: &[Piece], shown: Range<usize>, site: Site, orientation: Seat) -> Html {
        let piece = |idx: usize| {
            let Some(piece) = pieces.get(idx).copied() else { return Html::default() };
            if site == FINISH {
                let nth = pieces[..idx].iter().filter(|before| before.owner == piece.owner).count();
                let at = piece.owner.map_or(Point { x: 0.0, y: 0.0 }, |owner| at_home(owner, nth, orientation));
                return man::peg(piece, at);
            }
            let scale = if nest_of(site).is_some() { 1.0 } else { on_dot(idx, pieces.len()).1 };
            man::man(piece, self.piece_position(site, idx, pieces.len(), orientation), scale)
        };
        shown.map(piece).collect()
    }

    fn n_taken(&self) -> Option<usize> {
        Some(1)
    }

    fn die(&self, shown: Die, tone: Tone) -> Html {
        html! { <g transform={format!("scale({})", short(DIE_SCALE))}>{ die::die(shown, tone) }</g> }
    }

    fn seat_of_die(&self, site: Site) -> Option<Seat> {
        let idx = site.0.checked_sub(FIRST_DIE).filter(|idx| *idx < 4)?;
        Seat::new(usize::from(idx))
    }

    fn piece_position(&self, site: Site, idx: usize, height: usize, orientation: Seat) -> Point {
        match nest_of(site) {
            Some(seat) => nest_places(seat, orientation)[idx.min(3)],
            // There its position depends on its owner.
            None if site == FINISH => Point { x: 0.0, y: 0.0 },
            None => on_dot(idx, height).0,
        }
    }

    fn footprint(&self) -> Footprint {
        Footprint { y: 0.0, rx: DOT - 0.02, ry: DOT - 0.02 }
    }

    /// In a nest, marks are drawn around the piece that leaves it next.
    fn part(&self, place: &CellGeometry, height: usize, orientation: Seat) -> Part {
        let whole = Part { place: *place, footprint: self.footprint(), scale: SIGN_SCALE };
        if nest_of(place.site).is_some() {
            let at = moved(place.at, self.piece_position(place.site, height.saturating_sub(1), height, orientation));
            return Part { place: CellGeometry { at, width: 1.0, height: 1.0, ..*place }, ..whole };
        }
        let radius = if place.site == FINISH {
            FINISH_MARK
        } else if is_die(place.site) {
            0.72
        } else {
            return whole;
        };
        Part { footprint: Footprint { y: 0.0, rx: radius, ry: radius }, ..whole }
    }

    /// Everything can be counted where it stands.
    fn spread_out(&self, _pieces: &[Piece]) -> Spread {
        Spread { width: 0.0, height: 0.0, drawing: Html::default() }
    }
}

#[cfg(test)]
mod tests;

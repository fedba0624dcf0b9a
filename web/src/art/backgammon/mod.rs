//! Backgammon: a wooden board of two halves with felt and 24 long points, a bar between the halves and trays at one side.
//! Checkers lie along a point and touch each other, from the rim towards the middle; more than five lie closer, and the
//! last one shows their number. In a tray they stand. The cube lies on the bar: in the middle, or at its owner's end.

use core::ops::Range;

use rules::Seat;
use rules::view::{Die, Kind, Piece, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Cells, Footprint, Layout, Part, Point, Spread, Tone};

mod background;
mod checker;
mod cube;

/// How many points there are.
const POINTS: u16 = 24;
/// Columns of points in a half.
const COLUMNS: u16 = 6;
/// The width of a half.
const HALF: f32 = 6.0;
/// The width of the bar: just enough for a checker.
const BAR: f32 = 1.0;
/// The width of a tray.
const TRAY: f32 = 1.06;
/// The frame between a tray and the half beside it.
const GAP: f32 = 0.16;
/// The frame at the left and right: narrow, as no point may be less than 22 pixels wide on the narrowest screens.
const SIDE: f32 = 0.16;
/// The frame above and below, with the names of the points.
const RIM: f32 = 0.305;
/// How long a point is, with room for five checkers.
const LENGTH: f32 = 4.34;
/// Between the points of both sides, where the dice lie.
const MIDDLE: f32 = 0.65;
const WIDTH: f32 = 2.0 * SIDE + 2.0 * HALF + BAR + GAP + TRAY;
const HEIGHT: f32 = 2.0 * RIM + 2.0 * LENGTH + MIDDLE;
/// The distance from one checker to the next where there is room: they touch.
const PITCH: f32 = 2.0 * checker::RADIUS;
/// The distance from one checker to the next in a tray.
const TRAY_PITCH: f32 = 0.255;
/// More checkers than this lie closer, and show their number.
const SEEN: usize = 5;
/// How much larger small marks are than on a board of eight squares, whose squares are larger.
const SIGN_SCALE: f32 = 1.5;
/// The size of a die's place: larger than the die, for fingers.
const DIE_PLACE: f32 = 1.2;

const BLACK_BAR: Site = Site(0);
const WHITE_BAR: Site = Site(25);
const WHITE_TRAY: Site = Site(26);
const BLACK_TRAY: Site = Site(27);
const CUBE_MIDDLE: Site = Site(28);
const WHITE_CUBE: Site = Site(29);
const BLACK_CUBE: Site = Site(30);
/// The dice from left to right. A throw of two numbers uses the first two, in the middle.
const DICE: [Site; 4] = [Site(33), Site(31), Site(32), Site(34)];
/// A checker; all other kinds are the cube.
const CHECKER: Kind = Kind(0);

static ART: BackgammonArt = BackgammonArt;

/// The art of backgammon.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// All points, as White counts them.
fn points() -> impl Iterator<Item = u16> {
    1..=POINTS
}

/// The middle of a point's place when a seat's side is at the bottom.
fn middle(point: u16, orientation: Seat) -> Point {
    let at = point_place(point).at;
    if orientation == Seat::FIRST { at } else { Point { x: WIDTH - at.x, y: HEIGHT - at.y } }
}

/// The middle of a column as White sees it: twelve columns of points, with the bar between them.
fn column_x(column: u16) -> f32 {
    let beyond = if column < COLUMNS { 0.0 } else { BAR };
    SIDE + f32::from(column) + 0.5 + beyond
}

/// A point's place as White sees it: counted from the lower right to the left, and back along the top.
fn point_place(point: u16) -> CellGeometry {
    let (column, is_far) =
        if point <= POINTS / 2 { (POINTS / 2 - point, false) } else { (point - POINTS / 2 - 1, true) };
    let beyond_bar = u16::from(column >= COLUMNS);
    let cells = Cells { column: column + beyond_bar, row: if is_far { 0 } else { 3 }, columns: 1, rows: 2 };
    let y = if is_far { RIM + LENGTH / 2.0 } else { HEIGHT - RIM - LENGTH / 2.0 };
    let at = Point { x: column_x(column), y };
    CellGeometry { height: LENGTH, cells, ..CellGeometry::square(Site(point), at, 0, 0) }
}

/// The places on the bar and beside the points, as White sees them.
fn other_places() -> Vec<CellGeometry> {
    let (bar_x, tray_x) = (SIDE + HALF + BAR / 2.0, WIDTH - SIDE - TRAY / 2.0);
    let (bar, tray) = (COLUMNS, 2 * COLUMNS + 1);
    let at =
        |site: Site, x: f32, y: f32, column: u16, row: u16| CellGeometry::square(site, Point { x, y }, column, row);
    // The cube uses the ends of the bar, and the checkers the rest.
    let on_bar = LENGTH - 1.0;
    let far_bar = RIM + 1.0 + on_bar / 2.0;
    let on_tray = |site: Site, y: f32, row: u16| {
        let cells = Cells { column: tray, row, columns: 1, rows: 2 };
        CellGeometry { width: TRAY, height: LENGTH, cells, ..at(site, tray_x, y, 0, 0) }
    };
    let far_tray = RIM + LENGTH / 2.0;
    vec![
        at(BLACK_CUBE, bar_x, RIM + 0.5, bar, 0),
        CellGeometry { height: on_bar, ..at(BLACK_BAR, bar_x, far_bar, bar, 1) },
        at(CUBE_MIDDLE, bar_x, HEIGHT / 2.0, bar, 2),
        CellGeometry { height: on_bar, ..at(WHITE_BAR, bar_x, HEIGHT - far_bar, bar, 3) },
        at(WHITE_CUBE, bar_x, HEIGHT - RIM - 0.5, bar, 4),
        on_tray(BLACK_TRAY, far_tray, 0),
        on_tray(WHITE_TRAY, HEIGHT - far_tray, 3),
    ]
}

/// The dice, in the half with the first seat's home. They keep their order in every orientation.
fn dice_places(orientation: Seat) -> impl Iterator<Item = CellGeometry> {
    let is_turned = orientation != Seat::FIRST;
    (0_u16..).zip(DICE).map(move |(idx, site)| {
        let half = if is_turned { WIDTH - column_x(2 * COLUMNS - 1) - 0.5 } else { column_x(COLUMNS) - 0.5 };
        let x = half + (f32::from(idx) + 0.5) * HALF / 4.0;
        let first = if is_turned { 2 } else { COLUMNS + 2 };
        let place = CellGeometry::square(site, Point { x, y: HEIGHT / 2.0 }, first + idx, 2);
        CellGeometry { width: DIE_PLACE, height: DIE_PLACE, ..place }
    })
}

/// Whether a site is a tray, where checkers stand.
fn is_tray(site: Site) -> bool {
    site == WHITE_TRAY || site == BLACK_TRAY
}

/// Where the first piece of a pile is, from the middle of its place, and how long the pile may be.
fn pile(site: Site, orientation: Seat) -> Option<(Point, f32)> {
    let is_far = |at: Point| (at.y < HEIGHT / 2.0) == (orientation == Seat::FIRST);
    let start = |y: f32, is_far: bool| Point { x: 0.0, y: if is_far { -y } else { y } };
    let from_rim = (LENGTH - 2.0 * checker::RADIUS) / 2.0 - 0.008;
    match site {
        Site(point @ 1..=POINTS) => Some((start(from_rim, is_far(point_place(point).at)), 2.0 * from_rim)),
        // It grows from the middle of the board towards the cube.
        WHITE_BAR | BLACK_BAR => {
            let from_middle = (LENGTH - 1.0) / 2.0 - checker::RADIUS - 0.04;
            Some((start(-from_middle, (site == BLACK_BAR) == (orientation == Seat::FIRST)), 2.0 * from_middle))
        }
        WHITE_TRAY | BLACK_TRAY => {
            let from_rim = (LENGTH - checker::EDGE) / 2.0 - 0.08;
            Some((start(from_rim, (site == BLACK_TRAY) == (orientation == Seat::FIRST)), 2.0 * from_rim))
        }
        _ => None,
    }
}

/// The look of backgammon.
struct BackgammonArt;

impl Art for BackgammonArt {
    fn layout(&self, orientation: Seat) -> Layout {
        let (columns, rows) = (2 * COLUMNS + 2, 5);
        let places = points().map(point_place).chain(other_places()).collect();
        // White and Black sit opposite each other.
        let mut layout = Layout { width: WIDTH, height: HEIGHT, columns, rows, places }.turned(2 * orientation.idx());
        layout.places.extend(dice_places(orientation));
        let at = |row: u16, column: u16| {
            let begins = move |place: &&CellGeometry| (place.cells.row, place.cells.column) == (row, column);
            layout.places.iter().copied().find(|place| begins(&place))
        };
        let places = (0..rows).flat_map(|row| (0..columns).filter_map(move |column| at(row, column))).collect();
        Layout { places, ..layout }
    }

    fn turns(&self) -> bool {
        true
    }

    fn tone(&self, seat: Seat) -> Tone {
        checker::tone(seat)
    }

    /// Small enough for the room between the points of both sides.
    fn die(&self, die: Die, tone: Tone) -> Html {
        if die == Die::Aside {
            return Html::default();
        }
        html! { <g transform="scale(0.86)">{ super::die::die(die, tone) }</g> }
    }

    /// The names of the points, which moves use.
    fn prints_names(&self) -> bool {
        true
    }

    #[cfg(feature = "ssr")]
    fn paints(&self) -> &'static [&'static str] {
        &["rim", "dish"]
    }

    fn background(&self, _layout: &Layout, orientation: Seat, named_from: Option<Seat>) -> Html {
        background::draw(orientation, named_from)
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        pieces.last().map_or_else(Html::default, |piece| {
            if piece.kind == CHECKER { checker::checker(piece.owner, None) } else { cube::cube(piece.kind) }
        })
    }

    fn pile(&self, pieces: &[Piece], shown: Range<usize>, site: Site, orientation: Seat) -> Html {
        let height = pieces.len();
        let piece = |idx: usize| {
            let Some(piece) = pieces.get(idx) else { return Html::default() };
            let at = self.piece_position(site, idx, height, orientation);
            let count = (idx + 1 == height && height > SEEN).then_some(height);
            let drawing = match piece.kind {
                CHECKER if is_tray(site) => checker::edge(*piece),
                CHECKER => checker::checker(piece.owner, count),
                kind => cube::cube(kind),
            };
            html! { <g transform={format!("translate({at})")}>{ drawing }</g> }
        };
        shown.map(piece).collect()
    }

    fn n_taken(&self) -> Option<usize> {
        Some(1)
    }

    fn piece_position(&self, site: Site, idx: usize, height: usize, orientation: Seat) -> Point {
        let Some((start, length)) = pile(site, orientation) else { return Point { x: 0.0, y: 0.0 } };
        let usual = if is_tray(site) { TRAY_PITCH } else { PITCH };
        let [idx, last] = [idx, height.saturating_sub(1).max(1)].map(|n| f32::from(u8::try_from(n).unwrap_or(u8::MAX)));
        let along = idx * usual.min(length / last);
        Point { x: start.x, y: if start.y < 0.0 { start.y + along } else { start.y - along } }
    }

    fn footprint(&self) -> Footprint {
        checker::FOOTPRINT
    }

    /// Around the last checker, or where the first one would lie.
    fn part(&self, place: &CellGeometry, height: usize, orientation: Seat) -> Part {
        let off = self.piece_position(place.site, height.saturating_sub(1), height, orientation);
        let at = Point { x: place.at.x + off.x, y: place.at.y + off.y };
        let (height, foot) = match place.site {
            site if is_tray(site) => (2.0 * TRAY_PITCH, checker::EDGE_FOOT),
            CUBE_MIDDLE | WHITE_CUBE | BLACK_CUBE => (1.0, Footprint { y: 0.0, rx: 0.5, ry: 0.5 }),
            site if DICE.contains(&site) => (place.height, Footprint { y: 0.0, rx: 0.48, ry: 0.48 }),
            _ => (1.0, checker::FOOTPRINT),
        };
        Part { place: CellGeometry { at, height, ..*place }, footprint: foot, scale: SIGN_SCALE }
    }

    /// Everything can be counted where it lies.
    fn spread_out(&self, _pieces: &[Piece]) -> Spread {
        Spread { width: 0.0, height: 0.0, drawing: Html::default() }
    }
}

#[cfg(test)]
mod tests;

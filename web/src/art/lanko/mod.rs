//! Lanko: a cross of squares on a table, with strips of enamel along its axes and walls between neighbours, and on it
//! towers and pawns seen from the front. Besides its tone, Black's piece has a notched band.
//!
//! Everything on the board is derived from the rules' diagram: a square that moves there moves here.

use rules::Seat;
use rules::games::lanko::{Area, Board, Square, SquareKind};
use rules::view::Piece;
use yew::{Html, html};

use super::{Art, CellGeometry, Cells, Fields, Footprint, Layout, Point, Spread, Tone};

mod background;
mod man;

/// The width of the rim around the squares and of the table beyond it: narrow, as no square may be less than 24 pixels
/// wide on the narrowest screens.
const FRAME: f32 = 0.28;

static ARTS: [LankoArt; 3] = [LankoArt("lanko-88"), LankoArt("lanko-68"), LankoArt("lanko-103")];

/// The art of one of the three games.
pub(crate) fn art(id: &str) -> Option<&'static dyn Art> {
    let art = ARTS.iter().find(|art| art.0 == id)?;
    Some(art)
}

/// The upper left corner of a cell.
fn corner(column: u8, row: u8) -> Point {
    Point { x: FRAME + f32::from(column), y: FRAME + f32::from(row) }
}

/// The point in the middle of a square.
fn middle(Area { column, row, width, height }: Area) -> Point {
    let Point { x, y } = corner(column, row);
    Point { x: x + f32::from(width) / 2.0, y: y + f32::from(height) / 2.0 }
}

/// The look of the game with this id.
struct LankoArt(&'static str);

impl LankoArt {
    fn board(&self) -> &'static Board {
        Board::of(self.0).expect("the ids are those of the boards")
    }
}

impl Art for LankoArt {
    fn layout(&self, orientation: Seat) -> Layout {
        let board = self.board();
        let place = |square: Square| {
            let area = board.area(square);
            let [column, row, columns, rows] = [area.column, area.row, area.width, area.height].map(u16::from);
            let [width, height] = [columns, rows].map(f32::from);
            let at = middle(area);
            let cells = Cells { column, row, columns, rows };
            let glows_as_target = board.kind(square) == SquareKind::Middle;
            CellGeometry { site: square.site(), at, width, height, cells, glows_as_target }
        };
        // In the order of the diagram, which is that of the cells.
        let in_row = |row: u8| {
            let of_column = move |column: u8| {
                let at = move |square: &Square| (board.area(*square).column, board.area(*square).row) == (column, row);
                board.squares().find(at)
            };
            (0..board.columns()).filter_map(of_column)
        };
        let places = (0..board.rows()).flat_map(in_row).map(place).collect();
        let [columns, rows] = [board.columns(), board.rows()].map(u16::from);
        let [width, height] = [columns, rows].map(|n| f32::from(n) + 2.0 * FRAME);
        Layout { width, height, columns, rows, places }.turned(orientation.idx())
    }

    fn tone(&self, seat: Seat) -> Tone {
        man::tone(seat)
    }

    /// What moves are written with.
    fn prints_names(&self) -> bool {
        true
    }

    fn fields(&self) -> Fields {
        Fields { has_numbers: true, ..Fields::OWN }
    }

    fn background(&self, _layout: &Layout, orientation: Seat, _named_from: Option<Seat>) -> Html {
        background::draw(self.board(), orientation)
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        html! { <>{ for pieces.iter().map(|piece| man::man(*piece)) }</> }
    }

    fn footprint(&self) -> Footprint {
        man::FOOTPRINT
    }

    /// No two pieces stand on a square.
    fn spread_out(&self, pieces: &[Piece]) -> Spread {
        let drawing = html! { <g transform="translate(0.5 0.8)">{ self.stack(pieces) }</g> };
        Spread { width: 1.0, height: 1.3, drawing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width of the narrowest screens, in pixels.
    const NARROWEST: f32 = 320.0;

    #[test]
    fn no_square_is_too_small_for_a_finger_on_the_narrowest_screen() {
        for art in &ARTS {
            let Layout { width, places, .. } = art.layout(Seat::FIRST);
            let least = places.iter().map(|place| place.width.min(place.height)).fold(f32::MAX, f32::min);
            assert!(least * NARROWEST / width >= 24.0, "{}: {}", art.0, least * NARROWEST / width);
        }
    }

    #[test]
    fn squares_lie_as_in_the_picture() {
        let board = ARTS[0].board();
        let place = |label: &str, orientation: usize| {
            let square = board.find(label).expect("a square of the board");
            let layout = ARTS[0].layout(Seat::new(orientation).expect("four seats"));
            *layout.place(square.site()).expect("every square has its place")
        };
        let strip = place("T", 0);
        assert_eq!((strip.at, strip.width, strip.height), (Point { x: FRAME + 6.0, y: FRAME + 7.5 }, 2.0, 1.0));
        // W looks east, so for them south lies to the right.
        let strip = place("T", 1);
        assert_eq!((strip.at, strip.width, strip.height), (Point { x: FRAME + 7.5, y: FRAME + 6.0 }, 1.0, 2.0));
        // W's own squares are at the bottom then.
        assert!(place("8", 1).at.y > FRAME + 11.0);
        assert!(place("W", 0).glows_as_target && !strip.glows_as_target);
    }
}

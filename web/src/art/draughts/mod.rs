//! English draughts: eight by eight squares let into a wooden frame, of which only the dark ones are used, and wooden
//! discs seen slightly from above. A king is two discs, the upper one with an engraved crown. Besides its tone, Black's
//! disc has a notched edge.

use rules::Seat;
use rules::view::{Kind, Piece, Scene, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Chequer, Fields, Footprint, Layout, Point, Tone};

mod disc;

/// Squares along a side.
const SIDE: u16 = 8;
/// Squares of a row that are used.
const PLAYED: u16 = SIDE / 2;
const BOARD: Chequer = Chequer { side: SIDE, frame: 0.14 };

/// How far the start of a square's number is left of the square's middle, and how far below it its foot is.
const NUMBER: Point = Point { x: 0.47, y: 0.475 };

static ART: DraughtsArt = DraughtsArt;

/// The art of draughts.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// The look of draughts.
struct DraughtsArt;

impl Art for DraughtsArt {
    fn layout(&self, orientation: Seat) -> Layout {
        // Squares are numbered from Black's side; as White sees them, from the top left, row by row.
        let place = |idx: u16| {
            let row = idx / PLAYED;
            let column = idx % PLAYED * 2 + (row + 1) % 2;
            CellGeometry::square(Site(idx), BOARD.middle(column, SIDE - 1 - row), column, row)
        };
        let side = BOARD.length();
        let places = (0..PLAYED * SIDE).map(place).collect();
        let seen_by_white = Layout { width: side, height: side, columns: SIDE, rows: SIDE, places };
        // Black and White sit opposite each other.
        seen_by_white.turned(if orientation == Seat::FIRST { 2 } else { 0 })
    }

    fn worth(&self, _kind: Kind) -> Option<u32> {
        Some(1)
    }

    /// Every man with a second one for its crown.
    fn paper_set(&self, start: &Scene) -> Vec<Vec<Piece>> {
        let men: Vec<Piece> = start.stacks.values().flatten().copied().collect();
        let kings = men.iter().map(|man| Piece { kind: disc::KING, ..*man });
        men.iter().copied().chain(kings).map(|piece| vec![piece]).collect()
    }

    fn tone(&self, seat: Seat) -> Tone {
        disc::tone(seat)
    }

    fn prints_names(&self) -> bool {
        true
    }

    fn fields(&self) -> Fields {
        Fields { has_colours: true, has_numbers: true, ..Fields::OWN }
    }

    fn background(&self, layout: &Layout, _orientation: Seat, _named_from: Option<Seat>) -> Html {
        // In a corner, where neither a man nor a king lies.
        let number = |place: &CellGeometry| {
            let [x, y] = [place.at.x - NUMBER.x, place.at.y + NUMBER.y].map(super::short);
            html! { <text {x} {y}>{ place.site.0 + 1 }</text> }
        };
        html! {
            <>
                { BOARD.wood() }
                <path class="square-dark draughts-dark" d={BOARD.squares(true)} />
                <path class="square-light draughts-light" d={BOARD.squares(false)} />
                { BOARD.finish() }
                <g class="site-name coordinate on-dark draughts-square-numbers">{ for layout.places.iter().map(number) }</g>
            </>
        }
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        html! { <>{ for pieces.iter().map(|piece| disc::piece(*piece)) }</> }
    }

    fn footprint(&self) -> Footprint {
        disc::FOOTPRINT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Men and kings stand on the same foot, so what is free of a man is free of a king.
    #[test]
    fn numbers_are_free_of_pieces() {
        let Footprint { y, rx, ry } = disc::FOOTPRINT;
        // The upper right corner of two digits, each 0.1 wide and 0.12 high.
        let corner = Point { x: NUMBER.x - 0.2, y: NUMBER.y - 0.12 };
        let [across, down] = [corner.x / rx, (corner.y - y) / ry];
        assert!(across * across + down * down > 1.0, "{corner:?}");
    }

    #[test]
    fn squares_are_numbered_from_black_to_white() {
        let [black, white] = [Seat::FIRST, Seat::SECOND].map(|orientation| ART.layout(orientation));
        let sites = |layout: &Layout| layout.places.iter().map(|place| place.site.0).collect::<Vec<_>>();
        assert_eq!(sites(&white), (0..32).collect::<Vec<_>>());
        assert_eq!(sites(&black), (0..32).rev().collect::<Vec<_>>());
        // The single corner is on the left of either side; White's is 29: a1.
        let middle = |layout: &Layout, site| layout.middle(Site(site)).expect("a square of the board").to_string();
        let corner = BOARD.middle(0, 0).to_string();
        assert_eq!((middle(&white, 28), middle(&black, 3)), (corner.clone(), corner));
        assert_eq!(middle(&white, 0), BOARD.middle(1, 7).to_string());
    }
}

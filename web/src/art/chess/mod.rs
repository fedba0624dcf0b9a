//! Chess: eight by eight squares let into a wooden frame, and on them men of turned wood, seen from the front. Besides
//! its tone, Black's man has a row of beads around its foot.

use rules::Seat;
use rules::view::{Kind, Piece, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Chequer, Fields, Footprint, Layout, Tone};

mod man;
mod sign;

/// Squares along a side.
const SIDE: u16 = 8;
const BOARD: Chequer = Chequer { side: SIDE, frame: 0.14 };

static ART: ChessArt = ChessArt;

/// The art of chess.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// The look of chess.
struct ChessArt;

impl Art for ChessArt {
    fn layout(&self, orientation: Seat) -> Layout {
        let place = |row: u16, file: u16| {
            let rank = SIDE - 1 - row;
            CellGeometry::square(Site(rank * SIDE + file), BOARD.middle(file, rank), file, row)
        };
        let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |file| place(row, file))).collect();
        let side = BOARD.length();
        // White and Black sit opposite each other.
        Layout { width: side, height: side, columns: SIDE, rows: SIDE, places }.turned(2 * orientation.idx())
    }

    /// Pawn, knight, bishop, rook and queen, as every textbook has them.
    fn worth(&self, kind: Kind) -> Option<u32> {
        [1, 3, 3, 5, 9].get(usize::from(kind.0)).copied()
    }

    fn tone(&self, seat: Seat) -> Tone {
        man::tone(seat)
    }

    fn fields(&self) -> Fields {
        Fields { has_colours: true, has_edge_names: true, ..Fields::OWN }
    }

    fn background(&self, _layout: &Layout, orientation: Seat, _named_from: Option<Seat>) -> Html {
        html! {
            <>
                { BOARD.wood() }
                <path class="square-dark chess-dark" d={BOARD.squares(true)} />
                <path class="square-light chess-light" d={BOARD.squares(false)} />
                { BOARD.finish() }
                { BOARD.coordinates(orientation == Seat::SECOND) }
            </>
        }
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        html! { <>{ for pieces.iter().map(|piece| man::man(*piece)) }</> }
    }

    fn sign(&self, sign: Kind, _site: Site) -> Html {
        sign::sign(sign)
    }

    fn footprint(&self) -> Footprint {
        man::FOOTPRINT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_has_a_light_square_at_the_right() {
        let corner = |orientation: Seat| *ART.layout(orientation).places.last().expect("there are squares");
        let [white, black] = [Seat::FIRST, Seat::SECOND].map(corner);
        // h1 and a8, neither of them dark; a1 is dark.
        assert_eq!((white.site, black.site), (Site(7), Site(56)));
        assert_eq!(white.at, BOARD.middle(7, 0));
        let start = |file, rank| {
            let middle = BOARD.middle(file, rank);
            format!("M{}", super::super::Point { x: middle.x - 0.5, y: middle.y - 0.5 })
        };
        let [dark, light] = [true, false].map(|of_corner| BOARD.squares(of_corner));
        assert!(dark.contains(&start(0, 0)) && light.contains(&start(7, 0)) && light.contains(&start(0, 7)));
    }
}

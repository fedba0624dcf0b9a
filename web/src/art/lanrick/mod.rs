//! Lanrick: a mead of six by six fields within a border of wood, with an inlaid line between the two. The rendezvous is
//! of richer grass with a rope around it, and the mark a coin on its middle square, which shows around the foot of a man
//! that stands on it. Men are turned figures: besides its tone, Black's man has a pointed head and a notched band around
//! its foot.

use rules::Seat;
use rules::view::{Kind, Piece, Scene, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Chequer, Fields, Footprint, Layout, Tone};

mod background;
mod man;
mod sign;

/// Squares along a side.
const SIDE: u16 = 8;
const BOARD: Chequer = Chequer { side: SIDE, frame: 0.14 };

static ART: LanrickArt = LanrickArt;

/// The art of lanrick.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// Whether a square has the colour of the corner where files and ranks begin.
fn is_dark(file: u16, rank: u16) -> bool {
    (file + rank).is_multiple_of(2)
}

/// The look of lanrick.
struct LanrickArt;

impl Art for LanrickArt {
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

    /// Five men each: they are not on the board at the start.
    fn paper_set(&self, _start: &Scene) -> Vec<Vec<Piece>> {
        let man = |idx: usize| vec![Piece { owner: Some([Seat::FIRST, Seat::SECOND][idx / 5]), kind: Kind(0) }];
        (0..10).map(man).collect()
    }

    fn tone(&self, seat: Seat) -> Tone {
        man::tone(seat)
    }

    fn fields(&self) -> Fields {
        Fields { has_edge_names: true, ..Fields::OWN }
    }

    fn background(&self, _layout: &Layout, orientation: Seat, _named_from: Option<Seat>) -> Html {
        background::draw(orientation == Seat::SECOND)
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        html! { <>{ for pieces.iter().map(|piece| man::man(*piece)) }</> }
    }

    fn sign(&self, sign: Kind, site: Site) -> Html {
        sign::sign(sign, site)
    }

    fn region(&self, scene: &Scene, layout: &Layout, _orientation: Seat) -> Html {
        sign::meadow(&scene.marks, layout)
    }

    fn footprint(&self) -> Footprint {
        man::FOOTPRINT
    }
}

#[cfg(test)]
mod tests;

//! Laska: seven by seven wooden squares, of which only the dark ones are used, and columns of wooden discs seen
//! slightly from above. Officers have an engraved star. Besides its tone, Black's disc has a ring more.

use rules::Seat;
use rules::view::{Piece, Scene, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Chequer, Fields, Footprint, Layout, Spread, Tone, short};

mod column;
mod tray;

/// Squares along a side.
const SIDE: u16 = 7;
/// The board; the squares of the corners' colour are used.
const BOARD: Chequer = Chequer { side: SIDE, frame: 0.14 };

static ART: LaskaArt = LaskaArt;

/// The art of Laska and Bignor Ludus, which look the same.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// The look of Laska.
struct LaskaArt;

impl Art for LaskaArt {
    /// Every counter with an officer that it can become.
    fn paper_set(&self, start: &Scene) -> Vec<Vec<Piece>> {
        let counters: Vec<Piece> = start.stacks.values().flatten().copied().collect();
        let officers = counters.iter().map(|counter| Piece { kind: column::OFFICER, ..*counter });
        counters.iter().copied().chain(officers).map(|piece| vec![piece]).collect()
    }

    /// Lasker gave the officers colours.
    fn has_own_look(&self) -> bool {
        true
    }

    fn layout(&self, orientation: Seat) -> Layout {
        // The rules count the squares from White's left, rank by rank: four in the first, three in the second.
        let mut sites = (0..).map(Site);
        let mut ranks: Vec<Vec<CellGeometry>> = (0..SIDE)
            .map(|rank| {
                let files = (rank % 2..SIDE).step_by(2);
                let square = |(file, site)| CellGeometry::square(site, BOARD.middle(file, rank), file, SIDE - 1 - rank);
                files.zip(sites.by_ref()).map(square).collect()
            })
            .collect();
        ranks.reverse();
        let side = BOARD.length();
        let layout = Layout { width: side, height: side, columns: SIDE, rows: SIDE, places: ranks.concat() };
        // White and Black sit opposite each other.
        layout.turned(2 * orientation.idx())
    }

    fn tone(&self, seat: Seat) -> Tone {
        column::tone(seat)
    }

    fn fields(&self) -> Fields {
        Fields { has_colours: true, has_edge_names: true, ..Fields::OWN }
    }

    fn background(&self, _layout: &Layout, orientation: Seat, _named_from: Option<Seat>) -> Html {
        let [frame, inner] = [BOARD.frame, f32::from(SIDE)].map(short);
        html! {
            <>
                { BOARD.wood() }
                <rect class="square-light laska-light" x={frame.clone()} y={frame.clone()} width={inner.clone()} height={inner.clone()} />
                <path class="square-dark laska-dark" d={BOARD.squares(true)} />
                { BOARD.finish() }
                { BOARD.coordinates(orientation == Seat::SECOND) }
            </>
        }
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        column::column(pieces)
    }

    fn stack_offset(&self, idx: usize, height: usize) -> f32 {
        column::rise(idx, height)
    }

    fn footprint(&self) -> Footprint {
        column::FOOTPRINT
    }

    fn spread_out(&self, pieces: &[Piece]) -> Spread {
        tray::tray(pieces)
    }
}

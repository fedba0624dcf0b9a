//! Laska: seven by seven squares of wood, of which the dark ones are played on, and columns of wooden discs seen
//! slightly from above. Officers bear an engraved star. Beside its tone, Black's disc is told by a milled edge.

use rules::Seat;
use rules::view::{Piece, Site};
use yew::{Html, html};

use super::{Art, Foot, Layout, Place, Point, Spread, short};

mod column;
mod tray;

/// Squares along a side.
const SIDE: u16 = 7;
/// The width of the frame around the squares.
const FRAME: f32 = 0.5;

static ART: LaskaArt = LaskaArt;

/// The art of Laska and Bignor Ludus, which look the same.
pub(super) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// The look of Laska.
struct LaskaArt;

impl Art for LaskaArt {
    fn layout(&self, bottom: Seat) -> Layout {
        // The rules count the squares from White's left, rank by rank: four in the first, three in the second.
        let mut sites = (0..).map(Site);
        let mut ranks: Vec<Vec<Place>> = (0..SIDE)
            .map(|rank| {
                let files = (rank % 2..SIDE).step_by(2);
                let square = |(file, site)| Place::square(site, middle(file, rank), file, SIDE - 1 - rank);
                files.zip(sites.by_ref()).map(square).collect()
            })
            .collect();
        ranks.reverse();
        let side = f32::from(SIDE) + 2.0 * FRAME;
        let layout = Layout { width: side, height: side, columns: SIDE, rows: SIDE, places: ranks.concat() };
        // White and Black sit opposite each other.
        layout.turned(2 * bottom.idx())
    }

    fn ground(&self, bottom: Seat) -> Html {
        let flipped = bottom == Seat::SECOND;
        let outer = short(f32::from(SIDE) + 2.0 * FRAME);
        let inner = short(f32::from(SIDE));
        let frame = short(FRAME);
        html! {
            <>
                <rect class="frame" width={outer.clone()} height={outer} rx="0.2" />
                <rect class="square-light" x={frame.clone()} y={frame.clone()} width={inner.clone()} height={inner.clone()} />
                <path class="square-dark" d={dark_squares()} />
                <rect class="board-edge" x={frame.clone()} y={frame} width={inner.clone()} height={inner} />
                { for (0..SIDE).map(|file| file_names(file, flipped)) }
                { for (0..SIDE).map(|rank| rank_names(rank, flipped)) }
            </>
        }
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        column::column(pieces)
    }

    fn rise(&self, idx: usize, height: usize) -> f32 {
        column::rise(idx, height)
    }

    fn foot(&self) -> Foot {
        column::FOOT
    }

    fn spread(&self, pieces: &[Piece]) -> Spread {
        tray::tray(pieces)
    }
}

fn middle(file: u16, rank: u16) -> Point {
    Point { x: FRAME + f32::from(file) + 0.5, y: FRAME + f32::from(SIDE - 1 - rank) + 0.5 }
}

fn dark_squares() -> String {
    let squares = (0..SIDE).flat_map(|rank| (rank % 2..SIDE).step_by(2).map(move |file| middle(file, rank)));
    squares.map(|Point { x, y }| format!("M{} {}h1v1h-1z", short(x - 0.5), short(y - 0.5))).collect()
}

/// The letter of a file, below the board and above it.
fn file_names(file: u16, flipped: bool) -> Html {
    let letter = char::from(b'a' + file.to_le_bytes()[0]).to_string();
    let x = middle(if flipped { SIDE - 1 - file } else { file }, 0).x;
    let near = f32::from(SIDE) + 1.5 * FRAME;
    html! { <>{ name(x, near, &letter) }{ name(x, FRAME / 2.0, &letter) }</> }
}

/// The number of a rank, left of the board and right of it.
fn rank_names(rank: u16, flipped: bool) -> Html {
    let number = (rank + 1).to_string();
    let y = middle(0, if flipped { SIDE - 1 - rank } else { rank }).y;
    let right = f32::from(SIDE) + 1.5 * FRAME;
    html! { <>{ name(FRAME / 2.0, y, &number) }{ name(right, y, &number) }</> }
}

fn name(x: f32, y: f32, text: &str) -> Html {
    html! { <text class="coordinate" x={short(x)} y={short(y)} dy="0.09">{ text.to_owned() }</text> }
}

//! Lino: tiles of bone on a felt table, and glass stones on them. The tiles lie flat, and all marks are drawn on them.
//! White's stones are domes of milky glass; besides its tone, Blue's stone has a square cut into it. Numbers have the
//! same shapes: White's are in a circle and Blue's in a square. The points of a star show around a stone. Below the
//! field is the scoreboard, a track sunk into the wood.

use rules::Seat;
use rules::view::{Kind, Piece, Scene, Site};
use yew::{Html, html};

use super::{Art, CellGeometry, Footprint, Layout, Point, Spread, Tone, Window};

mod background;
mod score;
mod sign;
mod stone;
mod tile;

/// The spots where tiles can lie.
const COLUMNS: u16 = 22;
const ROWS: u16 = 20;
/// The width of the wood and of the felt around the spots.
const FRAME: f32 = 0.45;

/// The rules' number for a stone.
const STONE: Kind = Kind(0);

static ART: LinoArt = LinoArt;

/// The art of Lino.
pub(crate) fn art(_id: &str) -> Option<&'static dyn Art> {
    Some(&ART)
}

/// The column and the row of a spot, counted from White's left and from the row nearest to White.
fn cell(site: Site) -> (u16, u16) {
    (site.0 % COLUMNS, site.0 / COLUMNS)
}

/// A stone or a tile, around the origin.
fn piece(piece: Piece) -> Html {
    if piece.kind == STONE { stone::stone(piece) } else { tile::tile(piece.kind) }
}

/// The look of Lino.
struct LinoArt;

impl Art for LinoArt {
    fn layout(&self, orientation: Seat) -> Layout {
        let place = |row: u16, column: u16| {
            let at = Point { x: FRAME + f32::from(column) + 0.5, y: FRAME + f32::from(row) + 0.5 };
            CellGeometry::square(Site((ROWS - 1 - row) * COLUMNS + column), at, column, row)
        };
        let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| place(row, column))).collect();
        let [width, height] = [COLUMNS, ROWS].map(|n_spots| f32::from(n_spots) + 2.0 * FRAME);
        // White and Blue sit opposite each other, and the scoreboard is always on the near side.
        let field = Layout { width, height, columns: COLUMNS, rows: ROWS, places }.turned(2 * orientation.idx());
        Layout { height: field.height + score::HEIGHT, ..field }
    }

    /// The tiles and, while they can be moved, the spots around them.
    fn window(&self, scene: &Scene) -> Option<Window> {
        let margin = u16::from(background::is_built(scene));
        Some(Window { sites: scene.stacks.keys().copied().collect(), margin })
    }

    /// The tiles, and 25 stones each (the source: 24 are played, one marks the score).
    fn paper_set(&self, start: &Scene) -> Vec<Vec<Piece>> {
        let tiles = start.stacks.values().filter_map(|stack| Some(vec![*stack.first()?]));
        let stone = |idx: usize| vec![Piece { owner: Some([Seat::FIRST, Seat::SECOND][idx / 25]), kind: STONE }];
        tiles.chain((0..50).map(stone)).collect()
    }

    fn tone(&self, seat: Seat) -> Tone {
        stone::tone(seat)
    }

    #[cfg(feature = "ssr")]
    fn paints(&self) -> &'static [&'static str] {
        &["sunk", "rim", "glass", "caustic", "weave"]
    }

    fn background(&self, layout: &Layout, _orientation: Seat, _named_from: Option<Seat>) -> Html {
        html! { <>{ background::draw(layout) }{ score::board(layout) }</> }
    }

    fn stack(&self, pieces: &[Piece]) -> Html {
        pieces.iter().copied().map(piece).collect()
    }

    /// A stone, without its tile.
    fn n_taken(&self) -> Option<usize> {
        Some(1)
    }

    /// Tiles.
    fn n_flat(&self, pieces: &[Piece]) -> usize {
        pieces.iter().take_while(|piece| piece.kind != STONE).count()
    }

    fn sign(&self, sign: Kind, _site: Site) -> Html {
        sign::sign(sign)
    }

    fn region(&self, scene: &Scene, layout: &Layout, _orientation: Seat) -> Html {
        html! { <>{ background::open_spots(scene, layout) }{ score::stones(scene, layout) }</> }
    }

    fn shows_counts(&self) -> bool {
        true
    }

    fn footprint(&self) -> Footprint {
        stone::FOOTPRINT
    }

    /// Only a tile with a face is worth showing under its stone.
    fn spread_out(&self, pieces: &[Piece]) -> Spread {
        tile::spread(pieces)
    }
}

#[cfg(test)]
mod tests;

//! Positions: where the tiles lie and what they show, the stones on them, and what is to be done by which seat.

use crate::hash;
use crate::insertion_sort_by_key;
use crate::seat::Seat;

use super::face::Face;
use super::layout::N_TILES;
use super::sites::Spot;

/// How many tiles each player moves.
pub(super) const MOVES_EACH: u8 = 3;
/// How many tiles are moved while the game board is built.
pub(super) const N_MOVES: u8 = 2 * MOVES_EACH;
/// How many stones each player places.
pub(super) const STONES_EACH: u32 = 24;

/// The size of a set of tiles.
pub(super) const N_PLACES: usize = 64;

/// A set of tiles, by their indices in reading order.
pub(super) type Tiles = u64;

/// A tile by its index in reading order.
pub(super) type TileIdx = usize;

/// The tiles of a set in reading order.
#[inline]
pub(super) fn each(mut tiles: Tiles) -> impl Iterator<Item = TileIdx> {
    core::iter::from_fn(move || {
        let idx = (tiles != 0).then(|| tiles.trailing_zeros() as usize)?;
        tiles &= tiles - 1;
        Some(idx)
    })
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The game board is built.
    Build {
        /// How many tiles have been moved, at most 5.
        n_moved: u8,
    },
    /// Stones are placed.
    Fill,
    /// With sharp eyes: the player who placed a stone points out the rows that it closed.
    Claim {
        /// The tile of the stone.
        stone: u8,
        /// A bit for each direction in which the row has been claimed.
        claimed: u8,
    },
    /// With sharp eyes: when all stones are placed, each player points out their own runs.
    Count {
        /// Whether the beginner is done.
        is_second: bool,
        /// What the seat to act has claimed: for each direction the first tiles of the runs.
        claimed: [u64; 4],
    },
    /// The game is over.
    Over,
}

/// A position of Lino. Equal positions have the same tiles with the same faces on the same spots, the same stones,
/// points and claims, and the same stage and seat to act; during building, also the same moved tiles and the same spots
/// closed to tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The spots of the tiles in reading order.
    pub(super) tiles: [Spot; N_TILES],
    /// The faces of the tiles, in the same order; blank where they lie face down.
    pub(super) faces: [Face; N_TILES],
    /// The tiles with a stone of each seat.
    pub(super) stones: [Tiles; 2],
    /// The tiles that were moved, during building.
    pub(super) moved: Tiles,
    /// The spots where a tile has lain, sorted, during building.
    pub(super) lain: Lain,
    /// The points scored by steps so far.
    pub(super) score: [u16; 2],
    pub(super) stage: Stage,
    /// The seat to act; the first seat when the game is over.
    pub(super) seat: Seat,
    /// A hash of the tiles and where they lie: equal for equal boards, and hardly ever for others.
    pub(super) board: u64,
}

/// Spots where a tile has lain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Lain {
    /// Sorted; `None` after the last one.
    spots: [Option<Spot>; N_MOVES as usize - 1],
}

impl Lain {
    /// The spots in reading order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        self.spots.iter().filter_map(|spot| *spot)
    }

    /// Whether a tile has lain there.
    pub(super) fn contains(&self, at: Spot) -> bool {
        self.spots.contains(&Some(at))
    }

    /// Adds a spot; nothing changes when there is no room for it.
    pub(super) fn insert(&mut self, at: Spot) {
        if let Some(place) = self.spots.iter_mut().find(|place| place.is_none()) {
            *place = Some(at);
        }
        insertion_sort_by_key(&mut self.spots, |spot| (spot.is_none(), *spot));
    }
}

impl Position {
    /// The start with this layout: the first seat moves the first tile.
    pub(super) fn new(tiles: [Spot; N_TILES], faces: [Face; N_TILES]) -> Position {
        Position {
            tiles,
            faces,
            stones: [0; 2],
            moved: 0,
            lain: Lain::default(),
            score: [0; 2],
            stage: Stage::Build { n_moved: 0 },
            seat: Seat::FIRST,
            board: tiles.iter().zip(&faces).fold(0, |board, (at, face)| board ^ piece_of_board(*at, *face)),
        }
    }

    /// What is to be done.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat to act; the first seat when the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The tile on a spot.
    #[inline]
    pub(super) fn tile(&self, at: Spot) -> Option<TileIdx> {
        self.tiles.binary_search(&at).ok()
    }

    /// The stones of a seat.
    #[inline]
    pub(super) fn stones(&self, seat: Seat) -> Tiles {
        self.stones[seat.idx() & 1]
    }

    /// The tiles with a stone.
    #[inline]
    pub(super) fn filled(&self) -> Tiles {
        self.stones[0] | self.stones[1]
    }

    /// The seat whose stone lies on a tile.
    #[inline]
    pub(super) fn stone(&self, idx: TileIdx) -> Option<Seat> {
        super::SEATS.into_iter().find(|seat| self.stones(*seat) >> idx & 1 == 1)
    }

    /// The tiles without a stone.
    #[inline]
    pub(super) fn free(&self) -> Tiles {
        !self.filled() & ((1 << N_TILES) - 1)
    }

    /// How many stones a seat still has to place.
    pub(super) fn hand(&self, seat: Seat) -> u32 {
        STONES_EACH.saturating_sub(self.stones(seat).count_ones())
    }

    /// How many tiles a seat still has to move, after both together have moved `n_moved`.
    pub(super) fn n_tiles_left(&self, seat: Seat, n_moved: u8) -> u8 {
        let n_own = if seat == self.seat { n_moved / 2 } else { n_moved.div_ceil(2) };
        MOVES_EACH.saturating_sub(n_own)
    }

    /// Adds points for a seat.
    #[inline]
    pub(super) fn score(&mut self, seat: Seat, points: u16) {
        let own = &mut self.score[seat.idx() & 1];
        *own = own.saturating_add(points);
    }

    /// A hash of everything that the board's hash leaves out, once the board is built; `None` before.
    pub(super) fn key(&self) -> Option<u64> {
        let done = match self.stage {
            Stage::Build { .. } => return None,
            Stage::Fill => 1,
            Stage::Over => 2,
            Stage::Claim { stone, claimed } => 3 | u64::from(stone) << 8 | u64::from(claimed) << 16,
            Stage::Count { is_second, claimed } => 4 | u64::from(is_second) << 8 | hash::key(&claimed) << 9,
        };
        let points = u64::from(self.score[0]) << 16 | u64::from(self.score[1]);
        let turn = points << 24 ^ done << 1 ^ self.seat.idx() as u64;
        Some(hash::mix_in(self.board, [self.stones[0], self.stones[1], turn]))
    }

    /// Moves a tile to another spot. Returns its new index in reading order.
    pub(super) fn carry(&mut self, from: TileIdx, to: Spot) -> TileIdx {
        let place = self.tiles.partition_point(|at| *at < to);
        let goal = if place > from { place - 1 } else { place };
        let (low, high) = (from.min(goal), from.max(goal));
        if from < goal {
            self.tiles[low..=high].rotate_left(1);
            self.faces[low..=high].rotate_left(1);
        } else {
            self.tiles[low..=high].rotate_right(1);
            self.faces[low..=high].rotate_right(1);
        }
        self.board ^= piece_of_board(self.tiles[goal], self.faces[goal]) ^ piece_of_board(to, self.faces[goal]);
        self.tiles[goal] = to;
        let bit = self.moved >> from & 1;
        let below = |idx: usize| (1_u64 << idx) - 1;
        let without = self.moved & below(from) | self.moved >> 1 & !below(from);
        self.moved = without & below(goal) | bit << goal | (without & !below(goal)) << 1;
        goal
    }
}

/// What a tile with a face adds to the hash of a board.
fn piece_of_board(at: Spot, face: Face) -> u64 {
    hash::mix((at.idx() as u64 + 1) << 8 | u64::from(face.kind().0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lino::diagram::spot;
    use crate::games::lino::layout;

    #[test]
    fn positions_are_small() {
        assert!(size_of::<Position>() <= 272, "{}", size_of::<Position>());
    }

    #[test]
    fn a_tile_is_carried_with_its_face_and_all_stay_in_reading_order() {
        let faces = layout::read_deal("").expect("our own deal is one");
        let start = Position { moved: 1 << 3 | 1 << 20 | 1 << 55, ..Position::new(layout::tiles(), faces) };
        for from in 0..N_TILES {
            for to in ["a20", "v20", "f12", "q10", "j6", "h8", "v1"].map(spot) {
                let mut pos = start;
                let goal = pos.carry(from, to);
                assert!(pos.tiles.is_sorted() && pos.tiles[goal] == to);
                let was = |at: Spot| if at == to { from } else { start.tile(at).expect("it was there") };
                for (idx, at) in pos.tiles.iter().enumerate() {
                    assert_eq!(pos.faces[idx], start.faces[was(*at)], "{from} {to}");
                    assert_eq!(pos.moved >> idx & 1, start.moved >> was(*at) & 1, "{from} {to} {idx}");
                }
            }
        }
    }

    #[test]
    fn spots_where_tiles_have_lain_are_equal_in_whatever_order() {
        let lain = |names: &[&str]| {
            let mut lain = Lain::default();
            names.iter().for_each(|name| lain.insert(spot(name)));
            lain
        };
        assert_eq!(lain(&["a1", "c3", "b7"]), lain(&["b7", "a1", "c3"]));
        let three = lain(&["a1", "c3", "b7"]);
        assert!(three.iter().count() == 3 && three.contains(spot("c3")) && !three.contains(spot("c4")));
        assert!(three.iter().map(|at| at.to_string()).eq(["b7", "c3", "a1"]));
    }
}

//! What follows from where the tiles lie, as sets of tiles: the rows, the places for runs of four, which tiles touch.
//! It stays the same while stones are placed, and is needed at every step.

use core::cell::RefCell;
use std::rc::Rc;

use super::position::{N_PLACES, Position, TileIdx, Tiles};
use super::rows;
use super::sites::Dir;

/// How many stones in a line score at the end.
const RUN: usize = 4;
/// A run of seven scores most: each place for eight cancels what one more place for four would add.
const LONG_RUN: usize = 8;

/// What follows from where the tiles lie.
#[derive(Debug)]
pub(super) struct Tables {
    /// The board it is for, by its hash in positions.
    board: u64,
    /// All rows.
    pub(super) rows: Vec<Tiles>,
    /// The rows through each tile; none where it is alone in a direction.
    through: [[Tiles; 4]; N_PLACES],
    /// All sets of four tiles that touch in a straight line.
    pub(super) fours: Vec<Tiles>,
    /// The same, with eight tiles.
    pub(super) eights: Vec<Tiles>,
    /// The fours that contain each tile.
    fours_at: Vec<Vec<Tiles>>,
    /// The tiles that touch each tile.
    around: [Tiles; N_PLACES],
}

thread_local! {
    /// The last board that was asked for: the next request is nearly always for the same one.
    static LAST: RefCell<Option<Rc<Tables>>> = const { RefCell::new(None) };
}

/// The tables of a position's board.
#[inline]
pub(super) fn of(pos: &Position) -> Rc<Tables> {
    LAST.with_borrow_mut(|last| match last {
        Some(tables) if tables.board == pos.board => Rc::clone(tables),
        _ => {
            let tables = Rc::new(Tables::new(pos));
            *last = Some(Rc::clone(&tables));
            tables
        }
    })
}

impl Tables {
    fn new(pos: &Position) -> Tables {
        let mut tables = Tables {
            board: pos.board,
            rows: Vec::new(),
            through: [[0; 4]; N_PLACES],
            fours: Vec::new(),
            eights: Vec::new(),
            fours_at: vec![Vec::new(); pos.tiles.len()],
            around: [0; N_PLACES],
        };
        for dir in Dir::ALL {
            for row in rows::lines(pos, Tiles::MAX >> (Tiles::BITS as usize - pos.tiles.len()), dir) {
                if row.len < 2 {
                    continue;
                }
                tables.rows.push(row.tiles);
                let line: Vec<TileIdx> = row.spots().filter_map(|at| pos.tile(at)).collect();
                line.iter().for_each(|idx| tables.through[*idx][dir.idx()] = row.tiles);
                let set = |line: &[TileIdx]| line.iter().fold(0, |tiles: Tiles, idx| tiles | 1 << idx);
                tables.fours.extend(line.windows(RUN).map(set));
                tables.eights.extend(line.windows(LONG_RUN).map(set));
            }
        }
        for (idx, at) in pos.tiles.iter().enumerate() {
            tables.around[idx] = at.around().filter_map(|at| pos.tile(at)).fold(0, |tiles, idx| tiles | 1 << idx);
            tables.fours_at[idx] = tables.fours.iter().copied().filter(|four| four >> idx & 1 == 1).collect();
        }
        tables
    }

    /// How many tiles of rows a stone on a free tile closes at once.
    #[inline]
    pub(super) fn closing(&self, free: Tiles, idx: TileIdx) -> u16 {
        let rows = self.through[idx].iter().filter(|row| *row & free == 1 << idx);
        rows.map(|row| row.count_ones() as u16).sum()
    }

    /// The rows through a tile; 0 where there is none.
    #[inline]
    pub(super) fn through(&self, idx: TileIdx) -> [Tiles; 4] {
        self.through[idx]
    }

    /// The places for four stones in a line that contain a tile.
    #[inline]
    pub(super) fn fours_at(&self, idx: TileIdx) -> &[Tiles] {
        &self.fours_at[idx]
    }

    /// The tiles that touch a tile.
    #[inline]
    pub(super) fn around(&self, idx: TileIdx) -> Tiles {
        self.around[idx]
    }

    /// Tens of points for the runs of these stones.
    pub(super) fn runs(&self, stones: Tiles) -> i32 {
        let n = |places: &[Tiles]| places.iter().filter(|place| *place & !stones == 0).count() as i32;
        n(&self.fours) - n(&self.eights)
    }
}

#[cfg(test)]
mod tests;

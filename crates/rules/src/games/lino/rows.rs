//! Rows: straight lines of touching tiles, and the runs of stones of one colour within them.

use super::position::{Position, TileIdx, Tiles};
use super::sites::{Dir, Spot};

/// Tiles in a straight line, from the first to the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Row {
    pub(super) dir: Dir,
    /// The index of its first tile.
    pub(super) first: TileIdx,
    /// Where its first tile lies.
    pub(super) from: Spot,
    /// Where its last tile lies.
    pub(super) to: Spot,
    /// How many tiles.
    pub(super) len: u16,
    /// Which tiles.
    pub(super) tiles: Tiles,
}

impl Row {
    /// Its spots from the first to the last.
    pub(super) fn spots(&self) -> impl Iterator<Item = Spot> {
        let dir = self.dir;
        core::iter::successors(Some(self.from), move |at| at.next(dir)).take(usize::from(self.len))
    }

    /// The points for a run of this length at the end.
    pub(super) fn run_points(&self) -> u16 {
        match self.len {
            0..=3 => 0,
            4 => 10,
            5 => 20,
            6 => 30,
            _ => 40,
        }
    }
}

/// The longest line through a tile in a direction within a set of tiles that contains it.
#[inline]
pub(super) fn through(pos: &Position, among: Tiles, idx: TileIdx, dir: Dir) -> Row {
    let tile = |at: Spot| pos.tile(at).filter(|idx| among >> idx & 1 == 1);
    let at = pos.tiles[idx];
    let mut row = Row { dir, first: idx, from: at, to: at, len: 1, tiles: 1 << idx };
    while let Some((spot, idx)) = row.from.previous(dir).and_then(|spot| Some((spot, tile(spot)?))) {
        row = Row { first: idx, from: spot, len: row.len + 1, tiles: row.tiles | 1 << idx, ..row };
    }
    while let Some((spot, idx)) = row.to.next(dir).and_then(|spot| Some((spot, tile(spot)?))) {
        row = Row { to: spot, len: row.len + 1, tiles: row.tiles | 1 << idx, ..row };
    }
    row
}

/// All longest lines in a direction within a set of tiles, by their first tiles in reading order; single tiles too.
pub(super) fn lines(pos: &Position, among: Tiles, dir: Dir) -> impl Iterator<Item = Row> {
    let is_first = move |idx: &TileIdx| {
        let before = pos.tiles[*idx].previous(dir).and_then(|spot| pos.tile(spot));
        before.is_none_or(|idx| among >> idx & 1 == 0)
    };
    super::position::each(among).filter(is_first).map(move |idx| through(pos, among, idx, dir))
}

/// The row through a tile in a direction, unless the tile is alone there: a single tile is no row (LINO-7).
#[inline]
pub(super) fn row(pos: &Position, idx: TileIdx, dir: Dir) -> Option<Row> {
    Some(through(pos, Tiles::MAX, idx, dir)).filter(|row| row.len >= 2)
}

/// The rows through a tile that stones on these tiles close.
#[inline]
pub(super) fn closed(pos: &Position, filled: Tiles, idx: TileIdx) -> impl Iterator<Item = Row> {
    let rows = Dir::ALL.into_iter().filter_map(move |dir| row(pos, idx, dir));
    rows.filter(move |row| row.tiles & !filled == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lino::diagram::{pos, spot};

    const ROWS: &str = "..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt....";

    fn found(name: &str) -> Vec<String> {
        let pos = pos("down auto", &format!("f w 0,0 24,24 g14 {ROWS} - -"));
        let idx = pos.tile(spot(name)).expect("a tile");
        let rows = Dir::ALL.into_iter().filter_map(|dir| row(&pos, idx, dir));
        let text = |row: Row| {
            let spots: Vec<Spot> = row.spots().collect();
            assert_eq!((spots[0], *spots.last().expect("it has two tiles")), (row.from, row.to));
            assert!(spots.iter().all(|at| row.tiles >> pos.tile(*at).expect("a tile") & 1 == 1));
            assert_eq!((spots.len(), row.tiles.count_ones()), (usize::from(row.len), u32::from(row.len)));
            assert_eq!(pos.tiles[row.first], row.from);
            format!("{}-{} {}", row.from, row.to, row.len)
        };
        rows.map(text).collect()
    }

    #[test]
    fn rows_go_on_to_open_space_on_both_sides() {
        assert_eq!(found("i14"), ["i14-l14 4", "i7-i14 8", "g12-i14 3", "i14-m10 5"]);
        assert_eq!(found("g13"), ["g13-p13 10", "g10-g13 4", "g13-l8 6"]);
        assert_eq!(found("l7"), ["i7-l7 4", "l7-l14 8", "g12-l7 6"]);
    }

    #[test]
    fn a_single_tile_is_no_row() {
        // p13 has tiles on its column and on the falling diagonal; g10 has none up to its right; g13 has no rising row.
        assert_eq!(found("p13"), ["g13-p13 10", "p10-p13 4", "j7-p13 7"]);
        assert_eq!(found("p10"), ["g10-p10 10", "p10-p13 4", "l14-p10 5"]);
    }

    #[test]
    fn all_lines_of_a_direction_have_all_tiles() {
        let pos = pos("down auto", &format!("f w 0,0 24,24 g14 {ROWS} - -"));
        for dir in Dir::ALL {
            let lines: Vec<Row> = lines(&pos, pos.free(), dir).collect();
            assert!(lines.is_sorted_by_key(|line| line.first));
            assert_eq!(lines.iter().map(|line| line.len).sum::<u16>(), 56);
            assert_eq!(lines.iter().fold(0, |tiles, line| tiles | line.tiles), pos.free());
        }
    }
}

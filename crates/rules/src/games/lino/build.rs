//! Building the board: which tiles may be moved where.

use super::position::{Position, TileIdx};
use super::sites::{N_SPOTS, Spot};

/// Why a tile may not be moved to a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// The tile has been moved before.
    MovedBefore,
    /// A tile lies there.
    Occupied,
    /// A tile has lain there.
    HasLain,
    /// The tile would touch no other tile: its own old spot does not count (LINO-9).
    TouchesNone,
    /// A tile would touch no other tile (LINO-3).
    LeavesAlone(Spot),
}

/// How many tiles touch each spot.
struct Touching([u8; N_SPOTS]);

impl Touching {
    fn new(pos: &Position) -> Touching {
        let mut n_tiles = [0; N_SPOTS];
        for at in pos.tiles.iter().flat_map(|tile| tile.around()) {
            n_tiles[at.idx()] += 1;
        }
        Touching(n_tiles)
    }

    fn at(&self, at: Spot) -> u8 {
        self.0[at.idx()]
    }

    /// The tiles whose only neighbour is the tile on a spot.
    fn dependent(&self, pos: &Position, from: Spot) -> Vec<Spot> {
        from.around().filter(|at| self.at(*at) == 1 && pos.tile(*at).is_some()).collect()
    }

    /// Whether a spot touches tiles and may receive one.
    fn is_goal(&self, pos: &Position, at: Spot) -> bool {
        self.at(at) > 0 && pos.tile(at).is_none() && !pos.lain.contains(at)
    }

    /// The spots that touch tiles and may receive one.
    fn goals(&self, pos: &Position) -> Vec<Spot> {
        Spot::all().filter(|at| self.is_goal(pos, *at)).collect()
    }
}

/// The spots of the tiles that were not moved.
fn unmoved(pos: &Position) -> impl Iterator<Item = Spot> {
    super::position::each(!pos.moved & pos.free()).map(|idx| pos.tiles[idx])
}

/// Calls `visit` with every move of a tile, in reading order by tile and then by goal.
pub(super) fn each_move(pos: &Position, mut visit: impl FnMut(Spot, Spot)) {
    let touching = Touching::new(pos);
    let goals = touching.goals(pos);
    for from in unmoved(pos) {
        let dependent = touching.dependent(pos, from);
        for to in &goals {
            let n_others = touching.at(*to) - u8::from(to.touches(from));
            if n_others > 0 && dependent.iter().all(|at| at.touches(*to)) {
                visit(from, *to);
            }
        }
    }
}

/// The number of moves, counted without visiting each.
pub(super) fn n_moves(pos: &Position) -> usize {
    let touching = Touching::new(pos);
    let n_goals = touching.goals(pos).len();
    let of_tile = |from: Spot| {
        let dependent = touching.dependent(pos, from);
        match dependent.first() {
            // All goals but those that touch only the tile's own old spot.
            None => n_goals - from.around().filter(|to| touching.at(*to) == 1 && touching.is_goal(pos, *to)).count(),
            Some(first) => {
                let goals = first.around().filter(|to| touching.is_goal(pos, *to));
                goals.filter(|to| dependent.iter().all(|at| at.touches(*to))).count()
            }
        }
    };
    unmoved(pos).map(of_tile).sum()
}

/// Whether no tile can be moved (LINO-7).
pub(super) fn is_stuck(pos: &Position) -> bool {
    n_moves(pos) == 0
}

/// Why a tile may not be moved to a spot; `None` where it may.
pub(super) fn refused(pos: &Position, idx: TileIdx, to: Spot) -> Option<Refused> {
    let from = pos.tiles[idx];
    if pos.moved >> idx & 1 == 1 {
        return Some(Refused::MovedBefore);
    }
    if pos.tile(to).is_some() {
        return Some(Refused::Occupied);
    }
    if pos.lain.contains(to) {
        return Some(Refused::HasLain);
    }
    if to.around().filter(|at| *at != from).all(|at| pos.tile(at).is_none()) {
        return Some(Refused::TouchesNone);
    }
    let dependent = Touching::new(pos).dependent(pos, from);
    dependent.into_iter().find(|at| !at.touches(to)).map(Refused::LeavesAlone)
}

/// Whether a tile can be moved anywhere.
pub(super) fn can_move(pos: &Position, idx: TileIdx) -> bool {
    let is_near = |to: &Spot| to.around().any(|at| pos.tile(at).is_some());
    Spot::all().filter(is_near).any(|to| refused(pos, idx, to).is_none())
}

#[cfg(test)]
mod tests;

//! The pieces that have been captured, counted from the board alone.

use rules::Seat;
use rules::view::{Kind, Piece, Scene};

use crate::TableState;

/// The pieces that a seat has lost to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The seat.
    pub by: Seat,
    /// How many of each kind, the plain kind first.
    pub pieces: Vec<(Kind, usize)>,
}

impl TableState {
    /// What each seat has lost since the beginning, in the position in view, for games whose captured pieces leave the
    /// board. A piece that was promoted counts as the plain one that it was.
    pub fn lost(&self) -> Vec<Lost> {
        let (first, now) = (self.first_scene(), self.scene());
        self.info().seats().map(|by| Lost { by, pieces: lost_of(by, &first, &now) }).collect()
    }
}

/// The number of a seat's pieces of every kind.
fn count(of: Seat, scene: &Scene) -> Vec<(Kind, usize)> {
    let mut counts: Vec<(Kind, usize)> = Vec::new();
    for piece in scene.stacks.values().flatten().filter(|piece: &&Piece| piece.owner == Some(of)) {
        match counts.iter_mut().find(|(kind, _)| *kind == piece.kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((piece.kind, 1)),
        }
    }
    counts.sort_by_key(|(kind, _)| kind.0);
    counts
}

pub(crate) fn lost_of(by: Seat, first: &Scene, now: &Scene) -> Vec<(Kind, usize)> {
    let (before, after) = (count(by, first), count(by, now));
    let of = |counts: &[(Kind, usize)], kind: Kind| {
        counts.iter().find(|(known, _)| *known == kind).map_or(0, |(_, count)| *count)
    };
    let promoted: usize = after.iter().map(|(kind, count)| count.saturating_sub(of(&before, *kind))).sum();
    let plain = before.first().map(|(kind, _)| *kind);
    let lost = before.iter().map(|(kind, count)| {
        let missing = count.saturating_sub(of(&after, *kind));
        (*kind, if Some(*kind) == plain { missing.saturating_sub(promoted) } else { missing })
    });
    lost.filter(|(_, count)| *count > 0).collect()
}

//! Why a touch of the board, or a written step, is not a legal move.

use crate::say::Say;

use super::build::{self, Refused};
use super::position::{Position, Stage};
use super::sites::Spot;
use super::{Eyes, prompt};

/// Why no legal step begins with touching the spots in `tried`, in order.
pub(super) fn refusal(eyes: Eyes, pos: &Position, tried: &[Spot]) -> Say {
    let to_do = || prompt::prompt(eyes, pos);
    let Some(&from) = tried.first() else { return to_do() };
    match pos.stage {
        Stage::Build { .. } => of_move(pos, from, tried.get(1).copied()).unwrap_or_else(to_do),
        Stage::Fill => of_place(pos, from).unwrap_or_else(to_do),
        // The same answer for any touch: a reason would reveal what can be claimed (LINO-8).
        Stage::Claim { .. } => Say::new("lino-no-row").under("LINO-8"),
        Stage::Count { .. } => Say::new("lino-no-run").under("LINO-8"),
        Stage::Over => to_do(),
    }
}

fn of_move(pos: &Position, from: Spot, to: Option<Spot>) -> Option<Say> {
    let Some(idx) = pos.tile(from) else {
        return Some(Say::new("lino-no-tile").text("at", from.to_string()));
    };
    if pos.moved >> idx & 1 == 1 {
        return Some(Say::new("lino-moved-before").text("at", from.to_string()));
    }
    let Some(to) = to else {
        return (!build::can_move(pos, idx))
            .then(|| Say::new("lino-stuck").text("at", from.to_string()).under("LINO-3"));
    };
    Some(match build::refused(pos, idx, to)? {
        Refused::MovedBefore => Say::new("lino-moved-before").text("at", from.to_string()),
        Refused::Occupied => Say::new("lino-onto-tile").text("at", to.to_string()),
        Refused::HasLain => Say::new("lino-has-lain").text("at", to.to_string()),
        Refused::TouchesNone => Say::new("lino-touches-none").text("at", to.to_string()).under("LINO-9"),
        Refused::LeavesAlone(tile) => Say::new("lino-leaves-alone")
            .text("from", from.to_string())
            .text("to", to.to_string())
            .text("tile", tile.to_string())
            .under("LINO-3"),
    })
}

fn of_place(pos: &Position, at: Spot) -> Option<Say> {
    let Some(idx) = pos.tile(at) else {
        return Some(Say::new("lino-no-tile").text("at", at.to_string()));
    };
    pos.stone(idx).map(|_| Say::new("lino-occupied").text("at", at.to_string()))
}

#[cfg(test)]
mod tests;

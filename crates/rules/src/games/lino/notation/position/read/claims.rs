//! Reads what has been claimed: the last stone and the rows that it closed, or the runs of the seat to act.

use crate::games::lino::position::{Position, Stage};
use crate::games::lino::steps;
use crate::notation::ReadError;

use super::super::super::super::messages;
use super::{NOTHING, Text, turn};

pub(super) fn read(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    let found = text.claims;
    match &mut pos.stage {
        Stage::Claim { .. } => read_stone(text, pos),
        Stage::Count { .. } if found == NOTHING => Ok(()),
        Stage::Count { .. } => found.split(',').try_for_each(|ends| read_claim(text, pos, ends)),
        _ if found == NOTHING => Ok(()),
        _ => Err(text.illegal(found, messages::text_claims_none(found))),
    }
}

/// The last stone, followed by the rows.
fn read_stone(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    let found = text.claims;
    if found == NOTHING {
        return Err(text.illegal(found, messages::text_last_missing()));
    }
    let mut words = found.split(',');
    let name = words.next().unwrap_or_default();
    let at = turn::read_spot(text.whole, name)?;
    let own = pos.tile(at).filter(|idx| pos.stone(*idx) == Some(pos.seat));
    let Some(idx) = own else {
        let why = messages::text_last(name, pos.seat);
        return Err(text.illegal(name, why));
    };
    pos.stage = Stage::Claim { stone: idx as u8, claimed: 0 };
    words.try_for_each(|ends| read_claim(text, pos, ends))
}

/// A row or a run, from either end; each is claimed once.
fn read_claim(text: &Text<'_>, pos: &mut Position, found: &str) -> Result<(), ReadError> {
    let (first, last) = turn::read_ends(text.whole, found)?;
    let is_meant = |ends: (super::Spot, super::Spot)| ends == (first, last) || ends == (last, first);
    let Some(row) = steps::claims(pos).into_iter().find(|row| is_meant((row.from, row.to))) else {
        return Err(text.illegal(found, messages::text_claim(found)));
    };
    match &mut pos.stage {
        Stage::Claim { claimed, .. } => *claimed |= 1 << row.dir.idx(),
        Stage::Count { claimed, .. } => claimed[row.dir.idx()] |= 1 << row.first,
        _ => {}
    }
    Ok(())
}

//! Counts turns from sets of squares: without a list, and without playing the last turn.

use super::goals::{Goals, Sides};
use super::position::Position;
use super::sites::{crown_row, goes_down};

/// The number of complete turns, or of ways to complete the one under way.
pub(super) fn turns(pos: &Position) -> u64 {
    if goes_down(pos.seat()) {
        turns_of::<true>(pos.sides(), pos.actors())
    } else {
        turns_of::<false>(pos.sides(), pos.actors())
    }
}

/// The number of turns of the other seat after every turn from here.
pub(super) fn replies(pos: &Position) -> u64 {
    if goes_down(pos.seat()) {
        replies_of::<true>(pos.sides(), pos.actors())
    } else {
        replies_of::<false>(pos.sides(), pos.actors())
    }
}

/// Whether there is a capture is hard to predict, so both walks and leaps are found, and one of the two is counted.
#[inline(always)]
fn turns_of<const DOWN: bool>(sides: Sides<DOWN>, pieces: u32) -> u64 {
    let leaps = sides.leaps(pieces);
    let has_kings = pieces & sides.kings != 0;
    // Men do not care what they leave behind, so one question covers all landings: can a man leap on from any of them?
    if !sides.leaps(leaps.ahead()).is_empty() || has_kings && !leaps.is_empty() {
        return takes_of(sides, leaps);
    }
    leaps.len_or(sides.walks(pieces))
}

/// The number of captures that begin with one of these leaps.
fn takes_of<const DOWN: bool>(sides: Sides<DOWN>, leaps: Goals<DOWN, true>) -> u64 {
    leaps.map(|leg| ways_on(sides.after(leg), leg.to)).sum()
}

/// The ways to continue the capture of the piece at `at`; 1 where it ends. A man on the far row has no leap ahead, and
/// does not become a king before the turn is over (DR-1).
fn ways_on<const DOWN: bool>(sides: Sides<DOWN>, at: u32) -> u64 {
    let leaps = sides.leaps(at);
    if leaps.is_empty() {
        return 1;
    }
    leaps.map(|leg| ways_on(sides.after(leg), leg.to)).sum()
}

fn replies_of<const DOWN: bool>(sides: Sides<DOWN>, pieces: u32) -> u64 {
    let leaps = sides.leaps(pieces);
    if !leaps.is_empty() {
        return leaps.map(|leg| replies_on(sides.after(leg), leg.to)).sum();
    }
    let walks = sides.walks(pieces);
    // A fast path for the common case: no kings, and none made.
    if sides.kings | walks.ahead() & crown_row(DOWN) == 0 {
        let men = Sides { kings: 0, ..sides };
        walks.map(|leg| turns_after(men.after(leg), 0)).sum()
    } else {
        let after = walks.map(|leg| sides.after(leg));
        after.map(|after| turns_after(after, after.crowned())).sum()
    }
}

/// The replies to every way to continue the capture of the piece at `at`.
fn replies_on<const DOWN: bool>(sides: Sides<DOWN>, at: u32) -> u64 {
    let leaps = sides.leaps(at);
    if leaps.is_empty() {
        return turns_after(sides, sides.crowned());
    }
    leaps.map(|leg| replies_on(sides.after(leg), leg.to)).sum()
}

/// The number of turns of the other side when a turn has led to `sides`, with these kings.
#[inline(always)]
fn turns_after<const DOWN: bool>(sides: Sides<DOWN>, kings: u32) -> u64 {
    let Sides { own, foe, .. } = sides;
    if DOWN {
        turns_of::<false>(Sides { own: foe, foe: own, kings }, foe)
    } else {
        turns_of::<true>(Sides { own: foe, foe: own, kings }, foe)
    }
}

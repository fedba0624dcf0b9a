//! The features that the static evaluation counts.
//!
//! Each side is treated as if its counters moved up the board: for Black all sets are rotated. So both sides are
//! evaluated alike, and no feature is counted by two pieces of code.

use crate::evaluation::{FULL_PHASE, FeatureCounts};
use crate::seat::Seat;

use super::column::Column;
use super::position::Position;
use super::sites::{BOARD, Direction, N_SQUARES, squares};
use super::weights::Count;

#[cfg(test)]
mod tests;

/// Pieces led by a soldier, by how many of the owner's counters are on top: 1, 2, 3, 4 or more.
const SOLDIER: usize = Count::Soldier1 as usize;
/// The same, for pieces led by an officer.
const OFFICER: usize = Count::Officer1 as usize;
/// Pieces with one of the owner's counters on top, by their prisoners: 1, 2, 3, 4 or more.
const WEAK: usize = Count::Weak1 as usize;
/// Pieces with two of the owner's counters on top, by their prisoners: 1, 2, 3 or more.
const HELD: usize = Count::Held1 as usize;
/// Pieces with more, in the same way.
const LOCKED: usize = Count::Locked1 as usize;
const FREED_OFFICER: usize = Count::FreedOfficer as usize;
const STAFF: usize = Count::Staff as usize;
const CAUGHT_OFFICER: usize = Count::CaughtOfficer as usize;
const LEAD_FEW: usize = Count::LeadFew as usize;
const LEAD_FEWER: usize = Count::LeadFewer as usize;
const LEAD_LAST: usize = Count::LeadLast as usize;
const ONLY_OFFICERS: usize = Count::OnlyOfficers as usize;
const TURN: usize = Count::Turn as usize;
const MOVE: usize = Count::Move as usize;
/// Counters on ranks 2 to 6; on the seventh they would be officers.
const RANK: usize = Count::Rank2 as usize;
const SOLDIER_EDGE: usize = Count::SoldierEdge as usize;
const SOLDIER_CENTRE: usize = Count::SoldierCentre as usize;
const SOLDIER_RING: usize = Count::SoldierInnerRing as usize;
const OFFICER_EDGE: usize = Count::OfficerEdge as usize;
const OFFICER_CENTRE: usize = Count::OfficerCentre as usize;
const OFFICER_RING: usize = Count::OfficerInnerRing as usize;
const HOME: usize = Count::Home as usize;
const HOME_MIDDLE: usize = Count::HomeMiddle as usize;
const SAFE: usize = Count::SafeWalk as usize;
const OFFICER_SAFE: usize = Count::OfficerSafeWalk as usize;
const RISKY: usize = Count::RiskyWalk as usize;
const STUCK: usize = Count::Stuck as usize;
const ATTACKED: usize = Count::Attacked as usize;
const ATTACKED_WEAK: usize = Count::AttackedWeak as usize;
const ATTACKED_STRONG: usize = Count::AttackedStrong as usize;
const ATTACKED_OFFICER: usize = Count::AttackedOfficer as usize;
/// Counters that no foe can meet on their way, on ranks up to 4, 5 and 6.
const FREE: usize = Count::Free4 as usize;
const HUNTED: usize = Count::FreeHunted as usize;

/// The squares on the rim.
const EDGE: u32 = 0b1111 | 0b1001 << 7 | 0b1001 << 14 | 0b1111 << 21;
/// d4.
const CENTRE: u32 = 1 << 12;
/// c3, e3, c5 and e5.
const INNER_RING: u32 = 1 << 8 | 1 << 9 | 1 << 15 | 1 << 16;
/// a1, c1, e1 and g1.
const HOME_RANK: u32 = 0b1111;
/// c1 and e1.
const MIDDLE_OF_HOME: u32 = 0b0110;
/// Ranks 1, 3, 5 and 7.
const ODD_RANKS: u32 = 0b1111 | 0b1111 << 7 | 0b1111 << 14 | 0b1111 << 21;
/// The ranks from the second to the sixth.
const RANKS: [u32; 5] = [0b111 << 4, 0b1111 << 7, 0b111 << 11, 0b1111 << 14, 0b111 << 18];

/// With this many pieces or fewer in all, a lead counts for more.
const FEW: i32 = 12;
const FEWER: i32 = 8;
const LAST: i32 = 5;

/// The same squares as the other side sees them.
const fn turned(set: u32) -> u32 {
    set.reverse_bits() >> (u32::BITS - N_SQUARES as u32)
}

/// Counts for White, who has the first seat.
#[inline]
pub(super) fn count_features(pos: &Position, counts: &mut impl FeatureCounts) {
    let [white, black] = [Seat::FIRST, Seat::SECOND].map(|seat| pos.sets().owned_by(seat));
    let officers = pos.sets().officers;
    let all = len(white | black);
    counts.phase(all * FULL_PHASE / (2 * Position::COUNTERS as i32));

    let to_move = if pos.seat() == Seat::FIRST { 1 } else { -1 };
    counts.add(TURN, to_move);
    let lead = len(white) - len(black);
    if lead == 0 {
        // The side that would gain the opposition if all pieces walked towards each other: with an odd number of pieces
        // on every other rank it is the side to move.
        let odd = len((white | black) & ODD_RANKS) & 1;
        counts.add(MOVE, if odd == 1 { to_move } else { -to_move });
    } else if all <= FEW {
        counts.add(LEAD_FEW, lead);
        if all <= FEWER {
            counts.add(LEAD_FEWER, lead);
            if all <= LAST {
                counts.add(LEAD_LAST, lead);
            }
        }
    }
    let [turned_white, turned_black, turned_officers] = [white, black, officers].map(turned);
    let up = Side { own: white, foe: black, officers };
    let down = Side { own: turned_black, foe: turned_white, officers: turned_officers };
    for (side, sign, seen) in [(up, 1, white), (down, -1, black)] {
        let attacked = if sign == 1 { side.attacked() } else { turned(side.attacked()) };
        for square in squares(seen) {
            let is_officer = officers & square.bit() != 0;
            count_column(pos.column(square), is_officer, attacked & square.bit() != 0, sign, counts);
        }
        side.count_features(sign, counts);
    }
}

/// The bits of a column that say whose a counter is, and those that say whether it is an officer.
const COLOURS: u64 = 0x5555_5555_5555_5555;

/// Counts what a piece is made of: its owner's counters, and prisoners under them; play produces nothing else. Sets of
/// its counters use the bits of their colours, the top counter lowest.
#[inline]
fn count_column(column: Column, is_officer: bool, is_attacked: bool, sign: i32, counts: &mut impl FeatureCounts) {
    let mut add = |feature: usize, n: i32| counts.add(feature, sign * n);
    let kind = if is_officer { OFFICER } else { SOLDIER };
    let end = 63 - column.bits().leading_zeros();
    if end == 2 {
        add(kind, 1);
        if is_attacked {
            add(ATTACKED, 1);
            add(ATTACKED_OFFICER, i32::from(is_officer));
        }
        return;
    }
    let there = ((1 << end) - 1) & COLOURS;
    let black = column.bits() & there;
    let officers = column.bits() >> 1 & there;
    let foes = if column.bits() & 1 == 0 { black } else { there & !black };
    // The first bit that is not a foe; the bit past the last counter ends the run.
    let run = (foes | 1 << end).trailing_zeros() / 2;
    let n_foes = foes.count_ones() as usize;
    add(kind + (run as usize).min(4) - 1, 1);
    let in_run = (1 << (2 * run)) - 1;
    add(STAFF, (officers & in_run & !1).count_ones() as i32);
    if is_attacked {
        let attacked = match (run, n_foes) {
            (1, 0) => ATTACKED,
            (1, _) => ATTACKED_WEAK,
            _ => ATTACKED_STRONG,
        };
        add(attacked, 1);
        add(ATTACKED_OFFICER, i32::from(is_officer));
    }
    if n_foes == 0 {
        return;
    }
    match run {
        1 => {
            add(WEAK + n_foes.min(4) - 1, 1);
            // The next take makes it the leader.
            add(FREED_OFFICER, i32::from(officers & foes & 0b100 != 0));
        }
        2 => add(HELD + n_foes.min(3) - 1, 1),
        _ => add(LOCKED + n_foes.min(3) - 1, 1),
    }
    add(CAUGHT_OFFICER, (officers & foes).count_ones() as i32);
}

/// A side whose counters go up the board, and what is against it.
#[derive(Clone, Copy)]
struct Side {
    own: u32,
    foe: u32,
    officers: u32,
}

impl Side {
    #[inline]
    fn count_features(self, sign: i32, counts: &mut impl FeatureCounts) {
        let Side { own, foe, officers } = self;
        let mut add = |feature: usize, n: i32| counts.add(feature, sign * n);
        let empty = BOARD & !(own | foe);
        let (soldiers, staff) = (own & !officers, own & officers);
        if soldiers != 0 {
            for (nth, rank) in RANKS.iter().enumerate() {
                add(RANK + nth, len(soldiers & rank));
            }
            add(SOLDIER_EDGE, len(soldiers & EDGE));
            add(SOLDIER_CENTRE, len(soldiers & CENTRE));
            add(SOLDIER_RING, len(soldiers & INNER_RING));
            self.count_free(soldiers, &mut add);
        }
        if foe & !officers != 0 {
            add(HOME, len(own & HOME_RANK));
            add(HOME_MIDDLE, len(own & MIDDLE_OF_HOME));
        }
        let (mut safe, mut risky, mut movers) = (0, 0, 0);
        let mut walk = |dir: Direction, pieces: u32| {
            let goals = dir.shift(pieces) & empty;
            movers |= dir.back().shift(goals);
            let risk = goals & self.attacked_after(dir);
            risky += len(risk);
            len(goals) - len(risk)
        };
        for dir in [Direction::UpRight, Direction::UpLeft] {
            safe += walk(dir, soldiers);
        }
        add(SAFE, safe);
        if staff != 0 {
            let safe: i32 = Direction::ALL.into_iter().map(|dir| walk(dir, staff)).sum();
            add(OFFICER_SAFE, safe);
            add(ONLY_OFFICERS, i32::from(foe & officers == 0));
            add(OFFICER_EDGE, len(staff & EDGE));
            add(OFFICER_CENTRE, len(staff & CENTRE));
            add(OFFICER_RING, len(staff & INNER_RING));
        }
        add(RISKY, risky);
        add(STUCK, len(own & !movers));
    }

    #[inline]
    fn count_free(self, soldiers: u32, add: &mut impl FnMut(usize, i32)) {
        let Side { foe, officers, .. } = self;
        // A counter is free if no foe is anywhere ahead of it: a foe beside it comes too late.
        let mut before = foe;
        for _ in 0..6 {
            before |= Direction::DownRight.shift(before) | Direction::DownLeft.shift(before);
        }
        let free = soldiers & !before;
        if foe & officers != 0 {
            add(HUNTED, len(free));
        } else {
            let [.., fifth, sixth] = RANKS;
            add(FREE, len(free & !fifth & !sixth));
            add(FREE + 1, len(free & fifth));
            add(FREE + 2, len(free & sixth));
        }
    }

    /// The squares where a foe could leap over a piece now.
    #[inline]
    fn attacked(self) -> u32 {
        Direction::ALL.into_iter().map(|dir| self.attacked_from(dir, 0)).fold(0, |all, set| all | set)
    }

    /// The squares where a piece could be leapt over after moving there in a direction: the square it came from is
    /// empty.
    #[inline]
    fn attacked_after(self, came: Direction) -> u32 {
        let from_ahead = self.attacked_from(came.back(), BOARD);
        let others = Direction::ALL.into_iter().filter(|dir| *dir != came && *dir != came.back());
        others.map(|dir| self.attacked_from(dir, 0)).fold(from_ahead, |all, set| all | set)
    }

    /// The squares where a foe leaping in a direction could leap over a piece, if the squares of `vacated` are also
    /// empty.
    #[inline]
    fn attacked_from(self, leap: Direction, vacated: u32) -> u32 {
        let Side { own, foe, officers } = self;
        let hunters = match leap {
            Direction::UpRight | Direction::UpLeft => foe & officers,
            Direction::DownRight | Direction::DownLeft => foe,
        };
        leap.shift(hunters) & leap.back().shift(BOARD & !(own | foe) | vacated)
    }
}

const fn len(set: u32) -> i32 {
    set.count_ones() as i32
}

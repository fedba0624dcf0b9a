//! Where pieces can go by one step, as sets of squares: enough to find steps and to count turns.

use super::sites::{crown_row, skew, straight};

/// The pieces as the side to move sees them. Its men go down the board or up.
#[derive(Clone, Copy)]
pub(super) struct Sides<const DOWN: bool> {
    /// The pieces of the side to move.
    pub(super) own: u32,
    /// The pieces of the other side.
    pub(super) foe: u32,
    /// The kings of both.
    pub(super) kings: u32,
}

/// A step as single-square sets.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    /// Where the piece starts.
    pub(super) from: u32,
    /// What it leaps over; empty for a walk.
    pub(super) over: u32,
    /// Where it lands.
    pub(super) to: u32,
}

impl<const DOWN: bool> Sides<DOWN> {
    #[inline]
    const fn empty(self) -> u32 {
        !(self.own | self.foe)
    }

    /// Where these own pieces can walk to.
    #[inline]
    pub(super) fn walks(self, pieces: u32) -> Goals<DOWN, false> {
        let empty = self.empty();
        let goals = |down, set| pair(straight(down, set) & empty, skew(down, set) & empty);
        Goals::new(goals(DOWN, pieces), pieces & self.kings, |kings| goals(!DOWN, kings))
    }

    /// Where these own pieces can leap to. Behind a straight neighbour the landing is skew, and the other way
    /// round: that is how the numbers run along a diagonal.
    #[inline]
    pub(super) fn leaps(self, pieces: u32) -> Goals<DOWN, true> {
        let (foe, empty) = (self.foe, self.empty());
        let goals = |down, set| {
            let by_straight = skew(down, straight(down, set) & foe) & empty;
            let by_skew = straight(down, skew(down, set) & foe) & empty;
            pair(by_straight, by_skew)
        };
        Goals::new(goals(DOWN, pieces), pieces & self.kings, |kings| goals(!DOWN, kings))
    }

    /// The sides after a step within a turn: a man is not crowned yet.
    #[inline]
    pub(super) const fn after(self, leg: Leg) -> Sides<DOWN> {
        let Leg { from, over, to } = leg;
        let king = if self.kings & from == 0 { 0 } else { to };
        Sides { own: self.own & !from | to, foe: self.foe & !over, kings: self.kings & !(from | over) | king }
    }

    /// The kings when the turn is over: men on the far row are crowned.
    #[inline]
    pub(super) const fn crowned(self) -> u32 {
        self.kings | self.own & crown_row(DOWN)
    }
}

/// The squares that pieces can reach by walks, or by leaps, ahead and back: by a straight first step in the lower half
/// of a word, by a skew one in the upper half.
#[derive(Clone, Copy)]
pub(super) struct Goals<const DOWN: bool, const LEAPS: bool> {
    ahead: u64,
    back: u64,
}

#[inline(always)]
fn pair(by_straight: u32, by_skew: u32) -> u64 {
    u64::from(by_straight) | u64::from(by_skew) << 32
}

#[inline(always)]
const fn halves(word: u64) -> (u32, u32) {
    (word as u32, (word >> 32) as u32)
}

impl<const DOWN: bool, const LEAPS: bool> Goals<DOWN, LEAPS> {
    /// Without kings, the common case, nothing goes back.
    #[inline(always)]
    fn new(ahead: u64, kings: u32, back: impl Fn(u32) -> u64) -> Self {
        Goals { ahead, back: if kings == 0 { 0 } else { back(kings) } }
    }

    /// Whether nothing can be reached.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.ahead | self.back == 0
    }

    /// The number of steps, or of the `others` if there are none.
    #[inline]
    pub(super) const fn len_or<const OTHERS: bool>(self, others: Goals<DOWN, OTHERS>) -> u64 {
        // A mask instead of a branch.
        let mask = if self.is_empty() { u64::MAX } else { 0 };
        let (ahead, back) = (self.ahead | others.ahead & mask, self.back | others.back & mask);
        ahead.count_ones() as u64 + if back == 0 { 0 } else { back.count_ones() as u64 }
    }

    /// The squares that can be reached ahead.
    #[inline]
    pub(super) const fn ahead(self) -> u32 {
        let (by_straight, by_skew) = halves(self.ahead);
        by_straight | by_skew
    }
}

/// Every step: ahead before back, a straight first step before a skew one, then in the order of the target squares.
impl<const DOWN: bool, const LEAPS: bool> Iterator for Goals<DOWN, LEAPS> {
    type Item = Leg;

    #[inline(always)]
    fn next(&mut self) -> Option<Leg> {
        let (ahead, back) = (self.ahead, self.back);
        if ahead != 0 {
            self.ahead = ahead & (ahead - 1);
            Some(leg_to::<LEAPS>(DOWN, ahead & ahead.wrapping_neg()))
        } else if back != 0 {
            self.back = back & (back - 1);
            Some(leg_to::<LEAPS>(!DOWN, back & back.wrapping_neg()))
        } else {
            None
        }
    }
}

/// The step down the board, or up, to the only square in a word. Both halves are traced back to the start; an empty one
/// stays empty.
#[inline(always)]
const fn leg_to<const LEAPS: bool>(down: bool, goal: u64) -> Leg {
    let (by_straight, by_skew) = halves(goal);
    let to = by_straight | by_skew;
    if !LEAPS {
        return Leg { from: straight(!down, by_straight) | skew(!down, by_skew), over: 0, to };
    }
    let (over_straight, over_skew) = (skew(!down, by_straight), straight(!down, by_skew));
    Leg { from: straight(!down, over_straight) | skew(!down, over_skew), over: over_straight | over_skew, to }
}

//! Both sides as the player to move sees them, as sets of that player's points: where a number can be played, and what
//! results.

use crate::seat::Seat;

use super::checkers::{Checkers, Point, count, one};

/// A set of places: one bit for each, by the mover's count. Borne off is in no set.
pub(super) type Places = u32;

/// The bit of the bar.
pub(super) const BAR: Places = 1 << Point::BAR.get();
/// The bits of all places outside the home.
const OUTSIDE: Places = (2 * BAR - 1) & !((2 << Point::HOME.get()) - 1);
/// Faces of a die, plus one so that they count from 1.
const N_FACES: usize = 7;

/// Changes to the mover's checkers, by number and place.
static CARRIED: [[u128; 32]; N_FACES] = {
    let mut table = [[0; 32]; N_FACES];
    let mut die = 1;
    while die < N_FACES {
        let mut from = 1;
        while from < Point::N {
            table[die][from] = one(from.saturating_sub(die) as u8).wrapping_sub(one(from as u8));
            from += 1;
        }
        die += 1;
    }
    table
};

/// Changes to the other side's checkers by a hit, by the mover's point.
static HIT: [u128; 32] = {
    let mut table = [0; 32];
    let mut at = 1;
    while at < Point::BAR.idx() {
        table[at] = one(Point::BAR.get()).wrapping_sub(one(Point::BAR.get() - at as u8));
        at += 1;
    }
    table
};

/// The checkers of both sides, and the sets that moves depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    /// The bits of the mover's checkers.
    pub(super) own: u128,
    /// The bits of the other side's checkers, by its own points.
    pub(super) other: u128,
    /// Where the mover has checkers.
    pub(super) held: Places,
    /// Where the other side has a blot (BG-5).
    pub(super) blots: Places,
    /// Where the other side has two or more checkers. Constant throughout a turn.
    pub(super) blocked: Places,
}

/// The numbers still to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Left {
    /// A higher and a lower one.
    Two { high: u8, low: u8 },
    /// One number, several times.
    Same { face: u8, n: u8 },
}

/// The places where a side has a checker, counted by its own points.
#[inline]
pub(super) fn occupied(bits: u128) -> Places {
    gather(bits | bits >> 1 | bits >> 2 | bits >> 3)
}

/// The places where a side has two checkers or more.
#[inline]
pub(super) fn many(bits: u128) -> Places {
    gather(bits >> 1 | bits >> 2 | bits >> 3)
}

/// The lowest bit of each place, packed side by side; without borne off.
#[inline]
fn gather(bits: u128) -> Places {
    let half = |mut word: u64| {
        word &= 0x1111_1111_1111_1111;
        word = (word | word >> 3) & 0x0303_0303_0303_0303;
        word = (word | word >> 6) & 0x000f_000f_000f_000f;
        word = (word | word >> 12) & 0x0000_00ff_0000_00ff;
        (word | word >> 24) as u32 & 0xffff
    };
    (half(bits as u64) | half((bits >> 64) as u64) << 16) & !1
}

/// The same points of the board by the other player's count; without the bar.
#[inline]
const fn opposite(places: Places) -> Places {
    ((places & !BAR).reverse_bits() >> (31 - Point::BAR.get())) & !BAR
}

/// The places in a set from the highest to the lowest.
#[inline]
pub(super) fn downwards(mut places: Places) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = places.checked_ilog2()?;
        places ^= 1 << place;
        Some(place as usize)
    })
}

impl Sides {
    /// The sides as `seat` sees them.
    #[inline]
    pub(super) fn of(checkers: Checkers, seat: Seat) -> Sides {
        let [own, other] = checkers.sides(seat);
        let (all, many) = (occupied(other), many(other));
        Sides { own, other, held: occupied(own), blots: opposite(all & !many), blocked: opposite(many) }
    }

    /// How many checkers the mover has on a place.
    #[inline]
    pub(super) const fn count(self, place: usize) -> u8 {
        count(self.own, place as u8)
    }

    /// Whether the mover has a checker on the bar.
    #[inline]
    pub(super) const fn is_on_bar(self) -> bool {
        self.held & BAR != 0
    }

    /// The places from which a number leads to a point that is not blocked.
    #[inline]
    pub(super) const fn open(self, die: u8) -> Places {
        !(self.blocked << die) & !((2 << die) - 1)
    }

    /// The places that a checker can leave with a number: only the bar while a checker is on it; with all checkers home
    /// also the number's own point, or the highest place if all are below it.
    #[inline]
    pub(super) const fn sources(self, die: u8) -> Places {
        let open = self.held & self.open(die);
        if self.held & OUTSIDE == 0 {
            let off = if self.held >> die > 1 { self.held & (1 << die) } else { highest(self.held) };
            return open | off;
        }
        if self.is_on_bar() { open & BAR } else { open }
    }

    /// The sides after a checker leaves a place with a number.
    #[inline]
    pub(super) fn after(mut self, from: usize, die: u8) -> Sides {
        let to = from.saturating_sub(usize::from(die));
        self.own = self.own.wrapping_add(CARRIED[usize::from(die)][from]);
        if self.count(from) == 0 {
            self.held &= !(1 << from);
        }
        self.held = (self.held | 1 << to) & !1;
        if self.blots >> to & 1 != 0 {
            self.other = self.other.wrapping_add(HIT[to]);
            self.blots &= !(1 << to);
        }
        self
    }

    /// Like [`Sides::after`], without updating the sets: for the last number of a turn.
    #[inline]
    pub(super) fn last(self, from: usize, die: u8) -> [u128; 2] {
        let to = from.saturating_sub(usize::from(die));
        let hit = if self.blots >> to & 1 != 0 { HIT[to] } else { 0 };
        [self.own.wrapping_add(CARRIED[usize::from(die)][from]), self.other.wrapping_add(hit)]
    }

    /// Whether at most one checker is outside the home, so that bearing off is possible within the turn.
    #[inline]
    pub(super) const fn may_bear_off(self) -> bool {
        let outside = self.own >> (4 * (Point::HOME.get() + 1));
        outside.count_ones() <= 1 && outside & 0x1111_1111_1111_1111_1111 == outside
    }

    /// How many of the numbers can be played at most.
    pub(super) fn most(self, left: Left) -> u8 {
        match left {
            Left::Two { high, low } => {
                let first = [(high, low), (low, high)].map(|(die, other)| (self.sources(die), die, other));
                let can_go_on =
                    |(sources, die, other)| downwards(sources).any(|from| self.after(from, die).sources(other) != 0);
                if first.into_iter().any(can_go_on) {
                    2
                } else {
                    u8::from(first.iter().any(|(sources, ..)| *sources != 0))
                }
            }
            Left::Same { face, n } => self.most_of_same(face, n, Point::BAR.idx()),
        }
    }

    /// How often a number can be played, up to `n` times, from `limit` downwards. Falling order loses nothing: no
    /// checker has to wait for one in front of it.
    fn most_of_same(self, face: u8, n: u8, limit: usize) -> u8 {
        if n == 0 {
            return 0;
        }
        let mut most = 0;
        for from in downwards(self.sources(face) & up_to(limit)) {
            most = most.max(1 + self.after(from, face).most_of_same(face, n - 1, from));
            if most == n {
                break;
            }
        }
        most
    }
}

/// The places up to a given one.
#[inline]
pub(super) const fn up_to(limit: usize) -> Places {
    (2 << limit) - 1
}

/// The highest place in a set.
#[inline]
const fn highest(places: Places) -> Places {
    match places.checked_ilog2() {
        Some(place) => 1 << place,
        None => 0,
    }
}

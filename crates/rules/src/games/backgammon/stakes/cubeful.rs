//! The worth of a game with the cube, by Janowski's model.
//!
//! A dead cube is one nobody turns any more: the game is worth the mean of its ends. A live cube is turned exactly where
//! the other side would as well take as drop: the worth runs straight between those points, by the probability to win
//! without regard to the cube. The truth lies between the two: how near to the live cube, the efficiency tells.

use crate::games::backgammon::Cube;

use super::payoffs::{Chances, Payoffs};

/// Who may turn the cube.
#[derive(Clone, Copy)]
pub(super) struct Turners {
    /// The seat itself.
    pub(super) own: bool,
    /// The other.
    pub(super) other: bool,
}

impl Turners {
    /// The other seat owns the cube.
    const OTHER: Turners = Turners { own: false, other: true };
    /// The cube is in the middle.
    pub(super) const BOTH: Turners = Turners { own: true, other: true };
}

/// A point of a line: a probability to win, and what it is worth.
type Corner = (f32, f32);

/// The worth of a game at one value of the cube, for all probabilities to win.
#[derive(Clone, Copy, Default)]
struct Level {
    /// What the seat has when it drops.
    dropped: f32,
    /// What the seat has when the other drops.
    cashed: f32,
    /// Where the game is lost, with the gammons among the losses.
    lost: Corner,
    /// Where the seat would as well take as drop.
    take: Corner,
    /// Where the other would as well take as drop.
    cash: Corner,
    /// Where the game is won, with the gammons among the wins.
    won: Corner,
}

impl Level {
    /// At a value at which the cube is not turned any more.
    fn last(payoffs: &Payoffs, chances: &Chances, log2: u8) -> Level {
        let worth = |stakes: i32| payoffs.points(stakes << log2);
        let mean = |[plain, gammons, backgammons]: [f32; 3], sign| {
            plain * worth(sign) + gammons * worth(2 * sign) + backgammons * worth(3 * sign)
        };
        let (lost, won) = ((0.0, mean(chances.losses, -1)), (1.0, mean(chances.wins, 1)));
        Level { dropped: worth(-1), cashed: worth(1), lost, take: lost, cash: won, won }
    }

    /// With the points at which the cube is turned to the next value.
    fn turned_to(self, next: &Level) -> Level {
        let across = |[left, middle, right]: [Corner; 3], worth| {
            let flip = |(win, worth): Corner| (worth, win);
            along([flip(left), flip(middle), flip(right)], worth)
        };
        // Who owns the cube can also leave it where it is.
        let dead = [next.lost, next.won, next.won];
        let take = across([next.lost, next.cash, next.won], self.dropped).min(across(dead, self.dropped));
        let cash = across([next.lost, next.take, next.won], self.cashed).max(across(dead, self.cashed));
        Level { take: (take, self.dropped), cash: (cash.max(take), self.cashed), ..self }
    }

    /// The worth of a dead cube.
    fn dead(&self, win: f32) -> f32 {
        line(self.lost, self.won, win)
    }

    /// The worth of a live cube.
    fn live(&self, win: f32, turners: Turners) -> f32 {
        let dead = self.dead(win);
        let own = || along([self.lost, self.cash, self.won], win).max(dead);
        let other = || along([self.lost, self.take, self.won], win).min(dead);
        match (turners.own, turners.other) {
            (false, false) => dead,
            (true, false) => own(),
            (false, true) => other(),
            (true, true) => {
                let corners = if win < self.take.0 {
                    [self.lost, self.take, self.cash]
                } else {
                    [self.take, self.cash, self.won]
                };
                along(corners, win).max(other()).min(own())
            }
        }
    }
}

/// The height at `x` of a line through three corners from left to right; beyond the outer ones, theirs.
fn along([left, middle, right]: [Corner; 3], x: f32) -> f32 {
    if x < middle.0 { line(left, middle, x.max(left.0)) } else { line(middle, right, x.min(right.0)) }
}

fn line(from: Corner, to: Corner, x: f32) -> f32 {
    if to.0 > from.0 { from.1 + (to.1 - from.1) * ((x - from.0) / (to.0 - from.0)) } else { to.1 }
}

/// The worth of a game to a seat that is on roll, in the measure of its payoffs.
pub(super) struct Cubeful {
    /// By how often the cube will have been turned.
    levels: [Level; 3],
    win: f32,
    efficiency: f32,
}

impl Cubeful {
    /// At a cube of two to the power `log2`; a cube nobody is to turn any more may still be taken.
    pub(super) fn new(payoffs: &Payoffs, chances: &Chances, log2: u8, has_cube: bool, efficiency: f32) -> Cubeful {
        let top = if has_cube { payoffs.most_log2().max(log2 + 2).min(Cube::MOST_LOG2) } else { log2 };
        let mut levels = [Level::default(); 3];
        for log2 in (log2..=top.max(log2 + 2)).rev() {
            let level = Level::last(payoffs, chances, log2);
            let level = if log2 < top { level.turned_to(&levels[0]) } else { level };
            levels = [level, levels[0], levels[1]];
        }
        Cubeful { levels, win: chances.win, efficiency }
    }

    /// What the game is worth where nobody turns the cube any more.
    pub(super) fn dead(&self) -> f32 {
        self.levels[0].dead(self.win)
    }

    /// What the game is worth where the seat throws without doubling.
    pub(super) fn held(&self, turners: Turners) -> f32 {
        self.turned(0, turners)
    }

    /// What a double is worth, with the better answer.
    pub(super) fn doubled(&self) -> f32 {
        self.taken().min(self.levels[0].cashed)
    }

    /// Whether the other should rather drop a double than take it.
    pub(super) fn is_dropped(&self) -> bool {
        self.taken() > self.levels[0].cashed
    }

    fn taken(&self) -> f32 {
        self.turned(1, Turners::OTHER)
    }

    /// The worth after some turns of the cube.
    fn turned(&self, n: usize, turners: Turners) -> f32 {
        let [now, next] = [self.levels[n], self.levels[n + 1]];
        let (dead, later) = (now.dead(self.win), next.dead(self.win));
        let mut worth = dead + self.efficiency * (now.live(self.win, turners) - dead);
        // Who loses the match by losing this game has nothing to lose by doubling and does so at once, whatever the
        // efficiency. The new owner then has no use for the cube.
        if turners.own && now.dropped == next.dropped {
            worth = worth.max(later.min(now.cashed));
        }
        if turners.other && now.cashed == next.cashed {
            worth = worth.min(later.max(now.dropped));
        }
        worth
    }
}

//! Shots: the throws that hit.

use super::checkers::Point;
use super::sides::{BAR, Places, Sides};

/// What a side can hit with its next throw.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Shots {
    /// Of the 36 throws, those that can hit.
    pub(super) n: u8,
    /// Of the 36 throws, those that can hit two checkers, or one with either number.
    pub(super) n_double: u8,
    /// The pips that the other side loses, summed over all 36 throws: of each, the checker that loses most.
    pub(super) pips: u16,
}

/// The shots of the mover.
pub(super) fn shots(sides: &Sides) -> Shots {
    let mut shots = Shots::default();
    if sides.blots == 0 {
        return shots;
    }
    let n_bar = sides.count(Point::BAR.idx());
    let free = !sides.blocked & !1;
    let mut add = |hit: Places, is_double: bool, weight: u8| {
        let Some(farthest) = hit.checked_ilog2() else { return };
        shots.n += weight;
        shots.n_double += if is_double || hit.count_ones() > 1 { weight } else { 0 };
        // A blot on the mover's point 20 has come 20 points.
        shots.pips += u16::from(weight) * farthest as u16;
    };
    for high in 1..=6_u8 {
        for low in 1..=high {
            if high == low {
                add(hit_by_double(sides, high, n_bar, free), false, 1);
                continue;
            }
            let [by_high, by_low] = [high, low].map(|die| reach(sides, die, n_bar) & sides.blots);
            let mut hit = by_high | by_low;
            if n_bar == 0 {
                // The same checker on, from a free point.
                let on = (sides.held >> high & free) >> low | (sides.held >> low & free) >> high;
                hit |= on & sides.blots;
            } else if n_bar == 1 {
                hit |= after_entering(sides, high, low, free) | after_entering(sides, low, high, free);
            }
            add(hit, by_high != 0 && by_low != 0, 2);
        }
    }
    shots
}

/// The places that a number takes a checker to, where it is played first.
fn reach(sides: &Sides, die: u8, n_bar: u8) -> Places {
    let from = if n_bar > 0 { sides.held & BAR } else { sides.held };
    from >> die
}

/// The blots hit with the second number after the only checker on the bar has entered with the first.
fn after_entering(sides: &Sides, first: u8, second: u8, free: Places) -> Places {
    let entered = BAR >> first & free;
    let from = if entered == 0 { 0 } else { sides.held & !BAR | entered };
    from >> second & sides.blots
}

/// The blots that a double can hit.
fn hit_by_double(sides: &Sides, die: u8, n_bar: u8, free: Places) -> Places {
    let mut hit = 0;
    let mut at = sides.held;
    if n_bar > 0 {
        let entered = BAR >> die & free;
        hit |= entered & sides.blots;
        if n_bar >= 4 || entered == 0 {
            return hit;
        }
        at = sides.held & !BAR | entered;
    }
    for _ in n_bar..4 {
        at = at >> die & free;
        hit |= at & sides.blots;
    }
    hit
}

//! Which budgets of a family become levels: as many as there is room for, evenly spread.

use std::ops::RangeInclusive;

use super::curve::Curve;
use super::family::{At, Family, TOP};

/// The steps that are wanted, in Elo: a score of 75 of 100.
const WANTED: f64 = 191.0;
/// The least that steps have in the mean: 70 of 100. With less, there are fewer levels.
const LEAST_MEAN: f64 = 147.0;
/// What a single step should be within: 65 to 86 of 100.
const USUAL: RangeInclusive<f64> = 107.0..=315.0;
/// What a step outside of that costs, in squared Elo; it is still possible.
const UNUSUAL: f64 = 1e6;
/// Places are looked at in steps of so many thousandths.
const GRAIN: At = 5;
/// The most levels.
const MOST_LEVELS: usize = 8;
/// How many times the positions of the level below a level has at most.
pub(super) const MOST_GROWTH: u32 = 4;

/// How many levels there is room for between a place and the top; at least 2.
pub(super) fn n_levels(curve: &Curve, lowest: At) -> usize {
    let room = curve.elo(TOP) - curve.elo(lowest);
    ((room / LEAST_MEAN) as usize + 1).clamp(2, MOST_LEVELS)
}

/// Places for `n` levels below one that is there already, the lowest first and within `window`. Each has more positions
/// than the one below, at most [`MOST_GROWTH`] times as many. `None` if there is no such way.
pub(super) fn below(
    curve: &Curve,
    family: &Family,
    window: &RangeInclusive<At>,
    above: At,
    n: usize,
) -> Option<Vec<At>> {
    let inner = (0..above).filter(|at| at % GRAIN == 0 || window.contains(at));
    let places: Vec<(At, u32, f64)> =
        inner.chain([above]).map(|at| (at, family.spec(at).nodes, curve.elo(at))).collect();
    // For each place: what it costs to have so many levels up to it, and which place is then the one below.
    let mut costs: Vec<Option<f64>> =
        places.iter().map(|(at, ..)| (window.contains(at) && *at < above).then_some(0.0)).collect();
    let mut froms = Vec::new();
    for _ in 0..n {
        let mut next = vec![None; places.len()];
        let mut from = vec![0; places.len()];
        for (high, (_, nodes, elo)) in places.iter().enumerate() {
            for (low, (_, fewer, lower)) in places[..high].iter().enumerate() {
                let Some(cost) = costs[low].filter(|_| fewer < nodes && *nodes <= fewer.saturating_mul(MOST_GROWTH))
                else {
                    continue;
                };
                let cost = cost + cost_of(elo - lower);
                if next[high].is_none_or(|best| cost < best) {
                    next[high] = Some(cost);
                    from[high] = low;
                }
            }
        }
        costs = next;
        froms.push(from);
    }
    let mut idx = places.len() - 1;
    costs[idx]?;
    let mut chosen = Vec::new();
    for from in froms.iter().rev() {
        idx = from[idx];
        chosen.push(places[idx].0);
    }
    chosen.reverse();
    Some(chosen)
}

fn cost_of(step: f64) -> f64 {
    let outside = f64::max(USUAL.start() - step, step - USUAL.end()).max(0.0);
    (step - WANTED).powi(2) + if outside > 0.0 { UNUSUAL * (1.0 + outside / WANTED) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::curve::{Meeting, expected, grid};

    const FAMILY: Family = Family { nodes: 200_000, fourfolds: 5.0, noise: 800, slight: 60, has_networks: false };

    /// A curve that rises steeply at first.
    fn curve(total: f64) -> Curve {
        let knots = grid(11);
        let elo = |at: At| total * (f64::from(at) / 1000.0).powf(0.7);
        let meetings: Vec<_> = knots
            .windows(2)
            .map(|pair| {
                let score = expected(elo(pair[1]) - elo(pair[0]));
                Meeting { low: pair[0], high: pair[1], score, n_games: 1_000_000 }
            })
            .collect();
        Curve::fit(&knots, &meetings)
    }

    #[test]
    fn levels_are_evenly_spread_and_grow_at_most_fourfold() {
        let curve = curve(1_700.0);
        assert_eq!(n_levels(&curve, 60), 8);
        let mut chosen = below(&curve, &FAMILY, &(40..=90), TOP, 7).unwrap();
        chosen.push(TOP);
        assert!((40..=90).contains(&chosen[0]), "{chosen:?}");
        let steps: Vec<f64> = chosen.windows(2).map(|pair| curve.elo(pair[1]) - curve.elo(pair[0])).collect();
        let mean = steps.iter().sum::<f64>() / 7.0;
        assert!(steps.iter().all(|step| (step - mean).abs() < 0.25 * mean), "{steps:?}");
        let nodes: Vec<u32> = chosen.iter().map(|at| FAMILY.spec(*at).nodes).collect();
        assert!(nodes.is_sorted_by(|one, other| one < other && *other <= 4 * one), "{nodes:?}");
    }

    #[test]
    fn growth_is_limited_also_where_strength_hardly_grows() {
        // From the middle on nothing becomes stronger.
        let knots = [0, 500, 1000];
        let meetings = [(0, 500, 0.99), (500, 1000, 0.5)];
        let meetings = meetings.map(|(low, high, score)| Meeting { low, high, score, n_games: 1_000_000 });
        let curve = Curve::fit(&knots, &meetings);
        let chosen = below(&curve, &FAMILY, &(0..=50), TOP, 7).unwrap();
        let nodes: Vec<u32> = chosen.into_iter().chain([TOP]).map(|at| FAMILY.spec(at).nodes).collect();
        assert!(nodes.is_sorted_by(|one, other| one < other && *other <= 4 * one), "{nodes:?}");
    }

    #[test]
    fn luck_leaves_room_for_fewer() {
        assert_eq!([0.0, 160.0, 500.0, 5_000.0].map(|total| n_levels(&curve(total), 0)), [2, 2, 4, 8]);
        // Two levels so far apart would need more than a fourfold of positions.
        assert_eq!(below(&curve(160.0), &FAMILY, &(0..=0), TOP, 1), None);
    }
}

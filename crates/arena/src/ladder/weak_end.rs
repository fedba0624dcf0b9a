//! Where on a family the weakest level may lie: between somebody random and somebody who looks a turn ahead.

use std::ops::RangeInclusive;

use super::contender::Contender;
use super::family::{At, Family, TOP};
use super::games::{Games, Stop};
use crate::rating::{self, Rating};

/// What the weakest level scores at least against somebody random.
pub(super) const LEAST_AGAINST_RANDOM: f64 = 0.8;
/// What the weakest level scores at most against somebody who looks a turn ahead.
pub(super) const MOST_AGAINST_PLAIN: f64 = 0.3;
/// By how much a place should be on the right side of both, as they are measured with few games.
const MARGIN: f64 = 0.03;
/// How many games a place plays against each of the two.
const N_GAMES: usize = 40;
/// How many games the weakest level plays against each of the two.
const N_GAMES_OF_LEVEL: usize = 100;
/// If no place is right, the weakest level scores about this at most against somebody random.
const USUAL_AGAINST_RANDOM: f64 = 0.93;
/// From these scores on, stronger budgets are not asked any more.
const ENOUGH: f64 = 0.6;
const ENOUGH_AGAINST_RANDOM: f64 = 0.95;
/// Places are looked at in steps of so many thousandths.
const GRAIN: usize = 5;
/// How far the weakest level may be from the nearest place if no place is right.
const NEAR: At = 10;

/// Scores of a family's weak end.
#[derive(Clone, Default, Debug)]
pub(super) struct WeakEnd {
    random: Rising,
    plain: Rising,
}

/// Scores that rise along a family, measured at some places.
#[derive(Clone, Default, Debug)]
struct Rising(Vec<(At, f64, usize)>);

impl WeakEnd {
    /// Measures the places, the lowest first, as far as it takes.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played.
    pub(super) fn measure(games: &mut impl Games, family: &Family, places: &[At]) -> Result<WeakEnd, Stop> {
        let mut end = WeakEnd::default();
        let (mut is_random_beaten, mut is_plain_beaten) = (false, false);
        for at in places.iter().copied().filter(|at| *at < TOP) {
            let spec = Contender::Computer(family.spec(at));
            if !is_random_beaten {
                let rating = rating::rate(&games.points(spec, Contender::Random, N_GAMES)?);
                is_random_beaten = rating.score >= ENOUGH_AGAINST_RANDOM;
                end.random.0.push((at, rating.score, N_GAMES));
            }
            if !is_plain_beaten {
                let rating = rating::rate(&games.points(spec, Contender::Plain, N_GAMES)?);
                is_plain_beaten = rating.score >= ENOUGH;
                end.plain.0.push((at, rating.score, N_GAMES));
            }
            if is_random_beaten && is_plain_beaten {
                break;
            }
        }
        Ok(end)
    }

    /// Measures the weakest level, and learns from it. Gives what it scores against somebody random and somebody who looks
    /// a turn ahead.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played.
    pub(super) fn check(&mut self, games: &mut impl Games, family: &Family, at: At) -> Result<[Rating; 2], Stop> {
        let spec = Contender::Computer(family.spec(at));
        let random = rating::rate(&games.points(spec, Contender::Random, N_GAMES_OF_LEVEL)?);
        let plain = rating::rate(&games.points(spec, Contender::Plain, N_GAMES_OF_LEVEL)?);
        self.random.0.push((at, random.score, N_GAMES_OF_LEVEL));
        self.plain.0.push((at, plain.score, N_GAMES_OF_LEVEL));
        Ok([random, plain])
    }

    /// Where the weakest level may lie. If no place is right, it beats somebody random clearly but not always, or as well as
    /// any place does: somebody who looks a turn ahead may themselves be little better than random.
    pub(super) fn window(&self) -> RangeInclusive<At> {
        let places = || (0..TOP).step_by(GRAIN);
        for margin in [MARGIN, 0.0] {
            let is_right = |at: &At| {
                self.random.at(*at) >= LEAST_AGAINST_RANDOM + margin
                    && self.plain.at(*at) <= MOST_AGAINST_PLAIN - margin
            };
            let mut right = places().filter(is_right);
            if let Some(first) = right.next() {
                return first..=right.next_back().unwrap_or(first);
            }
        }
        let beats = |score: f64| places().find(|at| self.random.at(*at) >= score);
        let strongest = || places().max_by(|one, other| self.random.at(*one).total_cmp(&self.random.at(*other)));
        let first = beats(LEAST_AGAINST_RANDOM + MARGIN).or_else(|| beats(LEAST_AGAINST_RANDOM)).or_else(strongest);
        let first = first.unwrap_or(0);
        let last = beats(USUAL_AGAINST_RANDOM).unwrap_or(first);
        first.saturating_sub(NEAR)..=last.max(first + NEAR)
    }
}

impl Rising {
    /// The score at a place: linear between those that are measured, which are averaged where they fall.
    fn at(&self, at: At) -> f64 {
        let mut measured = self.0.clone();
        measured.sort_by_key(|(at, ..)| *at);
        // Pools: from where to where, and the sum and the number of points.
        let mut pools: Vec<(At, At, f64, f64)> = Vec::new();
        for (at, score, n) in measured {
            let n = n as f64;
            let mut pool = (at, at, score * n, n);
            while let Some(last) = pools.pop_if(|last| last.2 / last.3 >= pool.2 / pool.3) {
                pool = (last.0, pool.1, last.2 + pool.2, last.3 + pool.3);
            }
            pools.push(pool);
        }
        let knots: Vec<(At, f64)> =
            pools.iter().flat_map(|(from, to, sum, n)| [(*from, sum / n), (*to, sum / n)]).collect();
        let after = knots.iter().position(|(knot, _)| *knot >= at);
        match (after, knots.last()) {
            (Some(0), _) => knots[0].1,
            (Some(idx), _) => {
                let ((from, low), (to, high)) = (knots[idx - 1], knots[idx]);
                low + (high - low) * f64::from(at - from) / f64::from((to - from).max(1))
            }
            (None, last) => last.map_or(0.5, |(_, score)| *score),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rising(scores: &[(At, f64)]) -> Rising {
        Rising(scores.iter().map(|(at, score)| (*at, *score, 40)).collect())
    }

    #[test]
    fn scores_between_places_rise() {
        let scores = rising(&[(0, 0.2), (100, 0.6), (200, 0.4), (300, 0.9)]);
        let at = |at| (100.0 * scores.at(at)).round();
        assert_eq!([0, 50, 100, 150, 200, 250, 300, 900].map(at), [20.0, 35.0, 50.0, 50.0, 50.0, 70.0, 90.0, 90.0]);
    }

    #[test]
    fn the_weakest_level_beats_chance_and_loses_to_who_looks() {
        let end = WeakEnd { random: rising(&[(0, 0.7), (200, 0.9)]), plain: rising(&[(0, 0.1), (400, 0.5)]) };
        let window = end.window();
        assert!((125..=135).contains(window.start()) && (165..=175).contains(window.end()), "{window:?}");
        // Who looks ahead is not better than somebody random here.
        let end = WeakEnd { random: rising(&[(0, 0.5), (500, 1.0)]), plain: rising(&[(0, 0.45), (500, 0.9)]) };
        assert!(end.window().contains(&330), "{:?}", end.window());
    }
}

//! How strong somebody plays a game, estimated from their recent results against the computer, and which of its levels fits
//! them.
//!
//! **Model.** Strength is measured in levels: somebody of strength 4 scores half the points against level 4. Against level
//! *L*, somebody of strength *x* has the odds `r ^ (x - L)`, where `r` is the odds of a level against the one below
//! ([`Levels::step`]: 75 points of a hundred are 3 to 1). So they are expected to score
//!
//! ```text
//! p = 1 / (1 + r ^ (L - x)) = 1 / (1 + 10 ^ (k (L - x)))    with k = log10 r
//! ```
//!
//! This is the logistic curve by which chess players are rated (Elo 1978, *The Rating of Chessplayers, Past and Present*; as
//! a model of comparisons, Bradley and Terry 1952). Against several other sides the odds of winning are shared by all
//! (Luce 1959): `p = o / (o + n)` with the odds `o` against one, and `n` others. A draw counts as half a game won and half a
//! game lost: its likelihood is the geometric mean of theirs.
//!
//! **Estimate.** Bayes' rule on a grid of strengths, half a level apart. The prior is broad and has its peak at strength 3.
//! Before each game the strength may have changed a little, so the belief spreads: by half a level variance in eight games. So
//! later games weigh more, and somebody who learns is followed. The mean of the belief is the estimate.
//!
//! There are no logarithms and no powers but square roots, so every device finds the same level.

use rules::{Level, Levels};

use crate::results::{OwnGame, OwnResult};

/// Points of the grid per level.
const PER_LEVEL: u8 = 2;
/// The strength that is the likeliest before the first game, in points of the grid.
const PRIOR_PEAK: u8 = 3 * PER_LEVEL;
/// How likely a strength is before the first game, compared with its neighbour that is nearer to the peak. Two levels away
/// it is half as likely.
const PRIOR_FALL: f32 = 0.84;
/// What of the belief in a strength goes to each of its neighbours before a game.
const SPREAD: f32 = 0.125;
/// How far the estimate must be from a level before another is offered, in levels. With less than this, somebody between
/// two levels would be sent to and fro.
const MARGIN: f32 = 0.6;
/// Every so many equal results in a row, another level is offered whatever the estimate is.
const STREAK: usize = 3;

/// Another level that is offered after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOffer {
    /// Which.
    pub level: Level,
    /// Why.
    pub reason: OfferReason,
}

/// Why another level is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferReason {
    /// It fits better, by the estimate.
    Fits,
    /// Three games in a row were won.
    Wins,
    /// Three games in a row were lost.
    Losses,
}

/// The level against which somebody with these results is expected to score half the points, or the nearest one that the game
/// has. The last game stands at the end; `None` without any.
///
/// ```
/// use play::{OwnGame, OwnResult, skill};
/// use rules::{Level, Levels};
///
/// let won = |level| OwnGame { level: Level::nearest(level), result: OwnResult::Won, rivals: 1, is_usual: true };
/// assert_eq!(skill::fitting_level(&[], Levels::USUAL), None);
/// assert_eq!(skill::fitting_level(&[won(2)], Levels::USUAL), Level::new(4));
/// assert_eq!(skill::fitting_level(&[won(2), won(4), won(5)], Levels::USUAL), Level::new(6));
/// ```
pub fn fitting_level(recent: &[OwnGame], levels: Levels) -> Option<Level> {
    recent.last().map(|_| nearest(estimate(recent, levels), levels))
}

/// The level that is offered after the last one of these games; `None` if its level may stay.
///
/// There are offers from the first game on: somebody who is new here meets level 2, and if they are to be where they belong
/// after eight games, none can be wasted. A streak comes before the estimate, and leads one level up or down. Against several
/// others most games are lost, so only the estimate counts losses there. Who has won is not sent down, and who has
/// lost is not sent up.
pub fn offer(recent: &[OwnGame], levels: Levels) -> Option<LevelOffer> {
    let OwnGame { level, result, rivals, .. } = *recent.last()?;
    let n_equal = recent.iter().rev().take_while(|own| own.result == result).count();
    let is_streak = n_equal.is_multiple_of(STREAK);
    let (to, reason) = match result {
        OwnResult::Won if is_streak => (Level::new(level.number() + 1)?, OfferReason::Wins),
        OwnResult::Lost if is_streak && rivals == 1 => (Level::new(level.number() - 1)?, OfferReason::Losses),
        _ => {
            let strength = estimate(recent, levels);
            let ahead = strength - f32::from(level.number());
            let contradicts = match result {
                OwnResult::Won => ahead < 0.0,
                OwnResult::Drawn => false,
                OwnResult::Lost => ahead > 0.0,
            };
            if contradicts || ahead.abs() < MARGIN {
                return None;
            }
            (nearest(strength, levels), OfferReason::Fits)
        }
    };
    (to != level && to.number() <= levels.count).then_some(LevelOffer { level: to, reason })
}

/// The nearest of a game's levels to a strength.
fn nearest(strength: f32, levels: Levels) -> Level {
    // A conversion to an integer keeps to its range.
    Level::nearest(((strength + 0.5) as u8).min(levels.count))
}

/// The estimate of the strength, in levels.
fn estimate(recent: &[OwnGame], levels: Levels) -> f32 {
    // From a level below the weakest to one above the strongest.
    let n_points = (levels.count + 1) * PER_LEVEL + 1;
    let step = f32::from(levels.step.clamp(51, 99));
    let odds_of_point = (step / (100.0 - step)).sqrt();
    let powers = |base: f32| std::iter::successors(Some(1.0), move |power| Some(power * base));
    let odds: Vec<f32> = powers(odds_of_point).take(usize::from(n_points)).collect();
    let mut belief: Vec<f32> = (0..n_points)
        .map(|point| powers(PRIOR_FALL).nth(usize::from(point.abs_diff(PRIOR_PEAK))).unwrap_or_default())
        .collect();
    for own in recent {
        let before = belief.clone();
        let last = before.len() - 1;
        let at_level = odds[usize::from(own.level.number().min(levels.count) * PER_LEVEL)];
        for (point, belief) in belief.iter_mut().enumerate() {
            let neighbours = before[point.saturating_sub(1)] + before[(point + 1).min(last)];
            let against_one = odds[point] / at_level;
            let wins = against_one / (against_one + f32::from(own.rivals.max(1)));
            let likelihood = match own.result {
                OwnResult::Won => wins,
                OwnResult::Drawn => (wins * (1.0 - wins)).sqrt(),
                OwnResult::Lost => 1.0 - wins,
            };
            *belief = (before[point] + SPREAD * (neighbours - 2.0 * before[point])) * likelihood;
        }
        let sum: f32 = belief.iter().sum();
        belief.iter_mut().for_each(|belief| *belief /= sum);
    }
    let weighted = (0..n_points).zip(&belief).map(|(point, belief)| f32::from(point) * belief);
    weighted.sum::<f32>() / belief.iter().sum::<f32>() / f32::from(PER_LEVEL)
}

#[cfg(test)]
mod tests;

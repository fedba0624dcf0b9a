//! Logistic regression: fits feature weights to game results.

use std::iter;

use rules::evaluation::{FULL_PHASE, FeatureCounts};

/// A feature's weights in the opening and in the endgame, in hundredths of a plain piece.
pub(crate) type Weights = [f64; 2];

/// Positions as feature counts, each with the result of its game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Data {
    /// The features that are not balanced and by how much, position after position.
    counts: Vec<(u16, f32)>,
    rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    /// The end of this position's range in `counts`.
    end: usize,
    /// The phase, from 1 in the opening to 0 in the endgame.
    left: f32,
    /// The first team's points, 0 to 1.
    points: f32,
}

/// Collects the feature counts of one position.
pub(crate) struct Counts {
    by_feature: Vec<i32>,
    left: i32,
}

impl Counts {
    pub(crate) fn new(n_features: usize) -> Counts {
        Counts { by_feature: vec![0; n_features], left: FULL_PHASE }
    }
}

impl FeatureCounts for Counts {
    fn add(&mut self, feature: usize, n: i32) {
        self.by_feature[feature] += n;
    }

    fn phase(&mut self, part: i32) {
        self.left = part;
    }
}

impl Data {
    /// Appends a position of a game in which the first team got `points`.
    pub(crate) fn push(&mut self, counts: &Counts, points: f64) {
        let counted = (0..).zip(&counts.by_feature).filter(|(_, n)| **n != 0);
        self.counts.extend(counted.map(|(feature, n)| (feature, *n as f32)));
        let left = counts.left as f32 / FULL_PHASE as f32;
        self.rows.push(Row { end: self.counts.len(), left, points: points as f32 });
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The number of positions in which a feature is not balanced.
    pub(crate) fn n_with(&self, feature: usize) -> usize {
        self.counts.iter().filter(|(counted, _)| usize::from(*counted) == feature).count()
    }

    fn iter(&self) -> impl Iterator<Item = (&[(u16, f32)], Row)> {
        let starts = iter::once(0).chain(self.rows.iter().map(|row| row.end));
        starts.zip(&self.rows).map(|(start, row)| (&self.counts[start..row.end], *row))
    }

    /// The expected and the actual points of each position. `slope` is how fast the expected points rise with a
    /// position's score, per hundredth.
    fn predictions(&self, scores: &[Weights], slope: f64) -> impl Iterator<Item = (f64, f64)> {
        self.iter()
            .map(move |(counts, row)| (win_probability(slope * score(counts, row, scores)), f64::from(row.points)))
    }

    /// The mean negative log-likelihood of the results.
    pub(crate) fn loss(&self, scores: &[Weights], slope: f64) -> f64 {
        // An outcome that seemed impossible must not weigh infinitely.
        let log = |win_probability: f64| win_probability.max(1e-12).ln();
        let sum: f64 = self
            .predictions(scores, slope)
            .map(|(win_probability, points)| {
                -(points * log(win_probability) + (1.0 - points) * log(1.0 - win_probability))
            })
            .sum();
        sum / self.len().max(1) as f64
    }

    /// The slope that fits these weights best.
    pub(crate) fn slope(&self, scores: &[Weights]) -> f64 {
        // The loss is unimodal, so a ternary search always keeps the minimum in its interval.
        let (mut low, mut high) = (LEAST_SLOPE.ln(), MOST_SLOPE.ln());
        while high - low > 1e-4 {
            let third = (high - low) / 3.0;
            let [near, far] = [low + third, high - third];
            if self.loss(scores, near.exp()) < self.loss(scores, far.exp()) { high = far } else { low = near }
        }
        f64::midpoint(low, high).exp()
    }
}

/// The lowest slope: a plain piece changes the expected points by 0.0125 at most; at less, nothing was learnt.
const LEAST_SLOPE: f64 = 0.000_5;
/// The highest slope: a plain piece ahead never wins so surely.
const MOST_SLOPE: f64 = 0.1;

fn score(counts: &[(u16, f32)], row: Row, scores: &[Weights]) -> f64 {
    let left = f64::from(row.left);
    let sum = |[early, late]: [f64; 2], (feature, n): &(u16, f32)| {
        let [one_early, one_late] = scores[usize::from(*feature)];
        let n = f64::from(*n);
        [early + n * one_early, late + n * one_late]
    };
    let [early, late] = counts.iter().fold([0.0; 2], sum);
    early * left + late * (1.0 - left)
}

/// The logistic function.
fn win_probability(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The prior: how far the weights are expected to lie from the known ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The standard deviation, in hundredths of a plain piece.
    pub(crate) score: f64,
    /// The weight of the data: positions of one game say little more than one of them.
    pub(crate) n_games: usize,
}

/// The number of passes over all positions.
const N_ROUNDS: u32 = 800;
/// The step sizes of the first and the last pass, in hundredths.
const PACE: [f64; 2] = [5.0, 0.02];

/// The weights that make the results likely without straying far from the known ones: Adam (Kingma and Ba 2015) over
/// all positions in every pass, at a fixed slope.
pub(crate) fn fit(data: &Data, known: &[Weights], slope: f64, reach: Reach) -> Vec<Weights> {
    let mut scores = known.to_vec();
    let mut means = vec![[[0.0_f64; 2]; 2]; known.len()];
    let pull = 1.0 / (reach.score * reach.score * reach.n_games.max(1) as f64);
    for round in 1..=N_ROUNDS {
        let mut derivatives = derivatives(data, &scores, slope);
        for ((derivative, score), known) in derivatives.iter_mut().zip(&scores).zip(known) {
            for part in 0..2 {
                derivative[part] += pull * (score[part] - known[part]);
            }
        }
        let done = f64::from(round) / f64::from(N_ROUNDS);
        let pace = PACE[0] * (PACE[1] / PACE[0]).powf(done);
        let fades = [0.9_f64, 0.999];
        let begun = fades.map(|fade| 1.0 - fade.powi(round as i32));
        for ((score, derivative), means) in scores.iter_mut().zip(&derivatives).zip(&mut means) {
            for part in 0..2 {
                let [mean, square] = &mut means[part];
                *mean = fades[0] * *mean + (1.0 - fades[0]) * derivative[part];
                *square = fades[1] * *square + (1.0 - fades[1]) * derivative[part] * derivative[part];
                score[part] -= pace * (*mean / begun[0]) / ((*square / begun[1]).sqrt() + 1e-12);
            }
        }
    }
    scores
}

/// The gradient of the loss.
fn derivatives(data: &Data, scores: &[Weights], slope: f64) -> Vec<Weights> {
    let mut derivatives = vec![[0.0; 2]; scores.len()];
    for (counts, row) in data.iter() {
        let left = f64::from(row.left);
        let miss = slope * (win_probability(slope * score(counts, row, scores)) - f64::from(row.points));
        for (feature, n) in counts {
            let [early, late] = &mut derivatives[usize::from(*feature)];
            let derivative = miss * f64::from(*n);
            *early += derivative * left;
            *late += derivative * (1.0 - left);
        }
    }
    let part = 1.0 / data.len().max(1) as f64;
    derivatives.iter().map(|derivative| derivative.map(|sum| part * sum)).collect()
}

/// The same weights, scaled so that the first one is `early` in the opening; `None` if it is worth nothing there.
pub(crate) fn scaled(scores: &[Weights], early: f64) -> Option<Vec<Weights>> {
    let first = scores.first().map(|[first, _]| *first).filter(|first| *first >= 1.0)?;
    Some(scores.iter().map(|score| score.map(|part| part * early / first)).collect())
}

#[cfg(test)]
mod tests;

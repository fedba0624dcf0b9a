//! Weights fitted to results: logistic regression over counted features.

use std::iter;

use rules::appraisal::{Tally, WHOLE};

/// What a feature is worth at the beginning and at the end, in hundredths of a plain piece.
pub(crate) type Worth = [f64; 2];

/// Positions as their features' counts, with the results of the games that they are from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Data {
    /// Features that are not balanced, and by how many, position after position.
    counts: Vec<(u16, f32)>,
    rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    /// Where its counts end.
    end: usize,
    /// How much of the beginning is left, 0 to 1.
    left: f32,
    /// What the first team got, 0 to 1.
    points: f32,
}

/// Takes the counts of one position.
pub(crate) struct Counts {
    by_feature: Vec<i32>,
    left: i32,
}

impl Counts {
    pub(crate) fn new(n_features: usize) -> Counts {
        Counts { by_feature: vec![0; n_features], left: WHOLE }
    }
}

impl Tally for Counts {
    fn add(&mut self, feature: usize, n: i32) {
        self.by_feature[feature] += n;
    }

    fn left(&mut self, part: i32) {
        self.left = part;
    }
}

impl Data {
    /// Appends a position of a game in which the first team got `points`.
    pub(crate) fn push(&mut self, counts: &Counts, points: f64) {
        let counted = (0..).zip(&counts.by_feature).filter(|(_, n)| **n != 0);
        self.counts.extend(counted.map(|(feature, n)| (feature, *n as f32)));
        let left = counts.left as f32 / WHOLE as f32;
        self.rows.push(Row { end: self.counts.len(), left, points: points as f32 });
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// In how many positions a feature is not balanced.
    pub(crate) fn n_with(&self, feature: usize) -> usize {
        self.counts.iter().filter(|(counted, _)| usize::from(*counted) == feature).count()
    }

    fn iter(&self) -> impl Iterator<Item = (&[(u16, f32)], Row)> {
        let starts = iter::once(0).chain(self.rows.iter().map(|row| row.end));
        starts.zip(&self.rows).map(|(start, row)| (&self.counts[start..row.end], *row))
    }

    /// Points that are expected, and what there was, for each position. `slope` is how fast hopes rise with a position's
    /// worth, by hundredth.
    fn hopes(&self, worths: &[Worth], slope: f64) -> impl Iterator<Item = (f64, f64)> {
        self.iter().map(move |(counts, row)| (hope(slope * worth(counts, row, worths)), f64::from(row.points)))
    }

    /// The mean of minus the logarithm of how likely the results are.
    pub(crate) fn loss(&self, worths: &[Worth], slope: f64) -> f64 {
        // A result that was thought impossible must not weigh endlessly.
        let log = |hope: f64| hope.max(1e-12).ln();
        let sum: f64 = self
            .hopes(worths, slope)
            .map(|(hope, points)| -(points * log(hope) + (1.0 - points) * log(1.0 - hope)))
            .sum();
        sum / self.len().max(1) as f64
    }

    /// The slope that goes best with these worths.
    pub(crate) fn slope(&self, worths: &[Worth]) -> f64 {
        // The loss has one valley, so three parts of four points always hold it.
        let (mut low, mut high) = (LEAST_SLOPE.ln(), MOST_SLOPE.ln());
        while high - low > 1e-4 {
            let third = (high - low) / 3.0;
            let [near, far] = [low + third, high - third];
            if self.loss(worths, near.exp()) < self.loss(worths, far.exp()) { high = far } else { low = near }
        }
        f64::midpoint(low, high).exp()
    }
}

/// A plain piece changes what is hoped for by this much at least, of 4 hundredths of a game: else nothing was learnt.
const LEAST_SLOPE: f64 = 0.000_5;
/// A plain piece ahead is not won as surely as this.
const MOST_SLOPE: f64 = 0.1;

fn worth(counts: &[(u16, f32)], row: Row, worths: &[Worth]) -> f64 {
    let left = f64::from(row.left);
    let sum = |[early, late]: [f64; 2], (feature, n): &(u16, f32)| {
        let [one_early, one_late] = worths[usize::from(*feature)];
        let n = f64::from(*n);
        [early + n * one_early, late + n * one_late]
    };
    let [early, late] = counts.iter().fold([0.0; 2], sum);
    early * left + late * (1.0 - left)
}

/// The logistic function.
fn hope(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// How far worths may be thought to lie from those that are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// In hundredths of a plain piece, as a standard deviation.
    pub(crate) worth: f64,
    /// How much is learnt: positions of one game say little more than one of them.
    pub(crate) n_games: usize,
}

/// So many times all positions are looked at.
const N_ROUNDS: u32 = 800;
/// A worth moves by about so many hundredths in the first round, and in the last one.
const PACE: [f64; 2] = [5.0, 0.02];

/// The worths that make the results likely, without going far from those that are known: Adam (Kingma and Ba 2015) over all
/// positions in every round, at a slope that stays.
pub(crate) fn fit(data: &Data, known: &[Worth], slope: f64, reach: Reach) -> Vec<Worth> {
    let mut worths = known.to_vec();
    let mut means = vec![[[0.0_f64; 2]; 2]; known.len()];
    let pull = 1.0 / (reach.worth * reach.worth * reach.n_games.max(1) as f64);
    for round in 1..=N_ROUNDS {
        let mut slants = slants(data, &worths, slope);
        for ((slant, worth), known) in slants.iter_mut().zip(&worths).zip(known) {
            for part in 0..2 {
                slant[part] += pull * (worth[part] - known[part]);
            }
        }
        let done = f64::from(round) / f64::from(N_ROUNDS);
        let pace = PACE[0] * (PACE[1] / PACE[0]).powf(done);
        let fades = [0.9_f64, 0.999];
        let begun = fades.map(|fade| 1.0 - fade.powi(round as i32));
        for ((worth, slant), means) in worths.iter_mut().zip(&slants).zip(&mut means) {
            for part in 0..2 {
                let [mean, square] = &mut means[part];
                *mean = fades[0] * *mean + (1.0 - fades[0]) * slant[part];
                *square = fades[1] * *square + (1.0 - fades[1]) * slant[part] * slant[part];
                worth[part] -= pace * (*mean / begun[0]) / ((*square / begun[1]).sqrt() + 1e-12);
            }
        }
    }
    worths
}

/// How the loss changes with every worth.
fn slants(data: &Data, worths: &[Worth], slope: f64) -> Vec<Worth> {
    let mut slants = vec![[0.0; 2]; worths.len()];
    for (counts, row) in data.iter() {
        let left = f64::from(row.left);
        let miss = slope * (hope(slope * worth(counts, row, worths)) - f64::from(row.points));
        for (feature, n) in counts {
            let [early, late] = &mut slants[usize::from(*feature)];
            let slant = miss * f64::from(*n);
            *early += slant * left;
            *late += slant * (1.0 - left);
        }
    }
    let part = 1.0 / data.len().max(1) as f64;
    slants.iter().map(|slant| slant.map(|sum| part * sum)).collect()
}

/// The same worths, on the scale that the first one is `early` at the beginning; `None` where it is worth nothing there.
pub(crate) fn scaled(worths: &[Worth], early: f64) -> Option<Vec<Worth>> {
    let first = worths.first().map(|[first, _]| *first).filter(|first| *first >= 1.0)?;
    Some(worths.iter().map(|worth| worth.map(|part| part * early / first)).collect())
}

#[cfg(test)]
mod tests;

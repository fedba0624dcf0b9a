//! A network that learns: the cross entropy of its odds is made less by stochastic gradient descent, the step of each
//! weight as in Adam (Kingma and Ba 2015, <https://arxiv.org/abs/1412.6980>).

use ai::network::{Weights, softmax};
use oorandom::Rand32;
use rules::Odds;

use super::self_play::Sample;

/// A network in training. All sums are taken in a fixed order, so that the same lessons give the same weights.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learner {
    pub(crate) n_inputs: usize,
    pub(crate) n_hidden: usize,
    /// The weights of each input in all hidden units, the biases of the units, for each end the weights of all units,
    /// and the biases of the ends: one after the other.
    pub(crate) numbers: Vec<f32>,
    /// How steeply the loss rises with each number, in the mean of the last batches.
    pub(crate) slopes: Vec<f32>,
    /// The same of the squares.
    pub(crate) squares: Vec<f32>,
    /// From how many batches it has learnt.
    pub(crate) n_batches: u64,
}

/// How many samples are learnt from at a time.
const BATCH: usize = 64;
/// How much of the means of slopes and squares stays with every batch.
const KEPT: [f32; 2] = [0.9, 0.999];
/// Added to the root of every square, so that nothing is divided by zero.
const LEAST: f32 = 1e-8;

/// About how many inputs are set at a time, and how large their weights are at first.
const USUAL_INPUTS: f32 = 60.0;

impl Learner {
    /// How many numbers a network has.
    pub(crate) fn n_numbers(n_inputs: usize, n_hidden: usize) -> usize {
        (n_inputs + 1) * n_hidden + Odds::N * (n_hidden + 1)
    }

    /// A network that knows nothing.
    pub(crate) fn new(n_inputs: usize, n_hidden: usize, rand: &mut Rand32) -> Learner {
        let mut numbers = vec![0.0; Learner::n_numbers(n_inputs, n_hidden)];
        let mut fill = |numbers: &mut [f32], most: f32| {
            numbers.iter_mut().for_each(|number| *number = most * (2.0 * rand.rand_float() - 1.0));
        };
        let (first, rest) = numbers.split_at_mut(n_inputs * n_hidden);
        fill(first, (3.0 / USUAL_INPUTS).sqrt());
        fill(&mut rest[n_hidden..][..Odds::N * n_hidden], (1.0 / n_hidden as f32).sqrt());
        Learner::of(n_inputs, n_hidden, numbers)
    }

    /// A network of these numbers.
    pub(crate) fn of(n_inputs: usize, n_hidden: usize, numbers: Vec<f32>) -> Learner {
        let none = vec![0.0; numbers.len()];
        Learner { n_inputs, n_hidden, numbers, slopes: none.clone(), squares: none, n_batches: 0 }
    }

    /// Its weights.
    pub(crate) fn weights(&self) -> Weights {
        let n = self.n_hidden;
        let (first, rest) = self.numbers.split_at(self.n_inputs * n);
        let (first_bias, rest) = rest.split_at(n);
        let (last, last_bias) = rest.split_at(Odds::N * n);
        Weights {
            first: first.chunks(n).map(<[f32]>::to_vec).collect(),
            first_bias: first_bias.to_vec(),
            last: core::array::from_fn(|end| last[end * n..][..n].to_vec()),
            last_bias: core::array::from_fn(|end| last_bias[end]),
        }
    }

    /// Learns from all samples, batch by batch; the sum of the cross entropies, each before it was learnt from.
    pub(crate) fn learn(&mut self, samples: &[Sample], rate: f32) -> f64 {
        let mut scratch = Scratch::new(self.n_hidden, self.numbers.len());
        let mut loss = 0.0;
        for batch in samples.chunks(BATCH) {
            scratch.slopes.fill(0.0);
            for sample in batch {
                loss += f64::from(self.blame(sample, 1.0 / batch.len() as f32, &mut scratch));
            }
            self.step(&scratch.slopes, rate);
        }
        loss
    }

    /// Adds to the slopes what a sample says, and returns its cross entropy.
    fn blame(&self, Sample { inputs, target, .. }: &Sample, share: f32, scratch: &mut Scratch) -> f32 {
        let Learner { n_inputs, n_hidden: n, numbers, .. } = self;
        let n = *n;
        let (first, rest) = numbers.split_at(n_inputs * n);
        let (first_bias, rest) = rest.split_at(n);
        let (last, last_bias) = rest.split_at(Odds::N * n);
        let Scratch { hidden, of_hidden, slopes } = scratch;
        let (first_slopes, rest) = slopes.split_at_mut(n_inputs * n);
        let (first_bias_slopes, rest) = rest.split_at_mut(n);
        let (last_slopes, last_bias_slopes) = rest.split_at_mut(Odds::N * n);
        hidden.copy_from_slice(first_bias);
        for (input, value) in inputs.iter() {
            add(hidden, &first[input * n..][..n], value);
        }
        hidden.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let odds = softmax(core::array::from_fn(|end| last_bias[end] + dot(hidden, &last[end * n..][..n])));
        of_hidden.fill(0.0);
        let mut loss = 0.0;
        for end in 0..Odds::N {
            let slope = share * (odds.0[end] - target.0[end]);
            loss -= target.0[end] * odds.0[end].max(1e-9).ln();
            add(of_hidden, &last[end * n..][..n], slope);
            add(&mut last_slopes[end * n..][..n], hidden, slope);
            last_bias_slopes[end] += slope;
        }
        for (slope, unit) in of_hidden.iter_mut().zip(hidden.iter()) {
            *slope = if *unit > 0.0 { *slope } else { 0.0 };
        }
        for (input, value) in inputs.iter() {
            add(&mut first_slopes[input * n..][..n], of_hidden, value);
        }
        add(first_bias_slopes, of_hidden, 1.0);
        loss
    }

    /// Moves every number against its slope.
    fn step(&mut self, slopes: &[f32], rate: f32) {
        self.n_batches += 1;
        // The means began at 0, and are too small at first.
        let [so_far, so_far_squared] = KEPT.map(|kept| 1.0 - power(kept, self.n_batches));
        let means = self.slopes.iter_mut().zip(&mut self.squares);
        for ((number, slope), (mean, square)) in self.numbers.iter_mut().zip(slopes).zip(means) {
            *mean += (1.0 - KEPT[0]) * (slope - *mean);
            *square += (1.0 - KEPT[1]) * (slope * slope - *square);
            *number -= rate * (*mean / so_far) / ((*square / so_far_squared).sqrt() + LEAST);
        }
    }
}

/// A power of a number below 1, by products alone: the same on every machine. Where it no longer matters beside 1, it is
/// not told exactly.
fn power(base: f32, exponent: u64) -> f32 {
    let mut product = 1.0;
    let mut left = exponent;
    while left > 0 && product > f32::EPSILON / 8.0 {
        product *= base;
        left -= 1;
    }
    product
}

/// Room for what is reckoned on the way.
struct Scratch {
    hidden: Vec<f32>,
    /// How steeply the loss rises with each hidden unit.
    of_hidden: Vec<f32>,
    /// How steeply it rises with each number.
    slopes: Vec<f32>,
}

impl Scratch {
    fn new(n_hidden: usize, n_numbers: usize) -> Scratch {
        Scratch { hidden: vec![0.0; n_hidden], of_hidden: vec![0.0; n_hidden], slopes: vec![0.0; n_numbers] }
    }
}

/// Adds a multiple of one list to another.
#[inline]
fn add(sums: &mut [f32], more: &[f32], factor: f32) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += factor * more;
    }
}

/// The sum of products, in eight lanes.
#[inline]
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks(8).zip(other.chunks(8)) {
        for ((lane, one), other) in lanes.iter_mut().zip(one).zip(other) {
            *lane += one * other;
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use ai::network::Network;
    use rules::Inputs;

    use super::*;
    use crate::rng;

    #[test]
    fn what_is_taught_is_learnt() {
        let mut learner = Learner::new(4, 20, &mut rng::generator(1));
        let lessons = [(0, Odds::certain(0)), (1, Odds([0.5, 0.0, 0.0, 0.5, 0.0, 0.0])), (2, Odds::certain(5))];
        let inputs = |input: usize| {
            let mut inputs = Inputs::new();
            inputs.set(input, 1.0);
            inputs.set(3, 0.5);
            inputs
        };
        let samples = lessons.map(|(input, target)| Sample { network: 0, inputs: inputs(input), target });
        for _ in 0..1_000 {
            learner.learn(&samples, 0.01);
        }
        let network = Network::new(&learner.weights());
        for (input, target) in lessons {
            let odds = network.odds(&inputs(input));
            assert!(odds.0.iter().zip(target.0).all(|(one, other)| (one - other).abs() < 0.03), "{input}: {odds:?}");
        }
    }
}

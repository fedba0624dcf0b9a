//! A network that learns: plain stochastic gradient descent on the cross entropy of its odds.

use ai::network::{Weights, softmax};
use oorandom::Rand32;
use rules::{Inputs, Odds};

/// A network in training. All sums are taken in a fixed order, so that the same lessons give the same weights.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learner {
    pub(crate) n_inputs: usize,
    pub(crate) n_hidden: usize,
    /// The weights of each input in all hidden units, the biases of the units, for each end the weights of all units,
    /// and the biases of the ends: one after the other.
    pub(crate) numbers: Vec<f32>,
    hidden: Vec<f32>,
    slopes: Vec<f32>,
}

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
        Learner { n_inputs, n_hidden, numbers, hidden: vec![0.0; n_hidden], slopes: vec![0.0; n_hidden] }
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

    /// Learns that the odds should have been these; the cross entropy before.
    pub(crate) fn learn(&mut self, inputs: &Inputs, target: &Odds, rate: f32) -> f32 {
        let Learner { n_inputs, n_hidden: n, numbers, hidden, slopes } = self;
        let n = *n;
        let (first, rest) = numbers.split_at_mut(*n_inputs * n);
        let (first_bias, rest) = rest.split_at_mut(n);
        let (last, last_bias) = rest.split_at_mut(Odds::N * n);
        hidden.copy_from_slice(first_bias);
        for (input, value) in inputs.iter() {
            add(hidden, &first[input * n..][..n], value);
        }
        hidden.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let outputs = core::array::from_fn(|end| last_bias[end] + dot(hidden, &last[end * n..][..n]));
        let odds = softmax(outputs);
        slopes.fill(0.0);
        let mut loss = 0.0;
        for end in 0..Odds::N {
            let slope = odds.0[end] - target.0[end];
            loss -= target.0[end] * odds.0[end].max(1e-9).ln();
            let weights = &mut last[end * n..][..n];
            add(slopes, weights, slope);
            add(weights, hidden, -rate * slope);
            last_bias[end] -= rate * slope;
        }
        for (slope, unit) in slopes.iter_mut().zip(hidden.iter()) {
            *slope = if *unit > 0.0 { *slope } else { 0.0 };
        }
        for (input, value) in inputs.iter() {
            add(&mut first[input * n..][..n], slopes, -rate * value);
        }
        add(first_bias, slopes, -rate);
        loss
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
        for _ in 0..2_000 {
            for (input, target) in &lessons {
                learner.learn(&inputs(*input), target, 0.05);
            }
        }
        let network = Network::new(&learner.weights());
        for (input, target) in lessons {
            let odds = network.odds(&inputs(input));
            assert!(odds.0.iter().zip(target.0).all(|(one, other)| (one - other).abs() < 0.03), "{input}: {odds:?}");
        }
    }
}

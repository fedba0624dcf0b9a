//! Small neural networks that judge positions: sparse inputs, one hidden layer of rectified units, and the odds of the
//! ends of a game.
//!
//! A file of networks has a byte for each weight, and a scale for each unit. A network in memory has floats. Every sum
//! is taken in the same order everywhere, and nothing is asked of a mathematical library: so the same position is judged
//! alike on every machine.

use core::fmt;

use rules::{Inputs, Odds};

/// How many hidden units are summed up at a time. Sums of so many stay in registers.
const BLOCK: usize = 32;

/// What a file of networks begins with.
const MARK: &[u8] = b"net1";

/// The weights of a network, as they are learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// For each input, its weight in every hidden unit.
    pub first: Vec<Vec<f32>>,
    /// What every hidden unit has without any input.
    pub first_bias: Vec<f32>,
    /// For each end, the weight of every hidden unit.
    pub last: [Vec<f32>; Odds::N],
    /// What every end has without any hidden unit.
    pub last_bias: [f32; Odds::N],
}

/// A network that judges positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    n_inputs: usize,
    /// For each block of hidden units the weights of all inputs, one after the other.
    first: Vec<[f32; BLOCK]>,
    first_bias: Vec<[f32; BLOCK]>,
    /// For each block the weights of its units in every end.
    last: Vec<[[f32; BLOCK]; Odds::N]>,
    last_bias: [f32; Odds::N],
}

/// Why bytes are no networks for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkFault {
    /// They do not begin as networks do.
    Mark,
    /// They end too early, or go on behind the end.
    Length,
    /// They are networks, but not those of this game.
    Shape,
}

impl fmt::Display for NetworkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetworkFault::Mark => "these bytes are no networks",
            NetworkFault::Length => "these networks have lost their end, or gained one",
            NetworkFault::Shape => "these networks are not of this game",
        })
    }
}

impl core::error::Error for NetworkFault {}

/// Reads the networks of a game, given how many inputs each has: see [`rules::Search::NETWORKS`].
///
/// # Errors
/// When the bytes are not what [`write()`] makes of such networks.
pub fn read(bytes: &[u8], n_inputs: &[usize]) -> Result<Vec<Network>, NetworkFault> {
    let mut rest = Rest(bytes.strip_prefix(MARK).ok_or(NetworkFault::Mark)?);
    if usize::from(rest.byte()?) != n_inputs.len() {
        return Err(NetworkFault::Shape);
    }
    let networks = n_inputs.iter().map(|n| rest.weights(*n).map(|weights| Network::new(&weights)));
    let networks = networks.collect::<Result<Vec<Network>, NetworkFault>>()?;
    if rest.0.is_empty() { Ok(networks) } else { Err(NetworkFault::Length) }
}

/// Writes networks, each weight as a byte. There are at most 255.
pub fn write(networks: &[Weights]) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    bytes.push(networks.len() as u8);
    for Weights { first, first_bias, last, last_bias } in networks {
        for n in [first.len(), first_bias.len()] {
            bytes.extend((n as u16).to_le_bytes());
        }
        let by_unit = (0..first_bias.len()).map(|unit| first.iter().map(|weights| weights[unit]).collect());
        for (weights, bias) in by_unit.zip(first_bias).chain(last.iter().cloned().zip(last_bias)) {
            let weights: Vec<f32> = weights;
            let scale = weights.iter().fold(0.0, |most: f32, weight| most.max(weight.abs())) / 127.0;
            bytes.extend(bias.to_le_bytes());
            bytes.extend(scale.to_le_bytes());
            let steps = |weight: f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
            bytes.extend(weights.into_iter().flat_map(|weight| steps(weight).to_le_bytes()));
        }
    }
    bytes
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetworkFault> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(NetworkFault::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn byte(&mut self) -> Result<u8, NetworkFault> {
        self.take().map(|[byte]| byte)
    }

    fn number(&mut self) -> Result<usize, NetworkFault> {
        self.take().map(|bytes| usize::from(u16::from_le_bytes(bytes)))
    }

    /// The bias of a unit and its weights.
    fn unit(&mut self, n: usize) -> Result<(f32, Vec<f32>), NetworkFault> {
        let bias = f32::from_le_bytes(self.take()?);
        let scale = f32::from_le_bytes(self.take()?);
        let (steps, rest) = self.0.split_at_checked(n).ok_or(NetworkFault::Length)?;
        self.0 = rest;
        Ok((bias, steps.iter().map(|step| f32::from(step.cast_signed()) * scale).collect()))
    }

    fn weights(&mut self, n_inputs: usize) -> Result<Weights, NetworkFault> {
        if self.number()? != n_inputs {
            return Err(NetworkFault::Shape);
        }
        let n_hidden = self.number()?;
        let mut weights = Weights {
            first: vec![vec![0.0; n_hidden]; n_inputs],
            first_bias: vec![0.0; n_hidden],
            last: Default::default(),
            last_bias: [0.0; Odds::N],
        };
        for unit in 0..n_hidden {
            let (bias, of_inputs) = self.unit(n_inputs)?;
            weights.first_bias[unit] = bias;
            weights.first.iter_mut().zip(of_inputs).for_each(|(by_unit, weight)| by_unit[unit] = weight);
        }
        for end in 0..Odds::N {
            (weights.last_bias[end], weights.last[end]) = self.unit(n_hidden)?;
        }
        Ok(weights)
    }
}

impl Network {
    /// The network of these weights.
    pub fn new(weights: &Weights) -> Network {
        let Weights { first, first_bias, last, last_bias } = weights;
        let n_blocks = first_bias.len().div_ceil(BLOCK);
        let block = |of_units: &[f32], block: usize| -> [f32; BLOCK] {
            core::array::from_fn(|unit| of_units.get(block * BLOCK + unit).copied().unwrap_or(0.0))
        };
        Network {
            n_inputs: first.len(),
            first: (0..n_blocks).flat_map(|at| first.iter().map(move |of_units| block(of_units, at))).collect(),
            first_bias: (0..n_blocks).map(|at| block(first_bias, at)).collect(),
            last: (0..n_blocks).map(|at| core::array::from_fn(|end| block(&last[end], at))).collect(),
            last_bias: *last_bias,
        }
    }

    /// The odds as the seat to act sees them. Inputs that the network does not have change nothing.
    pub fn odds(&self, inputs: &Inputs) -> Odds {
        softmax(self.outputs(inputs))
    }

    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[inline(never)]
    fn outputs(&self, inputs: &Inputs) -> [f32; Odds::N] {
        let mut outputs = self.last_bias;
        for (at, bias) in self.first_bias.iter().enumerate() {
            let weights = &self.first[at * self.n_inputs..][..self.n_inputs];
            let mut sums = *bias;
            for (input, value) in inputs.iter() {
                let Some(weights) = weights.get(input) else { continue };
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
            for sum in &mut sums {
                *sum = sum.max(0.0);
            }
            for (output, weights) in outputs.iter_mut().zip(&self.last[at]) {
                *output += dot(&sums, weights);
            }
        }
        outputs
    }
}

/// The sum of products, in eight lanes.
#[inline(always)]
fn dot(one: &[f32; BLOCK], other: &[f32; BLOCK]) -> f32 {
    const LANES: usize = 8;
    let mut lanes = [0.0; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for ((lane, one), other) in lanes.iter_mut().zip(one).zip(other) {
            *lane += one * other;
        }
    }
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a + b) + (c + d)) + ((e + f) + (g + h))
}

/// Probabilities in proportion to the exponentials of these numbers.
pub fn softmax(outputs: [f32; Odds::N]) -> Odds {
    let most = outputs.into_iter().fold(f32::MIN, f32::max);
    let shares = outputs.map(|output| exp(output - most));
    let sum: f32 = shares.iter().sum();
    Odds(shares.map(|share| share / sum))
}

/// The exponential function of a number that is not above 0, within a few millionths of it.
fn exp(x: f32) -> f32 {
    let turns = (x * core::f32::consts::LOG2_E).max(-100.0);
    let whole = turns.floor();
    let part = (turns - whole) * core::f32::consts::LN_2;
    // The series of the exponential function.
    let series = 1.0
        + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0 * (1.0 + part / 5.0 * (1.0 + part / 6.0)))));
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that are no special ones, for so many inputs and hidden units.
    fn some(n_inputs: usize, n_hidden: usize) -> Weights {
        let mut seed = 0_u64;
        let mut next = || {
            seed += 1;
            (rules::hash::mix(seed) % 2001) as f32 / 1000.0 - 1.0
        };
        let mut list = |n: usize| (0..n).map(|_| next()).collect::<Vec<f32>>();
        Weights {
            first: (0..n_inputs).map(|_| list(n_hidden)).collect(),
            first_bias: list(n_hidden),
            last: core::array::from_fn(|_| list(n_hidden)),
            last_bias: [0.1, 0.2, 0.3, -0.1, -0.2, -0.3],
        }
    }

    fn inputs() -> Inputs {
        let mut inputs = Inputs::new();
        [(0, 1.0), (2, 0.5), (4, -0.25)].into_iter().for_each(|(input, value)| inputs.set(input, value));
        inputs
    }

    /// The odds by the definition of such a network.
    fn plainly(weights: &Weights, inputs: &Inputs) -> Odds {
        let hidden: Vec<f64> = (0..weights.first_bias.len())
            .map(|unit| {
                let of_input = |(input, value): (usize, f32)| f64::from(value) * f64::from(weights.first[input][unit]);
                (f64::from(weights.first_bias[unit]) + inputs.iter().map(of_input).sum::<f64>()).max(0.0)
            })
            .collect();
        let outputs: [f64; Odds::N] = core::array::from_fn(|end| {
            let of_unit = hidden.iter().zip(&weights.last[end]).map(|(unit, weight)| unit * f64::from(*weight));
            f64::from(weights.last_bias[end]) + of_unit.sum::<f64>()
        });
        let sum: f64 = outputs.iter().map(|output| output.exp()).sum();
        Odds(outputs.map(|output| (output.exp() / sum) as f32))
    }

    fn is_near(one: Odds, other: Odds, distance: f32) -> bool {
        one.0.iter().zip(other.0).all(|(one, other)| (one - other).abs() <= distance)
    }

    #[test]
    fn a_network_judges_by_its_definition() {
        for n_hidden in [1, BLOCK, 2 * BLOCK + 5] {
            let weights = some(5, n_hidden);
            let (found, expected) = (Network::new(&weights).odds(&inputs()), plainly(&weights, &inputs()));
            assert!(is_near(found, expected, 1e-5), "{n_hidden}: {found:?} and not {expected:?}");
        }
    }

    #[test]
    fn written_networks_judge_nearly_as_before_and_are_written_alike_again() {
        let weights = [some(5, 40), some(3, 8)];
        let bytes = write(&weights);
        let networks = read(&bytes, &[5, 3]).unwrap();
        for (network, weights) in networks.iter().zip(&weights) {
            let mut inputs = Inputs::new();
            inputs.set(1, 1.0);
            assert!(is_near(network.odds(&inputs), plainly(weights, &inputs), 0.05));
        }
        let mut rest = Rest(&bytes[MARK.len() + 1..]);
        let read_back = [rest.weights(5).unwrap(), rest.weights(3).unwrap()];
        assert_eq!(write(&read_back), bytes);
    }

    #[test]
    fn what_is_no_network_of_the_game_is_refused() {
        let bytes = write(&[some(5, 3)]);
        assert_eq!(read(b"net0", &[5]), Err(NetworkFault::Mark));
        assert_eq!(read(&bytes, &[5, 5]), Err(NetworkFault::Shape));
        assert_eq!(read(&bytes, &[6]), Err(NetworkFault::Shape));
        for end in MARK.len()..bytes.len() {
            assert_eq!(read(&bytes[..end], &[5]), Err(NetworkFault::Length), "{end}");
        }
        assert_eq!(read(&[&bytes[..], &[0]].concat(), &[5]), Err(NetworkFault::Length));
    }

    #[test]
    fn exponentials_are_right() {
        for tenth in 0..600 {
            let x = -0.1 * tenth as f32;
            let expected = f64::from(x).exp();
            assert!((f64::from(exp(x)) - expected).abs() <= 1e-5 * expected + 1e-30, "{x}");
        }
        assert!(exp(-1000.0) >= 0.0 && exp(f32::MIN) < 1e-20);
    }
}

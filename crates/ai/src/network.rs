//! Small neural networks that judge positions: sparse inputs, one hidden layer of rectified units, and the odds of the
//! ends of a game.
//!
//! A file of networks has a byte for each weight, and a scale for each unit. So has a network in memory: inputs that are
//! 1, nearly half of them, are summed up in whole numbers, eight at a time. Every sum of floats is taken in the same order
//! everywhere, and nothing is asked of a mathematical library: so the same position is judged alike on every machine.
//!
//! What is done to all units of a block is written twice: as loops, and for browsers as vectors of WebAssembly. A program
//! that is to be small has its loops left as they are.

#[cfg(not(target_arch = "wasm32"))]
mod plain;
#[cfg(target_arch = "wasm32")]
mod simd128;

use core::fmt;

use rules::{Inputs, Odds};

#[cfg(not(target_arch = "wasm32"))]
use plain::{Reals, Steps};
#[cfg(target_arch = "wasm32")]
use simd128::{Reals, Steps};

/// How many hidden units are summed up at a time: judging is twice as fast as with 32.
const BLOCK: usize = 64;
/// In how many lanes products are summed up before the lanes are.
const LANES: usize = 8;

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

/// A network that judges positions. Its weights are whole steps, as a file has them.
#[derive(Clone, Debug)]
pub struct Network {
    n_inputs: usize,
    /// For each block of hidden units the steps of all inputs, one after the other.
    steps: Vec<Steps>,
    /// The same as weights.
    first: Vec<Reals>,
    /// For each block what a step is worth in each of its units.
    scale: Vec<Reals>,
    first_bias: Vec<Reals>,
    /// For each block the weights of its units in every end.
    last: Vec<[Reals; Odds::N]>,
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

/// Reads the networks of a game, given how many inputs each has: see [`rules::Networks::NETWORKS`].
///
/// # Errors
/// When the bytes are not what [`write()`] makes of such networks.
pub fn read(bytes: &[u8], n_inputs: &[usize]) -> Result<Vec<Network>, NetworkFault> {
    let mut rest = Rest(bytes.strip_prefix(MARK).ok_or(NetworkFault::Mark)?);
    if usize::from(rest.byte()?) != n_inputs.len() {
        return Err(NetworkFault::Shape);
    }
    let networks = n_inputs.iter().map(|n| rest.packed(*n).map(|packed| packed.network()));
    let networks = networks.collect::<Result<Vec<Network>, NetworkFault>>()?;
    if rest.0.is_empty() { Ok(networks) } else { Err(NetworkFault::Length) }
}

/// Writes networks, each weight as a byte. There are at most 255.
///
/// ```
/// use ai::network::{self, NetworkFault, Weights};
/// use rules::{Inputs, Odds};
///
/// // One input, one hidden unit: with the input the first end is more likely than without.
/// let mut last: [Vec<f32>; Odds::N] = core::array::from_fn(|_| vec![0.0]);
/// last[0] = vec![1.0];
/// let weights = Weights { first: vec![vec![1.0]], first_bias: vec![0.0], last, last_bias: [0.0; Odds::N] };
/// let file = network::write(&[weights]);
/// let [net] = &network::read(&file, &[1])?[..] else { panic!("one network was written") };
/// let mut inputs = Inputs::new();
/// let without = net.odds(&inputs);
/// inputs.set(0, 1.0);
/// assert!(net.odds(&inputs).0[0] > without.0[0]);
/// assert_eq!(network::read(&file, &[2]).unwrap_err(), NetworkFault::Shape);
/// # Ok::<(), NetworkFault>(())
/// ```
pub fn write(networks: &[Weights]) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    bytes.push(networks.len() as u8);
    networks.iter().for_each(|weights| Packed::of(weights).write(&mut bytes));
    bytes
}

/// The weights that lead to a unit, as whole steps.
#[derive(Clone, PartialEq, Debug)]
struct Unit {
    bias: f32,
    /// What a step is worth.
    scale: f32,
    steps: Vec<i8>,
}

impl Unit {
    fn of(weights: impl Iterator<Item = f32> + Clone, bias: f32) -> Unit {
        let scale = weights.clone().fold(0.0, |most: f32, weight| most.max(weight.abs())) / 127.0;
        let step = |weight: f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
        Unit { bias, scale, steps: weights.map(step).collect() }
    }

    fn weights(&self) -> impl Iterator<Item = f32> + '_ {
        self.steps.iter().map(|step| f32::from(*step) * self.scale)
    }
}

/// A network as a file has it.
#[derive(Clone, PartialEq, Debug)]
struct Packed {
    n_inputs: usize,
    hidden: Vec<Unit>,
    ends: [Unit; Odds::N],
}

impl Packed {
    fn of(Weights { first, first_bias, last, last_bias }: &Weights) -> Packed {
        let hidden = (0..first_bias.len()).map(|unit| Unit::of(first.iter().map(|all| all[unit]), first_bias[unit]));
        let ends = core::array::from_fn(|end| Unit::of(last[end].iter().copied(), last_bias[end]));
        Packed { n_inputs: first.len(), hidden: hidden.collect(), ends }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        for n in [self.n_inputs, self.hidden.len()] {
            bytes.extend((n as u16).to_le_bytes());
        }
        for Unit { bias, scale, steps } in self.hidden.iter().chain(&self.ends) {
            bytes.extend(bias.to_le_bytes());
            bytes.extend(scale.to_le_bytes());
            bytes.extend(steps.iter().flat_map(|step| step.to_le_bytes()));
        }
    }

    fn network(&self) -> Network {
        let Packed { n_inputs, hidden, ends } = self;
        let unit = |at: usize, nth: usize| hidden.get(at * BLOCK + nth);
        let reals = |at: usize, number: &dyn Fn(&Unit) -> f32| {
            Reals::new(core::array::from_fn(|nth| unit(at, nth).map_or(0.0, number)))
        };
        let steps = |at: usize, input: usize| {
            Steps::new(core::array::from_fn(|nth| unit(at, nth).map_or(0, |unit| unit.steps[input].into())))
        };
        let weight = |unit: &Unit, input: usize| f32::from(unit.steps[input]) * unit.scale;
        let last = |at: usize| {
            ends.each_ref().map(|end| {
                let mut weights = [0.0; BLOCK];
                weights.iter_mut().zip(end.weights().skip(at * BLOCK)).for_each(|(to, weight)| *to = weight);
                Reals::new(weights)
            })
        };
        let blocks = 0..hidden.len().div_ceil(BLOCK);
        let rows = || blocks.clone().flat_map(|at| (0..*n_inputs).map(move |input| (at, input)));
        Network {
            n_inputs: *n_inputs,
            steps: rows().map(|(at, input)| steps(at, input)).collect(),
            first: rows().map(|(at, input)| reals(at, &|unit| weight(unit, input))).collect(),
            scale: blocks.clone().map(|at| reals(at, &|unit| unit.scale)).collect(),
            first_bias: blocks.clone().map(|at| reals(at, &|unit| unit.bias)).collect(),
            last: blocks.map(last).collect(),
            last_bias: ends.each_ref().map(|end| end.bias),
        }
    }
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

    fn unit(&mut self, n: usize) -> Result<Unit, NetworkFault> {
        let bias = f32::from_le_bytes(self.take()?);
        let scale = f32::from_le_bytes(self.take()?);
        let (steps, rest) = self.0.split_at_checked(n).ok_or(NetworkFault::Length)?;
        self.0 = rest;
        Ok(Unit { bias, scale, steps: steps.iter().map(|step| step.cast_signed()).collect() })
    }

    fn packed(&mut self, n_inputs: usize) -> Result<Packed, NetworkFault> {
        if self.number()? != n_inputs {
            return Err(NetworkFault::Shape);
        }
        let n_hidden = self.number()?;
        let hidden = (0..n_hidden).map(|_| self.unit(n_inputs)).collect::<Result<Vec<Unit>, NetworkFault>>()?;
        let mut end = || self.unit(n_hidden);
        Ok(Packed { n_inputs, hidden, ends: [end()?, end()?, end()?, end()?, end()?, end()?] })
    }
}

impl Network {
    /// The network that these weights become in a file: every weight is the nearest whole step.
    pub fn new(weights: &Weights) -> Network {
        Packed::of(weights).network()
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
            let rows = at * self.n_inputs..(at + 1) * self.n_inputs;
            let (steps, weights) = (&self.steps[rows.clone()], &self.first[rows]);
            // 258 of the largest steps fit; games set far fewer inputs at a time.
            let mut whole = Steps::new([0; BLOCK]);
            for steps in inputs.ones().filter_map(|input| steps.get(input)) {
                whole.add(steps);
            }
            let mut sums = bias.clone();
            for (input, value) in inputs.others() {
                if let Some(weights) = weights.get(input) {
                    sums.add_times(weights, value);
                }
            }
            sums.add_steps(&whole, &self.scale[at]);
            sums.rectify();
            for (output, weights) in outputs.iter_mut().zip(&self.last[at]) {
                *output += sum(sums.products(weights));
            }
        }
        outputs
    }
}

/// The sum of all lanes.
fn sum([a, b, c, d, e, f, g, h]: [f32; LANES]) -> f32 {
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
        [(0, 1.0), (1, 1.0), (2, 0.5), (4, -0.25)].into_iter().for_each(|(input, value)| inputs.set(input, value));
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

    /// The same weights, each as the nearest of 127 steps to the largest of its unit.
    fn stepped(weights: &Weights) -> Weights {
        let step = |weight: f32, most: f32| (weight / (most / 127.0)).round() * (most / 127.0);
        let largest = |all: &mut dyn Iterator<Item = f32>| all.fold(0.0, |most: f32, weight| most.max(weight.abs()));
        let mut stepped = weights.clone();
        for unit in 0..weights.first_bias.len() {
            let most = largest(&mut weights.first.iter().map(|of_units| of_units[unit]));
            stepped.first.iter_mut().for_each(|of_units| of_units[unit] = step(of_units[unit], most));
        }
        for of_units in &mut stepped.last {
            let most = largest(&mut of_units.iter().copied());
            of_units.iter_mut().for_each(|weight| *weight = step(*weight, most));
        }
        stepped
    }

    fn is_near(one: Odds, other: Odds, distance: f32) -> bool {
        one.0.iter().zip(other.0).all(|(one, other)| (one - other).abs() <= distance)
    }

    #[test]
    fn a_network_judges_by_its_definition() {
        for n_hidden in [1, BLOCK, 2 * BLOCK + 5] {
            let weights = some(5, n_hidden);
            let (found, expected) = (Network::new(&weights).odds(&inputs()), plainly(&stepped(&weights), &inputs()));
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
        // Vectors of WebAssembly cannot be compared.
        assert_eq!(format!("{networks:?}"), format!("{:?}", weights.each_ref().map(Network::new)));
        let mut rest = Rest(&bytes[MARK.len() + 1..]);
        let mut written = bytes[..=MARK.len()].to_vec();
        for n_inputs in [5, 3] {
            rest.packed(n_inputs).unwrap().write(&mut written);
        }
        assert_eq!(written, bytes);
    }

    #[test]
    fn what_is_no_network_of_the_game_is_refused() {
        let bytes = write(&[some(5, 3)]);
        assert_eq!(read(b"net0", &[5]).unwrap_err(), NetworkFault::Mark);
        assert_eq!(read(&bytes, &[5, 5]).unwrap_err(), NetworkFault::Shape);
        assert_eq!(read(&bytes, &[6]).unwrap_err(), NetworkFault::Shape);
        for end in MARK.len()..bytes.len() {
            assert_eq!(read(&bytes[..end], &[5]).unwrap_err(), NetworkFault::Length, "{end}");
        }
        assert_eq!(read(&[&bytes[..], &[0]].concat(), &[5]).unwrap_err(), NetworkFault::Length);
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

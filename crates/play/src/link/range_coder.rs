//! A range coder whose output is digits in base 62: letters and digits alone, so that nothing in an address breaks.
//!
//! Each pick among weighted values narrows an interval; the digits name a number in the last one. A value that has the
//! share `p` of the weights costs log2(1/p) bits, and a digit holds 5.95. The technique is that of G. N. N. Martin,
//! "Range encoding" (1979).

/// The digits, in order of their values.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// How many digits there are.
pub(super) const BASE: u64 = DIGITS.len() as u64;
/// How many digits are undecided at a time.
const WINDOW: u32 = 9;
/// The size of the whole interval.
const WHOLE: u64 = BASE.pow(WINDOW);
/// An interval that is smaller has a digit decided.
const LEAST: u64 = BASE.pow(WINDOW - 1);

/// The largest sum of weights of one pick.
pub(super) const MOST_WEIGHT: u32 = 1 << 20;

/// Whether a character is a digit.
pub(super) fn is_digit(c: char) -> bool {
    c.is_ascii_alphanumeric()
}

/// `n` digits of a number, the last ones.
pub(super) fn digits_of(number: u64, n: u32) -> String {
    let digit = |place| char::from(DIGITS[(number / BASE.pow(place) % BASE) as usize]);
    (0..n).rev().map(digit).collect()
}

/// Picks values one after the other: an encoder those that it is given, a decoder those that its text has.
pub(super) trait Code {
    /// Picks one of `weights`: the idx that is given, or that the text has. At least one weight is not 0, their sum is at
    /// most [`MOST_WEIGHT`], and what is given has a weight.
    fn pick(&mut self, weights: &[u32], given: usize) -> usize;

    /// Whether the text has ended before what was picked.
    fn is_past_end(&self) -> bool;
}

/// An interval: how a pick divides it.
struct Part {
    from: u64,
    size: u64,
}

/// The part of an interval of this size that one of the weights takes; the last one takes what division leaves.
fn part(size: u64, weights: &[u32], idx: usize) -> Part {
    let sum = |weights: &[u32]| weights.iter().copied().map(u64::from).sum::<u64>();
    let (before, own, all) = (sum(&weights[..idx]), u64::from(weights[idx]), sum(weights));
    debug_assert!(own > 0 && all <= u64::from(MOST_WEIGHT), "{own} of {all}");
    let unit = size / all;
    let from = unit * before;
    Part { from, size: if before + own == all { size - from } else { unit * own } }
}

/// Writes what is picked.
pub(super) struct Encoder {
    /// The decided digits.
    digits: Vec<u8>,
    /// The interval of the undecided ones.
    low: u64,
    size: u64,
}

impl Encoder {
    pub(super) fn new() -> Encoder {
        Encoder { digits: Vec::new(), low: 0, size: WHOLE }
    }

    fn carry(&mut self) {
        for digit in self.digits.iter_mut().rev() {
            *digit = (*digit + 1) % BASE as u8;
            if *digit > 0 {
                return;
            }
        }
    }

    /// The shortest text from which everything is read again.
    pub(super) fn finish(mut self) -> String {
        let shortest = (0..=WINDOW).find_map(|n| {
            let unit = BASE.pow(WINDOW - n);
            let number = self.low.div_ceil(unit) * unit;
            (number - self.low < self.size).then_some((n, number))
        });
        let (n, mut number) = shortest.unwrap_or((WINDOW, self.low));
        if number >= WHOLE {
            number -= WHOLE;
            self.carry();
        }
        let mut text: String = self.digits.iter().map(|digit| char::from(DIGITS[usize::from(*digit)])).collect();
        text.push_str(&digits_of(number / BASE.pow(WINDOW - n), n));
        text
    }
}

impl Code for Encoder {
    fn pick(&mut self, weights: &[u32], given: usize) -> usize {
        let Part { from, size } = part(self.size, weights, given);
        (self.low, self.size) = (self.low + from, size);
        if self.low >= WHOLE {
            self.low -= WHOLE;
            self.carry();
        }
        while self.size < LEAST {
            self.digits.push((self.low / LEAST) as u8);
            (self.low, self.size) = (self.low % LEAST * BASE, self.size * BASE);
        }
        given
    }

    fn is_past_end(&self) -> bool {
        false
    }
}

/// Reads what was picked.
pub(super) struct Decoder<'a> {
    rest: core::str::Bytes<'a>,
    /// How many digits were read after the end of the text; they are 0.
    n_past: u32,
    /// Where in the interval the number lies.
    at: u64,
    size: u64,
}

impl Decoder<'_> {
    /// Reads a text of digits.
    pub(super) fn new(text: &str) -> Decoder<'_> {
        let mut decoder = Decoder { rest: text.bytes(), n_past: 0, at: 0, size: WHOLE };
        (0..WINDOW).for_each(|_| decoder.shift());
        decoder
    }

    fn shift(&mut self) {
        let digit = match self.rest.next() {
            Some(digit) => DIGITS.iter().position(|known| *known == digit).unwrap_or_default(),
            None => {
                self.n_past += 1;
                0
            }
        };
        self.at = self.at * BASE + digit as u64;
    }
}

impl Code for Decoder<'_> {
    fn pick(&mut self, weights: &[u32], _given: usize) -> usize {
        let all: u64 = weights.iter().copied().map(u64::from).sum();
        let mut left = (self.at / (self.size / all)).min(all - 1);
        let found = weights.iter().position(|weight| match left.checked_sub(u64::from(*weight)) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        let idx = found.unwrap_or_default();
        let Part { from, size } = part(self.size, weights, idx);
        (self.at, self.size) = (self.at - from, size);
        while self.size < LEAST {
            self.size *= BASE;
            self.shift();
        }
        idx
    }

    fn is_past_end(&self) -> bool {
        self.n_past > WINDOW
    }
}

#[cfg(test)]
mod tests {
    use oorandom::Rand64;

    use super::*;

    /// Some picks among some weights, many of which are very unlikely.
    fn picks(seed: u128) -> Vec<(Vec<u32>, usize)> {
        let mut lot = Rand64::new(seed);
        let n = lot.rand_range(0..200);
        let mut pick = || {
            let n = lot.rand_range(1..40) as usize;
            let high = [2, 100, 20_000][lot.rand_range(0..3) as usize];
            let weights: Vec<u32> = (0..n).map(|_| lot.rand_range(1..high) as u32).collect();
            (weights, lot.rand_range(0..n as u64) as usize)
        };
        (0..n).map(|_| pick()).collect()
    }

    fn encode(picks: &[(Vec<u32>, usize)]) -> String {
        let mut encoder = Encoder::new();
        for (weights, idx) in picks {
            encoder.pick(weights, *idx);
        }
        encoder.finish()
    }

    #[test]
    fn what_was_picked_is_read_again() {
        for seed in 0..2_000 {
            let picks = picks(seed);
            let text = encode(&picks);
            let mut decoder = Decoder::new(&text);
            for (weights, idx) in &picks {
                assert_eq!(decoder.pick(weights, 0), *idx, "{seed}: {text}");
            }
            assert!(!decoder.is_past_end() && text.chars().all(is_digit), "{seed}: {text}");
        }
    }

    #[test]
    fn a_value_costs_as_much_as_it_is_unlikely() {
        for seed in 0..200 {
            let picks = picks(seed);
            let bits = |(weights, idx): &(Vec<u32>, usize)| {
                (f64::from(weights.iter().sum::<u32>()) / f64::from(weights[*idx])).log2()
            };
            let least = picks.iter().map(bits).sum::<f64>() / 62f64.log2();
            let spent = encode(&picks).len() as f64;
            assert!(spent < least * 1.000_1 + 1.5, "{seed}: {spent} digits for {least}");
        }
    }

    /// All intervals touch the upper end, so a digit that was decided can still change.
    #[test]
    fn a_carry_runs_through_all_digits() {
        let mut runs = vec![(vec![1, MOST_WEIGHT - 1], 1); 3_000];
        runs.push((vec![1, 1], 1));
        let text = encode(&runs);
        let mut decoder = Decoder::new(&text);
        assert!(runs.iter().all(|(weights, idx)| decoder.pick(weights, 0) == *idx), "{text}");
    }

    #[test]
    fn what_was_cut_off_is_noticed() {
        let mut decoder = Decoder::new("Qx");
        let n = (0..40).take_while(|_| {
            decoder.pick(&[1; 62], 0);
            !decoder.is_past_end()
        });
        assert_eq!(n.count(), 3);
        let mut empty = Decoder::new("");
        assert_eq!((empty.pick(&[1, 1], 1), empty.is_past_end()), (0, false), "nothing is a number, too");
    }

    #[test]
    fn numbers_are_written_with_their_last_digits() {
        assert_eq!(
            (digits_of(61, 1), digits_of(62, 2), digits_of(62 * 62 + 5, 2)),
            ("z".into(), "10".into(), "05".into())
        );
    }
}

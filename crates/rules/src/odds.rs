//! How probable the ends of a game are, and what a network is told of a position to say so.

use core::ops::{AddAssign, Mul};

/// The probabilities of the ends that a game still can have, which sum to 1. What each end is, the game says: see
/// [`crate::Networks::NETWORKS`]. Ends a game does not use are 0.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Odds(pub [f32; Odds::N]);

impl Odds {
    /// How many ends are told apart at most.
    pub const N: usize = 6;

    /// One end is certain.
    ///
    /// ```
    /// use rules::Odds;
    ///
    /// assert_eq!(Odds::certain(2).0, [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
    /// ```
    pub fn certain(end: usize) -> Odds {
        Odds(core::array::from_fn(|idx| if idx == end { 1.0 } else { 0.0 }))
    }

    /// The same odds without the ends that cannot be; unchanged when none of the others has any probability.
    #[must_use]
    pub fn without(mut self, is_impossible: impl Fn(usize) -> bool) -> Odds {
        let rest: f32 = (0..Odds::N).filter(|end| !is_impossible(*end)).map(|end| self.0[end]).sum();
        if rest > 0.0 {
            for (end, odds) in self.0.iter_mut().enumerate() {
                *odds = if is_impossible(end) { 0.0 } else { *odds / rest };
            }
        }
        self
    }
}

impl AddAssign for Odds {
    fn add_assign(&mut self, more: Odds) {
        for (sum, odds) in self.0.iter_mut().zip(more.0) {
            *sum += odds;
        }
    }
}

impl Mul<f32> for Odds {
    type Output = Odds;

    fn mul(self, factor: f32) -> Odds {
        Odds(self.0.map(|odds| odds * factor))
    }
}

/// What a network is told of a position: the inputs that are not 0, by number. Those that are 1 are a list of their own.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs {
    ones: Vec<u16>,
    others: Vec<(u16, f32)>,
}

impl Inputs {
    /// No input.
    pub const fn new() -> Inputs {
        Inputs { ones: Vec::new(), others: Vec::new() }
    }

    /// Removes all inputs but keeps the memory.
    pub fn clear(&mut self) {
        self.ones.clear();
        self.others.clear();
    }

    /// Sets an input that has not been set yet. Most are between 0 and 1; a network learns best where all are of about
    /// that size.
    #[inline]
    pub fn set(&mut self, input: usize, value: f32) {
        if value == 1.0 {
            self.ones.push(input as u16);
        } else if value != 0.0 {
            self.others.push((input as u16, value));
        }
    }

    /// The inputs that are 1, in the order they were set.
    #[inline]
    pub fn ones(&self) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.ones.iter().map(|input| usize::from(*input))
    }

    /// The other inputs with their numbers, in the order they were set.
    #[inline]
    pub fn others(&self) -> impl ExactSizeIterator<Item = (usize, f32)> + '_ {
        self.others.iter().map(|(input, value)| (usize::from(*input), *value))
    }

    /// All inputs with their numbers: those that are 1, then the others.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.ones().map(|input| (input, 1.0)).chain(self.others())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_ends_leave_their_probability_to_the_others() {
        let odds = Odds([0.25, 0.25, 0.0, 0.25, 0.25, 0.0]);
        assert_eq!(odds.without(|end| end % 3 == 1).0, [0.5, 0.0, 0.0, 0.5, 0.0, 0.0]);
        assert_eq!(odds.without(|_| true), odds);
    }

    #[test]
    fn inputs_that_are_zero_are_left_out() {
        let mut inputs = Inputs::new();
        inputs.set(3, 0.5);
        inputs.set(4, 0.0);
        inputs.set(5, 1.0);
        assert_eq!(inputs.others().collect::<Vec<_>>(), [(3, 0.5)]);
        assert_eq!(inputs.iter().collect::<Vec<_>>(), [(5, 1.0), (3, 0.5)]);
    }
}

//! Fair dice: what chance decides is drawn here and nowhere else.

use oorandom::Rand64;
use rules::draw_weighted;
use rules::hash::mix;

/// A stream of draws. The same seed gives the same draws on every machine.
///
/// It is fair, not secret: anyone who knows the seed knows the draws.
#[derive(Clone, Debug)]
pub struct Dice(Rand64);

impl Dice {
    /// The draws that follow from `seed`.
    pub fn new(seed: u64) -> Dice {
        Dice(Rand64::new(u128::from(seed)))
    }

    /// The draws for a throw of a game: they follow from its seed and the number of throws before it alone (R24).
    ///
    /// Whatever else is done in between, that throw stays what it is: undoing it and throwing again changes nothing, and
    /// neither do other moves, offers or looking back.
    pub fn at(seed: u64, n_throws: usize) -> Dice {
        Dice::new(mix(seed ^ mix(n_throws as u64 ^ 0x6d75_7374_6572_6d65)))
    }

    /// Draws a number below `n`, each as likely as the others; 0 where `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 { 0 } else { self.0.rand_range(0..u64::from(n)) as u32 }
    }

    /// Draws one of `weights`, each in proportion to its weight, and gives its index; `None` when their sum is 0.
    ///
    /// Weights are exact: draws that would favour one are drawn again.
    ///
    /// ```
    /// # use play::Dice;
    /// let mut dice = Dice::new(7);
    /// assert_eq!(dice.draw(&[0, 3, 0]), Some(1));
    /// assert_eq!(dice.draw(&[]), None);
    /// ```
    pub fn draw(&mut self, weights: &[u32]) -> Option<usize> {
        draw_weighted(weights.iter().copied(), |n| self.0.rand_range(0..n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The 21 throws of two dice, as backgammon weighs them.
    const PAIR: [u32; 21] = [1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1];

    fn chi_square(weights: &[u32], n: usize, mut draw: impl FnMut(usize) -> usize) -> f64 {
        let mut counts = vec![0u32; weights.len()];
        for idx in 0..n {
            counts[draw(idx)] += 1;
        }
        let total: u32 = weights.iter().sum();
        let term = |(count, weight): (&u32, &u32)| {
            let expected = n as f64 * f64::from(*weight) / f64::from(total);
            (f64::from(*count) - expected).powi(2) / expected
        };
        counts.iter().zip(weights).map(term).sum()
    }

    // The limits are quantiles of the chi-square distribution: a fair die exceeds them for one seed in a thousand.

    #[test]
    fn numbers_below_a_bound_come_up_as_often_as_the_others() {
        let mut dice = Dice::new(20_261_122);
        let numbers = chi_square(&[1; 6], 60_000, |_| dice.below(6) as usize);
        assert!(numbers < 20.52, "{numbers}");
        assert_eq!((dice.below(1), dice.below(0)), (0, 0));
    }

    #[test]
    fn every_face_comes_up_as_often_as_the_others() {
        let weights = [1; 6];
        let mut dice = Dice::new(20_261_101);
        let in_a_row = chi_square(&weights, 60_000, |_| dice.draw(&weights).unwrap());
        assert!(in_a_row < 20.52, "{in_a_row}");
        let place_by_place = chi_square(&weights, 60_000, |idx| Dice::at(1, idx).draw(&weights).unwrap());
        assert!(place_by_place < 20.52, "{place_by_place}");
        let seed_by_seed = chi_square(&weights, 60_000, |idx| Dice::at(idx as u64, 0).draw(&weights).unwrap());
        assert!(seed_by_seed < 20.52, "{seed_by_seed}");
    }

    #[test]
    fn weights_are_kept_over_a_million_throws() {
        let mut dice = Dice::new(3);
        let pair = chi_square(&PAIR, 1_000_000, |_| dice.draw(&PAIR).unwrap());
        assert!(pair < 45.31, "{pair}");
        let place_by_place = chi_square(&PAIR, 1_000_000, |idx| Dice::at(9, idx).draw(&PAIR).unwrap());
        assert!(place_by_place < 45.31, "{place_by_place}");
    }

    #[test]
    fn a_throw_does_not_depend_on_the_one_before() {
        let weights = [1; 36];
        let mut dice = Dice::new(11);
        let mut die = || dice.draw(&[1; 6]).unwrap();
        let pairs = chi_square(&weights, 72_000, |_| 6 * die() + die());
        assert!(pairs < 66.62, "{pairs}");
        let die_at = |place| Dice::at(5, place).draw(&[1; 6]).unwrap();
        let neighbours = chi_square(&weights, 72_000, |idx| 6 * die_at(2 * idx) + die_at(2 * idx + 1));
        assert!(neighbours < 66.62, "{neighbours}");
    }

    #[test]
    fn draws_are_the_same_everywhere() {
        let mut dice = Dice::new(42);
        let faces: Vec<usize> = (0..12).filter_map(|_| dice.draw(&[1; 6])).map(|idx| idx + 1).collect();
        assert_eq!(faces, [5, 1, 5, 5, 6, 6, 6, 4, 3, 2, 4, 5]);
        let places: Vec<usize> =
            (0..12).filter_map(|place| Dice::at(42, place).draw(&[1; 6])).map(|idx| idx + 1).collect();
        assert_eq!(places, [4, 4, 4, 1, 3, 4, 1, 2, 5, 6, 5, 3]);
    }

    #[test]
    fn what_weighs_nothing_is_never_drawn() {
        let mut dice = Dice::new(0);
        assert!((0..1000).all(|_| dice.draw(&[0, 1, 0, 5, 0]).is_some_and(|idx| idx == 1 || idx == 3)));
        assert_eq!(dice.draw(&[0, 0]), None);
    }
}

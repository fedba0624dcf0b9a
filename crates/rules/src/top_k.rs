//! The best few of many.

/// Keeps the best of what is offered, the best first.
#[derive(Clone, Debug)]
pub struct TopK<T> {
    most: usize,
    kept: Vec<(i32, u64, T)>,
}

impl<T> TopK<T> {
    /// Empty, and never more than `most`.
    pub fn new(most: usize) -> TopK<T> {
        TopK { most, kept: Vec::with_capacity(most + 1) }
    }

    /// Keeps what `make` makes if it is among the best so far; with equal scores, the lower `tie` is better.
    pub fn offer(&mut self, score: i32, tie: u64, make: impl FnOnce() -> T) {
        let is_better = |known: &(i32, u64, T)| (known.0, tie) > (score, known.1);
        // Most offers are worse than all that are kept.
        if self.kept.len() == self.most && self.kept.last().is_none_or(is_better) {
            return;
        }
        let at = self.kept.partition_point(is_better);
        self.kept.insert(at, (score, tie, make()));
        self.kept.truncate(self.most);
    }

    /// What is kept.
    pub fn into_vec(self) -> Vec<T> {
        self.kept.into_iter().map(|(_, _, made)| made).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash;

    #[test]
    fn the_best_are_those_that_sorting_puts_first() {
        for most in [0, 1, 10, 60] {
            let mut best = TopK::new(most);
            let mut offers: Vec<(i32, u64)> = (0..50).map(|tie| ((hash::mix(tie) % 9) as i32, tie)).collect();
            for (score, tie) in &offers {
                best.offer(*score, 100 - *tie, || (*score, *tie));
            }
            offers.sort_by_key(|(score, tie)| (-score, 100 - *tie));
            offers.truncate(most);
            assert_eq!(best.into_vec(), offers, "{most}");
        }
    }
}

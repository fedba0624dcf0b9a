//! Selects a few test cases that cover everything of interest.

use std::collections::BTreeSet;

/// A small subset of these cases that covers every part that any of them has: a greedy set cover, taking the first of
/// the cases with the most uncovered parts. The result is deterministic.
#[must_use]
pub fn covering<T, P: Ord>(cases: Vec<T>, parts: impl Fn(&T) -> Vec<P>) -> Vec<T> {
    let mut rest: Vec<(T, BTreeSet<P>)> = cases.into_iter().map(|case| (parts(&case), case)).map(swap).collect();
    let mut chosen = Vec::new();
    loop {
        let most = rest.iter().map(|(_, parts)| parts.len()).max().unwrap_or_default();
        if most == 0 {
            return chosen;
        }
        let first = rest.iter().position(|(_, parts)| parts.len() == most).expect("one of them has most");
        let (case, come) = rest.remove(first);
        rest.iter_mut().for_each(|(_, parts)| parts.retain(|part| !come.contains(part)));
        chosen.push(case);
    }
}

fn swap<T, P: Ord>((parts, case): (Vec<P>, T)) -> (T, BTreeSet<P>) {
    (case, parts.into_iter().collect())
}

/// All pairs of these values, each value with its index.
#[must_use]
pub fn pairs<V: Clone>(values: &[V]) -> Vec<(usize, V, usize, V)> {
    let places = 0..values.len();
    let pair = |one: usize, other: usize| (one, values[one].clone(), other, values[other].clone());
    places.flat_map(|other| (0..other).map(move |one| (one, other))).map(|(one, other)| pair(one, other)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All combinations of this many values per position.
    fn crossed(sizes: &[usize]) -> Vec<Vec<usize>> {
        sizes.iter().fold(vec![Vec::new()], |rows, size| {
            rows.iter().flat_map(|row| (0..*size).map(|value| [row.as_slice(), &[value]].concat())).collect()
        })
    }

    #[test]
    fn every_pair_comes_in_a_few_cases() {
        for (sizes, most) in [(&[2, 2][..], 4), (&[2, 2, 2], 6), (&[4, 2, 2, 2], 10), (&[3, 12, 2, 2], 40), (&[5], 0)] {
            let (all, few) = (crossed(sizes), covering(crossed(sizes), |row| pairs(row)));
            let come: BTreeSet<_> = few.iter().flat_map(|row| pairs(row)).collect();
            assert!(all.iter().flat_map(|row| pairs(row)).all(|pair| come.contains(&pair)), "{sizes:?}: {few:?}");
            assert!(few.len() <= most, "{sizes:?}: {few:?}");
            assert_eq!(few, covering(all, |row| pairs(row)), "the same again");
        }
    }

    #[test]
    fn nothing_is_chosen_that_brings_nothing() {
        assert_eq!(covering(vec!["ab", "b", "bc", "abcd", "e"], |text| text.chars().collect()), ["abcd", "e"]);
    }
}

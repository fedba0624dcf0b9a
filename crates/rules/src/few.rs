//! Sorting where there are few: the library's sorts have much code for the many, and it would come once for each type.

/// Puts a few into the order of their keys; those with equal keys stay as they were.
pub fn sort_by_key<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..few.len() {
        let mut idx = end;
        while idx > 0 && key(&few[idx - 1]) > key(&few[idx]) {
            few.swap(idx - 1, idx);
            idx -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash;

    #[test]
    fn it_sorts_as_the_library_does() {
        for seed in 0..500_u64 {
            let mut few: Vec<(u64, u64)> = (0..seed % 9).map(|nth| (hash::mix(seed ^ nth << 32) % 4, nth)).collect();
            let mut same = few.clone();
            sort_by_key(&mut few, |(rank, _)| *rank);
            same.sort_by_key(|(rank, _)| *rank);
            assert_eq!(few, same);
        }
    }
}

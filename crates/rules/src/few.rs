//! Sorting short lists with little code: the standard library's sorts are long, and would be compiled for each type.

/// Sorts a short list by key; elements with equal keys keep their order.
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

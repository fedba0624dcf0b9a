//! Insertion sort, for lists of a few elements: the standard library's sorts cost every page 2.9 KB (brotli).

/// Sorts a short list by key; elements with equal keys keep their order.
pub fn insertion_sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut idx = end;
        while idx > 0 && key(&list[idx - 1]) > key(&list[idx]) {
            list.swap(idx - 1, idx);
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
            let mut list: Vec<(u64, u64)> = (0..seed % 9).map(|nth| (hash::mix(seed ^ nth << 32) % 4, nth)).collect();
            let mut same = list.clone();
            insertion_sort_by_key(&mut list, |(rank, _)| *rank);
            same.sort_by_key(|(rank, _)| *rank);
            assert_eq!(list, same);
        }
    }
}

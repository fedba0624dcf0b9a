//! Short lists for the second move generator.

use super::N_MEN;

/// Up to five items in order; lists with the same items are equal. `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Few<T>([Option<T>; N_MEN]);

impl<T: Copy + Ord> Few<T> {
    pub(super) const NONE: Few<T> = Few([None; N_MEN]);

    pub(super) fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().copied().flatten()
    }

    pub(super) fn len(&self) -> usize {
        self.iter().count()
    }

    pub(super) fn has(&self, item: T) -> bool {
        self.0.contains(&Some(item))
    }

    /// The list with one more item.
    pub(super) fn with(self, item: T) -> Few<T> {
        let n = self.len();
        assert!(n < N_MEN, "a list of more than five");
        let mut items = self.0;
        items[n] = Some(item);
        items[..=n].sort();
        Few(items)
    }

    /// The list without an item, which need not be in it.
    pub(super) fn without(self, item: T) -> Few<T> {
        let mut items = self.0;
        if let Some(idx) = items.iter().position(|other| *other == Some(item)) {
            items[idx] = None;
            items[idx..].rotate_left(1);
        }
        Few(items)
    }
}

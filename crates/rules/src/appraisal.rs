//! What a position is worth at a glance: features that are counted, and what each of them is worth.
//!
//! A game says what it counts ([`crate::Rules::FEATURES`], [`crate::Rules::tally`]); counts and worths are kept apart, so that
//! the worths can be fitted to the results of games.

/// Something that is counted in a position, and what one of it is worth in hundredths of a plain piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name for developers.
    pub name: &'static str,
    /// Whether it counts pieces and nothing else: what a beginner counts.
    pub is_material: bool,
    /// What it is worth at the beginning, with all pieces there.
    pub early: i16,
    /// What it is worth at the very end.
    pub late: i16,
}

impl Feature {
    /// Pieces of one kind.
    pub const fn material(name: &'static str, early: i16, late: i16) -> Feature {
        Feature { name, is_material: true, early, late }
    }

    /// Anything else.
    pub const fn new(name: &'static str, early: i16, late: i16) -> Feature {
        Feature { name, is_material: false, early, late }
    }
}

/// The place of the feature of a name among those of a game.
///
/// # Panics
/// When there is none: where the place is a constant, that stops the build.
pub const fn place(features: &[Feature], name: &str) -> usize {
    let mut idx = 0;
    while idx < features.len() {
        if same(features[idx].name, name) {
            return idx;
        }
        idx += 1;
    }
    panic!("no such feature")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut idx = 0;
    while idx < a.len() && idx < b.len() && a[idx] == b[idx] {
        idx += 1;
    }
    idx == a.len() && idx == b.len()
}

/// Takes what is counted in a position.
pub trait Tally {
    /// Counts `n` more of the feature at this place in [`crate::Rules::FEATURES`] for the first team, or -`n` for the second.
    fn add(&mut self, feature: usize, n: i32);

    /// Says how much of the beginning is left, of [`WHOLE`]. Until then it is all.
    fn left(&mut self, part: i32);
}

/// The beginning, when all of it is left.
pub const WHOLE: i32 = 256;

/// Adds up what the features are worth.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    features: &'static [Feature],
    early: i32,
    late: i32,
    left: i32,
}

impl Sum {
    /// Nothing yet.
    pub const fn new(features: &'static [Feature]) -> Sum {
        Sum { features, early: 0, late: 0, left: WHOLE }
    }

    /// What all of it is worth to the first team, in hundredths of a plain piece.
    pub fn worth(self) -> i32 {
        (self.early * self.left + self.late * (WHOLE - self.left)) / WHOLE
    }
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, feature: usize, n: i32) {
        if let Some(Feature { early, late, .. }) = self.features.get(feature) {
            self.early += n * i32::from(*early);
            self.late += n * i32::from(*late);
        }
    }

    #[inline]
    fn left(&mut self, part: i32) {
        self.left = part;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_fade_from_the_beginning_to_the_end() {
        const FEATURES: &[Feature] = &[Feature::material("man", 100, 120), Feature::new("centre", 8, 0)];
        let worth = |left: i32| {
            let mut sum = Sum::new(FEATURES);
            sum.add(0, 3);
            sum.add(0, -1);
            sum.add(1, -2);
            sum.left(left);
            sum.worth()
        };
        assert_eq!([worth(WHOLE), worth(WHOLE / 2), worth(0)], [184, 212, 240]);
    }
}

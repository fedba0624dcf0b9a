//! Evaluation: the features that are counted in a position, and what each of them is worth.
//!
//! A game says what it counts ([`crate::Search::FEATURES`], [`crate::Search::count_features`]); counts and weights are
//! kept apart, so that the weights can be fitted to the results of games.

/// A feature that is counted in a position, and what one of it is worth in hundredths of a plain piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name for developers.
    pub name: &'static str,
    /// Whether it counts material alone: what a beginner counts.
    pub is_material: bool,
    /// What it is worth in the opening, with all pieces on the board.
    pub opening: i16,
    /// What it is worth at the very end.
    pub endgame: i16,
}

impl Feature {
    /// Pieces of one kind.
    pub const fn material(name: &'static str, opening: i16, endgame: i16) -> Feature {
        Feature { name, is_material: true, opening, endgame }
    }

    /// Anything else.
    pub const fn new(name: &'static str, opening: i16, endgame: i16) -> Feature {
        Feature { name, is_material: false, opening, endgame }
    }
}

/// Declares what a game counts, each with its weights: an enum whose members are indices into its table `FEATURES`.
///
/// ```
/// rules::features! {
///     /// What is counted, with its weights in the opening and in the endgame.
///     enum Count {
///         material { Man: 100, 110; King: 135, 150; }
///         other { Tempo: 2, -2; }
///     }
/// }
/// assert_eq!(Count::FEATURES[Count::Tempo as usize].endgame, -2);
/// ```
#[macro_export]
macro_rules! features {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        material { $($(#[$piece_doc:meta])* $piece:ident: $piece_opening:literal, $piece_endgame:literal;)* }
        other { $($(#[$other_doc:meta])* $other:ident: $opening:literal, $endgame:literal;)* }
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $($(#[$piece_doc])* $piece,)*
            $($(#[$other_doc])* $other,)*
        }

        impl $name {
            /// The features in the order of the members.
            $vis const FEATURES: &'static [$crate::evaluation::Feature] = &[
                $($crate::evaluation::Feature::material(stringify!($piece), $piece_opening, $piece_endgame),)*
                $($crate::evaluation::Feature::new(stringify!($other), $opening, $endgame),)*
            ];
        }

        // Members of a run are reached by counting from its first one.
        const _: &[$name] = &[$($name::$piece,)* $($name::$other,)*];
    };
}

/// Takes the feature counts of a position.
pub trait FeatureCounts {
    /// Counts `n` more of the feature at this index in [`crate::Search::FEATURES`] for the first team, or -`n` for the
    /// second.
    fn add(&mut self, feature: usize, n: i32);

    /// Sets the phase: how much of the opening is left, out of [`FULL_PHASE`]. Until then it is all.
    fn phase(&mut self, part: i32);
}

/// The phase at the beginning, when all of the opening is left.
pub const FULL_PHASE: i32 = 256;

/// Tapered evaluation: adds up features by phase.
#[derive(Clone, Copy, Debug)]
pub struct TaperedScore {
    features: &'static [Feature],
    opening: i32,
    endgame: i32,
    phase: i32,
}

impl TaperedScore {
    /// A sum of nothing.
    pub const fn new(features: &'static [Feature]) -> TaperedScore {
        TaperedScore { features, opening: 0, endgame: 0, phase: FULL_PHASE }
    }

    /// The score for the first team, in hundredths of a plain piece.
    pub fn score(self) -> i32 {
        (self.opening * self.phase + self.endgame * (FULL_PHASE - self.phase)) / FULL_PHASE
    }
}

impl FeatureCounts for TaperedScore {
    #[inline]
    fn add(&mut self, feature: usize, n: i32) {
        if let Some(Feature { opening, endgame, .. }) = self.features.get(feature) {
            self.opening += n * i32::from(*opening);
            self.endgame += n * i32::from(*endgame);
        }
    }

    #[inline]
    fn phase(&mut self, part: i32) {
        self.phase = part;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_fade_from_the_beginning_to_the_end() {
        const FEATURES: &[Feature] = &[Feature::material("man", 100, 120), Feature::new("centre", 8, 0)];
        let score = |left: i32| {
            let mut sum = TaperedScore::new(FEATURES);
            sum.add(0, 3);
            sum.add(0, -1);
            sum.add(1, -2);
            sum.phase(left);
            sum.score()
        };
        assert_eq!([score(FULL_PHASE), score(FULL_PHASE / 2), score(0)], [184, 212, 240]);
    }
}

//! What is counted in Lino, and what each of it is worth: a point is ten hundredths of a plain piece.

use crate::appraisal::Feature;

/// In the order of [`super::appraise::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("point", 10, 10),
    Feature::new("three of four", 22, 22),
    Feature::new("three of four of the mover", 20, 20),
    Feature::new("two of four", 8, 4),
    Feature::new("one of four", 3, 1),
    Feature::new("closing point", 8, 8),
    Feature::new("next closing point", -7, -7),
    Feature::new("third closing point", 5, 5),
    Feature::new("point given away", 0, -6),
    Feature::new("odd number of safe tiles", 0, 5),
    Feature::new("star", 40, 90),
    Feature::new("stone at a star", 6, 4),
    Feature::new("number on a free tile", 2, 10),
    Feature::new("number apart", 2, 0),
];

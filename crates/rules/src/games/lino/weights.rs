//! The features of Lino and their weights: at the beginning, a point is worth ten hundredths of a plain piece.

use crate::evaluation::Feature;

/// In the order of [`super::evaluate::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("point", 10, 32),
    Feature::new("three of four", 27, 39),
    Feature::new("three of four of the mover", 36, 36),
    Feature::new("two of four", 17, 25),
    Feature::new("one of four", 5, 29),
    Feature::new("closing point", 14, 14),
    Feature::new("next closing point", -13, -13),
    Feature::new("third closing point", 9, 9),
    Feature::new("point given away", 0, -11),
    Feature::new("odd number of safe tiles", 25, 13),
    Feature::new("star", 72, 161),
    Feature::new("stone at a star", 11, 7),
    Feature::new("number on a free tile", 4, 18),
    Feature::new("number apart", 4, 0),
];

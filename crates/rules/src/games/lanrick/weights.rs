//! The features of Lanrick and their weights.

use crate::evaluation::Feature;

/// In the order of [`super::evaluate::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("second man", 700, 700),
    Feature::material("third man", 450, 450),
    Feature::material("fourth man", 350, 350),
    Feature::material("fifth man", 300, 300),
    Feature::new("man to be taken", 330, 450),
    Feature::new("ahead", 180, 220),
    Feature::new("level", 60, 90),
    Feature::new("behind", -20, -20),
    Feature::new("far behind", -90, -110),
    Feature::new("in reach now", 60, 80),
    Feature::new("in reach next", 10, 10),
    Feature::new("square to go", -7, -14),
    Feature::new("man far out", -6, -8),
    Feature::new("man blocked", -18, -25),
    Feature::new("no square to spare", -15, -15),
    Feature::new("one square to spare", -5, -5),
    Feature::new("next to mark", 8, 8),
    Feature::new("square of the best mark", 6, 9),
];

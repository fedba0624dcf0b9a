//! What is counted in the three games, and what each of it is worth: a pawn at the beginning is the plain piece.
//!
//! Fitted to games of the machine against itself on the board of 88 squares: see `docs/strength.md`.

use crate::appraisal::Feature;

/// In the order of [`super::appraise::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("pawn", 100, 45),
    Feature::material("small castle", 120, 91),
    Feature::material("big castle", 217, 169),
    Feature::material("small castle inside", 107, 201),
    Feature::material("big castle inside", 266, 409),
    Feature::new("small castle a step away", 31, 48),
    Feature::new("small castle two steps away", 16, -6),
    Feature::new("small castle three steps away", 13, 41),
    Feature::new("small castle four steps away", 14, 29),
    Feature::new("big castle a step away", 57, 100),
    Feature::new("big castle two steps away", 52, 111),
    Feature::new("big castle three steps away", 23, 85),
    Feature::new("big castle four steps away", 39, 42),
    Feature::new("castle without a way", -8, -13),
    Feature::new("castle at an open entry", -19, 0),
    Feature::new("castle shut in", -11, 2),
    Feature::new("pawn attacked", -21, -17),
    Feature::new("small castle attacked", -29, -31),
    Feature::new("big castle attacked", -74, -64),
    Feature::new("piece beside the middle", 39, 25),
    Feature::new("piece on the common axle", 16, -27),
    Feature::new("piece at home", -26, -10),
    Feature::new("turn", 11, -6),
];

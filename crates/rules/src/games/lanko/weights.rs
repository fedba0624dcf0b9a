//! What is counted in the three games, and what each of it is worth: a pawn at the beginning is the plain piece.
//!
//! Fitted to games of the machine against itself on the board of 88 squares: see `docs/strength.md`.

use crate::appraisal::Feature;

/// In the order of [`super::appraise::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("pawn", 100, 26),
    Feature::material("small castle", 146, 102),
    Feature::material("big castle", 249, 226),
    Feature::material("small castle inside", 215, 255),
    Feature::material("big castle inside", 482, 534),
    Feature::new("small castle a step away", 48, 63),
    Feature::new("small castle two steps away", 57, 64),
    Feature::new("small castle three steps away", 23, 39),
    Feature::new("small castle four steps away", 27, 40),
    Feature::new("big castle a step away", 91, 169),
    Feature::new("big castle two steps away", 98, 148),
    Feature::new("big castle three steps away", 49, 99),
    Feature::new("big castle four steps away", 52, 57),
    Feature::new("castle without a way", -11, -17),
    Feature::new("castle at an open entry", -7, -4),
    Feature::new("castle shut in", -10, -13),
    Feature::new("pawn attacked", -21, -13),
    Feature::new("small castle attacked", -42, -44),
    Feature::new("big castle attacked", -94, -94),
    Feature::new("piece beside the middle", 42, -19),
    Feature::new("piece on the common axle", 40, -11),
    Feature::new("piece at home", -27, -6),
    Feature::new("turn", 14, 4),
];

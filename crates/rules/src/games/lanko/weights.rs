//! What is counted in the three games, and what each of it is worth: a pawn is the plain piece, so a point is half of it.

use crate::appraisal::Feature;

/// In the order of [`super::appraise::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("pawn", 100, 100),
    Feature::material("small castle", 300, 300),
    Feature::material("big castle", 600, 600),
    Feature::material("small castle inside", 900, 900),
    Feature::material("big castle inside", 1800, 1800),
    Feature::new("small castle a step away", 250, 350),
    Feature::new("small castle two steps away", 160, 220),
    Feature::new("small castle three steps away", 110, 140),
    Feature::new("small castle four steps away", 70, 90),
    Feature::new("big castle a step away", 500, 700),
    Feature::new("big castle two steps away", 330, 450),
    Feature::new("big castle three steps away", 230, 290),
    Feature::new("big castle four steps away", 140, 180),
    Feature::new("castle without a way", -40, -60),
    Feature::new("castle at an open entry", 120, 160),
    Feature::new("castle shut in", -25, -40),
    Feature::new("pawn attacked", -35, -45),
    Feature::new("small castle attacked", -130, -150),
    Feature::new("big castle attacked", -280, -320),
    Feature::new("piece beside the middle", 12, 12),
    Feature::new("piece on the common axle", 8, 8),
    Feature::new("piece at home", 2, 0),
    Feature::new("turn", 10, 10),
];

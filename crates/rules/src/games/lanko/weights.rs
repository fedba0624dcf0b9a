//! The features of the three games and their weights: a pawn in the endgame is about the plain piece.
//!
//! Fitted to games of the computer against itself on the board of 88 squares: see `docs/strength.md`.

use crate::evaluation::Feature;

/// In the order of [`super::evaluate::Count`].
pub(super) const FEATURES: &[Feature] = &[
    Feature::material("pawn", 200, 90),
    Feature::material("small castle", 240, 182),
    Feature::material("big castle", 434, 338),
    Feature::material("small castle inside", 214, 402),
    Feature::material("big castle inside", 532, 818),
    Feature::new("small castle a step away", 62, 96),
    Feature::new("small castle two steps away", 32, -12),
    Feature::new("small castle three steps away", 26, 82),
    Feature::new("small castle four steps away", 28, 58),
    Feature::new("big castle a step away", 114, 200),
    Feature::new("big castle two steps away", 104, 222),
    Feature::new("big castle three steps away", 46, 170),
    Feature::new("big castle four steps away", 78, 84),
    Feature::new("castle without a way", -16, -26),
    Feature::new("castle at an open entry", -38, 0),
    Feature::new("castle shut in", -22, 4),
    Feature::new("pawn attacked", -42, -34),
    Feature::new("small castle attacked", -58, -62),
    Feature::new("big castle attacked", -148, -128),
    Feature::new("piece beside the middle", 78, 50),
    Feature::new("piece on the common axle", 32, -54),
    Feature::new("piece at home", -52, -20),
    Feature::new("turn", 22, -12),
];

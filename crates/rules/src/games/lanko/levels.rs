//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `lanko-88`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LANKO_88: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 800 },
    LevelSpec { depth: 1, nodes: 200, noise: 250 },
    LevelSpec { depth: 1, nodes: 600, noise: 110 },
    LevelSpec { depth: 2, nodes: 1_600, noise: 80 },
    LevelSpec { depth: 3, nodes: 5_000, noise: 62 },
    LevelSpec { depth: 4, nodes: 16_000, noise: 48 },
    LevelSpec { depth: u8::MAX, nodes: 55_000, noise: 30 },
    LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 },
];

/// The levels of `lanko-68`, the weakest first: `arena ladder lanko-68 --nodes 350000 --seed 1`.
pub(super) const LANKO_68: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 1_100, noise: 670 },
    LevelSpec { depth: 2, nodes: 4_200, noise: 130 },
    LevelSpec { depth: 3, nodes: 6_000, noise: 110 },
    LevelSpec { depth: 4, nodes: 9_500, noise: 90 },
    LevelSpec { depth: 5, nodes: 13_000, noise: 75 },
    LevelSpec { depth: 7, nodes: 26_000, noise: 47 },
    LevelSpec { depth: 10, nodes: 88_000, noise: 13 },
    LevelSpec { depth: u8::MAX, nodes: 350_000, noise: 0 },
];

/// The levels of `lanko-103`, the weakest first: `arena ladder lanko-103 --nodes 390000 --seed 1`.
pub(super) const LANKO_103: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 2_000, noise: 300 },
    LevelSpec { depth: 2, nodes: 4_800, noise: 130 },
    LevelSpec { depth: 3, nodes: 6_300, noise: 120 },
    LevelSpec { depth: 4, nodes: 11_000, noise: 86 },
    LevelSpec { depth: 6, nodes: 23_000, noise: 56 },
    LevelSpec { depth: 8, nodes: 47_000, noise: 31 },
    LevelSpec { depth: 11, nodes: 140_000, noise: 7 },
    LevelSpec { depth: u8::MAX, nodes: 390_000, noise: 0 },
];

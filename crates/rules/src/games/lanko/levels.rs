//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `lanko-88`, the weakest first: `arena ladder lanko-88 --nodes 270000 --seed 1`.
pub(super) const LANKO_88: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 830, noise: 2_000 },
    LevelSpec { depth: 2, nodes: 3_300, noise: 67 },
    LevelSpec { depth: 3, nodes: 5_000, noise: 55 },
    LevelSpec { depth: 5, nodes: 8_600, noise: 41 },
    LevelSpec { depth: 6, nodes: 13_000, noise: 32 },
    LevelSpec { depth: 7, nodes: 19_000, noise: 24 },
    LevelSpec { depth: 10, nodes: 68_000, noise: 7 },
    LevelSpec { depth: u8::MAX, nodes: 270_000, noise: 0 },
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

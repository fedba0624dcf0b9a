//! What the computer may spend at each level: `docs/levels.md` says what these levels are worth.

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

/// The levels of `lanko-68`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LANKO_68: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 540 },
    LevelSpec { depth: 2, nodes: 200, noise: 150 },
    LevelSpec { depth: 2, nodes: 600, noise: 115 },
    LevelSpec { depth: 3, nodes: 1_800, noise: 92 },
    LevelSpec { depth: 5, nodes: 6_000, noise: 50 },
    LevelSpec { depth: 6, nodes: 22_000, noise: 30 },
    LevelSpec { depth: u8::MAX, nodes: 80_000, noise: 16 },
    LevelSpec { depth: u8::MAX, nodes: 300_000, noise: 0 },
];

/// The levels of `lanko-103`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LANKO_103: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 600 },
    LevelSpec { depth: 1, nodes: 200, noise: 380 },
    LevelSpec { depth: 1, nodes: 600, noise: 220 },
    LevelSpec { depth: 3, nodes: 1_800, noise: 120 },
    LevelSpec { depth: 4, nodes: 6_000, noise: 90 },
    LevelSpec { depth: 6, nodes: 22_000, noise: 45 },
    LevelSpec { depth: u8::MAX, nodes: 80_000, noise: 15 },
    LevelSpec { depth: u8::MAX, nodes: 300_000, noise: 0 },
];

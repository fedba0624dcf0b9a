//! What the computer may spend at each level: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `chess`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 5_000 },
    LevelSpec { depth: 1, nodes: 200, noise: 1_100 },
    LevelSpec { depth: 1, nodes: 600, noise: 350 },
    LevelSpec { depth: 2, nodes: 1_600, noise: 210 },
    LevelSpec { depth: 3, nodes: 5_000, noise: 130 },
    LevelSpec { depth: 4, nodes: 16_000, noise: 80 },
    LevelSpec { depth: u8::MAX, nodes: 55_000, noise: 38 },
    LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 },
];

//! What the computer may spend at each level: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `draughts`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 510 },
    LevelSpec { depth: 1, nodes: 200, noise: 260 },
    LevelSpec { depth: 1, nodes: 600, noise: 140 },
    LevelSpec { depth: 2, nodes: 1_800, noise: 75 },
    LevelSpec { depth: 3, nodes: 6_400, noise: 50 },
    LevelSpec { depth: 6, nodes: 25_000, noise: 26 },
    LevelSpec { depth: u8::MAX, nodes: 100_000, noise: 9 },
    LevelSpec { depth: u8::MAX, nodes: 400_000, noise: 0 },
];

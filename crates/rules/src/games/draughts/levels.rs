//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `draughts`, the weakest first: `arena ladder draughts --nodes 690000 --seed 1`.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 2_400, noise: 590 },
    LevelSpec { depth: 1, nodes: 5_800, noise: 120 },
    LevelSpec { depth: 2, nodes: 7_900, noise: 69 },
    LevelSpec { depth: 3, nodes: 11_000, noise: 59 },
    LevelSpec { depth: 4, nodes: 16_000, noise: 49 },
    LevelSpec { depth: 7, nodes: 45_000, noise: 26 },
    LevelSpec { depth: 11, nodes: 180_000, noise: 6 },
    LevelSpec { depth: u8::MAX, nodes: 690_000, noise: 0 },
];

//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `chess`, the weakest first: `arena ladder chess --nodes 200000 --seed 1`.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 700, noise: 5_000 },
    LevelSpec { depth: 2, nodes: 2_800, noise: 360 },
    LevelSpec { depth: 4, nodes: 5_100, noise: 260 },
    LevelSpec { depth: 5, nodes: 8_400, noise: 200 },
    LevelSpec { depth: 7, nodes: 14_000, noise: 140 },
    LevelSpec { depth: 9, nodes: 26_000, noise: 82 },
    LevelSpec { depth: 11, nodes: 52_000, noise: 36 },
    LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 },
];

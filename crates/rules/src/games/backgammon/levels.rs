//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `backgammon`, the weakest first: `arena ladder backgammon --networks web/networks/backgammon.bin --nodes 200000 --seed 1`.
pub(super) const LEVELS: [LevelSpec; 5] = [
    LevelSpec { depth: 1, nodes: 4_500, noise: 2_300 },
    LevelSpec { depth: 1, nodes: 8_000, noise: 560 },
    LevelSpec { depth: 1, nodes: 13_000, noise: 180 },
    LevelSpec { depth: 5, nodes: 50_000, noise: 40 },
    LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 },
];

//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `lino`, the weakest first: `arena ladder lino --nodes 120000 --seed 1`.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 400, noise: 23_000 },
    LevelSpec { depth: 2, nodes: 1_600, noise: 520 },
    LevelSpec { depth: 4, nodes: 3_200, noise: 370 },
    LevelSpec { depth: 6, nodes: 5_700, noise: 260 },
    LevelSpec { depth: 7, nodes: 9_600, noise: 180 },
    LevelSpec { depth: 9, nodes: 16_000, noise: 110 },
    LevelSpec { depth: 10, nodes: 30_000, noise: 53 },
    LevelSpec { depth: u8::MAX, nodes: 120_000, noise: 0 },
];

//! What the computer may spend at each level: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `lino`, the weakest first. Guessed, as `docs/levels.md` says.
pub(super) const LEVELS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 80, noise: 3_000 },
    LevelSpec { depth: 2, nodes: 200, noise: 800 },
    LevelSpec { depth: 2, nodes: 500, noise: 470 },
    LevelSpec { depth: 3, nodes: 1_300, noise: 260 },
    LevelSpec { depth: 4, nodes: 3_600, noise: 190 },
    LevelSpec { depth: 5, nodes: 10_000, noise: 140 },
    LevelSpec { depth: u8::MAX, nodes: 30_000, noise: 50 },
    LevelSpec { depth: u8::MAX, nodes: 100_000, noise: 0 },
];

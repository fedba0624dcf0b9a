//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `laska`, the weakest first: `arena ladder laska --nodes 780000 --seed 1`.
pub(super) const LASKA: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 2_100, noise: 1_000 },
    LevelSpec { depth: 1, nodes: 7_200, noise: 240 },
    LevelSpec { depth: 2, nodes: 12_000, noise: 170 },
    LevelSpec { depth: 3, nodes: 15_000, noise: 150 },
    LevelSpec { depth: 5, nodes: 32_000, noise: 100 },
    LevelSpec { depth: 7, nodes: 50_000, noise: 74 },
    LevelSpec { depth: 10, nodes: 200_000, noise: 19 },
    LevelSpec { depth: u8::MAX, nodes: 780_000, noise: 0 },
];

/// The levels of `bignor-ludus`, the weakest first: `arena ladder bignor-ludus --nodes 700000 --seed 1`.
pub(super) const BIGNOR_LUDUS: [LevelSpec; 8] = [
    LevelSpec { depth: 1, nodes: 2_400, noise: 900 },
    LevelSpec { depth: 2, nodes: 9_500, noise: 180 },
    LevelSpec { depth: 3, nodes: 11_000, noise: 170 },
    LevelSpec { depth: 4, nodes: 16_000, noise: 140 },
    LevelSpec { depth: 5, nodes: 24_000, noise: 110 },
    LevelSpec { depth: 7, nodes: 56_000, noise: 63 },
    LevelSpec { depth: 10, nodes: 180_000, noise: 19 },
    LevelSpec { depth: u8::MAX, nodes: 700_000, noise: 0 },
];

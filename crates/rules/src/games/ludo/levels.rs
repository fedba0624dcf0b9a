//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;

/// The levels of `ludo`, the weakest first: `arena ladder ludo --networks web/networks/ludo.bin --nodes 25000 --seed 1`.
pub(super) const LEVELS: [LevelSpec; 2] =
    [LevelSpec { depth: 1, nodes: 9_800, noise: 170 }, LevelSpec { depth: u8::MAX, nodes: 25_000, noise: 0 }];

//! What scores mean: their range, and the noise on evaluations.

use rules::{Search, hash};

/// The score of a win at the root; each turn until then takes one off.
pub const WIN: i32 = 30_000;
/// Evaluations stay within this distance from 0, so that none outweighs a win.
pub(crate) const EVALUATION_LIMIT: i32 = 20_000;

/// Evaluation noise, up to `noise` either way: always the same for the same position and seed.
pub(crate) fn evaluation_noise<R: Search>(rules: &R, pos: &R::Position, noise: u16, seed: u64) -> i32 {
    if noise == 0 {
        return 0;
    }
    let random = hash::mix(rules.key(pos) ^ seed) % (2 * u64::from(noise) + 1);
    random as i32 - i32::from(noise)
}

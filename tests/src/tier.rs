//! How much a test run does: a quick tier for every change, a full one before work is considered done.

use std::env;

/// Whether `MUSTERMEAD_TIER=2` asks for the full tier.
///
/// Tests ask for it to do more. One that would otherwise do nothing is ignored instead: `#[ignore = "long run"]`.
pub fn is_full() -> bool {
    env::var("MUSTERMEAD_TIER").is_ok_and(|tier| tier == "2")
}

/// How many of something this run does.
pub fn pick(quick: u64, full: u64) -> u64 {
    if is_full() { full } else { quick }
}

//! How much a run of the tests does.

use std::process::Command;

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tier {
    /// What every change must pass.
    Every,
    /// The same with more positions and more games, with the long tests, and with fuzzing.
    Full,
}

/// The environment variable that tells the tests their tier.
const TIER: &str = "MUSTERMEAD_TIER";

impl Tier {
    fn number(self) -> &'static str {
        match self {
            Self::Every => "1",
            Self::Full => "2",
        }
    }
}

/// Tells tests their tier. A failure is what the test says, and a page of backtrace would bury it: whoever wants one runs
/// that test with `cargo test`.
pub(crate) fn tell(test: &mut Command, tier: Tier) {
    test.env(TIER, tier.number()).env_remove("RUST_BACKTRACE");
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn tests_know_their_tier_and_give_no_backtraces() {
        let mut test = Command::new("test");
        test.env("RUST_BACKTRACE", "1");
        tell(&mut test, Tier::Full);
        let told: Vec<_> = test.get_envs().collect();
        assert_eq!(told, [(OsStr::new(TIER), Some(OsStr::new("2"))), (OsStr::new("RUST_BACKTRACE"), None)]);
    }
}

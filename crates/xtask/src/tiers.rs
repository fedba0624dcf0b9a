//! `cargo xtask test`: everything that must hold before a change is taken.

use std::process::{Command, ExitCode};

use crate::format::{self, Format};
use crate::process::{self, cargo};
use crate::report::{Report, Tally};
use crate::toolchain::WASM;
use crate::trouble::Trouble;
use crate::{browsers, ceiling, dist, fuzz, toolchain, tools, trunk, weight};

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tier {
    /// What every change must pass.
    Every,
    /// The same with more positions, more games and fuzzing.
    Full,
}

/// The variable in which the tests find their tier.
const TIER: &str = "MUSTERMEAD_TIER";

impl Tier {
    fn number(self) -> &'static str {
        match self {
            Self::Every => "1",
            Self::Full => "2",
        }
    }
}

const TOOLCHAIN: &str = "toolchain";
const SITE: &str = "site";
const CEILING: &str = "the machine's memory";
const CHROMIUM: &str = "Chromium";
const BROWSER: &str = "browser tests";

/// Runs all steps, also after one that failed, unless nothing could come of it.
pub(crate) fn run(tier: Tier) -> ExitCode {
    let mut report = Report::default();
    let ready = report.step(TOOLCHAIN, |_| {
        toolchain::provide_wasm()?;
        toolchain::provide_checkers()
    });
    if !ready {
        return report.finish();
    }
    report.step("formatting", |_| format::all(Format::Check));
    report.step("lints", |_| {
        process::run(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    });
    report.step("lints of the site", |_| {
        process::run(&mut cargo(["clippy", "-p", "web", "-p", "worker", "--target", WASM, "--", "-D", "warnings"]))
    });
    if tier == Tier::Full {
        report.step("lints of the programs", |_| {
            let lint = |folder: &String| {
                let mut clippy = cargo(["clippy", "-p", "web", "--target", WASM, "--features"]);
                process::run(clippy.args([folder, "--", "-D", "warnings"]))
            };
            trunk::folders()?.iter().try_for_each(lint)
        });
    }
    report.step("API documentation", |_| {
        let mut doc = cargo(["doc", "--no-deps", "-p", "rules", "-p", "ai", "-p", "play", "-p", "words"]);
        process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    });
    report.step("tests", |tally| {
        count(cargo(["test", "--workspace", "--exclude", "browser", "--no-fail-fast"]), tier, tally)
    });
    let built = report.step(SITE, |_| {
        dist::build()?;
        dist::assemble_for_tests()
    });
    if built {
        report.step("byte budgets", |_| weight::check());
        report.step(CEILING, |_| ceiling::check(&trunk::machine()));
    } else {
        report.skip("byte budgets", SITE);
        report.skip(CEILING, SITE);
    }
    let steered = report.step(CHROMIUM, |_| {
        browsers::provide_chromium()?;
        tools::provide_audit();
        Ok(())
    });
    match (built, steered) {
        (true, true) => {
            report.step(BROWSER, |tally| count(cargo(["test", "-p", "browser", "--no-fail-fast"]), tier, tally));
        }
        (false, _) => report.skip(BROWSER, SITE),
        (true, false) => report.skip(BROWSER, CHROMIUM),
    }
    if tier == Tier::Full {
        fuzz::steps(&mut report);
    }
    report.finish()
}

fn count(mut tests: Command, tier: Tier, tally: &mut Tally) -> Result<(), Trouble> {
    process::watch(tests.env(TIER, tier.number()), |line| tally.read(line))
}

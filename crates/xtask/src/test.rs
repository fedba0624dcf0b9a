//! `cargo xtask test`: everything that must pass before a change is merged.

pub mod axe;
mod browsers;
pub(crate) mod daily;
pub mod dark_reader;
pub mod engines;
mod executables;
pub mod fonts;
mod fuzz;
mod graph;
mod packages;
pub(crate) mod peers;
pub(crate) mod profile;
mod report;
mod requirements;
pub(crate) mod script_checks;
pub(crate) mod tier;
pub mod web_servers;

use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use std::time::Instant;

use crate::build::{app, dist, memory_limit, size_budget, split};
use crate::tools::format::{self, Format};
use crate::tools::process::{self, cargo, root};
use crate::tools::toolchain::WASM;
use crate::tools::{pinned, toolchain};
use executables::Executables;
use graph::{Need, Step};
use tier::Tier;

const TOOLCHAIN: &str = "toolchain";
const TOOLS: &str = "build tools";
const COMPILED: &str = "compiling the tests";
const PROGRAMS: &str = "programs of the site";
const SITE: &str = "site";
const CHROMIUM: &str = "Chromium";

/// The browser tests, which need more than a native compiler.
pub(crate) const BROWSER: &str = "tests/browser";
/// Browsers mostly wait.
pub(crate) const BROWSER_THREADS: &str = "3";

/// Runs all steps, even after a failure, except those that depend on the failed step.
pub(crate) fn run(tier: Tier) -> ExitCode {
    let started = Instant::now();
    let compiled: OnceLock<Executables> = OnceLock::new();
    let compiled = &compiled;
    let tests = || compiled.get().expect("they are compiled before anything else is done with them");

    let mut steps = vec![
        Step::new(TOOLCHAIN, 10, |_| {
            toolchain::provide_wasm()?;
            toolchain::provide_checkers()
        }),
        Step::new(TOOLS, 20, |_| {
            pinned::provide_optimizer();
            Ok(())
        })
        .after(&[TOOLCHAIN]),
        Step::new(CHROMIUM, 30, |_| {
            browsers::provide_chromium()?;
            packages::provide_audit();
            packages::provide_fonts();
            Ok(())
        }),
        Step::new("formatting", 5, |_| format::all(Format::Check)).after(&[TOOLCHAIN]),
        Step::new(PROGRAMS, 460, |_| dist::build_programs()).after(&[TOOLS]),
        Step::new(COMPILED, 430, |_| {
            let made = executables::build()?;
            compiled.set(made).expect("this is the only step that sets it");
            Ok(())
        })
        .after(&[TOOLCHAIN])
        .needs(Need::Native),
        Step::new("tests", 180, move |tally| {
            tests().tests(|package| package != root().join(BROWSER)).run(tier, |_| {}, tally)
        })
        .after(&[COMPILED]),
        Step::new("lints", 110, |_| process::run(&mut lint(&["--workspace", "--all-targets"])))
            .after(&[TOOLCHAIN])
            .needs(Need::Lints),
        Step::new("lints of the site", 60, |_| {
            process::run(&mut lint(&["-p", "web", "-p", "worker", "--target", WASM]))
        })
        .after(&[TOOLCHAIN])
        .needs(Need::Lints),
        Step::new("lints of the scripts", 5, |_| script_checks::check()),
        Step::new("examples in the documentation", 20, move |tally| {
            // Of the whole workspace, to reuse the compiled libraries.
            let mut test = cargo(["test", "--doc", "--workspace", "--no-fail-fast"]);
            tier::tell(&mut test, tier);
            process::watch(&mut test, |line| {
                process::say(line);
                tally.read(line);
            })
        })
        .after(&[COMPILED])
        .needs(Need::Native),
        Step::new("API documentation", 6, |_| {
            let packages =
                ["rules", "ai", "play", "table", "embed", "study", "page", "i18n"].map(|package| ["-p", package]);
            let mut doc = cargo(["doc", "--no-deps"]);
            doc.args(packages.as_flattened());
            process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
        })
        .after(&[TOOLCHAIN])
        .needs(Need::Native),
        Step::new(SITE, 30, move |_| dist::assemble_with(tests().program("website"))).after(&[PROGRAMS, COMPILED]),
        Step::new("byte budgets", 3, |_| size_budget::check()).after(&[SITE]),
        Step::new("what searches call", 1, |_| split::check_calls(&app::program())).after(&[PROGRAMS]),
        Step::new("the programs' memory", 1, |_| memory_limit::check(&app::module())).after(&[PROGRAMS]),
    ];
    steps.push(
        Step::new("browser tests", 250, move |tally| {
            let browser = tests().tests(|package| package == root().join(BROWSER));
            let set_up = |test: &mut Command| {
                test.env("RUST_TEST_THREADS", BROWSER_THREADS);
            };
            browser.run(tier, set_up, tally)
        })
        .after(&[SITE, CHROMIUM])
        .needs(Need::Quiet),
    );
    if tier == Tier::Full {
        steps.extend(fuzz::steps());
    }
    let not_tried = browsers::not_tried(tier == Tier::Full);
    graph::run(steps).with_notes(not_tried).finish(started.elapsed())
}

/// Lints, as errors, in a separate build folder: they share next to nothing with the other builds, and need not wait
/// for them.
fn lint(what: &[&str]) -> Command {
    let mut clippy = cargo(["clippy", "--target-dir", "target/lints"]);
    clippy.args(what).args(["--", "-D", "warnings"]);
    clippy
}

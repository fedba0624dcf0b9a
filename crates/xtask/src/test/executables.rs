//! The tests as executables built by cargo, so that compiling them and running them are separate steps.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::test::report::Tally;
use crate::test::requirements;
use crate::test::tier::{self, Tier};
use crate::tools::process::{self, cargo, say};
use crate::tools::trouble::Trouble;

/// The environment variable that tells the tests which folders of games to test.
const FOLDERS: &str = "MUSTERMEAD_FOLDERS";

/// The programs that steps run, by cargo name, which is also their package's.
const PROGRAMS: [&str; 1] = ["website"];

/// The executables that cargo has built.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Executables {
    all: Vec<Executable>,
}

/// An executable.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Executable {
    /// The folder of its package.
    package: PathBuf,
    /// The name of its cargo target.
    name: String,
    file: PathBuf,
    is_test: bool,
}

/// Compiles all tests of the workspace and the programs that other steps run, in one build with one set of features, so
/// that nothing is compiled twice.
///
/// # Errors
///
/// Something does not compile.
pub(crate) fn build() -> Result<Executables, Trouble> {
    compile(cargo(["build", "--workspace"]), &PROGRAMS)
}

/// Compiles one package and its tests.
///
/// # Errors
///
/// Something does not compile.
pub(crate) fn build_one(package: &str) -> Result<Executables, Trouble> {
    compile(cargo(["build", "-p", package]), &[])
}

/// Compiles some packages, with only these folders' part of the tests that cover every game. Of their dependencies only
/// the libraries are compiled. These builds follow each other by the minute, and an incremental build takes a quarter
/// of the time.
///
/// # Errors
///
/// Something does not compile.
pub(crate) fn build_of(packages: &[&str], folders: &[String]) -> Result<Executables, Trouble> {
    let mut build = cargo(["build"]);
    build.args(packages.iter().flat_map(|package| ["-p", package])).env(FOLDERS, folders.join(","));
    build.env("CARGO_INCREMENTAL", "1");
    let programs: Vec<&str> = PROGRAMS.iter().copied().filter(|program| packages.contains(program)).collect();
    compile(build, &programs)
}

/// The programs of the app are for browsers, so they are not among `programs`.
fn compile(mut build: Command, programs: &[&str]) -> Result<Executables, Trouble> {
    let mut all = Vec::new();
    build.args(["--lib", "--tests", "--message-format=json-render-diagnostics"]);
    build.args(programs.iter().flat_map(|program| ["--bin", program]));
    process::watch(&mut build, |line| all.extend(executable(line)))?;
    Ok(Executables { all })
}

/// The executable that a cargo message reports.
fn executable(message: &str) -> Option<Executable> {
    let message: Value = serde_json::from_str(message).ok()?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Some(Executable {
        package: Path::new(&text(&message["manifest_path"])?).parent()?.to_owned(),
        name: text(&message["target"]["name"])?,
        file: PathBuf::from(text(&message["executable"])?),
        is_test: message["profile"]["test"].as_bool()?,
    })
}

impl Executables {
    /// The program of this name that is not a test.
    pub(crate) fn program(&self, name: &str) -> Option<&Path> {
        self.all.iter().find(|one| !one.is_test && one.name == name).map(|one| one.file.as_path())
    }

    /// The tests of the packages with a wanted folder.
    pub(crate) fn tests(&self, is_wanted: impl Fn(&Path) -> bool) -> Executables {
        let all = self.all.iter().filter(|one| one.is_test && is_wanted(&one.package)).cloned().collect();
        Executables { all }
    }

    /// Runs them one after the other, even after a failure: first the tests that are not ignored, then the ignored ones
    /// whose requirements are met. `set_up` adds to each command.
    ///
    /// # Errors
    ///
    /// There are none, or one of them failed.
    pub(crate) fn run(&self, tier: Tier, set_up: impl Fn(&mut Command), tally: &mut Tally) -> Result<(), Trouble> {
        if self.all.is_empty() {
            return Err(Trouble::new("there are no tests here"));
        }
        let mut failed = Vec::new();
        for one in &self.all {
            say(format!("{} of {}", one.name, one.package.display()));
            let mut own = Tally::default();
            let done = run_all(tier, &mut own, |args, tally| {
                let set_up = |test: &mut Command| {
                    set_up(test);
                    test.args(args);
                };
                one.run(tier, set_up, tally)
            });
            let troubles = done.into_iter().filter_map(Result::err);
            failed.extend(troubles.map(|trouble| format!("{} ({})", one.name, trouble.what())));
            tally.add(&own);
        }
        if failed.is_empty() { Ok(()) } else { Err(Trouble::new(failed.join("; "))) }
    }
}

impl Executable {
    /// Runs it in cargo's environment.
    fn run(&self, tier: Tier, set_up: impl Fn(&mut Command), tally: &mut Tally) -> Result<(), Trouble> {
        let mut run = Command::new(&self.file);
        // Only a nightly test harness reports times, or one that is told to act like a nightly.
        run.args(["-Z", "unstable-options", "--report-time"]).env("RUSTC_BOOTSTRAP", "1");
        run.current_dir(&self.package).env("CARGO_MANIFEST_DIR", &self.package);
        run.env("CARGO", env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        tier::tell(&mut run, tier);
        set_up(&mut run);
        process::watch(&mut run, |line| {
            say(line);
            tally.read(line);
        })
    }
}

/// Runs the tests of an executable, which `run` starts with more arguments: first those that are not ignored, then the
/// ignored ones whose requirements are met.
fn run_all(
    tier: Tier,
    tally: &mut Tally,
    run: impl Fn(&[&str], &mut Tally) -> Result<(), Trouble>,
) -> [Result<(), Trouble>; 2] {
    let first = run(&[], tally);
    let rest = tally.take_ignored(|reason| requirements::unmet(reason, tier)).and_then(|names| {
        if names.is_empty() {
            return Ok(());
        }
        say("The ignored tests that can run here:");
        let n_before = tally.n_run();
        let args: Vec<&str> = ["--ignored", "--exact"].into_iter().chain(names.iter().map(String::as_str)).collect();
        run(&args, tally)?;
        let n_run = tally.n_run() - n_before;
        let is_all = n_run == names.len() as u64;
        if is_all { Ok(()) } else { Err(Trouble::new(format!("{n_run} of {} ignored tests were run", names.len()))) }
    });
    [first, rest]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_known_from_cargos_messages() {
        let test = r#"{"reason":"compiler-artifact","manifest_path":"/a/tests/Cargo.toml","target":{"kind":["test"],
            "name":"house"},"profile":{"test":true},"executable":"/a/target/debug/deps/house-1"}"#;
        let program = r#"{"reason":"compiler-artifact","manifest_path":"/a/crates/website/Cargo.toml","target":{"kind":["bin"],
            "name":"website"},"profile":{"test":false},"executable":"/a/target/debug/website"}"#;
        let library = r#"{"reason":"compiler-artifact","manifest_path":"/a/Cargo.toml","target":{"name":"rules"},
            "profile":{"test":false},"executable":null}"#;
        let all: Vec<Executable> = [test, program, library, "Compiling x"].into_iter().filter_map(executable).collect();
        let all = Executables { all };
        assert_eq!(all.all.len(), 2);
        assert_eq!(all.program("website"), Some(Path::new("/a/target/debug/website")));
        assert_eq!(all.program("house"), None, "that is a test");
        assert_eq!(all.tests(|_| true).all.len(), 1);
        assert_eq!(all.tests(|package| package.ends_with("website")).all.len(), 0);
    }

    /// What a test harness prints for three tests, of which two are ignored.
    fn harness(args: &[&str], tally: &mut Tally) -> Result<(), Trouble> {
        let lines: &[&str] = match args {
            [] => &[
                "test a ... ok <0.100s>",
                "test b ... ignored, long run",
                "test c ... ignored, other programs",
                "test result: ok. 1 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.10s",
            ],
            ["--ignored", "--exact", "b"] => &[
                "test b ... FAILED <0.100s>",
                "test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 2 filtered out; finished in 0.10s",
            ],
            other => panic!("{other:?}"),
        };
        lines.iter().for_each(|line| tally.read(line));
        if args.is_empty() { Ok(()) } else { Err(Trouble::new("b failed")) }
    }

    #[test]
    fn a_run_includes_the_ignored_tests_whose_requirements_it_meets() {
        for (tier, failure, counts) in [
            (Tier::Every, None, "1 passed, 0 failed, 2 not run (1 long run: `--full`, 1 other programs: `--peers`)"),
            (Tier::Full, Some("b failed"), "1 passed, 1 failed, 1 not run (1 other programs: `--peers`)"),
        ] {
            let mut tally = Tally::default();
            let [first, rest] = run_all(tier, &mut tally, harness);
            assert_eq!(first, Ok(()));
            assert_eq!(rest.err().map(|trouble| trouble.what().to_owned()).as_deref(), failure);
            assert_eq!(tally.to_string(), counts);
        }
    }

    #[test]
    fn an_ignored_test_that_is_not_run_after_all_is_noticed() {
        let mut tally = Tally::default();
        let [first, rest] =
            run_all(Tier::Full, &mut tally, |args, tally| if args.is_empty() { harness(args, tally) } else { Ok(()) });
        assert_eq!(first, Ok(()));
        assert_eq!(rest.unwrap_err().what(), "0 of 1 ignored tests were run");
    }

    #[test]
    fn a_test_that_is_ignored_for_an_unknown_reason_fails_the_run() {
        let mut tally = Tally::default();
        let [_, rest] = run_all(Tier::Full, &mut tally, |_, tally| {
            tally.read("test a ... ignored, slow");
            Ok(())
        });
        assert!(rest.is_err());
    }

    #[test]
    fn a_run_without_tests_has_failed() {
        assert!(Executables::default().run(Tier::Every, |_| {}, &mut Tally::default()).is_err());
    }
}

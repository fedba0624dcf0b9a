//! Fuzzes everything that parses text from outside.

use std::env;
use std::fs;
use std::path::Path;

use crate::test::graph::Step;
use crate::tools::pinned;
use crate::tools::process::{self, cargo, root};
use crate::tools::search_path::on_path;
use crate::tools::trouble::Trouble;

/// A separate cargo-fuzz package, outside the workspace.
const FOLDER: &str = "tests/fuzz";
const BUILD: &str = "target/fuzz";
/// Per target.
const SECONDS: u32 = 60;
/// The usual names of a C++ compiler.
const COMPILERS: [&str; 3] = ["c++", "g++", "clang++"];
const TOOLS: &str = "fuzzing tools";

/// One step for the tools and one for each target; none if there are no targets.
pub(crate) fn steps() -> Vec<Step<'static>> {
    let targets = targets(&root().join(FOLDER));
    if targets.is_empty() {
        return Vec::new();
    }
    let provide = Step::new(TOOLS, 60, |_| {
        provide_compiler()?;
        let installed = pinned::provide(pinned::CARGO_FUZZ);
        pinned::tidy_up();
        installed
    });
    let fuzz = |target: String| Step::new(format!("fuzzing {target}"), 80, move |_| fuzz(&target)).after(&[TOOLS]);
    [provide].into_iter().chain(targets.into_iter().map(fuzz)).collect()
}

/// The names of the targets, sorted.
fn targets(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("fuzz_targets")) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let rust = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let mut names: Vec<String> = rust.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

fn provide_compiler() -> Result<(), Trouble> {
    // The fuzzer itself is C++ and is compiled with the first target.
    if env::var_os("CXX").is_some() || COMPILERS.iter().any(|name| on_path(name).is_some()) {
        return Ok(());
    }
    Err(Trouble::new("fuzzing needs a C++ compiler, and none is on the search path").remedy(
        "Debian, Ubuntu: sudo apt-get install g++\nFedora: sudo dnf install gcc-c++\nmacOS: xcode-select --install",
    ))
}

fn fuzz(target: &str) -> Result<(), Trouble> {
    let time = format!("-max_total_time={SECONDS}");
    // Without a sanitizer, which would need a nightly compiler: we look for panics, not memory errors.
    let mut run = cargo(["fuzz", "run", "--sanitizer", "none", "--fuzz-dir", FOLDER, "--target-dir", BUILD, target]);
    run.args(["--", &time, "-print_final_stats=1"]).env("PATH", pinned::search_path());
    process::run(&mut run).map_err(|trouble| {
        trouble.remedy(format!(
            "The input that broke it is in {FOLDER}/artifacts/{target}/: make it a test, then mend the code."
        ))
    })
}

//! `cargo xtask test --game` and `--changed`: the part of the tests that concerns one folder of games, for the minutes
//! between two changes. Before a change is merged, it must pass `cargo xtask test`.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use std::time::Instant;

use crate::build::{app, dist, folders};
use crate::test::executables::{self, Executables};
use crate::test::graph::{self, Need, Step};
use crate::test::report::Tally;
use crate::test::tier::Tier;
use crate::test::{self, browsers, packages};
use crate::tools::format::{self, Format};
use crate::tools::process::{self, root, say};
use crate::tools::trouble::Trouble;
use crate::tools::{pinned, toolchain};

/// Packages, by cargo name, of which only tests named after the folder or its games are run, and their [`LISTS`].
const OF_THE_GAME: [&str; 3] = ["rules", "play", "tests"];
/// Packages of which all tests are run: they are fast, or refer to games by many other names.
const WHOLE: [&str; 5] = ["tidy", "table", "web", "website", "i18n"];
const BROWSER: &str = "browser";
/// Where the tests of a package run over a list of games. Without its place in the list, a game has no tests there.
const LISTS: [List; 2] = [
    List { package: "tests", guard: "the_suites_run_over_every_folder", file: "tests/tests/house/folders.rs" },
    List { package: BROWSER, guard: "no_game_is_left_out", file: "tests/browser/tests/all/game/gestures.rs" },
];

const TOOLS: &str = "build tools";
const COMPILED: &str = "compiling the tests";
const PROGRAM: &str = "program of the game";
const SITE: &str = "site";

/// The language that lessons are translated from.
const FIRST: &str = "en";

/// A list of games in the tests of a package.
struct List {
    package: &'static str,
    /// The test that compares it with the games that there are.
    guard: &'static str,
    file: &'static str,
}

/// What a change affects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    /// Nothing that has tests.
    Nothing,
    /// Only these folders of games, and nothing that others share.
    Games(Vec<String>),
    /// More than single games.
    All,
}

/// Tests one game.
pub(crate) fn test_game(game: &str) -> ExitCode {
    match folders::of(game) {
        Ok(folder) => run(&[folder]),
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Tests what has changed in the working tree since the last commit.
pub(crate) fn test_changes() -> ExitCode {
    let folders = folders::all().unwrap_or_default();
    match changes().map(|paths| touched(&paths, &folders)) {
        Ok(Touched::Nothing) => {
            println!("Nothing has changed that is tested.");
            ExitCode::SUCCESS
        }
        Ok(Touched::Games(folders)) => {
            println!("Only these games have changed: {}", folders.join(", "));
            run(&folders)
        }
        Ok(Touched::All) => {
            println!("What has changed concerns all games.");
            test::run(Tier::Every)
        }
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// The names that tests of a folder have: its own, and those of its games, which have lessons in every language.
fn names_of(folder: &str) -> Vec<String> {
    let lessons = root().join(dist::LESSONS).join(FIRST);
    let lessons = fs::read_dir(lessons).into_iter().flatten().flatten().map(|entry| entry.path());
    let ids = lessons.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let mut names: Vec<String> = ids
        .filter(|id| folders::of(id).is_ok_and(|of| of == folder))
        .map(|id| id.replace('-', "_"))
        .filter(|name| !name.contains(folder))
        .collect();
    names.sort();
    names.insert(0, folder.to_owned());
    names
}

/// Checks that a package's guard and tests of all these folders were run; of each folder the names are given.
fn check_lists(package: &str, folders: &[Vec<String>], tally: &Tally) -> Result<(), Trouble> {
    for List { guard, file, .. } in LISTS.iter().filter(|list| list.package == package) {
        if !tally.has_test(guard) {
            return Err(Trouble::new(format!("the test {guard} of {file} was not run")));
        }
        if let Some(names) = folders.iter().find(|names| !names.iter().any(|name| tally.has_test(name))) {
            return Err(Trouble::new(format!("no test of `{}` was run: it is missing in {file}", names[0])));
        }
    }
    Ok(())
}

/// The paths that differ from the last commit, including new files.
fn changes() -> Result<Vec<String>, Trouble> {
    let said = process::ask("git", &["status", "--porcelain", "--untracked-files=all", "--no-renames"])
        .ok_or_else(|| Trouble::new("git does not tell what has changed"))?;
    // Two letters and a space precede each path; the first line has lost its leading spaces.
    Ok(said
        .lines()
        .filter_map(|line| line.trim_start().split_once(' '))
        .map(|(_, path)| path.trim().to_owned())
        .collect())
}

/// What changes in these files affect.
fn touched(paths: &[String], folders: &[String]) -> Touched {
    let mut games = Vec::new();
    for path in paths {
        let is_documentation = path.ends_with(".md") && !path.starts_with("web/") || path.starts_with("docs/");
        match folder_with(path, folders) {
            Some(folder) => games.push(folder),
            None if is_documentation => {}
            None => return Touched::All,
        }
    }
    games.sort();
    games.dedup();
    if games.is_empty() { Touched::Nothing } else { Touched::Games(games) }
}

/// The folder of games that a file belongs to alone: as its rules, its art, its messages, its lessons or its facts.
fn folder_with(path: &str, folders: &[String]) -> Option<String> {
    if let Some((_, lesson)) = path.strip_prefix(&format!("{}/", dist::LESSONS)).and_then(|path| path.split_once('/')) {
        return folders::of(lesson.strip_suffix(".md")?).ok();
    }
    if let Some(facts) = path.strip_prefix("web/games/") {
        return folders::of(facts.strip_suffix(".txt")?).ok();
    }
    let is_of = |folder: &&String| {
        [folders::RULES, app::ART].iter().any(|rooms| path.starts_with(&format!("{rooms}/{folder}/")))
            || path.starts_with("web/i18n/") && path.ends_with(&format!("/{folder}.ftl"))
    };
    folders.iter().find(is_of).cloned()
}

/// Runs the tests of these folders.
fn run(folders: &[String]) -> ExitCode {
    let started = Instant::now();
    let compiled: OnceLock<Executables> = OnceLock::new();
    let compiled = &compiled;
    let tests = || compiled.get().expect("they are compiled before anything else is done with them");
    let of = |package: &'static str| move |path: &Path| path.file_name().is_some_and(|name| name == package);
    let names: Vec<Vec<String>> = folders.iter().map(|folder| names_of(folder)).collect();
    let names = &names;
    let filtered = |test: &mut Command| {
        test.args(names.iter().flatten()).args(LISTS.map(|list| list.guard));
    };
    let run_of_the_game = move |package: &'static str, set_up: &dyn Fn(&mut Command), tally: &mut Tally| {
        let mut own = Tally::default();
        let done = tests().tests(of(package)).run(Tier::Every, set_up, &mut own);
        tally.add(&own);
        done.and_then(|()| check_lists(package, names, &own))
    };

    let steps = vec![
        Step::new(TOOLS, 260, |_| {
            toolchain::provide_wasm()?;
            toolchain::provide_checkers()?;
            pinned::provide_optimizer();
            packages::provide_fonts();
            browsers::provide_chromium()
        }),
        Step::new(COMPILED, 240, |_| {
            let packages: Vec<&str> = OF_THE_GAME.into_iter().chain(WHOLE).chain([BROWSER]).collect();
            let made = executables::build_of(&packages, folders)?;
            compiled.set(made).expect("this is the only step that sets it");
            Ok(())
        })
        .needs(Need::Native),
        Step::new(PROGRAM, 60, |_| dist::build_programs()).after(&[TOOLS]),
        Step::new("formatting", 5, |_| format::all(Format::Check)).after(&[TOOLS]),
        Step::new(SITE, 10, move |_| dist::assemble_with(tests().program("website"))).after(&[PROGRAM, COMPILED]),
        Step::new("tests", 60, move |tally| {
            let of_the_game = OF_THE_GAME.map(|package| run_of_the_game(package, &filtered, tally));
            let whole = WHOLE.map(|package| tests().tests(of(package)).run(Tier::Every, |_| {}, tally));
            of_the_game.into_iter().chain(whole).collect()
        })
        .after(&[COMPILED]),
        Step::new("browser tests", 30, move |tally| {
            let set_up = |test: &mut Command| {
                filtered(test);
                test.env("RUST_TEST_THREADS", test::BROWSER_THREADS);
            };
            run_of_the_game(BROWSER, &set_up, tally)
        })
        .after(&[SITE]),
    ];
    say("The programs of other games stay as they were built.");
    graph::run(steps).finish(started.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched_by(paths: &[&str]) -> Touched {
        let paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
        touched(&paths, &["lanko".to_owned(), "laska".to_owned()])
    }

    #[test]
    fn a_change_to_a_games_own_files_touches_this_game_alone() {
        let rules = "crates/rules/src/games/laska/mod.rs";
        let games = |names: &[&str]| Touched::Games(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(touched_by(&[]), Touched::Nothing);
        assert_eq!(touched_by(&["README.md", "docs/hosting.md"]), Touched::Nothing);
        assert_eq!(touched_by(&[rules, "README.md"]), games(&["laska"]));
        assert_eq!(touched_by(&[rules, "web/art.rs"]), Touched::All);
        let others = ["web/src/art/lanko/mod.rs", "web/i18n/ar/lanko.ftl", "web/i18n/en/laska.ftl"];
        assert_eq!(touched_by(&others), games(&["lanko", "laska"]));
        for own in ["web/learn/en/bignor-ludus.md", "web/learn/ar/laska.md", "web/games/laska.txt"] {
            assert_eq!(touched_by(&[own]), games(&["laska"]), "{own}");
        }
        assert_eq!(touched_by(&["web/i18n/ar/portal.ftl"]), Touched::All);
        assert_eq!(touched_by(&["web/i18n/ar/prose/about.md"]), Touched::All);
        assert_eq!(touched_by(&["crates/rules/src/lib.rs"]), Touched::All);
    }

    #[test]
    fn tests_of_a_folder_are_named_after_it_or_its_games() {
        assert_eq!(names_of("laska"), ["laska", "bignor_ludus"]);
        assert_eq!(names_of("lanko"), ["lanko"], "all its games have this in their names");
        assert_eq!(names_of("poker"), ["poker"]);
    }

    #[test]
    fn a_folder_that_a_list_lacks_is_noticed() {
        let [laska, poker] = ["laska", "poker"].map(|name| vec![name.to_owned()]);
        for List { package, guard, file } in LISTS {
            let mut tally = Tally::default();
            let folders = [laska.clone()];
            tally.read("test conformance::laska::ends ... ok <0.250s>");
            let trouble = check_lists(package, &folders, &tally).unwrap_err();
            assert_eq!(trouble.what(), format!("the test {guard} of {file} was not run"));
            tally.read(&format!("test folders::{guard} ... ok <0.001s>"));
            assert_eq!(check_lists(package, &folders, &tally), Ok(()));
            let trouble = check_lists(package, &[laska.clone(), poker.clone()], &tally).unwrap_err();
            assert_eq!(trouble.what(), format!("no test of `poker` was run: it is missing in {file}"));
            let text = fs::read_to_string(root().join(file)).expect("the list can be read");
            assert!(text.contains(&format!("fn {guard}()")), "{file}");
        }
        assert_eq!(check_lists("rules", &[poker], &Tally::default()), Ok(()), "it has no list");
    }
}

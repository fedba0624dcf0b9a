//! The project's tasks: `cargo xtask play`, `build`, `release`, `test`, `develop`, `fmt`, `messages`, `profile` and
//! `notices`. Each installs missing tools and then does its job.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::build_lock::BuildLock;
use crate::dist::Target;
use crate::format::Format;
use crate::tier::Tier;
use crate::trouble::Trouble;

mod app;
mod archive;
mod browsers;
mod build_lock;
mod daily;
mod develop;
mod dist;
mod edition_name;
mod executables;
mod folders;
mod format;
mod fuzz;
mod graph;
mod kept_builds;
mod memory_limit;
mod messages;
mod notices;
mod peers;
mod play;
mod process;
mod profile;
mod release;
mod report;
mod requirements;
mod script_checks;
mod scripts;
mod size_budget;
mod sources;
mod split;
mod split_library;
mod stamp;
mod test;
mod tier;
mod toolchain;
mod tools;
mod trouble;

const USAGE: &str = "\
Usage: cargo xtask TASK

  play [--port N]   build the site and show it on this machine
  play --game NAME  the same with this game alone
  build             build the site for a server into dist/ and print its sizes
  build --address URL
                    the same for a known address: pages name it to search
                    engines, and links to them get pictures
  build --game NAME a site of one game, with those that share its program; given
                    several times, of several
  build --keep DIST keep the last two builds of the site in the folder DIST, from
                    which open pages still fetch
  release           build the site and pack it for a web space, with checksums,
                    into target/release-files/; takes the options of build
  test              everything that must hold before a change is taken
  test --full       the same with long versions of the tests, and fuzzing
  test --peers      other programs read what the games are written as, and the
                    other way round; installs those that can be had
  test --game NAME  what one game touches, for the minutes between two changes
  test --changed    what the changes since the last commit touch
  develop           show every game while you work on it (trunk serve)
  fmt               format every Rust file and every script
  messages [TAG]    print every message of a language with an example, English
                    unless another one is named
  profile           note in crates/split/used.txt what of the program runs until
                    a first touch is obeyed, and until the computer answers
  notices           list other people's work in the programs, with its licences,
                    in web/notices.txt

Tools that are missing are installed into the user's cache at the versions this
project is built with.";

/// The task.
enum Task {
    Play { port: Option<u16>, target: Target },
    Build(Target),
    Release(Target),
    Test(Tier),
    TestPeers,
    TestGame(String),
    TestChanges,
    Develop,
    Fmt,
    Messages(String),
    Profile,
    Notices,
    Help,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match task(&words) {
        Ok(Task::Play { port, target }) => play::play(port, &target),
        Ok(Task::Build(target)) => build(&target),
        Ok(Task::Release(target)) => release::release(&target),
        // It reports failures itself, and ends with the counts.
        Ok(Task::Test(tier)) => return test::run(tier),
        Ok(Task::TestPeers) => return peers::run(),
        Ok(Task::TestGame(game)) => return daily::test_game(&game),
        Ok(Task::TestChanges) => return daily::test_changes(),
        Ok(Task::Develop) => develop::develop(),
        Ok(Task::Fmt) => toolchain::provide_checkers()
            .and_then(|()| format::all(Format::Write))
            .and_then(|()| script_checks::format()),
        Ok(Task::Messages(language)) => messages::list(&language),
        Ok(Task::Profile) => profile::write(),
        Ok(Task::Notices) => notices::write(),
        Ok(Task::Help) => {
            println!("{USAGE}");
            Ok(())
        }
        Err(trouble) => Err(trouble),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn build(target: &Target) -> Result<(), Trouble> {
    // Also while the sizes are read.
    let lock = BuildLock::acquire()?;
    dist::build(&lock, target)?;
    size_budget::report()?;
    if target.address.is_none() {
        process::say(dist::WITHOUT_ADDRESS);
    }
    Ok(())
}

fn task(words: &[&str]) -> Result<Task, Trouble> {
    match words {
        ["play", options @ ..] => play(options),
        ["build", options @ ..] => target(options).map(Task::Build),
        ["release", options @ ..] => target(options).map(Task::Release),
        ["test"] => Ok(Task::Test(Tier::Every)),
        ["test", "--full"] => Ok(Task::Test(Tier::Full)),
        ["test", "--peers"] => Ok(Task::TestPeers),
        ["test", "--game", game] => Ok(Task::TestGame((*game).to_owned())),
        ["test", "--changed"] => Ok(Task::TestChanges),
        ["develop"] => Ok(Task::Develop),
        ["fmt"] => Ok(Task::Fmt),
        ["messages"] => Ok(Task::Messages("en".to_owned())),
        ["messages", language] => Ok(Task::Messages((*language).to_owned())),
        ["profile"] => Ok(Task::Profile),
        ["notices"] => Ok(Task::Notices),
        [] | ["help" | "--help" | "-h"] => Ok(Task::Help),
        other => Err(unknown(other)),
    }
}

fn unknown(words: &[&str]) -> Trouble {
    Trouble::new(format!("there is no task `{}`", words.join(" "))).remedy(USAGE)
}

/// Which games are shown, and on which port, from the options in any order.
fn play(options: &[&str]) -> Result<Task, Trouble> {
    match options {
        ["--port", port, rest @ ..] => match (port.parse(), play(rest)?) {
            (Ok(port), Task::Play { target, .. }) => Ok(Task::Play { port: Some(port), target }),
            _ => Err(Trouble::new(format!("`{port}` is not a port (a number up to 65535)"))),
        },
        ["--game", game, rest @ ..] => match play(rest)? {
            Task::Play { port, target } => Ok(Task::Play { port, target: target.with_game(game) }),
            other => Ok(other),
        },
        [] => Ok(Task::Play { port: None, target: Target::default() }),
        other => Err(unknown(other)),
    }
}

/// What a site is built for, from the options in any order.
fn target(options: &[&str]) -> Result<Target, Trouble> {
    match options {
        [] => Ok(Target::default()),
        ["--address", address, rest @ ..] => Ok(Target { address: Some((*address).to_owned()), ..target(rest)? }),
        ["--game", game, rest @ ..] => Ok(target(rest)?.with_game(game)),
        ["--keep", site, rest @ ..] => Ok(Target { keep: Some(PathBuf::from(site)), ..target(rest)? }),
        other => Err(unknown(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_built_and_packed_with_the_same_options() {
        let found = |words: &[&str]| match task(words) {
            Ok(Task::Build(target) | Task::Release(target)) => Some(target),
            _ => None,
        };
        let address = || Some("https://example.org/".to_owned());
        let keep = || Some(PathBuf::from("old/dist"));
        for name in ["build", "release"] {
            for (options, expect) in [
                (&[][..], Target::default()),
                (&["--address", "https://example.org/"], Target { address: address(), ..Target::default() }),
                (&["--keep", "old/dist"], Target { keep: keep(), ..Target::default() }),
                (
                    &["--keep", "old/dist", "--address", "https://example.org/"],
                    Target { address: address(), keep: keep(), ..Target::default() },
                ),
                (&["--game", "laska", "--game", "chess"], Target::default().with_game("chess").with_game("laska")),
            ] {
                assert_eq!(found(&[&[name], options].concat()), Some(expect), "{name} {options:?}");
            }
            // Something may have been forgotten.
            for options in ["--address", "--keep", "--game", "dist"] {
                assert_eq!(found(&[name, options]), None, "{name} {options}");
            }
        }
        assert!(matches!(task(&["release"]), Ok(Task::Release(_))));
    }

    #[test]
    fn a_game_is_shown_on_a_port() {
        let found = |words: &[&str]| match task(words) {
            Ok(Task::Play { port, target }) => Some((port, target.games)),
            _ => None,
        };
        let laska = || vec!["laska".to_owned()];
        assert_eq!(found(&["play"]), Some((None, Vec::new())));
        assert_eq!(found(&["play", "--port", "9000"]), Some((Some(9000), Vec::new())));
        assert_eq!(found(&["play", "--game", "laska"]), Some((None, laska())));
        assert_eq!(found(&["play", "--game", "laska", "--port", "9000"]), Some((Some(9000), laska())));
        for wrong in [&["play", "--port"][..], &["play", "--port", "x"], &["play", "--game"], &["play", "laska"]] {
            assert_eq!(found(wrong), None, "{wrong:?}");
        }
    }
}

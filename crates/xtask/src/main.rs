//! The project's tasks: `cargo xtask play`, `build`, `test`, `develop`, `fmt`, `messages` and `notices`. Each installs missing tools and
//! then does its job.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::process::ExitCode;

use crate::format::Format;
use crate::test::Tier;
use crate::trouble::Trouble;

mod browsers;
mod daily;
mod develop;
mod dist;
mod executables;
mod format;
mod fuzz;
mod graph;
mod memory_limit;
mod messages;
mod notices;
mod play;
mod process;
mod report;
mod size_budget;
mod sources;
mod split;
mod stamp;
mod test;
mod toolchain;
mod tools;
mod trouble;
mod trunk;

const USAGE: &str = "\
Usage: cargo xtask TASK

  play [--port N]   build the site and show it on this machine
  build             build the site for a server into dist/ and print its sizes
  build --address URL
                    the same for a known address: pages name it to search
                    engines, and links to them get pictures
  test              everything that must hold before a change is taken
  test --full       the same with long versions of the tests, and fuzzing
  test --game NAME  what one game touches, for the minutes between two changes
  test --changed    what the changes since the last commit touch
  develop           show every game while you work on it (trunk serve)
  fmt               format every Rust file
  messages [TAG]    print every message of a language with an example, English
                    unless another one is named
  notices           list other people's work in the programs, with its licences,
                    in web/notices.txt

Tools that are missing are installed into the user's cache at the versions this
project is built with.";

/// The task.
enum Task {
    Play { port: Option<u16> },
    Build { address: Option<String> },
    Test(Tier),
    TestGame(String),
    TestChanges,
    Develop,
    Fmt,
    Messages(String),
    Notices,
    Help,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match task(&words) {
        Ok(Task::Play { port }) => play::play(port),
        Ok(Task::Build { address }) => build(address.as_deref()),
        // It reports failures itself, and ends with the counts.
        Ok(Task::Test(tier)) => return test::run(tier),
        Ok(Task::TestGame(game)) => return daily::test_game(&game),
        Ok(Task::TestChanges) => return daily::test_changes(),
        Ok(Task::Develop) => develop::develop(),
        Ok(Task::Fmt) => toolchain::provide_checkers().and_then(|()| format::all(Format::Write)),
        Ok(Task::Messages(language)) => messages::list(&language),
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

fn build(address: Option<&str>) -> Result<(), Trouble> {
    dist::build(address)?;
    size_budget::report()?;
    if address.is_none() {
        process::say(dist::WITHOUT_ADDRESS);
    }
    Ok(())
}

fn task(words: &[&str]) -> Result<Task, Trouble> {
    match words {
        ["play"] => Ok(Task::Play { port: None }),
        ["play", "--port", port] => match port.parse() {
            Ok(port) => Ok(Task::Play { port: Some(port) }),
            Err(_) => Err(Trouble::new(format!("`{port}` is not a port (a number up to 65535)"))),
        },
        ["build"] => Ok(Task::Build { address: None }),
        ["build", "--address", address] => Ok(Task::Build { address: Some((*address).to_owned()) }),
        ["test"] => Ok(Task::Test(Tier::Every)),
        ["test", "--full"] => Ok(Task::Test(Tier::Full)),
        ["test", "--game", game] => Ok(Task::TestGame((*game).to_owned())),
        ["test", "--changed"] => Ok(Task::TestChanges),
        ["develop"] => Ok(Task::Develop),
        ["fmt"] => Ok(Task::Fmt),
        ["messages"] => Ok(Task::Messages("en".to_owned())),
        ["messages", language] => Ok(Task::Messages((*language).to_owned())),
        ["notices"] => Ok(Task::Notices),
        [] | ["help" | "--help" | "-h"] => Ok(Task::Help),
        other => Err(Trouble::new(format!("there is no task `{}`", other.join(" "))).remedy(USAGE)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_can_be_built_for_an_address() {
        let build = |words: &[&str]| match task(words) {
            Ok(Task::Build { address }) => Some(address),
            _ => None,
        };
        assert_eq!(build(&["build"]), Some(None));
        let address = "https://example.org/";
        assert_eq!(build(&["build", "--address", address]), Some(Some(address.to_owned())));
        // The address may have been forgotten.
        assert_eq!(build(&["build", "--address"]), None);
    }
}

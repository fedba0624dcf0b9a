//! The project's tasks, each of which installs missing tools and then does its job; and what the browser tests share with
//! them: a static file server, compression, and the locations of the browsers, web servers, axe-core and the fonts.
//!
//! ```no_run
//! use std::path::Path;
//! use xtask::serve::{Port, Served, Server};
//!
//! let served = Served::new(Path::new("dist")).under("/some/folder/");
//! let server = Server::start(&served, Port::Any)?;
//! println!("{}", server.address());
//! # Ok::<(), std::io::Error>(())
//! ```

// The tasks write to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
pub mod build;
mod messages;
mod notices;
pub mod serve;
pub mod test;
mod tools;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::arguments::{Task, Tests};
use crate::serve::{develop, play};
use crate::test::tier::Tier;
use crate::test::{daily, peers, profile, script_checks};
use crate::tools::format::{self, Format};
use crate::tools::toolchain;

/// Runs the task that the words of a command line name, those behind the program's name. A task that fails ends with 1, as do
/// words that name none.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let task = match arguments::read(words) {
        Ok(task) => task,
        Err(answer) => {
            // Where nobody reads it, there is nobody to tell.
            let _ = answer.print();
            return if answer.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    let done = match task {
        Task::Play { port, games } => play::play(port, &games.into()),
        Task::Build(target) => build::build(&target.into()),
        Task::Release(target) => build::release::release(&target.into()),
        // It reports failures itself, and ends with the counts.
        Task::Test(tests) => return run_tests(&tests),
        Task::Develop => develop::develop(),
        Task::Fmt => toolchain::provide_checkers()
            .and_then(|()| format::all(Format::Write))
            .and_then(|()| script_checks::format()),
        Task::Messages { language } => messages::list(&language),
        Task::Profile => profile::write(),
        Task::Notices => notices::write(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run_tests(tests: &Tests) -> ExitCode {
    match tests {
        Tests { peers: true, .. } => peers::run(),
        Tests { game: Some(game), .. } => daily::test_game(game),
        Tests { changed: true, .. } => daily::test_changes(),
        Tests { full: true, .. } => test::run(Tier::Full),
        _ => test::run(Tier::Every),
    }
}

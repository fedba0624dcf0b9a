//! The developers' command line: what the rules say about positions, for comparison with other programs.

#![allow(clippy::print_stderr, reason = "a command line program")]

mod listing;
mod request;

use std::io::{self, BufWriter};
use std::process::ExitCode;

use rules::Catalogue;
use rules::games::Portal;

use request::Request;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let Request { id, unit, options } = Request::read(std::env::args().skip(1))?;
    let unknown = || format!("unknown game {id:?}; there are {}", Portal::ids().join(", "));
    let output = BufWriter::new(io::stdout().lock());
    let list = listing::List { id: &id, unit, options, input: io::stdin().lock(), output };
    Portal::visit(&id, list).ok_or_else(unknown)?
}

//! Generates the site from Trunk's output and the messages of all languages.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use website::{Languages, Order};

const USAGE: &str = "\
Usage: site TRUNK MESSAGES HOME SITE [--with-pseudo]

  TRUNK          the folder that Trunk has built
  MESSAGES       the folder with a folder of messages for each language
  HOME           the file that names the game of the first pages
  SITE           the folder that becomes the site
  --with-pseudo  pages in the pseudo-language too, for tests";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (paths, languages) = match words.as_slice() {
        [paths @ .., "--with-pseudo"] => (paths, Languages::WithPseudo),
        paths => (paths, Languages::Real),
    };
    let [trunk, messages, home, to] = *paths else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let [trunk, messages, home, to] = [trunk, messages, home, to].map(PathBuf::from);
    match website::assemble(&Order { trunk, messages, home, to, languages }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

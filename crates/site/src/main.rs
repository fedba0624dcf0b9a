//! Assembles the site from what Trunk has built and the messages of all languages.

// A command line program speaks through its output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use site::{Languages, Order};

const USAGE: &str = "\
Usage: site TRUNK MESSAGES SITE [--with-pseudo]

  TRUNK          the folder that Trunk has built
  MESSAGES       the folder with a folder of messages for each language
  SITE           the folder that becomes the site
  --with-pseudo  pages in the pseudo-language too, for tests";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (folders, languages) = match words.as_slice() {
        [folders @ .., "--with-pseudo"] => (folders, Languages::WithPseudo),
        folders => (folders, Languages::Real),
    };
    let [trunk, messages, to] = *folders else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let [trunk, messages, to] = [trunk, messages, to].map(PathBuf::from);
    match site::assemble(&Order { trunk, messages, to, languages }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

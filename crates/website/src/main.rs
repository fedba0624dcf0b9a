//! Generates the site from Trunk's output and the messages of all languages.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use website::{Languages, Order, SiteError};

const USAGE: &str = "\
Usage: website TRUNK MESSAGES HOME SITE [--with-pseudo]
       website --develop WEB

  TRUNK          the folder that Trunk has built
  MESSAGES       the folder with a folder of messages for each language
  HOME           the file that names the game of the first pages
  SITE           the folder that becomes the site
  --with-pseudo  pages in the pseudo-language too, for tests
  --develop      as a hook of `trunk serve`: makes the developers' site from what
                 Trunk has just built, and from the app's own folder WEB";

/// In a hook, the folder with what Trunk has built.
const STAGED: &str = "TRUNK_STAGING_DIR";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match (words.as_slice(), env::var_os(STAGED)) {
        (["--develop", web], Some(built)) => website::develop(Path::new(web), Path::new(&built)),
        ([trunk, messages, home, to], _) => assemble([trunk, messages, home, to], Languages::Real),
        ([trunk, messages, home, to, "--with-pseudo"], _) => {
            assemble([trunk, messages, home, to], Languages::WithPseudo)
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::FAILURE;
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn assemble(paths: [&str; 4], languages: Languages) -> Result<(), SiteError> {
    let [trunk, messages, home, to] = paths.map(PathBuf::from);
    website::assemble(&Order { trunk, messages, home, to, languages })
}

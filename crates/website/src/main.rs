//! Generates the site from what was built and the messages of all languages.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use website::{Address, Languages, Order};

/// In a hook, the folder with what Trunk has built.
const STAGED: &str = "TRUNK_STAGING_DIR";

/// Generates the site from what was built and the messages of all languages.
#[derive(Clone, Debug, Parser)]
#[command(name = "website")]
struct Arguments {
    /// Folders and a file:
    ///
    /// BUILT     the folder of what was built
    /// MESSAGES  the folder with a folder of messages for each language
    /// LESSONS   the folder with a folder for each language, which says how the games are played
    /// GAMES     the folder with a file of facts for each game
    /// NOTICES   the file with the notices of other people's work
    /// SITE      the folder that becomes the site
    #[arg(required = true, num_args = 6, verbatim_doc_comment)]
    #[arg(value_names = ["BUILT", "MESSAGES", "LESSONS", "GAMES", "NOTICES", "SITE"])]
    paths: Vec<PathBuf>,
    /// Makes pages in the pseudo-language too, for tests
    #[arg(long)]
    with_pseudo: bool,
    /// Where the site will be: for canonical addresses, previews of links and the sitemap
    #[arg(long, value_name = "URL")]
    address: Option<Address>,
    /// A folder of games that the site has; given several times, several; without it, all of them
    #[arg(long = "folder", value_name = "NAME")]
    folders: Vec<String>,
    /// Only says whether a site can have that address
    #[arg(long, value_name = "URL", exclusive = true)]
    check_address: Option<Address>,
    /// As a hook of `trunk serve`: makes the developers' site from what Trunk has built, and from the app's folder
    #[arg(long, value_name = "WEB", exclusive = true)]
    develop: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(answer) => {
            // Where nobody reads it, there is nobody to tell.
            let _ = answer.print();
            return if answer.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    let done = match &arguments {
        // It has been read, so it can be one.
        Arguments { check_address: Some(_), .. } => Ok(()),
        Arguments { develop: Some(web), .. } => develop(web),
        _ => assemble(arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn develop(web: &Path) -> Result<(), Box<dyn Error>> {
    let built = env::var_os(STAGED).ok_or("--develop is for a hook of Trunk, which sets TRUNK_STAGING_DIR")?;
    Ok(website::develop(web, Path::new(&built))?)
}

fn assemble(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    let Arguments { paths, with_pseudo, address, folders, .. } = arguments;
    let [output, messages, lessons, games, notices, to] = paths.try_into().expect("as many were read");
    let languages = if with_pseudo { Languages::WithPseudo } else { Languages::Real };
    Ok(website::assemble(&Order { output, messages, lessons, games, notices, to, languages, address, folders })?)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    const PATHS: [&str; 6] = ["built", "messages", "lessons", "games", "notices", "site"];

    fn read(words: &[&str]) -> Result<Arguments, clap::Error> {
        Arguments::try_parse_from([&["website"], words].concat())
    }

    #[test]
    fn arguments_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn options_are_read_in_any_order() {
        let there = || Some("https://example.org/".parse::<Address>().expect("it is one"));
        for (options, with_pseudo, address, folders) in [
            (&[][..], false, None, &[][..]),
            (&["--with-pseudo"], true, None, &[]),
            (&["--address", "https://example.org"], false, there(), &[]),
            (&["--with-pseudo", "--address", "https://example.org"], true, there(), &[]),
            (&["--address", "https://example.org", "--with-pseudo"], true, there(), &[]),
            (
                &["--folder", "laska", "--address", "https://example.org", "--folder", "ludo"],
                false,
                there(),
                &["laska", "ludo"],
            ),
        ] {
            let arguments = read(&[&PATHS, options].concat()).expect("they are right");
            assert_eq!(arguments.paths, PATHS.map(PathBuf::from), "{options:?}");
            let found = (arguments.with_pseudo, arguments.address, arguments.folders);
            assert_eq!(found, (with_pseudo, address, folders.iter().map(|name| (*name).to_owned()).collect()));
        }
    }

    #[test]
    fn an_address_is_checked_and_trunk_is_served_without_paths() {
        let arguments = read(&["--check-address", "https://example.org/"]).expect("it is one");
        assert!(arguments.check_address.is_some() && arguments.paths.is_empty());
        let arguments = read(&["--develop", "web"]).expect("it is a folder");
        assert_eq!((arguments.develop, arguments.paths), (Some("web".into()), Vec::new()));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, expect) in [
            (&[][..], "required arguments were not provided"),
            (&PATHS[..5], "6 values required"),
            (&[&PATHS[..], &["more"]].concat(), "6 values required"),
            (&[&PATHS[..], &["--address"]].concat(), "'--address <URL>'"),
            (&[&PATHS[..], &["--address", "example.org"]].concat(), "`example.org` cannot be the address of the site"),
            (&[&PATHS[..], &["--folder"]].concat(), "'--folder <NAME>'"),
            (&[&PATHS[..], &["--with"]].concat(), "'--with-pseudo'"),
            (&[&PATHS[..], &["--develop", "web"]].concat(), "'--develop <WEB>'"),
            (&["--check-address", "example.org"], "`example.org` cannot be the address of the site"),
        ] {
            let error = read(words).expect_err("it is wrong");
            assert!(error.use_stderr() && error.to_string().contains(expect), "{words:?}: {error}");
        }
        assert!(!read(&["--help"]).expect_err("it is help").use_stderr());
    }
}

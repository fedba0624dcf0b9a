//! Generates the site from what was built and the messages of all languages.

// A command line program writes to standard output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use website::{Address, AddressError, Languages, Order};

const USAGE: &str = "\
Usage: website BUILT MESSAGES LESSONS GAMES NOTICES SITE [--with-pseudo] [--address URL] [--folder NAME]...
       website --check-address URL
       website --develop WEB

  BUILT          the folder of what was built
  MESSAGES       the folder with a folder of messages for each language
  LESSONS        the folder with a folder for each language, which says how the games are
                 played
  GAMES          the folder with a file of facts for each game
  NOTICES        the file with the notices of other people's work
  SITE           the folder that becomes the site
  --with-pseudo  pages in the pseudo-language too, for tests
  --address      where the site will be: for canonical addresses, previews of links
                 and the sitemap
  --folder       a folder of games that the site has; without it, all of them
  --check-address
                 only says whether a site can have that address
  --develop      as a hook of `trunk serve`: makes the developers' site from what
                 Trunk has just built, and from the app's own folder WEB";

/// In a hook, the folder with what Trunk has built.
const STAGED: &str = "TRUNK_STAGING_DIR";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match (words.as_slice(), env::var_os(STAGED)) {
        (["--develop", web], Some(built)) => website::develop(Path::new(web), Path::new(&built)).map_err(Into::into),
        (["--check-address", address], _) => address.parse::<Address>().map(drop).map_err(Into::into),
        ([output, messages, lessons, games, notices, to, options @ ..], _) => match chosen(options) {
            Some(chosen) => chosen
                .map_err(Into::into)
                .and_then(|chosen| assemble([output, messages, lessons, games, notices, to], chosen)),
            None => return misused(),
        },
        _ => return misused(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn misused() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::FAILURE
}

/// What the options say.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chosen {
    languages: Languages,
    address: Option<Address>,
    folders: Vec<String>,
}

/// Reads the options; `None` if one of them is unknown.
fn chosen(options: &[&str]) -> Option<Result<Chosen, AddressError>> {
    match options {
        [] => Some(Ok(Chosen { languages: Languages::Real, address: None, folders: Vec::new() })),
        ["--with-pseudo", rest @ ..] => {
            Some(chosen(rest)?.map(|chosen| Chosen { languages: Languages::WithPseudo, ..chosen }))
        }
        ["--address", address, rest @ ..] => {
            let address = address.parse();
            Some(chosen(rest)?.and_then(|chosen| Ok(Chosen { address: Some(address?), ..chosen })))
        }
        ["--folder", name, rest @ ..] => Some(chosen(rest)?.map(|mut chosen| {
            chosen.folders.insert(0, (*name).to_owned());
            chosen
        })),
        _ => None,
    }
}

fn assemble(paths: [&str; 6], chosen: Chosen) -> Result<(), Box<dyn Error>> {
    let [output, messages, lessons, games, notices, to] = paths.map(PathBuf::from);
    let Chosen { languages, address, folders } = chosen;
    Ok(website::assemble(&Order { output, messages, lessons, games, notices, to, languages, address, folders })?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_in_any_order() {
        let address: Address = "https://example.org/".parse().expect("it is one");
        let real = Chosen { languages: Languages::Real, address: None, folders: Vec::new() };
        let pseudo = Chosen { languages: Languages::WithPseudo, ..real.clone() };
        let [real_there, pseudo_there] =
            [&real, &pseudo].map(|chosen| Chosen { address: Some(address.clone()), ..chosen.clone() });
        let of = |folders: &[&str]| folders.iter().map(|name| (*name).to_owned()).collect();
        for (options, expect) in [
            (&[][..], real.clone()),
            (&["--with-pseudo"], pseudo.clone()),
            (&["--address", "https://example.org"], real_there.clone()),
            (&["--with-pseudo", "--address", "https://example.org"], pseudo_there.clone()),
            (&["--address", "https://example.org", "--with-pseudo"], pseudo_there),
            (
                &["--folder", "laska", "--address", "https://example.org", "--folder", "ludo"],
                Chosen { folders: of(&["laska", "ludo"]), ..real_there },
            ),
        ] {
            assert_eq!(chosen(options), Some(Ok(expect)), "{options:?}");
        }
        assert!(matches!(chosen(&["--address", "example.org"]), Some(Err(_))));
        for unknown in [&["--address"][..], &["--folder"], &["--with"], &["--address", "https://example.org", "x"]] {
            assert_eq!(chosen(unknown), None, "{unknown:?}");
        }
    }
}

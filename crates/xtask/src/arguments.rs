//! The command line: which task, and how it is done.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::build::dist::Target;

/// How the program is called.
const NAME: &str = "cargo xtask";

/// The project's tasks.
#[derive(Debug, Parser)]
#[command(
    name = NAME,
    bin_name = NAME,
    after_help = "Each task has its own help, such as: cargo xtask build --help\n\
        Tools that are missing are installed into the user's cache at the versions this project is built with."
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

/// A task.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Builds the site and shows it on this machine
    Play {
        /// Listens on this port only; otherwise on 8088, or the next one that is free
        #[arg(long, value_name = "N")]
        port: Option<u16>,
        #[command(flatten)]
        games: Games,
    },
    /// Builds the site for a host into dist/ and prints its sizes
    Build(Site),
    /// Builds the site and packs it for a web space, with checksums, into target/release-files/
    Release(Site),
    /// Tests everything that must hold before a change is merged
    Test(Tests),
    /// Shows every game while you work on it (trunk serve)
    Develop,
    /// Formats the sources
    Fmt,
    /// Prints every message of a language with an example
    Messages {
        /// The language, by the name of its folder in web/i18n/
        #[arg(value_name = "TAG", default_value = "en")]
        language: String,
    },
    /// Lists in crates/split/used.txt what of the program runs first
    ///
    /// That is what runs until a first touch is obeyed, and until the computer answers.
    /// The program is divided into layers by that list.
    #[command(verbatim_doc_comment)]
    Profile,
    /// Lists other people's work in the programs, with its licences, in web/notices.txt
    Notices,
}

/// The games of a site.
#[derive(Args, Clone, Debug)]
pub(crate) struct Games {
    /// Builds a site of this game and those that share its program; given several times, of several
    #[arg(long = "game", value_name = "NAME")]
    names: Vec<String>,
}

/// What a site is built for.
#[derive(Args, Clone, Debug)]
pub(crate) struct Site {
    /// Where the site will be: pages tell it to search engines, and links to them get pictures
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[command(flatten)]
    games: Games,
    /// Keeps the last two builds of the site in the folder DIST, from which open pages still fetch
    #[arg(long, value_name = "DIST")]
    keep: Option<PathBuf>,
}

/// Which tests are run: one of these at most.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[group(multiple = false)]
pub(crate) struct Tests {
    /// Runs long versions of the tests, and fuzzing
    #[arg(long)]
    pub(crate) full: bool,
    /// Has other programs read our files, and reads theirs; installs the programs that can be had
    #[arg(long)]
    pub(crate) peers: bool,
    /// Tests what one game touches, for the minutes between two changes
    #[arg(long, value_name = "NAME")]
    pub(crate) game: Option<String>,
    /// Tests what the changes since the last commit touch
    #[arg(long)]
    pub(crate) changed: bool,
}

impl From<Games> for Target {
    fn from(games: Games) -> Target {
        Target { games: games.names, ..Target::default() }
    }
}

impl From<Site> for Target {
    fn from(Site { address, games, keep }: Site) -> Target {
        Target { address, keep, ..games.into() }
    }
}

/// Reads the words behind the program's name. Without any, the answer is the list of tasks.
///
/// # Errors
///
/// What is to be shown in place of a task: help that was asked for, or what is wrong with a word.
pub(crate) fn read(words: impl IntoIterator<Item = OsString>) -> Result<Task, clap::Error> {
    let mut line: Vec<OsString> = [NAME.into()].into_iter().chain(words).collect();
    if line.len() == 1 {
        line.push("--help".into());
    }
    Arguments::try_parse_from(line).map(|arguments| arguments.task)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use clap::error::ErrorKind;

    use super::*;

    fn task(words: &[&str]) -> Result<Task, clap::Error> {
        read(words.iter().map(OsString::from))
    }

    fn error(words: &[&str]) -> clap::Error {
        task(words).expect_err("it is no task")
    }

    #[test]
    fn tasks_and_options_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_site_is_built_and_packed_with_the_same_options() {
        let target = |words: &[&str]| match task(words) {
            Ok(Task::Build(site) | Task::Release(site)) => Some(Target::from(site)),
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
                (
                    &["--game", "laska", "--game", "chess"],
                    Target { games: ["laska", "chess"].map(str::to_owned).into(), ..Target::default() },
                ),
            ] {
                assert_eq!(target(&[&[name], options].concat()), Some(expect), "{name} {options:?}");
            }
            // Something may have been forgotten.
            for options in ["--address", "--keep", "--game", "dist"] {
                assert_eq!(target(&[name, options]), None, "{name} {options}");
            }
        }
        assert!(matches!(task(&["release"]), Ok(Task::Release(_))));
    }

    #[test]
    fn a_game_is_shown_on_a_port() {
        let play = |words: &[&str]| match task(words) {
            Ok(Task::Play { port, games }) => Some((port, games.names)),
            _ => None,
        };
        let laska = || vec!["laska".to_owned()];
        assert_eq!(play(&["play"]), Some((None, Vec::new())));
        assert_eq!(play(&["play", "--port", "9000"]), Some((Some(9000), Vec::new())));
        assert_eq!(play(&["play", "--game", "laska"]), Some((None, laska())));
        assert_eq!(play(&["play", "--game", "laska", "--port", "9000"]), Some((Some(9000), laska())));
        for wrong in [&["play", "--port"][..], &["play", "--port", "x"], &["play", "--game"], &["play", "laska"]] {
            assert_eq!(play(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn tests_are_all_or_one_part_of_them() {
        let tests = |words: &[&str]| match task(words) {
            Ok(Task::Test(tests)) => Some(tests),
            _ => None,
        };
        let all = Tests { full: false, peers: false, game: None, changed: false };
        assert_eq!(tests(&["test"]), Some(all.clone()));
        assert_eq!(tests(&["test", "--full"]), Some(Tests { full: true, ..all.clone() }));
        assert_eq!(tests(&["test", "--peers"]), Some(Tests { peers: true, ..all.clone() }));
        assert_eq!(tests(&["test", "--changed"]), Some(Tests { changed: true, ..all.clone() }));
        let game = Some("ludo".to_owned());
        assert_eq!(tests(&["test", "--game", "ludo"]), Some(Tests { game, ..all }));
        for wrong in [&["test", "--full", "--peers"][..], &["test", "--changed", "--game", "ludo"], &["test", "ludo"]] {
            assert_eq!(tests(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn messages_are_english_unless_another_language_is_named() {
        for (words, expect) in [(&["messages"][..], "en"), (&["messages", "sr"], "sr")] {
            assert!(matches!(task(words), Ok(Task::Messages { language }) if language == expect), "{words:?}");
        }
    }

    #[test]
    fn every_task_has_its_help() {
        for task in Arguments::command().get_subcommands() {
            let error = error(&[task.get_name(), "--help"]);
            assert_eq!(error.kind(), ErrorKind::DisplayHelp);
            let help = error.to_string();
            assert!(help.contains(&format!("Usage: cargo xtask {}", task.get_name())), "{help}");
            // It fits on a usual screen.
            assert_eq!(help.lines().find(|line| line.chars().count() > 120), None);
        }
        for words in [&[][..], &["help"], &["--help"], &["-h"]] {
            let help = error(words);
            assert!(!help.use_stderr() && help.to_string().contains("\n  notices "), "{help}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_the_nearest_that_is_right() {
        for (words, wrong, right) in [
            (&["tset"][..], "'tset'", "'test'"),
            (&["test", "--ful"], "'--ful'", "'--full'"),
            (&["build", "--adress", "https://example.org/"], "'--adress'", "'--address'"),
        ] {
            let error = error(words);
            let text = error.to_string();
            assert!(error.use_stderr() && text.contains(wrong) && text.contains(right), "{text}");
        }
    }
}

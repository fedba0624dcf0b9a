//! The folders of games that the suites run over. See `build.rs` for the condition.

use rules::games::FOLDERS;

/// Calls a suite, `suite!(folder, rules type)`, for each folder that is wanted.
macro_rules! in_every_folder {
    ($suite:ident) => {
        #[cfg(any(not(some_folders), folder = "backgammon"))]
        $suite!(backgammon, rules::games::backgammon::Backgammon);
        #[cfg(any(not(some_folders), folder = "chess"))]
        $suite!(chess, rules::games::chess::Chess);
        #[cfg(any(not(some_folders), folder = "draughts"))]
        $suite!(draughts, rules::games::draughts::Draughts);
        #[cfg(any(not(some_folders), folder = "lanko"))]
        $suite!(lanko, rules::games::lanko::Lanko);
        #[cfg(any(not(some_folders), folder = "lanrick"))]
        $suite!(lanrick, rules::games::lanrick::Lanrick);
        #[cfg(any(not(some_folders), folder = "laska"))]
        $suite!(laska, rules::games::laska::Laska);
        #[cfg(any(not(some_folders), folder = "lino"))]
        $suite!(lino, rules::games::lino::Lino);
        #[cfg(any(not(some_folders), folder = "ludo"))]
        $suite!(ludo, rules::games::ludo::Ludo);
    };
}

pub(crate) use in_every_folder;

/// Whether the suites have to run over a folder.
fn is_wanted(folder: &str) -> bool {
    option_env!("MUSTERMEAD_FOLDERS").is_none_or(|wanted| wanted.split(',').any(|name| name == folder))
}

#[test]
fn the_suites_run_over_every_folder() {
    let mut listed: Vec<(&str, &str)> = Vec::new();
    macro_rules! note {
        ($folder:ident, $rules:ty) => {
            listed.push((stringify!($folder), <$rules as rules::Rules>::GAMES[0].id));
        };
    }
    in_every_folder!(note);
    let folders = FOLDERS.iter().filter(|folder| is_wanted(folder.name));
    let folders: Vec<_> = folders.map(|folder| (folder.name, folder.games[0].id)).collect();
    assert_eq!(listed, folders, "left: the list in tests/tests/house/folders.rs; right: the folders that there are");
}

//! The folders of games that the suites run over. See `build.rs` for the condition.

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

#[cfg(not(some_folders))]
#[test]
fn the_suites_run_over_every_folder() {
    let mut listed = Vec::new();
    macro_rules! note {
        ($folder:ident, $rules:ty) => {
            listed.push((stringify!($folder), <$rules as rules::Rules>::GAMES[0].id));
        };
    }
    in_every_folder!(note);
    let folders: Vec<_> = rules::games::FOLDERS.iter().map(|folder| (folder.name, folder.games[0].id)).collect();
    assert_eq!(listed, folders);
}

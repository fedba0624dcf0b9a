//! The folders of games, one module each, and the catalogue of them all. A new folder is added here, as a module and in
//! the list below it; a test compares both with the folders that there are.

use crate::GameInfo;

pub mod backgammon;
pub mod chess;
pub mod draughts;
pub mod lanko;
pub mod lanrick;
pub mod laska;
pub mod lino;
pub mod ludo;

/// A folder of games.
#[derive(Clone, Copy, Debug)]
pub struct Folder {
    /// Its name, which is also that of its module.
    pub name: &'static str,
    /// The games in it; there is at least one.
    pub games: &'static [GameInfo],
}

/// The list of the folders, for macros: calls one with `folder: rules type` for each folder.
#[macro_export]
macro_rules! with_folders {
    ($then:ident) => {
        $then! {
            backgammon: Backgammon,
            chess: Chess,
            draughts: Draughts,
            lanko: Lanko,
            lanrick: Lanrick,
            laska: Laska,
            lino: Lino,
            ludo: Ludo,
        }
    };
}

/// Makes the catalogue and the list of folders.
macro_rules! folders {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        crate::catalogue! {
            /// All games of the portal.
            pub struct Portal { $($folder::$rules),* }
        }

        /// The folders, in the order of the catalogue.
        pub const FOLDERS: &[Folder] = &[$(
            Folder { name: stringify!($folder), games: <$folder::$rules as crate::Rules>::GAMES },
        )*];
    };
}

with_folders!(folders);

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_folder_is_in_the_list() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
        let entries = fs::read_dir(games).expect("the games are part of this package");
        let paths = entries.map(|entry| entry.expect("the folder can be read").path());
        let mut names: Vec<String> = paths
            .filter(|path| path.join("mod.rs").is_file())
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        names.sort();
        let listed: Vec<&str> = FOLDERS.iter().map(|folder| folder.name).collect();
        assert_eq!(listed, names, "src/games.rs lists other folders than there are in src/games");
    }

    #[test]
    fn a_folder_has_games() {
        assert!(FOLDERS.iter().all(|folder| !folder.games.is_empty()));
    }
}

//! The folders of games, one module each, and the catalogue of them all. A new folder is added here, as a module and in
//! the list below it; a test compares both with the folders that there are.

use crate::GameInfo;
use crate::notation::TextFamily;

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

        /// How the texts of every folder are recognized, in the order of the catalogue. A program that has one folder
        /// only gets these without the rules of the others.
        pub const TEXT_FAMILIES: &[TextFamily] = &[$($folder::text_family::FAMILY),*];
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
    fn every_folder_says_how_its_texts_are_recognized() {
        let games: Vec<&str> = TEXT_FAMILIES.iter().map(|family| family.game).collect();
        let first: Vec<&str> = FOLDERS.iter().map(|folder| folder.games[0].id).collect();
        assert_eq!(games, first);
        assert!(TEXT_FAMILIES.iter().all(|family| family.position.is_some() || family.is_item.is_some()));
    }

    /// So the order of the folders does not matter.
    #[test]
    fn a_position_is_recognized_as_of_one_family_only() {
        for (words, expect) in [
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52", "backgammon"),
            ("4HPwATDgc/ABMA:cAkAAAAAAAAE", "backgammon"),
            ("white 24:2", "backgammon"),
            ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", "chess"),
            ("8/8/8/8/8/b1k5/8/1K5B", "chess"),
            ("B:W18,24,27:BK12,16", "draughts"),
            ("43:wp", "lanko-88"),
            ("W:wb", "lanko-88"),
            ("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8", "lanrick"),
            ("44/8/8/8/w7/8/8/8", "lanrick"),
            ("//,b,,//,w,,//", "laska"),
            ("wbw/b//w/b//WB", "laska"),
            ("b2BBB", "laska"),
            ("..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt....", "lino"),
            ("ttt/tbwt/tt/mt", "lino"),
            ("24,32,45,45/2,5,5,45/41,44,45,45/-", "ludo"),
        ] {
            let (word, next) = words.split_once(' ').unwrap_or((words, ""));
            let is_of = |family: &&TextFamily| {
                family.position.is_some_and(|position| position(word, next).is_some())
                    || family.is_item.is_some_and(|is_item| is_item(word))
            };
            let found: Vec<&str> = TEXT_FAMILIES.iter().filter(is_of).map(|family| family.game).collect();
            assert_eq!(found, [expect], "{words}");
        }
    }

    #[test]
    fn a_folder_has_games() {
        assert!(FOLDERS.iter().all(|folder| !folder.games.is_empty()));
    }
}

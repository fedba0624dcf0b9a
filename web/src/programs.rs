//! The programs: one for each folder of games, and one with them all. What a program does not name is not part of it.

use play::GamesOf;
use rules::games::{self, Folder, Portal};
use rules::{Only, Rules};

use crate::art;
use crate::program::{Drawn, Program};

/// Makes a program for each folder, and one of them all.
macro_rules! programs {
    ($($name:ident: $folder:ident::$rules:ident),* $(,)?) => {
        $(
            #[doc = concat!("The program of the folder `", stringify!($folder), "`.")]
            pub static $name: Program = Program {
                games: &GamesOf::<Only<games::$folder::$rules>>::NEW,
                drawn: &[Drawn {
                    folder: Folder { name: stringify!($folder), games: <games::$folder::$rules as Rules>::GAMES },
                    art: art::$folder::art,
                }],
            };
        )*

        /// The program of all games.
        pub static ALL: Program = Program {
            games: &GamesOf::<Portal>::NEW,
            drawn: &[$(Drawn {
                folder: Folder { name: stringify!($folder), games: <games::$folder::$rules as Rules>::GAMES },
                art: art::$folder::art,
            }),*],
        };
    };
}

programs! {
    BACKGAMMON: backgammon::Backgammon,
    CHESS: chess::Chess,
    DRAUGHTS: draughts::Draughts,
    LANKO: lanko::Lanko,
    LANRICK: lanrick::Lanrick,
    LASKA: laska::Laska,
    LINO: lino::Lino,
    LUDO: ludo::Ludo,
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use rules::games::FOLDERS;

    use super::*;

    #[test]
    fn every_folder_of_games_is_drawn() {
        let drawn: Vec<&str> = ALL.drawn.iter().map(|drawn| drawn.folder.name).collect();
        let folders: Vec<&str> = FOLDERS.iter().map(|folder| folder.name).collect();
        assert_eq!(drawn, folders);
    }

    /// Each folder has a program named like it, which has its games and no others.
    #[test]
    fn every_folder_has_its_program() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
        for name in FOLDERS.iter().map(|folder| folder.name).chain(["all"]) {
            let source = fs::read_to_string(package.join(format!("src/bin/{name}.rs"))).unwrap_or_default();
            let call = format!("web::run(&web::programs::{});", name.to_uppercase());
            assert!(source.contains(&call), "src/bin/{name}.rs does not call {call}");
            assert!(manifest.contains(&format!("[[bin]]\nname = \"{name}\"\n")), "Cargo.toml has no program {name}");
        }
        for program in [&BACKGAMMON, &CHESS, &DRAUGHTS, &LANKO, &LANRICK, &LASKA, &LINO, &LUDO] {
            let [drawn] = program.drawn else { panic!("{program:?} draws several folders") };
            let ids: Vec<&str> = drawn.folder.games.iter().map(|info| info.id).collect();
            assert_eq!(program.games.ids(), ids, "{}", drawn.folder.name);
        }
    }
}

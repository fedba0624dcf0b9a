//! The games of each folder, as the program takes them in. All of them at once are for generators of pages and for tests.

use play::{GamesOf, StepReader};
use rules::games::{self, Folder, Portal};
use rules::{Catalogue, Only, Rules, with_folders};

use crate::art;
use crate::program::{Drawn, LateGames, Program};

/// Makes a program for each folder, and one with them all.
macro_rules! programs {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            #[doc = concat!("The program of the folder `", stringify!($folder), "`.")]
            pub fn $folder() -> Program {
                Program {
                    games: &GamesOf::<Only<games::$folder::$rules>, StepReader>::NEW,
                    drawn: const { &[drawn!($folder, $rules)] },
                    answer: worker::$folder,
                }
            }
        )*

        /// The program of all games.
        pub fn all() -> Program {
            Program {
                games: &GamesOf::<Portal, StepReader>::NEW,
                drawn: const { &[$(drawn!($folder, $rules)),*] },
                answer: worker::all,
            }
        }

        /// For the late parts alone.
        impl LateGames {
            $(
                #[doc = concat!("Those of the folder `", stringify!($folder), "`.")]
                pub fn $folder() -> LateGames {
                    LateGames::of::<Only<games::$folder::$rules>>(worker::late::$folder)
                }
            )*
        }
    };
}

impl LateGames {
    /// Those of all folders.
    pub fn all() -> LateGames {
        LateGames::of::<Portal>(worker::late::all)
    }

    fn of<C: Catalogue + 'static>(answer: worker::late::AnswerLate) -> LateGames {
        LateGames {
            games: &GamesOf::<C>::NEW,
            answer,
            matches: &GamesOf::<C>::NEW,
            beginnings: &GamesOf::<C>::NEW,
            lines: &GamesOf::<C>::NEW,
            insight: &GamesOf::<C>::NEW,
            texts: &GamesOf::<C>::NEW,
            links: &GamesOf::<C>::NEW,
            lots: &GamesOf::<C>::NEW,
        }
    }
}

/// A folder with its art.
macro_rules! drawn {
    ($folder:ident, $rules:ident) => {
        Drawn {
            folder: Folder { name: stringify!($folder), games: <games::$folder::$rules as Rules>::GAMES },
            art: art::$folder::art,
        }
    };
}

with_folders!(programs);

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use rules::games::FOLDERS;

    use super::*;

    /// The programs of single folders.
    macro_rules! single {
        ($($folder:ident: $rules:ident),* $(,)?) => {
            [$($folder()),*]
        };
    }

    /// Each folder has its parts of the program, which have its games and no others.
    #[test]
    fn every_folder_has_its_parts() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = fs::read_to_string(package.join("src/bin/app.rs")).unwrap();
        let known = fs::read_to_string(package.join("../crates/split/parts.txt")).unwrap();
        for name in FOLDERS.iter().map(|folder| folder.name) {
            assert!(program.contains(&format!("\n    {name} late_{name},\n")), "src/bin/app.rs lacks {name}");
            let lines = [name.to_owned(), format!("late_{name}: {name} late")];
            assert!(lines.iter().all(|line| known.lines().any(|known| known == line)), "parts.txt lacks {name}");
        }
        for program in with_folders!(single) {
            let [drawn] = program.drawn else { panic!("{program:?} draws several folders") };
            let ids: Vec<&str> = drawn.folder.games.iter().map(|info| info.id).collect();
            assert_eq!(program.games.ids(), ids, "{}", drawn.folder.name);
        }
    }
}

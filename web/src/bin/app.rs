//! The program of all games. Each folder of games is a part of it, which is fetched by the pages of its games alone.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

use futures_util::future::join;
use web::{Folder, LateGames, LatePart, Program, Unreachable};

/// A function that gives something of a part of the program, and fetches the part when it is first called: only what the
/// value needs is in the part. In a program that is not split, everything is there.
macro_rules! part {
    ($part:ident, fn $name:ident() -> $given:ty { $value:expr }) => {
        #[cfg(split)]
        #[::wasm_split_helpers::wasm_split($part, fallible)]
        pub(super) fn $name() -> Result<$given, Unreachable> {
            Ok($value)
        }

        #[cfg(not(split))]
        pub(super) async fn $name() -> Result<$given, Unreachable> {
            Ok($value)
        }
    };
}

/// Makes the parts of each folder, and the list of them.
macro_rules! parts {
    ($($folder:ident $late:ident),* $(,)?) => {
        /// What pages fetch with the program: the games of a folder.
        mod games {
            use super::{Program, Unreachable};

            $(part!($folder, fn $folder() -> Program { web::programs::$folder() });)*
        }

        /// What they fetch later.
        mod late_games {
            use super::{LateGames, LatePart, Unreachable};

            $(part!($late, fn $folder() -> LateGames { LateGames::$folder() });)*

            // For the games of all folders.
            part!(late, fn all() -> fn(LateGames) -> LatePart { LatePart::new });
        }

        const FOLDERS: &[Folder] = &[$(
            Folder {
                name: stringify!($folder),
                games: || Box::pin(games::$folder()),
                late: || Box::pin(async {
                    let (late, games) = join(late_games::all(), late_games::$folder()).await;
                    Ok(late?(games?))
                }),
            },
        )*];
    };
}

parts! {
    backgammon late_backgammon,
    chess late_chess,
    draughts late_draughts,
    lanko late_lanko,
    lanrick late_lanrick,
    laska late_laska,
    lino late_lino,
    ludo late_ludo,
}

fn main() {
    web::run(FOLDERS);
}

//! The program of all games. Each folder of games is a part of it, which is fetched by the pages of its games alone.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

use web::{Folder, LateGames, LatePart, Program, Unreachable};

/// Makes the parts of each folder, and the list of them.
macro_rules! parts {
    ($($folder:ident $late:ident),* $(,)?) => {
        /// What pages fetch with the program: the games of a folder.
        mod games {
            use super::{Program, Unreachable};

            $(
                #[cfg_attr(split, ::wasm_split_helpers::wasm_split($folder, fallible))]
                pub(super) fn $folder() -> Result<Program, Unreachable> {
                    Ok(web::programs::$folder())
                }
            )*
        }

        /// What they fetch later.
        mod late_games {
            use super::{LateGames, Unreachable};

            $(
                #[cfg_attr(split, ::wasm_split_helpers::wasm_split($late, fallible))]
                pub(super) fn $folder() -> Result<LateGames, Unreachable> {
                    Ok(LateGames::$folder())
                }
            )*
        }

        const FOLDERS: &[Folder] = &[$(
            Folder {
                name: stringify!($folder),
                games: || Box::pin(games::$folder()),
                late: || Box::pin(async {
                    let (late, games) = web::both(late(), late_games::$folder()).await;
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

/// What is fetched later for the games of all folders.
///
/// # Errors
/// When it cannot be fetched; a later call tries again.
#[::wasm_split_helpers::wasm_split(late, fallible)]
fn late() -> Result<fn(LateGames) -> LatePart, Unreachable> {
    Ok(LatePart::new)
}

fn main() {
    web::run_folder(FOLDERS);
}

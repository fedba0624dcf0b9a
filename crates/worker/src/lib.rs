//! The computer, as a web worker runs it: takes questions as texts, searches, and posts its replies.
//!
//! A program has both roles, page and worker, in one module. The searches are instantiated here and not in the app: this
//! crate is compiled for speed, the app for size. Of the functions that play one folder of games each, a program names
//! its own, and the others are dropped.

mod answer;
mod scope;

use play::Games;
use play::think::Reply;
use rules::games::{self, Portal};
use rules::{Only, with_folders};

pub use scope::{FetchGames, serve};

/// Answers a question about a game of `games`; the last argument takes the replies as they come. Nothing is answered, and
/// `false` returned, where the record has texts that `games` do not read (see [`play::StepReader`]).
pub type Answer = fn(games: &dyn Games, question: &str, post: &mut dyn FnMut(Reply)) -> bool;

macro_rules! answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            #[doc = concat!("Answers questions about the games of the folder `", stringify!($folder), "`.")]
            pub fn $folder(games: &dyn Games, question: &str, post: &mut dyn FnMut(Reply)) -> bool {
                answer::answer::<Only<games::$folder::$rules>>(games, question, post)
            }
        )*
    };
}

with_folders!(answers);

/// Answers questions about every game.
pub fn all(games: &dyn Games, question: &str, post: &mut dyn FnMut(Reply)) -> bool {
    answer::answer::<Portal>(games, question, post)
}

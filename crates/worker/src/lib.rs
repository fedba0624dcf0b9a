//! The computer, as a web worker runs it: takes questions as texts, searches, and posts its replies.
//!
//! A program has both roles, page and worker, in one module. The searches are instantiated here and not in the app: this
//! crate is compiled for speed, the app for size. Of the functions that play one folder of games each, a program names
//! its own, and the others are dropped.
//!
//! Games that are played by networks ([`Networks::NETWORKS`]) are searched in the late part of their program alone, so that
//! no first visit pays for that. Their networks are a file, which is fetched with the first question.

mod answer;
mod judging;
pub mod late;
mod scope;
mod whole;

use play::Games;
use play::think::Reply;
use rules::{Networks, games, with_folders};

pub use scope::{FetchLate, Late, serve};

/// Answers a question about a game of `games`, with the file of its networks where it has some; the last argument takes
/// the replies as they come. Where something is lacking, there is no reply.
pub type Answer =
    fn(games: &dyn Games, networks: Option<&[u8]>, question: &str, post: &mut dyn FnMut(Reply)) -> Option<Lack>;

/// What is not here, but is needed for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// The late part of the program: it reads all texts of a record (see [`play::StepReader`]), and searches games that
    /// are played by networks.
    LatePart,
    /// The networks of the game.
    Networks,
}

/// Makes the function of each folder that the first part of a program has.
macro_rules! first_answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            #[doc = concat!("Answers questions about the games of the folder `", stringify!($folder), "`, as far as ")]
            #[doc = "that takes no late part."]
            pub fn $folder(
                games: &dyn Games,
                networks: Option<&[u8]>,
                question: &str,
                post: &mut dyn FnMut(Reply),
            ) -> Option<Lack> {
                if const { <games::$folder::$rules as Networks>::NETWORKS.is_empty() } {
                    whole::$folder(games, networks, question, post)
                } else {
                    Some(Lack::LatePart)
                }
            }
        )*
    };
}

with_folders!(first_answers);

/// Answers questions about every game.
pub fn all(games: &dyn Games, networks: Option<&[u8]>, question: &str, post: &mut dyn FnMut(Reply)) -> Option<Lack> {
    whole::all(games, networks, question, post)
}

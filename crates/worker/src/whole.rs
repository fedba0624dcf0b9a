//! Answers of whole programs: the late part has these functions, and a program those of games without networks.

use play::Games;
use play::think::Reply;
use rules::games::{self, Portal};
use rules::{Only, with_folders};

use crate::Lack;
use crate::answer::answer;

macro_rules! answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            pub(crate) fn $folder(
                games: &dyn Games,
                networks: Option<&[u8]>,
                question: &str,
                post: &mut dyn FnMut(Reply),
            ) -> Option<Lack> {
                answer::<Only<games::$folder::$rules>>(games, networks, question, post)
            }
        )*
    };
}

with_folders!(answers);

pub(crate) fn all(
    games: &dyn Games,
    networks: Option<&[u8]>,
    question: &str,
    post: &mut dyn FnMut(Reply),
) -> Option<Lack> {
    answer::<Portal>(games, networks, question, post)
}

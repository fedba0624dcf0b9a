//! Answers of whole programs: the late part has these functions, and a program those of games without networks.

use play::Games;
use play::think::Reply;
use rules::games::{self, Portal};
use rules::{Only, with_folders};

use crate::Lack;
use crate::answer::answer_question;

/// Makes the function of each folder, for whatever part of the program has all that it needs.
macro_rules! whole_answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            pub(crate) fn $folder(
                games: &dyn Games,
                networks: Option<&[u8]>,
                question: &str,
                post: &mut dyn FnMut(Reply),
            ) -> Option<Lack> {
                answer_question::<Only<games::$folder::$rules>>(games, networks, question, post)
            }
        )*
    };
}

with_folders!(whole_answers);

pub(crate) fn all(
    games: &dyn Games,
    networks: Option<&[u8]>,
    question: &str,
    post: &mut dyn FnMut(Reply),
) -> Option<Lack> {
    answer_question::<Portal>(games, networks, question, post)
}

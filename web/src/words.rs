//! The texts of the app: from what happens to messages, and from messages to text in the current language.

use rules::Message;

mod address;
pub(crate) mod coach;
pub(crate) mod coach_messages;
mod ended;
pub(crate) mod handicap;
mod inspector;
pub(crate) mod language;
pub(crate) mod late_messages;
pub(crate) mod messages;
pub(crate) mod name;
mod narrate;
mod outcome;
pub(crate) mod page_language;
mod refusal;
pub(crate) mod saved;
mod say;
pub(crate) mod seen;
mod square;
pub(crate) mod texts;
mod translated;
pub(crate) mod ui;

#[cfg(test)]
mod tests;

pub(crate) use address::addressed;
pub(crate) use ended::{Ended, ended};
pub(crate) use inspector::inspected;
pub(crate) use language::{LanguageId, language, translate, translate_all};
pub(crate) use narrate::{narrate, prompted};
pub(crate) use outcome::{below_result, match_end, outcome, result, standings};
pub(crate) use refusal::enter_error;
pub(crate) use say::say;
pub(crate) use square::{marked_die, marked_square};
pub(crate) use translated::Translated;

/// The name of a game, in words.
pub(crate) fn game(id: &str) -> String {
    translate(&game_name(id))
}

/// Whether the site has this game, in this program or another: every page knows the names of all games.
pub(crate) fn is_game(id: &str) -> bool {
    language::has(&["game-", id].concat())
}

/// The name of a game's board, in words.
pub(crate) fn board(id: &str) -> String {
    translate(&messages::board(game_name(id)))
}

/// The name of a game; its id when it has none.
pub(crate) fn game_name(id: &str) -> Message {
    named("game-", id).unwrap_or_else(|| messages::verbatim(id))
}

/// What a ruling says, in a sentence or two.
fn rule(id: &str) -> Option<Message> {
    named("ruling-", id)
}

fn named(kind: &str, id: &str) -> Option<Message> {
    let key = [kind, id].concat();
    language::has(&key).then(|| Message::of(key))
}

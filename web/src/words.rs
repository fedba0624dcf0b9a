//! The words of the app, in English: all that is read or heard, in one place.

use rules::GameInfo;

mod fault;
mod laska;
mod name;
mod narrate;
mod number;
mod outcome;
mod say;
mod square;
pub(crate) mod ui;

pub(crate) use fault::{enter_error, open_error, wire_error};
pub(crate) use name::{seat_capital, sentence};
pub(crate) use narrate::narrate;
pub(crate) use outcome::{outcome, result};
pub(crate) use say::{ruling, say};
pub(crate) use square::square;

use say::Args;

/// The name of the portal.
pub(crate) const TITLE: &str = "Mustermead";
/// What it is, in a line.
pub(crate) const TAGLINE: &str = "Board games old and new, on a table in your browser.";

/// The words of every folder of games; a folder's own are in its file.
const FOLDERS: &[Folder] = &[laska::WORDS];

/// The words that only the games of one folder need. A key that is not theirs has none.
struct Folder {
    /// The name of a game.
    game: fn(id: &str) -> Option<&'static str>,
    /// The name of a kind of piece.
    kind: fn(key: &str) -> Option<&'static str>,
    /// A message. Prompts and reasons of an end have no full stop.
    say: fn(&Args<'_>) -> Option<String>,
    /// What a ruling says, in a sentence or two.
    rule: fn(id: &str) -> Option<&'static str>,
}

/// The name of a game.
pub(crate) fn game(id: &str) -> &str {
    FOLDERS.iter().find_map(|folder| (folder.game)(id)).unwrap_or(id)
}

/// The name of a game's board.
pub(crate) fn board(id: &str) -> String {
    format!("{} board", game(id))
}

/// What a ruling of a game says.
pub(crate) fn rule(_info: &GameInfo, id: &str) -> Option<&'static str> {
    FOLDERS.iter().find_map(|folder| (folder.rule)(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_the_same_before_the_app_starts() {
        let page = include_str!("../../index.html");
        assert!(page.contains(&format!("<h1>{TITLE}</h1>")));
        assert!(page.contains(&format!("<p>{TAGLINE}</p>")));
        assert!(page.contains(&format!("<h2>{}</h2>", game("laska"))));
    }
}

//! The table as HTML, before the app has loaded: for programs that write pages without a browser.

use std::rc::Rc;
use std::{fmt, io};

use ::i18n::Language;
use tokio::runtime;
use tokio::task::LocalSet;
use yew::{BaseComponent, LocalServerRenderer};

#[cfg(test)]
mod classes;
mod game;
mod lesson;
mod light;
mod picture;

pub use game::{GameSummary, levels, summary};
pub use lesson::{Lesson, LessonError, Task, lesson};
pub use light::definitions;
pub use picture::{Picture, Placed, board_size, picture};

use crate::components::prerendered::{Prerendered, PrerenderedProps};
use crate::{program, programs, words};

/// What stands under the board while nothing works yet, beside the hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meanwhile {
    /// The address of how the game is played; `None` where the page's language is not known yet, and no hint is given.
    pub how_to_play: Option<String>,
    /// JavaScript is switched off.
    pub unscripted: String,
}

/// Makes the program of all games, with all their readers, the one that runs.
fn run_all() {
    program::set(programs::all());
    program::take_reading(program::LateGames::all().games);
}

/// Why a table cannot be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrerenderError {
    /// No folder of rules holds the game.
    UnknownGame {
        /// What was asked for.
        id: String,
    },
    /// The game has no such position.
    Position {
        /// The game.
        game: &'static str,
        /// What was asked for.
        position: String,
        /// What the rules say.
        reason: String,
    },
    /// The system cannot wait for the drawing.
    System {
        /// In its own words.
        reason: String,
    },
}

impl fmt::Display for PrerenderError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame { id } => write!(out, "there is no game `{id}`"),
            Self::Position { game, position, reason } => write!(out, "{game} has no position `{position}`: {reason}"),
            Self::System { reason } => write!(out, "a table cannot be drawn: {reason}"),
        }
    }
}

impl std::error::Error for PrerenderError {}

/// Draws the table of a game at its start, in a language: what the app first shows in its mount element, in the same
/// boxes, but with nothing that works.
///
/// # Errors
/// When there is no such game, or the system refuses.
pub fn table(game: &str, language: Rc<Language>, meanwhile: &Meanwhile) -> Result<String, PrerenderError> {
    let unknown = || PrerenderError::UnknownGame { id: game.to_owned() };
    run_all();
    let info = program::info(game).ok_or_else(unknown)?;
    let props = PrerenderedProps {
        game: info.id,
        how_to_play: meanwhile.how_to_play.clone().map(Into::into),
        unscripted: meanwhile.unscripted.clone().into(),
    };
    words::language::set(language);
    drawn::<Prerendered>(props).map_err(|error| PrerenderError::System { reason: error.to_string() })
}

/// A component as HTML.
///
/// # Errors
/// When the system cannot wait for the drawing.
pub(crate) fn drawn<C: BaseComponent>(props: C::Properties) -> io::Result<String> {
    let runtime = runtime::Builder::new_current_thread().build()?;
    let drawing = LocalServerRenderer::<C>::with_props(props).hydratable(false).render();
    Ok(LocalSet::new().block_on(&runtime, drawing))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use ::i18n::{MessageTable, compile};
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    fn table_of(game: &str) -> String {
        let [how_to_play, unscripted] = ["rules/", "Switch it on"].map(str::to_owned);
        let meanwhile = Meanwhile { how_to_play: Some(how_to_play), unscripted };
        table(game, words::language::current(), &meanwhile).expect("the game is in the catalogue")
    }

    #[test]
    fn every_game_is_drawn() {
        for id in Portal::ids() {
            let html = table_of(id);
            // Without the class of a live table.
            assert!(html.starts_with("<main class=\"game\">"), "{id}: {html}");
            for part in
                ["class=\"game-header", "role=\"grid\"", "class=\"message-bar", "class=\"tools\"", "class=\"moves\""]
            {
                assert_eq!(html.matches(part).count(), 1, "{id}: {part} in {html}");
            }
            assert!(html.contains("<div id=\"progress\"") && html.contains("href=\"rules/#three\""), "{id}: {html}");
            assert!(html.contains("<noscript><p>Switch it on</p></noscript>"), "{id}: {html}");
        }
    }

    /// A dead button must not look alive, and the policy of the pages forbids style attributes.
    #[test]
    fn nothing_in_it_can_be_pressed_or_breaks_the_policy() {
        for id in Portal::ids() {
            let html = table_of(id);
            for tag in ["<button", "<input"] {
                for rest in html.split(tag).skip(1) {
                    let attributes = rest.split('>').next().unwrap_or_default();
                    assert!(attributes.contains("disabled"), "{id}: {tag}{attributes}>");
                }
            }
            assert!(!html.contains(" style=") && !html.contains("<script"), "{id}: {html}");
        }
    }

    #[test]
    fn a_table_is_drawn_in_its_language() {
        let mut arabic = Language::new(::i18n::native_plurals("ar"));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/ar");
        for file in fs::read_dir(folder).expect("the words are part of the repository") {
            let path = file.expect("the folder can be read").path();
            if path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let text = fs::read_to_string(path).expect("the words are texts");
            let table = compile::table("ar", true, &text).expect("the words are well formed");
            arabic.add(MessageTable::read(&table).expect("a table was made"));
        }
        let arabic = Rc::new(arabic);
        let said = Meanwhile { how_to_play: None, unscripted: String::new() };
        for id in Portal::ids() {
            let html = table(id, Rc::clone(&arabic), &said).expect("the game is in the catalogue");
            let labels = html.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for label in labels {
                assert!(label.chars().any(|sign| ('\u{0600}'..'\u{0700}').contains(&sign)), "{id}: {label}");
            }
        }
    }

    #[test]
    fn other_games_are_refused() {
        let said = Meanwhile { how_to_play: None, unscripted: String::new() };
        assert_eq!(
            table("halma", words::language::current(), &said),
            Err(PrerenderError::UnknownGame { id: "halma".to_owned() })
        );
    }
}

//! The lessons of all games in all languages, each board drawn once.

mod block;
mod text;

use std::collections::BTreeMap;

use web::prerender::{self, Lesson, Task};

pub(crate) use block::Block;
pub(crate) use text::{Chapter, Part, THREE, Text};
#[cfg(test)]
pub(crate) use text::{RULINGS, read};

use crate::SiteError;
use crate::games::Game;
use crate::languages::Language;

/// The lessons of a site.
pub(crate) struct Lessons {
    /// By the tag of the language and the id of the game.
    texts: BTreeMap<(String, &'static str), Text>,
    drawn: BTreeMap<Task, Lesson>,
}

impl Lessons {
    /// Reads the lessons about these games in these languages, and draws what they show.
    ///
    /// # Errors
    /// When one of them is missing or not well formed, or its game does not take what it shows: with the file and the line.
    pub(crate) fn of(languages: &[Language], games: &[Game]) -> Result<Lessons, SiteError> {
        let mut lessons = Lessons { texts: BTreeMap::new(), drawn: BTreeMap::new() };
        for language in languages {
            for game in games {
                let source = language.prose(game.id)?;
                let text = text::read(source, language, game.id)?;
                for block in blocks(&text) {
                    lessons.draw(block).map_err(|(line, reason)| SiteError::Prose {
                        path: source.path.clone(),
                        line,
                        reason,
                    })?;
                }
                lessons.texts.insert((language.tag.clone(), game.id), text);
            }
        }
        Ok(lessons)
    }

    fn draw(&mut self, block: &Block) -> Result<(), (usize, String)> {
        if !self.drawn.contains_key(&block.task) {
            let lesson = prerender::lesson(&block.task).map_err(|error| block.fault(&error))?;
            self.drawn.insert(block.task.clone(), lesson);
        }
        Ok(())
    }

    /// The lesson about a game in a language.
    pub(crate) fn text(&self, language: &Language, game: &Game) -> Option<&Text> {
        self.texts.get(&(language.tag.clone(), game.id))
    }

    /// What a block shows.
    pub(crate) fn drawn(&self, block: &Block) -> Option<&Lesson> {
        self.drawn.get(&block.task)
    }
}

/// The boards of a lesson, from first to last.
pub(crate) fn blocks(text: &Text) -> impl Iterator<Item = &Block> {
    let parts = text.opening.iter().chain(text.chapters.iter().flat_map(|chapter| &chapter.parts));
    parts.filter_map(|part| match part {
        Part::Board(block) => Some(&**block),
        Part::Told(_) => None,
    })
}

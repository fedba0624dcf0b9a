//! The lessons of all games in all languages, each board drawn once.

mod block;
mod text;

use std::collections::BTreeMap;

use rules::games::FOLDERS;
use web::prerender::{self, Lesson, Task};

pub(crate) use block::Block;
pub(crate) use text::{Chapter, Part, THREE, Text};
#[cfg(test)]
pub(crate) use text::{RULINGS, read};

use crate::SiteError;
use crate::folder::TextFile;
use crate::texts::games::Game;
use crate::texts::languages::Language;

/// The lessons of a site.
pub(crate) struct Lessons {
    /// By the tag of the language and the id of the game.
    texts: BTreeMap<(String, &'static str), Text>,
    drawn: BTreeMap<Task, Lesson>,
    /// Which chapter explains a message of the rules: see `web/learn/chapters.txt`.
    explained: Vec<(String, String)>,
}

impl Lessons {
    /// Reads the lessons about these games in these languages, and draws what they show.
    ///
    /// # Errors
    /// When one of them is missing or not well formed, or its game does not take what it shows: with the file and the line.
    pub(crate) fn of(languages: &[Language], games: &[Game], chapters: &TextFile) -> Result<Lessons, SiteError> {
        let mut lessons = Lessons { texts: BTreeMap::new(), drawn: BTreeMap::new(), explained: explained(chapters) };
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
        lessons.check_explained(games).map_err(|(line, reason)| SiteError::Prose {
            path: chapters.path.clone(),
            line,
            reason,
        })?;
        Ok(lessons)
    }

    fn draw(&mut self, block: &Block) -> Result<(), (usize, String)> {
        if !self.drawn.contains_key(&block.task) {
            let lesson = prerender::lesson(&block.task).map_err(|error| block.fault(&error))?;
            self.drawn.insert(block.task.clone(), lesson);
        }
        Ok(())
    }

    /// Every game whose messages are explained has the chapter that explains them.
    fn check_explained(&self, games: &[Game]) -> Result<(), (usize, String)> {
        for (idx, (chapter, key)) in self.explained.iter().enumerate() {
            let of_game = games.iter().filter(|game| is_of(key, game));
            let lacks = |game: &&Game| {
                let texts = self.texts.iter().filter(|((_, id), _)| *id == game.id);
                texts.flat_map(|(_, text)| &text.chapters).all(|known| known.id != *chapter)
            };
            if let Some(game) = of_game.into_iter().find(lacks) {
                return Err((idx + 1, format!("`{}` has no chapter `{chapter}` to explain `{key}`", game.id)));
            }
        }
        Ok(())
    }

    /// The keys of the messages that a chapter explains.
    pub(crate) fn explained(&self, game: &Game, chapter: &str) -> Vec<&str> {
        let own = self.explained.iter().filter(|(known, key)| known == chapter && is_of(key, game));
        own.map(|(_, key)| key.as_str()).collect()
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

/// The chapters and the keys of messages that they explain. Lines that begin with `#` say nothing.
fn explained(file: &TextFile) -> Vec<(String, String)> {
    let lines = file.text.lines().filter(|line| !line.starts_with('#'));
    let of_line = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        let chapter = words.next().unwrap_or_default();
        words.map(|key| (chapter.clone(), key)).collect::<Vec<_>>()
    };
    lines.flat_map(of_line).collect()
}

/// Whether a message is one of a game: keys begin with the folder of the rules.
fn is_of(key: &str, game: &Game) -> bool {
    let folder = FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == game.id));
    folder.is_some_and(|folder| key.strip_prefix(folder.name).is_some_and(|rest| rest.starts_with('-')))
}

/// The boards of a lesson, from first to last.
pub(crate) fn blocks(text: &Text) -> impl Iterator<Item = &Block> {
    let parts = text.opening.iter().chain(text.chapters.iter().flat_map(|chapter| &chapter.parts));
    parts.filter_map(|part| match part {
        Part::Board(block) => Some(&**block),
        Part::Told(_) => None,
    })
}

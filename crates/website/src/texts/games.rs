//! The games that have pages.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use rules::Message;
use rules::games::{FOLDERS, Folder};
use web::prerender::{self, GameSummary};

use crate::SiteError;
use crate::folder::TextFile;
use crate::texts::facts::{self, Facts};
use crate::texts::languages::Language;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    /// Its folder of games.
    pub(crate) folder: &'static str,
    /// The subject of its message file, which it shares with the other games of its folder.
    pub(crate) subject: String,
    pub(crate) facts: Facts,
    /// Who plays it, and with what.
    pub(crate) summary: GameSummary,
}

/// What a game's page says in messages of the game's own.
#[cfg(test)]
pub(crate) const OF_PAGE: [&str; 3] = ["title", "description", "line"];

/// Every game, folder by folder, only those of the `wanted` folders, if
/// any are named.
pub(crate) fn all(
    languages: &[Language],
    facts: &[TextFile],
    families: &[String],
    wanted: &[String],
) -> Result<Vec<Game>, SiteError> {
    let files: BTreeMap<String, &TextFile> =
        facts.iter().filter_map(|file| Some((file.path.file_stem()?.to_string_lossy().into_owned(), file))).collect();
    let find = |folder: &'static str, id: &'static str| {
        let key = name_key(id);
        let found = languages.first().and_then(|language| Some((language, language.subject_of(&key)?)));
        let (language, subject) = found.ok_or(SiteError::NoGame { id: id.to_owned(), key })?;
        let file = files.get(id).ok_or_else(|| SiteError::NoFacts(PathBuf::from(format!("{id}.txt"))))?;
        let (facts, summary) = (facts::read(file, families)?, prerender::summary(id, Rc::clone(&language.words))?);
        Ok(Game { id, folder, subject, facts, summary })
    };
    if let Some(unknown) = wanted.iter().find(|name| !FOLDERS.iter().any(|folder| folder.name == **name)) {
        return Err(SiteError::NoFolder(unknown.clone()));
    }
    let is_wanted = |folder: &&Folder| wanted.is_empty() || wanted.iter().any(|name| folder.name == name);
    let folders = FOLDERS.iter().filter(is_wanted);
    folders.flat_map(|folder| folder.games.iter().map(move |info| find(folder.name, info.id))).collect()
}

/// The key of a game's name.
pub(crate) fn name_key(id: &str) -> String {
    format!("game-{id}")
}

impl Game {
    /// Its name.
    pub(crate) fn name(&self, language: &Language) -> Result<String, SiteError> {
        language.say_of(&self.subject, &Message::of(name_key(self.id)))
    }

    /// One of its messages.
    pub(crate) fn say(&self, language: &Language, what: &str) -> Result<String, SiteError> {
        language.say_of(&self.subject, &Message::of(format!("{}-page-{what}", self.id)))
    }

    /// A message of the portal with arguments that are called as the game calls them.
    pub(crate) fn say_about(&self, language: &Language, message: &Message) -> Result<String, SiteError> {
        language.say_of(&self.subject, message)
    }
}

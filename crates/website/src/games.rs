//! The games that have pages.

use std::path::PathBuf;

use rules::games::FOLDERS;

use crate::SiteError;
use crate::languages::Language;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    /// The program that its page fetches: the one of its folder of games, unless one program has them all.
    pub(crate) program: &'static str,
    /// The subject of its message file, which it shares with the other games of its folder.
    pub(crate) subject: String,
}

/// What a game's page says in messages of the game's own.
#[cfg(test)]
pub(crate) const OF_PAGE: [&str; 5] = ["title", "description", "line", "picture-1", "picture-2"];

/// The file that names the game on the first pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// Its path.
    pub path: PathBuf,
    /// Its content: the id of a game.
    pub text: String,
}

/// Every game, folder by folder, with the program of its folder or with this one.
pub(crate) fn all(languages: &[Language], program: Option<&'static str>) -> Result<Vec<Game>, SiteError> {
    let find = |folder: &'static str, id: &'static str| {
        let key = name_key(id);
        let subject = languages.first().and_then(|language| language.subject_of(&key));
        let program = program.unwrap_or(folder);
        subject.map(|subject| Game { id, program, subject }).ok_or(SiteError::NoGame { id: id.to_owned(), key })
    };
    FOLDERS.iter().flat_map(|folder| folder.games.iter().map(move |info| find(folder.name, info.id))).collect()
}

/// The key of a game's name.
pub(crate) fn name_key(id: &str) -> String {
    format!("game-{id}")
}

impl Home {
    /// The game on pages that are not about a game.
    pub(crate) fn game<'a>(&self, games: &'a [Game]) -> Result<&'a Game, SiteError> {
        let id = self.text.trim();
        games.iter().find(|game| game.id == id).ok_or_else(|| SiteError::NoHome {
            path: self.path.clone(),
            id: id.to_owned(),
            ids: games.iter().map(|game| game.id).collect(),
        })
    }
}

impl Game {
    /// Its name.
    pub(crate) fn name(&self, language: &Language) -> Result<String, SiteError> {
        language.say_of(&self.subject, &name_key(self.id))
    }

    /// One of its messages.
    pub(crate) fn say(&self, language: &Language, what: &str) -> Result<String, SiteError> {
        language.say_of(&self.subject, &format!("{}-page-{what}", self.id))
    }

    /// Its rulings: how ambiguous sources are read. Each comes with its id.
    pub(crate) fn rulings(&self, language: &Language) -> Result<Vec<(String, String)>, SiteError> {
        let ids = format!("{}-", self.subject.to_uppercase());
        let rulings = language.say_all(&self.subject, &format!("ruling-{}", ids.trim_end_matches('-')))?;
        Ok(rulings.into_iter().enumerate().map(|(idx, ruling)| (format!("{ids}{}", idx + 1), ruling)).collect())
    }
}

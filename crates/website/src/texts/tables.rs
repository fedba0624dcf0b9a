//! The message tables that the app fetches: what of a language's messages is in which file.

use i18n::{MessageTable, compile};
use rules::games::Portal;
use rules::{Catalogue, Message};

use crate::texts::games::{self, Game};
use crate::texts::languages::{Language, PORTAL, Source, malformed};
use crate::{Files, SiteError};

/// The table with the messages of the program's late part.
const LATE: &str = "late";

impl Language {
    /// The message tables that a game's page needs to start.
    pub(crate) fn first_tables(&self, subject: &str) -> [String; 2] {
        [PORTAL, subject].map(|subject| table_path(&self.tag, subject))
    }

    /// The messages and studies that a game's page needs later.
    pub(crate) fn later_tables(&self, id: &str) -> [String; 2] {
        [table_path(&self.tag, LATE), studies_path(&self.tag, id)]
    }

    /// The message tables for the app: one for every file with messages for the app. The portal's table, which every
    /// page has, also has the names of all games. Games that the site lacks have no table.
    pub(crate) fn tables(&self, games: &[Game]) -> Result<Files, SiteError> {
        let names: Vec<String> = games.iter().map(|game| games::name_key(game.id)).collect();
        let is_name = |key: &str| names.iter().any(|name| name == key);
        let is_lacking = |subject: &str| self.is_of_games(subject) && !games.iter().any(|game| game.subject == subject);
        let mut files = Files::new();
        for source in self.sources.iter().filter(|source| !is_lacking(&source.subject())) {
            let subject = source.subject();
            let from = if subject == PORTAL { self.sources.as_slice() } else { std::slice::from_ref(source) };
            let subjects: Vec<String> = from.iter().map(Source::subject).collect();
            let texts: Vec<&str> = from.iter().map(|source| source.text.as_str()).collect();
            let is_wanted = |idx: usize, key: &str| {
                let belongs_to = if is_name(key) { PORTAL } else { subjects[idx].as_str() };
                belongs_to == subject && !compile::is_of_page(key)
            };
            let table = compile::table_of(&self.tag, self.is_rtl, &texts, is_wanted)
                .map_err(|error| malformed(source, &error))?;
            if subject == PORTAL {
                self.check_names(&table, games)?;
            }
            if table.lines().nth(1).is_some() {
                files.insert(table_path(&self.tag, &subject), table.into_bytes());
            }
        }
        Ok(files)
    }

    /// Whether a file has the names of games.
    fn is_of_games(&self, subject: &str) -> bool {
        Portal::ids().iter().any(|id| self.subject_of(&games::name_key(id)).as_deref() == Some(subject))
    }

    /// Checks that the name of every game can be formatted without the messages of its own page.
    fn check_names(&self, portal: &str, games: &[Game]) -> Result<(), SiteError> {
        let mut words = i18n::Language::new(i18n::native_plurals(&self.tag));
        words.add(MessageTable::read(portal).expect("a table was made"));
        for game in games {
            let key = games::name_key(game.id);
            words.try_format(&Message::of(key.clone())).map_err(|fault| SiteError::Message {
                path: self.path_of(&game.subject),
                key,
                reason: fault.to_string(),
            })?;
        }
        Ok(())
    }
}

/// Where the studies of a game in a language lie.
pub(crate) fn studies_path(tag: &str, game: &str) -> String {
    table_path(tag, &format!("{game}-studies"))
}

/// Where the sentences of a language lie that scripts show about playing offline.
pub(crate) fn offline_path(tag: &str) -> String {
    format!("words/{tag}/offline.json")
}

/// The path of a table of a language.
pub(crate) fn table_path(tag: &str, subject: &str) -> String {
    format!("words/{tag}/{subject}.txt")
}

//! The games that have pages.

use rules::Catalogue;
use rules::games::Portal;

use crate::SiteError;
use crate::languages::Language;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    /// The file of messages that it shares with the other games of its folder.
    pub(crate) subject: String,
}

/// Every game of the catalogue, in its order. The first one is laid out where no other is asked for.
pub(crate) fn all(languages: &[Language]) -> Result<Vec<Game>, SiteError> {
    let find = |id: &'static str| {
        let key = format!("game-{id}");
        let subject = languages.first().and_then(|language| language.subject_of(&key));
        subject.map(|subject| Game { id, subject }).ok_or(SiteError::NoGame { id: id.to_owned(), key })
    };
    Portal::ids().into_iter().map(find).collect()
}

impl Game {
    /// What it is called.
    pub(crate) fn name(&self, language: &Language) -> Result<String, SiteError> {
        language.say_of(&self.subject, &format!("game-{}", self.id))
    }

    /// What its page says.
    pub(crate) fn say(&self, language: &Language, what: &str) -> Result<String, SiteError> {
        language.say_of(&self.subject, &format!("{}-page-{what}", self.id))
    }

    /// How it is played, paragraph by paragraph.
    pub(crate) fn about(&self, language: &Language) -> Result<Vec<String>, SiteError> {
        // One paragraph at least; without the first one this fails.
        self.say(language, "about-1")?;
        language.say_all(&self.subject, &format!("{}-page-about", self.id))
    }

    /// How its sources are read where they leave a question.
    /// Each comes with its id.
    pub(crate) fn rulings(&self, language: &Language) -> Result<Vec<(String, String)>, SiteError> {
        let ids = format!("{}-", self.subject.to_uppercase());
        let rulings = language.say_all(&self.subject, &format!("ruling-{}", ids.trim_end_matches('-')))?;
        Ok(rulings.into_iter().enumerate().map(|(idx, ruling)| (format!("{ids}{}", idx + 1), ruling)).collect())
    }
}

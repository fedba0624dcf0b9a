//! What a page is: its kind, its language and its game, and where it and its files are.

use rules::Message;
use web::{PageData, PageKind};

use crate::address::Address;
use crate::cards::Cards;
use crate::games::Game;
use crate::languages::Language;
use crate::{SiteError, assets};

/// What all pages have in common.
pub(crate) struct Site<'a> {
    pub(crate) languages: &'a [Language],
    pub(crate) games: &'a [Game],
    /// The game on pages that are not about a game.
    pub(crate) home: &'a Game,
    pub(crate) build: &'a str,
    /// Where it will be, if that is known.
    pub(crate) address: Option<&'a Address>,
    pub(crate) cards: &'a Cards,
    /// Inline scripts at the end of every page.
    pub(crate) reload: &'a str,
}

/// A page.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) kind: PageKind,
    /// Whether it is the home page in the root of the site, which offers other languages.
    pub(crate) is_root: bool,
    pub(crate) language: &'a Language,
    /// The game on its table.
    pub(crate) game: &'a Game,
}

impl Page<'_> {
    /// Its path below the site's root; it ends in a slash unless it is empty.
    pub(crate) fn folder(&self) -> String {
        let (tag, id) = (&self.language.tag, self.game.id);
        match self.kind {
            _ if self.is_root => String::new(),
            PageKind::Home => format!("{tag}/"),
            PageKind::Game => format!("{tag}/{id}/"),
            PageKind::Embed => format!("embed/{id}/"),
        }
    }

    /// The relative path to the site's root.
    pub(crate) fn root(&self) -> String {
        match self.folder().matches('/').count() {
            0 => "./".to_owned(),
            depth => "../".repeat(depth),
        }
    }

    /// The relative path to the assets.
    pub(crate) fn assets(&self) -> String {
        format!("{}v/{}/", self.root(), self.site.build)
    }

    /// The relative path to a file of its program.
    pub(crate) fn program(&self, file: &str) -> String {
        format!("{}{}", self.assets(), assets::of_program(self.game.program, file))
    }

    /// The relative path to the home page of its language.
    pub(crate) fn home(&self) -> String {
        format!("{}{}/", self.root(), self.language.tag)
    }

    /// The relative path to the same page in a language.
    pub(crate) fn same_in(&self, language: &Language) -> String {
        match self.kind {
            PageKind::Home => format!("{}{}/", self.root(), language.tag),
            PageKind::Game | PageKind::Embed => self.game_in(self.game, language),
        }
    }

    /// The relative path to a game's page in a language.
    pub(crate) fn game_in(&self, game: &Game, language: &Language) -> String {
        format!("{}{}/{}/", self.root(), language.tag, game.id)
    }

    /// What it says of itself.
    pub(crate) fn data(&self) -> PageData {
        let tags = |wanted: &dyn Fn(&&Language) -> bool| -> String {
            let languages = self.site.languages.iter().filter(wanted);
            languages.map(|language| language.tag.as_str()).collect::<Vec<_>>().join(" ")
        };
        PageData {
            root: self.root(),
            assets: self.assets(),
            build: self.site.build.to_owned(),
            page: self.kind,
            game: self.game.id,
            program: self.game.program,
            words: self.game.subject.clone(),
            languages: tags(&|_| true),
            rtl: tags(&|language| language.is_rtl),
        }
    }

    /// Whether it is about a game rather than the portal.
    pub(crate) fn is_of_game(&self) -> bool {
        matches!(self.kind, PageKind::Game | PageKind::Embed)
    }

    /// A message for all pages.
    pub(crate) fn say(&self, message: &Message) -> Result<String, SiteError> {
        self.language.say(message)
    }
}

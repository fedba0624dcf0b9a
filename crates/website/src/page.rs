//! The pages: which ones there are, where they are, and what is on each.

use rules::Message;

use crate::games::Game;
use crate::html::{Element, tag};
use crate::languages::Language;
use crate::messages;
use crate::{Files, SiteError, about, assets, head, masthead, prerendered};

/// What all pages have in common.
pub(crate) struct Site<'a> {
    pub(crate) languages: &'a [Language],
    pub(crate) games: &'a [Game],
    /// The game on pages that are not about a game.
    pub(crate) home: &'a Game,
    pub(crate) build: &'a str,
    /// Inline scripts at the end of every page.
    pub(crate) reload: &'a str,
}

/// The kind of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The root page, which offers other languages.
    Root,
    /// The first page of a language.
    Home,
    /// The page of a game.
    Game,
    /// The bare table of a game, for embedding in other sites.
    Embed,
}

/// A page.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) kind: Kind,
    pub(crate) language: &'a Language,
    /// The game on its table.
    pub(crate) game: &'a Game,
}

/// Every page of the site.
pub(crate) fn all(site: &Site<'_>) -> Result<Files, SiteError> {
    let mut files = Files::new();
    let mut add = |page: Page<'_>| -> Result<(), SiteError> {
        files.insert(format!("{}index.html", page.folder()), page.write()?.into_bytes());
        Ok(())
    };
    let Some(first) = site.languages.first() else { return Ok(files) };
    add(Page { site, kind: Kind::Root, language: first, game: site.home })?;
    for language in site.languages {
        add(Page { site, kind: Kind::Home, language, game: site.home })?;
        for game in site.games {
            add(Page { site, kind: Kind::Game, language, game })?;
        }
    }
    for game in site.games {
        add(Page { site, kind: Kind::Embed, language: first, game })?;
    }
    Ok(files)
}

impl Page<'_> {
    /// Its path below the site's root; it ends in a slash unless it is empty.
    fn folder(&self) -> String {
        let (tag, id) = (&self.language.tag, self.game.id);
        match self.kind {
            Kind::Root => String::new(),
            Kind::Home => format!("{tag}/"),
            Kind::Game => format!("{tag}/{id}/"),
            Kind::Embed => format!("embed/{id}/"),
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
            Kind::Root | Kind::Home => format!("{}{}/", self.root(), language.tag),
            Kind::Game | Kind::Embed => self.game_in(self.game, language),
        }
    }

    /// The relative path to a game's page in a language.
    pub(crate) fn game_in(&self, game: &Game, language: &Language) -> String {
        format!("{}{}/{}/", self.root(), language.tag, game.id)
    }

    /// Whether it is about a game rather than the portal.
    pub(crate) fn is_of_game(&self) -> bool {
        matches!(self.kind, Kind::Game | Kind::Embed)
    }

    /// A message for all pages.
    pub(crate) fn say(&self, message: &Message) -> Result<String, SiteError> {
        self.language.say(message)
    }

    fn write(&self) -> Result<String, SiteError> {
        let tags = |wanted: &dyn Fn(&&Language) -> bool| -> String {
            let languages = self.site.languages.iter().filter(wanted);
            languages.map(|language| language.tag.as_str()).collect::<Vec<_>>().join(" ")
        };
        let kind = match self.kind {
            Kind::Root | Kind::Home => "home",
            Kind::Game => "game",
            Kind::Embed => "embed",
        };
        let html = tag("html")
            .with("lang", &self.language.tag)
            .with("dir", self.language.direction())
            .with("data-root", self.root())
            .with("data-assets", self.assets())
            .with("data-build", self.site.build)
            .with("data-page", kind)
            .with("data-game", self.game.id)
            .with("data-program", self.game.program)
            .with("data-words", &self.game.subject)
            .with("data-languages", tags(&|_| true))
            .with("data-rtl", tags(&|language| language.is_rtl))
            .child(head::head(self)?)
            .child(self.body()?)
            .in_lines();
        let html = html.to_string().replace("</body>", &format!("{}</body>", self.site.reload));
        Ok(format!("<!doctype html>\n{html}\n"))
    }

    fn body(&self) -> Result<Element, SiteError> {
        let table = tag("div").with("id", "app").made(prerendered::table(self)?);
        let body = match self.kind {
            Kind::Embed => tag("body").child(self.heading()?).child(table).child(self.portal()?),
            _ => tag("body").child(masthead::masthead(self)?).child(table).child(about::about(self)?),
        };
        Ok(body.child(prerendered::crashed(self)?).in_lines())
    }

    /// The heading of a page without a masthead, for screen readers only.
    fn heading(&self) -> Result<Element, SiteError> {
        Ok(tag("header").with("class", "heard").child(tag("h1").text(self.say(&messages::name())?)))
    }

    /// Links from an embedded page to the site, one for each language; `theme.js` shows the one in the page's language.
    fn portal(&self) -> Result<Element, SiteError> {
        let portal = |language: &Language| -> Result<Element, SiteError> {
            let link = tag("a")
                .with("href", self.game_in(self.game, language))
                .with("lang", &language.tag)
                .with("dir", language.direction())
                .with("hreflang", &language.tag)
                .with("target", "_blank")
                .with("rel", "noopener");
            Ok(link.flag_if(language.tag != self.language.tag, "hidden").text(language.say(&messages::portal())?))
        };
        let ways: Vec<Element> = self.site.languages.iter().map(portal).collect::<Result<_, _>>()?;
        Ok(tag("footer").with("class", "portal").children(ways).in_lines())
    }
}

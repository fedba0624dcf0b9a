//! The documents of the site: every page, each put together from its parts.

use web::{PageKind, prerender};

use crate::files::own_name;
use crate::html::{Element, tag, unseen_svg};
use crate::page::{Page, Site};
use crate::pages::{about, guide, head, home, learn, masthead, prerendered, start, study_pages};
use crate::texts::games::Game;
use crate::texts::languages::Language;
use crate::texts::messages;
use crate::{Files, SiteError};

/// Every page of the site.
pub(crate) fn pages<'a>(site: &'a Site<'a>) -> Vec<Page<'a>> {
    let mut pages = Vec::new();
    let Some(first) = site.languages.first() else { return pages };
    pages.push(Page { site, kind: PageKind::Home, is_root: true, language: first, game: None });
    for language in site.languages {
        for kind in [PageKind::Home, PageKind::About, PageKind::Puzzle] {
            pages.push(Page { site, kind, is_root: false, language, game: None });
        }
        for game in site.games {
            for kind in [PageKind::Game, PageKind::Learn, PageKind::Studies] {
                pages.push(Page { site, kind, is_root: false, language, game: Some(game) });
            }
        }
    }
    for game in site.games {
        pages.push(Page { site, kind: PageKind::Embed, is_root: false, language: first, game: Some(game) });
    }
    pages
}

/// The documents of these pages.
pub(crate) fn all(pages: &[Page<'_>]) -> Result<Files, SiteError> {
    let written = |page: &Page<'_>| Ok((format!("{}index.html", page.folder()), page.write()?.into_bytes()));
    pages.iter().map(written).collect()
}

impl Page<'_> {
    fn write(&self) -> Result<String, SiteError> {
        let html = tag("html")
            .with("lang", &self.language.tag)
            .with("dir", self.language.direction())
            .with_data(&self.data()?)
            .child(head::head(self)?)
            .child(self.body()?)
            .in_lines();
        let html = html.to_string().replace("</body>", &format!("{}</body>", self.site.reload));
        Ok(own_name::named(&format!("<!doctype html>\n{html}\n"), own_name::NAMELESS))
    }

    fn body(&self) -> Result<Element, SiteError> {
        let body = match self.table() {
            Some(game) => self.around(game)?.child(prerendered::crashed(self)?),
            None => {
                let main = match (self.kind, self.game) {
                    (PageKind::Learn, Some(game)) => learn::learn(self, game)?,
                    (PageKind::Studies, Some(game)) => study_pages::studies(self, game)?,
                    (PageKind::Puzzle, _) => study_pages::puzzle(self)?,
                    (PageKind::About, _) => about::about(self)?,
                    _ => home::home(self)?,
                };
                self.begun()?.child(masthead::masthead(self)?).child(main).child(home::foot(self)?)
            }
        };
        Ok(body.in_lines())
    }

    /// A body that begins with what is said when the page cannot start, and with what boards are painted with.
    fn begun(&self) -> Result<Element, SiteError> {
        let theme = self.table().map(|_| head::theme(self)).transpose()?;
        Ok(tag("body").child(start::watch(self)?).children(theme).children(self.paint()))
    }

    /// What boards are painted with, on pages that show some.
    fn paint(&self) -> Option<Element> {
        if self.game.is_none() && self.kind != PageKind::Home {
            return None;
        }
        Some(unseen_svg("definitions").made(prerender::definitions(self.game.map(|game| game.id))))
    }

    /// A game's table, and what is around it.
    fn around(&self, game: &Game) -> Result<Element, SiteError> {
        let table = tag("div").with("id", "app").made(prerendered::table(self, game)?);
        Ok(match self.kind {
            PageKind::Embed => self.begun()?.child(self.heading()?).child(table).child(self.portal()?),
            _ => self.begun()?.child(masthead::masthead(self)?).child(table).child(guide::guide(self, game)?),
        })
    }

    /// The heading of a page without a masthead, for screen readers only.
    fn heading(&self) -> Result<Element, SiteError> {
        Ok(tag("header").with("class", "heard").child(tag("h1").text(self.say(&messages::name())?)))
    }

    /// Links from an embedded page to the rules on the site, one for each language; `theme.js` shows the one in the page's language.
    fn portal(&self) -> Result<Element, SiteError> {
        let portal = |language: &Language| -> Result<Element, SiteError> {
            let link = tag("a")
                .with("href", self.same_in(language))
                .with("lang", &language.tag)
                .with("dir", language.direction())
                .with("hreflang", &language.tag)
                .with("target", "_blank")
                .with("rel", "noopener")
                .with("data-sheet", "guide")
                .with("data-close", language.say(&messages::close())?);
            Ok(link.flag_if(language.tag != self.language.tag, "hidden").text(language.say(&messages::portal())?))
        };
        let ways: Vec<Element> = self.site.languages.iter().map(portal).collect::<Result<_, _>>()?;
        Ok(tag("footer").with("class", "portal").children(ways).in_lines())
    }
}

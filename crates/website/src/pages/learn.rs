//! The page that says how a game is played: its lesson, in chapters, with boards on which what they show can be played.

#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use crate::SiteError;
use crate::drawings::sharing::Shared;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::pages::{family, study_pages};
use crate::texts::games::Game;
use crate::texts::lessons::{Block, Chapter, Part, THREE, blocks};
use crate::texts::messages;

/// The id of its heading.
const HEADING: &str = "learn";

/// The page about a game.
pub(crate) fn learn(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    // In the sheet beside a table its links open tabs, and say so.
    let tab = page.say(&messages::learn_tab())?;
    let main = tag("main").with("class", "guide learn").with("aria-labelledby", HEADING).with("data-tab", tab);
    let Some(text) = page.site.lessons.text(page.language, game) else { return Ok(main) };
    let drawn = blocks(text).filter_map(|block| page.site.lessons.drawn(block));
    let shared = Shared::of(drawn.map(|lesson| &lesson.picture));
    let shown = Shown { page, game, shared: &shared };
    let told = in_its_language(page, game, tag("div"))?;
    let mut told = shown
        .with(told.child(tag("h2").with("id", HEADING).text(&text.title)), &text.opening)?
        .child(play(page, game)?)
        .child(contents(&text.chapters, "", page.say(&messages::learn_contents())?));
    for chapter in &text.chapters {
        told = shown.with(told.child(heading(page, game, chapter)), &chapter.parts)?;
    }
    Ok(main
        .child(shared.element())
        .child(told.in_lines())
        .child(study_pages::way(page, game)?)
        .child(play(page, game)?)
        .children(family::others(page, game)?)
        .in_lines())
}

/// The heading of a chapter, which says what it explains: see `portal/sheet.js`.
fn heading(page: &Page<'_>, game: &Game, chapter: &Chapter) -> Element {
    let heading = tag("h3").with("id", &chapter.id).text(&chapter.title);
    let explained = page.site.lessons.explained(game, &chapter.id);
    if explained.is_empty() { heading } else { heading.with("data-explains", explained.join(" ")) }
}

/// The way to the game's table.
fn play(page: &Page<'_>, game: &Game) -> Result<Element, SiteError> {
    let says = game.say_about(page.language, &messages::learn_play(game.name(page.language)?))?;
    let link = tag("a").with("href", page.game_in(game, page.language)).text(says);
    Ok(tag("p").with("class", "to-table").child(link))
}

/// Links to chapters of a lesson, which is at `address`.
fn contents(chapters: &[Chapter], address: &str, label: String) -> Element {
    let link = |chapter: &Chapter| {
        let link = tag("a").with("href", format!("{address}#{}", chapter.id)).text(&chapter.title);
        tag("li").child(link)
    };
    let list = tag("ul").children(chapters.iter().map(link)).in_lines();
    tag("nav").with("class", "chapters").with("aria-label", label).child(list)
}

/// A lesson on the page of its game, under a heading with this id: what says it all in short, and the ways to the other
/// chapters.
pub(crate) fn in_short(page: &Page<'_>, game: &Game, id: &'static str) -> Result<Option<Element>, SiteError> {
    let Some(text) = page.site.lessons.text(page.language, game) else { return Ok(None) };
    let (short, others): (Vec<Chapter>, Vec<Chapter>) =
        text.chapters.iter().cloned().partition(|chapter| chapter.id == THREE);
    let mut told = in_its_language(page, game, tag("div"))?.child(tag("h2").with("id", id).text(&text.title));
    for Chapter { title, parts, .. } in &short {
        let parts = parts.iter().filter_map(|part| match part {
            Part::Told(html) => Some(html.as_str()),
            Part::Board(_) => None,
        });
        told = told.child(tag("h3").text(title)).made(parts.collect::<String>());
    }
    let others = contents(&others, &page.lesson_of(game), page.say(&messages::how_to_play())?);
    Ok(Some(told.child(others).in_lines()))
}

/// What is told of a game, with its language where it has not been translated yet.
fn in_its_language(page: &Page<'_>, game: &Game, told: Element) -> Result<Element, SiteError> {
    let source = page.language.prose(game.id)?;
    let is_own = source.tag == page.language.tag || page.language.is_pseudo();
    Ok(if is_own { told } else { told.with("lang", &source.tag).with("dir", "ltr") })
}

/// What a page shows, and the drawings that its boards have in common.
struct Shown<'a> {
    page: &'a Page<'a>,
    game: &'a Game,
    shared: &'a Shared,
}

impl Shown<'_> {
    /// An element, and some parts of the lesson in it.
    fn with(&self, element: Element, parts: &[Part]) -> Result<Element, SiteError> {
        parts.iter().try_fold(element, |element, part| match part {
            Part::Told(html) => Ok(element.made(html)),
            Part::Board(block) => Ok(element.children(self.board(block)?)),
        })
    }

    /// A board, what is said of it, and a link to a table on which it stands. `learn.js` shows that table in the place of
    /// the board.
    fn board(&self, block: &Block) -> Result<Option<Element>, SiteError> {
        let Some(lesson) = self.page.site.lessons.drawn(block) else { return Ok(None) };
        // A line of moves is looked through; a bare position is there to try it.
        let (mode, says) = match block.task.moves.is_empty() {
            true => ("two", messages::learn_try()),
            false => ("replay", messages::learn_replay()),
        };
        let address = format!(
            "{}embed/{}/?lang={}&mode={mode}&record={}",
            self.page.root(),
            self.game.id,
            self.page.language.tag,
            in_query(&lesson.record)
        );
        let link = tag("a").with("href", address).text(self.page.say(&says)?);
        let caption = tag("figcaption").child(tag("p").text(&block.caption)).child(link);
        Ok(Some(tag("figure").child(self.shared.svg(&lesson.picture, &lesson.under, &lesson.over)).child(caption)))
    }
}

/// A text as the value of a parameter in an address.
fn in_query(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => out.push(char::from(byte)),
            b'-' | b'.' | b'_' | b'/' | b':' | b',' | b'*' | b'(' | b')' | b';' | b'=' | b'?' => {
                out.push(char::from(byte));
            }
            byte => {
                let _written = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

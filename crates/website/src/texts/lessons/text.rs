//! The text of a lesson: a title, what is to be said first, and chapters, all in Markdown.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::block::Block;
use crate::SiteError;
use crate::texts::languages::{Language, Source};

/// The chapter that says it all in short, which a game's own page shows.
pub(crate) const THREE: &str = "three";
/// The chapter of rulings. Each has a heading of its own.
#[cfg(test)]
pub(crate) const RULINGS: &str = "rulings";

/// The name of a block that is a board.
const BOARD: &str = "board";

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    /// Its title, as plain text.
    pub(crate) title: String,
    /// What stands before the first chapter.
    pub(crate) opening: Vec<Part>,
    pub(crate) chapters: Vec<Chapter>,
}

/// A chapter of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chapter {
    /// The id of its heading.
    pub(crate) id: String,
    /// Its title, as plain text.
    pub(crate) title: String,
    /// What follows its heading.
    pub(crate) parts: Vec<Part>,
}

/// A part of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Text, as HTML.
    Told(String),
    /// A board.
    Board(Box<Block>),
}

/// Reads the lesson about a game. Its headings are one level lower on the page, whose first one is the portal's name.
///
/// # Errors
/// If the text does not begin with its title, has a chapter without an id, contains HTML or a block that is none.
pub(crate) fn read(source: &Source, language: &Language, game: &str) -> Result<Text, SiteError> {
    let wrong = |(line, reason): (usize, String)| SiteError::Prose { path: source.path.clone(), line, reason };
    let line_at = |offset: usize| source.text[..offset].matches('\n').count() + 1;
    let said = |text: &str| if language.is_pseudo() { i18n::compile::stretched(text) } else { text.to_owned() };
    let mut reading = Reading::default();
    let mut events = Parser::new_ext(&source.text, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter();
    while let Some((event, range)) = events.next() {
        let refused = |reason: &str| wrong((line_at(range.start), reason.to_owned()));
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) if !reading.has_title => {
                reading.has_title = true;
                reading.heading = Some(None);
            }
            _ if !reading.has_title => return Err(refused("it begins without a title, such as `# Title`")),
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                return Err(refused("it has a second title"));
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                let id = id.ok_or_else(|| refused("the chapter has no id, such as `## Title {#id}`"))?;
                reading.heading = Some(Some(id.to_string()));
            }
            Event::End(TagEnd::Heading(HeadingLevel::H1 | HeadingLevel::H2)) => reading.end_heading(),
            Event::Text(text) if reading.heading.is_some() => reading.title += &said(&text),
            // Titles are plain: what emphasises in them is left out.
            _ if reading.heading.is_some() => {}
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if *kind == *BOARD => {
                let mut text = String::new();
                for (event, _) in events.by_ref() {
                    match event {
                        Event::Text(part) => text += &part,
                        _ => break,
                    }
                }
                let mut block = Block::read(&text, line_at(range.start), game).map_err(wrong)?;
                block.caption = said(&block.caption);
                reading.end_text();
                reading.parts.push(Part::Board(Box::new(block)));
            }
            Event::Start(Tag::CodeBlock(_)) => return Err(refused("it is no block of the kind `board`")),
            Event::Html(_) | Event::InlineHtml(_) => return Err(refused("it contains HTML")),
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                reading.events.push(Event::Start(Tag::Heading { level: below(level), id, classes, attrs }));
            }
            Event::End(TagEnd::Heading(level)) => reading.events.push(Event::End(TagEnd::Heading(below(level)))),
            Event::Text(text) => reading.events.push(Event::Text(said(&text).into())),
            event => reading.events.push(event),
        }
    }
    if !reading.has_title {
        return Err(wrong((1, "it is empty".to_owned())));
    }
    Ok(reading.done())
}

/// The level below.
fn below(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + 1).unwrap_or(HeadingLevel::H6)
}

/// What was read so far.
#[derive(Default)]
struct Reading<'t> {
    has_title: bool,
    /// The heading that is being read: the title's, or a chapter's with its id.
    heading: Option<Option<String>>,
    title: String,
    /// The title of the whole.
    whole: String,
    /// Text that is no part yet.
    events: Vec<Event<'t>>,
    /// The parts of the chapter that is being read.
    parts: Vec<Part>,
    opening: Vec<Part>,
    chapters: Vec<Chapter>,
}

impl Reading<'_> {
    fn end_text(&mut self) {
        let mut text = String::new();
        html::push_html(&mut text, self.events.drain(..));
        if !text.is_empty() {
            self.parts.push(Part::Told(text));
        }
    }

    fn end_chapter(&mut self) {
        self.end_text();
        let parts = std::mem::take(&mut self.parts);
        match self.chapters.last_mut() {
            Some(chapter) => chapter.parts = parts,
            None => self.opening = parts,
        }
    }

    fn end_heading(&mut self) {
        let title = std::mem::take(&mut self.title);
        match self.heading.take() {
            Some(Some(id)) => {
                self.end_chapter();
                self.chapters.push(Chapter { id, title, parts: Vec::new() });
            }
            _ => self.whole = title,
        }
    }

    fn done(mut self) -> Text {
        self.end_chapter();
        Text { title: self.whole, opening: self.opening, chapters: self.chapters }
    }
}

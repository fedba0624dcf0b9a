//! The languages of the site and their messages.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use i18n::{MessageTable, compile};
use rules::Message;
use rules::games::FOLDERS;

use crate::{SiteError, folder};

/// The source language of all translations; its pages come first.
const FIRST: &str = "en";
/// The tag of the pseudo-language: English in a private-use region.
const PSEUDO: &str = "en-XA";
/// The subject of the message file for all pages.
pub(crate) const PORTAL: &str = "portal";
/// The folder of a language's prose, below that of its messages, and the extension of its files.
const PROSE: &str = "prose";
const MARKDOWN: &str = "md";
/// The folder of lessons, beside that of messages: in it is a folder for each language.
const LESSONS: &str = "learn";
/// The prose of the page about the portal; a lesson is named for its game.
pub(crate) const ABOUT: &str = "about";
/// The extension of a file of other names by which games are looked for.
const TEXT: &str = "txt";
/// Languages that are written from right to left.
const RIGHT_TO_LEFT: [&str; 8] = ["ar", "ckb", "dv", "fa", "he", "ps", "ur", "yi"];

/// Whether to include the pseudo-language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Languages {
    /// Only real languages.
    Real,
    /// Also English with accents and longer words, which shows what is not translated and what does not fit.
    WithPseudo,
}

/// A file of messages, or of prose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The tag of its language.
    pub tag: String,
    /// Its path; the file stem is its subject.
    pub path: PathBuf,
    /// Its content.
    pub text: String,
}

impl Source {
    /// What it is about: for messages all pages, or the games of a folder; for prose one page.
    pub(crate) fn subject(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    pub(crate) fn is_prose(&self) -> bool {
        self.is_a(MARKDOWN)
    }

    fn is_names(&self) -> bool {
        self.is_a(TEXT)
    }

    fn is_a(&self, kind: &str) -> bool {
        self.path.extension().is_some_and(|extension| extension == kind)
    }
}

/// A language.
pub(crate) struct Language {
    pub(crate) tag: String,
    pub(crate) is_rtl: bool,
    /// Its message files.
    pub(crate) sources: Vec<Source>,
    /// Its prose.
    prose: Vec<Source>,
    /// Other names of games, by the game's id.
    other_names: BTreeMap<String, String>,
    /// All its messages, for all pages and games.
    pub(crate) words: Rc<i18n::Language>,
}

/// Every file of messages and of prose in the folders of the languages; `lessons` is the folder with those of the lessons.
pub(crate) fn sources(messages: &Path, lessons: &Path) -> Result<Vec<Source>, SiteError> {
    let mut sources = Vec::new();
    for folder in folder::entries(messages)?.into_iter().filter(|path| path.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let has = |extension: &'static str| move |path: &PathBuf| path.extension().is_some_and(|end| end == extension);
        let mut paths: Vec<PathBuf> = folder::entries(&folder)?.into_iter().filter(has("ftl")).collect();
        paths.extend(folder::entries(&folder)?.into_iter().filter(has(TEXT)));
        for prose in [folder.join(PROSE), lessons.join(&tag)] {
            if prose.is_dir() {
                paths.extend(folder::entries(&prose)?.into_iter().filter(has(MARKDOWN)));
            }
        }
        for path in paths {
            let text = fs::read_to_string(&path).map_err(|error| SiteError::file("read", &path, &error))?;
            sources.push(Source { tag: tag.clone(), path, text });
        }
    }
    Ok(sources)
}

/// The languages: English first, the rest sorted by tag.
pub(crate) fn all(mut sources: Vec<Source>, wanted: Languages) -> Result<Vec<Language>, SiteError> {
    sources.sort_by(|one, other| {
        (one.tag != FIRST, &one.tag, &one.path).cmp(&(other.tag != FIRST, &other.tag, &other.path))
    });
    let first: Vec<Source> = sources.iter().filter(|source| source.tag == FIRST).cloned().collect();
    if wanted == Languages::WithPseudo {
        for source in &first {
            let malformed = |error: compile::CompileError| malformed(source, &error);
            // Prose gets its accents when it has been read.
            let is_message = !source.is_prose() && !source.is_names();
            let text = if is_message { compile::pseudo(&source.text).map_err(malformed)? } else { source.text.clone() };
            sources.push(Source { tag: PSEUDO.to_owned(), path: source.path.clone(), text });
        }
    }
    let mut languages: Vec<Language> =
        sources.chunk_by(|one, other| one.tag == other.tag).map(Language::new).collect::<Result<_, _>>()?;
    for language in &mut languages {
        language.borrow_prose(&first);
        language.check(&first)?;
    }
    Ok(languages)
}

impl Language {
    fn new(sources: &[Source]) -> Result<Language, SiteError> {
        let tag = sources.first().map(|source| source.tag.clone()).unwrap_or_default();
        let is_rtl = RIGHT_TO_LEFT.contains(&tag.split('-').next().unwrap_or_default());
        let mut words = i18n::Language::new(i18n::native_plurals(&tag));
        let (prose, sources): (Vec<Source>, Vec<Source>) = sources.iter().cloned().partition(Source::is_prose);
        let (names, sources): (Vec<Source>, Vec<Source>) = sources.into_iter().partition(Source::is_names);
        for source in &sources {
            let table = compile::page_table(&tag, is_rtl, &source.text).map_err(|error| malformed(source, &error))?;
            words.add(MessageTable::read(&table).map_err(|error| malformed(source, &error))?);
        }
        let mut other_names = BTreeMap::new();
        for source in names {
            other_names.extend(names_in(&source)?);
        }
        Ok(Language { tag, is_rtl, sources, prose, other_names, words: Rc::new(words) })
    }

    /// Takes the prose about games from the first language, if none of it has been translated yet.
    fn borrow_prose(&mut self, first: &[Source]) {
        let is_about_games = |source: &&Source| source.is_prose() && source.subject() != ABOUT;
        if !self.prose.iter().any(|source| is_about_games(&source)) {
            self.prose.extend(first.iter().filter(is_about_games).cloned());
        }
    }

    /// Checks that the language has every file that the first one has.
    fn check(&self, first: &[Source]) -> Result<(), SiteError> {
        let has = |sources: &[Source], subject: &str| sources.iter().any(|source| source.subject() == subject);
        if !has(&self.sources, PORTAL) {
            return Err(SiteError::NoMessages(self.path_of(PORTAL)));
        }
        for (source, subject) in first.iter().map(|source| (source, source.subject())) {
            if source.is_prose() {
                self.prose(&subject)?;
            } else if source.is_names() {
                // A language may know no other names.
            } else if !has(&self.sources, &subject) {
                return Err(SiteError::NoMessages(self.path_of(&subject)));
            }
        }
        Ok(())
    }

    /// The prose of a page, in this language or in another.
    pub(crate) fn prose(&self, name: &str) -> Result<&Source, SiteError> {
        self.prose.iter().find(|source| source.subject() == name).ok_or_else(|| {
            let messages = self.path_of(PORTAL);
            let all = messages.ancestors().nth(2).unwrap_or(Path::new(""));
            let folder = match name {
                ABOUT => messages.with_file_name(PROSE),
                _ => all.with_file_name(LESSONS).join(&self.tag),
            };
            SiteError::NoMessages(folder.join(name).with_extension(MARKDOWN))
        })
    }

    /// Other names of a game, as they were written; empty where it has none.
    pub(crate) fn other_names(&self, game: &str) -> &str {
        self.other_names.get(game).map_or("", String::as_str)
    }

    /// The name of the folder with its prose about games: that of the first language, where it has none.
    pub(crate) fn folder_of_prose(&self) -> PathBuf {
        let about_game = self.prose.iter().find(|source| source.subject() != ABOUT);
        let tag = about_game.map_or(&self.tag, |source| &source.tag);
        // Those of the pseudo-language are the first one's.
        PathBuf::from(if self.is_pseudo() { FIRST } else { tag })
    }

    /// Its direction, as in HTML.
    pub(crate) fn direction(&self) -> &'static str {
        if self.is_rtl { "rtl" } else { "ltr" }
    }

    /// Whether it is the pseudo-language.
    pub(crate) fn is_pseudo(&self) -> bool {
        self.tag == PSEUDO
    }

    /// The subject of the file with this message.
    pub(crate) fn subject_of(&self, key: &str) -> Option<String> {
        self.sources
            .iter()
            .find(|source| compile::uses(&source.text).is_ok_and(|uses| uses.contains_key(key)))
            .map(Source::subject)
    }

    /// A message of the portal.
    pub(crate) fn say(&self, message: &Message) -> Result<String, SiteError> {
        self.say_of(PORTAL, message)
    }

    /// A message from the file of a subject.
    pub(crate) fn say_of(&self, subject: &str, message: &Message) -> Result<String, SiteError> {
        self.words.try_format(message).map_err(|fault| SiteError::Message {
            path: self.path_of(subject),
            key: message.key.to_string(),
            reason: fault.to_string(),
        })
    }

    /// The path of the message file of a subject.
    pub(crate) fn path_of(&self, subject: &str) -> PathBuf {
        let any = self.sources.first().map(|source| source.path.clone()).unwrap_or_default();
        any.with_file_name(format!("{subject}.ftl"))
    }
}

/// The other names in a file: lines `game: name, name`. Lines that begin with `#` say nothing.
fn names_in(source: &Source) -> Result<BTreeMap<String, String>, SiteError> {
    let lines = source.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let read = |(idx, line): (usize, &str)| match line.split_once(": ") {
        Some((game, names)) if FOLDERS.iter().flat_map(|folder| folder.games).any(|info| info.id == game) => {
            Ok((game.to_owned(), names.trim().to_owned()))
        }
        _ => Err(SiteError::Prose {
            path: source.path.clone(),
            line: idx + 1,
            reason: format!("`{line}` does not begin with a game and a colon"),
        }),
    };
    lines.map(read).collect()
}

/// The error that a message file cannot be read.
pub(crate) fn malformed(source: &Source, error: &impl ToString) -> SiteError {
    SiteError::Messages { path: source.path.clone(), reason: error.to_string() }
}

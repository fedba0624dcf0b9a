//! Why the site cannot be made.

mod drawing;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use web::prerender::PrerenderError;

pub use drawing::{PreviewError, StyleError};

/// What is missing or inconsistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SiteError {
    /// A file or folder cannot be read or written.
    File {
        /// The operation: "read", "write".
        doing: &'static str,
        /// The path.
        path: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// The folder holds something other than a site, which would be lost.
    NotOurs(PathBuf),
    /// A file was not built that the pages need.
    NotBuilt(String),
    /// Assets refer to each other in a circle, so that none can be named by what is in it: their paths.
    Circle(String),
    /// A script imports a file that the site does not have.
    NoImport {
        /// The path of the script.
        script: String,
        /// The imported path, as the script has it.
        path: String,
    },
    /// A language lacks a file that English has, or that a page needs.
    NoMessages(PathBuf),
    /// A message file is malformed.
    Messages {
        /// The file.
        path: PathBuf,
        /// What is wrong in it, and where.
        reason: String,
    },
    /// A page's prose is not as it has to be.
    Prose {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// The list of other people's work is not as it has to be.
    Notices {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// A page needs a message that is missing or cannot be formatted.
    Message {
        /// The file that it belongs in.
        path: PathBuf,
        /// Its key.
        key: String,
        /// What is wrong.
        reason: String,
    },
    /// No message file has the page of a game.
    NoGame {
        /// The game.
        id: String,
        /// The missing key.
        key: String,
    },
    /// There is no folder of games with this name.
    NoFolder(String),
    /// A game has no file of facts.
    NoFacts(PathBuf),
    /// A file of facts is not as it has to be.
    Facts {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// A table cannot be drawn.
    Table(PrerenderError),
    /// The preview of a game cannot be made.
    Preview {
        /// The game.
        id: String,
        /// Why.
        error: PreviewError,
    },
}

impl SiteError {
    pub(crate) fn file(doing: &'static str, path: &Path, error: &io::Error) -> Self {
        Self::File { doing, path: path.to_owned(), reason: error.to_string() }
    }
}

impl fmt::Display for SiteError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { doing, path, reason } => write!(out, "cannot {doing} {}: {reason}", path.display()),
            Self::NotOurs(path) => {
                write!(out, "{} holds something else than a site; it is left alone", path.display())
            }
            Self::Circle(paths) => write!(out, "files refer to each other in a circle: {paths}"),
            Self::NoImport { script, path } => write!(out, "{script} imports {path}, which is no file of the site"),
            Self::NotBuilt(what) => write!(out, "nothing was built as {what}"),
            Self::NoMessages(path) | Self::NoFacts(path) => write!(out, "there is no {}; write it", path.display()),
            Self::Messages { path, reason } => write!(out, "{}: {reason}", path.display()),
            Self::Prose { path, line, reason }
            | Self::Facts { path, line, reason }
            | Self::Notices { path, line, reason } => write!(out, "{}:{line}: {reason}", path.display()),
            Self::Message { path, key, reason } => write!(out, "{}: {key}: {reason}", path.display()),
            Self::NoGame { id, key } => write!(out, "no file of messages has {key}, so {id} has no page"),
            Self::NoFolder(name) => write!(out, "there is no folder of games `{name}`"),
            Self::Table(error) => error.fmt(out),
            Self::Preview { id, error } => write!(out, "{id} has no preview: {error}"),
        }
    }
}

impl std::error::Error for SiteError {}

impl From<PrerenderError> for SiteError {
    fn from(error: PrerenderError) -> Self {
        Self::Table(error)
    }
}

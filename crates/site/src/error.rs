//! Why there is no site.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use web::prerender::PrerenderError;

/// What is missing or does not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SiteError {
    /// A file or folder cannot be read or written.
    File {
        /// What was to be done: "read", "write".
        doing: &'static str,
        /// With what.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The folder holds something else, which would be lost.
    NotOurs(PathBuf),
    /// Trunk has not made a file that the pages need.
    NotBuilt(String),
    /// A language has no file of messages that English has.
    NoMessages(PathBuf),
    /// A file of messages is malformed.
    Messages {
        /// The file.
        path: PathBuf,
        /// What is wrong in it, and where.
        reason: String,
    },
    /// A page needs a message that is missing or cannot be told.
    Message {
        /// The file in which it belongs.
        path: PathBuf,
        /// Its key.
        key: String,
        /// What is wrong.
        reason: String,
    },
    /// No file of messages has the page of a game.
    NoGame {
        /// The game.
        id: String,
        /// The key that is looked for.
        key: String,
    },
    /// The game of the first pages is none.
    NoHome {
        /// The file that names it.
        path: PathBuf,
        /// What stands there.
        id: String,
        /// What could stand there.
        ids: Vec<&'static str>,
    },
    /// A table cannot be drawn.
    Table(PrerenderError),
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
            Self::NotBuilt(what) => write!(out, "Trunk has made no {what}"),
            Self::NoMessages(path) => write!(out, "there is no {}", path.display()),
            Self::Messages { path, reason } => write!(out, "{}: {reason}", path.display()),
            Self::Message { path, key, reason } => write!(out, "{}: {key}: {reason}", path.display()),
            Self::NoGame { id, key } => write!(out, "no file of messages has {key}, so {id} has no page"),
            Self::NoHome { path, id, ids } => {
                write!(out, "{}: there is no game `{id}`; there are {}", path.display(), ids.join(", "))
            }
            Self::Table(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for SiteError {}

impl From<PrerenderError> for SiteError {
    fn from(error: PrerenderError) -> Self {
        Self::Table(error)
    }
}

//! The error of a task: what went wrong, and what the developer can do about it.

use std::fmt;
use std::io;

/// The only error type of the tasks: it is meant for people to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trouble {
    what: String,
    remedy: Option<String>,
}

impl Trouble {
    /// `what` is a sentence without its full stop.
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), remedy: None }
    }

    /// Adds what to do about it, as whole sentences or a command to type.
    pub(crate) fn remedy(mut self, remedy: impl Into<String>) -> Self {
        self.remedy = Some(remedy.into());
        self
    }

    /// What went wrong, without the remedy.
    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    /// A file operation that failed.
    pub(crate) fn file(doing: &str, path: &std::path::Path, error: &io::Error) -> Self {
        Self::new(format!("cannot {doing} {}: {error}", path.display()))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.what)?;
        match &self.remedy {
            Some(remedy) => write!(out, "\n  {}", remedy.replace('\n', "\n  ")),
            None => Ok(()),
        }
    }
}

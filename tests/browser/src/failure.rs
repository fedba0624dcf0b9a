//! Why a visit fails.

use std::fmt;
use std::io;

use thirtyfour::error::WebDriverError;

/// Why a visit failed.
#[derive(Debug)]
pub enum Failure {
    /// The browser could not do what it was told, or not in time.
    Browser(WebDriverError),
    /// A file could not be written or a program not be started.
    System(io::Error),
    /// The page is not what it should be.
    Page(String),
    /// What the browser complained about.
    Complaints(Vec<String>),
}

impl Failure {
    /// The page is not what it should be, for this reason.
    pub fn page(reason: impl Into<String>) -> Self {
        Self::Page(reason.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Browser(error) => write!(out, "{error}"),
            Self::System(error) => write!(out, "{error}"),
            Self::Page(reason) => write!(out, "{reason}"),
            Self::Complaints(complaints) => write!(out, "the browser complains:\n  {}", complaints.join("\n  ")),
        }
    }
}

impl std::error::Error for Failure {}

impl From<WebDriverError> for Failure {
    fn from(error: WebDriverError) -> Self {
        Self::Browser(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

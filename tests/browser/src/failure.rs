//! Why a browser session fails.

use std::fmt;
use std::io;

use thirtyfour::error::WebDriverError;

/// Why a browser session failed.
#[derive(Debug)]
pub enum Failure {
    /// The browser failed to do something, or took too long.
    Browser(WebDriverError),
    /// A file could not be written, or a program not started.
    System(io::Error),
    /// The page is not as expected.
    Page(String),
    /// Console errors and failed requests.
    Console(Vec<String>),
}

impl Failure {
    /// The page is not as expected, for this reason.
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
            Self::Console(complaints) => write!(out, "the browser complains:\n  {}", complaints.join("\n  ")),
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

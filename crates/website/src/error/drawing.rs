//! Why a picture cannot be drawn.

use std::fmt;

/// Why a preview cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreviewError {
    /// The picture's `viewBox` is none.
    ViewBox(String),
    /// The style sheet does not fit the picture.
    Style(StyleError),
    /// The picture cannot be drawn, for the library's reason.
    Drawing(String),
}

impl fmt::Display for PreviewError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ViewBox(text) => write!(out, "`{text}` is no `viewBox`"),
            Self::Style(error) => error.fmt(out),
            Self::Drawing(reason) => write!(out, "it cannot be drawn: {reason}"),
        }
    }
}

impl std::error::Error for PreviewError {}

/// Why a drawing cannot be styled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StyleError {
    /// The drawing is not well-formed XML.
    Malformed(String),
    /// A value refers to a custom property that has no value there.
    Unknown {
        /// The property.
        property: String,
        /// The value that refers to it.
        value: String,
    },
}

impl fmt::Display for StyleError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(reason) => write!(out, "it is not well formed: {reason}"),
            Self::Unknown { property, value } => write!(out, "`{property}` has no value where `{value}` is needed"),
        }
    }
}

impl std::error::Error for StyleError {}

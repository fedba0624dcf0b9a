//! What the browser offers, one module for each of its parts.

pub(crate) mod document;

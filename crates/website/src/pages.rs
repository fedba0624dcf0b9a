//! What stands on the pages: documents, their heads, and their parts.

mod about;
pub(crate) mod card;
mod counted;
pub(crate) mod document;
mod family;
mod guide;
mod head;
mod home;
mod learn;
mod masthead;
pub(crate) mod not_found;
pub(crate) mod oembed;
mod prerendered;
mod saved;
mod start;
mod study_pages;

//! Generates the site as a folder of static files: pages for every game and language, prerendered, and all that they
//! fetch, named by what is in it.

#![forbid(unsafe_code)]

mod drawings;
mod error;
mod files;
mod folder;
mod html;
mod page;
mod pages;
mod search_engines;
mod site;
mod texts;

#[cfg(test)]
mod tests;

pub use error::{PreviewError, SiteError, StyleError};
pub use files::address::{Address, AddressError, AddressFault};
pub use files::{hosting, policy};
pub use folder::{Files, TextFile};
pub use site::{Order, Texts, assemble, compose, develop};
pub use texts::languages::{Languages, Source};

//! The site as a folder of static files: pages for every game and language, written before anybody asks for them, and
//! beside them, under a name of its own for every build, all that the pages fetch.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

mod about;
mod assets;
mod bindings;
mod error;
mod folder;
mod games;
mod head;
mod html;
mod languages;
mod masthead;
mod page;
pub mod policy;
mod shorten;
mod still;

#[cfg(test)]
mod tests;

pub use error::SiteError;
pub use games::Home;
pub use languages::Source;

/// Files by their paths below some folder, with forward slashes.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Whether the pages in no real language are made too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Languages {
    /// The languages that people read.
    Real,
    /// Beside them English with accents and longer words, which shows what is not translated and what does not fit.
    WithPseudo,
}

/// What the site is made from, and where it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The folder that Trunk has built.
    pub trunk: PathBuf,
    /// The folder with a folder of messages for each language.
    pub messages: PathBuf,
    /// The file that names the game of the first pages.
    pub home: PathBuf,
    /// The folder that becomes the site; what it held before is gone then.
    pub to: PathBuf,
    /// In which languages.
    pub languages: Languages,
}

/// Makes the site.
///
/// # Errors
/// When something is missing or does not fit together; then the folder is as it was.
pub fn assemble(order: &Order) -> Result<(), SiteError> {
    let trunk = folder::read(&order.trunk)?;
    let sources = languages::sources(&order.messages)?;
    let text = fs::read_to_string(&order.home).map_err(|error| SiteError::file("read", &order.home, &error))?;
    let home = Home { path: order.home.clone(), text };
    folder::replace(&order.to, &compose(&trunk, sources, &home, order.languages)?)
}

/// The files of the site, made from those that Trunk has built and the messages.
///
/// # Errors
/// When something is missing or does not fit together.
pub fn compose(trunk: &Files, sources: Vec<Source>, home: &Home, wanted: Languages) -> Result<Files, SiteError> {
    let languages = languages::all(sources, wanted)?;
    let games = games::all(&languages)?;
    let home = home.game(&games)?;
    let mut assets = assets::gather(trunk, &games)?;
    for language in &languages {
        assets.extend(language.tables(&games)?);
    }
    let build = assets::build_id(&assets);
    let mut files = page::all(&page::Site { languages: &languages, games: &games, home, build: &build })?;
    files.extend(assets.into_iter().map(|(path, bytes)| (format!("v/{build}/{path}"), bytes)));
    Ok(files)
}

/// A path below a folder as it stands in addresses.
fn address(path: &Path, below: &Path) -> String {
    path.strip_prefix(below).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

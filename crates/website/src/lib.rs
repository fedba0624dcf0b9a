//! Generates the site as a folder of static files: pages for every game and language, prerendered, and all that they
//! fetch, in a folder of its own for every build.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

mod about;
mod assets;
mod bindings;
mod develop;
mod document;
mod error;
mod folder;
mod games;
mod head;
mod html;
mod languages;
mod masthead;
mod messages;
#[cfg_attr(not(test), expect(dead_code, reason = "the page that shows the notices is not made yet"))]
mod notices;
mod page;
pub mod policy;
mod prerendered;
mod prose;
mod shorten;
mod tables;

#[cfg(test)]
mod tests;

pub use develop::develop;
pub use error::SiteError;
pub use games::Home;
pub use languages::Source;

/// Files by their paths below a folder, with forward slashes.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Whether to include the pseudo-language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Languages {
    /// Only real languages.
    Real,
    /// Also English with accents and longer words, which shows what is not translated and what does not fit.
    WithPseudo,
}

/// The inputs and the output of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Trunk's output folder.
    pub trunk: PathBuf,
    /// The folder with a folder of message files for each language.
    pub messages: PathBuf,
    /// The file that names the game on the first pages.
    pub home: PathBuf,
    /// The folder for the site; its old content is replaced.
    pub to: PathBuf,
    /// The languages to include.
    pub languages: Languages,
}

/// Generates the site.
///
/// # Errors
/// If something is missing or inconsistent; then the folder is unchanged.
pub fn assemble(order: &Order) -> Result<(), SiteError> {
    let trunk = folder::read(&order.trunk)?;
    let sources = languages::sources(&order.messages)?;
    let text = fs::read_to_string(&order.home).map_err(|error| SiteError::file("read", &order.home, &error))?;
    let home = Home { path: order.home.clone(), text };
    folder::replace(&order.to, &compose(&trunk, sources, &home, order.languages)?)
}

/// The files of the site, generated from Trunk's output and the messages.
///
/// # Errors
/// If something is missing or inconsistent.
pub fn compose(trunk: &Files, sources: Vec<Source>, home: &Home, wanted: Languages) -> Result<Files, SiteError> {
    make(trunk, sources, home, wanted, &Edition { program: None, reload: "" })
}

/// What differs between the site for players and the one for developers.
struct Edition<'a> {
    /// The program of all pages; `None` where each folder of games has its own.
    program: Option<&'static str>,
    /// Inline scripts for every page. A page that has some has no policy, which would forbid them.
    reload: &'a str,
}

fn make(
    trunk: &Files,
    sources: Vec<Source>,
    home: &Home,
    wanted: Languages,
    edition: &Edition<'_>,
) -> Result<Files, SiteError> {
    let languages = languages::all(sources, wanted)?;
    let games = games::all(&languages, edition.program)?;
    let home = home.game(&games)?;
    let mut assets = assets::gather(trunk, &games)?;
    for language in &languages {
        assets.extend(language.tables(&games)?);
    }
    let build = assets::build_id(&assets);
    let mut files = document::all(&page::Site {
        languages: &languages,
        games: &games,
        home,
        build: &build,
        reload: edition.reload,
    })?;
    files.extend(assets.into_iter().map(|(path, bytes)| (format!("v/{build}/{path}"), bytes)));
    Ok(files)
}

/// A path below a folder as used in addresses.
fn address(path: &Path, below: &Path) -> String {
    path.strip_prefix(below).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

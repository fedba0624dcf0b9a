//! Generates the site as a folder of static files: pages for every game and language, prerendered, and all that they
//! fetch, in a folder of its own for every build.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use web::prerender;

mod about;
mod address;
mod assets;
mod bindings;
mod cards;
mod cascade;
mod dashes;
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
mod preview;
mod prose;
mod shorten;
mod sitemap;
mod structured;
mod style_sheet;
mod tables;
mod versions;

#[cfg(test)]
mod tests;

pub use address::{Address, AddressError, AddressFault};
pub use cascade::StyleError;
pub use develop::develop;
pub use error::SiteError;
pub use games::Home;
pub use languages::Source;
pub use preview::PreviewError;

use cards::{Card, Cards};
use style_sheet::StyleSheet;

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
    /// Where the site will be. Without it, the site lacks what only an absolute address can say.
    pub address: Option<Address>,
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
    let address = order.address.as_ref();
    let edition = Edition { program: None, reload: "", address, cards: &cards::cards() };
    folder::replace(&order.to, &make(&trunk, sources, &home, order.languages, &edition)?)
}

/// The files of the site, generated from Trunk's output and the messages.
///
/// # Errors
/// If something is missing or inconsistent.
pub fn compose(trunk: &Files, sources: Vec<Source>, home: &Home, wanted: Languages) -> Result<Files, SiteError> {
    let edition = Edition { program: None, reload: "", address: None, cards: &Cards::new() };
    make(trunk, sources, home, wanted, &edition)
}

/// What differs between the site for players and the one for developers.
struct Edition<'a> {
    /// The program of all pages; `None` where each folder of games has its own.
    program: Option<&'static str>,
    /// Inline scripts for every page. A page that has some has no policy, which would forbid them.
    reload: &'a str,
    /// Where the site will be, if that is known.
    address: Option<&'a Address>,
    cards: &'a Cards,
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
    if edition.address.is_some() {
        // Nothing but absolute addresses leads to them.
        assets.extend(previews(edition.cards, &assets)?);
    }
    let build = assets::build_id(&assets);
    let site = page::Site {
        languages: &languages,
        games: &games,
        home,
        build: &build,
        address: edition.address,
        cards: edition.cards,
        reload: edition.reload,
    };
    let pages = document::pages(&site);
    let mut files = document::all(&pages)?;
    if let Some(address) = edition.address {
        files.insert(sitemap::PATH.to_owned(), sitemap::sitemap(&pages, address).into_bytes());
    }
    files.extend(assets.into_iter().map(|(path, bytes)| (format!("v/{build}/{path}"), bytes)));
    Ok(files)
}

/// The previews of all games that have a card, in the style of these assets.
fn previews(cards: &Cards, assets: &Files) -> Result<Files, SiteError> {
    let style = assets.get(assets::STYLE).map_or(&[][..], Vec::as_slice);
    let style = StyleSheet::read(&String::from_utf8_lossy(style));
    let preview = |(id, card): (&String, &Card)| {
        let picture = prerender::picture(id, &card.position)?;
        let failed = |error| SiteError::Preview { id: id.clone(), error };
        Ok((preview::path(id), preview::png(&picture, &style).map_err(failed)?))
    };
    cards.iter().map(preview).collect()
}

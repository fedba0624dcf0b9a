//! Generates the site as a folder of static files: pages for every game and language, prerendered, and all that they
//! fetch, named by what is in it.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

mod about;
mod address;
mod app_icons;
mod assets;
mod bindings;
mod byte_order;
mod card;
mod cascade;
mod classic;
mod counted;
mod dashes;
mod develop;
mod document;
mod embed;
mod error;
mod facts;
mod family;
mod folder;
mod games;
mod guide;
mod head;
mod home;
pub mod hosting;
mod html;
mod icons;
mod languages;
mod learn;
mod lessons;
mod manifest;
mod masthead;
mod messages;
mod names;
mod not_found;
mod notices;
mod offline;
mod page;
mod pictures;
pub mod policy;
mod prerendered;
mod preview;
mod prose;
mod saved;
mod sharing;
mod shorten;
mod sitemap;
mod start;
mod structured;
mod studies;
mod study_pages;
mod style_sheet;
mod tables;
mod versions;

#[cfg(test)]
mod tests;

pub use address::{Address, AddressError, AddressFault};
pub use cascade::StyleError;
pub use develop::develop;
pub use error::SiteError;
pub use folder::TextFile;
pub use languages::Source;
pub use preview::PreviewError;

use games::Game;
use languages::Language;
use lessons::Lessons;
use offline::RootScripts;
use pictures::Pictures;
use studies::Studies;
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
    /// The folder of what was built.
    pub output: PathBuf,
    /// The folder with a folder of message files for each language.
    pub messages: PathBuf,
    /// The folder with a folder of lessons for each language.
    pub lessons: PathBuf,
    /// The folder with a file of facts for each game.
    pub games: PathBuf,
    /// The notices of other people's work.
    pub notices: PathBuf,
    /// The folder for the site; its old content is replaced.
    pub to: PathBuf,
    /// The languages to include.
    pub languages: Languages,
    /// Where the site will be. Without it, the site lacks what only an absolute address can say.
    pub address: Option<Address>,
    /// The folders of games that it has; all, if none is named.
    pub folders: Vec<String>,
}

/// The file of families, among those of facts: a name a line.
const FAMILIES: &str = "families.txt";
/// The file of chapters that explain messages of the rules, among what is to be learnt.
const CHAPTERS: &str = "chapters.txt";

/// The texts of the pages, from the repository.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts {
    /// The messages and the prose of all languages.
    pub messages: Vec<Source>,
    /// The facts about the games, a file for each.
    pub facts: Vec<TextFile>,
    /// The families of games, in the order of the home page.
    pub families: Vec<String>,
    /// Which chapters explain which messages of the rules.
    pub chapters: TextFile,
    /// The studies in all languages, and the puzzles.
    pub studies: Vec<TextFile>,
    /// The notices of other people's work.
    pub notices: TextFile,
}

impl Texts {
    fn read(messages: &Path, lessons: &Path, games: &Path, notices: &Path) -> Result<Texts, SiteError> {
        let is_families = |file: &TextFile| file.path.ends_with(FAMILIES);
        let (families, facts): (Vec<_>, Vec<_>) = folder::texts(games)?.into_iter().partition(is_families);
        Ok(Texts {
            messages: languages::sources(messages, lessons)?,
            facts,
            families: families.iter().flat_map(|file| file.text.lines()).map(str::to_owned).collect(),
            chapters: folder::text(lessons.join(CHAPTERS))?,
            studies: studies::files(lessons)?,
            notices: folder::text(notices.to_owned())?,
        })
    }
}

/// Generates the site.
///
/// # Errors
/// If something is missing or inconsistent; then the folder is unchanged.
pub fn assemble(order: &Order) -> Result<(), SiteError> {
    let output = folder::read(&order.output)?;
    let texts = Texts::read(&order.messages, &order.lessons, &order.games, &order.notices)?;
    let edition = Edition { reload: "", address: order.address.as_ref(), is_drawn: true, folders: &order.folders };
    folder::replace(&order.to, &make(&output, texts, order.languages, &edition)?)
}

/// The files of the site, generated from what was built and the messages, without those that take long to draw: the
/// icons and screenshots of the installed app.
///
/// # Errors
/// If something is missing or inconsistent.
pub fn compose(output: &Files, texts: Texts, wanted: Languages) -> Result<Files, SiteError> {
    make(output, texts, wanted, &Edition { reload: "", address: None, is_drawn: false, folders: &[] })
}

/// What differs between the site for players and the one for developers.
struct Edition<'a> {
    /// Inline scripts for every page. A page that has some has no policy, which would forbid them.
    reload: &'a str,
    /// Where the site will be, if that is known.
    address: Option<&'a Address>,
    /// Whether it has icons and screenshots for an installed app.
    is_drawn: bool,
    /// The folders of games that it has; all, if none is named.
    folders: &'a [String],
}

fn make(output: &Files, texts: Texts, wanted: Languages, edition: &Edition<'_>) -> Result<Files, SiteError> {
    let languages = languages::all(texts.messages, wanted)?;
    let games = games::all(&languages, &texts.facts, &texts.families, edition.folders)?;
    let notices = notices::read(&texts.notices.path, &texts.notices.text)?;
    let pictures = Pictures::of(&games)?;
    let lessons = Lessons::of(&languages, &games, &texts.chapters)?;
    let studies = Studies::of(&languages, &games, &texts.studies)?;
    let (mut assets, root_scripts) =
        assets_of(output, &languages, &games, &pictures, &studies, texts.notices.text.into_bytes(), edition)?;
    // They stand in the pages.
    let [start, embed_start] = [assets::START, assets::EMBED_START].map(|path| {
        let script = assets.remove(path).unwrap_or_default();
        String::from_utf8_lossy(&script).trim().to_owned()
    });
    let (names, assets) = names::name_all(&assets)?;
    let site = page::Site {
        languages: &languages,
        games: &games,
        families: &texts.families,
        pictures: &pictures,
        lessons: &lessons,
        studies: &studies,
        notices: &notices,
        names: &names,
        address: edition.address,
        start: &start,
        embed_start: &embed_start,
        reload: edition.reload,
        has_drawings: edition.is_drawn,
    };
    let pages = document::pages(&site);
    let mut files = document::all(&pages)?;
    let embed = embed::script(&site, &root_scripts.embed)?;
    if let Some(address) = edition.address {
        files.extend(embed::descriptions(&pages, address)?);
        files.insert(sitemap::PATH.to_owned(), sitemap::sitemap(&pages, address).into_bytes());
    }
    files.insert(not_found::PATH.to_owned(), not_found::document(&site)?.into_bytes());
    files.extend(manifest::all(&site)?);
    files.extend(assets);
    // Before the edition is named by what is in them.
    byte_order::mark(&mut files);
    // A page that reloads itself must not come from a cache.
    let is_for_players = edition.reload.is_empty();
    offline::add(&mut files, &languages, if is_for_players { root_scripts } else { root_scripts.without_worker() });
    // No worker answers with it.
    files.insert(assets::EMBED.to_owned(), embed);
    byte_order::mark(&mut files);
    // Last: it has a rule for every other file in the root.
    let hosting = hosting::files(&languages, edition.address, &files);
    files.extend(hosting);
    Ok(files)
}

/// What pages fetch, by names of ours, and what goes to the root.
fn assets_of(
    output: &Files,
    languages: &[Language],
    games: &[Game],
    pictures: &Pictures,
    studies: &Studies,
    notices: Vec<u8>,
    edition: &Edition<'_>,
) -> Result<(Files, RootScripts), SiteError> {
    let mut assets = assets::gather(output, games)?;
    let root_scripts = RootScripts::take(&mut assets);
    for language in languages {
        assets.extend(language.tables(games)?);
        assets.extend([offline::words(language)?]);
    }
    assets.extend(studies.files());
    assets.insert(assets::NOTICES.to_owned(), notices);
    if edition.address.is_some() {
        // Nothing but absolute addresses leads to them.
        assets.extend(previews(games, pictures, &assets)?);
    }
    if edition.is_drawn {
        assets.extend(app_icons::all(&assets)?);
        assets.extend(screenshots(games, pictures, &assets)?);
    }
    assets.remove(assets::MONOCHROME);
    classic::add(&mut assets);
    byte_order::mark(&mut assets);
    Ok((assets, root_scripts))
}

/// The screenshots of an installed app, in the style of these assets: the boards of the first games.
fn screenshots(games: &[Game], pictures: &Pictures, assets: &Files) -> Result<Files, SiteError> {
    let style = style_of(assets);
    // A site of one game shows it twice.
    let shown = games.iter().filter_map(|game| Some((game, pictures.of_card(game)?))).cycle();
    let drawn = shown.zip(preview::SCREENSHOTS).map(|((game, picture), (form, size))| {
        let failed = |error| SiteError::Preview { id: game.id.to_owned(), error };
        Ok((preview::screenshot_path(form), preview::sized_png(picture, &style, size).map_err(failed)?))
    });
    drawn.collect()
}

fn style_of(assets: &Files) -> StyleSheet {
    let style = assets.get(assets::STYLE).map_or(&[][..], Vec::as_slice);
    StyleSheet::read(&String::from_utf8_lossy(style))
}

/// The previews of all games, in the style of these assets: what is on their cards.
fn previews(games: &[Game], pictures: &Pictures, assets: &Files) -> Result<Files, SiteError> {
    let style = style_of(assets);
    let preview = |game: &Game| {
        let failed = |error| SiteError::Preview { id: game.id.to_owned(), error };
        let drawn = pictures.of_card(game).map(|picture| preview::png(picture, &style).map_err(failed));
        Some(drawn?.map(|png| (preview::path(game.id), png)))
    };
    games.iter().filter_map(preview).collect()
}

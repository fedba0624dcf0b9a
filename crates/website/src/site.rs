//! The making of a site: what it is made from, and the order in which its files are.

mod develop;
mod images;

use std::path::{Path, PathBuf};

pub use develop::develop;

use crate::drawings::pictures::Pictures;
use crate::files::address::Address;
use crate::files::offline::{self, RootScripts};
use crate::files::{art_styles, assets, byte_order, classic, embed, hosting, manifest, names};
use crate::folder::{self, TextFile};
use crate::page::Site;
use crate::pages::{document, not_found, oembed};
use crate::search_engines::sitemap;
use crate::texts::games::{self, Game};
use crate::texts::languages::{self, Language, Languages, Source};
use crate::texts::lessons::Lessons;
use crate::texts::notices;
use crate::texts::studies::{self, Studies};
use crate::{Files, SiteError};

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
    pub(crate) fn read(messages: &Path, lessons: &Path, games: &Path, notices: &Path) -> Result<Texts, SiteError> {
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
pub(crate) struct Edition<'a> {
    /// Inline scripts for every page. A page that has some has no policy, which would forbid them.
    pub(crate) reload: &'a str,
    /// Where the site will be, if that is known.
    pub(crate) address: Option<&'a Address>,
    /// Whether it has icons and screenshots for an installed app.
    pub(crate) is_drawn: bool,
    /// The folders of games that it has; all, if none is named.
    pub(crate) folders: &'a [String],
}

/// The files of an edition of the site.
pub(crate) fn make(output: &Files, texts: Texts, wanted: Languages, edition: &Edition<'_>) -> Result<Files, SiteError> {
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
    let site = Site {
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
    let embed = embed::script(&languages, &games, &pictures, &root_scripts.embed)?;
    if let Some(address) = edition.address {
        files.extend(oembed::descriptions(&pages, address)?);
        files.insert(hosting::SITEMAP.to_owned(), sitemap::sitemap(&pages, address).into_bytes());
    }
    files.insert(hosting::NOT_FOUND.to_owned(), not_found::document(&site)?.into_bytes());
    files.extend(manifest::all(&languages, &names, edition.is_drawn)?);
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
pub(crate) fn assets_of(
    output: &Files,
    languages: &[Language],
    games: &[Game],
    pictures: &Pictures,
    studies: &Studies,
    notices: Vec<u8>,
    edition: &Edition<'_>,
) -> Result<(Files, RootScripts), SiteError> {
    let mut assets = assets::gather(output, games)?;
    art_styles::arrange(&mut assets, games)?;
    let root_scripts = RootScripts::take(&mut assets);
    for language in languages {
        assets.extend(language.tables(games)?);
        assets.extend([offline::words(language)?]);
    }
    assets.extend(studies.files());
    assets.insert(assets::NOTICES.to_owned(), notices);
    if edition.address.is_some() {
        // Nothing but absolute addresses leads to them.
        assets.extend(images::previews(games, pictures, &assets)?);
    }
    if edition.is_drawn {
        assets.extend(images::app_icons(&assets)?);
        assets.extend(images::screenshots(games, pictures, &assets)?);
    }
    assets.remove(assets::MONOCHROME);
    classic::add(&mut assets);
    byte_order::mark(&mut assets);
    Ok((assets, root_scripts))
}

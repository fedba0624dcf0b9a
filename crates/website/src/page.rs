//! What a page is: its kind, its language and its game, and where it and its files are.

use rules::Message;
use web::{PageData, PageKind, TableData};

use crate::SiteError;
use crate::drawings::pictures::Pictures;
use crate::files::address::Address;
use crate::files::names::{self, Names};
use crate::files::{assets, classic, manifest, own_name};
use crate::texts::games::Game;
use crate::texts::languages::Language;
use crate::texts::lessons::Lessons;
use crate::texts::notices::Notice;
use crate::texts::studies::Studies;
use crate::texts::tables;

/// The name of the folder of what says how a game is played, in that of its game.
const LESSON: &str = "how-to-play/";
/// The name of a game's page with studies, in the folder of the game.
const STUDIES: &str = "studies/";
/// The name of the page with the puzzle of the day, in the folder of its language.
const PUZZLE: &str = "puzzle/";

/// In place of a name where there is no file.
const NONE: &str = "-";

/// What all pages have in common.
pub(crate) struct Site<'a> {
    pub(crate) languages: &'a [Language],
    pub(crate) games: &'a [Game],
    /// The families of games, in the order of the home page.
    pub(crate) families: &'a [String],
    /// The studies of the games.
    pub(crate) studies: &'a Studies,
    /// Pictures of the games' boards.
    pub(crate) pictures: &'a Pictures,
    /// How the games are played.
    pub(crate) lessons: &'a Lessons,
    /// Other people's work in the programs.
    pub(crate) notices: &'a [Notice],
    /// Where the files lie that pages fetch.
    pub(crate) names: &'a Names,
    /// Where it will be, if that is known.
    pub(crate) address: Option<&'a Address>,
    /// The script that watches the start of a page.
    pub(crate) start: &'a str,
    /// The script that begins an embedded page.
    pub(crate) embed_start: &'a str,
    /// Inline scripts at the end of every page.
    pub(crate) reload: &'a str,
    /// Whether there are icons and screenshots of an installed app.
    pub(crate) has_drawings: bool,
}

impl<'a> Site<'a> {
    /// The families in the order of the home page, each with its games, the best known first.
    pub(crate) fn in_order(&self) -> Vec<(&'a str, Vec<&'a Game>)> {
        let of_family = |family: &'a String| {
            let mut games: Vec<&Game> = self.games.iter().filter(|game| game.facts.family == *family).collect();
            games.sort_by_key(|game| game.facts.place.unwrap_or(u16::MAX));
            (family.as_str(), games)
        };
        self.families.iter().map(of_family).filter(|(_, games)| !games.is_empty()).collect()
    }
}

/// A page.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) kind: PageKind,
    /// Whether it is the home page in the root of the site, which offers other languages.
    pub(crate) is_root: bool,
    pub(crate) language: &'a Language,
    /// The game that it is about, if it is about one.
    pub(crate) game: Option<&'a Game>,
}

impl<'a> Page<'a> {
    /// Its path below the site's root; it ends in a slash unless it is empty.
    pub(crate) fn folder(&self) -> String {
        if self.is_root { String::new() } else { self.folder_in(self.language) }
    }

    /// The path of the same page in a language, below the site's root.
    fn folder_in(&self, language: &Language) -> String {
        let (tag, id) = (&language.tag, self.game.map_or("", |game| game.id));
        match self.kind {
            PageKind::Home => format!("{tag}/"),
            PageKind::About => format!("{tag}/about/"),
            PageKind::Game => format!("{tag}/{id}/"),
            PageKind::Learn => format!("{tag}/{id}/{LESSON}"),
            PageKind::Studies => format!("{tag}/{id}/{STUDIES}"),
            PageKind::Puzzle => format!("{tag}/{PUZZLE}"),
            PageKind::Embed => format!("embed/{id}/"),
        }
    }

    /// The relative path to the site's root.
    pub(crate) fn root(&self) -> String {
        match self.folder().matches('/').count() {
            0 => "./".to_owned(),
            depth => "../".repeat(depth),
        }
    }

    /// The relative path to an asset.
    ///
    /// # Errors
    /// There is no such asset.
    pub(crate) fn asset(&self, asset: &str) -> Result<String, SiteError> {
        Ok(format!("{}{}{}", self.root(), names::FOLDER, self.site.names.path(asset)?))
    }

    /// The relative path to the home page of its language.
    pub(crate) fn home(&self) -> String {
        format!("{}{}/", self.root(), self.language.tag)
    }

    /// The relative path to the manifest of its language.
    pub(crate) fn manifest(&self) -> String {
        format!("{}{}", self.home(), manifest::NAME)
    }

    /// The relative path to what its language says about the portal.
    pub(crate) fn about(&self) -> String {
        format!("{}about/", self.home())
    }

    /// The relative path to the same page in a language; of an embedded table, to what says how its game is played.
    pub(crate) fn same_in(&self, language: &Language) -> String {
        let page = if self.kind == PageKind::Embed { Page { kind: PageKind::Learn, ..*self } } else { *self };
        format!("{}{}", self.root(), page.folder_in(language))
    }

    /// The relative path to what its language says about how a game is played.
    pub(crate) fn lesson_of(&self, game: &Game) -> String {
        format!("{}{}", self.game_in(game, self.language), LESSON)
    }

    /// The relative path to the studies of a game in its language.
    pub(crate) fn studies_of(&self, game: &Game) -> String {
        format!("{}{}", self.game_in(game, self.language), STUDIES)
    }

    /// The relative path to the puzzle of the day in its language.
    pub(crate) fn puzzle(&self) -> String {
        format!("{}{}", self.home(), PUZZLE)
    }

    /// The relative path to a game's page in a language.
    pub(crate) fn game_in(&self, game: &Game, language: &Language) -> String {
        format!("{}{}/{}/", self.root(), language.tag, game.id)
    }

    /// What it says of itself.
    ///
    /// # Errors
    /// An asset is missing that it names.
    pub(crate) fn data(&self) -> Result<PageData, SiteError> {
        let tags = |wanted: &dyn Fn(&&Language) -> bool| -> String {
            let languages = self.site.languages.iter().filter(wanted);
            languages.map(|language| language.tag.as_str()).collect::<Vec<_>>().join(" ")
        };
        Ok(PageData {
            root: self.root(),
            build: self.site.names.build(),
            name: own_name::NAMELESS.to_owned(),
            page: self.kind,
            tables: self.tables().join(", "),
            table: self.table().map(|game| self.table_data(game)).transpose()?,
            languages: tags(&|_| true),
            rtl: tags(&|language| language.is_rtl),
        })
    }

    fn table_data(&self, game: &Game) -> Result<TableData, SiteError> {
        let names = self.site.names;
        let of_folder = |file: &str| names.path(&assets::of_folder(game.folder, file));
        let classic = Some(classic::program(game.folder)).filter(|script| names.has(script));
        Ok(TableData {
            game: game.id,
            program: game.folder,
            words: game.subject.clone(),
            games: of_folder(assets::GAMES)?,
            play: of_folder(assets::PLAY)?,
            late: of_folder(assets::LATE)?,
            networks: game.summary.has_networks.then(|| of_folder(assets::NETWORKS)).transpose()?,
            classic: classic.map(|script| self.asset(&script)).transpose()?,
        })
    }

    /// The names of the files with words that its scripts may fetch, for each language: `words.js` knows their order. Those
    /// of an embedded table are in the language of its address.
    fn tables(&self) -> Vec<String> {
        let is_embed = self.kind == PageKind::Embed;
        let languages = self.site.languages.iter().filter(|language| is_embed || language.tag == self.language.tag);
        let names = |language: &Language| {
            let table = self.table().map(|game| [language.first_tables(&game.subject), language.later_tables(game.id)]);
            // Frames have no worker.
            let offline = (!is_embed).then(|| tables::offline_path(&language.tag));
            let files = table.into_iter().flatten().flatten().chain(offline);
            let names = files.map(|path| self.site.names.of(&path).unwrap_or(NONE).to_owned());
            [language.tag.clone()].into_iter().chain(names).collect::<Vec<_>>().join(" ")
        };
        languages.map(names).collect()
    }

    /// The game on its table, if it has one.
    pub(crate) fn table(&self) -> Option<&'a Game> {
        self.game.filter(|_| self.kind.has_table())
    }

    /// The scripts that stand in it, in this order.
    pub(crate) fn inline_scripts(&self) -> Vec<&'a str> {
        let Site { start, embed_start, .. } = *self.site;
        match self.kind {
            // A page without a table has nothing to start.
            PageKind::Home | PageKind::About | PageKind::Learn | PageKind::Studies | PageKind::Puzzle => Vec::new(),
            PageKind::Game => vec![start],
            PageKind::Embed => vec![embed_start, start],
        }
    }

    /// A message for all pages.
    pub(crate) fn say(&self, message: &Message) -> Result<String, SiteError> {
        self.language.say(message)
    }
}

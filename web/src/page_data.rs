//! What a page of the site says of itself in attributes of its root element: the website writes it, the app and the
//! scripts read it there.

use serde::Serialize;

/// What a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "&'static str")]
pub enum PageKind {
    /// The home page of the portal, with all games. No program runs there.
    Home,
    /// One game.
    Game,
    /// One game's bare table, embedded in another site's page.
    Embed,
    /// About the portal. No program runs there.
    About,
    /// How one game is played. No program runs there.
    Learn,
    /// The lesson, the studies and the puzzles of one game. No program runs there but in frames.
    Studies,
    /// The puzzle of the day. No program runs there but in a frame.
    Puzzle,
}

impl PageKind {
    /// All of them.
    pub const ALL: [PageKind; 7] = [
        PageKind::Home,
        PageKind::Game,
        PageKind::Embed,
        PageKind::About,
        PageKind::Learn,
        PageKind::Studies,
        PageKind::Puzzle,
    ];

    /// Its name in [`PageData`].
    pub fn name(self) -> &'static str {
        match self {
            PageKind::Home => "home",
            PageKind::Game => "game",
            PageKind::Embed => "embed",
            PageKind::About => "about",
            PageKind::Learn => "learn",
            PageKind::Studies => "studies",
            PageKind::Puzzle => "puzzle",
        }
    }

    /// Whether it has a game's table, on which the app runs.
    pub fn has_table(self) -> bool {
        matches!(self, PageKind::Game | PageKind::Embed)
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<PageKind> {
        PageKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl From<PageKind> for &'static str {
    fn from(kind: PageKind) -> &'static str {
        kind.name()
    }
}

/// What a page says of itself. Each field is an attribute `data-<name>` of the root element, which a script reads as
/// `dataset.<name>`. Lists are separated by spaces, and paths are relative to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PageData {
    /// The path to the root of the site.
    pub root: String,
    /// The name of the build: of all that runs and is shown, but no language's words.
    pub build: String,
    /// The page's own name, which depends on all that is in it.
    pub name: String,
    /// The names of the files with words that scripts may fetch: for each language its tag, then the names in their order.
    pub tables: String,
    /// What the page is for.
    pub page: PageKind,
    /// What is on its table, if it has one.
    #[serde(flatten)]
    pub table: Option<TableData>,
    /// The tags of all languages.
    pub languages: String,
    /// The tags of those that are written from right to left.
    pub rtl: String,
}

/// What a page with a table says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableData {
    /// The id of the game.
    pub game: &'static str,
    /// The program that the page runs.
    pub program: &'static str,
    /// The message table that the page needs beside the portal's.
    pub words: String,
    /// The program's part with its games, below the folder of all files.
    pub games: String,
    /// The layer of that part behind the first, below the folder of all files.
    pub play: String,
    /// What comes later of its games, below the folder of all files.
    pub late: String,
    /// The networks by which the computer plays, if it does, below the folder of all files.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub networks: Option<String>,
    /// The path to the classic script with the program, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classic: Option<String>,
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;
    use crate::route::Route;

    /// What a page says, by the names of its fields.
    fn said(page: PageKind, game: &'static str) -> serde_json::Map<String, serde_json::Value> {
        let data = PageData {
            root: "../".to_owned(),
            build: "1".to_owned(),
            name: "2".to_owned(),
            tables: "en 3a 3b 3c 3d 3e".to_owned(),
            page,
            table: page.has_table().then(|| TableData {
                game,
                program: "laska",
                words: "laska".to_owned(),
                games: "4/laska/games.wasm".to_owned(),
                play: "5/laska/play.wasm".to_owned(),
                late: "6/laska/late.wasm".to_owned(),
                networks: Some("7/laska/networks.bin".to_owned()),
                classic: Some("../v/8/classic/laska.js".to_owned()),
            }),
            languages: "en ar".to_owned(),
            rtl: "ar".to_owned(),
        };
        match serde_json::to_value(data) {
            Ok(serde_json::Value::Object(fields)) => fields,
            other => panic!("{other:?} has no fields"),
        }
    }

    #[test]
    fn the_app_reads_what_the_website_writes() {
        for kind in PageKind::ALL {
            assert_eq!(PageKind::named(kind.name()), Some(kind));
        }
        for kind in PageKind::ALL.into_iter().filter(|kind| kind.has_table()) {
            for id in Portal::ids() {
                let said = said(kind, id);
                let find = |name: &str| Some(said.get(name.strip_prefix("data-")?)?.as_str()?.to_owned());
                let route = Route::read(find);
                assert_eq!((route.page, route.game), (kind, id));
            }
        }
        assert_eq!(PageKind::named("shop"), None);
    }

    /// The names that a script reads from the root element's `dataset`.
    fn read_by(script: &str) -> Vec<String> {
        let roots = ["root.dataset", "next.dataset", "document.documentElement.dataset"];
        let code: String =
            script.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect();
        let code = code.replace("/** @type {Record<string, string>} */ (", "");
        let mut names = Vec::new();
        for root in roots {
            for (before, after) in code.match_indices(root).map(|(at, _)| (&code[..at], &code[at + root.len()..])) {
                if let Some(rest) = after.strip_prefix('.') {
                    names.push(rest.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned());
                } else if let Some(list) = before.strip_suffix("} = ").and_then(|before| before.rsplit('{').next()) {
                    let of = |part: &str| part.split(['=', ':']).next().unwrap_or_default().trim().to_owned();
                    names.extend(list.split(',').map(of).filter(|name| !name.is_empty()));
                }
            }
        }
        names
    }

    #[test]
    fn scripts_read_nothing_else() {
        // The theme that is chosen, and the places for saved games, stand beside what the page says.
        const BESIDE: [&str; 3] = ["theme", "places", "sounds"];
        let known = said(PageKind::Game, "laska");
        let mut n_read = 0;
        for name in ["page/boot.js", "page/navigation.js", "start/theme.js", "page/words.js"] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts").join(name);
            for read in read_by(&fs::read_to_string(path).expect("it is one of the scripts")) {
                assert!(BESIDE.contains(&read.as_str()) || known.contains_key(&read), "{name} reads `{read}`");
                n_read += usize::from(known.contains_key(&read));
            }
        }
        assert!(n_read > 6, "{n_read}");
    }
}

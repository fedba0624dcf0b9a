//! The assets of the pages, by the paths that scripts and pages know. Where each of them lies, its content says
//! ([`crate::files::names`]).

use std::collections::BTreeSet;

use rules::games::{FOLDERS, Folder};

use crate::files::{bindings, shorten};
use crate::texts::games::Game;
use crate::{Files, SiteError};

/// Watches the start of a page; it stands in the page.
pub(crate) const START: &str = "start.js";
/// Sets the theme before the first paint.
pub(crate) const THEME: &str = "theme.js";
/// Fetches and starts the app.
pub(crate) const BOOT: &str = "boot.js";
/// The messages of a page; `boot.js` imports it.
pub(crate) const WORDS: &str = "words.js";
/// Navigation between pages; `boot.js` imports it when somebody goes to another one.
const NAVIGATION: &str = "navigation.js";
/// The saved games; `boot.js` imports it.
pub(crate) const SAVED_GAMES: &str = "games.js";
/// Draws the picture of a saved game; `games.js` imports it after the first save.
const PICTURE: &str = "picture.js";
/// Copies texts; the app imports it with the first dialog that has one.
const CLIPBOARD: &str = "clipboard.js";
/// Saves games as files and boards as pictures; the app imports it with the first dialog that does.
const PICTURE_EXPORT: &str = "picture_export.js";
/// Takes in files and texts; the app imports it with the first dialog that asks for them.
const FILE_IMPORT: &str = "file_import.js";
/// What is heard and felt of a game; `boot.js` imports it with the first cue.
const SOUNDS: &str = "sounds.js";
/// Keeps the screen on; `boot.js` imports it with the first cue.
const AWAKE: &str = "awake.js";
/// Draws arrows and circles on a board; `boot.js` imports it with the first one.
const DRAWINGS: &str = "drawings.js";
/// The folder of what only pages without a table need, and the sheets beside a table.
const PORTAL: &str = "portal/";
/// Playing offline: registers the service worker; `theme.js` imports it.
const OFFLINE: &str = "portal/offline.js";
/// What this device keeps of the site; `offline.js` imports it, and the two below when they are needed.
const KEPT_FILES: &str = "portal/kept_files.js";
/// Keeps everything on this device, on the home page.
const KEEP_ALL: &str = "portal/keep_all.js";
/// Offers a new version of the site.
const NEW_VERSION: &str = "portal/new_version.js";
/// The style of what these show.
const OFFLINE_STYLE: &str = "portal/offline.css";
/// The service worker, which goes to the root of the site.
pub(crate) const SERVICE_WORKER: &str = "sw.js";
/// The way out of the service worker, which goes to the root of the site.
pub(crate) const SERVICE_WORKER_OFF: &str = "sw_off.js";
/// Makes frames of tables in pages of other sites; it goes to the root of the site.
pub(crate) const EMBED: &str = "embed.js";
/// Begins an embedded page; it stands in the page.
pub(crate) const EMBED_START: &str = "embed_start.js";
/// Tells the page around an embedded table how high it has become.
pub(crate) const HOST: &str = "portal/host.js";
/// Finds games.
pub(crate) const FINDER: &str = "portal/finder.js";
/// Shows the saved games.
pub(crate) const SAVED: &str = "portal/saved.js";
/// The style of cards.
pub(crate) const CARDS_STYLE: &str = "portal/cards.css";
/// The style of pages without a table.
pub(crate) const HOME_STYLE: &str = "portal/home.css";
/// Plays what a lesson shows, in the place of its board.
pub(crate) const LEARN: &str = "portal/learn.js";
/// Shows studies and the puzzle of the day in frames.
pub(crate) const STUDIES: &str = "portal/studies.js";
/// The style of lessons.
pub(crate) const LEARN_STYLE: &str = "portal/learn.css";
/// The style of the dialogs with texts of games; `boot.js` fetches it with the first script of such a dialog.
const TEXTS_STYLE: &str = "portal/texts.css";
/// The style of what the late part of a program shows; `boot.js` fetches it with that.
const LATE_STYLE: &str = "portal/late.css";
/// The looks of boards beside the usual one, and their sizes; `theme.js` fetches it when one is chosen.
const LOOKS_STYLE: &str = "portal/looks.css";
/// What is added to a style, sheet by sheet: each is about one thing.
const ADDED_SHEETS: [(&str, &str); 5] = [
    (LATE_STYLE, "review.css"),
    (LATE_STYLE, "settings.css"),
    (LOOKS_STYLE, "lasker.css"),
    (LOOKS_STYLE, "plain.css"),
    (LOOKS_STYLE, "fields.css"),
];
/// A board and its pieces on paper; `boot.js` fetches it with the late part.
const PAPER_STYLE: &str = "portal/print_board.css";
/// Prints a table; `offline.js` imports it.
const PRINT: &str = "portal/print_table.js";
/// A table on paper.
const PRINT_STYLE: &str = "portal/print_table.css";
/// The notices of other people's work.
pub(crate) const NOTICES: &str = "portal/notices.txt";
/// Shows all games, or how to play, beside a table.
pub(crate) const SHEET: &str = "portal/sheet.js";
/// The program's JavaScript module.
pub(crate) const APP: &str = "app.js";
/// The main part of the program.
pub(crate) const WASM: &str = "app_bg.wasm";
/// The layers of the main part behind the first one; the first of them is in the folder of each folder of games, too.
pub(crate) const PLAY: &str = "play.wasm";
const REST: &str = "rest.wasm";
/// All layers, in their order.
pub(crate) const LAYERS: [&str; 3] = [WASM, PLAY, REST];
/// The folder of the main part and the parts of games that are not divided into layers, which classic scripts are made of.
/// A program that is not split has none.
pub(crate) const WHOLE: &str = "whole/";
/// Runs the program as a worker.
pub(crate) const WORKER: &str = "worker.js";
/// The part with the games of a folder, in the folder of their name.
pub(crate) const GAMES: &str = "games.wasm";
/// What the program fetches later: a part for all games, and one in the folder of each folder of games.
pub(crate) const LATE: &str = "late.wasm";
/// The networks by which a folder's computer plays, which its worker fetches with the first question.
pub(crate) const NETWORKS: &str = "networks.bin";
/// The ending of the name that they have there, behind that of their folder of games.
const NETWORKS_END: &str = ".bin";
/// The portal's icon.
pub(crate) const ICON: &str = "mustermead.svg";
/// Its silhouette, from which icons of the installed app are drawn.
pub(crate) const MONOCHROME: &str = "monochrome.svg";
/// All style sheets that pages have in common, in one; and in the folder of each folder of games, what only its boards have.
pub(crate) const STYLE: &str = "style.css";

/// The page that names the style sheets in their order.
pub(crate) const SHEETS: &str = "index.html";
/// What was built for all pages.
pub(crate) const SHARED: &str = "shared/";
/// What was built of the program.
pub(crate) const PROGRAM: &str = "program/";
/// The folder of its parts there.
const PARTS: &str = "parts/";

/// The assets of the pages, from what was built: the shared files, the program, and its parts for each folder of games.
pub(crate) fn gather(output: &Files, games: &[Game]) -> Result<Files, SiteError> {
    let mut files = shared(output)?;
    files.extend(program(output, &games.iter().map(|game| game.folder).collect())?);
    for folder in games.iter().filter(|game| game.summary.has_networks).map(|game| game.folder) {
        let path = format!("{SHARED}{folder}{NETWORKS_END}");
        let bytes = output.get(&path).ok_or(SiteError::NotBuilt(path))?;
        files.insert(networks(folder), bytes.clone());
    }
    shorten_bindings(&mut files);
    for (path, bytes) in &mut files {
        if path.ends_with(".js") {
            *bytes = shorten::script(&String::from_utf8_lossy(bytes)).into_bytes();
        }
    }
    Ok(files)
}

/// Shortens the names by which the layers of the main part and its script refer to each other.
fn shorten_bindings(files: &mut Files) {
    let whole = format!("{WHOLE}{WASM}");
    let paths = LAYERS.iter().copied().chain([whole.as_str()]);
    let (paths, modules): (Vec<&str>, Vec<&[u8]>) =
        paths.filter_map(|path| Some((path, files.get(path)?.as_slice()))).unzip();
    let Some(script) = files.get(APP) else { return };
    if let Some((modules, script)) = bindings::shorten(&modules, &String::from_utf8_lossy(script)) {
        files.extend(paths.into_iter().map(str::to_owned).zip(modules));
        files.insert(APP.to_owned(), script.into_bytes());
    }
}

/// The path of a file of a folder of games.
pub(crate) fn of_folder(folder: &str, file: &str) -> String {
    format!("{folder}/{file}")
}

/// The path of the networks of a folder of games.
pub(crate) fn networks(folder: &str) -> String {
    of_folder(folder, NETWORKS)
}

/// What all pages share.
fn shared(output: &Files) -> Result<Files, SiteError> {
    let at_start = [START, THEME, BOOT, WORDS, WORKER, SAVED_GAMES];
    let later = [NAVIGATION, PICTURE, CLIPBOARD, PICTURE_EXPORT, FILE_IMPORT, SOUNDS, AWAKE, DRAWINGS];
    let others = [SHEETS, ICON, MONOCHROME, SERVICE_WORKER, SERVICE_WORKER_OFF, EMBED, EMBED_START];
    let mut files = built(output, SHARED, &[&others[..], &at_start[..], &later[..]].concat())?;
    files.retain(|path, _| !path.ends_with(NETWORKS_END));
    let mut apart = Files::new();
    let styles = [
        CARDS_STYLE,
        HOME_STYLE,
        LEARN_STYLE,
        TEXTS_STYLE,
        LATE_STYLE,
        LOOKS_STYLE,
        PAPER_STYLE,
        PRINT_STYLE,
        OFFLINE_STYLE,
    ];
    let scripts = [FINDER, SAVED, SHEET, LEARN, STUDIES, OFFLINE, KEPT_FILES, KEEP_ALL, NEW_VERSION, PRINT, HOST];
    for path in scripts.into_iter().chain(styles) {
        let name = path.strip_prefix(PORTAL).unwrap_or(path);
        apart
            .insert(path.to_owned(), files.remove(name).ok_or_else(|| SiteError::NotBuilt(format!("{SHARED}{name}")))?);
    }
    for (style, sheet) in ADDED_SHEETS {
        let more = files.remove(sheet).ok_or_else(|| SiteError::NotBuilt(format!("{SHARED}{sheet}")))?;
        apart.entry(style.to_owned()).or_default().extend(more);
    }
    let page = files.remove(SHEETS).unwrap_or_default();
    let mut style = Vec::new();
    for sheet in style_sheets(&String::from_utf8_lossy(&page)) {
        style.extend(files.remove(&sheet).ok_or_else(|| SiteError::NotBuilt(format!("{SHARED}{sheet}")))?);
    }
    files.insert(STYLE.to_owned(), shorten::style(&String::from_utf8_lossy(&style)).into_bytes());
    for path in styles {
        if let Some(style) = apart.get_mut(path) {
            *style = shorten::style(&String::from_utf8_lossy(style)).into_bytes();
        }
    }
    if let Some(finder) = apart.get_mut(FINDER) {
        *finder = shorten::with_plain(&String::from_utf8_lossy(finder)).into_bytes();
    }
    files.extend(apart);
    Ok(files)
}

/// The paths of all parts where the program was built.
pub(crate) fn parts() -> impl Iterator<Item = String> {
    let of_games = |folder: &Folder| ["", "play_", "late_"].map(|before| before.to_owned() + folder.name);
    FOLDERS
        .iter()
        .flat_map(of_games)
        .chain(["late", "play", "rest"].map(str::to_owned))
        .map(|part| format!("{PARTS}{part}.wasm"))
}

/// The program with the parts for these folders of games.
fn program(output: &Files, folders: &BTreeSet<&str>) -> Result<Files, SiteError> {
    let parts = folders.iter().flat_map(|folder| {
        [(GAMES, ""), (PLAY, "play_"), (LATE, "late_")]
            .map(|(file, before)| (of_folder(folder, file), format!("{before}{folder}.wasm")))
    });
    let named: Vec<(String, String)> = parts
        .chain([LATE, PLAY, REST].map(|part| (part.to_owned(), part.to_owned())))
        .map(|(name, part)| (name, format!("{PARTS}{part}")))
        .chain([APP, WASM].map(|file| (file.to_owned(), file.to_owned())))
        .collect();
    let needed: Vec<&str> = named.iter().map(|(_, path)| path.as_str()).collect();
    let mut built = built(output, PROGRAM, &needed)?;
    let mut files: Files = named.iter().filter_map(|(name, path)| Some((name.clone(), built.remove(path)?))).collect();
    let whole = folders.iter().map(|folder| format!("{WHOLE}{folder}.wasm")).chain([format!("{WHOLE}{WASM}")]);
    files.extend(whole.filter_map(|path| built.remove_entry(&path)));
    Ok(files)
}

/// What was built in one folder; the `needed` files must exist.
fn built(output: &Files, folder: &str, needed: &[&str]) -> Result<Files, SiteError> {
    let below = output.iter().filter_map(|(path, bytes)| Some((path.strip_prefix(folder)?.to_owned(), bytes.clone())));
    let files: Files = below.collect();
    match needed.iter().find(|path| !files.contains_key(**path)) {
        Some(path) => Err(SiteError::NotBuilt(format!("{folder}{path}"))),
        None => Ok(files),
    }
}

/// The style sheets that a page names, in order.
fn style_sheets(page: &str) -> Vec<String> {
    let links = page.split("<link").skip(1).filter_map(|rest| rest.split('>').next());
    let sheets = links.filter(|link| link.contains("rel=\"stylesheet\""));
    let address = |link: &str| link.split("href=\"").nth(1)?.split('"').next().map(str::to_owned);
    sheets.filter_map(address).map(|path| path.trim_start_matches("./").to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_keep_their_order() {
        let page = r#"<link rel="icon" href="./i.svg"><link rel="stylesheet" href="./tokens.css"/>
            <link rel="modulepreload" href="./app.js"><link href="./page.css" rel="stylesheet">"#;
        assert_eq!(style_sheets(page), ["tokens.css", "page.css"]);
    }
}

//! The site for developers: `trunk serve` builds the program without splitting or optimizing it, and a hook makes its
//! pages here. They reload themselves when Trunk has built anew.

use std::fs;
use std::path::Path;

use rules::games::{FOLDERS, Folder};

use super::{Edition, Texts, make};
use crate::files::{art_styles, assets};
use crate::texts::languages::Languages;
use crate::{Files, SiteError, folder};

/// How Trunk names the files of the program.
const PROGRAM: &str = "app";
/// A module with nothing in it, in the place of every part: the program has all of them.
const EMPTY: &[u8] = b"\0asm\x01\0\0\0";
/// Names what all pages share, for Trunk.
const SHARED_PAGE: &str = "shared.html";
/// The art of the games, with the style of their boards.
const ART: &str = "src/art";
/// Occurs in the scripts by which Trunk's own page reloads itself.
const RELOADS: &str = "{{__TRUNK_";

/// Replaces what Trunk has built in a folder by a site. `web` is the folder of the app.
///
/// # Errors
/// If something is missing or inconsistent; then the folder is unchanged.
pub fn develop(web: &Path, built: &Path) -> Result<(), SiteError> {
    let output = folder::read(built)?;
    let reload = reloading(&String::from_utf8_lossy(output.get(assets::SHEETS).map_or(&[], Vec::as_slice)));
    let texts = Texts::read(&web.join("i18n"), &web.join("learn"), &web.join("games"), &web.join("notices.txt"))?;
    let edition = Edition { reload: &reload, address: None, is_drawn: false, folders: &[] };
    let files = make(&arranged(output, web)?, texts, Languages::WithPseudo, &edition)?;
    folder::replace(built, &files)
}

/// The built files, and those that are only copied, as Trunk arranges them for players.
fn arranged(output: Files, web: &Path) -> Result<Files, SiteError> {
    let mut files: Files = output.into_iter().filter(|(path, _)| path != assets::SHEETS).map(placed).collect();
    files.extend(assets::parts().map(|part| (assets::PROGRAM.to_owned() + &part, EMPTY.to_vec())));
    let path = web.join(SHARED_PAGE);
    let page = fs::read_to_string(&path).map_err(|error| SiteError::file("read", &path, &error))?;
    let mut sheets = String::new();
    for (kind, source) in copied(&page) {
        let source = path.with_file_name(source);
        let name = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if kind == "stylesheet" {
            sheets += &format!("<link rel=\"stylesheet\" href=\"{name}\">");
        }
        let bytes = fs::read(&source).map_err(|error| SiteError::file("read", &source, &error))?;
        files.insert(format!("{}{name}", assets::SHARED), bytes);
    }
    files.insert(format!("{}{}", assets::SHARED, assets::SHEETS), sheets.into_bytes());
    files.extend(art_styles(&web.join(ART))?);
    Ok(files)
}

/// The style of each folder's boards, as it lies among what all pages share.
fn art_styles(art: &Path) -> Result<Files, SiteError> {
    let style = |folder: &Folder| {
        let path = art.join(folder.name).join(assets::STYLE);
        let bytes = fs::read(&path).map_err(|error| SiteError::file("read", &path, &error))?;
        Ok((art_styles::built(folder.name), bytes))
    };
    FOLDERS.iter().map(style).collect()
}

/// A built file at its place: it belongs to the program, or to all pages.
fn placed((path, bytes): (String, Vec<u8>)) -> (String, Vec<u8>) {
    let is_program = path.strip_prefix(PROGRAM).is_some_and(|rest| rest.starts_with(['.', '_']));
    let place = if is_program { assets::PROGRAM.to_owned() } else { assets::SHARED.to_owned() };
    (place + &path, bytes)
}

/// The files that the list names: the kind of link, and the path from the page.
fn copied(page: &str) -> impl Iterator<Item = (&str, &str)> {
    let links = page.split("<link ").skip(1).filter_map(|rest| rest.split('>').next());
    let value = |link, name: &str| str::split(link, &format!("{name}=\"")).nth(1)?.split('"').next();
    links.filter_map(move |link| Some((value(link, "rel")?, value(link, "href")?)))
}

/// The scripts of Trunk's page that reload it.
fn reloading(page: &str) -> String {
    let scripts = page.split("<script").skip(1).filter_map(|rest| rest.split_once("</script>"));
    let reloading = scripts.map(|(script, _)| script).filter(|script| script.contains(RELOADS));
    reloading.map(|script| format!("<script{script}</script>\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scripts_that_reload_are_taken_over() {
        let script = "<script nonce=\"n\">const at = '{{__TRUNK_ADDRESS__}}';</script>";
        let page = format!("<head><script type=\"module\">init();</script></head><body>{script}</body>");
        assert_eq!(reloading(&page), format!("{script}\n"));
        assert_eq!(reloading(""), "");
    }

    /// The pages of the site are made from the app's own files and a program that nothing was done to.
    #[test]
    fn pages_of_every_game_run_the_program_of_all_games() {
        let built = std::env::temp_dir().join(format!("mustermead-develop-{}", std::process::id()));
        fs::create_dir_all(&built).unwrap();
        let script = "<script>'{{__TRUNK_WS_BASE__}}'</script>";
        let page = format!("<title>Mustermead</title><script type=\"module\">init()</script>{script}");
        for (name, text) in [("index.html", page.as_str()), ("app.js", "'app_bg.wasm'"), ("app_bg.wasm", "\0asm")] {
            fs::write(built.join(name), text).unwrap();
        }
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        develop(&web, &built).unwrap();
        let site = folder::read(&built).unwrap();
        fs::remove_dir_all(&built).unwrap();
        for (folder, game) in rules::games::FOLDERS.iter().flat_map(|of| of.games.iter().map(|game| (of.name, game))) {
            let page = String::from_utf8_lossy(&site[&format!("ar/{}/index.html", game.id)]).into_owned();
            assert!(page.contains(&format!("data-program=\"{folder}\"")), "{page}");
            assert!(page.contains(&format!("{script}\n</body>")), "{page}");
            // Trunk's script is inline.
            assert!(!page.contains("Content-Security-Policy"), "{page}");
        }
        for name in [
            "app.js",
            "app_bg.wasm",
            "ludo/games.wasm",
            "ludo/late.wasm",
            "ludo/style.css",
            "boot.js",
            "words/en/laska.txt",
        ] {
            assert_eq!(site.keys().filter(|path| path.starts_with("v/") && path.ends_with(name)).count(), 1, "{name}");
        }
    }
}

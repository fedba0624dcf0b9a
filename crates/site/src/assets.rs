//! What the pages fetch. It lies in a folder whose name changes with every build, so that it can be kept for ever and no
//! page can mix builds.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::{Files, SiteError, shorten};

/// Sets the theme before anything is seen.
pub(crate) const THEME: &str = "theme.js";
/// Fetches and starts the app.
pub(crate) const BOOT: &str = "boot.js";
/// Knows where the page is; `boot.js` imports it.
pub(crate) const PLACE: &str = "place.js";
/// The app's JavaScript side.
pub(crate) const APP: &str = "app.js";
/// The app.
pub(crate) const WASM: &str = "app_bg.wasm";
/// The portal's sign.
pub(crate) const ICON: &str = "mustermead.svg";
/// All style sheets in one.
pub(crate) const STYLE: &str = "style.css";

/// Trunk's own page, which names the style sheets in their order.
const TRUNK_PAGE: &str = "index.html";
/// How many hex digits name a build.
const BUILD_LEN: usize = 12;

/// What Trunk has built, as the pages fetch it.
pub(crate) fn gather(trunk: &Files) -> Result<Files, SiteError> {
    let page = trunk.get(TRUNK_PAGE).ok_or_else(|| SiteError::NotBuilt(TRUNK_PAGE.to_owned()))?;
    let sheets = style_sheets(&String::from_utf8_lossy(page));
    let mut style = Vec::new();
    for sheet in &sheets {
        style.extend(trunk.get(sheet).ok_or_else(|| SiteError::NotBuilt(sheet.clone()))?);
    }
    let mut files = trunk.clone();
    files.retain(|path, _| path != TRUNK_PAGE && !sheets.contains(path));
    for (path, bytes) in &mut files {
        if path.ends_with(".js") {
            *bytes = shorten::script(&String::from_utf8_lossy(bytes)).into_bytes();
        }
    }
    files.insert(STYLE.to_owned(), shorten::style(&String::from_utf8_lossy(&style)).into_bytes());
    let needed = [THEME, BOOT, PLACE, APP, WASM, ICON];
    match needed.iter().find(|path| !files.contains_key(**path)) {
        Some(path) => Err(SiteError::NotBuilt((*path).to_owned())),
        None => Ok(files),
    }
}

/// The style sheets that a page names, in its order.
fn style_sheets(page: &str) -> Vec<String> {
    let links = page.split("<link").skip(1).filter_map(|rest| rest.split('>').next());
    let sheets = links.filter(|link| link.contains("rel=\"stylesheet\""));
    let address = |link: &str| link.split("href=\"").nth(1)?.split('"').next().map(str::to_owned);
    sheets.filter_map(address).map(|path| path.trim_start_matches("./").to_owned()).collect()
}

/// The name of a build: the same files give the same name, and others another.
pub(crate) fn build_id(files: &Files) -> String {
    let mut hash = Sha256::new();
    for (path, bytes) in files {
        for part in [path.as_bytes(), bytes.as_slice()] {
            // With the lengths, so that nothing can move from one part to the next.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    let mut id = String::new();
    for byte in hash.finalize() {
        write!(id, "{byte:02x}").expect("writing to a string cannot fail");
    }
    id.truncate(BUILD_LEN);
    id
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

    #[test]
    fn a_build_is_named_for_its_files() {
        let files = |all: &[(&str, &str)]| -> Files {
            all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
        };
        let name = |all: &[(&str, &str)]| build_id(&files(all));
        let same = [("a", "1"), ("b", "2")];
        assert_eq!(name(&same), name(&[("b", "2"), ("a", "1")]));
        assert_eq!(name(&same).len(), BUILD_LEN);
        for other in
            [&[("a", "1"), ("b", "3")][..], &[("a", "1"), ("c", "2")], &[("a", "1")], &[("a", "1b"), ("", "2")]]
        {
            assert_ne!(name(&same), name(other), "{other:?}");
        }
    }
}

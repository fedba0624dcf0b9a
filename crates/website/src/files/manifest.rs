//! The web app manifests, one for each language: what a system that installs the site as an app shows of it.

use serde_json::{Value, json};

use crate::drawings::app_icons::{self, AppIcon};
use crate::drawings::preview;
use crate::files::assets;
use crate::files::names::{FOLDER, Names};
use crate::texts::languages::Language;
use crate::texts::messages;
use crate::{Files, SiteError};

/// The name of the manifest in the folder of a language.
pub(crate) const NAME: &str = "manifest.webmanifest";

/// The colour of the paper in light and in dark; browsers use it for their own frame. `web/tests/contrast` checks it
/// against the style sheet.
pub(crate) const PAPERS: [(&str, &str); 2] = [("light", "#f3ead9"), ("dark", "#1d1a17")];

/// The manifests of all languages.
pub(crate) fn all(languages: &[Language], names: &Names, has_drawings: bool) -> Result<Files, SiteError> {
    let written = |language: &Language| {
        Ok((format!("{}/{NAME}", language.tag), format!("{}\n", manifest(language, names, has_drawings)?).into_bytes()))
    };
    languages.iter().map(written).collect()
}

/// The manifest of a language. All its addresses are relative to it, so it says the same in any folder of any host.
fn manifest(language: &Language, names: &Names, has_drawings: bool) -> Result<Value, SiteError> {
    let asset = |path: &str| Ok::<_, SiteError>(format!("../{FOLDER}{}", names.path(path)?));
    let mut icons = vec![json!({ "src": asset(assets::ICON)?, "sizes": "any", "type": "image/svg+xml" })];
    let mut screenshots = Vec::new();
    if has_drawings {
        for icon in &app_icons::OF_MANIFEST {
            let AppIcon { path, size, .. } = *icon;
            let sizes = format!("{size}x{size}");
            icons.push(json!({ "src": asset(path)?, "sizes": sizes, "type": "image/png", "purpose": icon.purpose() }));
        }
        for (form, (width, height)) in preview::SCREENSHOTS {
            screenshots.push(json!({
                "src": asset(&preview::screenshot_path(form))?,
                "sizes": format!("{width}x{height}"),
                "type": "image/png",
                "form_factor": form,
                "label": language.say(&messages::tagline())?,
            }));
        }
    }
    Ok(json!({
        "name": language.say(&messages::home_title())?,
        "short_name": language.say(&messages::name())?,
        "description": language.say(&messages::home_description())?,
        "lang": language.tag,
        "dir": language.direction(),
        "start_url": "./",
        // Without a query: whatever leads to the app is the app.
        "scope": "../",
        "display": "standalone",
        "background_color": PAPERS[0].1,
        "theme_color": PAPERS[0].1,
        "categories": ["games"],
        "icons": icons,
        "screenshots": screenshots,
        // No manifest knows what was played last; the home page does.
        "shortcuts": [
            { "name": language.say(&messages::go_on())?, "url": "./?last=1" },
            { "name": language.say(&messages::all_games())?, "url": "./#games" },
        ],
    }))
}

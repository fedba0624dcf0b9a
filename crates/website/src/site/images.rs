//! The images among the assets of a site: icons and screenshots of the installed app, and previews of links.

use crate::drawings::pictures::Pictures;
use crate::drawings::style_sheet::StyleSheet;
use crate::drawings::{app_icons, preview};
use crate::files::{art_styles, assets};
use crate::texts::games::Game;
use crate::{Files, SiteError};

/// The icons of an installed app, drawn from those among these assets.
pub(super) fn app_icons(assets: &Files) -> Result<Files, SiteError> {
    let drawing = |path: &str| assets.get(path).map(|bytes| String::from_utf8_lossy(bytes)).unwrap_or_default();
    app_icons::all(&drawing(assets::ICON), &drawing(assets::MONOCHROME))
}

/// The screenshots of an installed app, in the style of these assets: the boards of the first games.
pub(super) fn screenshots(games: &[Game], pictures: &Pictures, assets: &Files) -> Result<Files, SiteError> {
    let style = style_of(assets);
    // A site of one game shows it twice.
    let shown = games.iter().filter_map(|game| Some((game, pictures.of_card(game)?))).cycle();
    let drawn = shown.zip(preview::SCREENSHOTS).map(|((game, picture), (form, size))| {
        let failed = |error| SiteError::Preview { id: game.id.to_owned(), error };
        Ok((preview::screenshot_path(form), preview::sized_png(picture, &style, size).map_err(failed)?))
    });
    drawn.collect()
}

/// The previews of all games, in the style of these assets: what is on their cards.
pub(super) fn previews(games: &[Game], pictures: &Pictures, assets: &Files) -> Result<Files, SiteError> {
    let style = style_of(assets);
    let preview = |game: &Game| {
        let failed = |error| SiteError::Preview { id: game.id.to_owned(), error };
        let drawn = pictures.of_card(game).map(|picture| preview::png(picture, &style).map_err(failed));
        Some(drawn?.map(|png| (preview::path(game.id), png)))
    };
    games.iter().filter_map(preview).collect()
}

/// The style of the pages with the boards of all games, among these assets.
fn style_of(assets: &Files) -> StyleSheet {
    let sheets = [assets::STYLE, art_styles::ALL].into_iter().filter_map(|path| assets.get(path));
    let text: String = sheets.map(|sheet| String::from_utf8_lossy(sheet)).collect();
    StyleSheet::read(&text)
}

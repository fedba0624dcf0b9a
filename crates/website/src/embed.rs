//! What other sites take in: the script that makes frames of tables, and for each table a description from which
//! programs make a frame of a link ([oEmbed](https://oembed.com)).

use embed::FrameForm;
use serde_json::{Map, Value, json};
use web::PageKind;

use crate::address::Address;
use crate::games::Game;
use crate::html::tag;
use crate::languages::Language;
use crate::page::{Page, Site};
use crate::pictures::Pictures;
use crate::{Files, SiteError, messages, preview, versions};

/// The media type of a description.
pub(crate) const DESCRIPTION_TYPE: &str = "application/json+oembed";

/// The width of a described frame, in pixels: that of a narrow column of text.
const WIDTH: u16 = 400;

/// From this ratio of width to height on a board is much wider than high, as in `styles/page.css`.
const OBLONG_FROM: f32 = 1.36;

/// The form of the frame for a game's table.
fn form(game: &Game, pictures: &Pictures) -> FrameForm {
    FrameForm::of(is_oblong(game, pictures))
}

/// Whether a game's board is much wider than high.
pub(crate) fn is_oblong(game: &Game, pictures: &Pictures) -> bool {
    pictures.card_size(game).is_some_and(|(width, height)| width >= height * OBLONG_FROM)
}

/// The script, from its source: in a block, so that several copies can be on a page, and with what it knows of the games.
pub(crate) fn script(site: &Site<'_>, source: &[u8]) -> Result<Vec<u8>, SiteError> {
    let mut games = Map::new();
    for game in site.games {
        let FrameForm { below, beside } = form(game, site.pictures);
        games.insert(game.id.to_owned(), json!([names(site.languages, game)?, below, beside]));
    }
    let constant = format!("{{const GAMES={};\n", Value::Object(games));
    Ok([constant.as_bytes(), source, b"}\n"].concat())
}

/// A game's name by language. What has no other name than in the first language is called so.
fn names(languages: &[Language], game: &Game) -> Result<Map<String, Value>, SiteError> {
    let mut names = Map::new();
    let real = languages.iter().filter(|language| !language.is_pseudo());
    for (idx, language) in real.enumerate() {
        let name = Value::from(game.name(language)?);
        if idx == 0 {
            names.insert(String::new(), name);
        } else if names.get("") != Some(&name) {
            names.insert(language.tag.clone(), name);
        }
    }
    Ok(names)
}

/// The path of the description of a game's table, below the site's root.
pub(crate) fn description_path(game: &Game) -> String {
    format!("embed/{}/oembed.json", game.id)
}

/// The descriptions of all tables among these pages, for a site at an address: nothing else can be shown elsewhere.
pub(crate) fn descriptions(pages: &[Page<'_>], address: &Address) -> Result<Files, SiteError> {
    let mut files = Files::new();
    for page in pages.iter().filter(|page| page.kind == PageKind::Embed) {
        if let Some(game) = page.game {
            files.insert(description_path(game), format!("{}\n", description(page, game, address)?).into_bytes());
        }
    }
    Ok(files)
}

fn description(page: &Page<'_>, game: &Game, address: &Address) -> Result<Value, SiteError> {
    let title = game.name(page.language)?;
    let height = form(game, page.site.pictures).height(WIDTH);
    let frame = tag("iframe")
        .with("src", address.join(&page.folder()))
        .with("title", &title)
        .with("width", WIDTH.to_string())
        .with("height", height.to_string())
        .with("style", "border:0;max-width:100%")
        .with("allow", "fullscreen; clipboard-write")
        .with("referrerpolicy", "no-referrer");
    let mut said = json!({
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": page.say(&messages::name())?,
        "provider_url": address.join(""),
        "html": frame.to_string(),
        "width": WIDTH,
        "height": height,
    });
    if let Some(image) = versions::image(page)? {
        said["thumbnail_url"] = json!(image);
        said["thumbnail_width"] = json!(preview::WIDTH);
        said["thumbnail_height"] = json!(preview::HEIGHT);
    }
    Ok(said)
}

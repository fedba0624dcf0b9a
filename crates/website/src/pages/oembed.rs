//! Descriptions of tables, from which programs make a frame of a link ([oEmbed](https://oembed.com)).

use serde_json::{Value, json};
use web::PageKind;

use crate::drawings::preview;
use crate::files::address::Address;
use crate::files::embed;
use crate::html::tag;
use crate::page::Page;
use crate::search_engines::versions;
use crate::texts::games::Game;
use crate::texts::messages;
use crate::{Files, SiteError};

/// The media type of a description.
pub(crate) const DESCRIPTION_TYPE: &str = "application/json+oembed";

/// The width of a described frame, in pixels: that of a narrow column of text.
const WIDTH: u16 = 400;

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
    let height = embed::form(game, page.site.pictures).height(WIDTH);
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

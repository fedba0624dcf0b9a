//! What a page is about, as data for search engines: JSON-LD in the words of schema.org.

use serde_json::{Map, Value, json};
use web::PageKind;

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::search_engines::versions;
use crate::texts::games::Game;
use crate::texts::messages;

/// The data block of a page, if search engines may list the page. Nothing in it is run, so the policy of the pages
/// allows it.
pub(crate) fn block(page: &Page<'_>) -> Result<Option<Element>, SiteError> {
    let mut data = match (page.kind, page.game) {
        _ if !versions::is_listed(page) => return Ok(None),
        (PageKind::Home, _) => list(page)?,
        (PageKind::Game, Some(game)) => described(page, game)?,
        (PageKind::Learn, Some(game)) => explained(page, game)?,
        (PageKind::Studies, Some(game)) => taught(page, game)?,
        _ => return Ok(None),
    };
    data.insert("@context".to_owned(), json!("https://schema.org"));
    // In JSON, `<` stands in strings alone. Escaped, it cannot end the script.
    let text = Value::Object(data).to_string().replace('<', "\\u003c");
    Ok(Some(tag("script").with("type", "application/ld+json").made(text)))
}

/// All games, on a home page.
fn list(page: &Page<'_>) -> Result<Map<String, Value>, SiteError> {
    let mut items = Vec::new();
    for (idx, game) in page.site.in_order().into_iter().flat_map(|(_, games)| games).enumerate() {
        let mut item = object(json!({ "@type": "ListItem", "position": idx + 1, "name": game.name(page.language)? }));
        item.extend(url(page, game));
        items.push(Value::Object(item));
    }
    Ok(object(json!({
        "@type": "ItemList",
        "name": page.say(&messages::all_games())?,
        "numberOfItems": items.len(),
        "itemListElement": items,
    })))
}

/// A game, on its page.
fn described(page: &Page<'_>, game: &Game) -> Result<Map<String, Value>, SiteError> {
    let mut data = object(json!({
        "@type": "Game",
        "name": game.name(page.language)?,
        "description": game.say(page.language, "description")?,
        "inLanguage": page.language.tag,
    }));
    if let (Some(least), Some(most)) = (game.summary.players.first(), game.summary.players.last()) {
        let number = json!({ "@type": "QuantitativeValue", "minValue": least, "maxValue": most });
        data.insert("numberOfPlayers".to_owned(), number);
    }
    if let Some(year) = game.facts.year {
        data.insert("datePublished".to_owned(), json!(year.to_string()));
    }
    if let Some(author) = &game.facts.author {
        data.insert("author".to_owned(), json!({ "@type": "Person", "name": author }));
    }
    data.extend(url(page, game));
    if let Some(image) = versions::image(page)? {
        data.insert("image".to_owned(), json!(image));
    }
    Ok(data)
}

/// How a game is played, on the page that says it.
fn explained(page: &Page<'_>, game: &Game) -> Result<Map<String, Value>, SiteError> {
    let title = page.site.lessons.text(page.language, game).map_or("", |text| &text.title);
    about(page, game, json!({ "@type": "Article", "headline": title }))
}

/// The studies of a game, on the page that lists them.
fn taught(page: &Page<'_>, game: &Game) -> Result<Map<String, Value>, SiteError> {
    let title = game.say_about(page.language, &messages::studies_title(game.name(page.language)?))?;
    about(page, game, json!({ "@type": "LearningResource", "name": title }))
}

/// Something about a game, with what it says of itself.
fn about(page: &Page<'_>, game: &Game, itself: Value) -> Result<Map<String, Value>, SiteError> {
    let mut about = object(json!({ "@type": "Game", "name": game.name(page.language)? }));
    about.extend(url(page, game));
    let mut data = object(itself);
    data.insert("about".to_owned(), Value::Object(about));
    data.insert("inLanguage".to_owned(), json!(page.language.tag));
    data.extend(versions::image(page)?.map(|image| ("image".to_owned(), json!(image))));
    Ok(data)
}

/// The address of a game's page, where the site has one.
fn url(page: &Page<'_>, game: &Game) -> Option<(String, Value)> {
    let folder = format!("{}/{}/", page.language.tag, game.id);
    page.site.address.map(|address| ("url".to_owned(), json!(address.join(&folder))))
}

fn object(value: Value) -> Map<String, Value> {
    let Value::Object(object) = value else { unreachable!("it is one") };
    object
}

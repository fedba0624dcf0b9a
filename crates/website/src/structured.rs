//! What a page is about, as data for search engines: JSON-LD in the words of schema.org.

use rules::games::FOLDERS;
use rules::{GameInfo, OptionKind};
use serde_json::{Map, Value, json};
use web::PageKind;

use crate::SiteError;
use crate::games::Game;
use crate::html::{Element, tag};
use crate::messages;
use crate::page::Page;
use crate::versions;

/// The key of the option of a game for different numbers of players.
const PLAYERS: &str = "players";

/// The data block of a page, if search engines may list the page. Nothing in it is run, so the policy of the pages
/// allows it.
pub(crate) fn block(page: &Page<'_>) -> Result<Option<Element>, SiteError> {
    let data = match page.kind {
        _ if !versions::is_listed(page) => return Ok(None),
        PageKind::Home => list(page)?,
        PageKind::Game => described(page, page.game)?,
        PageKind::Embed => return Ok(None),
    };
    let mut data = data;
    data.insert("@context".to_owned(), json!("https://schema.org"));
    // In JSON, `<` stands in strings alone. Escaped, it cannot end the script.
    let text = Value::Object(data).to_string().replace('<', "\\u003c");
    Ok(Some(tag("script").with("type", "application/ld+json").made(text)))
}

/// All games, on a home page.
fn list(page: &Page<'_>) -> Result<Map<String, Value>, SiteError> {
    let mut items = Vec::new();
    for (idx, game) in page.site.games.iter().enumerate() {
        let mut item = object(json!({ "@type": "ListItem", "position": idx + 1, "name": game.name(page.language)? }));
        item.extend(url(page, game));
        items.push(Value::Object(item));
    }
    Ok(object(json!({
        "@type": "ItemList",
        "name": page.say(&messages::games())?,
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
    if let Some(info) = FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == game.id) {
        let (least, most) = players(info);
        let number = json!({ "@type": "QuantitativeValue", "minValue": least, "maxValue": most });
        data.insert("numberOfPlayers".to_owned(), number);
    }
    if let Some(author) = page.site.cards.get(game.id).and_then(|card| card.author.as_deref()) {
        data.insert("author".to_owned(), json!({ "@type": "Person", "name": author }));
    }
    data.extend(url(page, game));
    if let Some(image) = versions::image(page) {
        data.insert("image".to_owned(), json!(image));
    }
    Ok(data)
}

/// The address of a game's page, where the site has one.
fn url(page: &Page<'_>, game: &Game) -> Option<(String, Value)> {
    let folder = format!("{}/{}/", page.language.tag, game.id);
    page.site.address.map(|address| ("url".to_owned(), json!(address.join(&folder))))
}

/// The least and the most people who can play a game without the computer. Where the game has no option for it, one
/// can play for each team.
fn players(info: &GameInfo) -> (usize, usize) {
    let choices = info.options.iter().filter(|option| option.key == PLAYERS).flat_map(|option| match option.kind {
        OptionKind::Choice(words) => words,
        _ => &[],
    });
    let least = choices.filter_map(|word| word.parse().ok()).min();
    (least.unwrap_or_else(|| info.leaders().count()), info.seats().len())
}

fn object(value: Value) -> Map<String, Value> {
    let Value::Object(object) = value else { unreachable!("it is one") };
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_for_as_many_as_can_sit_at_them() {
        for (game, expect) in [("laska", (2, 2)), ("lanko-88", (2, 4)), ("ludo", (2, 4)), ("lino", (2, 2))] {
            let info = FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == game).expect(game);
            assert_eq!(players(info), expect, "{game}");
        }
    }
}

//! What other sites take in: the script that makes frames of tables.

use embed::FrameForm;
use serde_json::{Map, Value, json};

use crate::SiteError;
use crate::drawings::pictures::Pictures;
use crate::texts::games::Game;
use crate::texts::languages::Language;

/// From this ratio of width to height on a board is much wider than high, as in `styles/page.css`.
const OBLONG_FROM: f32 = 1.36;

/// The form of the frame for a game's table.
pub(crate) fn form(game: &Game, pictures: &Pictures) -> FrameForm {
    FrameForm::of(is_oblong(game, pictures))
}

/// Whether a game's board is much wider than high.
pub(crate) fn is_oblong(game: &Game, pictures: &Pictures) -> bool {
    pictures.card_size(game).is_some_and(|(width, height)| width >= height * OBLONG_FROM)
}

/// The script, from its source: in a block, so that several copies can be on a page, and with what it knows of the games.
pub(crate) fn script(
    languages: &[Language],
    games: &[Game],
    pictures: &Pictures,
    source: &[u8],
) -> Result<Vec<u8>, SiteError> {
    let mut known = Map::new();
    for game in games {
        let FrameForm { below, beside } = form(game, pictures);
        known.insert(game.id.to_owned(), json!([names(languages, game)?, below, beside]));
    }
    let constant = format!("{{const GAMES={};\n", Value::Object(known));
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

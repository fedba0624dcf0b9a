//! Still pictures of the games' boards, for their cards.

use std::collections::BTreeMap;

use web::prerender::{self, Picture};

use crate::SiteError;
use crate::drawings::sharing::Shared;
use crate::html::{Element, tag};
use crate::texts::games::Game;

/// The pictures of all games.
pub(crate) struct Pictures {
    /// The picture on each game's card, by the id of the game.
    cards: BTreeMap<&'static str, Picture>,
    /// What occurs more than once in these.
    shared: Shared,
}

impl Pictures {
    /// Draws the pictures of all games.
    ///
    /// # Errors
    /// When a game does not know one of its positions.
    pub(crate) fn of(games: &[Game]) -> Result<Pictures, SiteError> {
        let drawn = |game: &Game| Ok((game.id, without_names(prerender::picture(game.id, &game.facts.card)?)));
        let cards: BTreeMap<&'static str, Picture> = games.iter().map(drawn).collect::<Result<_, SiteError>>()?;
        Ok(Pictures { shared: Shared::of(cards.values()), cards })
    }

    /// The drawings that the cards share. They are to stand before the first card.
    pub(crate) fn shared(&self) -> Element {
        self.shared.element()
    }

    /// What is on a game's card.
    pub(crate) fn of_card(&self, game: &Game) -> Option<&Picture> {
        self.cards.get(game.id)
    }

    /// The size of a game's board, in board units.
    pub(crate) fn card_size(&self, game: &Game) -> Option<(f32, f32)> {
        self.of_card(game).map(size)
    }

    /// The picture on a game's card, which refers to the shared drawings.
    pub(crate) fn card(&self, game: &Game) -> Element {
        self.of_card(game).map_or_else(|| tag("svg"), |picture| self.shared.svg(picture, "", ""))
    }
}

/// Begins and ends a text in a drawing.
const TEXT: &str = "<text";
const TEXT_END: &str = "</text>";
/// Stands in the names of squares: the class that all of them have.
const OF_NAMES: &str = "\"site-name ";

/// Begins a group of names.
const GROUP: &str = "<g class=\"site-name ";
/// Ends it: there are no groups within.
const GROUP_END: &str = "</g>";

/// A drawing without its groups of names.
fn without_groups(drawing: &str) -> String {
    let mut parts = drawing.split(GROUP);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| whole + part.split_once(GROUP_END).map_or("", |(_, after)| after))
}

/// A picture's width and height, in board units.
fn size(picture: &Picture) -> (f32, f32) {
    let mut numbers = picture.view_box.split(' ').skip(2).map(|number| number.parse().unwrap_or(1.0));
    (numbers.next().unwrap_or(1.0), numbers.next().unwrap_or(1.0))
}

/// A picture without the names of its squares, which nobody can read on a card: single ones, and groups of them.
fn without_names(picture: Picture) -> Picture {
    let mut background = String::new();
    let whole = without_groups(&picture.background);
    let mut rest = whole.as_str();
    while let Some((before, after)) = rest.split_once(TEXT) {
        let (text, then) = after.split_once(TEXT_END).unwrap_or((after, ""));
        background += before;
        if !text.contains(OF_NAMES) {
            background.extend([TEXT, text, TEXT_END]);
        }
        rest = then;
    }
    Picture { background: background + rest, ..picture }
}

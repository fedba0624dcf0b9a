//! Still pictures of boards, with what they have in common drawn once.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use web::prerender::{self, Picture};

use crate::SiteError;
use crate::games::Game;
use crate::html::{Element, tag};

/// Shorter drawings are not worth a reference.
const WORTH_SHARING: usize = 60;

/// The pictures of all games.
pub(crate) struct Pictures {
    /// The picture on each game's card, by the id of the game.
    cards: BTreeMap<&'static str, Picture>,
    /// What occurs more than once in these, and the number of its drawing.
    shared: BTreeMap<String, usize>,
    /// The pictures on each game's page.
    pages: BTreeMap<&'static str, Vec<Picture>>,
}

impl Pictures {
    /// Draws the pictures of all games.
    ///
    /// # Errors
    /// When a game does not know one of its positions.
    pub(crate) fn of(games: &[Game]) -> Result<Pictures, SiteError> {
        let mut pictures = Pictures { cards: BTreeMap::new(), shared: BTreeMap::new(), pages: BTreeMap::new() };
        for game in games {
            pictures.cards.insert(game.id, without_names(prerender::picture(game.id, &game.facts.card)?));
            let drawn = game.facts.pictures.iter().map(|position| prerender::picture(game.id, position));
            pictures.pages.insert(game.id, drawn.collect::<Result<_, _>>()?);
        }
        pictures.share();
        Ok(pictures)
    }

    /// Numbers the drawings that occur more than once in the cards, in the order of their first occurrence.
    fn share(&mut self) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut in_order: Vec<&str> = Vec::new();
        for drawing in self.cards.values().flat_map(drawings).filter(|drawing| drawing.len() >= WORTH_SHARING) {
            let count = counts.entry(drawing).or_default();
            *count += 1;
            if *count == 2 {
                in_order.push(drawing);
            }
        }
        self.shared = in_order.into_iter().enumerate().map(|(idx, drawing)| (drawing.to_owned(), idx + 1)).collect();
    }

    /// The drawings that the cards share. They are to stand before the first card.
    pub(crate) fn shared(&self) -> Element {
        let mut in_order: Vec<(&usize, &String)> =
            self.shared.iter().map(|(drawing, number)| (number, drawing)).collect();
        in_order.sort();
        let mut drawn = String::new();
        for (number, drawing) in in_order {
            let _written = write!(drawn, "<g id=\"{}\">{drawing}</g>", id(*number));
        }
        tag("svg")
            .with("class", "drawings")
            .with("width", "0")
            .with("height", "0")
            .with("aria-hidden", "true")
            .child(tag("defs").made(drawn))
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
        self.of_card(game)
            .map_or_else(|| tag("svg"), |picture| svg(picture, |drawing| self.shared.get(drawing).copied()))
    }

    /// The pictures on the pages of the games, each as a file of its own with its path below the build's folder.
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, String)> {
        self.pages.iter().flat_map(|(id, pictures)| {
            let file = |(idx, picture)| (path(id, idx), svg(picture, |_| None).with("xmlns", SVG).to_string());
            pictures.iter().enumerate().map(file)
        })
    }

    /// The sizes of the pictures on a game's page, in board units.
    pub(crate) fn sizes(&self, game: &Game) -> impl Iterator<Item = (f32, f32)> {
        self.pages.get(game.id).into_iter().flatten().map(size)
    }
}

/// Begins and ends a text in a drawing.
const TEXT: &str = "<text";
const TEXT_END: &str = "</text>";
/// The classes of the names of squares.
const NAMES: [&str; 4] = ["\"coordinate\"", "\"point-name\"", "\"spot-name\"", "\"dot-number\""];

/// The namespace of files that are pictures.
const SVG: &str = "http://www.w3.org/2000/svg";

/// The path of a picture on a game's page, below the build's folder.
pub(crate) fn path(game: &str, idx: usize) -> String {
    format!("pictures/{game}-{}.svg", idx + 1)
}

/// A picture's width and height, in board units.
fn size(picture: &Picture) -> (f32, f32) {
    let mut numbers = picture.view_box.split(' ').skip(2).map(|number| number.parse().unwrap_or(1.0));
    (numbers.next().unwrap_or(1.0), numbers.next().unwrap_or(1.0))
}

/// A picture without the names of its squares, which nobody can read on a card.
fn without_names(picture: Picture) -> Picture {
    let mut background = String::new();
    let mut rest = picture.background.as_str();
    while let Some((before, after)) = rest.split_once(TEXT) {
        let (text, then) = after.split_once(TEXT_END).unwrap_or((after, ""));
        background += before;
        if !NAMES.iter().any(|name| text.contains(name)) {
            background.extend([TEXT, text, TEXT_END]);
        }
        rest = then;
    }
    Picture { background: background + rest, ..picture }
}

/// All drawings of a picture.
fn drawings(picture: &Picture) -> impl Iterator<Item = &str> {
    std::iter::once(picture.background.as_str()).chain(picture.pieces.iter().map(|piece| piece.drawing.as_str()))
}

/// A picture as an element. What `shared` knows is drawn elsewhere on the page.
fn svg(picture: &Picture, shared: impl Fn(&str) -> Option<usize>) -> Element {
    // `saved.js` takes the board alone where it has no picture of a game.
    let mut drawn = match shared(&picture.background) {
        Some(number) => format!("<use class=\"board-alone\" href=\"#{}\"/>", id(number)),
        None => format!("<g class=\"board-alone\">{}</g>", picture.background),
    };
    for piece in &picture.pieces {
        let _written = match shared(&piece.drawing) {
            Some(number) => write!(drawn, "<use href=\"#{}\" transform=\"{}\"/>", id(number), piece.transform),
            None => write!(drawn, "<g transform=\"{}\">{}</g>", piece.transform, piece.drawing),
        };
    }
    tag("svg").with("class", "picture").with("viewBox", &picture.view_box).with("aria-hidden", "true").made(drawn)
}

/// The id of a shared drawing.
fn id(number: usize) -> String {
    format!("d{number}")
}

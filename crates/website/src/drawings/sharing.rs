//! Drawings that several pictures of a page have in common: drawn once, and referred to.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use web::prerender::Picture;

use crate::html::{Element, tag, unseen_svg};

/// Shorter drawings are not worth a reference.
const WORTH_SHARING: usize = 60;

/// What occurs more than once in some pictures, and the number of its drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shared(BTreeMap<String, usize>);

impl Shared {
    /// Numbers the drawings that occur more than once, in the order of their second occurrence.
    pub(crate) fn of<'a>(pictures: impl Iterator<Item = &'a Picture>) -> Shared {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut in_order: Vec<&str> = Vec::new();
        for drawing in pictures.flat_map(drawings).filter(|drawing| drawing.len() >= WORTH_SHARING) {
            let count = counts.entry(drawing).or_default();
            *count += 1;
            if *count == 2 {
                in_order.push(drawing);
            }
        }
        Shared(in_order.into_iter().enumerate().map(|(idx, drawing)| (drawing.to_owned(), idx + 1)).collect())
    }

    /// The drawings. They are to stand before the first picture.
    pub(crate) fn element(&self) -> Element {
        let mut in_order: Vec<(&usize, &String)> = self.0.iter().map(|(drawing, number)| (number, drawing)).collect();
        in_order.sort();
        let mut drawn = String::new();
        for (number, drawing) in in_order {
            let _written = write!(drawn, "<g id=\"{}\">{drawing}</g>", id(*number));
        }
        unseen_svg("drawings").child(tag("defs").made(drawn))
    }

    /// A picture as an element that refers to the drawings, with what is drawn under and over what stands on the board.
    pub(crate) fn svg(&self, picture: &Picture, under: &str, over: &str) -> Element {
        // `saved.js` takes the board alone where it has no picture of a game.
        let mut drawn = match self.0.get(&picture.background) {
            Some(number) => format!("<use class=\"board-alone\" href=\"#{}\"/>", id(*number)),
            None => format!("<g class=\"board-alone\">{}</g>", picture.background),
        };
        drawn += under;
        for piece in &picture.pieces {
            let _written = match self.0.get(&piece.drawing) {
                Some(number) => write!(drawn, "<use href=\"#{}\" transform=\"{}\"/>", id(*number), piece.transform),
                None => write!(drawn, "<g transform=\"{}\">{}</g>", piece.transform, piece.drawing),
            };
        }
        drawn += over;
        tag("svg").with("class", "picture").with("viewBox", &picture.view_box).with("aria-hidden", "true").made(drawn)
    }
}

/// All drawings of a picture.
fn drawings(picture: &Picture) -> impl Iterator<Item = &str> {
    std::iter::once(picture.background.as_str()).chain(picture.pieces.iter().map(|piece| piece.drawing.as_str()))
}

/// The id of a shared drawing.
fn id(number: usize) -> String {
    format!("d{number}")
}

//! A board as a still picture: nothing in it can be touched, and what stands beside it says what it shows.

use std::io;

use play::Record;
use rules::Seat;
use rules::view::{Die, Scene, Site};
use table::{Setup, Strength, TableState};
use yew::prelude::*;

use super::{PrerenderError, drawn};
use crate::art::{Art, CellGeometry, Layout, short};
use crate::program;

/// A board as a still picture, as SVG for a document with the site's style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Its size in board units, as in `viewBox`.
    pub view_box: String,
    /// The board itself.
    pub background: String,
    /// What stands on it, from back to front.
    pub pieces: Vec<Placed>,
}

/// What stands on a site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where, as in `transform`.
    pub transform: String,
    /// What, around the origin. The same things have the same drawing.
    pub drawing: String,
}

/// Draws a position of a game.
///
/// # Errors
/// When there is no such game, or no such position, or the system refuses.
pub fn picture(game: &str, position: &str) -> Result<Picture, PrerenderError> {
    super::run_all();
    let unknown = || PrerenderError::UnknownGame { id: game.to_owned() };
    let info = program::info(game).ok_or_else(unknown)?;
    let record = Setup::usual(info.id).record(program::games(), 1);
    let record = Record { start: Some(position.to_owned()), ..record };
    let state = TableState::open(program::games(), record, Strength::USUAL).map_err(|error| {
        PrerenderError::Position { game: info.id, position: position.to_owned(), reason: error.to_string() }
    })?;
    let seen = Seen::of(program::art(info.id).ok_or_else(unknown)?, &state.scene());
    seen.picture(&state).map_err(|error| PrerenderError::System { reason: error.to_string() })
}

/// The width and the height of a game's board at the start, in board units, as style sheets write numbers.
///
/// # Errors
/// When there is no such game.
pub fn board_size(game: &str) -> Result<[String; 2], PrerenderError> {
    super::run_all();
    let unknown = || PrerenderError::UnknownGame { id: game.to_owned() };
    let info = program::info(game).ok_or_else(unknown)?;
    let record = Setup::usual(info.id).record(program::games(), 1);
    let state = TableState::open(program::games(), record, Strength::USUAL).map_err(|_| unknown())?;
    let Layout { width, height, .. } = Seen::of(program::art(info.id).ok_or_else(unknown)?, &state.scene()).layout;
    Ok([width, height].map(short))
}

/// The room above the highest piece of a stack, in board units.
const MARGIN: f32 = 0.12;

/// The part of a board that is seen, from the first seat's side.
pub(super) struct Seen {
    art: &'static dyn Art,
    pub(super) layout: Layout,
}

impl Seen {
    /// What is seen of the board in a scene.
    pub(super) fn of(art: &'static dyn Art, scene: &Scene) -> Seen {
        let whole = art.layout(Seat::FIRST);
        Seen { art, layout: whole.cut(whole.seen(art.window(scene).as_ref())) }
    }

    /// What stands on it.
    pub(super) fn picture(&self, state: &TableState) -> io::Result<Picture> {
        Still { art: self.art, scene: &state.scene(), layout: &self.layout, dice: state.dice_sites() }.picture()
    }
}

/// A scene, and how its board looks from the first seat's side.
struct Still<'a> {
    art: &'static dyn Art,
    scene: &'a Scene,
    layout: &'a Layout,
    dice: &'static [Site],
}

impl Still<'_> {
    fn picture(&self) -> io::Result<Picture> {
        let Still { art, scene, layout, .. } = self;
        let background = html! {
            <>
                { art.background(layout, Seat::FIRST, None) }
                { art.region(scene, layout, Seat::FIRST) }
            </>
        };
        let mut pieces = Vec::new();
        for place in &layout.places {
            let drawing = fragment(self.on(place))?;
            if !drawing.is_empty() {
                pieces.push(Placed { transform: format!("translate({})", place.at), drawing });
            }
        }
        let above = self.above();
        let view_box = format!("0 {} {} {}", short(-above), short(layout.width), short(layout.height + above));
        Ok(Picture { view_box, background: fragment(background)?, pieces })
    }

    /// How far what is stacked rises above the board.
    fn above(&self) -> f32 {
        let Still { art, scene, layout, .. } = self;
        let above = |place: &CellGeometry| {
            let height = scene.stacks.get(&place.site).map_or(0, Vec::len);
            let rise = height.checked_sub(1).map_or(0.0, |top| art.stack_offset(top, height));
            if rise > 0.0 { rise + art.footprint().ry + MARGIN - place.at.y } else { 0.0 }
        };
        layout.places.iter().map(above).fold(0.0, f32::max)
    }

    /// What stands on a site.
    fn on(&self, place: &CellGeometry) -> Html {
        let Still { art, scene, dice, .. } = self;
        let pieces = scene.stacks.get(&place.site).map_or(&[][..], Vec::as_slice);
        let die = dice.iter().position(|site| *site == place.site).and_then(|nth| scene.dice.get(nth).copied());
        html! {
            <>
                if let Some(sign) = scene.marks.get(&place.site) {
                    { art.sign(*sign, place.site) }
                }
                if let Some(die) = die.filter(|die| *die != Die::Aside) {
                    { art.die(die, art.tone(art.seat_of_die(place.site).unwrap_or(Seat::FIRST))) }
                }
                if !pieces.is_empty() {
                    { art.pile(pieces, 0..pieces.len(), place.site, Seat::FIRST) }
                }
            </>
        }
    }
}

/// A drawing as text.
pub(super) fn fragment(drawing: Html) -> io::Result<String> {
    drawn::<Fragment>(FragmentProps { drawing })
}

#[derive(Clone, PartialEq, Properties)]
struct FragmentProps {
    drawing: Html,
}

/// A drawing, and nothing else.
#[component]
fn Fragment(FragmentProps { drawing }: &FragmentProps) -> Html {
    drawing.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tall column on the far rank is whole: nothing of a picture is seen outside its frame.
    #[test]
    fn what_rises_above_the_board_is_on_the_picture() {
        let top = |position: &str| -> f32 {
            let picture = picture("laska", position).expect("it is a position");
            picture.view_box.split(' ').nth(1).and_then(|top| top.parse().ok()).expect("it is a number")
        };
        assert!(top(",W,,W/,,/,,,/,,/,,,/,,/B,,, w").abs() < f32::EPSILON);
        let tall = top(",W,,Wbbbbb/,,/,,,/,,/,,,/,,/B,,, w");
        assert!(tall < -0.4 && tall > -1.0, "{tall}");
    }
}

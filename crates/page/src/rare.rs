//! What is done at a table less often, by the late part.

use play::formats::GameTexts;
use play::{PlayerKind, Shape, ShapeColour};
use rules::Level;
use rules::view::Site;
use table::RareAction;

use crate::Page;
use crate::effect::{Effect, LateEffect};

/// Performs a rare action of somebody here.
pub(crate) fn act(page: &mut Page, action: RareAction) {
    if let RareAction::Reseat(_, PlayerKind::Computer(level)) = action {
        note_level(page, level);
    }
    let n_entries = page.table.record().entries.len();
    let tasks = page.table.apply(action);
    if page.table.record().entries.len() != n_entries {
        page.note_played();
    }
    page.give_cue();
    page.carry_out(tasks);
}

/// Gives all seats of the computer to it at this level, or the strongest that the game has.
pub(crate) fn play_at(page: &mut Page, level: Level) {
    let level = level.within(page.table.info().levels);
    let computers = page.table.players().into_iter();
    let computers = computers.filter(|(_, player)| matches!(player, PlayerKind::Computer(_)));
    for (seat, _) in computers.collect::<Vec<_>>() {
        act(page, RareAction::Reseat(seat, PlayerKind::Computer(level)));
    }
}

/// The next table begins with the level that was chosen last.
pub(crate) fn note_level(page: &mut Page, level: Level) {
    page.setup.level = level;
    page.emit(Effect::KeepLevel(level));
}

/// Keeps what was drawn on the board, and has it shown with what there is.
pub(crate) fn draw_shapes(page: &mut Page) {
    if let Some(shape) = page.drawn.take().and_then(|text| shape_of(&text)) {
        act(page, RareAction::Draw(shape));
    }
    let shapes = [page.table.shapes(), &page.hinted_shapes()].concat();
    page.emit_late(LateEffect::ShowShapes(shapes));
}

/// A shape such as `green 3` or `red 3 7`, as a script writes it.
fn shape_of(text: &str) -> Option<Shape> {
    let mut words = text.split(' ');
    let colour = ShapeColour::from_name(words.next()?)?;
    let mut sites = words.map(|word| word.parse().ok().map(Site));
    let from = sites.next()??;
    let to = match sites.next() {
        Some(to) => Some(to?),
        None => None,
    };
    Some(Shape { from, to, colour })
}

/// Plays a move that was typed.
pub(crate) fn type_move(page: &mut Page, text: String, language: &str, texts: &dyn GameTexts) {
    match page.table.type_turn_in(texts, &text, language) {
        Ok(tasks) => {
            page.untyped = None;
            page.note_played();
            page.give_cue();
            page.carry_out(tasks);
        }
        Err(why) => page.untyped = Some((text, why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_as_the_script_writes_them() {
        let green = ShapeColour::from_name("green").expect("it is a colour of shapes");
        assert_eq!(shape_of("green 3"), Some(Shape { from: Site(3), to: None, colour: green }));
        assert_eq!(shape_of("green 3 7"), Some(Shape { from: Site(3), to: Some(Site(7)), colour: green }));
        for scrap in ["", "green", "mauve 3", "green x", "green 3 x"] {
            assert_eq!(shape_of(scrap), None, "{scrap:?}");
        }
    }
}

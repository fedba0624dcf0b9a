//! Shapes on the board.

use play::{Shape, ShapeColour};

use super::*;

fn shape(state: &TableState, from: &str, to: Option<&str>, colour: ShapeColour) -> Shape {
    Shape { from: site(state, from), to: to.map(|to| site(state, to)), colour }
}

#[test]
fn shapes_stay_with_the_position_and_are_saved() {
    let mut state = begin(Setup { opponent: Opponent::Human, ..Setup::usual("chess") }.record(games(), 7), None);
    let arrow = shape(&state, "e2", Some("e4"), ShapeColour::Green);
    assert_eq!(state.apply(RareAction::Draw(arrow)), [Task::Save]);
    let circle = shape(&state, "d4", None, ShapeColour::Red);
    state.apply(RareAction::Draw(circle));
    assert_eq!(state.shapes(), [arrow, circle]);
    tap(&mut state, "e2");
    tap(&mut state, "e4");
    assert_eq!(state.shapes(), [], "they belong to the position before");
    state.apply(Action::ViewPly(0));
    assert_eq!(state.shapes(), [arrow, circle]);
    let saved = state.saved_game(1.0);
    let mut again = TableState::restore(games(), &saved, Strength::USUAL).expect("it was saved");
    again.apply(Action::ViewPly(0));
    assert_eq!(again.shapes(), [arrow, circle]);
}

#[test]
fn the_same_shape_again_goes_and_another_colour_takes_its_place() {
    let mut state = begin(Setup { opponent: Opponent::Human, ..Setup::usual("laska") }.record(games(), 7), None);
    let green = shape(&state, "c3", Some("d4"), ShapeColour::Green);
    let blue = Shape { colour: ShapeColour::Blue, ..green };
    for (drawn, left) in [(green, &[green][..]), (blue, &[blue]), (blue, &[])] {
        state.apply(RareAction::Draw(drawn));
        assert_eq!(state.shapes(), left);
    }
    for nonsense in [Shape { to: Some(green.from), ..green }, Shape { from: Site(999), to: None, ..green }] {
        assert_eq!(state.apply(RareAction::Draw(nonsense)), []);
    }
}

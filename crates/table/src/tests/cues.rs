//! What is to be heard of actions.

use super::*;
use crate::Cue;

fn between_people(id: &str, position: Option<&str>) -> TableState {
    begin(Setup { opponent: Opponent::Human, ..Setup::usual(id) }.record(games(), 7), position)
}

#[test]
fn moves_captures_and_ends_are_told_apart() {
    let mut state = between_people("chess", None);
    tap(&mut state, "e2");
    assert_eq!(state.cue(), None, "a piece is only chosen");
    tap(&mut state, "e4");
    assert_eq!(state.cue(), Some(Cue::Move));
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(state.cue(), None, "it has been heard");
    for name in ["d7", "d5", "e4"] {
        tap(&mut state, name);
    }
    tap(&mut state, "d5");
    assert_eq!(state.cue(), Some(Cue::Capture));
    // A mate is the end, whatever it captures.
    let mut state = between_people("chess", Some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
    tap(&mut state, "a1");
    tap(&mut state, "a8");
    assert_eq!(state.cue(), Some(Cue::End));
}

#[test]
fn a_refused_touch_is_heard_once() {
    let mut state = between_people("chess", None);
    tap(&mut state, "e2");
    tap(&mut state, "e5");
    assert_eq!(state.cue(), Some(Cue::Refusal));
    state.apply(Action::Board(BoardEvent::Hover(None)));
    assert_eq!(state.cue(), None);
}

#[test]
fn dice_are_heard() {
    let mut state = between_people("backgammon", None);
    assert_eq!(state.cue(), None);
    for _ in 0..4 {
        if state.awaits_throw() {
            state.apply(Action::Board(BoardEvent::Tap(state.dice_sites()[0])));
            assert_eq!(state.cue(), Some(Cue::Dice));
        }
    }
}

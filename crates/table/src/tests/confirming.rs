//! Moves that are played once they are confirmed.

use play::Preferences;

use super::*;

fn confirming(id: &str, position: Option<&str>) -> TableState {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual(id) };
    let mut state = begin(setup.record(games(), 7), position);
    state.apply(Action::Prefer(Preferences { confirms: true, ..Preferences::default() }));
    state
}

#[test]
fn a_move_waits_for_its_confirmation() {
    let mut state = confirming("chess", None);
    tap(&mut state, "e2");
    assert_eq!(tap(&mut state, "e4"), []);
    assert!(state.is_confirming() && state.record().entries.is_empty());
    let preview = state.preview().expect("it is shown ahead");
    assert!(preview.stacks.contains_key(&site(&state, "e4")));
    assert_eq!(state.marks().targets.iter().copied().collect::<Vec<_>>(), [site(&state, "e4")]);
    assert_eq!(state.apply(Action::Confirm), [Task::Save]);
    assert!(!state.is_confirming() && state.record().entries.len() == 1);
    assert_eq!(state.apply(Action::Confirm), [], "nothing waits any more");
}

#[test]
fn the_same_square_again_confirms_and_another_one_does_not() {
    let mut state = confirming("chess", None);
    for name in ["e2", "e4", "e4"] {
        tap(&mut state, name);
    }
    assert_eq!(state.record().entries.len(), 1);
    for name in ["e7", "e5", "e6", "e6"] {
        tap(&mut state, name);
    }
    let Some(Entry::Step(step)) = state.record().entries.last() else { panic!("no step") };
    assert!(step.contains("e6"), "{step}");
}

#[test]
fn what_waits_is_let_go() {
    let mut state = confirming("chess", None);
    tap(&mut state, "e2");
    tap(&mut state, "e4");
    state.apply(Action::Board(BoardEvent::Cancel));
    assert!(!state.is_confirming() && state.preview().is_none());
    // A piece that is dragged waits as well, and another one that is picked up takes its place.
    state.apply(Action::Board(BoardEvent::Drag(site(&state, "d2"))));
    state.apply(Action::Board(BoardEvent::Drop(Some(site(&state, "d4")))));
    assert!(state.is_confirming());
    state.apply(Action::Board(BoardEvent::Drag(site(&state, "c2"))));
    assert!(!state.is_confirming() && state.record().entries.is_empty());
}

#[test]
fn only_the_step_that_ends_the_turn_waits() {
    // In Lanrick a turn has up to five squares, and ends with a button.
    let mut state = confirming("lanrick", Some("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -"));
    tap(&mut state, "e3");
    tap(&mut state, "e4");
    assert!(!state.is_confirming(), "the turn goes on");
    assert_eq!(state.record().entries.len(), 1);
}

#[test]
fn without_the_wish_nothing_waits() {
    let mut state = confirming("chess", None);
    state.apply(Action::Prefer(Preferences::default()));
    tap(&mut state, "e2");
    assert_eq!(tap(&mut state, "e4"), [Task::Save]);
}

//! Boards that are turned to whoever is to move.

use super::*;

#[test]
fn the_board_follows_the_turn_when_all_is_still() {
    let mut state = two_people(None);
    let seats: Vec<Orientation> = state.info().seats().map(Orientation::Seat).collect();
    assert_eq!(state.orientations(), [&seats[..], &[Orientation::AutoFlip]].concat());
    assert_eq!(state.chosen_orientation(), Orientation::Seat(Seat::FIRST));
    assert_eq!(state.apply(RareAction::Orient(Orientation::AutoFlip)), [Task::Save]);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    assert_eq!(state.orientation(), Seat::FIRST, "what moves is seen where it was touched");
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!((state.orientation(), state.chosen_orientation()), (Seat::SECOND, Orientation::AutoFlip));
    // Viewing a ply turns nothing.
    state.apply(Action::ViewPly(0));
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(state.orientation(), Seat::SECOND);
    state.apply(Action::ReturnToLive);
    state.apply(Action::Board(BoardEvent::Settled));
    // Auto-flip is saved with the game and applies to the turn then.
    let mut saved = state.saved_game(5.0);
    saved.orientation = Seat::FIRST;
    let back = TableState::restore(games(), &saved, ANYBODY).unwrap();
    assert_eq!((back.orientation(), back.chosen_orientation()), (Seat::SECOND, Orientation::AutoFlip));
    // Turning the board by hand overrides it.
    state.apply(RareAction::Orient(Orientation::Seat(Seat::SECOND)));
    state.apply(Action::Undo);
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!((state.orientation(), state.chosen_orientation()), (Seat::SECOND, Orientation::Seat(Seat::SECOND)));
}

#[test]
fn the_board_waits_for_the_end_of_a_turn() {
    let mut state = two_people(Some(CHAIN));
    state.apply(RareAction::Orient(Orientation::AutoFlip));
    tap(&mut state, "c1");
    tap(&mut state, "e3");
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(state.orientation(), Seat::FIRST);
    tap(&mut state, "c5");
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(state.orientation(), Seat::SECOND);
}

#[test]
fn against_the_computer_the_board_need_not_turn() {
    let mut state = against_computer(None);
    let seats: Vec<Orientation> = state.info().seats().map(Orientation::Seat).collect();
    assert_eq!(state.orientations(), seats);
    state.apply(RareAction::Orient(Orientation::AutoFlip));
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(state.orientation(), Seat::FIRST, "the computer does not look at it");
}

#[test]
fn a_side_that_the_board_does_not_have_is_not_taken() {
    let mut saved = two_people(None).saved_game(5.0);
    saved.orientation = Seat::new(3).unwrap();
    assert_eq!(TableState::restore(games(), &saved, ANYBODY).unwrap().orientation(), Seat::FIRST);
}

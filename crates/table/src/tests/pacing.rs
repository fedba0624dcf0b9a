//! The computer waits for the board, rests, and stands still where it plays alone.

use play::Pace;

use super::*;
use crate::How;

/// A game against the computer, as a page has it: at this pace, with the usual strength.
fn against_computer(pace: Pace) -> TableState {
    let record = Setup::usual("laska").record(games(), 3);
    let mut state = TableState::open(games(), record, Strength::USUAL).unwrap();
    state.apply(Action::Prefer(Preferences { pace, ..Preferences::default() }));
    state.apply(Action::SetAccess(Access::Editing));
    state
}

fn settle(state: &mut TableState) -> Vec<Task> {
    state.apply(Action::Board(BoardEvent::Settled))
}

fn answer(state: &mut TableState) -> Vec<Task> {
    state.apply(Action::ComputerPlays(vec!["e5-d4-c3bw".to_owned()]))
}

fn n_entries(state: &TableState) -> usize {
    state.record().entries.len()
}

#[test]
fn the_computer_waits_until_the_board_shows_what_came_before() {
    let mut state = against_computer(Pace::AtOnce);
    choose(&mut state, "c3-d4");
    assert_eq!(answer(&mut state), [], "the piece is still on its way");
    assert_eq!((n_entries(&state), state.thinking().is_some()), (1, true));
    assert!(settle(&mut state).contains(&Task::Save), "now it plays");
    assert_eq!((n_entries(&state), state.thinking()), (2, None));
}

#[test]
fn the_computer_rests_so_that_one_can_see_what_happens() {
    for (pace, ms) in [(Pace::Normal, 500), (Pace::Calm, 1_500)] {
        let mut state = against_computer(pace);
        choose(&mut state, "c3-d4");
        assert_eq!(settle(&mut state), [Task::Rest(ms)]);
        assert_eq!(answer(&mut state), []);
        assert_eq!(n_entries(&state), 1);
        state.apply(Action::Rested);
        assert_eq!(n_entries(&state), 2);
    }
}

#[test]
fn what_was_chosen_for_another_position_is_never_played() {
    let mut state = against_computer(Pace::Normal);
    choose(&mut state, "c3-d4");
    settle(&mut state);
    answer(&mut state);
    state.apply(Action::Undo);
    state.apply(Action::Rested);
    assert_eq!((n_entries(&state), state.thinking()), (0, None));
    assert_eq!(state.told().map(|told| told.how), Some(How::TakenBack));
}

#[test]
fn a_game_of_the_computer_alone_stands_still_and_goes_on_by_turns() {
    let mut setup = Setup::usual("laska");
    setup.opponent = Opponent::Computer;
    let mut record = setup.record(games(), 3);
    for player in &mut record.players {
        *player = Player::Computer { level: Level::ALL[0] };
    }
    let mut state = TableState::open(games(), record, Strength::USUAL).unwrap();
    assert!(!state.is_watched(), "it is not known yet whether the game is played here");
    state.apply(Action::SetAccess(Access::Editing));
    assert!(state.is_watched() && !state.is_paused());
    state.apply(Action::Pause(true));
    assert!(state.is_paused());
    state.apply(Action::ComputerPlays(vec!["c3-d4".to_owned()]));
    assert_eq!((n_entries(&state), state.thinking()), (0, None));
    state.apply(Action::PlayOne);
    settle(&mut state);
    assert_eq!(n_entries(&state), 1);
    answer(&mut state);
    assert_eq!(n_entries(&state), 1, "one turn is one turn");
    state.apply(Action::Pause(false));
    assert_eq!(n_entries(&state), 2);
    // A person who sits down ends the pause.
    state.apply(Action::Pause(true));
    state.apply(RareAction::Reseat(Seat::FIRST, PlayerKind::Human));
    assert!(!state.is_watched() && !state.is_paused());
}

#[test]
fn tests_do_not_wait() {
    let record = Setup::usual("laska").record(games(), 3);
    let strength = Strength { nodes: Some(50), seed: None };
    let mut state = TableState::open(games(), record, strength).unwrap();
    state.apply(Action::Prefer(Preferences { pace: Pace::Calm, ..Preferences::default() }));
    state.apply(Action::SetAccess(Access::Editing));
    choose(&mut state, "c3-d4");
    answer(&mut state);
    settle(&mut state);
    assert_eq!(n_entries(&state), 2);
}

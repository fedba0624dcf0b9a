//! Whose time runs, fallen flags, and what is kept of clocks.

use play::{Clock, TimeControl};

use super::*;

const THIRD: Seat = Seat::new(2).unwrap();

/// Everybody plays with the first die that is thrown, until it is this seat's turn to move.
fn until_turn(state: &mut TableState, seat: Seat) {
    for _ in 0..200 {
        match state.status() {
            Status::Turn(turn) if turn == seat => return,
            Status::Chance => drop(state.apply(Action::Throw)),
            _ => drop(state.apply(Action::Choose(state.game.choices[0].step))),
        }
    }
    panic!("seat {seat} never moves");
}

fn three_people() -> TableState {
    let mut setup = Setup::usual("ludo");
    let (spec, _) = setup.player_counts(games()).expect("for two to four");
    setup.choose(spec, "3");
    setup.players = rules::PerSeat::all(PlayerKind::Human);
    begin(setup.record(games(), 1), None)
}

#[test]
fn only_the_one_whose_time_runs_can_run_out_of_it() {
    let mut state = two_people(None);
    assert_eq!((state.timed(), state.n_ended_turns()), (Some(Seat::FIRST), 0));
    choose(&mut state, "c3-d4");
    assert_eq!((state.timed(), state.n_ended_turns()), (Some(Seat::SECOND), 1));
    assert_eq!((state.apply(RareAction::Flag(Seat::FIRST)), state.notice()), (vec![], None));
    assert_eq!(state.apply(RareAction::Flag(Seat::SECOND)), [Task::Save]);
    let outcome = ended(&state);
    assert_eq!(
        (outcome.places.0, outcome.reason.to_string().as_str()),
        ([1, 2, 0, 0], "end-flagged seat=team of seat 2 [LASKA-6]")
    );
    assert_eq!((state.timed(), state.notice()), (None, None));
    // Undo steps back over it alone, and gives the turn back.
    assert!(state.capabilities().undo);
    state.apply(Action::Undo);
    assert_eq!((steps(&state).len(), state.record().entries.len(), state.timed()), (1, 1, Some(Seat::SECOND)));
}

#[test]
fn who_is_asked_has_the_time() {
    let mut state = two_people(None);
    choose(&mut state, "c3-d4");
    state.apply(Action::Offer(Offer::Draw));
    assert_eq!((state.timed(), state.n_ended_turns()), (Some(Seat::FIRST), 1));
    state.apply(RareAction::Flag(Seat::FIRST));
    assert_eq!(ended(&state).places.0, [2, 1, 0, 0]);
    state.apply(Action::Undo);
    assert!(matches!(state.status(), Status::Waiting { .. }), "the offer is pending again");
}

#[test]
fn the_computer_has_no_clock_and_stops_thinking_when_a_flag_falls() {
    let mut state = against_computer(None);
    choose(&mut state, "c3-d4");
    assert_eq!(state.timed(), None, "it thinks as long as it likes");
    assert_eq!(state.apply(RareAction::Flag(Seat::SECOND)), []);
    // It is asked for a hint for a seat that was the computer's until now, and then nobody needs it.
    state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    assert_eq!(state.timed(), Some(Seat::SECOND));
    state.apply(RareAction::Flag(Seat::SECOND));
    assert_eq!((state.thinking(), ended(&state).places.0), (None, [1, 2, 0, 0]));
}

#[test]
fn who_only_watches_lets_no_flag_fall_and_sets_no_tags() {
    let mut state = two_people(None);
    state.apply(Action::SetAccess(Access::Watching));
    assert_eq!(state.apply(RareAction::Flag(Seat::FIRST)), []);
    assert_eq!(state.apply(RareAction::Tag(Clock::TAG, "1 2".to_owned())), []);
    assert_eq!((state.outcome(), state.tags().get(Clock::TAG)), (None, None));
}

#[test]
fn of_three_the_others_play_on() {
    let mut state = three_people();
    until_turn(&mut state, Seat::SECOND);
    assert_eq!(state.timed(), Some(Seat::SECOND));
    let tasks = state.apply(RareAction::Flag(Seat::SECOND));
    assert!(tasks.contains(&Task::Save));
    assert_eq!((state.notice(), state.outcome()), (Some(&Notice::Flagged(Seat::SECOND)), None));
    assert!(state.player_cards().iter().any(|card| card.of == Seat::SECOND && card.is_out));
    assert!(state.told().is_some_and(|told| !told.motion.effects.is_empty()), "their pieces leave the board");
    let entries = state.record().entries.len();
    state.apply(Action::Undo);
    assert_eq!((state.record().entries.len(), state.timed()), (entries - 1, Some(Seat::SECOND)));
    state.apply(Action::Redo);
    assert_ne!(state.timed(), Some(Seat::SECOND));
    until_turn(&mut state, THIRD);
    state.apply(RareAction::Flag(THIRD));
    assert_eq!(ended(&state).places.0, [1, 3, 2, 0]);
}

#[test]
fn whoever_throws_has_the_time() {
    let mut state = begin(three_people().record().clone(), None);
    until_turn(&mut state, Seat::FIRST);
    state.apply(Action::Choose(state.game.choices[0].step));
    assert_eq!(state.status(), Status::Chance);
    let thrower = state.turn().expect("somebody throws");
    assert_eq!(state.timed(), Some(thrower));
    state.apply(RareAction::Flag(thrower));
    assert_eq!(state.notice(), Some(&Notice::Flagged(thrower)));
}

#[test]
fn a_clock_is_kept_with_the_game() {
    let mut state = two_people(None);
    let control: TimeControl = "60+5".parse().unwrap();
    assert_eq!(state.apply(RareAction::Tag(TimeControl::TAG, control.to_string())), [Task::Save]);
    assert_eq!(state.apply(RareAction::Tag(TimeControl::TAG, control.to_string())), [], "it is set already");
    let player = |state: &TableState| state.timed().and_then(|seat| state.record().player(seat));
    let mut clock = Clock::of(state.tags(), state.record(), state.n_ended_turns()).expect("it has a time control");
    clock.follow(player(&state), state.n_ended_turns(), 0);
    choose(&mut state, "c3-d4");
    clock.follow(player(&state), state.n_ended_turns(), 10_000);
    state.apply(RareAction::Tag(Clock::TAG, clock.text(12_000)));

    let restored = TableState::restore(games(), &state.saved_game(0.0), ANYBODY).unwrap();
    let clock = Clock::of(restored.tags(), restored.record(), restored.n_ended_turns()).unwrap();
    assert_eq!((clock.control(), clock.text(0).as_str()), (control, "55000 58000"));
    assert_eq!(state.apply(RareAction::Tag(Clock::TAG, String::new())), [Task::Save]);
    assert_eq!(state.tags().get(Clock::TAG), None);
}

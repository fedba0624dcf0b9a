//! Undo, other lines and saved games keep everything that was tried.

use play::wire;

use super::*;

fn moves(state: &TableState) -> Vec<String> {
    state.turns().iter().map(|turn| turn.text.clone()).collect()
}

fn play_all(state: &mut TableState, moves: &[(&str, &str)]) {
    for (from, to) in moves {
        tap(state, from);
        tap(state, to);
    }
}

/// A game of three moves.
fn of_three() -> TableState {
    let mut state = two_people(None);
    play_all(&mut state, &[("c3", "d4"), ("e5", "c3"), ("b2", "d4")]);
    assert_eq!(moves(&state).len(), 3);
    state
}

#[test]
fn undo_skips_what_was_declined() {
    // T1: the computer declines, and undo takes back the move.
    let mut state = against_computer(None);
    play_all(&mut state, &[("c3", "d4")]);
    computer_plays(&mut state, vec!["e5-d4-c3bw".into()]);
    let ply = state.record().entries.len();
    state.enter(Entry::Offer { by: Seat::FIRST, what: Offer::Draw });
    state.apply(Action::ComputerAnswers(false));
    assert_eq!((is_declined(&state), state.capabilities().undo), (true, true));
    state.apply(Action::Undo);
    assert_eq!((state.record().entries.len(), state.turn()), (0, Some(Seat::FIRST)));
    state.apply(Action::Redo);
    assert!(state.record().entries.len() > ply && state.question().is_none(), "the offer was made and answered");

    // T2: so it is between people, and nobody is asked again.
    let mut state = two_people(None);
    play_all(&mut state, &[("c3", "d4")]);
    state.apply(Action::Offer(Offer::Draw));
    assert!(state.question().is_some());
    state.apply(Action::Answer(false));
    state.apply(Action::Undo);
    assert_eq!((state.record().entries.len(), state.question()), (0, None));
    // An offer that waits is taken back alone.
    play_all(&mut state, &[("c3", "d4")]);
    state.apply(Action::Offer(Offer::Draw));
    state.apply(Action::Undo);
    assert_eq!((state.record().entries.len(), state.question()), (1, None));
}

#[test]
fn playing_on_from_earlier_loses_nothing() {
    // T5
    let mut state = of_three();
    let whole = moves(&state);
    state.apply(Action::ViewPly(1));
    state.apply(Action::Rewind(1));
    assert_eq!(moves(&state), whole[..1]);
    let branches = state.branches(GAMES);
    assert_eq!((branches.len(), branches[0].text.as_str(), branches[0].is_main), (1, whole[1].as_str(), true));
    assert_eq!((branches[0].from, branches[0].n_after > 0), (1, true));
    assert!(!state.can_edit_variation(), "the line itself, looked at from an earlier place");

    // What is played now is a variation, and the game stays what it is.
    state.apply(Action::Rewind(0));
    play_all(&mut state, &[("c3", "b4")]);
    assert!(state.can_edit_variation());
    let main = state.branches(GAMES)[0].node;
    state.apply(RareAction::Lines(LineAction::switch(GAMES, main)));
    assert_eq!((moves(&state), state.viewed_ply(), state.looks_back()), (whole, 1, true));
    state.apply(Action::ReturnToLive);
    assert_eq!(state.viewed_ply(), state.record().entries.len());
}

/// The game with all its lines and the place of the cursor, as it is saved.
fn saved(state: &TableState) -> String {
    state.saved_game(0.0).text
}

/// Takes back what was promoted or removed last.
#[track_caller]
fn take_back(state: &mut TableState) {
    let action = state.take_back_action().expect("there is something to take back");
    state.apply(RareAction::Lines(action));
}

#[test]
fn a_variation_is_promoted_and_removed_and_that_is_taken_back() {
    let mut state = two_people(None);
    play_all(&mut state, &[("c3", "d4")]);
    state.apply(Action::Undo);
    state.apply(Action::Rewind(0));
    play_all(&mut state, &[("c3", "b4")]);
    // After undo it is the game that is played otherwise.
    assert!(!state.can_edit_variation());
    let other = state.branches(GAMES)[0].node;
    state.apply(RareAction::Lines(LineAction::switch(GAMES, other)));
    assert!(state.can_edit_variation());
    let before = saved(&state);

    assert!(state.apply(RareAction::Lines(LineAction::promote(GAMES))).contains(&Task::Save));
    assert_eq!((state.notice(), state.can_edit_variation()), (Some(&Notice::Promoted), false));
    assert_ne!(saved(&state), before);
    take_back(&mut state);
    assert_eq!((saved(&state), state.take_back_action().is_some()), (before.clone(), false));

    assert!(state.apply(RareAction::Lines(LineAction::remove(GAMES))).contains(&Task::Save));
    assert_eq!((state.notice(), moves(&state).len()), (Some(&Notice::Removed), 0));
    assert!(!saved(&state).contains("@variation"));
    take_back(&mut state);
    assert_eq!(saved(&state), before);
    // Once something else is played, it is too late.
    state.apply(RareAction::Lines(LineAction::remove(GAMES)));
    play_all(&mut state, &[("c3", "b4")]);
    assert!(state.take_back_action().is_none());

    // Who only watches changes nothing.
    let mut watched = two_people(None);
    play_all(&mut watched, &[("c3", "d4")]);
    watched.apply(Action::SetAccess(Access::Watching));
    let before = saved(&watched);
    let switch = LineAction::switch(GAMES, play::NodeIdx::ROOT);
    for action in [LineAction::promote(GAMES), LineAction::remove(GAMES), LineAction::take_back(GAMES), switch] {
        assert_eq!(watched.apply(RareAction::Lines(action)), []);
    }
    assert_eq!(saved(&watched), before);
}

#[test]
fn a_saved_game_holds_every_line_and_opens_where_it_was() {
    let mut state = of_three();
    state.apply(Action::Rewind(1));
    let step = state.game.choices.last().unwrap().step;
    state.apply(Action::Choose(step));
    state.apply(Action::Undo);
    let saved_game = state.saved_game(7.0);
    let restored = TableState::restore(games(), &saved_game, ANYBODY).unwrap();
    assert_eq!(saved(&restored), saved_game.text);
    assert_eq!((moves(&restored), restored.branches(GAMES)), (moves(&state), state.branches(GAMES)));
    // The body that browsers hold from before opens as it was: at its place, with what was undone to be redone.
    let older = play::SavedGame { text: wire::write(&of_three().record().clone()), at: 1, ..saved_game };
    let mut restored = TableState::restore(games(), &older, ANYBODY).unwrap();
    restored.apply(Action::SetAccess(Access::Editing));
    assert_eq!((restored.record().entries.len(), restored.capabilities().redo), (1, true));
    restored.apply(Action::Redo);
    restored.apply(Action::Redo);
    assert_eq!(moves(&restored), moves(&of_three()));
}

#[test]
fn a_record_without_a_seed_goes_on() {
    let mut record = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), 7);
    record.seed = None;
    let mut state = begin(record, None);
    state.apply(Action::Prefer(Preferences { throwing: Throwing::Itself, ..state.preferences() }));
    assert!(!state.record().entries.is_empty() || !state.apply(Action::Throw).is_empty(), "the dice fall");
}

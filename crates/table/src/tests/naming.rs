//! What points are called: on the board, in the list of turns, and in what is told.

use super::inspecting::inspector_on;
use super::*;

const START: &str = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 65 white";

fn game() -> TableState {
    begin(Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), 7), Some(START))
}

/// The last turn as the list has it, what the board calls White's point 24, and what that is called in what is told.
fn named(state: &TableState) -> [String; 3] {
    let name = |labels: &rules::view::SiteMap<Message>| {
        labels.get(&Site(24)).unwrap().to_string().replace("verbatim text=", "")
    };
    let turn = state.turns().last().map_or(String::new(), |turn| turn.text.clone());
    [turn, name(state.labels()), name(&state.told_labels())]
}

#[test]
fn board_list_and_voice_call_points_alike() {
    let mut state = game();
    choose(&mut state, "24/18");
    choose(&mut state, "18/13");
    assert_eq!(named(&state), ["1A/7A/12A", "1A", "1A"]);
    assert_eq!((state.named_from(), steps(&state)), (None, vec!["24/18", "18/13"]), "the record is as ever");
    state.apply(Action::Rename(true));
    assert_eq!(named(&state), ["24/18/13", "24", "24"]);
    assert_eq!(state.named_from(), Some(Seat::FIRST));
    // Now it is Black who counts, and what White did is told as White counts.
    choose(&mut state, "done");
    assert_eq!(named(&state), ["24/18/13", "1", "24"]);
    assert_eq!((state.turn(), state.named_from()), (Some(Seat::SECOND), Some(Seat::SECOND)));
    state.apply(Action::ViewPly(1));
    assert_eq!((state.named_from(), named(&state)[1].as_str()), (Some(Seat::FIRST), "24"));
    state.apply(Action::ReturnToLive);
    assert_eq!(named(&state)[1..], ["1", "24"]);
    // However the board is turned.
    state.apply(Action::Flip);
    assert_eq!(named(&state)[1], "1");
    state.apply(Action::Rename(false));
    assert_eq!(named(&state), ["1A/7A/12A", "1A", "1A"]);
}

#[test]
fn steps_and_refusals_call_points_so_too() {
    let mut state = game();
    let of_white = |state: &mut TableState| match inspector_on(state, &named(state)[1]).prospect {
        Prospect::Moves { steps, .. } => steps.join(" "),
        other => panic!("{other:?}"),
    };
    let of_black = |state: &mut TableState| {
        state.apply(Action::Board(BoardEvent::Release));
        state.apply(Action::Board(BoardEvent::Tap(Site(19))));
        refusal(state)
    };
    assert_eq!(of_white(&mut state), "1A/7A");
    assert_eq!(of_black(&mut state), "backgammon-not-yours at=6A");
    state.apply(Action::Rename(true));
    assert_eq!(of_white(&mut state), "24/18");
    assert_eq!(of_black(&mut state), "backgammon-not-yours at=19");
}

#[test]
fn other_lines_and_games_that_are_taken_over_call_points_so_too() {
    let mut state = game();
    choose(&mut state, "24/18");
    state.apply(Action::Undo);
    choose(&mut state, "13/7");
    let branches = |state: &TableState| state.branches(GAMES).into_iter().map(|branch| branch.text).collect::<Vec<_>>();
    assert_eq!(branches(&state), ["1A/7A"]);
    state.apply(Action::Rename(true));
    assert_eq!(branches(&state), ["24/18"]);
    let mut later = TableState::restore(games(), &state.saved_game(0.0), ANYBODY).unwrap();
    later.apply(Action::SetAccess(Access::Editing));
    choose(&mut later, "7/2");
    state.catch_up(games(), &later.saved_game(1.0)).unwrap();
    assert_eq!(named(&state)[0], "13/7/2");
}

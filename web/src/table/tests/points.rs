//! Points that can be resigned, and figures beside the team names.

use super::*;

fn split(opponent: Opponent) -> TableState {
    begin(Setup { opponent, length: Some(5), ..Setup::usual("toy-split") }.record(7), None)
}

fn play(state: &mut TableState, steps: &str) {
    for step in steps.split(' ') {
        choose(state, step);
    }
}

#[test]
fn as_much_is_resigned_as_is_said_and_accepted() {
    let mut state = split(Opponent::Human);
    assert_eq!((most_resigned(&state), state.capabilities().resign), (0, false), "not before the game has begun");
    play(&mut state, "a1-a2 a2-a3");
    assert_eq!((most_resigned(&state), state.capabilities().resign), (2, true));
    assert_eq!(resign(&mut state, 3), []);
    assert_eq!(resign(&mut state, 0), []);
    // One point has to be accepted.
    assert_eq!(resign(&mut state, 1), [Task::Save]);
    assert_eq!(state.prompt(), "Black resigns one point");
    let question = state.question().expect("White is asked");
    assert_eq!(translate(&ui::answers(state.info(), state.record(), question)), "White answers:");
    state.apply(Action::Answer(false));
    assert_eq!((state.turn(), state.outcome()), (Some(Seat::SECOND), None));
    resign(&mut state, 1);
    state.apply(Action::Answer(true));
    let by_one = state.outcome().expect("White has accepted");
    assert!(by_one.starts_with("White wins by 1: Black resigned."), "{by_one}");
    // Two points need no acceptance.
    state.apply(Action::Undo);
    state.apply(Action::Answer(false));
    resign(&mut state, 2);
    let by_two = state.outcome().expect("that is all there is");
    assert!(by_two.starts_with("White wins by 2: Black resigned."), "{by_two}");
    assert_eq!(most_resigned(&two_people(None)), 0);
    // In most games there is no choice.
    let mut state = two_people(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    assert_eq!(most_resigned(&state), 1);
}

#[test]
fn the_computer_is_asked_whether_a_point_is_enough() {
    let mut state = split(Opponent::Computer);
    play(&mut state, "a1-a2 a2-a3");
    state.apply(Action::ComputerPlays(vec![".".to_owned()]));
    let tasks = resign(&mut state, 1);
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    assert_eq!(state.question(), None, "nobody here is asked");
    state.apply(Action::ComputerAnswers(false));
    assert_eq!((state.notice(), state.turn()), (Some(&Notice::Declined), Some(Seat::FIRST)));
    resign(&mut state, 1);
    state.apply(Action::ComputerAnswers(true));
    assert!(state.outcome().is_some_and(|told| told.starts_with("Black wins by 1")));
}

#[test]
fn what_is_resigned_has_words_in_every_number() {
    let info = info("toy-split").unwrap();
    let named = [1, 2, 13].map(|points| translate(&ui::resignation(info, points)));
    assert_eq!(named, ["One point", "Two points", "13 points"]);
}

#[test]
fn figures_are_those_of_the_position_that_is_looked_at() {
    let numbers = |state: &TableState| -> Vec<(usize, Vec<i64>)> {
        state.figures().into_iter().map(|figures| (figures.of.idx(), figures.numbers)).collect()
    };
    let mut state = split(Opponent::Human);
    // How far the men have to go, and the points of a match of five.
    assert_eq!(numbers(&state), [(0, vec![6, 0, 5]), (1, vec![6, 0, 5])]);
    assert_eq!(state.figures()[0].told, ["toy-split-before", "toy-split-score"], "nobody has given them words");
    assert_eq!(state.points(), [], "there are none on the board");
    play(&mut state, "a1-a2 a2-a3");
    assert_eq!(numbers(&state), [(0, vec![4, 0, 5]), (1, vec![6, 0, 5])]);
    state.apply(Action::ViewPly(1));
    assert_eq!(numbers(&state), [(0, vec![5, 0, 5]), (1, vec![6, 0, 5])]);
    state.apply(Action::ViewPly(0));
    assert_eq!(numbers(&state), [(0, vec![6, 0, 5]), (1, vec![6, 0, 5])]);

    let single = begin(Setup::usual("toy-split").record(7), None);
    assert_eq!(numbers(&single), [(0, vec![6]), (1, vec![6])]);
    // Where there are no figures, points are shown from the start.
    let pact = begin(Setup::usual("toy-pact").record(7), None);
    assert_eq!((pact.figures(), pact.points().len()), (vec![], 2));
}

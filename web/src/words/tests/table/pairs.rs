//! What is said at tables of two pairs.

use table::opponents;

use super::*;

/// Both pairs have a castle outside, White is six points ahead, South is to move; North has no castle in its half.
const AHEAD: &str = "S 29:wp 32:wb 43:ws 1:bb 38:bp 37:bp 4:bp";

fn four_seats(opponent: Opponent, start: Option<&str>) -> TableState {
    begin(Setup { opponent, ..Setup::usual("lanko-68") }.record(games(), 7), start)
}

fn prompt_and_question(state: &TableState) -> (String, Option<String>) {
    let question = state.question().map(|asked| translate(&ui::answers(state, asked)));
    (prompt_of(state), question)
}

/// Plays until it is South's turn again.
fn one_round(state: &mut TableState) {
    for _ in 0..4 {
        choose_first(state);
    }
}

#[test]
fn whose_turn_it_is_is_said_with_who_plays() {
    let mut state = four_seats(Opponent::People(3), Some("S L:wb 29:wp 1:bb 38:bp"));
    assert_eq!((seen::player_name(&state).as_deref(), state.turn()), (Some("(Player 1)"), Some(Seat::FIRST)));
    tap(&mut state, "L");
    tap(&mut state, "W");
    assert_eq!((seen::player_name(&state).as_deref(), state.turn()), (Some("(Player 3)"), Some(Seat::SECOND)));
    assert_eq!(seen::player_name(&four_seats(Opponent::Human, None)), None);
    assert_eq!(seen::player_name(&four_seats(Opponent::Computer, None)).as_deref(), Some("(you)"));
}

#[test]
fn the_end_is_offered_and_answered_by_one_after_the_other() {
    let mut state = four_seats(Opponent::People(4), Some(AHEAD));
    one_round(&mut state);
    state.apply(Action::Offer(Offer::End));
    let offered = "South offers to finish the game here".to_owned();
    assert_eq!(prompt_and_question(&state), (offered.clone(), Some("West: do you accept?".to_owned())));
    state.apply(Action::Answer(true));
    assert_eq!(prompt_and_question(&state), (offered.clone(), Some("East: do you accept?".to_owned())));
    state.apply(Action::Answer(true));
    let outcome = outcome_of(&state).expect("all have agreed");
    assert!(outcome.starts_with("White wins, ") && outcome.contains(" to "), "{outcome}");

    // Two humans: one answer is enough, for the whole pair.
    let mut state = four_seats(Opponent::Human, Some(AHEAD));
    one_round(&mut state);
    state.apply(Action::Offer(Offer::End));
    let offered = "White offers to finish the game here".to_owned();
    assert_eq!(prompt_and_question(&state), (offered, Some("Black: do you accept?".to_owned())));
    state.apply(Action::Answer(true));
    assert!(outcome_of(&state).is_some());
}

#[test]
fn a_partner_is_asked_whether_to_resign_too() {
    let mut state = four_seats(Opponent::People(4), None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    resign(&mut state, 1);
    let would = "West wants to resign".to_owned();
    assert_eq!(prompt_and_question(&state), (would.clone(), Some("East: do you resign too?".to_owned())));
    state.apply(Action::Answer(false));
    assert_eq!((state.turn(), outcome_of(&state)), (Some(Seat::SECOND), None));
    resign(&mut state, 1);
    state.apply(Action::Answer(true));
    let resigned = outcome_of(&state).expect("both have resigned");
    assert!(resigned.starts_with("White wins") && resigned.contains("Black resigned"), "{resigned}");
    // What was agreed is taken back, and nobody is asked again.
    state.apply(Action::Undo);
    assert_eq!(prompt_and_question(&state), ("West to move".to_owned(), None));

    // A player of both seats decides alone.
    let mut state = four_seats(Opponent::People(3), None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    resign(&mut state, 1);
    assert!(outcome_of(&state).is_some_and(|told| told.contains("Black resigned")));
}

#[test]
fn the_computer_answers_once_for_both_of_its_seats() {
    let mut state = four_seats(Opponent::Computer, Some(AHEAD));
    for _ in 0..4 {
        let table = games().open(state.record().clone()).unwrap();
        let step = table.choices()[0].step;
        match state.thinking() {
            Some(_) => computer_plays(&mut state, table.step_texts(&[step])),
            None => state.apply(Action::Choose(step)),
        };
    }
    state.apply(Action::Offer(Offer::End));
    state.apply(Action::ComputerAnswers(true));
    assert!(outcome_of(&state).is_some_and(|told| told.starts_with("You won, ")));
    // No partner is asked.
    let mut state = four_seats(Opponent::Computer, None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    resign(&mut state, 1);
    assert!(outcome_of(&state).is_some_and(|told| told.contains("White resigned")));
}

/// Makes the seat to act and its partner resign, after a first turn.
fn lose(state: &mut TableState) {
    tap(state, "30");
    tap(state, "J");
    resign(state, 1);
    if state.question().is_some() {
        state.apply(Action::Answer(true));
    }
}

#[test]
fn how_a_match_of_three_stands_is_told_after_each_game() {
    let round = opponents(games(), "lanko-68").into_iter().find(|opponent| matches!(opponent, Opponent::Match(_)));
    let mut state = four_seats(round.unwrap(), None);
    for game in 0..3 {
        lose(&mut state);
        // As restored after the page was closed.
        state = TableState::restore(games(), &state.saved_game(1.0), ANYBODY).unwrap();
        let next = next_game(&state.match_after(matches()).expect("a game of a match that is over"));
        if game == 2 {
            let below = "All three games have been played. Player 1 0, Player 2 0 and Player 3 0.";
            assert_eq!((end_of(&state), next), (["The match is a draw", below, ""].map(str::to_owned), None));
            break;
        }
        assert_eq!(stand(&state), "After this game: Player 1 0, Player 2 0 and Player 3 0.");
        state = begin(next.expect("the match goes on"), None);
    }
}

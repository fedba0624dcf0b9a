//! What is said at tables of several players on their own, and of seats that change hands.

use play::Status;
use rules::PerSeat;

use super::*;

/// A game with these players on all seats, including the empty ones: `p` for a human, `m` for the computer.
fn seated(id: &str, players: &str, kinds: &str, lot: u64, start: Option<&str>) -> TableState {
    let mut setup = Setup::usual(id);
    let (spec, _) = setup.player_counts(games()).expect("a game for more or fewer");
    setup.choose(spec, players);
    let kind = |idx: usize| {
        if kinds.as_bytes()[idx] == b'p' { PlayerKind::Human } else { PlayerKind::Computer(Level::FIRST_MET) }
    };
    setup.players = PerSeat::from_fn(|seat| kind(seat.idx()));
    begin(setup.record(games(), lot), start)
}

/// Draws until chance has nothing left to decide.
fn throw(state: &mut TableState) {
    while state.status() == Status::Chance {
        state.apply(Action::Throw);
    }
}

#[test]
fn the_computer_is_named_with_how_strong_it_plays_there() {
    let mut state = against_computer();
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Computer(Level::MOST)));
    assert_eq!(seen::player_name(&state).as_deref(), Some("(computer, level 8)"));
}

#[test]
fn an_end_that_the_computer_agrees_to_is_told() {
    let mut state = against_computer();
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    state.apply(Action::Offer(Offer::Draw));
    state.apply(Action::ComputerAnswers(true));
    assert_eq!(outcome_of(&state).as_deref(), Some("A draw: the players agreed."));
}

#[test]
fn every_player_card_says_who_plays() {
    let cards = |state: &TableState| -> Vec<(usize, PlayerKind, String)> {
        let cards = state.player_cards().into_iter();
        let players = cards.flat_map(|card| seen::players(state, card.of));
        players.map(|(seat, player, sits)| (seat.idx(), player, sits)).collect()
    };
    let told = |text: &str| text.to_owned();
    let (human, computer) = (PlayerKind::Human, PlayerKind::Computer(Level::FIRST_MET));
    let state = seated("ludo", "3", "pmmm", 1, None);
    let sits = told("(computer, level 2)");
    let expect = [(0, human, told("(you)")), (1, computer, sits.clone()), (2, computer, sits)];
    assert_eq!(cards(&state), expect);
    let state = seated("ludo", "2", "pmpm", 1, None);
    assert_eq!(cards(&state), [(0, human, String::new()), (2, human, String::new())]);
    let state = seated("ludo", "4", "pmpm", 1, None);
    assert_eq!(cards(&state)[2], (2, human, told("(Player 3)")));
    assert_eq!(cards(&two_people("laska", None)), [(0, human, String::new()), (1, human, String::new())]);
}

#[test]
fn all_places_are_told_when_everybody_else_has_resigned() {
    let mut state = seated("toy-race", "3", "pppp", 1, None);
    throw(&mut state);
    state.apply(RareAction::Resign(Seat::FIRST, 1));
    assert_eq!(outcome_of(&state), None);
    throw(&mut state);
    state.apply(RareAction::Resign(Seat::SECOND, 1));
    let outcome = outcome_of(&state).expect("nobody is left to play against");
    assert_eq!(outcome, "1 Red, 2 Black, 3 White.");
    assert_eq!(prompt_of(&state), "Red wins");
}

#[test]
fn where_a_piece_went_is_told_although_the_computer_has_thrown_since() {
    let start = Some("0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 3 -");
    let mut state = seated("ludo", "4", "pmmm", 3, start);
    choose(&mut state, "9-12");
    assert!(narration_of(&state).contains("12"), "{}", narration_of(&state));
}

#[test]
fn all_places_are_told_when_computers_alone_have_played_to_the_end() {
    let mut state = seated("ludo", "3", "mmmm", 5, None);
    while outcome_of(&state).is_none() {
        let table = games().open(state.record().clone()).unwrap();
        let choices = table.choices();
        let step = choices[state.record().entries.len() % choices.len()].step;
        computer_plays(&mut state, table.step_texts(&[step]));
    }
    assert!(outcome_of(&state).is_some_and(|told| told.starts_with("1 ")), "{:?}", outcome_of(&state));
}

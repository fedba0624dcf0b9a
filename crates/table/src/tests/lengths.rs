//! Choices for a new game: options, and matches of two; on toys that have them.

use play::{GameUid, Match};

use super::*;

fn toy(id: &str) -> Setup {
    Setup { opponent: Opponent::Human, ..Setup::usual(id) }
}

fn chosen(setup: &Setup) -> Vec<(&str, &str)> {
    setup.options.iter().collect()
}

#[test]
fn options_are_kept_where_they_are_not_the_default() {
    let mut setup = toy("toy-split");
    let [spec] = setup.specs(games()).collect::<Vec<_>>()[..] else { panic!("the toy has one option") };
    assert_eq!((spec.key, setup.value(spec).as_str(), chosen(&setup)), ("squares", "two", vec![]));
    setup.choose(spec, "three");
    assert_eq!((setup.value(spec).as_str(), chosen(&setup)), ("three", vec![("squares", "three")]));
    setup.choose(spec, "four");
    assert_eq!(chosen(&setup), [("squares", "three")], "there is no such value");
    assert_eq!(setup.record(games(), 1).options, setup.options);
    let state = begin(setup.record(games(), 1), None);
    assert!(state.game.table.position_text(0).text.ends_with(" 3"), "three squares a turn");
    setup.choose(spec, "two");
    assert_eq!(chosen(&setup), []);
}

#[test]
fn numbers_have_to_be_in_their_range_and_texts_are_not_asked_for() {
    let mut setup = toy("toy-race");
    let [spec] = setup.specs(games()).collect::<Vec<_>>()[..] else { panic!("the toy has one option") };
    for (value, expect) in [("16", "16"), ("21", "16"), ("3", "16"), ("", "16"), ("1e1", "16"), ("8", "8")] {
        setup.choose(spec, value);
        assert_eq!(setup.value(spec), expect, "{value:?}");
    }
    assert_eq!(chosen(&setup), []);
    assert_eq!(toy("toy-pact").specs(games()).count(), 0);
}

#[test]
fn another_game_has_what_was_chosen_if_it_can() {
    let mut setup = Setup { length: Some(3), ..toy("toy-split") };
    setup.options.set("squares", "three");
    setup.switch(games(), "toy-split");
    assert_eq!((chosen(&setup), setup.length), (vec![("squares", "three")], Some(3)));
    setup.switch(games(), "toy-pact");
    assert_eq!((setup.id.as_str(), chosen(&setup), setup.length), ("toy-pact", vec![], Some(3)));
    let mut setup = Setup { length: Some(5), ..toy("toy-split") };
    setup.switch(games(), "toy-pact");
    assert_eq!(setup.length, None, "it does not have this length");
}

#[test]
fn lengths_are_in_order_and_for_two() {
    let lengths = |id| toy(id).lengths(games()).map(|(plan, lengths)| (plan.key, lengths));
    assert_eq!(lengths("toy-split"), Some(("first-to", vec![1, 3, 5])));
    assert_eq!(lengths("toy-pact"), Some(("best-of", vec![3])));
    assert_eq!((lengths("laska"), lengths("lanko-88")), (None, None), "no match, and one of three people");
    // They are not a kind of opponent.
    assert_eq!(opponents(games(), "toy-split"), [Opponent::Computer, Opponent::Human, Opponent::ByLink(2)]);
    assert!(toy("toy-split").is_of_two(games()) && Setup::usual("toy-split").is_of_two(games()));
    assert!(!Setup { opponent: Opponent::People(4), ..toy("lanko-88") }.is_of_two(games()));
    // A match that the game does not have is a single game.
    let single = Setup { length: Some(4), ..toy("toy-split") }.record(games(), 1);
    assert_eq!((single.plan, single.match_state), (None, rules::MatchState::default()));
}

#[test]
fn a_match_is_played_against_anybody_on_either_side() {
    let of_three = |opponent, side| {
        let setup = Setup { opponent, side, length: Some(3), ..toy("toy-split") };
        let record = setup.record(games(), 9);
        assert_eq!((record.plan.as_deref(), record.match_state.length), (Some("first-to"), 3));
        assert_eq!((record.uid, record.seed.is_some(), &record.options), (GameUid(9), true, &setup.options));
        begin(record, None)
    };
    for seat in Seat::first(2) {
        let state = of_three(Opponent::Computer, Side::Seat(seat));
        let computer = seat.other();
        assert!(state.is_computer(computer) && !state.is_computer(seat), "{seat}");
        assert_eq!(state.orientation(), seat);
    }
    let sides: Vec<bool> = (0..2_u64)
        .map(|lot| Setup { side: Side::ByLot, length: Some(3), ..Setup::usual("toy-split") }.record(games(), lot << 32))
        .map(|record| begin(record, None).is_computer(Seat::FIRST))
        .collect();
    assert_eq!(sides, [false, true]);
    let state = of_three(Opponent::Human, Side::Seat(Seat::SECOND));
    assert_eq!((state.has_computer(), state.orientation()), (false, Seat::FIRST));
}

/// The points of the two players of a match, in the order of their seats in the game that is over.
fn points_by_seat(run: &Match) -> [i32; 2] {
    let seating = run.played().last().expect("a game is over").seating;
    [Seat::FIRST, Seat::SECOND].map(|seat| run.points()[Seat::new(seating[seat]).expect("somebody sits there")])
}

/// Resigns this many points for White after a first turn.
fn lose(state: &mut TableState, points: u8) {
    tap(state, "a1");
    tap(state, "a2");
    choose(state, ".");
    tap(state, "a4");
    tap(state, "a3");
    choose(state, ".");
    assert_eq!(state.turn(), Some(Seat::FIRST));
    resign(state, points);
    if state.question().is_some() {
        state.apply(Action::Answer(true));
    }
}

#[test]
fn a_match_of_two_goes_on_to_its_length_and_begins_again() {
    let mut state = begin(Setup { length: Some(3), ..toy("toy-split") }.record(games(), 7), None);
    let standings = |state: &TableState| {
        let run = state.match_after(matches()).expect("a game of a match that is over");
        (points_by_seat(&run), run.outcome().cloned(), next_game(&run))
    };
    lose(&mut state, 2);
    let (stand, end, next) = standings(&state);
    assert_eq!((stand, end), ([0, 2], None));
    let mut state = begin(next.expect("the match goes on"), None);
    assert_eq!(state.record().match_state.points.0, [0, 2, 0, 0]);
    lose(&mut state, 1);
    // As restored after the page was closed.
    let state = TableState::restore(games(), &state.saved_game(1.0), ANYBODY).unwrap();
    let (stand, end, next) = standings(&state);
    let end = end.expect("the match is over");
    assert_eq!(
        (stand, &end.places.0[..2], end.reason.to_string()),
        ([0, 3], &[2, 1][..], "toy-split-match".to_owned())
    );
    assert_eq!(next, None);
    let again = state.rematch(games(), 5);
    assert_eq!((again.plan.as_deref(), again.match_state.length, again.uid), (Some("first-to"), 3, GameUid(5)));
    assert_eq!((again.match_state.played, again.match_state.points.0, again.entries), (0, [0; 4], vec![]));
}

#[test]
fn a_match_against_the_computer_begins_again_on_the_other_side() {
    let first = Setup { length: Some(3), ..Setup::usual("toy-split") }.record(games(), 1);
    let again = begin(again(&first, 2), None);
    assert!(again.is_computer(Seat::FIRST) && !again.is_computer(Seat::SECOND));
}

#[test]
fn players_who_change_seats_are_called_as_in_the_game_that_is_over() {
    let stand_after = |mut record: Record| {
        record.entries = vec![Entry::Resign { by: Seat::FIRST, points: 1 }];
        let state = begin(record, None);
        let run = state.match_after(matches()).expect("a game of a match that is over");
        assert_eq!(run.outcome(), None);
        (points_by_seat(&run), next_game(&run))
    };
    let (stand, next) = stand_after(Setup { length: Some(3), ..toy("toy-pact") }.record(games(), 1));
    assert_eq!(stand, [0, 1]);
    // The loser plays second now, and wins.
    let (stand, next) = stand_after(next.expect("the match goes on"));
    assert_eq!(stand, [1, 1]);
    assert!(next.is_some());
}

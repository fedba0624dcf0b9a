//! What a list shows of the game on a table.

use play::{Summary, SummaryState};

use super::*;

fn step(text: &str) -> Entry {
    Entry::Step(text.to_owned())
}

/// The summary of a game after these entries.
fn summary(setup: &Setup, entries: Vec<Entry>) -> Summary {
    let record = Record { entries, ..setup.record(games(), 7) };
    TableState::open(games(), record, ANYBODY).expect("the rules allow it").summary(5.0)
}

/// The state of a game after these entries, as it is stored.
#[track_caller]
fn check(setup: &Setup, entries: Vec<Entry>, expect: &str) {
    assert_eq!(summary(setup, entries).state.to_string(), expect);
}

fn alone(id: &str) -> Setup {
    Setup::usual(id)
}

fn for_people(id: &str) -> Setup {
    Setup { opponent: Opponent::Human, ..Setup::usual(id) }
}

fn resigned(by: Seat) -> Entry {
    Entry::Resign { by, points: 1 }
}

#[test]
fn it_says_which_game_who_plays_and_how_far_it_is() {
    let Summary { uid, game, changed, over, n_people, computers, state, n_steps } =
        summary(&alone("laska"), vec![step("c3-d4")]);
    assert_eq!((uid, game.as_str(), changed, over), (play::GameUid(7), "laska", 5.0, false));
    assert_eq!((n_people, computers, n_steps), (1, vec![Level::FIRST_MET], 1));
    assert_eq!(state, SummaryState::ComputerTurn);
    let draw = Entry::Offer { by: Seat::SECOND, what: Offer::Draw };
    let people = summary(&for_people("laska"), vec![step("c3-d4"), draw]);
    assert_eq!((people.n_people, people.computers, people.n_steps), (2, vec![], 1));
    assert!(summary(&for_people("laska"), vec![step("c3-d4"), resigned(Seat::SECOND)]).over);
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut state = two_people(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(Action::Undo);
    let Summary { n_steps, state, .. } = state.summary(0.0);
    assert_eq!((n_steps, state), (0, SummaryState::Turn(Seat::FIRST)));
}

#[test]
fn a_player_of_two_seats_counts_once() {
    let pairs = summary(&alone("lanko-88"), vec![]);
    assert_eq!((pairs.n_people, pairs.computers), (1, vec![Level::FIRST_MET]));
    let three = summary(&Setup { opponent: Opponent::People(3), ..alone("lanko-88") }, vec![]);
    assert_eq!((three.n_people, three.computers), (3, vec![]));
    let ludo = summary(&alone("ludo"), vec![]);
    assert_eq!((ludo.n_people, ludo.computers), (1, vec![Level::FIRST_MET; 3]));
    // A human who substitutes for the computer on one of its seats is one more.
    let mut state = begin(alone("lanko-88").record(games(), 7), None);
    state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    let Summary { n_people, computers, .. } = state.summary(0.0);
    assert_eq!((n_people, computers), (2, vec![Level::FIRST_MET]));
}

#[test]
fn alone_against_computers_it_is_about_you() {
    check(&alone("laska"), vec![], "your-turn");
    check(&alone("laska"), vec![step("c3-d4")], "computer-turn");
    check(&alone("laska").seen_from(Seat::SECOND), vec![], "computer-turn");
    check(&alone("laska").seen_from(Seat::SECOND), vec![step("c3-d4")], "your-turn");
    check(&alone("lanko-88"), vec![], "your-turn");
    check(&alone("chess"), vec![step("e4")], "computer-turn");
    check(&alone("laska"), vec![step("c3-d4"), resigned(Seat::SECOND)], "you-won");
    check(&alone("laska"), vec![step("c3-d4"), resigned(Seat::FIRST)], "you-lost");
    // Everybody throws for the first turn, so the human does.
    check(&alone("backgammon"), vec![], "your-turn");
}

#[test]
fn between_people_it_is_about_seats() {
    check(&for_people("laska"), vec![], "turn-1");
    check(&for_people("chess"), vec![step("e4")], "turn-2");
    check(&for_people("backgammon"), vec![], "");
    check(&for_people("laska"), vec![step("c3-d4"), resigned(Seat::SECOND)], "win-1");
    check(&for_people("laska"), vec![step("c3-d4"), resigned(Seat::FIRST)], "win-2");
    // Nobody is alone where computers play among themselves.
    let mut state = against_computer(None);
    state.apply(RareAction::Reseat(Seat::FIRST, PlayerKind::Computer(Level::MOST)));
    let Summary { n_people, computers, state, .. } = state.summary(0.0);
    assert_eq!((n_people, computers), (0, vec![Level::MOST, Level::FIRST_MET]));
    assert_eq!(state, SummaryState::Turn(Seat::FIRST));
}

#[test]
fn partners_win_together() {
    let all: Vec<Seat> = Seat::first(4).collect();
    let people = Setup { opponent: Opponent::People(4), ..alone("lanko-88") };
    let entries = vec![resigned(all[0]), Entry::Answer { by: all[2], yes: true }];
    check(&people, entries, "win-2-4");
    check(&alone("lanko-88"), vec![resigned(all[0])], "you-lost");
    check(&alone("lanko-88"), vec![resigned(all[1])], "you-won");
}

#[test]
fn an_offer_waits_or_ends_the_game() {
    let draw = || vec![step("c3-d4"), Entry::Offer { by: Seat::FIRST, what: Offer::Draw }];
    let agreed = || [draw(), vec![Entry::Answer { by: Seat::SECOND, yes: true }]].concat();
    for setup in [alone("laska"), for_people("laska")] {
        check(&setup, draw(), "offer");
        check(&setup, agreed(), "draw");
    }
}

/// The state of an outcome with these places, on a table of ludo.
#[track_caller]
fn check_places(places: [u8; 4], people: &[usize], expect: &str) {
    let mut setup = alone("ludo");
    for seat in Seat::first(4) {
        let is_human = people.contains(&seat.idx());
        setup.players[seat] = if is_human { PlayerKind::Human } else { PlayerKind::Computer(Level::FIRST_MET) };
    }
    let state = TableState::open(games(), setup.record(games(), 7), ANYBODY).expect("it is a new game");
    let outcome =
        Outcome { places: rules::PerSeat(places), points: rules::PerSeat::default(), reason: Message::new("x") };
    assert_eq!(state.result(&outcome, people.len() == 1).to_string(), expect, "{places:?} {people:?}");
}

#[test]
fn a_shared_place_is_no_victory() {
    check_places([1, 2, 3, 4], &[0], "you-won");
    check_places([2, 1, 3, 4], &[0], "you-lost");
    check_places([1, 1, 3, 4], &[0], "win-1-2");
    check_places([3, 1, 1, 4], &[0], "you-lost");
    check_places([1, 1, 3, 4], &[0, 1], "win-1-2");
    check_places([1, 1, 1, 1], &[0], "draw");
    // Nobody has played the fourth seat.
    check_places([1, 1, 1, 0], &[0, 1], "draw");
    check_places([2, 1, 3, 0], &[0, 1], "win-2");
}

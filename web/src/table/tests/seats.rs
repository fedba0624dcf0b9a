//! Tables of several who each play for themselves, people and machines, with seats that nobody plays.

use play::GameUid;
use rules::PerSeat;
use rules::view::Die;

use super::*;

const THIRD: Seat = Seat::new(2).unwrap();

/// Who sits on each seat: a person, the machine or nobody.
fn sitters(record: &Record) -> String {
    let sign = |seat: &Option<usize>| match seat.and_then(|player| record.players.get(player)) {
        Some(Sitter::Person { .. }) => 'p',
        Some(Sitter::Machine { .. }) => 'm',
        None => '-',
    };
    record.seats.iter().map(sign).collect()
}

/// The choice of these, on all seats of a game; those that nobody plays are chosen too.
fn setup(id: &str, players: &str, occupants: &str) -> Setup {
    let mut setup = Setup::usual(id);
    let (spec, _) = setup.player_counts().expect("a game for more or fewer");
    setup.choose(spec, players);
    let occupant =
        |idx: usize| if occupants.as_bytes()[idx] == b'p' { Occupant::Person } else { Occupant::Machine(Level::Good) };
    setup.occupants = PerSeat::from_fn(|seat| occupant(seat.idx()));
    setup
}

/// Plays by itself until it is somebody's turn.
fn throw(state: &mut TableState) {
    while state.status() == Status::Chance {
        state.apply(Deed::Throw);
    }
}

#[test]
fn everybody_has_a_seat_of_his_own_and_the_others_are_empty() {
    let usual = Setup::usual("ludo").record(1);
    assert_eq!((sitters(&usual), usual.players.len(), usual.options.get("players")), ("pmmm".to_owned(), 4, None));
    for (players, occupants, expect, n_players, option) in [
        ("4", "pmpm", "pmpm", 4, None),
        ("4", "mmmm", "mmmm", 4, None),
        ("3", "pmpm", "pmp-", 3, Some("3")),
        ("2", "pmpm", "p-p-", 2, Some("2")),
    ] {
        let record = setup("ludo", players, occupants).record(1);
        assert_eq!((sitters(&record).as_str(), record.players.len()), (expect, n_players), "{players} {occupants}");
        assert_eq!(record.options.get("players"), option);
        assert!(TableState::open(record, ANYBODY).is_ok());
    }
    // The rules of each game say which seats these are.
    assert_eq!(sitters(&setup("toy-race", "2", "pmmm").record(1)), "p-m");
    assert_eq!(Setup::usual("toy-race").player_counts().map(|(_, counts)| counts), Some(vec![2, 3]));
    assert_eq!(Setup::usual("lanko-88").player_counts(), None);
}

#[test]
fn how_many_play_is_chosen_apart_from_the_other_options() {
    assert!(Setup::usual("ludo").specs().all(|spec| spec.key != "players"));
    assert!(!Setup::usual("ludo").is_of_two());
    // Whoever comes back from another game finds what he chose.
    let mut chosen = setup("toy-race", "2", "mpmm");
    chosen.switch("laska");
    assert_eq!((sitters(&chosen.record(1)).as_str(), chosen.options.get("players")), ("pm", None));
    chosen.switch("ludo");
    assert_eq!(sitters(&chosen.record(1)), "mpmm");
}

#[test]
fn a_position_tells_by_itself_who_is_there() {
    let start = "24,32,45,45/2,5,5,45/41,44,45,45/- play 1 1 -";
    let record = Setup::usual("ludo").record_from(Some(start.to_owned()), 1);
    assert_eq!((sitters(&record).as_str(), record.start.as_deref()), ("pmm-", Some(start)));
    assert_eq!(TableState::open(record, ANYBODY).unwrap().turn(), Some(Seat::FIRST));
    let third = Setup::usual("ludo").seen_from(THIRD).record_from(Some(start.to_owned()), 1);
    assert_eq!(sitters(&third), "mmp-");
    // One that is none says so, and nothing else.
    let record = Setup::usual("ludo").record_from(Some("none".to_owned()), 1);
    assert!(matches!(TableState::open(record, ANYBODY).err(), Some(OpenError::Start(_))));
}

#[test]
fn in_a_rematch_everybody_has_the_next_seat_that_is_played() {
    let after = |players: &str, occupants: &str| {
        let first = setup("ludo", players, occupants).record(1);
        let next = again(&first, 2);
        assert_eq!((next.uid, &next.options, &next.players), (GameUid(2), &first.options, &first.players));
        assert!(TableState::open(next.clone(), ANYBODY).is_ok());
        sitters(&next)
    };
    assert_eq!(after("4", "pmmm"), "mpmm");
    assert_eq!(after("3", "ppmm"), "mpp-");
    assert_eq!(after("2", "pmmm"), "m-p-");
}

#[test]
fn every_seat_that_is_played_has_a_plate() {
    let plates = |state: &TableState| -> Vec<(usize, Occupant, String)> {
        state.plates().into_iter().map(|plate| (plate.of.idx(), plate.occupant, plate.sits)).collect()
    };
    let told = |text: &str| text.to_owned();
    let (person, machine) = (Occupant::Person, Occupant::Machine(Level::Good));
    let state = begin(setup("ludo", "3", "pmmm").record(1), None);
    let sits = told("(the machine, good)");
    let expect = [(0, person, told("(you)")), (1, machine, sits.clone()), (2, machine, sits)];
    assert_eq!(plates(&state), expect);
    let state = begin(setup("ludo", "2", "pmpm").record(1), None);
    assert_eq!(plates(&state), [(0, person, String::new()), (2, person, String::new())]);
    let state = begin(setup("ludo", "4", "pmpm").record(1), None);
    assert_eq!(plates(&state)[2], (2, person, told("(Player 3)")));
    assert!(state.plates().iter().all(|plate| plate.figures.is_some() && plate.count.is_none() && !plate.is_out));
    // Two teams have none.
    assert_eq!(two_people(None).plates(), []);
    assert_eq!(begin(Setup::usual("lanko-88").record(1), None).plates(), []);
}

#[test]
fn who_resigns_leaves_the_others_to_play_on() {
    let mut state = begin(setup("toy-race", "3", "pppp").record(1), None);
    throw(&mut state);
    assert_eq!(state.resigners(), [(Seat::FIRST, 1)], "whoever is to act");
    assert_eq!(state.apply(Deed::Resign(Seat::SECOND, 1)), [], "it is not his turn");
    state.apply(Deed::Resign(Seat::FIRST, 1));
    assert_eq!((state.outcome(), state.plates().len()), (None, 3));
    assert!(state.plates()[0].is_out && !state.plates()[1].is_out);
    throw(&mut state);
    assert_eq!(state.resigners(), [(Seat::SECOND, 1)]);
    state.apply(Deed::Resign(Seat::SECOND, 1));
    let outcome = state.outcome().expect("nobody is left to play against");
    assert!(outcome.starts_with("Red is first, Black second, White third: "), "{outcome}");
    assert_eq!(state.prompt(), "Red wins");
}

#[test]
fn while_the_machine_is_to_act_any_person_may_resign() {
    let mut state = begin(setup("toy-race", "3", "mppp").record(1), None);
    assert_eq!(state.turn(), Some(Seat::FIRST), "the machine has thrown by itself");
    assert_eq!(state.resigners(), [(Seat::SECOND, 1), (THIRD, 1)]);
    state.apply(Deed::Resign(THIRD, 1));
    assert_eq!(state.resigners(), [(Seat::SECOND, 1)], "he has left");
    assert_eq!(state.outcome(), None);
}

#[test]
fn whoever_takes_no_part_is_asked_nothing() {
    let mut state = begin(setup("ludo", "4", "pppp").record(3), Some("0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 3 -"));
    state.apply(Deed::Choose("9-12".to_owned()));
    assert_eq!(state.turn(), Some(Seat::SECOND), "he is to throw");
    state.apply(Deed::Resign(Seat::SECOND, 1));
    throw(&mut state);
    assert_eq!(state.turn(), Some(THIRD));
    state.apply(Deed::Offer(Offer::Draw));
    let mut asked = Vec::new();
    while let Some(question) = state.question() {
        asked.push(question.on.idx());
        state.apply(Deed::Answer(true));
    }
    assert_eq!(asked, [0, 3]);
    assert!(state.outcome().is_some());
}

#[test]
fn what_a_machine_throws_is_seen_behind_the_move_before_it() {
    let mut state = begin(setup("ludo", "4", "pmmm").record(3), Some("0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 3 -"));
    let before = state.scene();
    let tasks = state.apply(Deed::Choose("9-12".to_owned()));
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    let motion = state.motion().expect("there is something to be seen");
    assert_eq!(motion.from, before);
    let place = |is_it: fn(&Effect) -> bool| motion.effects.iter().position(is_it);
    let (moved, thrown) = (
        place(|effect| matches!(effect, Effect::Move { .. })),
        place(|effect| matches!(effect, Effect::Die { die: Die::Shows(_), .. })),
    );
    assert!(moved.is_some() && moved < thrown, "{:?}", motion.effects);
    assert!(state.narration().contains("12"), "{}", state.narration());
    // Another deed is seen by itself.
    let before = state.scene();
    let step = state.choices[0].step.clone();
    state.apply(Deed::Machine(vec![step]));
    assert_eq!(state.motion().expect("there is something to be seen").from, before);
}

#[test]
fn machines_alone_play_to_the_end() {
    let mut state = begin(setup("ludo", "3", "mmmm").record(5), None);
    while state.outcome().is_none() {
        assert!(state.thinking().is_some(), "nobody else is waited for: {:?}", state.status());
        let step = state.choices[state.n_entries() % state.choices.len()].step.clone();
        state.apply(Deed::Machine(vec![step]));
    }
    assert_eq!(state.plates().len(), 3);
    assert!(state.outcome().is_some_and(|told| told.contains(" is first, ")), "{:?}", state.outcome());
}

//! Tables of several players on their own, humans and computers, with empty seats.

use play::GameUid;
use rules::PerSeat;
use rules::view::Die;

use super::*;

const THIRD: Seat = Seat::new(2).unwrap();

/// Who plays each seat: a human, the computer or nobody.
fn players_of(record: &Record) -> String {
    let sign = |seat: &Option<usize>| match seat.and_then(|player| record.players.get(player)) {
        Some(Player::Human { .. }) => 'p',
        Some(Player::Computer { .. }) => 'm',
        Some(Player::Remote { .. }) => 'r',
        None => '-',
    };
    record.seats.iter().map(sign).collect()
}

/// A setup with these players on all seats of a game, including the empty ones.
fn setup(id: &str, players: &str, kinds: &str) -> Setup {
    let mut setup = Setup::usual(id);
    let (spec, _) = setup.player_counts(games()).expect("a game for more or fewer");
    setup.choose(spec, players);
    let kind = |idx: usize| {
        if kinds.as_bytes()[idx] == b'p' { PlayerKind::Human } else { PlayerKind::Computer(Level::FIRST_MET) }
    };
    setup.players = PerSeat::from_fn(|seat| kind(seat.idx()));
    setup
}

/// Draws until chance has nothing left to decide.
fn throw(state: &mut TableState) {
    while state.status() == Status::Chance {
        state.apply(Action::Throw);
    }
}

#[test]
fn a_usual_setup_has_computers_of_any_level() {
    for level in Level::ALL {
        let levels = |id: &str| {
            let record = Setup::usual(id).at_level(level).record(games(), 1);
            record.players.iter().map(PlayerKind::of).collect::<Vec<PlayerKind>>()
        };
        let computer = PlayerKind::Computer(level);
        assert_eq!(levels("laska"), [PlayerKind::Human, computer]);
        // Ludo has fewer levels.
        let info = games().info("ludo").expect("it is there");
        let computer = PlayerKind::Computer(level.within(info.levels));
        assert_eq!(levels("ludo"), [PlayerKind::Human, computer, computer, computer]);
    }
}

#[test]
fn everybody_has_a_seat_and_the_others_are_empty() {
    let usual = Setup::usual("ludo").record(games(), 1);
    assert_eq!((players_of(&usual), usual.players.len(), usual.options.get("players")), ("pmmm".to_owned(), 4, None));
    for (players, kinds, expect, n_players, option) in [
        ("4", "pmpm", "pmpm", 4, None),
        ("4", "mmmm", "mmmm", 4, None),
        ("3", "pmpm", "pmp-", 3, Some("3")),
        ("2", "pmpm", "p-p-", 2, Some("2")),
    ] {
        let record = setup("ludo", players, kinds).record(games(), 1);
        assert_eq!((players_of(&record).as_str(), record.players.len()), (expect, n_players), "{players} {kinds}");
        assert_eq!(record.options.get("players"), option);
        assert!(TableState::open(games(), record, ANYBODY).is_ok());
    }
    // The rules of each game say which seats these are.
    assert_eq!(players_of(&setup("toy-race", "2", "pmmm").record(games(), 1)), "p-m");
    assert_eq!(Setup::usual("toy-race").player_counts(games()).map(|(_, counts)| counts), Some(vec![2, 3]));
    assert_eq!(Setup::usual("lanko-88").player_counts(games()), None);
}

#[test]
fn how_many_play_is_chosen_apart_from_the_other_options() {
    assert!(Setup::usual("ludo").specs(games()).all(|spec| spec.key != "players"));
    assert!(!Setup::usual("ludo").is_of_two(games()));
    // Choices are still there on the way back from another game.
    let mut chosen = setup("toy-race", "2", "mpmm");
    chosen.switch(games(), "laska");
    assert_eq!((players_of(&chosen.record(games(), 1)).as_str(), chosen.options.get("players")), ("pm", None));
    chosen.switch(games(), "ludo");
    assert_eq!(players_of(&chosen.record(games(), 1)), "mpmm");
}

#[test]
fn a_position_tells_by_itself_who_is_there() {
    let start = "24,32,45,45/2,5,5,45/41,44,45,45/- play 1 1 -";
    let record = Setup::usual("ludo").record_from(games(), Some(start.to_owned()), 1);
    assert_eq!((players_of(&record).as_str(), record.start.as_deref()), ("pmm-", Some(start)));
    assert_eq!(TableState::open(games(), record, ANYBODY).unwrap().turn(), Some(Seat::FIRST));
    let third = Setup::usual("ludo").seen_from(THIRD).record_from(games(), Some(start.to_owned()), 1);
    assert_eq!(players_of(&third), "mmp-");
    // A text that is no position only says so.
    let record = Setup::usual("ludo").record_from(games(), Some("none".to_owned()), 1);
    assert!(matches!(TableState::open(games(), record, ANYBODY).err(), Some(OpenError::Start(_))));
}

#[test]
fn in_a_rematch_everybody_has_the_next_seat_that_is_played() {
    let after = |players: &str, kinds: &str| {
        let first = setup("ludo", players, kinds).record(games(), 1);
        let next = again(&first, 2);
        assert_eq!((next.uid, &next.options, &next.players), (GameUid(2), &first.options, &first.players));
        assert!(TableState::open(games(), next.clone(), ANYBODY).is_ok());
        players_of(&next)
    };
    assert_eq!(after("4", "pmmm"), "mpmm");
    assert_eq!(after("3", "ppmm"), "mpp-");
    assert_eq!(after("2", "pmmm"), "m-p-");
}

#[test]
fn every_seat_that_is_played_has_a_player_card() {
    // The seat, who plays it, and the number of the player.
    let cards = |state: &TableState| -> Vec<(usize, PlayerKind, Option<usize>)> {
        let number = |card: &PlayerCard| state.record().player(card.of);
        state.player_cards().into_iter().map(|card| (card.of.idx(), card.player, number(&card))).collect()
    };
    let (human, computer) = (PlayerKind::Human, PlayerKind::Computer(Level::FIRST_MET));
    let state = begin(setup("ludo", "3", "pmmm").record(games(), 1), None);
    assert_eq!(cards(&state), [(0, human, Some(0)), (1, computer, Some(1)), (2, computer, Some(2))]);
    assert!(!state.has_people(), "one plays alone");
    let state = begin(setup("ludo", "2", "pmpm").record(games(), 1), None);
    assert_eq!(cards(&state), [(0, human, Some(0)), (2, human, Some(1))]);
    let state = begin(setup("ludo", "4", "pmpm").record(games(), 1), None);
    assert_eq!((cards(&state)[2], state.has_people()), ((2, human, Some(2)), true));
    assert!(state.player_cards().iter().all(|card| card.figures.is_some() && card.count.is_none() && !card.is_out));
    assert_eq!(cards(&two_people(None)), [(0, human, Some(0)), (1, human, Some(1))]);
    // Pairs have one each.
    let state = begin(Setup::usual("lanko-88").record(games(), 1), None);
    assert_eq!(cards(&state), [(0, human, Some(0)), (1, computer, Some(1))]);
}

#[test]
fn who_resigns_leaves_the_others_to_play_on() {
    let mut state = begin(setup("toy-race", "3", "pppp").record(games(), 1), None);
    throw(&mut state);
    assert_eq!(state.resigners(), [(Seat::FIRST, 1)], "whoever is to act");
    assert_eq!(state.apply(RareAction::Resign(Seat::SECOND, 1)), [], "it is not their turn");
    state.apply(RareAction::Resign(Seat::FIRST, 1));
    assert_eq!((state.outcome(), state.player_cards().len()), (None, 3));
    assert!(state.player_cards()[0].is_out && !state.player_cards()[1].is_out);
    throw(&mut state);
    let left = state.told().map(|told| [Seat::FIRST, Seat::SECOND].map(|seat| told.left[seat]));
    assert_eq!(left, Some([Some(Left::Resigned), None]));
    assert_eq!(state.resigners(), [(Seat::SECOND, 1)]);
    state.apply(RareAction::Resign(Seat::SECOND, 1));
    let outcome = ended(&state);
    assert_eq!((outcome.places.0, outcome.reason.to_string().as_str()), ([3, 2, 1, 0], "end-resigned"));
}

#[test]
fn while_the_computer_is_to_act_any_human_may_resign() {
    let mut state = begin(setup("toy-race", "3", "mppp").record(games(), 1), None);
    assert_eq!(state.turn(), Some(Seat::FIRST), "the computer has thrown by itself");
    assert_eq!(state.resigners(), [(Seat::SECOND, 1), (THIRD, 1)]);
    state.apply(RareAction::Resign(THIRD, 1));
    assert_eq!(state.resigners(), [(Seat::SECOND, 1)], "they have left");
    assert_eq!(state.outcome(), None);
}

#[test]
fn whoever_takes_no_part_is_asked_nothing() {
    let mut state =
        begin(setup("ludo", "4", "pppp").record(games(), 3), Some("0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 3 -"));
    choose(&mut state, "9-12");
    assert_eq!(state.turn(), Some(Seat::SECOND), "they are to throw");
    state.apply(RareAction::Resign(Seat::SECOND, 1));
    throw(&mut state);
    assert_eq!(state.turn(), Some(THIRD));
    state.apply(Action::Offer(Offer::Draw));
    let mut asked = Vec::new();
    while let Some(question) = state.question() {
        asked.push(question.on.idx());
        state.apply(Action::Answer(true));
    }
    assert_eq!(asked, [0, 3]);
    assert_eq!(ended(&state).places.0, [1, 4, 1, 1]);
}

#[test]
fn what_a_computer_throws_is_seen_behind_the_move_before_it() {
    let mut state =
        begin(setup("ludo", "4", "pmmm").record(games(), 3), Some("0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 3 -"));
    let before = state.scene();
    let tasks = choose(&mut state, "9-12");
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    let motion = state.motion().expect("there is something to be seen");
    assert_eq!(motion.from, before);
    let place = |is_it: fn(&Effect) -> bool| motion.effects.iter().position(is_it);
    let (moved, thrown) = (
        place(|effect| matches!(effect, Effect::Move { .. })),
        place(|effect| matches!(effect, Effect::Die { die: Die::Shows(_), .. })),
    );
    assert!(moved.is_some() && moved < thrown, "{:?}", motion.effects);
    assert_eq!(state.told().map(|told| told.motion), Some(motion.clone()), "it is told too");
    let (effects, prompt) = happened(&state);
    assert_eq!((&effects[0], prompt.as_str()), (&walk(Site(9), Site(12)), "ludo-to-move seat=seat 2 number=1"));
    // Another action is a motion of its own.
    let before = state.scene();
    let step = state.step_text(state.game.choices[0].step);
    computer_plays(&mut state, vec![step]);
    assert_eq!(state.motion().expect("there is something to be seen").from, before);
}

#[test]
fn computers_alone_play_to_the_end() {
    let mut state = begin(setup("ludo", "3", "mmmm").record(games(), 5), None);
    while state.outcome().is_none() {
        assert!(state.thinking().is_some(), "nobody else is waited for: {:?}", state.status());
        let step = state.step_text(state.game.choices[state.n_entries() % state.game.choices.len()].step);
        computer_plays(&mut state, vec![step]);
    }
    assert_eq!(state.player_cards().len(), 3);
    let mut places = ended(&state).places.0;
    places.sort_unstable();
    assert_eq!(places, [0, 1, 2, 3], "each has a place of its own, and the empty seat has none");
}

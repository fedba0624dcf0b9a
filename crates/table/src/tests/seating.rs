//! Seats that change hands during a game, and undo against the computer.

use rules::hash;

use super::*;

const GOOD: PlayerKind = PlayerKind::Computer(Level::FIRST_MET);
const BEST: PlayerKind = PlayerKind::Computer(Level::MOST);

fn level_asked(tasks: &[Task]) -> Option<Level> {
    tasks.iter().find_map(|task| if let Task::Think(think) = task { Some(think.level) } else { None })
}

fn sits(state: &TableState) -> Vec<PlayerKind> {
    state.players().into_iter().map(|(_, player)| player).collect()
}

#[test]
fn the_computer_plays_as_strong_as_it_sits_there() {
    for level in Level::ALL {
        let mut state = begin(Setup { level, ..Setup::usual("laska") }.record(games(), 7), None);
        tap(&mut state, "c3");
        assert_eq!(level_asked(&tap(&mut state, "d4")), Some(level));
        computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
        assert_eq!(level_asked(&state.apply(Action::Offer(Offer::Draw))), Some(level), "who answers");
    }
}

#[test]
fn the_computer_that_thinks_stops_when_its_seat_is_given_away() {
    let mut state = against_computer(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    let tasks = state.apply(RareAction::Reseat(Seat::SECOND, BEST));
    assert!(matches!(&tasks[..], [Task::Save, Task::Think(think)] if think.level == Level::MOST), "{tasks:?}");
    assert_eq!(state.turn().and_then(|seat| state.controller(seat)), Some(Controller::Computer(Level::MOST)));
    assert_eq!(state.apply(RareAction::Reseat(Seat::SECOND, BEST)), [], "nothing changes");
    let tasks = state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    assert_eq!((tasks, state.thinking()), (vec![Task::Save, Task::StopThinking], None));
    assert_eq!(computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]), [], "it comes too late");
    tap(&mut state, "e5");
    tap(&mut state, "c3");
    assert_eq!(steps(&state).len(), 2, "the person plays on");
    // The computer takes over a seat at once.
    assert_eq!(level_asked(&state.apply(RareAction::Reseat(Seat::FIRST, GOOD))), Some(Level::FIRST_MET));
    // Its job for one seat goes on while another changes hands.
    let tasks = state.apply(RareAction::Reseat(Seat::SECOND, GOOD));
    assert_eq!((tasks, state.thinking().is_some()), (vec![Task::Save], true));
}

#[test]
fn a_touch_that_was_begun_is_forgotten_when_the_computer_takes_over() {
    let mut state = two_people(None);
    tap(&mut state, "c3");
    assert_eq!(level_asked(&state.apply(RareAction::Reseat(Seat::FIRST, BEST))), Some(Level::MOST));
    assert_eq!((state.marks().selected, state.marks().movable.len()), (None, 0));
}

#[test]
fn who_sits_where_is_kept_and_no_undo_changes_it() {
    let mut state = against_computer(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    let mut watcher = TableState::restore(games(), &state.saved_game(5.0), ANYBODY).unwrap();
    watcher.apply(Action::SetAccess(Access::Watching));
    state.apply(RareAction::Reseat(Seat::SECOND, BEST));
    state.apply(Action::Undo);
    assert_eq!((sits(&state), state.n_entries()), (vec![PlayerKind::Human, BEST], 0));
    let mut back = TableState::restore(games(), &state.saved_game(6.0), ANYBODY).unwrap();
    back.apply(Action::SetAccess(Access::Editing));
    back.apply(Action::Redo);
    assert_eq!((sits(&back), back.n_entries()), (vec![PlayerKind::Human, BEST], 2));
    assert!(watcher.catch_up(games(), &state.saved_game(7.0)).is_ok());
    assert_eq!(sits(&watcher), [PlayerKind::Human, BEST], "others see it");
    assert_eq!(watcher.apply(RareAction::Reseat(Seat::FIRST, BEST)), [], "and change nothing");
}

#[test]
fn the_question_that_waits_goes_to_whoever_sits_there_now() {
    let mut state = against_computer(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    state.apply(Action::Offer(Offer::Draw));
    let tasks = state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    assert_eq!(tasks, [Task::Save, Task::StopThinking]);
    assert!(state.question().is_some_and(|question| question.on == Seat::SECOND));
    assert_eq!(level_asked(&state.apply(RareAction::Reseat(Seat::SECOND, BEST))), Some(Level::MOST));
    state.apply(Action::ComputerAnswers(true));
    assert_eq!(ended(&state).places.0[..2], [1, 1]);
    assert_eq!(state.apply(RareAction::Reseat(Seat::FIRST, GOOD)), [Task::Save], "for the next game");
}

#[test]
fn one_seat_of_a_pair_is_given_to_a_friend() {
    let mut state = begin(Setup::usual("lanko-88").record(games(), 7), None);
    let east = Seat::new(3).unwrap();
    state.apply(RareAction::Reseat(east, PlayerKind::Human));
    assert_eq!(sits(&state), [PlayerKind::Human, GOOD, PlayerKind::Human, PlayerKind::Human]);
    // The pairs stay the same, so that everything can be replayed.
    assert_eq!(state.record().seats, [0, 1, 0, 1].map(Some));
    let step = state.game.choices[0].step;
    assert_eq!(
        level_asked(&state.apply(Action::Choose(step))),
        Some(Level::FIRST_MET),
        "the other seat is the computer's"
    );
    let back = TableState::restore(games(), &state.saved_game(5.0), ANYBODY).unwrap();
    assert_eq!(sits(&back), sits(&state));
    // The human is asked, and answers for the pair.
    let tasks = state.enter(Entry::Offer { by: Seat::FIRST, what: Offer::End });
    assert_eq!((level_asked(&tasks), state.question().map(|question| question.on)), (None, Some(east)));
    state.apply(Action::Answer(false));
    state.apply(RareAction::Reseat(east, GOOD));
    assert_eq!(state.record().substitutes, []);
}

#[test]
fn whoever_sits_there_sits_there_in_the_next_game_too() {
    let mut state = begin(Setup { length: Some(7), ..Setup::usual("backgammon") }.record(games(), 7), None);
    state.apply(RareAction::Reseat(Seat::SECOND, BEST));
    state.apply(RareAction::Reseat(Seat::FIRST, PlayerKind::Computer(Level::ALL[0])));
    state.game.table.enter(Entry::Resign { by: Seat::FIRST, points: 3 }).unwrap();
    if let Status::Waiting { on, .. } = state.status() {
        state.game.table.enter(Entry::Answer { by: on[0], yes: true }).unwrap();
    }
    let mut levels =
        next_game(&state.match_after(matches()).expect("a match of seven points")).map(|next| next.players).unwrap();
    levels.sort_by_key(|player| matches!(player, Player::Computer { level: Level::MOST }));
    assert_eq!(levels, [Player::Computer { level: Level::ALL[0] }, Player::Computer { level: Level::MOST }]);
    // A pair of which the computer plays one half.
    let mut state = begin(Setup::usual("lanko-88").record(games(), 7), None);
    state.apply(RareAction::Reseat(Seat::new(2).unwrap(), BEST));
    state.game.table.enter(Entry::Resign { by: Seat::FIRST, points: 1 }).unwrap();
    let next = TableState::open(games(), state.rematch(games(), 9), ANYBODY).unwrap();
    assert_eq!(sits(&next), [GOOD, PlayerKind::Human, GOOD, BEST]);
}

/// Plays any step that is possible, a different one each time.
fn any_step(state: &TableState) -> [StepToken; 1] {
    let all: Vec<&Choice> = state.game.choices.iter().chain(&state.game.hidden).collect();
    [all[hash::key(&state.n_entries()) as usize % all.len()].step]
}

/// The ply of the last human decision: the beginning of a turn, or the first step after the throw in it.
fn decided(state: &TableState) -> Option<usize> {
    let begins = |ply: usize| {
        let is_thrown = ply > 0 && state.game.table.seat_at(ply - 1).is_none();
        is_thrown || state.game.turns.iter().any(|turn| turn.from == ply)
    };
    let is_own = |ply: &usize| state.game.table.seat_at(*ply).is_some_and(|seat| state.is_human(seat));
    (0..state.n_entries()).rev().find(|ply| is_own(ply) && begins(*ply))
}

/// In every game, undo returns to the last human decision, whatever the computer has done since.
#[test]
fn a_move_is_taken_back_with_the_computers_answer_in_every_game() {
    for id in Portal::ids() {
        for lot in 0..3 {
            let mut state = begin(Setup::usual(id).record(games(), lot), None);
            let mut n_checked = 0;
            for _ in 0..40 {
                match state.status() {
                    Status::Over(_) => break,
                    Status::Chance => drop(state.apply(Action::Throw)),
                    Status::Waiting { .. } => drop(state.apply(Action::ComputerAnswers(true))),
                    Status::Turn(seat) if state.is_human(seat) => drop(state.play(&any_step(&state))),
                    Status::Turn(_) => {
                        let before = state.n_entries();
                        if let Some(ply) = decided(&state) {
                            let scene = state.game.table.scene_at(ply);
                            let tasks = state.apply(Action::Undo);
                            assert!(tasks.contains(&Task::StopThinking), "{id} {lot}: {tasks:?}");
                            assert_eq!(
                                (state.n_entries(), Some(state.scene())),
                                (ply, scene),
                                "{id} {lot} at {before}"
                            );
                            while state.n_entries() < before {
                                state.apply(Action::Redo);
                            }
                            n_checked += 1;
                        }
                        state.play(&any_step(&state));
                    }
                }
            }
            assert!(n_checked > 1, "{id} {lot}: {n_checked}");
        }
    }
}

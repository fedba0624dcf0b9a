//! Seats that are given to others while a game goes on, and moves that are taken back from the machine.

use rules::hash;

use super::*;

const GOOD: Occupant = Occupant::Machine(Level::Good);
const BEST: Occupant = Occupant::Machine(Level::Best);

fn level_asked(tasks: &[Task]) -> Option<u8> {
    tasks.iter().find_map(|task| if let Task::Think(think) = task { Some(think.level) } else { None })
}

fn sits(state: &TableState) -> Vec<Occupant> {
    state.occupants().into_iter().map(|(_, occupant)| occupant).collect()
}

#[test]
fn the_machine_plays_as_strong_as_it_sits_there() {
    for level in Level::ALL {
        let mut state = begin(Setup { level, ..Setup::usual("laska") }.record(7), None);
        tap(&mut state, "c3");
        assert_eq!(level_asked(&tap(&mut state, "d4")), Some(level.number()));
        state.apply(Deed::Machine(vec!["e5-d4-c3bw".to_owned()]));
        assert_eq!(level_asked(&state.apply(Deed::Offer(Offer::Draw))), Some(level.number()), "who answers");
    }
    assert_eq!([0, 1, 2, 3, 200].map(Level::of).map(Level::number), [1, 1, 2, 3, 3]);
}

#[test]
fn the_machine_that_thinks_stops_when_its_seat_is_given_away() {
    let mut state = against_machine(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    let tasks = state.apply(Deed::Reseat(Seat::SECOND, BEST));
    assert!(matches!(&tasks[..], [Task::Keep, Task::Think(think)] if think.level == 3), "{tasks:?}");
    assert_eq!(state.sitter().as_deref(), Some("(the machine, best)"));
    assert_eq!(state.apply(Deed::Reseat(Seat::SECOND, BEST)), [], "nothing changes");
    let tasks = state.apply(Deed::Reseat(Seat::SECOND, Occupant::Person));
    assert_eq!((tasks, state.thinking()), (vec![Task::Keep, Task::StopThinking], None));
    assert_eq!(state.apply(Deed::Machine(vec!["e5-d4-c3bw".to_owned()])), [], "it comes too late");
    tap(&mut state, "e5");
    tap(&mut state, "c3");
    assert_eq!(steps(&state).len(), 2, "the person plays on");
    // The machine takes over from whoever leaves, at once.
    assert_eq!(level_asked(&state.apply(Deed::Reseat(Seat::FIRST, GOOD))), Some(2));
    // What it thinks for one seat goes on while another is given away.
    let tasks = state.apply(Deed::Reseat(Seat::SECOND, GOOD));
    assert_eq!((tasks, state.thinking().is_some()), (vec![Task::Keep], true));
}

#[test]
fn a_touch_that_was_begun_is_forgotten_when_the_machine_takes_over() {
    let mut state = two_people(None);
    tap(&mut state, "c3");
    assert_eq!(level_asked(&state.apply(Deed::Reseat(Seat::FIRST, BEST))), Some(3));
    assert_eq!((state.marks().selected, state.marks().movable.len()), (None, 0));
}

#[test]
fn who_sits_where_is_kept_and_no_undo_changes_it() {
    let mut state = against_machine(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(Deed::Machine(vec!["e5-d4-c3bw".to_owned()]));
    let mut watcher = TableState::restore(&state.kept(5.0), ANYBODY).unwrap();
    watcher.apply(Deed::Role(Role::Watching));
    state.apply(Deed::Reseat(Seat::SECOND, BEST));
    state.apply(Deed::Undo);
    assert_eq!((sits(&state), state.n_entries()), (vec![Occupant::Person, BEST], 0));
    let mut back = TableState::restore(&state.kept(6.0), ANYBODY).unwrap();
    back.apply(Deed::Role(Role::Writing));
    back.apply(Deed::Redo);
    assert_eq!((sits(&back), back.n_entries()), (vec![Occupant::Person, BEST], 2));
    assert!(watcher.catch_up(&state.kept(7.0)).is_ok());
    assert_eq!(sits(&watcher), [Occupant::Person, BEST], "others see it");
    assert_eq!(watcher.apply(Deed::Reseat(Seat::FIRST, BEST)), [], "and change nothing");
}

#[test]
fn the_question_that_waits_goes_to_whoever_sits_there_now() {
    let mut state = against_machine(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(Deed::Machine(vec!["e5-d4-c3bw".to_owned()]));
    state.apply(Deed::Offer(Offer::Draw));
    let tasks = state.apply(Deed::Reseat(Seat::SECOND, Occupant::Person));
    assert_eq!(tasks, [Task::Keep, Task::StopThinking]);
    assert!(state.question().is_some_and(|question| question.on == Seat::SECOND));
    assert_eq!(level_asked(&state.apply(Deed::Reseat(Seat::SECOND, BEST))), Some(3));
    state.apply(Deed::MachineAnswers(true));
    assert!(state.outcome().is_some());
    assert_eq!(state.apply(Deed::Reseat(Seat::FIRST, GOOD)), [Task::Keep], "for the next game");
}

#[test]
fn one_seat_of_a_pair_is_given_to_a_friend() {
    let mut state = begin(Setup::usual("lanko-88").record(7), None);
    let east = Seat::new(3).unwrap();
    state.apply(Deed::Reseat(east, Occupant::Person));
    assert_eq!(sits(&state), [Occupant::Person, GOOD, Occupant::Person, Occupant::Person]);
    // The pairs stay what they are, so that everything can be replayed.
    assert_eq!(state.record().seats, [0, 1, 0, 1].map(Some));
    let step = state.choices[0].step.clone();
    assert_eq!(level_asked(&state.apply(Deed::Choose(step))), Some(2), "the other seat is the machine's");
    let back = TableState::restore(&state.kept(5.0), ANYBODY).unwrap();
    assert_eq!(sits(&back), sits(&state));
    // Asked is the person, who answers for the pair.
    let tasks = state.enter(Entry::Offer { by: Seat::FIRST, what: Offer::End });
    assert_eq!((level_asked(&tasks), state.question().map(|question| question.on)), (None, Some(east)));
    state.apply(Deed::Answer(false));
    state.apply(Deed::Reseat(east, GOOD));
    assert_eq!(state.record().stand_ins, []);
}

#[test]
fn whoever_sits_there_sits_there_in_the_next_game_too() {
    let mut state = begin(Setup { length: Some(7), ..Setup::usual("backgammon") }.record(7), None);
    state.apply(Deed::Reseat(Seat::SECOND, BEST));
    state.apply(Deed::Reseat(Seat::FIRST, Occupant::Machine(Level::Beginner)));
    state.table.enter(Entry::Resign { by: Seat::FIRST, points: 3 }).unwrap();
    if let Status::Waiting { on, .. } = state.status() {
        state.table.enter(Entry::Answer { by: on[0], yes: true }).unwrap();
    }
    let mut levels =
        next_game(&state.match_after().expect("a match of seven points")).map(|next| next.players).unwrap();
    levels.sort_by_key(|sitter| matches!(sitter, Sitter::Machine { level: 3 }));
    assert_eq!(levels, [Sitter::Machine { level: 1 }, Sitter::Machine { level: 3 }]);
    // A pair of which the machine has one half.
    let mut state = begin(Setup::usual("lanko-88").record(7), None);
    state.apply(Deed::Reseat(Seat::new(2).unwrap(), BEST));
    state.table.enter(Entry::Resign { by: Seat::FIRST, points: 1 }).unwrap();
    let next = TableState::open(state.rematch(9), ANYBODY).unwrap();
    assert_eq!(sits(&next), [GOOD, Occupant::Person, GOOD, BEST]);
}

/// Plays a step that somebody could, of all that there are another one each time.
fn any_step(state: &TableState) -> Vec<String> {
    let all: Vec<&Choice> = state.choices.iter().chain(&state.hidden).collect();
    vec![all[hash::key(&state.n_entries()) as usize % all.len()].step.clone()]
}

/// The moment at which a person decided last: the beginning of his last turn, or what he did first after the throw in it.
fn decided(state: &TableState) -> Option<usize> {
    let begins = |moment: usize| {
        let is_thrown = moment > 0 && state.table.seat_at(moment - 1).is_none();
        is_thrown || state.turns.iter().any(|turn| turn.from == moment)
    };
    let is_own = |moment: &usize| state.table.seat_at(*moment).is_some_and(|seat| state.is_person(seat));
    (0..state.n_entries()).rev().find(|moment| is_own(moment) && begins(*moment))
}

/// In every game: a press of undo brings the person back to where he decided last, whatever the machine has done since.
#[test]
fn a_move_is_taken_back_with_the_machines_answer_in_every_game() {
    for id in Portal::ids() {
        for lot in 0..3 {
            let mut state = begin(Setup::usual(id).record(lot), None);
            let mut n_checked = 0;
            for _ in 0..40 {
                match state.status() {
                    Status::Over(_) => break,
                    Status::Chance => drop(state.apply(Deed::Throw)),
                    Status::Waiting { .. } => drop(state.apply(Deed::MachineAnswers(true))),
                    Status::Turn(seat) if state.is_person(seat) => drop(state.play(&any_step(&state))),
                    Status::Turn(_) => {
                        let before = state.n_entries();
                        if let Some(moment) = decided(&state) {
                            let scene = state.table.scene_at(moment);
                            let tasks = state.apply(Deed::Undo);
                            assert!(tasks.contains(&Task::StopThinking), "{id} {lot}: {tasks:?}");
                            assert_eq!(
                                (state.n_entries(), Some(state.scene())),
                                (moment, scene),
                                "{id} {lot} at {before}"
                            );
                            while state.n_entries() < before {
                                state.apply(Deed::Redo);
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

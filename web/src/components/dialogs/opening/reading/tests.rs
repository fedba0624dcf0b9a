//! Tests of reading, with a clock that goes on whenever it is looked at.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use play::wire;

use super::*;
use crate::program;

/// A world in which a look at the clock takes a millisecond, and nothing else any time.
#[derive(Default)]
struct Still {
    now: Cell<u32>,
    drawn: Cell<u64>,
    told: RefCell<Vec<Progress>>,
    /// After how many slices it is stopped.
    most: Option<usize>,
}

impl World for Still {
    fn now(&self) -> f64 {
        self.now.set(self.now.get() + 1);
        f64::from(self.now.get())
    }

    fn draw(&self) -> u64 {
        self.drawn.set(self.drawn.get() + 1);
        self.drawn.get()
    }

    async fn pause(&self, progress: Progress) {
        self.told.borrow_mut().push(progress);
    }

    fn is_stopped(&self) -> bool {
        self.most.is_some_and(|most| self.told.borrow().len() >= most)
    }
}

fn read_in(id: &str, texts: &[&str], world: &Still) -> Vec<Found> {
    let source = |text: &&str| Source { name: None, text: (*text).to_owned() };
    let sources: Vec<Source> = texts.iter().map(source).collect();
    let reading = pin!(read(program::LateGames::all().texts, id, &sources, world));
    match reading.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(found) => found,
        Poll::Pending => panic!("this world never waits"),
    }
}

fn games(n: usize) -> String {
    (1..=n).map(|number| format!("[White \"A{number}\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 *\n\n")).collect()
}

#[test]
fn many_games_are_read_in_many_slices() {
    let text = games(100);
    let world = Still::default();
    let found = read_in("chess", &[&text, &text], &world);
    assert_eq!(found.iter().filter(|game| game.kept.is_some()).count(), 200);
    let told = world.told.take();
    // A slice ends when its time is over, and none is longer.
    assert_eq!(told.len(), 200 / SLICE as usize);
    for (idx, progress) in told.iter().enumerate() {
        assert_eq!((progress.n_games, progress.all), ((idx + 1) * SLICE as usize, 2 * text.len()));
    }
    assert!(told.is_sorted_by(|one, next| one.read < next.read && next.read <= next.all), "{told:?}");
}

#[test]
fn what_was_read_before_a_stop_is_there() {
    let world = Still { most: Some(2), ..Still::default() };
    let found = read_in("chess", &[&games(100)], &world);
    assert_eq!((found.len(), world.told.take().len()), (2 * SLICE as usize, 2));
    assert!(found.iter().all(|game| game.kept.is_some()));
}

#[test]
fn a_game_is_kept_with_its_players_and_at_its_end() {
    let text = "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let found = read_in("chess", &[text], &Still::default());
    let [game] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(
        (game.names(), game.n_turns, game.result),
        (vec!["Anna".to_owned(), "Bert".to_owned()], 4, Some(Score::SecondWins))
    );
    assert!(!game.is_told());
    let (saved, summary) = game.kept.as_ref().expect("it was read");
    assert_eq!((saved.uid, summary.uid, saved.at, saved.over, summary.over), (GameUid(1), GameUid(1), 4, true, true));
    assert_eq!((summary.n_people, summary.computers.len(), summary.n_steps), (2, 0, 4));
    let state = TableState::restore(crate::program::games(), saved, Strength::USUAL).expect("it can be opened");
    assert_eq!((state.viewed_ply(), state.outcome().is_some()), (4, true));
}

#[test]
fn a_fault_costs_its_own_game_from_there_on() {
    let text = format!("{}[White \"C\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"D\"]\n\n1. Qh5 *\n\n{}", games(1), games(1));
    let found = read_in("chess", &[&text], &Still::default());
    let told: Vec<(usize, usize, bool)> =
        found.iter().map(|game| (game.number, game.n_turns, game.kept.is_some())).collect();
    assert_eq!(told, [(1, 3, true), (2, 2, true), (3, 0, false), (4, 3, true)]);
    assert_eq!(found.iter().filter(|game| game.fault.is_some()).count(), 2);
    let none = read_in("chess", &["Hello"], &Still::default());
    assert!(none.iter().all(|game| game.kept.is_none()) && none.iter().any(|game| game.fault.is_some()), "{none:?}");
}

#[test]
fn our_own_form_keeps_all_and_its_number() {
    let mut tree = read_tree("1. e4 (1. d4 d5 {why}) 1... e5 *");
    tree.head_mut().uid = GameUid(77);
    let text = program::LateGames::all().texts.write("mustermead", &[&tree]).expect("it is a form of chess");
    let found = read_in("chess", &[&format!("{text}\n{text}")], &Still::default());
    let kept: Vec<&Imported> = found.iter().filter_map(|game| game.kept.as_ref()).collect();
    assert_eq!(kept.len(), 2, "{found:?}");
    let saved = wire::read_tree(&kept[0].0.text).expect("it is a record");
    assert_eq!(saved.tree, tree);
    // A second one of that number gets another.
    let mut other = kept[1].clone();
    renumber(&mut other, GameUid(78));
    tree.head_mut().uid = GameUid(78);
    assert_eq!(wire::read_tree(&other.0.text).expect("it is a record").tree, tree);
    assert_eq!((other.0.uid, other.1.uid), (GameUid(78), GameUid(78)));
}

fn read_tree(text: &str) -> GameTree {
    let mut reader = program::LateGames::all().texts.read("chess", text).expect("chess is there");
    reader.next().expect("there is a game").tree
}

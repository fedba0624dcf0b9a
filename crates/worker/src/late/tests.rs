//! What is lacking for an answer, and answers with it.

use core::cell::RefCell;
use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::fs;
use std::path::Path;
use std::rc::Rc;

use ai::network;
use play::think::{Purpose, Think};
use play::{Entry, GamesOf, Player, Record, StepReader};
use rules::games::Portal;
use rules::{Only, Seat};

use super::*;
use crate::answer::tests::undecided;
use crate::whole;

/// A game of the folder of the same name, which is played by networks.
const GAME: &str = "backgammon";
const GAMES: &dyn Games = &GamesOf::<Only<games::backgammon::Backgammon>>::NEW;
const FEW_GAMES: &dyn Games = &GamesOf::<Only<games::backgammon::Backgammon>, StepReader>::NEW;
const OTHER_GAMES: &dyn Games = &GamesOf::<Only<games::laska::Laska>, StepReader>::NEW;

fn question(id: &str, start: Option<&str>, entries: Vec<Entry>) -> String {
    let mut record = Record::new(
        id,
        1,
        vec![Player::Human { name: String::new() }, Player::Computer { level: rules::Level::ALL[0] }],
    );
    record.start = start.map(str::to_owned);
    record.entries = entries;
    Think { purpose: Purpose::PLAY, job: 3, level: rules::Level::FIRST_MET, nodes: Some(4_000), seed: 1, record }
        .write()
}

/// A throw with a choice for the second seat, the computer.
fn to_play() -> String {
    question(GAME, Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 31 black"), Vec::new())
}

fn said(answer: Answer, games: &dyn Games, networks: Option<&[u8]>, question: &str) -> (Option<Lack>, Vec<Reply>) {
    let mut replies = Vec::new();
    let lack = answer(games, networks, question, &mut |reply| replies.push(reply));
    (lack, replies)
}

/// The last reply to a question that is answered with the late part.
fn answered(question: &str, fetch: FetchNetworks) -> Reply {
    let replies = Rc::new(RefCell::new(Vec::new()));
    let taken = Rc::clone(&replies);
    let post: Post = Box::new(move |reply| taken.borrow_mut().push(reply));
    let answering = answer_with_networks(judging::backgammon, Some(fetch), GAMES, question.to_owned(), post);
    let polled = pin!(answering).poll(&mut Context::from_waker(Waker::noop()));
    assert_eq!(polled, Poll::Ready(()));
    replies.take().pop().expect("every question has a reply")
}

fn all_fetched() -> Pin<Box<dyn Future<Output = Option<Vec<u8>>>>> {
    Box::pin(async { Some(undecided(GAME)) })
}

#[test]
fn a_program_leaves_games_with_networks_to_its_late_part() {
    let networks = undecided(GAME);
    for networks in [None, Some(&networks[..])] {
        assert_eq!(said(crate::backgammon, GAMES, networks, &to_play()), (Some(Lack::LatePart), Vec::new()));
    }
    assert_eq!(said(whole::backgammon, GAMES, None, &to_play()), (Some(Lack::Networks), Vec::new()));
    assert_eq!(said(crate::all, &GamesOf::<Portal>::NEW, None, &to_play()), (Some(Lack::Networks), Vec::new()));
}

#[test]
fn texts_that_a_program_does_not_read_lack_its_late_part() {
    let begun = question("laska", None, vec![Entry::Step("c3-d4".to_owned())]);
    let (lack, replies) = said(crate::laska, OTHER_GAMES, None, &begun);
    assert!(lack.is_none() && matches!(replies.last(), Some(Reply::Steps { job: 3, .. })), "{replies:?}");
    let start = question("laska", Some("a1WWW d4BBB b"), Vec::new());
    assert_eq!(said(crate::laska, OTHER_GAMES, None, &start), (Some(Lack::LatePart), Vec::new()));
    let networks = undecided(GAME);
    assert_eq!(said(whole::backgammon, FEW_GAMES, Some(&networks), &to_play()), (Some(Lack::LatePart), Vec::new()));
}

#[test]
fn networks_are_fetched_for_an_answer() {
    let Reply::Steps { job: 3, steps, nodes, .. } = answered(&to_play(), all_fetched) else { panic!("no turn") };
    assert!(!steps.is_empty() && nodes > 1, "{steps:?} {nodes}");
    let reason = "the networks did not arrive".to_owned();
    assert_eq!(answered(&to_play(), || Box::pin(async { None })), Reply::Failed { job: 0, reason });
}

#[test]
fn damaged_networks_are_no_answer() {
    let damaged: [(FetchNetworks, &str); 3] = [
        (|| Box::pin(async { Some(b"<!doctype html>".to_vec()) }), "these bytes are no networks"),
        (
            || {
                let mut networks = undecided(GAME);
                networks.pop();
                Box::pin(async { Some(networks) })
            },
            "these networks have lost their end, or gained one",
        ),
        (|| Box::pin(async { Some(network::write(&[])) }), "these networks are not of this game"),
    ];
    for (fetch, reason) in damaged {
        assert_eq!(answered(&to_play(), fetch), Reply::Failed { job: 3, reason: reason.to_owned() });
    }
}

#[test]
fn a_forced_turn_is_played_at_once() {
    let forced =
        question(GAME, Some("white 8:3 6:2 5:2 4:2 3:2 2:2 1:2 black bar:1 13:5 8:3 6:6 dice 66 black"), Vec::new());
    let Reply::Steps { job: 3, nodes: 0, steps, .. } = answered(&forced, all_fetched) else { panic!("a search") };
    assert_eq!(steps.len(), 1);
}

#[test]
fn proposals_are_answered() {
    let resigned = Entry::Resign { by: Seat::FIRST, points: 3 };
    let begun = Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white");
    assert_eq!(answered(&question(GAME, begun, vec![resigned]), all_fetched), Reply::Answered { job: 3, yes: true });
    let start = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 cube 2 white doubled white";
    let doubled = answered(&question(GAME, Some(start), Vec::new()), all_fetched);
    let Reply::Steps { steps, .. } = doubled else { panic!("{doubled:?}") };
    assert!(["take", "drop"].contains(&steps.concat().as_str()), "{steps:?}");
}

/// The networks of the folders that have some, and their files.
macro_rules! networks {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        [$((stringify!($folder), <games::$folder::$rules as Networks>::NETWORKS)),*]
    };
}

#[test]
fn the_networks_of_every_game_are_there() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let shared = fs::read_to_string(web.join("shared.html")).expect("it is part of the app");
    for (folder, n_inputs) in with_folders!(networks) {
        let file = format!("networks/{folder}.bin");
        assert_eq!(web.join(&file).exists(), !n_inputs.is_empty(), "{file}");
        assert_eq!(shared.contains(&format!("\"{file}\"")), !n_inputs.is_empty(), "{file}");
        if !n_inputs.is_empty() {
            let read = network::read(&fs::read(web.join(&file)).expect("it is there"), n_inputs);
            assert_eq!(read.map(|networks| networks.len()), Ok(n_inputs.len()), "{file}");
        }
    }
}

#[test]
fn scripts_provide_what_a_worker_calls() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let script = fs::read_to_string(web.join("scripts/worker/worker.js")).expect("it is part of the app");
    assert!(script.contains(&format!("self.{PROVIDED} = {{ folder, takePart, takeNetworks, ")), "{script}");
}

#[test]
fn a_worker_imports_nothing_while_it_runs() {
    let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts/worker/worker.js"));
    let script = script.expect("it is part of the app");
    // Written otherwise, tests saw the renderer process of Chromium 148 crash.
    assert!(script.contains("\nimport start from \"./app.js\";\n") && !script.contains("import("), "{script}");
}

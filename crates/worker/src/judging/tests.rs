//! Hints and judged turns, as a worker answers them.

use play::judged::{Hint, JudgedTurn};
use play::{GamesOf, Player};
use rules::{Level, MatchState};

use super::*;

/// The networks that ship, where the game has some.
fn shipped(id: &str) -> Vec<u8> {
    let file = format!("{}/../../web/networks/{id}.bin", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(file).unwrap_or_default()
}

fn record(id: &str, start: Option<&str>, steps: &[&str]) -> Record {
    let n = if id == "ludo" { 4 } else { 2 };
    let mut record = Record::new(id, 1, vec![Player::Human { name: String::new() }; n]);
    record.start = start.map(str::to_owned);
    record.entries.extend(steps.iter().map(|step| Entry::Step((*step).to_owned())));
    record
}

/// The lines of an answer.
#[track_caller]
fn lines(purpose: Purpose, record: Record, from: u64) -> Vec<String> {
    let networks = shipped(&record.id);
    let think = Think { purpose, job: 3, level: Level::MOST, nodes: Some(4_000), seed: from, record };
    let mut replies = Vec::new();
    let lack = all(&GamesOf::<Portal>::NEW, Some(&networks), &think.write(), &mut |reply| replies.push(reply));
    assert_eq!(lack, None);
    match replies.pop() {
        Some(Reply::Steps { job: 3, steps, .. }) => steps,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hint_has_a_turn_with_its_worth_and_reasons() {
    let found = lines(Purpose::HINT, record("chess", Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), &[]), 0);
    let hint = Hint::read(&found).expect("it is one");
    assert_eq!((hint.steps, hint.points), (vec!["Ra8#".to_owned()], 1.0));
    assert!(hint.lead.is_some_and(|lead| lead > 0.0) && hint.reasons[0].write() == "wins 1", "{found:?}");
}

#[test]
fn what_can_be_expected_is_surveyed_for_each_seat() {
    let found = lines(Purpose::SURVEY, record("draughts", Some("W:W16,22,31:B10,15,18,19"), &[]), 0);
    let points = text::each_of(&found.concat()).expect("a number for each seat");
    assert!(points.0[0] > points.0[1] && (points.0[0] + points.0[1] - 1.0).abs() < 0.001, "{points:?}");
}

#[test]
fn a_turn_that_was_played_is_judged() {
    let steps = ["e4", "e5", "Qh5", "Ke7"];
    let found = lines(Purpose::REVIEW, record("chess", None, &steps), 3);
    let turn = JudgedTurn::read(&found).expect("it is one");
    let [decision] = &turn.decisions[..] else { panic!("{found:?}") };
    assert!((decision.at, decision.seat) == (3, Seat::SECOND) && decision.loss() > 0.3, "{found:?}");
    let better = decision.better.as_ref().expect("something was better");
    assert_ne!(better.steps, ["Ke7"]);
    let good = lines(Purpose::REVIEW, record("chess", None, &["e4"]), 0);
    let good = JudgedTurn::read(&good).expect("it is one");
    assert!(good.decisions[0].loss() < 0.05 && good.decisions[0].better.is_none(), "{good:?}");
}

#[test]
fn throws_and_decisions_of_a_turn_are_judged_apart() {
    let start = Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white");
    let steps = ["31", "24/23", "13/10"];
    let found = lines(Purpose::REVIEW, record("backgammon", start, &steps), 0);
    let turn = JudgedTurn::read(&found).expect("it is one");
    assert_eq!(turn.throws.len(), 1, "{found:?}");
    assert!(turn.throws[0].points.0[0] > 0.05, "a lucky throw: {found:?}");
    let decision = turn.decisions.last().expect("it was played");
    assert!(decision.is_counted && decision.loss() > 0.05, "{found:?}");
    let better = decision.better.as_ref().expect("something was better");
    assert_eq!(better.steps.join(" "), "8/5 6/5 done", "{found:?}");
    assert!(better.reasons.iter().any(|reason| reason.write() == "holds 5"), "{found:?}");
}

#[test]
fn the_result_of_a_game_of_a_match_is_in_the_measure_of_its_turns() {
    let result = |length: u16, points: u8| {
        let mut record = record("backgammon", None, &["31", "24/23", "13/10", "done"]);
        record.match_state = MatchState { length, ..MatchState::default() };
        record.entries.push(Entry::Resign { by: Seat::SECOND, points });
        record.entries.push(Entry::Answer { by: Seat::FIRST, yes: true });
        text::each_of(&lines(Purpose::RESULT, record, 0).concat()).expect("a number for each seat").0
    };
    assert_eq!((result(0, 1)[..2].to_vec(), result(0, 3)[..2].to_vec()), (vec![1.0, -1.0], vec![3.0, -3.0]));
    assert_eq!(result(3, 1)[..2], [1.0, -1.0], "the measure is a plain game");
    let all = result(3, 3);
    assert!(all[0] > 4.0 && all[1] < -4.0, "with three points the match is won: {all:?}");
}

#[test]
fn a_turn_that_cost_much_becomes_a_task() {
    let found = lines(Purpose::RIGHT, record("chess", None, &["f3", "e5", "g4"]), 2);
    let task = RightTurns::read(&found).expect("it lost the game");
    assert_eq!(task.played, "g4");
    assert!(task.ends.len() > 1 && task.position.contains(" w "), "{found:?}");
    let mate = record("chess", None, &["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(lines(Purpose::RIGHT, mate, 3), [""; 0], "it was right");
    let start = Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white");
    let turn = ["31", "24/23", "13/10", "done"];
    let found = lines(Purpose::RIGHT, record("backgammon", start, &turn), 1);
    let task = RightTurns::read(&found).expect("the point was to be made");
    assert_eq!((task.played.as_str(), task.best.as_str()), ("24/23 13/10", "8/5 6/5"), "{found:?}");
}

#[test]
fn other_questions_are_answered_as_ever() {
    let record = record("laska", None, &[]);
    let think = Think { purpose: Purpose::PLAY, job: 3, level: Level::FIRST_MET, nodes: Some(500), seed: 1, record };
    let mut replies = Vec::new();
    assert_eq!(all(&GamesOf::<Portal>::NEW, None, &think.write(), &mut |reply| replies.push(reply)), None);
    assert!(matches!(replies.last(), Some(Reply::Steps { job: 3, .. })), "{replies:?}");
}

#[test]
fn what_cannot_be_judged_is_said() {
    let failed = |purpose, record: Record| {
        let think = Think { purpose, job: 3, level: Level::MOST, nodes: Some(100), seed: 0, record };
        let mut replies = Vec::new();
        all(&GamesOf::<Portal>::NEW, None, &think.write(), &mut |reply| replies.push(reply));
        matches!(replies.last(), Some(Reply::Failed { job: 3, .. }))
    };
    assert!(failed(Purpose::HINT, record("go", None, &[])));
    assert!(failed(Purpose::REVIEW, record("chess", None, &["e5"])));
}

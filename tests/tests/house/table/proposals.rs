//! Proposals: who must accept, what declines them, what they lead to.

use play::{Dice, EnterError, Entry, Status};
use rules::Seat;
use rules::offers::{Offer, Offers, Proposal};

use super::*;

const DRAW: Proposal = Proposal::Offer(Offer::Draw);

#[track_caller]
fn waits(table: &dyn Table, by: Seat, proposal: Proposal, on: &[Seat]) {
    assert_eq!(table.status(), Status::Waiting { by, proposal, on: on.to_vec() });
}

#[test]
fn an_offer_waits_for_the_other_side() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b");
    enter(&mut *table, offer(Seat::FIRST, Offer::Draw));
    waits(&*table, Seat::FIRST, DRAW, &[Seat::SECOND]);
    refuse(&mut *table, accept(Seat::FIRST), EnterError::NotAsked);
    refuse(&mut *table, accept(THIRD), EnterError::NotAsked);
    refuse(&mut *table, offer(Seat::SECOND, Offer::End), EnterError::Pending);
    refuse(&mut *table, offer(Seat::FIRST, Offer::End), EnterError::Pending);
    assert_eq!(table.offers(Seat::SECOND), Offers { resign: 1, ..Offers::NONE });
    enter(&mut *table, accept(Seat::SECOND));
    assert_eq!(outcome(&*table), (vec![1, 1], "end-agreed".to_owned()));
}

#[test]
fn an_agreed_end_is_scored_by_the_game() {
    let mut table = table_at("toy-pact", "s.s.. a,e 0,2 1 0");
    enter(&mut *table, offer(Seat::FIRST, Offer::End));
    enter(&mut *table, accept(Seat::SECOND));
    assert_eq!(outcome(&*table), (vec![2, 1], "end-agreed".to_owned()));
}

#[test]
fn one_refusal_drops_it() {
    let mut table = table(record("toy-pact"));
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
    enter(&mut *table, decline(Seat::FIRST));
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    refuse(&mut *table, accept(Seat::FIRST), EnterError::NotAsked);
    refuse(&mut *table, decline(Seat::SECOND), EnterError::NotAsked);
    // It may be offered again.
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
}

#[test]
fn the_proposer_takes_it_back_by_answering_no() {
    let mut table = table(record("toy-pact"));
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
    enter(&mut *table, decline(Seat::SECOND));
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
}

#[test]
fn a_step_of_either_side_drops_it() {
    for by in [Seat::FIRST, Seat::SECOND] {
        let mut table = table(record("toy-pact"));
        enter(&mut *table, offer(by, Offer::Draw));
        play(&mut *table, "+b");
        assert_eq!(table.status(), Status::Turn(Seat::SECOND));
        refuse(&mut *table, accept(by.other()), EnterError::NotAsked);
        // Undoing the step brings it back.
        table.undo();
        waits(&*table, by, DRAW, &[by.other()]);
    }
}

#[test]
fn a_refused_step_does_not_drop_it() {
    let mut table = table(record("toy-pact"));
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
    assert!(table.play("+c").is_err());
    waits(&*table, Seat::SECOND, DRAW, &[Seat::FIRST]);
}

#[test]
fn a_resignation_need_not_wait_for_answers() {
    let mut table = table(record("toy-pact"));
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
    enter(&mut *table, resign(Seat::SECOND));
    assert_eq!(outcome(&*table).0, [1, 2]);
}

#[test]
fn a_resignation_of_less_than_all_may_have_to_be_accepted() {
    let mut table = table(record("toy-split"));
    assert_eq!(table.offers(Seat::FIRST).resign, 2);
    enter(&mut *table, resign(Seat::FIRST));
    waits(&*table, Seat::FIRST, Proposal::Resign(1), &[Seat::SECOND]);
    enter(&mut *table, decline(Seat::SECOND));
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    enter(&mut *table, resign(Seat::FIRST));
    enter(&mut *table, accept(Seat::SECOND));
    let points = |table: &dyn Table| table.status().outcome().map(|outcome| outcome.points.0);
    assert_eq!(points(&*table), Some([0, 1, 0, 0]));
    // All points at once, even while the proposal is open.
    table.undo();
    enter(&mut *table, Entry::Resign { by: Seat::FIRST, points: 2 });
    assert_eq!(points(&*table), Some([0, 2, 0, 0]));
}

#[test]
fn figures_are_told_of_every_moment() {
    let mut table = table(record("toy-split"));
    play(&mut *table, "a1-a2 a2-a3");
    let told = |says: Vec<rules::Message>| says.iter().map(rules::Message::to_string).collect::<Vec<String>>();
    assert_eq!(told(table.figures(Seat::FIRST)), ["toy-split-before number=4"]);
    assert_eq!(table.figures_at(1, Seat::FIRST).map(told), Some(vec!["toy-split-before number=5".to_owned()]));
    assert_eq!(table.figures_at(3, Seat::FIRST), None);
}

#[test]
fn everyone_who_is_asked_must_accept() {
    let mut table = table(record("toy-race"));
    let take_back = Proposal::Offer(Offer::TakeBack(1));
    play(&mut *table, "3 0-3 4");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    waits(&*table, Seat::FIRST, take_back, &[Seat::SECOND, THIRD]);
    enter(&mut *table, accept(THIRD));
    waits(&*table, Seat::FIRST, take_back, &[Seat::SECOND]);
    refuse(&mut *table, accept(THIRD), EnterError::NotAsked);
    refuse(&mut *table, decline(THIRD), EnterError::NotAsked);
    enter(&mut *table, decline(Seat::SECOND));
    assert_eq!(position(&*table), "0,3/0,0/0,0 2 ? | 4");

    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    enter(&mut *table, accept(Seat::SECOND));
    enter(&mut *table, accept(THIRD));
    assert_eq!(position(&*table), "0,0/0,0/0,0 1 ? | 3");
}

#[test]
fn a_throw_stays_when_the_turn_is_taken_back() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "3 0-3 4 0-4 5");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(2)));
    enter(&mut *table, accept(Seat::SECOND));
    let effects = enter(&mut *table, accept(THIRD));
    assert!(!effects.is_empty());
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    assert_eq!(turns(&*table), ["-: 3"]);
    // The entries stay in the record, and play goes on from there.
    assert_eq!(table.record().entries.len(), 8);
    refuse(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)), EnterError::TooFarBack);
    play(&mut *table, "0-3 1");
    assert_eq!(turns(&*table), ["1: 3 0-3", "-: 1"]);
    let last = &table.turns(table.move_formats()[0])[1];
    assert_eq!((last.from, last.to), (9, 10));
    let again = super::table(table.record().clone());
    assert_eq!(View::of(&*again), View::of(&*table));
}

#[test]
fn what_was_taken_back_is_not_replayed() {
    let mut table = table(record("toy-split"));
    play(&mut *table, "a1-a2");
    let kept = enter(&mut *table, Entry::Step(".".to_owned()));
    play(&mut *table, "c4-c3");
    enter(&mut *table, offer(Seat::SECOND, Offer::TakeBack(1)));
    enter(&mut *table, accept(Seat::FIRST));
    let again = enter(&mut *table, Entry::Step("a4-a3".to_owned()));
    // As it was played, without the move that was taken back.
    let (_, since) = table.replay(1..=table.record().entries.len()).expect("there are so many entries");
    assert_eq!(since, [kept, again.clone()].concat());
    let (_, since) = table.replay(5..=table.record().entries.len()).expect("there are so many entries");
    assert_eq!(since, again);
}

#[test]
fn as_many_turns_are_taken_back_as_there_were() {
    let mut table = table(record("toy-split"));
    assert!(!table.offers(Seat::FIRST).take_back);
    refuse(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)), EnterError::TooFarBack);
    play(&mut *table, "a1-a2");
    assert!(table.offers(Seat::FIRST).take_back);
    play(&mut *table, ". c4-c3");
    refuse(&mut *table, offer(Seat::FIRST, Offer::TakeBack(0)), EnterError::TooFarBack);
    refuse(&mut *table, offer(Seat::FIRST, Offer::TakeBack(3)), EnterError::TooFarBack);
    for (n, expect) in [(1, "b.b/.../w../..w b 2"), (2, "b.b/.../.../w.w w 2")] {
        enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(n)));
        enter(&mut *table, accept(Seat::SECOND));
        assert_eq!(position(&*table), expect);
        table.undo_to(3);
        assert_eq!(position(&*table), "b.b/.../w../..w b 2 | c4-c3");
    }
}

#[test]
fn the_dice_wait_for_answers() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "3 0-3");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    refuse(&mut *table, Entry::Step("4".to_owned()), EnterError::DiceWait);
    assert_eq!(table.play_turn("4 0-4"), Err(EnterError::DiceWait));
    assert_eq!(table.draw(&mut Dice::new(1)), None);
    assert!(table.choices().is_empty());
    enter(&mut *table, decline(Seat::SECOND));
    play(&mut *table, "4");
}

#[test]
fn a_player_answers_once_for_all_their_seats() {
    let mut record = record("toy-race");
    record.players = people(2);
    record.seats = vec![Some(0), Some(1), Some(1)];
    let mut table = table(record);
    play(&mut *table, "3 0-3");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    waits(&*table, Seat::FIRST, Proposal::Offer(Offer::TakeBack(1)), &[Seat::SECOND, THIRD]);
    enter(&mut *table, accept(THIRD));
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    // Nor does a player answer their own offer.
    play(&mut *table, "0-3");
    enter(&mut *table, offer(THIRD, Offer::TakeBack(1)));
    waits(&*table, THIRD, Proposal::Offer(Offer::TakeBack(1)), &[Seat::FIRST]);
}

#[test]
fn who_plays_alone_asks_nobody() {
    let mut record = record("toy-pact");
    record.players = people(1);
    record.seats = vec![Some(0), Some(0)];
    let mut table = table(record);
    play(&mut *table, "+b +d");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(2)));
    assert_eq!(position(&*table), "..s.. a,e 0,0 1 2");
    enter(&mut *table, offer(Seat::SECOND, Offer::Draw));
    assert_eq!(outcome(&*table).0, [1, 1]);
}

#[test]
fn empty_seats_neither_ask_nor_answer() {
    let mut record = record("toy-race");
    record.players = people(2);
    record.options.set(rules::options::PLAYERS, "2");
    record.seats = vec![Some(0), None, Some(1)];
    let mut table = table(record);
    play(&mut *table, "3 0-3");
    refuse(&mut *table, offer(Seat::SECOND, Offer::TakeBack(1)), EnterError::EmptySeat);
    refuse(&mut *table, resign(Seat::SECOND), EnterError::EmptySeat);
    assert_eq!(table.offers(Seat::SECOND), Offers::NONE);
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    waits(&*table, Seat::FIRST, Proposal::Offer(Offer::TakeBack(1)), &[THIRD]);
    refuse(&mut *table, accept(Seat::SECOND), EnterError::NotAsked);
}

#[test]
fn the_rules_say_what_may_be_proposed() {
    let mut table = table(record("toy-race"));
    refuse(&mut *table, offer(Seat::FIRST, Offer::Draw), EnterError::NotOpen);
    refuse(&mut *table, offer(Seat::FIRST, Offer::End), EnterError::NotOpen);
    let fourth = Seat::new(3).unwrap();
    refuse(&mut *table, offer(fourth, Offer::TakeBack(1)), EnterError::EmptySeat);
    refuse(&mut *table, resign(fourth), EnterError::EmptySeat);
}

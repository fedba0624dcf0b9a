//! How games end: by claim, automatically, by resignation; and how they go on.

use play::{EnterError, Entry, Status};
use rules::offers::{Offer, Offers};
use rules::{Options, Seat, Then};

use super::*;

/// Both walkers go back and forth: the position comes back after these steps.
const ROUND: &str = "b d a e";

#[test]
fn a_due_house_end_is_claimed_by_the_seat_to_act() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    play(&mut *table, ROUND);
    assert_eq!(table.claim(), None);
    refuse(&mut *table, Entry::Claim { by: Seat::FIRST }, EnterError::NotDue);
    play(&mut *table, ROUND);
    assert_eq!(table.claim().map(|end| end.then), Some(Then::Draw));
    refuse(&mut *table, Entry::Claim { by: Seat::SECOND }, EnterError::NotDue);
    refuse(&mut *table, Entry::Claim { by: THIRD }, EnterError::NotDue);
    // Nothing happens automatically, and steps that do not repeat forfeit the claim.
    play(&mut *table, "b a");
    assert_eq!(table.claim(), None);
    table.undo_to(10);
    enter(&mut *table, Entry::Claim { by: Seat::FIRST });
    assert_eq!(outcome(&*table), (vec![1, 1], "end-repetition times=3 [TOY-PACT-1]".to_owned()));
    assert_eq!(table.claim(), None);
    table.undo();
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    assert!(table.claim().is_some());
}

#[test]
fn a_claim_need_not_wait_for_answers() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    play(&mut *table, ROUND);
    play(&mut *table, ROUND);
    enter(&mut *table, offer(Seat::SECOND, Offer::End));
    enter(&mut *table, Entry::Claim { by: Seat::FIRST });
    assert_eq!(outcome(&*table).0, [1, 1]);
}

#[test]
fn repetition_ends_the_game_by_itself_at_last() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    for _ in 0..3 {
        play(&mut *table, ROUND);
    }
    play(&mut *table, "b d a");
    assert!(table.status().outcome().is_none());
    play(&mut *table, "e");
    assert_eq!(outcome(&*table), (vec![1, 1], "end-repetition times=5 [TOY-PACT-1]".to_owned()));
}

#[test]
fn positions_before_an_undo_or_a_take_back_are_not_counted() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    play(&mut *table, ROUND);
    play(&mut *table, ROUND);
    for _ in 0..3 {
        table.undo_to(6);
        play(&mut *table, ROUND);
    }
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(4)));
    assert_eq!(table.claim().map(|end| end.then), Some(Then::Draw));
    enter(&mut *table, accept(Seat::SECOND));
    assert_eq!(table.claim(), None);
    play(&mut *table, ROUND);
    assert!(table.status().outcome().is_none());
    assert!(table.claim().is_some());
}

#[test]
fn quiet_turns_end_the_game_by_themselves() {
    let mut table = table(record("toy-split"));
    play(&mut *table, [". "; 23].concat().trim_end());
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    // Nothing happens in mid-turn.
    play(&mut *table, "a4-b4");
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    play(&mut *table, ".");
    assert_eq!(outcome(&*table), (vec![1, 1], "end-no-progress times=24 [TOY-SPLIT-1]".to_owned()));
    table.undo_to(23);
    play(&mut *table, "a4-a3 .");
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
}

#[test]
fn a_house_end_may_be_scored() {
    let mut cells = Options::new();
    cells.set("cells", "20");
    let mut table =
        table(Record { options: cells, start: Some("18,18/20,20/19,19 1 ?".to_owned()), ..record("toy-race") });
    for _ in 0..59 {
        play(&mut *table, "5 -");
    }
    assert_eq!(table.status(), Status::Chance);
    play(&mut *table, "5 -");
    assert_eq!(outcome(&*table), (vec![3, 1, 2], "toy-race-stopped".to_owned()));
}

#[test]
fn quiet_turns_count_on_when_somebody_leaves() {
    let mut cells = Options::new();
    cells.set("cells", "20");
    let start = Some("18,18/20,20/19,19 1 ?".to_owned());
    let mut table = table(Record { options: cells, start, ..record("toy-race") });
    for _ in 0..30 {
        play(&mut *table, "5 -");
    }
    enter(&mut *table, resign(THIRD));
    for _ in 0..30 {
        assert_eq!(table.status(), Status::Chance);
        play(&mut *table, "5 -");
    }
    assert_eq!(outcome(&*table), (vec![2, 1, 3], "toy-race-stopped".to_owned()));
    // Nor does an undo forget them.
    table.undo_to(100);
    while table.redo().is_some() {}
    assert_eq!(outcome(&*table).1, "toy-race-stopped");
}

#[test]
fn whoever_resigns_loses_to_the_others() {
    let mut table = table(record("toy-pact"));
    refuse(&mut *table, Entry::Resign { by: Seat::FIRST, points: 0 }, EnterError::NotOpen);
    refuse(&mut *table, Entry::Resign { by: Seat::FIRST, points: 2 }, EnterError::NotOpen);
    // Even on the other player's turn.
    enter(&mut *table, resign(Seat::SECOND));
    assert_eq!(outcome(&*table), (vec![1, 2], "end-resigned seat=team of seat 2".to_owned()));
}

#[test]
fn a_game_of_three_goes_on_without_one() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "1 0-1 2 0-2 4");
    let n_scene = table.scene().stacks.len();
    let effects = enter(&mut *table, resign(Seat::FIRST));
    assert!(!effects.is_empty());
    assert!(table.scene().stacks.len() < n_scene);
    // The third seat goes on with its throw.
    assert_eq!(table.status(), Status::Turn(THIRD));
    assert_eq!(position(&*table), "-#3/0,2/0,0 3 4");
    assert_eq!(table.offers(Seat::FIRST), Offers::NONE);
    refuse(&mut *table, resign(Seat::FIRST), EnterError::NotOpen);
    // What happened before cannot be taken back.
    assert_eq!(table.offers(THIRD), Offers { take_back: false, draw: false, ..Offers::USUAL });
    refuse(&mut *table, offer(THIRD, Offer::TakeBack(1)), EnterError::TooFarBack);
    play(&mut *table, "0-4 3 0-3");
    assert_eq!(table.status(), Status::Chance);
    assert_eq!(turns(&*table), ["1: 1 0-1", "2: 2 0-2", "-: 4", "3: 0-4", "2: 3 0-3"]);
    let spans: Vec<(usize, usize)> =
        table.turns(table.move_formats()[0]).into_iter().map(|turn| (turn.from, turn.to)).collect();
    assert_eq!(spans, [(0, 2), (2, 4), (4, 5), (6, 7), (7, 9)]);
    // Only the two who are left are asked.
    enter(&mut *table, offer(THIRD, Offer::TakeBack(2)));
    enter(&mut *table, accept(Seat::SECOND));
    assert_eq!(position(&*table), "-#3/0,2/0,0 3 4");
    enter(&mut *table, resign(Seat::SECOND));
    assert_eq!(outcome(&*table), (vec![3, 2, 1], "end-resigned".to_owned()));
}

#[test]
fn a_fallen_flag_loses_and_nobody_has_to_accept_that() {
    let mut table = table(record("toy-pact"));
    let flag = |by| Entry::Flag { by };
    refuse(&mut *table, flag(Seat::SECOND), EnterError::NotDue);
    refuse(&mut *table, flag(THIRD), EnterError::NotDue);
    // Whoever owes an answer can run out of time, and so can whoever could play instead.
    enter(&mut *table, offer(Seat::FIRST, Offer::Draw));
    enter(&mut *table, flag(Seat::SECOND));
    assert_eq!(outcome(&*table), (vec![1, 2], "end-flagged seat=team of seat 2 [TOY-PACT-3]".to_owned()));
    table.undo();
    enter(&mut *table, flag(Seat::FIRST));
    assert_eq!(outcome(&*table), (vec![2, 1], "end-flagged seat=team of seat 1 [TOY-PACT-3]".to_owned()));
    refuse(&mut *table, flag(Seat::SECOND), EnterError::Over);
}

#[test]
fn a_game_of_three_goes_on_without_the_one_whose_flag_fell() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "1 0-1 2 0-2 4");
    enter(&mut *table, Entry::Flag { by: THIRD });
    assert_eq!((table.status(), position(&*table).as_str()), (Status::Chance, "0,1/0,2/-#3 1 ?"));
    play(&mut *table, "4 0-4 3");
    enter(&mut *table, Entry::Flag { by: Seat::SECOND });
    assert_eq!(outcome(&*table), (vec![1, 2, 3], "end-flagged [TOY-RACE-2]".to_owned()));
}

#[test]
fn undo_reaches_behind_a_resignation() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "1 0-1 2 0-2 4");
    let before = View::of(&*table);
    let scene = table.scene();
    enter(&mut *table, resign(Seat::FIRST));
    play(&mut *table, "0-4");
    let after = table.scene();
    assert_eq!(edited(after, &table.undo_to(5)), scene);
    assert_eq!(View { n_undone: 0, ..View::of(&*table) }, before);
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    enter(&mut *table, resign(Seat::FIRST));
    for entry in [
        Entry::Step("b".to_owned()),
        offer(Seat::SECOND, Offer::Draw),
        offer(Seat::SECOND, Offer::TakeBack(1)),
        accept(Seat::SECOND),
        decline(Seat::FIRST),
        resign(Seat::SECOND),
        Entry::Claim { by: Seat::FIRST },
    ] {
        refuse(&mut *table, entry, EnterError::Over);
    }
    assert_eq!(table.play_turn("b"), Err(EnterError::Over));
    assert!(table.choices().is_empty());
    assert_eq!(table.offers(Seat::SECOND), Offers::NONE);
}

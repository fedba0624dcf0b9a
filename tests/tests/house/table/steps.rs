//! Steps and turns: playing them, taking them off the record, viewing them.

use play::{Choice, Dice, EnterError, Entry, Status, open, select};
use rules::games::Portal;
use rules::offers::Offer;
use rules::{ErrorKind, Seat};

use super::*;

#[test]
fn steps_lead_from_seat_to_seat() {
    let mut table = table(record("toy-split"));
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    play(&mut *table, "a1-a2");
    // The turn goes on.
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    play(&mut *table, ".");
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    play(&mut *table, "a4-b4 c4-c3");
    assert_eq!(turns(&*table), ["1: a1-a2 .", "2: a4-b4 c4-c3"]);
}

#[test]
fn the_same_seat_moves_again_after_a_six() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "6");
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    play(&mut *table, "0-6");
    assert_eq!(table.status(), Status::Chance);
    play(&mut *table, "2 0-2 3");
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    assert_eq!(turns(&*table), ["1: 6 0-6", "1: 2 0-2", "-: 3"]);
}

#[test]
fn positions_are_written_at_turn_boundaries() {
    let mut table = table(record("toy-split"));
    assert_eq!(position(&*table), "b.b/.../.../w.w w 2");
    play(&mut *table, "a1-a2");
    assert_eq!(position(&*table), "b.b/.../.../w.w w 2 | a1-a2");
    play(&mut *table, "c1-c2");
    assert_eq!(position(&*table), "b.b/.../w.w/... b 2");
    let earlier = |n| table.position_text_at(n).map(|position| (position.text, position.steps.len()));
    assert_eq!(earlier(0), Some(("b.b/.../.../w.w w 2".to_owned(), 0)));
    assert_eq!(earlier(1), Some(("b.b/.../.../w.w w 2".to_owned(), 1)));
    assert_eq!(earlier(3), None);
    assert!(table.scene_at(2).is_some() && table.scene_at(3).is_none());
}

#[test]
fn a_start_in_mid_turn_is_its_own_boundary() {
    let mut table = table_at("toy-split", "b.b/.../.../w.w w 1");
    assert_eq!(position(&*table), "b.b/.../.../w.w w 1");
    play(&mut *table, "a1-a2");
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    assert_eq!(turns(&*table), ["1: a1-a2"]);
}

#[test]
fn whole_turns_are_played_or_nothing_is() {
    let mut table = table(record("toy-split"));
    let before = table.scene();
    let effects = table.play_turn("a1-a2 a2-a3").unwrap();
    assert_eq!(edited(before, &effects), table.scene());
    assert_eq!(table.record().entries.len(), 2);
    play(&mut *table, "c4-c3");
    table.play_turn(".").unwrap();
    assert_eq!(turns(&*table), ["1: a1-a2 a2-a3", "2: c4-c3 ."]);

    let before = View::of(&*table);
    let Err(EnterError::Step(error)) = table.play_turn("c1-c2 c2-a2") else { panic!("an illegal turn") };
    assert_eq!((error.fault, error.at, error.text.as_str()), (ErrorKind::Illegal, 6, "c2-a2"));
    assert!(matches!(table.play_turn("c1-c2"), Err(EnterError::Step(_))));
    assert_eq!(View::of(&*table), before);
}

#[test]
fn steps_are_kept_in_the_first_format() {
    let table = || open::<Portal>(Record::new("laska", 1, people(2))).unwrap();
    let (mut one, mut other) = (table(), table());
    play(&mut *one, "c3-d4");
    one.play_turn("e5-d4-c3").unwrap();
    let numbers = other.move_formats()[1];
    assert_eq!(numbers.0, "1-25");
    other.play("9-13").unwrap();
    other.play_turn("17-13-9").unwrap();
    assert_eq!(other.record().entries[0], Entry::Step("c3-d4".to_owned()));
    assert_eq!(View::of(&*other), View::of(&*one));
    assert_eq!(one.turns(numbers)[0].text, "9-13");
}

#[test]
fn the_first_position_is_kept_in_the_first_format() {
    let start = Some("a1W g7b w".to_owned());
    let table = open::<Portal>(Record { start, ..Record::new("laska", 1, people(2)) }).unwrap();
    assert_eq!(table.record().start.as_deref(), Some(",,,b//////W,,, w"));
    assert_eq!(table.position_text(1).text, "a1W g7b w");
}

#[test]
fn undo_and_redo_go_step_by_step() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d");
    let two = View::of(&*table);
    play(&mut *table, "b");
    enter(&mut *table, offer(Seat::FIRST, Offer::Draw));
    let four = View::of(&*table);

    assert_eq!(table.undo(), Some(Vec::new()));
    assert_eq!(table.status(), Status::Turn(Seat::SECOND));
    let before = table.scene();
    let effects = table.undo().unwrap();
    assert_eq!(edited(before, &effects), table.scene());
    assert_eq!(View { n_undone: 0, ..View::of(&*table) }, two);
    assert_eq!(table.n_undone(), 2);

    let before = table.scene();
    let effects = table.redo().unwrap();
    assert_eq!(edited(before, &effects), table.scene());
    table.redo().unwrap();
    assert_eq!(View::of(&*table), four);
    assert_eq!(table.redo(), None);

    let before = table.scene();
    let effects = table.undo_to(0);
    assert_eq!(edited(before, &effects), table.scene());
    assert_eq!(table.undo(), None);
    assert_eq!(table.n_undone(), 4);
    assert_eq!(table.undo_to(7), []);
}

#[test]
fn only_an_entry_that_is_made_forgets_what_was_undone() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d b");
    table.undo();
    table.undo();
    refuse(&mut *table, Entry::Claim { by: Seat::SECOND }, EnterError::NotDue);
    assert!(table.play_turn("+b").is_err());
    assert_eq!(table.n_undone(), 2);
    play(&mut *table, "+e");
    assert_eq!(table.n_undone(), 0);
    assert_eq!(table.redo(), None);
    table.undo();
    table.play_turn("+a").unwrap();
    assert_eq!(table.n_undone(), 0);
}

#[test]
fn an_ended_game_can_be_undone() {
    let mut table = table(record("toy-pact"));
    enter(&mut *table, resign(Seat::FIRST));
    assert!(table.status().outcome().is_some());
    table.undo();
    assert_eq!(table.status(), Status::Turn(Seat::FIRST));
    play(&mut *table, "+b");
}

/// Plays 40 entries with the dice that a record's seed asks for.
fn play_dice(seed: u64) -> Box<dyn Table> {
    let mut table = table(Record { seed: Some(seed), ..record("toy-race") });
    while table.record().entries.len() < 40 && table.status().outcome().is_none() {
        let n = table.record().entries.len();
        let step = table.draw(&mut Dice::at(seed, n)).unwrap_or_else(|| table.choices()[0].step);
        table.choose(step).expect("it is legal");
    }
    table
}

#[test]
fn throws_are_steps_of_the_record() {
    let mut table = play_dice(1);
    assert_eq!(table.record(), play_dice(1).record());
    assert_ne!(table.record().entries, play_dice(2).record().entries);
    // The same place, the same throw.
    table.undo_to(10);
    while table.status() != Status::Chance {
        table.undo();
    }
    let n = table.record().entries.len();
    let throw = table.draw(&mut Dice::at(1, n)).unwrap();
    assert_eq!(play_dice(1).record().entries[n], Entry::Step(table.step_texts(&[throw]).concat()));
    // Drawing plays nothing, and draws only for chance.
    assert_eq!(table.record().entries.len(), n);
    table.choose(throw).expect("it is legal");
    assert_eq!(table.choose(throw), Err(EnterError::Stale));
    assert_eq!(table.draw(&mut Dice::new(1)), None);
}

#[test]
fn every_face_is_drawn() {
    let table = table(record("toy-race"));
    let mut dice = Dice::new(5);
    let mut faces: Vec<String> =
        (0..100).filter_map(|_| table.draw(&mut dice)).map(|step| table.step_texts(&[step]).concat()).collect();
    assert_eq!(faces.len(), 100);
    faces.sort();
    faces.dedup();
    assert_eq!(faces, ["1", "2", "3", "4", "5", "6"]);
}

#[test]
fn steps_are_chosen_by_touching_sites() {
    let table = table_at("toy-pact", "s.s.. a,e 0,0 1 0");
    let choices = table.choices();
    let start = select(&choices, &[]);
    assert_eq!((start.next.len(), start.done), (2, None));
    // The coin can be turned or taken.
    let coin = choices[1].gesture.sites.clone();
    let steps = |choices: &[&Choice]| {
        choices.iter().map(|choice| table.step_texts(&[choice.step]).concat()).collect::<Vec<_>>()
    };
    assert_eq!(steps(&select(&choices, &coin).ask), ["*", "x"]);
    let walk = choices[0].gesture.sites.clone();
    assert_eq!(select(&choices, &walk[..1]).next.iter().copied().collect::<Vec<_>>(), walk[1..]);
    assert_eq!(select(&choices, &walk).done, Some(&choices[0]));
    let wrong = [walk[0], coin[0]];
    assert!(select(&choices, &wrong).is_empty());
    assert_eq!(table.refusal(&wrong).key, "toy-pact-no-way");
    assert_eq!(table.label(walk[1]).to_string(), "verbatim text=b");
    assert_eq!(table.sites().len(), 10);
}

#[test]
fn a_throw_is_a_button() {
    let table = table(record("toy-race"));
    let choices = table.choices();
    assert_eq!(select(&choices, &[]).buttons.len(), 6);
}

//! Records and entries that are refused.

use play::{EnterError, Entry, Games as _, GamesOf, OpenError, StepReader, open, wire};
use rules::games::Portal;
use rules::offers::Offer;
use rules::options::PLAYERS;
use rules::{ErrorKind, OptionError, Seat};

use super::*;

#[track_caller]
fn open_error(change: impl FnOnce(&mut Record)) -> OpenError {
    let mut record = record("toy-pact");
    change(&mut record);
    match open::<Toys>(record) {
        Ok(_) => panic!("the record was believed"),
        Err(error) => error,
    }
}

#[test]
fn headers_must_fit_the_game() {
    assert_eq!(open_error(|record| record.id = "toy-poker".to_owned()), OpenError::UnknownGame);
    assert_eq!(open_error(|record| record.rules_version = 2), OpenError::RulesVersion { ours: 1 });
    assert_eq!(open_error(|record| record.seats.push(None)), OpenError::Seats { expected: 2 });
    assert_eq!(open_error(|record| record.seats.clear()), OpenError::Seats { expected: 2 });
    assert_eq!(open_error(|record| record.seats[1] = Some(2)), OpenError::Players);
    let error = open_error(|record| record.options.set("cells", "9"));
    let known = vec!["coins"];
    assert_eq!(error, OpenError::Options(OptionError::UnknownKey { key: "cells".to_owned(), known }));
    let error = open_error(|record| record.options.set("coins", "z"));
    assert!(matches!(error, OpenError::Options(OptionError::BadValue { .. })));
}

#[test]
fn who_takes_part_is_somebody_and_nobody_else_is() {
    let race = |players: &str, start: Option<&str>, seats: [Option<usize>; 3]| {
        let mut record = record("toy-race");
        record.options.set(PLAYERS, players);
        record.start = start.map(str::to_owned);
        record.seats = seats.to_vec();
        open::<Toys>(record)
    };
    let third = Seat::new(2).unwrap();
    let (all, two) = ([Some(0), Some(1), Some(2)], [Some(0), None, Some(1)]);
    let taken = |result: Result<Box<dyn Table>, OpenError>| {
        let table = result.unwrap_or_else(|error| panic!("{error}"));
        table.info().seats().filter(|seat| table.takes_part(*seat)).map(Seat::idx).collect::<Vec<_>>()
    };
    assert_eq!(taken(race("3", None, all)), [0, 1, 2]);
    assert_eq!(taken(race("2", None, two)), [0, 2]);
    assert_eq!(race("2", None, all).err(), Some(OpenError::IdleSeat { seat: Seat::SECOND }));
    assert_eq!(race("3", None, two).err(), Some(OpenError::EmptySeat { seat: Seat::SECOND }));
    assert_eq!(race("2", None, [Some(0), None, None]).err(), Some(OpenError::EmptySeat { seat: third }));
    // A position alone tells who is there, and who has left.
    assert_eq!(taken(race("3", Some("0,4/-/0,0 1 ?"), two)), [0, 2]);
    assert_eq!(taken(race("2", Some("0,4/-#3/0,0 1 ?"), two)), [0, 2]);
    let told = race("2", Some("0,4/-#3/0,0 1 ?"), all).map(drop).unwrap_err().to_string();
    assert_eq!(told, "somebody sits on seat 2, which takes no part");
}

#[test]
fn who_has_left_offers_nothing_and_is_asked_nothing() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "3 0-3");
    enter(&mut *table, resign(Seat::SECOND));
    assert!(!table.takes_part(Seat::SECOND) && table.takes_part(Seat::FIRST));
    assert_eq!(table.offers(Seat::SECOND), Offers::NONE);
    refuse(&mut *table, resign(Seat::SECOND), EnterError::NotOpen);
    play(&mut *table, "4 0-4");
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    assert!(matches!(table.status(), Status::Waiting { on, .. } if on == [THIRD]), "{:?}", table.status());
}

#[test]
fn the_first_position_must_be_one() {
    let OpenError::Start(error) = open_error(|record| record.start = Some("..s.. a,e 0,x 1 2".to_owned())) else {
        panic!("another error")
    };
    assert_eq!((error.fault, error.at, error.text.as_str()), (ErrorKind::Syntax, 10, "0,x"));
}

#[test]
fn a_refused_entry_is_counted_from_the_first() {
    let step = |text: &str| Entry::Step(text.to_owned());
    let error = open_error(|record| record.entries = vec![step("+b"), step("+d"), step("x")]);
    assert_eq!(error.to_string(), "entry 3: \"x\" at 0: toy-illegal-step");
    let OpenError::Entry { idx: 2, why: EnterError::Step(why) } = error else { panic!("{error:?}") };
    assert_eq!(why.fault, ErrorKind::Illegal);
    let error = open_error(|record| record.entries = vec![resign(Seat::FIRST), step("+b")]);
    assert_eq!(error, OpenError::Entry { idx: 1, why: EnterError::Over });
    let error = open_error(|record| record.entries = vec![accept(Seat::FIRST)]);
    assert_eq!(error, OpenError::Entry { idx: 0, why: EnterError::NotAsked });
}

#[test]
fn an_illegal_step_says_why_and_changes_nothing() {
    let mut table = table(record("toy-race"));
    play(&mut *table, "4");
    let before = View::of(&*table);
    let Err(EnterError::Step(error)) = table.play("0-5") else { panic!("an illegal step") };
    assert_eq!((error.fault, &*error.why.key), (ErrorKind::Illegal, "toy-illegal-step"));
    let Err(EnterError::Step(error)) = table.play("0 to 4") else { panic!("no step") };
    assert_eq!((error.fault, &*error.why.key), (ErrorKind::Syntax, "toy-no-step"));
    assert_eq!(View::of(&*table), before);
}

#[test]
fn a_record_can_be_full() {
    let mut table = table(record("toy-pact"));
    for _ in 0..wire::MAX_ENTRIES / 2 {
        table.enter(offer(Seat::FIRST, Offer::Draw)).unwrap();
        table.enter(decline(Seat::FIRST)).unwrap();
    }
    refuse(&mut *table, Entry::Step("+b".to_owned()), EnterError::Full);
    // Whatever is in the table can be sent.
    let record = wire::read(&wire::write(table.record())).unwrap();
    assert_eq!(View::of(&*super::table(record)), View::of(&*table));
}

#[test]
fn a_turn_that_does_not_fit_in_is_not_begun() {
    let mut table = table(record("toy-split"));
    for _ in 0..wire::MAX_ENTRIES / 2 - 1 {
        table.enter(offer(Seat::FIRST, Offer::Draw)).unwrap();
        table.enter(decline(Seat::FIRST)).unwrap();
    }
    play(&mut *table, "a1-a2");
    table.undo();
    table.enter(offer(Seat::FIRST, Offer::Draw)).unwrap();
    table.undo();
    let before = View::of(&*table);
    assert_eq!(before.n_undone, 1);
    table.play_turn("a1-a2 a2-a3").unwrap();
    table.undo_to(wire::MAX_ENTRIES - 2);
    table.enter(offer(Seat::FIRST, Offer::Draw)).unwrap();
    let before = View::of(&*table);
    assert_eq!(table.play_turn("a1-a2 a2-a3"), Err(EnterError::Full));
    assert_eq!(View::of(&*table), before);
}

#[test]
fn a_program_without_readers_of_texts_says_what_it_leaves_to_them() {
    let lean = GamesOf::<Portal, StepReader>::NEW;
    let chess =
        |step: &str| Record { entries: vec![Entry::Step(step.to_owned())], ..Record::new("chess", 1, people(2)) };
    assert!(lean.open(chess("e4")).is_ok_and(|table| table.record().entries.len() == 1));
    for other in ["e2e4", "e5", "scrap"] {
        let Err(error) = lean.open(chess(other)) else { panic!("{other}: it is read") };
        assert_eq!(error, OpenError::Entry { idx: 0, why: EnterError::Unread });
        assert!(error.is_unread());
    }
    assert!(GamesOf::<Portal>::NEW.open(chess("e2e4")).is_ok());
    let start = Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned());
    let Err(error) = lean.open(Record { start, ..chess("e4") }) else { panic!("a position is read") };
    assert!(error.is_unread() && error == OpenError::Unread);
    // What the rules refuse is no matter of reading.
    let Err(error) = lean.open(Record { rules_version: 7, ..chess("e4") }) else { panic!("it opens") };
    assert!(!error.is_unread());
}

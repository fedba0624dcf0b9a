//! How a game ended for somebody who plays alone against computers.

use play::{OwnGame, OwnResult};

use super::*;
use crate::RareAction;

/// The result once the first seat, or another, has resigned.
fn after_resigning(id: &str, by: Seat) -> Option<OwnGame> {
    let mut record = Setup::usual(id).record(games(), 7);
    record.entries = vec![Entry::Resign { by, points: 1 }];
    begin(record, None).own_game()
}

#[test]
fn it_has_a_level_a_result_and_the_number_of_other_sides() {
    let own = |result, rivals| Some(OwnGame { level: Level::FIRST_MET, result, rivals, is_usual: true });
    assert_eq!(after_resigning("laska", Seat::FIRST), own(OwnResult::Lost, 1));
    assert_eq!(after_resigning("laska", Seat::SECOND), own(OwnResult::Won, 1));
    assert_eq!(after_resigning("lanko-88", Seat::FIRST), own(OwnResult::Lost, 1), "partners are one side");
    let of_ludo = begin(ludo_lost(), None).own_game();
    assert_eq!(of_ludo, own(OwnResult::Lost, 3));
}

#[test]
fn a_game_from_another_position_is_not_usual() {
    let record = Setup::usual("laska").record(games(), 7);
    let record = Record { entries: vec![Entry::Resign { by: Seat::FIRST, points: 1 }], ..record };
    assert!(begin(record, Some("a1WWW d4BBB w")).own_game().is_some_and(|own| !own.is_usual));
}

#[test]
fn nobody_else_has_one() {
    let record = Setup::usual("laska").record(games(), 7);
    assert_eq!(begin(record.clone(), None).own_game(), None, "it is not over");
    let mut state = begin(Record { entries: vec![Entry::Resign { by: Seat::FIRST, points: 1 }], ..record }, None);
    state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    assert_eq!(state.own_game(), None, "two people");
}

/// A game of ludo in which somebody resigned and the others did so too.
fn ludo_lost() -> Record {
    let mut record = Setup::usual("ludo").record(games(), 7);
    record.entries = Seat::first(3).map(|by| Entry::Resign { by, points: 1 }).collect();
    record
}

//! Handicaps of new games, and in rematches.

use play::Beginnings;
use rules::games::backgammon;

use super::*;
use crate::GivenHandicap;

const USUAL_KNIGHT: [&str; 2] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

fn with(key: &'static str, by: usize, setup: Setup) -> Setup {
    Setup { handicap: Some(GivenHandicap { key, by }), ..setup }
}

fn beginnings() -> &'static dyn Beginnings {
    &GamesOf::<WithToys>::NEW
}

fn again(state: &TableState, lot: u64) -> Record {
    state.rematch_with_handicap(games(), beginnings(), lot)
}

fn start(setup: &Setup) -> Option<String> {
    setup.record_with_handicap(games(), beginnings(), 7).start
}

#[test]
fn the_player_who_gives_a_handicap_has_fewer_pieces_on_either_side() {
    for (side, own) in [(Seat::FIRST, 0), (Seat::SECOND, 1)] {
        let setup = Setup { side: Side::Seat(side), ..Setup::usual("chess") };
        for by in [0, 1] {
            let given = start(&with("knight", by, setup.clone()));
            assert_eq!(given.as_deref(), Some(USUAL_KNIGHT[(own + by) % 2]), "{side}, given by {by}");
        }
    }
    // By lot too, whatever comes.
    for lot in (0..8).map(|lot| lot << 32) {
        let setup = with("knight", 1, Setup { side: Side::ByLot, ..Setup::usual("chess") });
        let record = setup.record_with_handicap(games(), beginnings(), lot);
        assert_eq!(record.start.as_deref(), Some(USUAL_KNIGHT[usize::from(record.seats[0] == Some(0))]));
    }
    // Two people: the first seat's player is the first.
    for by in [0, 1] {
        let given = start(&with("knight", by, Setup { opponent: Opponent::Human, ..Setup::usual("chess") }));
        assert_eq!(given.as_deref(), Some(USUAL_KNIGHT[by]));
    }
    let state = TableState::open(
        games(),
        with("knight", 1, Setup::usual("chess")).record_with_handicap(games(), beginnings(), 7),
        ANYBODY,
    );
    assert!(state.is_ok_and(|state| state.turn() == Some(Seat::FIRST)));
}

#[test]
fn only_a_single_game_of_two_that_has_the_handicap_begins_with_it() {
    assert_eq!(start(&Setup::usual("chess")), None);
    assert_eq!(start(&with("counter", 0, Setup::usual("chess"))), None);
    let setup = with("two-checkers", 1, Setup::usual("backgammon"));
    let listed = begin(setup.record(games(), 7), start(&setup).as_deref()).scene();
    let off = |seat| listed.stacks.get(&backgammon::tray(seat)).map_or(0, Vec::len);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(off), [2, 0], "the computer gives, so White is ahead");
    assert!(setup.takes_handicap(games()));
    let of_three = Setup { length: Some(3), ..setup };
    assert!(!of_three.takes_handicap(games()));
    assert_eq!(start(&of_three), None);
    assert!(beginnings().handicaps("ludo").is_empty() && !Setup::usual("ludo").takes_handicap(games()));
    // A position that is given wins.
    let setup = with("counter", 0, Setup::usual("laska"));
    assert_eq!(setup.record_from(games(), Some(CHAIN.to_owned()), 7).start.as_deref(), Some(CHAIN));
}

#[test]
fn a_handicap_is_kept_by_games_that_have_it() {
    let mut setup = with("two-counters", 1, Setup::usual("laska"));
    let before = setup.handicap;
    setup.switch(games(), "bignor-ludus");
    assert!(before.is_some() && setup.handicap == before && start(&setup).is_some());
    setup.switch(games(), "chess");
    assert_eq!(start(&setup), None);
}

#[test]
fn who_gave_a_handicap_gives_it_in_the_rematch_too() {
    for id in ["chess", "draughts", "laska", "bignor-ludus", "backgammon"] {
        for handicap in beginnings().handicaps(id) {
            for (by, opponent) in [(0, Opponent::Computer), (1, Opponent::Computer), (1, Opponent::Human)] {
                let setup = with(handicap.key, by, Setup { opponent, ..Setup::usual(id) });
                let first = setup.record_with_handicap(games(), beginnings(), 7);
                let giver = |record: &Record| {
                    let (found, giver) = beginnings().handicap_of(record).expect("it begins with a handicap");
                    assert_eq!(found, handicap);
                    record.player(giver)
                };
                assert_eq!(giver(&first), Some(by));
                let resigned = Entry::Resign { by: Seat::FIRST, points: 1 };
                let mut state = begin(first.clone(), first.start.as_deref());
                for lot in 1..3 {
                    let entries = vec![resigned.clone(), Entry::Answer { by: Seat::SECOND, yes: true }];
                    let needs_answer = id == "backgammon";
                    let entries = if needs_answer { entries } else { entries[..1].to_vec() };
                    let record = Record { entries, ..state.record().up_to(0) };
                    state = TableState::open(games(), record, ANYBODY).unwrap();
                    let again = again(&state, lot);
                    assert_eq!(giver(&again), Some(by), "{id}: {}", handicap.key);
                    assert_eq!(again.seats != state.record().seats, state.game.table.swaps_seats());
                    state = TableState::open(games(), again, ANYBODY).unwrap();
                }
            }
        }
    }
    // Another position stays as it is.
    let state = two_people(Some(CHAIN));
    let again = again(&state, 9);
    assert!(again.start.is_some() && again.start == state.record().start);
    assert_eq!(beginnings().handicap_of(&again), None);
}

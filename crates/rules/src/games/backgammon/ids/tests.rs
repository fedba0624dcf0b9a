//! Published IDs, IDs written by GNU Backgammon 1.07, and texts that are not IDs.

use super::*;

/// Checkers on points, and on the bar as 25.
fn side(checkers: &[(usize, u8)]) -> Side {
    let mut side = [0; 25];
    for &(point, n) in checkers {
        side[point - 1] = n;
    }
    side
}

#[track_caller]
fn check_position(text: &str, waiting: &[(usize, u8)], rolling: &[(usize, u8)]) {
    let sides = [side(waiting), side(rolling)];
    assert_eq!(read_position(text), Ok(sides));
    assert_eq!(write_position(&sides), text);
}

#[test]
fn the_start_is_as_published() {
    let start = [(24, 2), (13, 5), (8, 3), (6, 5)];
    check_position("4HPwATDgc/ABMA", &start, &start);
}

#[test]
fn the_side_that_is_not_on_roll_comes_first() {
    // After the opening play 31: 8/5 6/5, with the other side on roll.
    let opened = [(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)];
    check_position("sGfwATDgc/ABMA", &opened, &[(24, 2), (13, 5), (8, 3), (6, 5)]);
    // After 66: 24/18(2) 13/7(2) in reply.
    check_position("4NvBwQCwZ/ABMA", &[(18, 2), (13, 3), (8, 3), (7, 2), (6, 5)], &opened);
}

#[test]
fn checkers_are_on_the_bar_or_off() {
    check_position("AQAABAAAAAAAAA", &[(1, 1)], &[(1, 1)]);
    check_position("AAAAAgAAAAAAAA", &[], &[(1, 1)]);
    check_position("AAAAAAAAAAAAAA", &[], &[]);
    check_position("////AQAAAAAAAA", &[(1, 25)], &[]);
    let bar = [side(&[(25, 15)]), side(&[(25, 15)])];
    assert_eq!(read_position(&write_position(&bar)), Ok(bar));
}

/// Between games, nothing in progress.
const BLANK: MatchId = MatchId {
    cube: 0,
    owner: Owner::Nobody,
    roller: 0,
    is_crawford: false,
    state: 0,
    turn: 0,
    is_doubled: false,
    resigned: 0,
    dice: [0, 0],
    length: 0,
    scores: [0, 0],
    has_no_jacoby: false,
};

#[track_caller]
fn check_match(text: &str, id: MatchId) {
    assert_eq!(read_match(text), Ok(id));
    assert_eq!(write_match(&id), text);
}

#[test]
fn published_match_ids_are_read_and_written() {
    // The manual's example.
    let owner = Owner::Player(0);
    let dice = [5, 2];
    check_match(
        "QYkqASAAIAAA",
        MatchId { cube: 1, owner, roller: 1, turn: 1, state: 1, dice, length: 9, scores: [2, 4], ..BLANK },
    );
    check_match("MAAAAAAAAAAA", BLANK);
    check_match("cAkAAAAAAAAA", MatchId { roller: 1, turn: 1, state: 1, ..BLANK });
    check_match("cIkKAAAAAAAA", MatchId { roller: 1, turn: 1, state: 1, dice, ..BLANK });
}

#[test]
fn match_ids_of_the_program_are_read_and_written() {
    let nine = MatchId { state: 1, length: 9, has_no_jacoby: true, ..BLANK };
    let five = MatchId { length: 5, ..nine };
    check_match("MAEgAQAAAAAE", nine);
    check_match("MBkgAQAAAAAE", MatchId { turn: 1, is_doubled: true, ..nine });
    check_match("EQEgAQAAAAAE", MatchId { cube: 1, owner: Owner::Player(1), ..nine });
    check_match("MIEqAQAAEAAE", MatchId { dice: [5, 2], scores: [0, 2], ..nine });
    // Player 1 doubled and player 0 dropped; then player 0 bore off their last checker.
    let owner = Owner::Player(1);
    check_match("UQQgAQAAEAAE", MatchId { cube: 1, owner, roller: 1, state: 4, scores: [0, 2], ..nine });
    check_match("cAqgABAACAAE", MatchId { roller: 1, turn: 1, state: 2, scores: [1, 1], ..five });
    // A gammon is offered, in a single game under the Jacoby rule.
    check_match("cEEAAAAAAAAA", MatchId { roller: 1, state: 1, resigned: 2, ..BLANK });
}

#[test]
fn every_field_has_its_own_bits() {
    let most = MatchId {
        cube: 15,
        owner: Owner::Nobody,
        roller: 1,
        is_crawford: true,
        state: 7,
        turn: 1,
        is_doubled: true,
        resigned: 3,
        dice: [7, 7],
        length: MOST_POINTS,
        scores: [MOST_POINTS; 2],
        has_no_jacoby: true,
    };
    check_match("//////////8H", most);
}

#[test]
fn other_texts_are_no_ids() {
    for (text, fault) in [
        ("", IdFault::Length),
        ("4HPwATDgc/ABM", IdFault::Length),
        ("4HPwATDgc/ABMAA", IdFault::Length),
        ("4HPwATDgc/ABMA==", IdFault::Letter(14)),
        ("4HPwATDgc/ABM=", IdFault::Letter(13)),
        ("4HPwATDgc-ABMA", IdFault::Letter(9)),
        ("4HPwATDgc/ABé", IdFault::Letter(12)),
        // A bit past the last byte, a bit past the last point, and more checkers than fit.
        ("4HPwATDgc/ABMB", IdFault::Bits),
        ("4HPwATDgc/ABMC", IdFault::Bits),
        ("4HPwATDgc/ABMQ", IdFault::Bits),
        ("//////////////", IdFault::Bits),
    ] {
        assert_eq!(read_position(text), Err(fault), "{text}");
    }
    let long = "A".repeat(10_000);
    assert_eq!(read_position(&long), Err(IdFault::Length));
    for (text, fault) in [
        ("", IdFault::Length),
        ("QYkqASAAIAA", IdFault::Length),
        ("QYkqASAAIAAAA", IdFault::Length),
        ("QYkqASAAIAA?", IdFault::Letter(11)),
        // Player 2 owns the cube; a bit past the last one.
        ("IAAAAAAAAAAA", IdFault::Bits),
        ("MAAAAAAAAAAI", IdFault::Bits),
    ] {
        assert_eq!(read_match(text), Err(fault), "{text}");
    }
}

//! Whole IDs, including those of matches: what GNU Backgammon 1.07 wrote is written here too.

use super::super::super::Step;
use super::*;
use crate::match_state::MatchState;
use crate::notation::Notation;
use crate::options::Options;
use crate::seat::PerSeat;

/// The rules of a game in a match to `length` points.
fn rules(length: u16, points: [i32; 2], note: &str) -> Backgammon {
    let state = MatchState { length, played: 1, points: PerSeat([points[0], points[1], 0, 0]), note: note.to_owned() };
    Backgammon::new("backgammon", &Options::new(), &state).unwrap()
}

fn pos_of(rules: &Backgammon, id: &str) -> Result<Position, ReadError> {
    read(rules, id, &mut Vec::new()).map(|(pos, _)| pos)
}

/// Checks that an ID is read like a position notation and written back.
#[track_caller]
fn check(rules: &Backgammon, id: &str, listing: &str) {
    let pos = pos_of(rules, id).unwrap_or_else(|error| panic!("{id}: {error}"));
    assert_eq!(notation::position::write(&pos), listing, "{id}");
    assert_eq!(write(rules, &pos), id);
    let (again, _) = rules.read_position(listing).unwrap_or_else(|error| panic!("{listing}: {error}"));
    assert_eq!(again, pos, "{listing}");
}

#[track_caller]
fn refused(rules: &Backgammon, id: &str, expect: &str) {
    assert_eq!(pos_of(rules, id).unwrap_err().to_string(), expect, "{id}");
}

const START: &str = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5";
const OPENED: &str = "white 24:2 13:5 8:2 6:4 5:2 black 24:2 13:5 8:3 6:5";
const LAST: &str = "white 1:1 off:14 black 1:1 off:14";

#[test]
fn matches_are_written_as_the_program_writes_them() {
    let nine = rules(9, [0, 0], "");
    check(&nine, "sGfwATDgc/ABMA:cAkgAQAAAAAE", &format!("{OPENED} roll black"));
    check(&nine, "4HPwATDgc/ABMA:MAEgAQAAAAAE", &format!("{START} roll white"));
    check(&nine, "4HPwATDgc/ABMA:MBkgAQAAAAAE", &format!("{START} doubled white"));
    check(&nine, "4HPwATDgc/ABMA:EQEgAQAAAAAE", &format!("{START} cube 2 black roll white"));
    check(&rules(9, [0, 2], ""), "4HPwATDgc/ABMA:MIEqAQAAEAAE", &format!("{START} dice 52 white"));
    check(&rules(3, [0, 2], "crawford"), "4HPwATDgc/ABMA:8AlnAAAAEAAE", &format!("{START} dice 61 black"));
    // No Crawford game in a match to one point.
    check(&rules(1, [0, 0], "crawford"), "4HPwATDgc/ABMA:MAEnAAAAAAAE", &format!("{START} dice 61 white"));
}

#[test]
fn the_manuals_example_is_read() {
    // Its match ID is from before the last bit, the Jacoby rule's.
    let id = "4HPwATDgc/ABMA:QYkqASAAIAAA";
    let nine = rules(9, [2, 4], "");
    let pos = pos_of(&nine, id).unwrap();
    assert_eq!(notation::position::write(&pos), format!("{START} cube 2 white dice 52 black"));
    assert_eq!(write(&nine, &pos), "4HPwATDgc/ABMA:QYkqASAAIAAE");
    refused(&rules(5, [2, 4], ""), id, "\"QYkqASAAIAAA\" at 15: backgammon-text-match-length found=9 expected=5");
    refused(
        &rules(9, [2, 3], ""),
        id,
        "\"QYkqASAAIAAA\" at 15: backgammon-text-match-score seat=seat 2 found=4 expected=3",
    );
    refused(&rules(9, [2, 8], "crawford"), id, "\"QYkqASAAIAAA\" at 15: backgammon-text-not-crawford");
    refused(&rules(3, [0, 2], ""), "4HPwATDgc/ABMA:8AlnAAAAEAAE", "\"8AlnAAAAEAAE\" at 15: backgammon-text-crawford");
}

#[test]
fn points_of_a_game_that_is_over_are_in_the_score() {
    // White bore off their last checker at 0-1 and has won one point; the other player sees it.
    check(&rules(5, [0, 1], ""), "AAAAAgAAAAAAAA:cAqgABAACAAE", "white off:15 black 1:1 off:14 won white");
    refused(
        &rules(5, [1, 1], ""),
        "AAAAAgAAAAAAAA:cAqgABAACAAE",
        "\"cAqgABAACAAE\" at 15: backgammon-text-match-score seat=seat 1 found=1 expected=2",
    );
    // Black doubled to 4 and White dropped: two points.
    let nine = rules(9, [0, 0], "");
    let mut pos = pos_of(&nine, "4NvBwQCwZ/ABMA:UQkgAQAAAAAE").unwrap();
    nine.apply(&mut pos, Step::Double, &mut ());
    assert_eq!(write(&nine, &pos), "4NvBwQCwZ/ABMA:UREgAQAAAAAE");
    nine.apply(&mut pos, Step::Drop, &mut ());
    assert_eq!(write(&nine, &pos), "4NvBwQCwZ/ABMA:UQQgAQAAEAAE");
    assert_eq!(pos_of(&nine, "4NvBwQCwZ/ABMA:UQQgAQAAEAAE"), Ok(pos));
}

#[test]
fn dice_lie_as_they_were_thrown_at_the_beginning() {
    let rules = rules(0, [0, 0], "");
    check(&rules, "4HPwATDgc/ABMA:MAAAAAAAAAAE", &format!("{START} opening"));
    for (one, other) in [(6, 5), (3, 5)] {
        let mut pos = rules.start();
        rules.apply(&mut pos, Step::Throw(one, other), &mut ());
        assert_eq!(pos_of(&rules, &write(&rules, &pos)), Ok(pos), "{one}{other}");
    }
    // Black threw both dice: the higher comes first, in whatever order they are written.
    let listing = format!("{OPENED} dice 35 black");
    let (pos, history) = rules.read_position(&listing).unwrap();
    assert_eq!(rules.write_position(&pos, &history, Backgammon::POSITIONS[1]), format!("{OPENED} dice 53 black"));
}

#[test]
fn a_position_id_alone_is_white_on_roll() {
    let single = rules(0, [0, 0], "");
    for (id, listing) in [
        ("4HPwATDgc/ABMA", format!("{START} roll white")),
        (" 4HPwATDgc/ABMA  ", format!("{START} roll white")),
        ("4HPwATDgc/ABMA 3 1", format!("{START} dice 31 white")),
        ("4HPwATDgc/ABMA 1 3", format!("{START} dice 31 white")),
        ("4HPwATDgc/ABMA 44", format!("{START} dice 44 white")),
        ("AQAABAAAAAAAAA", format!("{LAST} roll white")),
    ] {
        let pos = pos_of(&single, id).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(notation::position::write(&pos), listing, "{id}");
    }
    assert_eq!(pos_of(&single, "4HPwATDgc/ABMA").unwrap().stage, Stage::Throw);
    assert_eq!(pos_of(&rules(5, [0, 0], ""), "4HPwATDgc/ABMA").unwrap().stage, Stage::Before);
}

#[test]
fn the_short_form_is_seen_by_whoever_is_on_roll() {
    let single = rules(0, [0, 0], "");
    let brief = Backgammon::BRIEF.unwrap();
    for (listing, id) in [
        (format!("{OPENED} roll black"), "sGfwATDgc/ABMA"),
        (format!("{OPENED} roll white"), "4HPwATCwZ/ABMA"),
        ("white off:15 black 1:1 off:14 won white".to_owned(), "AAAAAgAAAAAAAA"),
    ] {
        let (pos, history) = single.read_position(&listing).unwrap();
        assert_eq!(single.write_position(&pos, &history, brief), id, "{listing}");
    }
}

/// X8: as gnubg 1.07 shows a double, a beaver and a raccoon, each to be answered.
#[test]
fn x8_beavers_are_left_out() {
    let single = rules(0, [0, 0], "");
    for (id, notes) in [("cBEAAAAAAAAE", &[][..]), ("QRkAAAAAAAAE", &["beaver"]), ("QhEAAAAAAAAE", &["beaver"])] {
        let mut mends = Vec::new();
        let text = format!("4HPwATDgc/ABMA:{id}");
        let (pos, _) = read(&single, &text, &mut mends).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(notation::position::write(&pos), format!("{START} doubled black"), "{id}");
        let notes: Vec<_> = notes.iter().map(|note| format!("backgammon-mended-{note}")).collect();
        assert_eq!(mends.iter().map(|mend| mend.how.to_string()).collect::<Vec<_>>(), notes);
    }
}

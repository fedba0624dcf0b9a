use super::*;
use crate::Notation;
use crate::games::ludo::diagram::{self, rules};

#[track_caller]
fn check(from: &str, text: &str, expect: &str) {
    let rules = rules(&[]);
    let pos = diagram::pos(&rules, from);
    let found = match rules.read_turn(&pos, text) {
        Ok(steps) => rules.write_turn(&pos, &steps, Ludo::MOVES[0]),
        Err(error) => error.to_string(),
    };
    assert_eq!(found, expect, "{from:?}: {text:?}");
}

#[test]
fn a_turn_is_a_throw_and_its_move() {
    let from = "0,0,12,13/-/0,0,0,0/- play 1 ? -";
    for text in ["5: 12-17", "5:12-17", "5 12-17", " 5 :  12-17 "] {
        check(from, text, "5: 12-17");
    }
    check(from, "6: 0-1(2)", "6: 0-1(2)");
    check("0,0,0,0/-/0,0,0,0/- play 1 ? -", "3: -", "3: -");
    check(from, "5", "\"\" at 1: ludo-text-no-move");
    check(from, "12-17", "\"12-17\" at 0: ludo-text-no-throw");
    // The opening consists of throws alone.
    check("0,0,0,0/-/0,0,0,0/- open 1 ?,-,?,- -", "4", "4");
    check("0,0,0,0/-/0,0,0,0/- open 1 ?,-,?,- -", "4: 0-1", "\"0-1\" at 3: ludo-text-turn-over");
}

#[test]
fn what_the_die_shows_may_be_written_again() {
    let from = "0,0,12,13/-/0,0,0,0/- play 1 5 -";
    check(from, "12-17", "12-17");
    check(from, "5: 12-17", "12-17");
    check(from, "4: 12-16", "\"4\" at 0: ludo-text-other-throw found=4 expected=5");
    check(from, "5", "\"5\" at 0: ludo-text-thrown number=5");
    check(from, "5:", "\"\" at 2: ludo-text-no-move");
}

#[test]
fn the_sign_for_knocking_out_says_what_happens() {
    let from = "0,0,22,30/-/7,17,17,17/- play 1 ? -";
    check(from, "5: 22-27x", "5: 22-27x");
    check(from, "5: 22-27", "\"22-27\" at 3: ludo-text-knocks [LUDO-7]");
    check(from, "5: 30-35x", "\"x\" at 8: ludo-text-nobody");
}

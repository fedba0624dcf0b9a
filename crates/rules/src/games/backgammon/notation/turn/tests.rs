//! Turns written and read, and texts that are not turns.

use super::*;
use crate::game::Rules;
use crate::match_state::MatchState;
use crate::notation::Notation;
use crate::options::Options;

const START: &str = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white";

fn rules(pairs: &[(&str, &str)]) -> Backgammon {
    let mut options = Options::new();
    for (key, value) in pairs {
        options.set(*key, *value);
    }
    Backgammon::new("backgammon", &options, &MatchState::default()).unwrap()
}

#[track_caller]
fn read(rules: &Backgammon, from: &str, text: &str) -> Result<(Position, Vec<Step>), ReadError> {
    let (pos, _) = rules.read_position(from).unwrap_or_else(|error| panic!("{from}: {error}"));
    rules.read_turn(&pos, text).map(|steps| (pos, steps))
}

/// Checks what a text is written as after it was read.
#[track_caller]
fn check(from: &str, text: &str, expect: &str) {
    let rules = rules(&[]);
    match read(&rules, from, text) {
        Ok((pos, steps)) => {
            let written = rules.write_turn(&pos, &steps, POINTS);
            assert_eq!(written, expect, "{text}: {steps:?}");
            assert_eq!(rules.read_turn(&pos, &written), Ok(steps), "{written}");
        }
        Err(error) => assert_eq!(error.to_string(), expect, "{text}"),
    }
}

const POINTS: crate::notation::Format = Backgammon::MOVES[0];

#[test]
fn turns_are_read_in_the_order_in_which_they_are_written() {
    check(START, "31: 8/5 6/5", "31: 8/5 6/5");
    check(START, "31: 6/5 8/5", "31: 6/5 8/5");
    check(START, "65: 24/18/13", "65: 24/18/13");
    check(START, "65: 24/18 18/13", "65: 24/18/13");
    check(START, "55: 13/8(2) 8/3(2)", "55: 13/8(2) 8/3(2)");
    check(START, "55: 13/8/3(2)", "55: 13/8/3(2)");
    check(START, "55: 13/8 8/3 13/8 8/3", "55: 13/8/3(2)");
    check(START, "55: 13/8 13/8 13/8 8/3", "55: 13/8(3) 8/3");
    check(START, "11: 8/7/6/5 8/7", "11: 8/7/6/5 8/7");
}

#[test]
fn shorter_texts_mean_the_same() {
    check(START, "13 8/5, 6/5", "31: 8/5 6/5");
    check(START, "1-3: 8/5; 6/5; done", "31: 8/5 6/5");
    check(START, "31:8/5 6/5", "31: 8/5 6/5");
    check(START, "44: 24/16 13/5", "44: 24/20/16 13/9/5");
    check(START, "33: 24/15 6/3", "33: 24/21/18/15 6/3");
    check(START, "22: 13/11(2), 6/4(2)", "22: 13/11(2) 6/4(2)");
    let bar = "white bar:1 24:2 13:5 8:2 6:5 black 24:2 13:4 8:4 5:1 6:4 roll white";
    check(bar, "52: BAR/20*/18", "52: bar/20*/18");
    check(bar, "52: 25/18", "\"25/18\" at 4: backgammon-text-ambiguous readings=bar/20*/18, bar/23/18");
    let home = "white 6:1 4:2 2:1 off:11 black 24:2 13:5 8:3 6:5 roll white";
    check(home, "64: 6/off 4/OFF", "64: 6/off 4/off");
    check(home, "64: 6/0 4/0", "64: 6/off 4/off");
}

#[test]
fn hits_are_checked_where_they_are_written() {
    let blots = "white 13:5 8:5 6:5 black 24:2 20:1 18:1 13:4 8:3 6:4 roll white";
    check(blots, "31: 8/5 6/5", "31: 8/5* 6/5");
    check(blots, "31: 8/5* 6/5", "31: 8/5* 6/5");
    // In any order, the first one hits.
    check(blots, "31: 6/5 8/5*", "31: 8/5* 6/5");
    check(blots, "31: 6/5* 8/5*", "\"5*\" at 6: backgammon-text-no-hit at=5");
    check(blots, "31: 13/10* 6/5*", "\"10*\" at 7: backgammon-text-no-hit at=10");
    check(blots, "33: 8/5(2)* 13/10(2)", "33: 8/5*(2) 13/10(2)");
    check(blots, "33: 8/5*(2) 13/10(2)", "33: 8/5*(2) 13/10(2)");
}

#[test]
fn a_turn_is_as_long_as_it_must_be() {
    check(START, "31: 8/5", "\"\" at 7: backgammon-text-more [BG-1]");
    check(START, "31:", "\"\" at 3: backgammon-text-more [BG-1]");
    check(START, "31: -", "\"-\" at 4: backgammon-text-more [BG-1]");
    check(START, "31: 8/5 done", "\"done\" at 8: backgammon-text-more [BG-1]");
    check(START, "", "\"\" at 0: backgammon-text-turn");
    check(START, " ;", "\"\" at 2: backgammon-text-turn");
    check(START, "8/5 6/5", "\"8/5\" at 0: backgammon-text-no-throw");
    check(START, "55: 13/8(5)", "\"(5)\" at 8: backgammon-text-times found=(5) most=4");
    check(START, "55: 13/8(3) 6/1(2)", "\"6/1(2)\" at 12: backgammon-text-many most=4");
    let shut = "white bar:1 13:5 8:4 6:5 black 13:3 6:2 5:2 4:2 3:2 2:2 1:2 roll white";
    check(shut, "65:", "65: -");
    check(shut, "65: -", "65: -");
    check(shut, "65: done", "65: -");
    let last = "white 1:1 off:14 black 13:5 8:5 6:5 roll white";
    check(last, "65: 1/off", "65: 1/off");
    check(last, "66: 1/off done", "66: 1/off");
}

#[test]
fn only_the_higher_number_is_played_alone() {
    let tournament = rules(&[("single-number", "tournament")]);
    let write = |rules: &Backgammon, from: &str, text: &str| {
        let read = read(rules, from, text).map(|(pos, steps)| rules.write_turn(&pos, &steps, POINTS));
        read.unwrap_or_else(|error| error.why.key.into_owned())
    };
    // Either number can be played, but not both.
    let either = "white 20:1 off:14 black 16:2 8:5 7:5 3:3 roll white";
    for rules in [&rules(&[]), &tournament] {
        assert_eq!(write(rules, either, "65: 20/14"), "65: 20/14");
        assert!(write(rules, either, "65: 20/15").starts_with("backgammon-"));
    }
    // Only the lower can be played.
    let lower = "white 20:1 off:14 black 16:2 11:2 8:5 7:5 3:1 roll white";
    assert_eq!(write(&rules(&[]), lower, "65: -"), "65: -");
    assert!(write(&rules(&[]), lower, "65: 20/15").starts_with("backgammon-"));
    assert_eq!(write(&tournament, lower, "65: 20/15"), "65: 20/15");
    assert_eq!(write(&tournament, lower, "65: -"), "backgammon-text-more");
}

#[test]
fn the_cube_has_turns_of_its_own() {
    let on = rules(&[("cube", "on")]);
    let write = |text: &str| read(&on, START, text).map(|(pos, steps)| on.write_turn(&pos, &steps, POINTS));
    for (text, expect) in [
        ("double take", "double take"),
        ("Double, Drop", "double drop"),
        ("31: 8/5 6/5", "31: 8/5 6/5"),
        ("roll 31: 8/5 6/5", "31: 8/5 6/5"),
        ("double", "\"\" at 6: backgammon-text-no-answer"),
        ("double take 31: 8/5 6/5", "\"31:\" at 12: backgammon-text-turn-over"),
        ("double 31:", "\"31:\" at 7: backgammon-text-not-now"),
        ("take", "\"take\" at 0: backgammon-text-not-now"),
        ("roll", "\"\" at 4: backgammon-text-no-throw"),
        ("roll double", "\"double\" at 5: backgammon-text-no-double"),
    ] {
        assert_eq!(write(text).unwrap_or_else(|error| error.to_string()), expect, "{text}");
    }
    let (pos, steps) = read(&on, START, "31: 8/5 6/5").unwrap();
    assert_eq!(steps[..2], [Step::Roll, Step::Throw(3, 1)]);
    assert_eq!(steps.len(), 5);
    check(START, "double take", "\"double\" at 0: backgammon-text-no-double");
    check(START, "roll 31: 8/5 6/5", "\"roll\" at 0: backgammon-text-not-now");
    // Partial turns are written too.
    let beginnings: Vec<String> = (0..=5).map(|n| on.write_turn(&pos, &steps[..n], POINTS)).collect();
    assert_eq!(beginnings, ["", "roll", "31:", "31: 8/5", "31: 8/5 6/5", "31: 8/5 6/5"]);
}

#[test]
fn the_first_throw_is_whites_and_blacks() {
    let rules = rules(&[]);
    let start = rules.start();
    let steps = rules.read_turn(&start, "13: 8/5 6/5").unwrap();
    assert_eq!(steps[0], Step::Throw(1, 3));
    assert_eq!(rules.write_turn(&start, &steps, POINTS), "13: 8/5 6/5");
    let tie = rules.read_turn(&start, "33: 8/5 6/5").unwrap_err();
    assert_eq!(tie.to_string(), "\"33:\" at 0: backgammon-text-tie");
}

#[test]
fn a_throw_that_lies_there_may_be_left_out() {
    let thrown = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 31 white";
    check(thrown, "8/5 6/5", "8/5 6/5");
    check(thrown, "31: 8/5 6/5", "8/5 6/5");
    check(thrown, "32: 8/5 6/4", "\"32:\" at 0: backgammon-text-other-throw found=32 expected=31");
    check(thrown, "31: 31: 8/5", "\"31:\" at 4: backgammon-text-no-move");
}

#[test]
fn steps_are_read_in_every_stage() {
    let on = rules(&[("cube", "on")]);
    let mut pos = on.start();
    for (text, written) in [
        ("3-1", "31"),
        ("8/5", "8/5"),
        ("6/5", "6/5"),
        ("DONE", "done"),
        ("roll", "roll"),
        ("26", "62"),
        ("24/18", "24/18"),
        ("13/11", "13/11"),
        ("done", "done"),
        ("double", "double"),
        ("take", "take"),
        ("64", "64"),
    ] {
        let step = on.read_step(&pos, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(on.write_step(&pos, step, POINTS), written);
        on.apply(&mut pos, step, &mut ());
    }
    let refused = |text: &str| on.read_step(&pos, text).unwrap_err().to_string();
    assert_eq!(refused(""), "\"\" at 0: backgammon-text-step");
    assert_eq!(refused("24/20 13/7"), "\"13/7\" at 6: backgammon-text-step");
    assert_eq!(refused("24/20/14"), "\"14\" at 6: backgammon-text-step");
    assert_eq!(refused("13/7(2)"), "\"13/7(2)\" at 0: backgammon-text-step");
    assert_eq!(refused("13/9*"), "\"9*\" at 3: backgammon-text-no-hit at=9");
    assert_eq!(refused("roll"), "\"roll\" at 0: backgammon-text-not-now");
    assert_eq!(refused("done"), "\"done\" at 0: backgammon-text-more [BG-1]");
}

#[test]
fn doubles_of_many_orders_are_read_quickly() {
    // 64 paths for each number, four times; and a text that means none of them.
    let wide = "white 13:3 12:3 11:3 10:3 9:3 black 25:1 24:2 6:5 5:5 4:2 roll white";
    check(wide, "11: 13/9", "11: 13/12/11/10/9");
    check(wide, "11: 9/8 10/9 11/10 12/11", "11: 9/8 10/9 11/10 12/11");
    check(wide, "11: 9/7 10/7 13/12", "\"7\" at 11: backgammon-text-turn-over");
}

#[test]
fn what_stops_a_way_is_told_where_it_stands() {
    let rules = rules(&[]);
    for (text, expect) in [
        ("66: 24/12 13/7(2)", "\"12\" at 7: backgammon-blocked-point at=12 [BG-5]"),
        ("55: 13/3 24/14", "\"24\" at 9: backgammon-blocked-point at=6A [BG-5]"),
        ("31: 8/5 8/5", "\"5\" at 10: backgammon-wrong-number number=3"),
        ("31: 8/5 9/8", "\"9\" at 8: backgammon-empty at=9"),
        ("31: 8/5 6/5 6/5", "\"5\" at 14: backgammon-text-turn-over"),
        ("31: 24/20/14", "\"14\" at 10: backgammon-text-turn-over"),
        ("31: 24/22", "\"22\" at 7: backgammon-wrong-number number=2"),
        ("31: 6/off", "\"off\" at 6: backgammon-not-all-home seat=seat 1"),
    ] {
        assert_eq!(read(&rules, START, text).unwrap_err().to_string(), expect, "{text}");
    }
}

#[test]
fn turns_are_shown_with_the_names_on_the_board_or_with_the_movers_numbers() {
    let rules = rules(&[]);
    let check = |from: &str, text: &str, printed: &str| {
        let (pos, steps) = read(&rules, from, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let shown = Backgammon::SHOWN.map(|format| rules.write_turn(&pos, &steps, format));
        assert_eq!(shown, [printed, text], "{from}");
    };
    check(START, "31: 8/5 6/5", "31: 8/5 6/5");
    check(START, "65: 24/18/13", "65: 1A/7A/12A");
    check(START, "55: 13/8(2) 8/3(2)", "55: 12A/8(2) 8/3(2)");
    let black = START.replace("roll white", "roll black");
    check(&black, "31: 8/5 6/5", "31: 8A/5A 6A/5A");
    check(&black, "65: 24/18/13", "65: 1/7/12");
    check(&START.replace("white 24:2", "white bar:1 24:1"), "52: bar/23 13/8", "52: bar/2A 12A/8");
    let one = |pos: &Position, step| Backgammon::SHOWN.map(|format| rules.write_step(pos, step, format));
    let (pos, steps) = read(&rules, START, "65: 24/18/13").unwrap();
    let mut moving = pos;
    rules.apply(&mut moving, steps[0], &mut ());
    assert_eq!(one(&moving, steps[1]), ["1A/7A", "24/18"]);
    assert_eq!(one(&pos, steps[0]), ["65", "65"]);
}

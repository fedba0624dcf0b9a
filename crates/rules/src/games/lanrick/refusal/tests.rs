use super::*;
use crate::games::lanrick::{Lanrick, diagram};
use crate::{Present, Rules};

/// Tries squares.
#[track_caller]
fn check(from: &str, tried: &str, expect: &str) {
    let pos = diagram::pos(from);
    let tried: Vec<Square> = tried.split_whitespace().map(diagram::square).collect();
    let sites: Vec<_> = tried.iter().map(|at| at.site()).collect();
    let mut steps = Vec::new();
    Lanrick.steps(&pos, &mut steps);
    assert!(steps.iter().all(|step| !Lanrick.gesture(&pos, *step).sites.starts_with(&sites)), "{tried:?} is legal");
    assert_eq!(refusal(&pos, &tried).to_string(), expect);
    assert_eq!(Lanrick.refusal(&pos, &sites).to_string(), expect);
}

#[test]
fn men_are_set_on_vacant_squares_of_the_border() {
    let from = "8/8/8/b7/w7/8/8/8 place w - - - -";
    check(from, "b2", "lanrick-place-on-border at=b2");
    check(from, "a5", "lanrick-occupied at=a5");
    check(from, "a6 b6", "lanrick-to-place seat=seat 1 number=4");
}

#[test]
fn marks_have_reasons_of_their_own() {
    let from = "8/8/8/8/w7/w7/7b/7b mark w - - - -";
    check(from, "a4", "lanrick-mark-in-field at=a4");
    check(from, "b4", "lanrick-mark-own-man at=b4 man=a3");
    check(from, "c5", "lanrick-mark-too-near at=c5 [LANRICK-5]");
}

#[test]
fn play_names_who_is_in_the_way_and_how_far_it_is() {
    let from = "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 2 g5f -";
    check(from, "c3", "lanrick-empty at=c3");
    check(from, "a7", "lanrick-not-yours at=a7 seat=seat 1");
    check(from, "e3 e3", "lanrick-same-square at=e3");
    check(from, "e3 f5", "lanrick-not-a-line from=e3 to=f5");
    check(from, "e3 a3", "lanrick-too-far number=4 left=2");
    check(from, "f5 f3", "lanrick-blocked at=f4");
    check(from, "f5 g5", "lanrick-occupied at=g5");
    check(from, "g5", "lanrick-stuck-on-line at=g5 [LANRICK-8]");
    check(from, "g5 h5", "lanrick-keeps-line at=g5 [LANRICK-2]");
    check("8/8/8/8/8/8/bb6/wb4w1 play w g7 1 - -", "a1", "lanrick-stuck at=a1");
    check("8/8/8/8/8/8/bb6/wb4w1 play w g7 1 - -", "a1 a2", "lanrick-occupied at=a2");
    check(from, "e3 e4 h4", "lanrick-not-a-line from=e3 to=h4");
}

#[test]
fn who_is_taken_and_sent_home_is_told() {
    let take = "8/8/2b5/3wb3/3w4/2w5/5b2/b7 take w d4 - - -";
    check(take, "d5", "lanrick-take-own at=d5 of=seat 2");
    check(take, "d6", "lanrick-empty at=d6");
    check(take, "e5", "lanrick-take-in at=e5 [LANRICK-7]");
    let home = "8/8/2b5/3wb3/3w4/2w5/5b2/b7 home w d4 - - w";
    check(home, "d5", "lanrick-send-own at=d5 of=seat 2");
    check(home, "d6", "lanrick-empty at=d6");
    check(home, "e5", "lanrick-send-in at=e5");
    check(home, "a1", "lanrick-send-border at=a1");
    check(home, "c6 c7", "lanrick-goal-on-border at=c7");
    check(home, "c6 h1", "lanrick-blocked at=d5");
    check(home, "f2 a1", "lanrick-not-a-line from=f2 to=a1");
}

#[test]
fn the_way_to_the_border_is_told() {
    let level = "8/8/2b5/3www2/3w4/8/5b2/b6w level w - - - b";
    check(level, "c6", "lanrick-not-yours at=c6 seat=seat 1");
    check(level, "h1", "lanrick-stays-on-border at=h1 [LANRICK-10]");
    check(level, "d5 d7", "lanrick-goal-on-border at=d7");
    let shut_in = "wbw5/bw5b/w7/1b6/8/5w2/8/3b4 level w - - - b";
    check(shut_in, "b7", "lanrick-others-walk at=b7 [LANRICK-3]");
    check(shut_in, "b7 h8", "lanrick-others-walk at=b7 [LANRICK-3]");
    let setting = "wbw5/bw5b/w7/8/8/8/8/1w5b level w - - - b";
    check(setting, "b7 a8", "lanrick-occupied at=a8");
    check(setting, "b7 d4", "lanrick-goal-on-border at=d4");
}

#[test]
fn the_prompt_answers_when_nothing_is_wrong_with_a_square() {
    check("8/8/8/3ww3/8/8/8/7b over w - - - -", "d5", "lanrick-over seat=seat 1");
    assert_eq!(refusal(&Lanrick.start(), &[]).to_string(), "lanrick-to-place seat=seat 1 number=5");
}

use super::*;
use crate::games::lanrick::{Lanrick, diagram};
use crate::house_rules::{By, Trigger};
use crate::progress::Progress;
use crate::{History, Rules};

/// Checks the steps of a position.
#[track_caller]
fn check_steps(from: &str, expect: &str) {
    assert_eq!(diagram::steps(from), expect);
}

/// Checks what steps lead to.
#[track_caller]
fn check(from: &str, words: &str, expect: &str) {
    assert_eq!(diagram::play(from, words), expect);
}

#[test]
fn men_are_set_on_the_border_by_turns() {
    let start = "8/8/8/8/8/8/8/8 place w - - - -";
    assert_eq!(diagram::text(&Lanrick.start()), start);
    assert_eq!(diagram::steps(start).split(' ').count(), 28);
    check(start, "a1", "8/8/8/8/8/8/8/w7 place b - - - -");
    check(start, "a1 b1", "8/8/8/8/8/8/8/wb6 place w - - - -");
    check(start, "a1 h1 a2 h2 a3 h3 a4 h4 a5 h5", "8/8/8/w6b/w6b/w6b/w6b/w6b mark w - - - -");
}

#[test]
fn whoever_did_not_mark_plays_first_and_two_squares_at_most() {
    check("8/8/8/w6b/w6b/w6b/w6b/w6b mark w - - - -", "*d4", "8/8/8/w6b/w6b/w6b/w6b/w6b play b d4 2 - -");
    check("8/8/8/w6b/w6b/w6b/w6b/w6b play b d4 2 - -", "h5-f5", "8/8/8/w4b2/w6b/w6b/w6b/w6b play w d4 5 - -");
}

#[test]
fn men_slide_over_vacant_squares_as_far_as_squares_are_left() {
    check_steps("8/8/8/8/8/2b5/b7/w6w play w g7 2 - -", "a1-b1 a1-c1 a1-b2 h1-f1 h1-g1 h1-g2 h1-h2 h1-f3 h1-h3 .");
    // As many squares as men, with one man or several, back and forth too.
    let from = "8/8/8/8/w7/8/8/wb5b play w g7 2 - -";
    check(from, "a4-b5", "8/8/8/1w6/8/8/8/wb5b play w g7 1 b5u -");
    check(from, "a4-b5 b5-a4", "8/8/8/8/w7/8/8/wb5b play b g7 2 - -");
    check(from, "a4-b5 a1-b2", "8/8/8/1w6/8/8/1w6/1b5b play b g7 2 - -");
    check(from, ".", "8/8/8/8/w7/8/8/wb5b play b g7 2 - -");
}

#[test]
fn a_man_keeps_its_line_through_a_turn() {
    check_steps("8/8/8/8/3w4/8/8/wb5b play w g7 1 d4r -", "a1-a2 a1-b2 d4-c4 d4-e4 .");
    check_steps("8/8/8/8/3w4/8/8/wb5b play w g7 1 d4f -", "a1-a2 a1-b2 d4-d3 d4-d5 .");
    check_steps("8/8/8/8/3w4/8/8/wb5b play w g7 1 d4u -", "a1-a2 a1-b2 d4-c3 d4-e5 .");
    check_steps("8/8/8/8/3w4/8/8/wb5b play w g7 1 d4d -", "a1-a2 a1-b2 d4-e3 d4-c5 .");
    // The lock goes with the man, and other men get their own.
    let from = "8/8/8/2w5/3w4/4w3/8/wb5b play w g7 4 - -";
    check(from, "d4-e4 c5-c6 e4-f4", "8/8/2w5/8/5w2/4w3/8/wb5b play w g7 1 c6f,f4r -");
}

#[test]
fn a_rendezvous_is_won_where_all_stop_in_it() {
    let from = "7b/8/8/4w3/2w5/8/8/b7 play w e4 2 - -";
    check(from, "c4-d5", "7b/8/8/3ww3/8/8/8/b7 take w e4 - - -");
    check(from, "c4-e6", "7b/8/4w3/4w3/8/8/8/b7 play b e4 2 - -");
    // LANRICK-4: also when the mark is set.
    check("8/8/8/w7/w7/w7/7b/6bb mark w - - - -", "*g2", "8/8/8/w7/w7/w7/7b/6bb take b g2 - - -");
}

#[test]
fn whoever_wins_takes_a_man_and_sends_the_others_home() {
    let from = "8/8/2b5/3wb3/3w4/2w5/5b2/b7 take w d4 - - -";
    check_steps(from, "xa1 xf2 xc6");
    check(from, "xa1", "8/8/2b5/3wb3/3w4/2w5/5b2/8 home w d4 - - b");
    check(from, "xf2 c6>c8", "2b5/8/8/3wb3/3w4/2w5/8/b7 level w - - - b");
    // LANRICK-7: at the edge a man that is in may stand on the border, and is not sent home or levelled.
    let at_the_edge = "8/8/8/8/8/wb3b2/1w4b1/8 take w b3 - - -";
    check(at_the_edge, "xf3 g2>g1", "8/8/8/8/8/wb6/1w6/6b1 back b - - - b");
}

#[test]
fn the_fourth_man_ends_the_game() {
    let mut pos = diagram::pos("8/8/8/3ww3/8/8/7b/b7 take w d4 - - -");
    let step = diagram::step(&pos, "xa1");
    Lanrick.apply(&mut pos, step, &mut ());
    assert_eq!(diagram::text(&pos), "8/8/8/3ww3/8/8/7b/8 over w - - - -");
    let mut legal = Vec::new();
    list(&pos, &mut legal);
    assert!(legal.is_empty() && !Lanrick.mid_turn(&pos));
    let outcome = Lanrick.outcome(&pos);
    assert_eq!(
        (outcome.places.0, outcome.reason.to_string().as_str()),
        ([1, 2, 0, 0], "lanrick-end-taken seat=seat 1")
    );
}

#[test]
fn who_has_fewest_men_begins_the_return_and_else_the_loser() {
    let first = |from: &str, words: &str| diagram::play(from, words).split(' ').nth(6).unwrap().to_owned();
    assert_eq!(first("8/8/8/3w4/4w3/6b1/7b/b7 take w d4 - - -", "xa1"), "b", "two and two");
    assert_eq!(first("8/8/8/3w4/4w3/6b1/7b/b6b take w d4 - - -", "xa1"), "w", "two and three");
    assert_eq!(first("8/8/8/3w4/3ww3/6b1/7b/b7 take w d4 - - -", "xa1"), "b", "three and two");
}

#[test]
fn levelling_and_the_return_go_on_until_nobody_is_in_the_field() {
    let from = "8/8/2b5/3www2/3w4/8/5b2/b7 level w - - - b";
    check(from, "d5>d8", "3w4/8/2b5/4ww2/3w4/8/5b2/b7 level w - - - b");
    check(from, "d5>d8 e5>e8", "3ww3/8/2b5/5w2/3w4/8/5b2/b7 back b - - - b");
    check(from, "d5>d8 e5>e8 c6>c8", "2bww3/8/8/5w2/3w4/8/5b2/b7 back w - - - b");
    check(from, "d5>d8 e5>e8 c6>c8 d4>h8 f2>f1 f5>f8", "2bwww1w/8/8/8/8/8/8/b4b2 mark b - - - -");
}

#[test]
fn men_walk_to_the_border_and_are_set_there_only_when_nobody_can() {
    check_steps("wbw5/bw5b/w7/1b6/8/5w2/8/3b4 level w - - - b", "f3>f1 f3>h1 f3>a3 f3>h3 f3>h5 f3>f8");
    let setting = diagram::steps("wbw5/bw5b/w7/8/8/8/8/1w5b level w - - - b");
    assert_eq!(setting.split(' ').count(), 20);
    assert!(setting.starts_with("b7>a1 b7>c1") && setting.ends_with("b7>g8 b7>h8"));
}

#[test]
fn only_play_and_sending_home_go_on_within_a_turn() {
    for (from, is_mid) in [
        ("8/8/8/8/3w4/8/8/wb5b play w g7 1 d4r -", true),
        ("8/8/8/8/3w4/8/8/wb5b play w g7 1 - -", false),
        ("8/8/2b5/3wb3/3w4/2w5/5b2/b7 take w d4 - - -", false),
        ("8/8/2b5/3wb3/3w4/2w5/5b2/8 home w d4 - - b", true),
        ("8/8/2b5/3www2/3w4/8/5b2/b7 level w - - - b", false),
        ("8/8/8/3ww3/8/2b5/8/b7 back w - - - b", false),
    ] {
        assert_eq!(Lanrick.mid_turn(&diagram::pos(from)), is_mid, "{from}");
    }
}

#[test]
fn a_step_tells_what_it_changes() {
    let told = |from: &str, word: &str| {
        let mut pos = diagram::pos(from);
        let step = diagram::step(&pos, word);
        let mut effects: Vec<Effect> = Vec::new();
        apply(&mut pos, step, &mut effects);
        let Some(Effect::Phase { prompt }) = effects.pop() else { panic!("{word} has no prompt last") };
        (effects, prompt.to_string())
    };
    let site = |name: &str| diagram::square(name).site();
    let white = Piece { owner: Some(Seat::FIRST), kind: MAN };
    let start = "8/8/8/8/8/8/8/8 place w - - - -";
    let add = Effect::Add { at: site("a4"), piece: white, why: Why::Place };
    assert_eq!(told(start, "a4"), (vec![add], "lanrick-to-place seat=seat 2 number=5".to_owned()));
    let (effects, prompt) = told("8/8/8/w6b/w6b/w6b/w6b/w6b mark w - - - -", "*d4");
    assert_eq!((effects.len(), prompt.as_str()), (9, "lanrick-to-play-first seat=seat 2 number=2"));
    assert_eq!(effects[0], Effect::Mark { at: site("d4"), sign: Some(MARK) });
    assert_eq!(effects[1], Effect::Mark { at: site("c3"), sign: Some(RENDEZVOUS) });
    let walk = Effect::Move { from: site("c4"), to: site("d5"), n: 1, under: false, why: Why::Walk };
    let won = "lanrick-to-take seat=seat 1 of=seat 2".to_owned();
    assert_eq!(told("7b/8/8/4w3/2w5/8/8/b7 play w e4 2 - -", "c4-d5"), (vec![walk], won));
    let take = Effect::Remove { at: site("a1"), why: Why::Take };
    let home = "lanrick-to-send-home seat=seat 1 of=seat 2 number=2".to_owned();
    assert_eq!(told("8/8/2b5/3wb3/3w4/2w5/5b2/b7 take w d4 - - -", "xa1"), (vec![take], home));
    let (effects, _) = told("8/8/2b5/3wb3/3w4/2w5/8/8 home w d4 - - b", "c6>c8");
    assert_eq!(effects[0], Effect::Move { from: site("c6"), to: site("c8"), n: 1, under: false, why: Why::Return });
    assert_eq!((effects.len(), &effects[1]), (10, &Effect::Mark { at: site("d4"), sign: None }));
}

#[test]
fn quiet_turns_are_those_in_which_no_rendezvous_is_won() {
    let resets = |from: &str, word: &str| {
        let pos = diagram::pos(from);
        Lanrick.resets(&pos, diagram::step(&pos, word))
    };
    let play = "7b/8/8/4w3/2w5/8/8/b7 play w e4 2 - -";
    assert!(resets(play, "c4-d5"));
    assert!(!resets(play, "c4-e6") && !resets(play, "c4-b4") && !resets(play, "."));
    assert!(resets("8/8/8/8/8/8/8/8 place w - - - -", "a1"));
    assert!(resets("8/8/8/w6b/w6b/w6b/w6b/w6b mark w - - - -", "*d4"));
    assert!(resets("8/8/2b5/3wb3/3w4/2w5/5b2/b7 take w d4 - - -", "xa1"));
}

#[test]
fn fifty_turns_each_without_a_rendezvous_end_the_game() {
    // White walks a cycle of 6 squares and Black one of 8, so that no position comes back too often.
    let white = ["b3-c3", "c3-d3", "d3-d2", "d2-c2", "c2-b2", "b2-b3"];
    let black = ["g7-g6", "g6-f6", "f6-e6", "e6-d6", "d6-d7", "d7-e7", "e7-f7", "f7-g7"];
    let mut pos = diagram::pos("w6b/6b1/8/8/8/1w6/8/8 play w e4 2 - -");
    let mut history = History::new(&Lanrick, &pos, 0, 0);
    let mut n_turns = 0;
    while history.auto(Lanrick.info().house_rules).is_none() {
        let word = if n_turns % 2 == 0 { white[n_turns / 2 % 6] } else { black[n_turns / 2 % 8] };
        for word in [word, "."] {
            let (before, step) = (pos, diagram::step(&pos, word));
            Lanrick.apply(&mut pos, step, &mut ());
            history.note(&Lanrick, &before, step, &pos);
        }
        n_turns += 1;
    }
    let end = history.auto(Lanrick.info().house_rules).unwrap();
    assert_eq!((n_turns, end.on, end.by, end.ruling.0), (100, Trigger::NoProgress(100), By::Auto, "LANRICK-6"));
}

#[test]
fn a_man_comes_by_one_step_wherever_it_comes_by_two() {
    for from in ["8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -", "b7/8/2w5/1w1b4/8/3w2bw/6w1/b6b play w c4 5 - -"] {
        let pos = diagram::pos(from);
        let listed = |pos: &Position| {
            let mut steps = Vec::new();
            Lanrick.steps(pos, &mut steps);
            steps
        };
        let first = listed(&pos);
        for &step in &first {
            let Step::Move { from, to } = step else { continue };
            let mut after = pos;
            Lanrick.apply(&mut after, step, &mut ());
            for next in listed(&after) {
                if let Step::Move { from: start, to: goal } = next
                    && start == to
                    && goal != from
                {
                    assert!(first.contains(&Step::Move { from, to: goal }), "{from} over {to} to {goal}");
                }
            }
        }
    }
}

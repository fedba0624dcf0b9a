use super::*;
use crate::games::ludo::diagram::{self, rules, seat};
use crate::present::GestureKind;
use crate::view::Die;

/// Every step with its gesture and its shortcuts: `12-17: 12 17 | 12! | 17`.
fn gestures(rules: &Ludo, from: &str) -> Vec<String> {
    let pos = diagram::pos(rules, from);
    let mut steps = Vec::new();
    rules.steps(&pos, &mut steps);
    let text = |gesture: &Gesture| {
        let mut words: Vec<String> = gesture.sites.iter().map(|site| site.0.to_string()).collect();
        words.extend(gesture.choice.as_ref().map(Message::to_string));
        words.join(" ") + if gesture.is(GestureKind::Eager) { "!" } else { "" }
    };
    let line = |step: &Step| {
        let ways: Vec<String> = core::iter::once(rules.gesture(&pos, *step))
            .chain(rules.shortcuts(&pos, *step))
            .map(|gesture| text(&gesture))
            .collect();
        format!(
            "{}: {}",
            crate::Notation::write_step(rules, &pos, *step, <Ludo as crate::Notation>::MOVES[0]),
            ways.join(" | ")
        )
    };
    steps.iter().map(line).collect()
}

#[test]
fn a_piece_or_its_goal_is_enough_where_only_one_thing_is_meant() {
    let rules = rules(&[]);
    let found = gestures(&rules, "0,3,8,44/-/0,0,0,0/- play 1 5 -");
    assert_eq!(found, ["3-8: 3 8 | 3!", "8-13: 8 13 | 8! | 13", "44-41: 44 41 | 44! | 41"]);
    // Two ways out of the nest; the piece that turns is touched once.
    let found = gestures(&rules, "0,0,42,45/-/0,0,0,0/- play 1 6 -");
    assert_eq!(found, ["0-1(2): 58 1 | 1", "0-6: 58 6 | 6", "42-42: 42"]);
    // Two pieces can reach the same dot, one of them by turning.
    let found = gestures(&rules, "38,40,45,45/-/0,0,0,0/- play 1 6 -");
    assert_eq!(found, ["38-44: 38 44 | 38!", "40-44: 40 44 | 40!"]);
    let found = gestures(&rules, "0,0,41,43/-/0,0,0,0/- play 1 4 -");
    assert_eq!(found, ["41-45: 41 57 | 41! | 57", "43-43: 43"]);
    let found = gestures(&rules, "0,0,0,0/-/0,0,0,0/- play 1 4 -");
    assert_eq!(found, ["-: ludo-pass | 62"]);
}

#[test]
fn whoever_may_spare_is_asked() {
    let found = gestures(&rules(&["knock=choose"]), "0,0,22,30/-/7,17,17,17/- play 1 5 -");
    assert_eq!(found, ["22-27x: 22 27 ludo-knock", "22-27: 22 27 ludo-spare", "30-35: 30 35 | 30! | 35"]);
    let found = gestures(&rules(&[]), "0,0,22,30/-/7,17,17,17/- play 1 5 -");
    assert_eq!(found[0], "22-27x: 22 27 | 22! | 27");
}

#[test]
fn dice_lie_where_they_are_thrown() {
    let rules = rules(&[]);
    let dice = |from: &str| rules.scene(&diagram::pos(&rules, from)).dice;
    let [aside, ready] = [Die::Aside, Die::Ready];
    assert_eq!(dice("0,0,0,0/-/0,0,0,0/- open 1 ?,-,?,- -"), [ready, aside, aside, aside]);
    assert_eq!(dice("0,0,0,0/-/0,0,0,0/- open 3 4,-,?,- -"), [Die::Shows(4), aside, ready, aside]);
    assert_eq!(dice("0,0,0,0/-/0,0,0,0/- play 3 ? -"), [aside, aside, ready, aside]);
    assert_eq!(dice("0,0,0,0/-/0,0,0,0/- play 3 2 -"), [aside, aside, Die::Shows(2), aside]);
    assert_eq!(dice("0,0,0,0/-/45,45,45,45/- over - - 3"), [aside; 4]);
    let thrower = |from: &str| rules.thrower(&diagram::pos(&rules, from));
    assert_eq!(thrower("0,0,0,0/-/0,0,0,0/- open 3 4,-,?,- -"), Some(seat(3)));
    assert_eq!(thrower("0,0,0,0/-/0,0,0,0/- play 3 ? -"), Some(seat(3)));
    assert_eq!(thrower("0,0,0,0/-/0,0,0,0/- play 3 2 -"), None);
    assert_eq!(thrower("0,0,0,0/-/45,45,45,45/- over - - 3"), None);
}

#[test]
fn the_last_throw_of_the_opening_is_seen() {
    let rules = rules(&[]);
    let mut pos = diagram::pos(&rules, "0,0,0,0/-/0,0,0,0/- open 3 4,-,?,- -");
    let mut effects = Vec::new();
    rules.apply(&mut pos, Step::Throw(2), &mut effects);
    use crate::view::Effect;
    assert_eq!(effects[0], Effect::Die { index: 2, die: Die::Shows(2) });
    assert_eq!(effects.len(), 4, "{effects:?}");
}

#[test]
fn figures_tell_how_far_everybody_is() {
    let rules = rules(&[]);
    let pos = diagram::pos(&rules, "0,0,45,45/45,45,45,45/-/0,0,0,0 play 1 ? 2/3");
    let figures: Vec<String> = [1, 2, 3, 4]
        .map(|number| rules.figures(&pos, seat(number), 0).iter().map(Message::to_string).collect::<Vec<_>>().join(" "))
        .to_vec();
    assert_eq!(figures, ["ludo-home number=2", "ludo-place number=1", "ludo-out", "ludo-home number=0"]);
    let pos = diagram::pos(&rules, "0,0,45,45/-/0,0,0,0/- play 1 ? -");
    assert_eq!(rules.figures(&pos, seat(2), 0), []);
}

//! Fingers and mice on a row of sites at x = 1, 2, 3, ...; even ones can be dragged.

use super::*;
use crate::art::CellGeometry;
use BoardEvent::{Cancel, Drag, Drop, Hold, Over, Release, Tap};

fn layout() -> Layout {
    let place = |site: u16| CellGeometry::square(Site(site), point(f32::from(site)), site, 0);
    Layout { width: 9.0, height: 2.0, columns: 9, rows: 1, places: (1..9).map(place).collect() }
}

fn point(x: f32) -> Point {
    Point { x, y: 1.0 }
}

fn press(id: PointerId, x: f32, is_primary: bool) -> Press {
    let site = layout().nearest(point(x), 0.5);
    let can_drag = site.is_some_and(|site| site.0.is_multiple_of(2));
    Press { id, is_primary, is_finger: true, is_turned: false, at: point(x), site, can_drag, slack: 0.2, since: 0.0 }
}

/// Plays `+1:2.0` (pointer 1 comes down at x = 2), `&` (a further finger comes down), `>` move, `-` up, `x1` lost,
/// `rest` and `escape`, and compares all events. `-` goes up long after coming down, `!` at once.
#[track_caller]
fn check(moves: &str, expect: &[BoardEvent]) -> Pointers {
    let mut pointers = Pointers::default();
    let mut events = Vec::new();
    for word in moves.split(' ') {
        let (verb, rest) = word.split_at(1);
        let (id, x) = rest.split_once(':').unwrap_or((rest, "0"));
        let (id, x) = (id.parse().unwrap_or(0), x.parse().unwrap_or(0.0));
        match verb {
            "+" => events.extend(pointers.press(press(id, x, true))),
            "&" => events.extend(pointers.press(press(id, x, false))),
            ">" => events.extend(pointers.move_to(id, point(x), &layout())),
            "-" => events.extend(pointers.lift(id, point(x), f64::from(REST_MS), &layout())),
            "!" => events.extend(pointers.lift(id, point(x), f64::from(REST_MS) - 1.0, &layout())),
            "x" => events.extend(pointers.lose(id)),
            "r" => events.extend(pointers.rest()),
            "e" => events.extend(pointers.cancel()),
            _ => panic!("{word}"),
        }
    }
    assert_eq!(events, expect, "{moves}");
    pointers
}

#[test]
fn a_press_that_hardly_moves_is_a_tap() {
    check("+1:2.0 -1:2.0", &[Tap(Site(2))]);
    check("+1:2.0 >1:2.1 -1:1.9", &[Tap(Site(2))]);
    check("+1:3.0 -1:3.1", &[Tap(Site(3))]);
    check("+1:0.2 -1:0.2", &[]);
}

#[test]
fn a_press_that_moves_where_nothing_can_be_dragged_is_nothing() {
    check("+1:3.0 >1:4.0 >1:3.0 -1:3.0", &[]);
    check("+1:3.0 -1:3.3", &[]);
}

#[test]
fn a_stack_is_dragged_and_dropped() {
    check(
        "+1:2.0 >1:2.1 >1:2.3 >1:3.2 >1:4.1 -1:4.1",
        &[Drag(Site(2)), Over(Some(Site(3))), Over(Some(Site(4))), Drop(Some(Site(4)))],
    );
    check("+1:2.0 >1:2.4 -1:2.0", &[Drag(Site(2)), Drop(Some(Site(2)))]);
}

#[test]
fn the_last_bit_of_the_way_counts() {
    check("+1:2.0 -1:5.0", &[Drag(Site(2)), Over(Some(Site(5))), Drop(Some(Site(5)))]);
}

#[test]
fn a_drop_is_forgiven_a_little() {
    let past_the_end = [Drag(Site(2)), Over(Some(Site(8))), Drop(Some(Site(8)))];
    check("+1:2.0 -1:8.55", &past_the_end);
    check("+1:2.0 -1:8.7", &[Drag(Site(2)), Over(None), Drop(None)]);
}

#[test]
fn a_stack_on_its_way_is_known() {
    let drag = check("+1:2.0 >1:4.2", &[Drag(Site(2)), Over(Some(Site(4)))]).drag().unwrap();
    assert_eq!((drag.from, drag.at, drag.over), (Site(2), point(4.2), Some(Site(4))));
    assert!(drag.is_finger);
    assert_eq!(check("+1:2.0 -1:2.0", &[Tap(Site(2))]).drag(), None);
}

#[test]
fn resting_is_no_tap() {
    check("+1:3.0 rest -1:3.0", &[Hold(Site(3)), Release]);
    check("+1:3.0 rest >1:5.0 -1:5.0", &[Hold(Site(3)), Release]);
    check("+1:0.2 rest -1:0.2", &[]);
    check("rest", &[]);
    assert!(check("+1:3.0", &[]).may_rest());
    assert!(!check("+1:0.2", &[]).may_rest());
    assert!(!check("+1:2.0 >1:2.5", &[Drag(Site(2))]).may_rest());
}

/// The timer of a busy page can fire before the page learns that the pointer went up long ago.
#[test]
fn what_was_short_is_a_tap_however_late_it_is_heard_of() {
    check("+1:3.0 rest !1:3.0", &[Hold(Site(3)), Release, Tap(Site(3))]);
    check("+1:2.0 rest >1:2.1 !1:2.1", &[Hold(Site(2)), Release, Tap(Site(2))]);
    check("+1:0.2 rest !1:0.2", &[]);
    check("+1:3.0 rest &2:4.0 !2:4.0 !1:3.0", &[Hold(Site(3)), Release, Cancel]);
}

#[test]
fn a_stack_is_dragged_after_a_rest_too() {
    check(
        "+1:2.0 rest >1:2.1 >1:3.0 -1:3.0",
        &[Hold(Site(2)), Release, Drag(Site(2)), Over(Some(Site(3))), Drop(Some(Site(3)))],
    );
}

#[test]
fn a_second_finger_cancels_until_all_are_up() {
    check("+1:2.0 &2:3.0 -1:2.0 -2:3.0", &[Cancel]);
    check("+1:2.0 >1:3.0 &2:3.0 >1:4.0 -1:4.0", &[Drag(Site(2)), Over(Some(Site(3))), Cancel]);
    check("+1:3.0 rest &2:3.0 -2:3.0 -1:3.0", &[Hold(Site(3)), Release, Cancel]);
    check("+1:2.0 &2:3.0 -1:2.0 &3:4.0 -3:4.0 -2:3.0 +4:2.0 -4:2.0", &[Cancel, Cancel, Tap(Site(2))]);
}

#[test]
fn a_pointer_that_was_never_seen_to_go_up_does_not_spoil_the_board() {
    check("+1:2.0 +2:3.0 -2:3.0", &[Tap(Site(3))]);
    check("+1:2.0 >1:3.0 +1:3.0 -1:3.0", &[Drag(Site(2)), Over(Some(Site(3))), Cancel, Tap(Site(3))]);
}

#[test]
fn what_the_browser_takes_away_is_cancelled_if_it_was_told() {
    check("+1:3.0 x1", &[]);
    check("+1:3.0 rest x1", &[Hold(Site(3)), Release]);
    check("+1:2.0 >1:3.0 x1 -1:3.0", &[Drag(Site(2)), Over(Some(Site(3))), Cancel]);
    check("+1:2.0 x7 -1:2.0", &[Tap(Site(2))]);
    assert!(!check("+1:3.0 x1", &[]).is_down());
}

#[test]
fn escape_cancels() {
    check("escape", &[Cancel]);
    check("+1:2.0 >1:3.0 escape >1:4.0 -1:4.0", &[Drag(Site(2)), Over(Some(Site(3))), Cancel]);
    check("+1:2.0 escape -1:2.0 +1:2.0 -1:2.0", &[Cancel, Tap(Site(2))]);
}

//! Building and filling worked out by hand on drawings of small fields, from the rules, to check the second move
//! generator.

use super::{steps, turns};

/// The first layout before anything happens.
const START: &str = "b0 w 0,0 24,24 g14 \
    ..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt.... - -";

const SHARP: [(&str, &str); 1] = [("eyes", "sharp")];

/// Checks all steps of a position and where they lead, sorted by their texts.
#[track_caller]
fn check(options: &[(&str, &str)], pos: &str, expected: &[(&str, &str)]) {
    let found = steps("lino", options, pos);
    let found: Vec<(&str, &str)> = found.iter().map(|(step, after)| (step.as_str(), after.as_str())).collect();
    assert_eq!(found, expected, "{pos}");
}

/// Checks the texts of all steps of a position.
#[track_caller]
fn check_steps(options: &[(&str, &str)], pos: &str, expected: &str) {
    let found: Vec<String> = steps("lino", options, pos).into_iter().map(|(step, _)| step).collect();
    assert_eq!(found.join(" "), expected, "{pos}");
}

/// Follows a sequence of steps: each is legal and leads to the given position.
#[track_caller]
fn follow(options: &[(&str, &str)], start: &str, line: &[(&str, &str)]) {
    let mut pos = start.to_owned();
    for (step, after) in line {
        let found = steps("lino", options, &pos);
        let ends: Vec<&str> = found.iter().filter(|(text, _)| text == step).map(|(_, after)| after.as_str()).collect();
        assert_eq!(ends, [*after], "{step} from {pos}");
        pos = (*after).to_owned();
    }
}

#[track_caller]
fn check_refused(options: &[(&str, &str)], pos: &str, refused: &[&str]) {
    for (step, _) in steps("lino", options, pos) {
        assert!(!refused.contains(&step.as_str()), "{step} from {pos}");
    }
}

#[test]
fn any_tile_goes_to_any_spot_around_the_first_layout() {
    // There are forty spots around it. Eight of them touch only a corner tile, which cannot go there.
    assert_eq!(steps("lino", &[], START).len(), 56 * 40 - 8);
    let own = ["i14>h15", "l14>m15", "g13>f14", "g10>f9", "p13>q14", "p10>q9", "i7>h6", "l7>m6"];
    check_refused(&[], START, &own);
}

#[test]
fn a_tile_may_touch_by_a_corner_alone() {
    follow(
        &[],
        START,
        &[(
            "g13>h15",
            "b1 b 0,0 24,24 g15 .m......../..tttt..../:ttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../\
             ..tttt.... - -",
        )],
    );
}

#[test]
fn six_tiles_are_moved_in_turn_and_then_stones_are_placed() {
    follow(
        &[],
        START,
        &[
            (
                "i7>q12",
                "b1 b 0,0 24,24 g14 ..tttt...../tttttttttt./ttttttttttm/tttttttttt./tttttttttt./..tttt...../..tttt...../\
                 ..:ttt..... - -",
            ),
            (
                "j7>r12",
                "b2 w 0,0 24,24 g14 ..tttt....../tttttttttt../ttttttttttmm/tttttttttt../tttttttttt../..tttt....../\
                 ..tttt....../..::tt...... - -",
            ),
            (
                "k7>s12",
                "b3 b 0,0 24,24 g14 ..tttt......./tttttttttt.../ttttttttttmmm/tttttttttt.../tttttttttt.../..tttt......./\
                 ..tttt......./..:::t....... - -",
            ),
            (
                "l7>t12",
                "b4 w 0,0 24,24 g14 ..tttt......../tttttttttt..../ttttttttttmmmm/tttttttttt..../tttttttttt..../\
                 ..tttt......../..tttt......../..::::........ - -",
            ),
            (
                "i14>u12",
                "b5 b 0,0 24,24 g14 ..:ttt........./tttttttttt...../ttttttttttmmmmm/tttttttttt...../tttttttttt...../\
                 ..tttt........./..tttt........./..::::......... - -",
            ),
            // The frame ends there, and the picture holds only tiles.
            (
                "j14>v12",
                "f w 0,0 24,24 g14 ....tt........../tttttttttt....../tttttttttttttttt/tttttttttt....../tttttttttt....../\
                 ..tttt........../..tttt.......... - -",
            ),
        ],
    );
}

#[test]
fn the_own_old_spot_does_not_count_and_nobody_is_left_alone() {
    // b2 may not go to a1, a2 or a3. Only on c1 and c3 does c2 still touch both others.
    check_steps(
        &[],
        "b0 w 0,0 24,24 b2 ttt - -",
        "b2>b1 b2>b3 b2>c1 b2>c3 b2>d1 b2>d3 b2>e1 b2>e2 b2>e3 c2>c1 c2>c3 \
         d2>a1 d2>a2 d2>a3 d2>b1 d2>b3 d2>c1 d2>c3 d2>d1 d2>d3",
    );
}

#[test]
fn a_tile_that_holds_two_others_stays() {
    // No other spot than c3 touches both b2 and d4.
    check_steps(
        &[],
        "b0 w 0,0 24,24 b4 ..t/.t./t.. - -",
        "b2>b3 b2>b4 b2>c2 b2>c4 b2>c5 b2>d2 b2>d3 b2>d5 b2>e3 b2>e4 b2>e5 \
         d4>a1 d4>a2 d4>a3 d4>b1 d4>b3 d4>b4 d4>c1 d4>c2 d4>c4 d4>d2 d4>d3",
    );
}

#[test]
fn a_pair_of_tiles_goes_round_itself() {
    check_steps(
        &[],
        "b0 w 0,0 24,24 b2 tt - -",
        "b2>b1 b2>b3 b2>c1 b2>c3 b2>d1 b2>d2 b2>d3 c2>a1 c2>a2 c2>a3 c2>b1 c2>b3 c2>c1 c2>c3",
    );
}

#[test]
fn no_tile_leaves_the_frame() {
    check_steps(&[], "b0 w 0,0 24,24 a1 tt - -", "a1>a2 a1>b2 a1>c1 a1>c2 b1>a2 b1>b2");
    check_steps(&[], "b0 w 0,0 24,24 u20 tt - -", "u20>u19 u20>v19 v20>t19 v20>t20 v20>u19 v20>v19");
}

#[test]
fn spots_where_a_tile_has_lain_stay_open_and_moved_tiles_lie() {
    // No tile may go to b3, and d2 may not move.
    check_steps(&[], "b1 b 0,0 24,24 b3 :../ttm - -", "b2>b1 b2>c1 b2>c3 b2>d1 b2>d3 b2>e1 b2>e2 b2>e3 c2>c1 c2>c3");
    check_refused(&[], "b1 b 0,0 24,24 b3 :../ttm - -", &["b2>b3", "c2>b3", "d2>d1", "d2>b3"]);
}

#[test]
fn the_field_may_fall_in_two() {
    follow(&[], "b0 w 0,0 24,24 b2 ttttt - -", &[("d2>a1", "b1 b 0,0 24,24 a2 .tt:tt/m..... - -")]);
    // Not when that leaves another tile alone.
    check_refused(&[], "b0 w 0,0 24,24 b2 ttttt - -", &["c2>g1", "c2>g3", "e2>a1"]);
}

#[test]
fn a_tile_may_fill_a_hole() {
    follow(&[], "b0 b 0,0 24,24 b4 ttt/t.t/ttt - -", &[("b2>c3", "b1 w 0,0 24,24 b4 ttt/tmt/:tt - -")]);
}

#[test]
fn a_part_of_the_field_may_be_far_off() {
    // In an isolated pair neither tile may leave, but others may come, and each may go round the other.
    let pos = "b0 w 0,0 24,24 b2 tt.......ttt - -";
    follow(&[], pos, &[("m2>a3", "b1 b 0,0 24,24 a3 m............/.tt.......tt: - -")]);
    check_refused(&[], pos, &["b2>k3", "c2>m3", "b2>i2"]);
    follow(&[], pos, &[("b2>d2", "b1 b 0,0 24,24 b2 :tm......ttt - -")]);
}

#[test]
fn faces_go_with_their_tiles() {
    let options = [("faces", "up")];
    follow(&options, "b0 w 0,0 24,24 b2 tt w1,b2 -", &[("b2>d1", "b1 b 0,0 24,24 b2 :t./..m b2,w1 -")]);
    follow(&options, "b0 w 0,0 24,24 b2 tt w1,b2 -", &[("b2>c3", "b1 b 0,0 24,24 b3 .m/:t w1,b2 -")]);
}

#[test]
fn who_cannot_move_a_tile_passes() {
    // b1 was moved. a1 may not leave it, and all other spots around it have been covered.
    check(&[], "b4 w 0,0 24,24 a2 :::/tm: - -", &[("-", "b5 b 0,0 24,24 a2 :::/tm: - -")]);
    check(&[], "b5 b 0,0 24,24 a2 :::/tm: - -", &[("-", "f w 0,0 24,24 a1 tt - -")]);
}

#[test]
fn each_tile_moved_is_a_turn() {
    assert_eq!(turns("lino", &[], START), steps("lino", &[], START));
    assert_eq!(turns("lino", &SHARP, START), steps("lino", &SHARP, START));
}

#[test]
fn a_stone_closes_rows_of_eight_and_three() {
    // An example of the source: 8 + 3 points.
    check(
        &[],
        "f b 0,0 19,20 b3 ...w..../wbwtbwbw/...b.... - -",
        &[("e2", "f w 0,11 19,19 b3 ...w..../wbwbbwbw/...b.... - -")],
    );
}

#[test]
fn four_rows_are_closed_at_once() {
    check(&[], "f w 5,7 20,20 b4 wbw/btb/wbw - -", &[("c3", "f b 17,7 19,20 b4 wbw/bwb/wbw - -")]);
}

#[test]
fn a_row_has_two_tiles_at_least() {
    // The first stone fills its column and its diagonals, all of one tile.
    check(&[], "f w 0,0 24,24 b2 tt - -", &[("b2", "f b 0,0 23,24 b2 wt - -"), ("c2", "f b 0,0 23,24 b2 tw - -")]);
    check(&[], "f b 0,0 23,24 b2 wt - -", &[("c2", "f w 0,2 23,23 b2 wb - -")]);
}

#[test]
fn a_row_with_a_free_tile_is_not_closed() {
    check(
        &[],
        "f w 3,4 23,23 b2 wtbt - -",
        &[("c2", "f b 3,4 22,23 b2 wwbt - -"), ("e2", "f b 3,4 22,23 b2 wtbw - -")],
    );
}

#[test]
fn a_row_ends_at_open_space() {
    check(
        &[],
        "f w 0,0 23,23 b2 wt.bt - -",
        &[("c2", "f b 2,0 22,23 b2 ww.bt - -"), ("f2", "f b 2,0 22,23 b2 wt.bw - -")],
    );
}

#[test]
fn vertical_and_diagonal_rows_are_closed() {
    check(&[], "f w 0,0 23,23 b4 w/t/b - -", &[("b3", "f b 3,0 22,23 b4 w/w/b - -")]);
    check(&[], "f w 0,0 23,23 b4 ..w/.t./b.. - -", &[("c3", "f b 3,0 22,23 b4 ..w/.w./b.. - -")]);
    check(&[], "f w 0,0 23,23 b4 w../.t./..b - -", &[("c3", "f b 3,0 22,23 b4 w../.w./..b - -")]);
    // At the ends of rows too.
    check(&[], "f w 0,0 23,23 b4 ..t/.w./b.. - -", &[("d4", "f b 3,0 22,23 b4 ..w/.w./b.. - -")]);
}

#[test]
fn a_row_that_was_closed_before_gives_nothing() {
    // b2-c2 is full. On b1 a stone closes a column and a diagonal of two; on d1, a diagonal of two.
    check(
        &[],
        "f w 0,2 23,23 b2 wb./t.t - -",
        &[("b1", "f b 4,2 22,23 b2 wb./w.t - -"), ("d1", "f b 2,2 22,23 b2 wb./t.w - -")],
    );
}

#[test]
fn the_last_stone_closes_rows_and_ends_the_game() {
    check(&[], "f b 9,8 0,1 b2 wt - -", &[("c2", "e - 9,10 0,0 b2 wb - -")]);
    // The end count is not included in the score in the text.
    check(&[], "f b 0,0 0,1 b2 bbbt - -", &[("e2", "e - 0,4 0,0 b2 bbbb - -")]);
    check(&[], "f w 1,1 1,0 b2 wt.t - -", &[("c2", "e - 3,1 0,0 b2 ww.t - -"), ("e2", "e - 1,1 0,0 b2 wt.w - -")]);
    check(&[], "e - 9,10 0,0 b2 wb - -", &[]);
    assert_eq!(turns("lino", &[], "e - 9,10 0,0 b2 wb - -"), []);
}

//! The end count and sharp eyes worked out by hand on small fields, from the rules, to check the second move generator.

use super::{end_count, steps, turns};

const SHARP: [(&str, &str); 1] = [("eyes", "sharp")];
const UP: [(&str, &str); 1] = [("faces", "up")];
const STARS: [(&str, &str); 1] = [("faces", "stars")];

/// Checks the end count of a field with all faces down. The field is `rows`, its upper left corner on c12.
#[track_caller]
fn check_runs(rows: &str, expected: (i32, i32)) {
    assert_eq!(end_count(&[], &format!("e - 0,0 0,0 c12 {rows} - -")), expected, "{rows}");
}

/// Checks the end count of a field with faces.
#[track_caller]
fn check_faces(options: &[(&str, &str)], rows: &str, faces: &str, expected: (i32, i32)) {
    assert_eq!(end_count(options, &format!("e - 0,0 0,0 c12 {rows} {faces} -")), expected, "{rows} {faces}");
}

/// Checks all steps of a position with sharp eyes and where they lead, sorted by their texts.
#[track_caller]
fn check(pos: &str, expected: &[(&str, &str)]) {
    let found = steps("lino", &SHARP, pos);
    let found: Vec<(&str, &str)> = found.iter().map(|(step, after)| (step.as_str(), after.as_str())).collect();
    assert_eq!(found, expected, "{pos}");
}

/// Checks all turns of a position with sharp eyes and where they lead, sorted by their texts.
#[track_caller]
fn check_turns(pos: &str, expected: &[(&str, &str)]) {
    let found = turns("lino", &SHARP, pos);
    let found: Vec<(&str, &str)> = found.iter().map(|(turn, after)| (turn.as_str(), after.as_str())).collect();
    assert_eq!(found, expected, "{pos}");
}

#[test]
fn runs_of_four_to_nine_are_counted_once() {
    check_runs("www", (0, 0));
    check_runs("wwww", (10, 0));
    check_runs("bbbbb", (0, 20));
    check_runs("wwwwww", (30, 0));
    check_runs("bbbbbbb", (0, 40));
    check_runs("wwwwwwww", (40, 0));
    check_runs("wwwwwwwww", (40, 0));
}

#[test]
fn runs_are_counted_in_all_directions() {
    check_runs("w/w/w/w", (10, 0));
    check_runs("....b/...b./..b../.b.../b....", (0, 20));
    check_runs("b..../.b.../..b../...b./....b", (0, 20));
    // A line that turns at the top is not straight.
    check_runs("..w../.w.w./w...w", (0, 0));
}

#[test]
fn a_stone_counts_in_every_direction() {
    // Four in a row and four in a column, sharing one stone.
    check_runs("w.../w.../w.../wwww", (20, 0));
    // Four rows, four columns, two diagonals.
    check_runs("bbbb/bbbb/bbbb/bbbb", (0, 100));
    // Five rows of four, four columns of five, and two diagonals of four each way.
    check_runs("wwww/wwww/wwww/wwww/wwww", (50 + 80 + 40, 0));
}

#[test]
fn a_run_needs_no_closed_row() {
    check_runs("twwwwt", (10, 0));
    check_runs("bbbbtwwww", (10, 10));
}

#[test]
fn a_run_ends_at_other_stones_free_tiles_and_open_space() {
    check_runs("wwwbwwww", (10, 0));
    check_runs("wwwtwww", (0, 0));
    check_runs("www.wwww", (10, 0));
    check_runs("wwwwbwwwww", (30, 0));
}

#[test]
fn numbers_count_on_free_tiles_for_their_colour() {
    // An example of the source: 2+2+2 against 1+5+2+1+2.
    check_faces(&UP, "tttttttt", "w2,w2,w2,b1,b5,b2,b1,b2", (6, 11));
    // A number under a stone is not visible, whosever stone it is.
    check_faces(&UP, "wbtwbt", "w5,w4,w3,b5,b4,_", (3, 0));
}

#[test]
fn a_star_counts_for_the_more_stones_around_it() {
    // An example of the source: 4 stones against 3.
    check_faces(&UP, "www/wtb/bbt", "_,_,_,_,*,_,_,_,_", (10, 0));
    // The stone on it makes no difference then: Blue does not draw level by it.
    check_faces(&UP, "www/wbb/bbt", "_,_,_,_,*,_,_,_,_", (10, 0));
    // One stone beside it is enough.
    check_faces(&UP, "tb", "*,_", (0, 10));
}

#[test]
fn a_tie_around_a_star_is_decided_on_it() {
    // An example of the source: 2 stones against 2, and one on the star.
    check_faces(&UP, "w.b/.w./w.b", "_,_,*,_,_", (10, 0));
    check_faces(&UP, "w.b/.b./w.b", "_,_,*,_,_", (0, 10));
    check_faces(&UP, "w.b/.t./w.b", "_,_,*,_,_", (0, 0));
}

#[test]
fn a_star_with_no_stones_around_is_decided_on_it() {
    check_faces(&UP, "ttt/twt/ttt", "_,_,_,_,*,_,_,_,_", (10, 0));
    check_faces(&UP, "tt", "*,_", (0, 0));
    // Stones two spots off are not around it.
    check_faces(&UP, "b.t.w", "_,*,_", (0, 0));
}

#[test]
fn each_star_is_decided_for_itself() {
    // c12 has one white stone beside it, d12 two blue ones and a free tile.
    check_faces(&UP, "twb/..b", "*,*,_,_", (10, 10));
    // Two stars side by side, each touching the stone on the other.
    check_faces(&UP, "wb", "*,*", (10, 10));
}

#[test]
fn all_is_added_up() {
    // A white run of four over a star with white neighbours; a blue 3 and a white 2 on free tiles.
    check_faces(&UP, "wwwwttb", "_,*,_,_,b3,w2,*", (10 + 10 + 2, 3 + 10));
}

#[test]
fn with_faces_down_only_runs_count() {
    assert_eq!(end_count(&[("faces", "down")], "e - 7,9 0,0 c12 wwwwtbbbbb - -"), (10, 20));
}

#[test]
fn in_the_mixed_game_stars_count_and_no_numbers() {
    check_faces(&STARS, "wwwwtt", "_,*,_,_,_,*", (20, 0));
    check_faces(&STARS, "tttb", "_,_,*,_", (0, 10));
}

#[test]
fn with_sharp_eyes_runs_are_not_counted_at_the_end() {
    assert_eq!(end_count(&SHARP, "e - 7,9 0,0 c12 wwww - -"), (0, 0));
    check_faces(&[("faces", "up"), ("eyes", "sharp")], "wwwwttb", "_,*,_,_,b3,w2,*", (12, 13));
    check_faces(&[("eyes", "sharp"), ("faces", "stars")], "wwwwtt", "_,*,_,_,_,*", (10, 0));
}

#[test]
fn claims_follow_every_stone() {
    // Even where nothing is closed.
    check("f w 0,0 24,24 b2 tt - -", &[("b2", "c w 0,0 23,24 b2 wt - b2"), ("c2", "c w 0,0 23,24 b2 tw - c2")]);
    check("c w 0,0 23,24 b2 wt - b2", &[(".", "f b 0,0 23,24 b2 wt - -")]);
    check_turns("f w 0,0 24,24 b2 tt - -", &[("b2 .", "f b 0,0 23,24 b2 wt - -"), ("c2 .", "f b 0,0 23,24 b2 tw - -")]);
}

#[test]
fn a_closed_row_is_claimed_once_or_not_at_all() {
    check("f b 0,0 23,24 b2 wt - -", &[("c2", "c b 0,0 23,23 b2 wb - c2")]);
    check(
        "c b 0,0 23,23 b2 wb - c2",
        &[(".", "f w 0,0 23,23 b2 wb - -"), ("=b2-c2", "c b 0,2 23,23 b2 wb - c2,b2-c2")],
    );
    check("c b 0,2 23,23 b2 wb - c2,b2-c2", &[(".", "f w 0,2 23,23 b2 wb - -")]);
    check_turns(
        "f b 0,0 23,24 b2 wt - -",
        &[("c2 .", "f w 0,0 23,23 b2 wb - -"), ("c2 =b2-c2 .", "f w 0,2 23,23 b2 wb - -")],
    );
}

#[test]
fn only_rows_that_the_stone_closed_are_claimed() {
    // b2-c2 was full before f2.
    check(
        "c b 0,0 22,22 b2 wb.wb - f2",
        &[(".", "f w 0,0 22,22 b2 wb.wb - -"), ("=e2-f2", "c b 0,2 22,22 b2 wb.wb - f2,e2-f2")],
    );
    // A row with a free tile is not closed, and a part of it is no row, though it would be a run.
    check("c w 0,0 20,21 b2 wwwwtbbb - b2", &[(".", "f b 0,0 20,21 b2 wwwwtbbb - -")]);
}

#[test]
fn rows_are_claimed_in_any_order() {
    let pos = "f w 5,7 20,20 b4 wbw/btb/wbw - -";
    // None; one of four; two, three and four of them in any order.
    assert_eq!(turns("lino", &SHARP, pos).len(), 1 + 4 + 4 * 3 + 4 * 3 * 2 + 4 * 3 * 2);
    // A row's left end comes first, a column's lower end.
    check(
        "c w 5,7 19,20 b4 wbw/bwb/wbw - c3",
        &[
            (".", "f b 5,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b2-d4", "c w 8,7 19,20 b4 wbw/bwb/wbw - c3,b2-d4"),
            ("=b3-d3", "c w 8,7 19,20 b4 wbw/bwb/wbw - c3,b3-d3"),
            ("=b4-d2", "c w 8,7 19,20 b4 wbw/bwb/wbw - c3,b4-d2"),
            ("=c2-c4", "c w 8,7 19,20 b4 wbw/bwb/wbw - c3,c2-c4"),
        ],
    );
    // In whatever order they are claimed, they are written in one order.
    check_turns(
        "c w 11,7 19,20 b4 wbw/bwb/wbw - c3,c2-c4,b4-d2",
        &[
            (".", "f b 11,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b2-d4 .", "f b 14,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b2-d4 =b3-d3 .", "f b 17,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b3-d3 .", "f b 14,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b3-d3 =b2-d4 .", "f b 17,7 19,20 b4 wbw/bwb/wbw - -"),
        ],
    );
    check(
        "c w 11,7 19,20 b4 wbw/bwb/wbw - c3,c2-c4,b4-d2",
        &[
            (".", "f b 11,7 19,20 b4 wbw/bwb/wbw - -"),
            ("=b2-d4", "c w 14,7 19,20 b4 wbw/bwb/wbw - c3,c2-c4,b2-d4,b4-d2"),
            ("=b3-d3", "c w 14,7 19,20 b4 wbw/bwb/wbw - c3,b3-d3,c2-c4,b4-d2"),
        ],
    );
}

#[test]
fn the_last_stone_is_claimed_for_before_the_runs() {
    check("f b 9,8 0,1 b2 wt - -", &[("c2", "c b 9,8 0,0 b2 wb - c2")]);
    check("c b 9,8 0,0 b2 wb - c2", &[(".", "k1 w 9,8 0,0 b2 wb - -"), ("=b2-c2", "c b 9,10 0,0 b2 wb - c2,b2-c2")]);
    check("c b 9,10 0,0 b2 wb - c2,b2-c2", &[(".", "k1 w 9,10 0,0 b2 wb - -")]);
    // Blue began here.
    check("c w 9,8 0,0 b2 bwt - c2", &[(".", "k1 b 9,8 0,0 b2 bwt - -")]);
}

#[test]
fn who_began_claims_first_and_then_the_other() {
    check("k1 w 9,8 0,0 b2 wb - -", &[(".", "k2 b 9,8 0,0 b2 wb - -")]);
    check("k2 b 9,8 0,0 b2 wb - -", &[(".", "e - 9,8 0,0 b2 wb - -")]);
    check("k1 b 9,8 0,0 b2 wb - -", &[(".", "k2 w 9,8 0,0 b2 wb - -")]);
    check("e - 9,8 0,0 b2 wb - -", &[]);
}

#[test]
fn own_runs_are_claimed_once() {
    // Not the other player's runs, nor a part of one.
    check(
        "k1 w 3,4 0,0 b2 wwwwwbbbb - -",
        &[(".", "k2 b 3,4 0,0 b2 wwwwwbbbb - -"), ("=b2-f2", "k1 w 23,4 0,0 b2 wwwwwbbbb - b2-f2")],
    );
    check("k1 w 23,4 0,0 b2 wwwwwbbbb - b2-f2", &[(".", "k2 b 23,4 0,0 b2 wwwwwbbbb - -")]);
    check(
        "k2 b 23,4 0,0 b2 wwwwwbbbb - -",
        &[(".", "e - 23,4 0,0 b2 wwwwwbbbb - -"), ("=g2-j2", "k2 b 23,14 0,0 b2 wwwwwbbbb - g2-j2")],
    );
    check("k2 b 23,14 0,0 b2 wwwwwbbbb - g2-j2", &[(".", "e - 23,14 0,0 b2 wwwwwbbbb - -")]);
}

#[test]
fn a_run_of_eight_is_forty() {
    check(
        "k2 w 0,0 0,0 b2 wwwwwwww - -",
        &[(".", "e - 0,0 0,0 b2 wwwwwwww - -"), ("=b2-i2", "k2 w 40,0 0,0 b2 wwwwwwww - b2-i2")],
    );
}

#[test]
fn a_stone_is_in_runs_of_several_directions() {
    let pos = "k1 b 0,0 0,0 b5 b.../b.../b.../bbbb - -";
    check_turns(
        pos,
        &[
            (".", "k2 w 0,0 0,0 b5 b.../b.../b.../bbbb - -"),
            ("=b2-b5 .", "k2 w 0,10 0,0 b5 b.../b.../b.../bbbb - -"),
            ("=b2-b5 =b2-e2 .", "k2 w 0,20 0,0 b5 b.../b.../b.../bbbb - -"),
            ("=b2-e2 .", "k2 w 0,10 0,0 b5 b.../b.../b.../bbbb - -"),
            ("=b2-e2 =b2-b5 .", "k2 w 0,20 0,0 b5 b.../b.../b.../bbbb - -"),
        ],
    );
    check_turns(
        "k1 b 0,10 0,0 b5 b.../b.../b.../bbbb - b2-b5",
        &[(".", "k2 w 0,10 0,0 b5 b.../b.../b.../bbbb - -"), ("=b2-e2 .", "k2 w 0,20 0,0 b5 b.../b.../b.../bbbb - -")],
    );
    check(
        "k1 b 0,10 0,0 b5 b.../b.../b.../bbbb - b2-b5",
        &[
            (".", "k2 w 0,10 0,0 b5 b.../b.../b.../bbbb - -"),
            ("=b2-e2", "k1 b 0,20 0,0 b5 b.../b.../b.../bbbb - b2-e2,b2-b5"),
        ],
    );
}

#[test]
fn runs_are_written_by_direction_and_then_as_one_reads() {
    // Two rows of four, the upper one first; then two columns, the left one first.
    check(
        "k1 w 30,0 0,0 b5 wwww/wb.w/wb.w/wwww - b5-e5,b2-b5,e2-e5",
        &[
            (".", "k2 b 30,0 0,0 b5 wwww/wb.w/wb.w/wwww - -"),
            ("=b2-e2", "k1 w 40,0 0,0 b5 wwww/wb.w/wb.w/wwww - b5-e5,b2-e2,b2-b5,e2-e5"),
        ],
    );
}

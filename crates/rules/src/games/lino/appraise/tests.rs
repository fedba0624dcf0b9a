use super::*;
use crate::games::lino::sketch::pos;

fn worth(mode: &str, text: &str) -> i32 {
    let board = pos(mode, text);
    let eyes = if mode.ends_with("sharp") { Eyes::Sharp } else { Eyes::Auto };
    for_white(eyes, &board)
}

fn other_way(text: &str) -> String {
    let turn = |sign| match sign {
        'w' => 'b',
        'b' => 'w',
        _ => sign,
    };
    text.chars().map(turn).collect()
}

const FILL: &str =
    "f b 0,0 19,20 g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - -";

#[test]
fn both_sides_are_judged_alike() {
    let turned = other_way(FILL).replace("19,20", "20,19");
    assert_eq!(worth("down auto", FILL), -worth("down auto", &turned));
}

#[test]
fn points_and_what_can_be_closed_count() {
    let ahead = FILL.replace("0,0", "5,0");
    assert_eq!(worth("down auto", &ahead) - worth("down auto", FILL), 5 * POINT);
    // Blue is to close eleven; without the stone on g12 eight, while White has one stone more either way.
    let fewer = FILL.replace("/wtb", "/twb");
    assert!(worth("down auto", FILL) < worth("down auto", &fewer));
}

#[test]
fn a_run_that_is_not_claimed_is_worth_nothing_later() {
    let full = "0,0 g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb.... -";
    let worth = |head: &str, claims: &str| worth("down sharp", &format!("{head} {full} {claims}"));
    assert_eq!(worth("k1 w 0,0", "-"), 0);
    assert_eq!(worth("k1 w 10,0", "i14-l14"), 0, "it has become points");
    assert_eq!(worth("k2 b 0,0", "-"), -10 * POINT, "White has not claimed his");
    assert_eq!(worth("k2 b 0,10", "i7-l7"), -10 * POINT);
    assert_eq!(worth("e - 0,10", "-"), -10 * POINT);
}

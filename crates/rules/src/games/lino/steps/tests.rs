use super::*;
use crate::Rules;
use crate::games::lino::diagram::{self, play, pos, rules, step, steps};
use crate::view::Kind;

/// White, who began, has one stone more than Blue; i14 is the last free tile of an upright row of eight and of a rising
/// row of three, and the source's example scores it 11 points.
const ELEVEN: &str = "g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt....";
/// All stones are placed but Blue's last one.
const LAST: &str = "g14 ..tttt..../bbwwbbwwbb/wwbbwwbbww/tbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..tttt....";
/// All stones are placed, and each player has one run of four.
const RUNS: &str = "g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb....";
const START: &str =
    "b0 w 0,0 24,24 g14 ..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt.... - -";

fn effects(mode: &str, pos: &Position, word: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    rules(mode).apply(&mut pos.clone(), step(mode, pos, word), &mut effects);
    effects
}

/// What a step scores: for which seat, how many points, for how many tiles.
fn counted(mode: &str, text: &str, word: &str) -> Vec<(usize, i32, usize)> {
    let effects = effects(mode, &pos(mode, text), word).into_iter();
    let count = |effect| match effect {
        Effect::Count { seat, by, sites, why: Why::Score } => Some((seat.idx(), by, sites.len())),
        _ => None,
    };
    effects.filter_map(count).collect()
}

#[test]
fn a_stone_closes_rows_of_eight_and_three_at_once() {
    let text = format!("f b 0,4 19,20 {ELEVEN} - -");
    assert_eq!(counted("down auto", &text, "i14"), [(1, 8, 8), (1, 3, 3)]);
    let after = "g14 ..bttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt....";
    assert_eq!(play("down auto", &text, "i14"), format!("f w 0,15 19,19 {after} - -"));
    // The stone closes no row there.
    assert_eq!(counted("down auto", &text, "j14"), []);
}

#[test]
fn with_sharp_eyes_rows_are_claimed_one_by_one() {
    let mode = "down sharp";
    let text = format!("f b 0,4 19,20 {ELEVEN} - -");
    let claim = play(mode, &text, "i14");
    let after = "g14 ..bttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt....";
    assert_eq!(claim, format!("c b 0,4 19,19 {after} - i14"));
    assert_eq!(steps(mode, &claim), "=i7-i14 =g12-i14 .");
    assert_eq!(play(mode, &claim, "=i14-g12"), format!("c b 0,7 19,19 {after} - i14,g12-i14"));
    assert_eq!(steps(mode, &play(mode, &claim, "=i14-g12")), "=i7-i14 .");
    assert_eq!(play(mode, &claim, "=g12-i14 =i7-i14 ."), format!("f w 0,15 19,19 {after} - -"));
    assert_eq!(play(mode, &claim, "."), format!("f w 0,4 19,19 {after} - -"), "what is not claimed is lost");
    // After every stone, even when it closes nothing (LINO-8).
    assert_eq!(steps(mode, &play(mode, &text, "j14")), ".");
}

#[test]
fn six_tiles_are_moved_by_turns_and_then_the_beginner_places_a_stone() {
    let mode = "down auto";
    let after = play(mode, START, "l7>f14 g13>g14");
    assert!(after.starts_with("b2 w 0,0 24,24 f14 mm.tttt..../.:ttttttttt/"), "{after}");
    assert!(after.ends_with("/...ttt:.... - -"), "{after}");
    let built = play(mode, &after, "k7>m14 j7>n14 i7>o14 p10>p14");
    let rows = "tt.tttttttt/..ttttttttt/.tttttttttt/.tttttttttt/.ttttttttt./...tttt..../...tttt....";
    assert_eq!(built, format!("f w 0,0 24,24 f14 {rows} - -"));
}

#[test]
fn signs_are_set_as_tiles_are_moved_and_lifted_when_the_board_is_built() {
    let mode = "down auto";
    let signs = |pos: &Position, word: &str| {
        let sign = |effect| match effect {
            Effect::Mark { at, sign } => Some((Spot::of_site(at).expect("a spot").to_string(), sign)),
            _ => None,
        };
        effects(mode, pos, word).into_iter().filter_map(sign).collect::<Vec<_>>()
    };
    let set = |name: &str, kind: Kind| (name.to_owned(), Some(kind));
    assert_eq!(signs(&pos(mode, START), "l7>f14"), [set("l7", LAIN), set("f14", MOVED)]);
    let last = pos(mode, &play(mode, START, "l7>f14 g13>g14 k7>m14 j7>n14 i7>o14"));
    let lifted = signs(&last, "p10>p14");
    assert_eq!(lifted.len(), 10);
    assert!(lifted.iter().all(|(_, sign)| sign.is_none()));
    assert!(["f14", "g14", "o14", "l7", "g13"].iter().all(|name| lifted.iter().any(|(at, _)| at == name)));
}

#[test]
fn the_last_stone_closes_rows_and_then_all_is_counted() {
    // LINO-7. The row across has ten tiles, the upright one four; the others end on free tiles.
    let text = format!("f b 3,9 0,1 {LAST} - -");
    assert_eq!(counted("down auto", &text, "g11"), [(1, 10, 10), (1, 4, 4)]);
    let after = play("down auto", &text, "g11");
    assert!(after.starts_with("e - 3,23 0,0 g14 "), "{after}");
    let outcome = rules("down auto").outcome(&pos("down auto", &after));
    assert_eq!((outcome.points.0, outcome.places.0), ([3, 23, 0, 0], [2, 1, 0, 0]));
    assert_eq!(outcome.reason.to_string(), "lino-end-count");
}

#[test]
fn runs_are_counted_with_the_last_stone() {
    let text = format!("f b 0,0 0,1 {} - -", RUNS.replace("/..bbbb", "/..bbtb"));
    assert!(pos("down auto", &text).hand(crate::Seat::SECOND) == 1, "{text}");
    // The lowest row, and the other rows that k7 closes; then White's run of four and Blue's.
    let counted = counted("down auto", &text, "k7");
    assert_eq!(counted[0], (1, 4, 4));
    assert!(counted[1..].contains(&(0, 10, 4)) && counted[1..].contains(&(1, 10, 4)), "{counted:?}");
}

#[test]
fn with_sharp_eyes_the_beginner_claims_first() {
    let mode = "down sharp";
    let text = format!("k1 w 40,40 0,0 {RUNS} - -");
    assert_eq!(steps(mode, &text), "=i14-l14 .");
    let claimed = play(mode, &text, "=l14-i14");
    assert_eq!(claimed, format!("k1 w 50,40 0,0 {RUNS} - i14-l14"));
    assert_eq!(steps(mode, &claimed), ".");
    assert!(rules(mode).mid_turn(&pos(mode, &claimed)) && !rules(mode).mid_turn(&pos(mode, &text)));
    let second = play(mode, &claimed, ".");
    assert_eq!(second, format!("k2 b 50,40 0,0 {RUNS} - -"));
    assert_eq!(steps(mode, &second), "=i7-l7 .");
    let over = play(mode, &second, ".");
    assert_eq!(over, format!("e - 50,40 0,0 {RUNS} - -"));
    assert_eq!(rules(mode).outcome(&pos(mode, &over)).points.0, [50, 40, 0, 0], "what is not claimed is lost");
    assert_eq!(play(mode, &second, "=i7-l7 ."), format!("e - 50,50 0,0 {RUNS} - -"));
}

#[test]
fn the_last_stone_is_followed_by_its_claims_and_by_those_of_the_runs() {
    let mode = "down sharp";
    let text = format!("f b 3,9 0,1 {LAST} - -");
    let claim = play(mode, &text, "g11");
    assert!(claim.starts_with("c b 3,9 0,0 ") && claim.ends_with(" - g11"), "{claim}");
    let counting = play(mode, &claim, "=g11-p11 .");
    assert!(counting.starts_with("k1 w 3,19 0,0 ") && counting.ends_with(" - -"), "White began: {counting}");
}

#[test]
fn equal_totals_are_a_draw() {
    let text = format!("e - 12,12 0,0 {} - -", LAST.replace("/tbww", "/bbww"));
    let outcome = rules("down auto").outcome(&pos("down auto", &text));
    assert_eq!((outcome.points.0, outcome.places.0), ([12, 12, 0, 0], [1, 1, 0, 0]));
    assert_eq!(outcome.reason.to_string(), "lino-end-drawn number=12");
    assert_eq!(diagram::steps("down auto", &text), "");
}

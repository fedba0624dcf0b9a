use super::super::diagram::{play, pos, rules, spot};
use crate::present::Present;

const START: &str =
    "b0 w 0,0 24,24 g14 ..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt.... - -";
const FILL: &str =
    "f b 0,4 19,20 g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - -";

fn said(mode: &str, text: &str, tried: &str) -> String {
    let tried: Vec<_> = tried.split_whitespace().map(|name| spot(name).site()).collect();
    rules(mode).refusal(&pos(mode, text), &tried).to_string()
}

#[test]
fn a_tile_is_not_moved_for_a_reason() {
    let later = play("down auto", START, "l7>f14");
    let said = |tried: &str| said("down auto", &later, tried);
    assert_eq!(said("a1"), "lino-no-tile at=a1");
    assert_eq!(said("l7"), "lino-no-tile at=l7");
    assert_eq!(said("f14"), "lino-moved-before at=f14");
    assert_eq!(said("g13 h13"), "lino-onto-tile at=h13");
    assert_eq!(said("g13 l7"), "lino-has-lain at=l7");
    assert_eq!(said("g13 a1"), "lino-touches-none at=a1 [LINO-9]");
    assert_eq!(said("p10 q9"), "lino-touches-none at=q9 [LINO-9]");
    assert_eq!(said("g13 p14"), "lino-leaves-alone from=g13 to=p14 tile=f14 [LINO-3]");
}

#[test]
fn a_tile_between_two_that_touch_no_other_stays() {
    // No spot but b19 is next to both a20 and c18.
    let wide = "t".repeat(22);
    let rows = [
        format!("m{}", ".".repeat(21)),
        format!(".t{}", ".".repeat(20)),
        format!("..m{}", ".".repeat(19)),
        ".".repeat(22),
        wide.clone(),
        wide,
        format!("ttttttttt::{}", ".".repeat(11)),
    ];
    let text = format!("b2 w 0,0 24,24 a20 {} - -", rows.join("/"));
    assert_eq!(said("down auto", &text, "b19"), "lino-stuck at=b19 [LINO-3]");
    assert_eq!(said("down auto", &text, "b19 a19"), "lino-leaves-alone from=b19 to=a19 tile=c18 [LINO-3]");
    assert_eq!(said("down auto", &text, "a16"), "lino-to-build seat=seat 1 number=2", "it can be moved");
}

#[test]
fn a_stone_is_not_placed_for_a_reason() {
    let said = |tried: &str| said("down auto", FILL, tried);
    assert_eq!(said("a1"), "lino-no-tile at=a1");
    assert_eq!(said("i13"), "lino-occupied at=i13");
    assert_eq!(said("i14 j14"), "lino-to-fill seat=seat 2 number=20");
    assert_eq!(said(""), "lino-to-fill seat=seat 2 number=20");
}

#[test]
fn a_claim_is_refused_alike_whatever_it_was() {
    let claim = play("down sharp", FILL, "i14");
    for tried in ["a1", "j14", "i14 l14", "i7 i13", "g10 g13", "i12 g12", "a1 a2"] {
        assert_eq!(said("down sharp", &claim, tried), "lino-no-row [LINO-8]", "{tried}");
    }
    // A claim that was already made, too.
    let made = play("down sharp", &claim, "=i7-i14");
    assert_eq!(said("down sharp", &made, "i7 i14"), "lino-no-row [LINO-8]");
    let full = "0,0 g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb.... - -";
    for tried in ["i7 l7", "i14 k14", "a1"] {
        assert_eq!(said("down sharp", &format!("k1 w 0,0 {full}"), tried), "lino-no-run [LINO-8]", "{tried}");
    }
}

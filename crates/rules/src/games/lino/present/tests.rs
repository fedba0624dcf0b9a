use super::*;
use crate::Rules;
use crate::games::lino::diagram::{pos, rules, spot, step};
use crate::present::GestureKind;
use crate::view::Kind;

const START: &str =
    "b0 w 0,0 24,24 g14 ..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt.... - -";
const SHARP: &str =
    "c b 0,4 19,19 g14 ..bttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - i14";

#[test]
fn a_stone_lies_on_its_tile() {
    let scene = rules("down sharp").scene(&pos("down sharp", SHARP));
    let kinds =
        |name: &str| scene.stacks.get(&spot(name).site()).map(|stack| stack.iter().map(|piece| piece.kind).collect());
    assert_eq!(kinds("i14"), Some(vec![Kind(1), STONE]));
    assert_eq!(kinds("j14"), Some(vec![Kind(1)]));
    assert_eq!(kinds("a1"), None);
    assert_eq!((scene.stacks.len(), scene.counts.0), (56, [0, 4, 0, 0]));
    assert_eq!(scene.stacks.get(&spot("g12").site()).expect("a stack")[1].owner, Some(Seat::FIRST));
}

#[test]
fn faces_are_seen_as_the_option_says() {
    let of = |mode: &str| {
        let rules = rules(mode);
        let scene = rules.scene(&rules.start());
        let count = |kinds: core::ops::RangeInclusive<u8>| {
            scene.stacks.values().flatten().filter(|piece| kinds.contains(&piece.kind.0)).count()
        };
        [count(1..=1), count(2..=2), count(3..=7), count(8..=12)]
    };
    assert_eq!(of("down auto"), [56, 0, 0, 0]);
    assert_eq!(of("up auto"), [0, 6, 25, 25]);
    assert_eq!(of("stars sharp"), [50, 6, 0, 0]);
}

#[test]
fn claims_are_made_from_either_end_and_never_pointed_out() {
    let board = pos("down sharp", SHARP);
    let claim = step("down sharp", &board, "=i7-i14");
    let [low, high] = ["i7", "i14"].map(|name| spot(name).site());
    let gestures: Vec<Gesture> = core::iter::once(rules("down sharp").gesture(&board, claim))
        .chain(rules("down sharp").shortcuts(&board, claim))
        .collect();
    assert_eq!(gestures.iter().map(|gesture| gesture.sites.clone()).collect::<Vec<_>>(), [[low, high], [high, low]]);
    assert!(gestures.iter().all(|gesture| gesture.is(GestureKind::Hidden) && gesture.choice.is_none()));
    let done = rules("down sharp").gesture(&board, Step::Done);
    assert!(done.sites.is_empty() && done.choice == Some(Message::new("lino-done")) && !done.is(GestureKind::Pass));
    assert!(rules("down sharp").gesture(&board, Step::Pass).is(GestureKind::Pass));
}

#[test]
fn a_seat_has_one_figure_throughout() {
    let figures = |mode: &str, text: &str| {
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let figures = rules(mode).figures(&pos(mode, text), seat, 0);
            figures.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        })
    };
    assert_eq!(figures("down auto", START), ["lino-tiles number=3", "lino-tiles number=3"]);
    assert_eq!(figures("down sharp", SHARP), ["lino-hand number=19", "lino-hand number=19"]);
    let mode = "down auto";
    let one = crate::games::lino::diagram::play(mode, START, "l7>f14");
    assert_eq!(figures(mode, &one), ["lino-tiles number=2", "lino-tiles number=3"]);
    assert!(one.starts_with("b1 b"));
    let two = crate::games::lino::diagram::play(mode, &one, "k7>e14");
    assert_eq!(figures(mode, &two), ["lino-tiles number=2", "lino-tiles number=2"]);
}

#[test]
fn the_whole_frame_has_names() {
    let sites = rules("down auto").sites();
    let names: Vec<String> = sites.iter().map(|site| rules("down auto").label(*site).to_string()).collect();
    assert_eq!((names.len(), names[0].as_str(), names[439].as_str()), (440, "verbatim text=a20", "verbatim text=v1"));
}

#[test]
fn what_is_to_be_done_is_said() {
    let prompt = |mode: &str, text: &str| rules(mode).scene(&pos(mode, text)).prompt.to_string();
    assert_eq!(prompt("down auto", START), "lino-to-build seat=seat 1 number=3");
    assert_eq!(prompt("down sharp", SHARP), "lino-to-claim seat=seat 2");
    let filling = SHARP.replace("c b 0,4", "f w 0,4").replace(" - i14", " - -");
    assert_eq!(prompt("down auto", &filling), "lino-to-fill seat=seat 1 number=19");
    let full = "0,0 g14 ..tttt..../bbwwbbwwbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..tttt.... - -";
    assert_eq!(prompt("down sharp", &format!("k1 b 3,4 {full}")), "lino-to-count seat=seat 2");
    assert_eq!(prompt("down auto", &format!("e - 3,4 {full}")), "lino-over seat=seat 2");
    assert_eq!(prompt("down auto", &format!("e - 4,4 {full}")), "lino-over-drawn");
}

#[test]
fn what_is_counted_by_itself_at_the_end_is_shown_then() {
    let full = "0,0 g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb.... - -";
    let counts = |mode: &str, head: &str| rules(mode).scene(&pos(mode, &format!("{head} {full}"))).counts.0;
    assert_eq!(counts("down auto", "e - 3,4"), [13, 14, 0, 0]);
    assert_eq!(counts("down sharp", "e - 3,4"), [3, 4, 0, 0]);
    assert_eq!(counts("down sharp", "k1 w 3,4"), [3, 4, 0, 0]);
}

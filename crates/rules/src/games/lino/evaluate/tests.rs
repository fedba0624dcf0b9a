use super::*;
use crate::evaluation::TaperedScore;
use crate::games::lino::diagram::pos;
use crate::games::lino::{Lino, Step, diagram};
use crate::{Rules, hash};

fn judged(eyes: Eyes, pos: &Position) -> i32 {
    let mut sum = TaperedScore::new(Count::FEATURES);
    count_features(eyes, pos, &mut sum);
    sum.score()
}

fn score(mode: &str, text: &str) -> i32 {
    let board = pos(mode, text);
    judged(if mode.ends_with("sharp") { Eyes::Sharp } else { Eyes::Auto }, &board)
}

const FILL: &str =
    "f b 0,0 19,20 g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - -";

/// The position with stones, numbers and seats exchanged.
fn exchanged(pos: &Position) -> Position {
    let faces = pos.faces.map(|face| match face.number() {
        Some((seat, number)) => Face::numbered(seat.other(), number),
        None => face,
    });
    let seat = if pos.stage == Stage::Over { pos.seat } else { pos.seat.other() };
    let [white, blue] = pos.stones;
    Position { faces, stones: [blue, white], score: [pos.score[1], pos.score[0]], seat, ..*pos }
}

#[test]
fn both_sides_are_judged_alike() {
    let mut random = 3_u64;
    for mode in ["down auto", "up auto", "stars auto", "up sharp"] {
        let rules: Lino = diagram::rules(mode);
        for _ in 0..4 {
            let mut pos = rules.start();
            loop {
                let mut steps = Vec::new();
                rules.steps(&pos, &mut steps);
                assert_eq!(judged(rules.eyes, &exchanged(&pos)), -judged(rules.eyes, &pos), "{mode} {pos:?}");
                if steps.is_empty() {
                    break;
                }
                random = hash::mix(random.wrapping_add(0x9e37_79b9));
                let step: Step = steps[(random % steps.len() as u64) as usize];
                rules.apply(&mut pos, step, &mut ());
            }
        }
    }
}

#[test]
fn stars_and_numbers_count_for_whom_they_are() {
    let rules = diagram::rules("up auto");
    let start = Position { stage: Stage::Fill, ..rules.start() };
    assert_eq!(judged(Eyes::Auto, &start), -judged(Eyes::Auto, &exchanged(&start)));
    let star = start.faces.iter().position(|face| *face == Face::STAR).expect("there are six");
    let beside = tables::of(&start).around(star);
    let tile =
        each(beside & !(1 << star)).find(|idx| start.faces[*idx].number().is_none_or(|(seat, _)| seat.idx() == 1));
    let stone = 1 << tile.expect("a tile without a number of White's");
    assert!(judged(Eyes::Auto, &Position { stones: [stone, 0], ..start }) > judged(Eyes::Auto, &start) + 10);
}

#[test]
fn points_and_what_can_be_closed_count() {
    let ahead = FILL.replace("0,0", "5,0");
    let point = Count::FEATURES[Count::Point as usize];
    let five = score("down auto", &ahead) - score("down auto", FILL);
    assert!((5 * i32::from(point.opening)..=5 * i32::from(point.endgame)).contains(&five), "{five}");
    // Blue can close eleven, or eight without the stone on g12; White has one stone more either way.
    let fewer = FILL.replace("/wtb", "/twb");
    assert!(
        score("down auto", FILL) < score("down auto", &fewer),
        "{} {}",
        score("down auto", FILL),
        score("down auto", &fewer)
    );
}

#[test]
fn a_run_that_is_not_claimed_is_worth_nothing_later() {
    let full = "0,0 g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb.... -";
    let score = |head: &str, claims: &str| score("down sharp", &format!("{head} {full} {claims}"));
    // No stone is left, so a point has its endgame weight.
    let ten = 10 * i32::from(Count::FEATURES[Count::Point as usize].endgame);
    assert_eq!(score("k1 w 0,0", "-"), 0);
    assert_eq!(score("k1 w 10,0", "i14-l14"), 0, "it has become points");
    assert_eq!(score("k2 b 0,0", "-"), -ten, "White has not claimed them");
    assert_eq!(score("k2 b 0,10", "i7-l7"), -ten);
    assert_eq!(score("e - 0,10", "-"), -ten);
}

use super::super::diagram::pos;
use super::super::{Lanrick, Step};
use super::*;
use crate::Rules;
use crate::evaluation::TaperedScore;

/// The score of a position for White.
fn score(pos: &Position) -> i32 {
    let mut sum = TaperedScore::new(Count::FEATURES);
    count_features(pos, &mut sum);
    sum.score()
}

/// Checks that each position is better for White than the next.
#[track_caller]
fn check_falling(texts: &[&str]) {
    let score: Vec<i32> = texts.iter().map(|text| score(&pos(text))).collect();
    assert!(score.is_sorted_by(|one, other| one > other), "{score:?}");
}

#[test]
fn both_sides_are_judged_alike() {
    let mut random = 7_u64;
    for _ in 0..40 {
        let mut pos = Position::START;
        for _ in 0..60 {
            let mut steps = Vec::new();
            Lanrick.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            random = crate::hash::mix(random.wrapping_add(0x9e37_79b9));
            let step: Step = steps[(random % steps.len() as u64) as usize];
            Lanrick.apply(&mut pos, step, &mut ());
            if pos.phase == Phase::Place {
                // The seat that places first also marks.
                continue;
            }
            assert_eq!(score(&exchanged(&pos)), -score(&pos), "{pos:?}");
        }
    }
}

/// The position with colours exchanged.
fn exchanged(pos: &Position) -> Position {
    let phase = match pos.phase {
        Phase::Home { mark, first } => Phase::Home { mark, first: first.other() },
        Phase::Level { first } => Phase::Level { first: first.other() },
        Phase::Back { first } => Phase::Back { first: first.other() },
        phase => phase,
    };
    Position { men: [pos.men[1], pos.men[0]], seat: pos.seat.other(), phase }
}

#[test]
fn men_count_most_and_the_last_ones_more() {
    let score: Vec<i16> = Count::FEATURES[..4].iter().map(|feature| feature.endgame).collect();
    assert!(score.is_sorted_by(|one, other| one > other), "{score:?}");
    check_falling(&[
        "8/8/8/w6b/w6b/w6b/w7/8 mark b - - - -",
        "8/8/8/w6b/w6b/w6b/8/8 mark b - - - -",
        "8/8/8/w6b/w6b/7b/8/8 mark w - - - -",
    ]);
}

#[test]
fn in_play_it_is_good_to_be_near_and_to_be_next() {
    check_falling(&[
        "8/8/8/3w4/4w3/8/7b/b7 take w d4 - - -",
        "8/8/8/3w4/5w2/8/7b/b7 play w d4 2 - -",
        "8/8/8/3w4/5w2/8/7b/b7 play b d4 2 - -",
        "8/8/8/3w4/6w1/8/7b/b7 play b d4 2 - -",
        "8/8/8/6w1/6w1/8/7b/b7 play b d4 2 - -",
    ]);
}

#[test]
fn it_is_good_to_have_squares_to_spare() {
    // Black has three men in and two next to it, or four and one: the same distance, but White's two have one square
    // less.
    check_falling(&[
        "8/8/5b2/2bbb3/2ww4/2w5/5w2/4w2b play w d4 5 - -",
        "8/8/5b2/2bbb3/2wwb3/2w5/5w2/4w3 play w d4 5 - -",
    ]);
}

#[test]
fn whoever_marks_next_counts_the_best_mark() {
    let near = pos("8/8/8/w6b/w6b/w6b/w6b/w6b mark w - - - -");
    let apart = pos("w6w/8/7b/7b/w6b/7b/7b/w6w mark w - - - -");
    assert!(best_mark(&near, Seat::FIRST) > 0);
    assert!(best_mark(&near, Seat::FIRST) > best_mark(&apart, Seat::FIRST));
}

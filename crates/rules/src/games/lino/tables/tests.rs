use super::*;
use crate::games::lino::diagram;
use crate::games::lino::{SEATS, gains};

const ROWS: &str = "..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt....";

fn empty() -> Position {
    diagram::pos("down auto", &format!("f w 0,0 24,24 g14 {ROWS} - -"))
}

/// Random stones of both colours, with some tiles free.
fn scattered(seed: u64) -> [Tiles; 2] {
    let all = (1_u64 << 56) - 1;
    let [one, other, third] = [1, 2, 3].map(|nth| crate::hash::mix(4 * seed + nth));
    // Three tiles in four, clustered, so that there are long runs.
    let stones = (one | third) & all;
    [stones & (other | other << 1), stones & !(other | other << 1)]
}

#[test]
fn runs_count_as_they_are_walked_through() {
    for seed in 1..400 {
        let pos = Position { stones: scattered(seed), ..empty() };
        let tables = of(&pos);
        for seat in SEATS {
            let walked = Dir::ALL.into_iter().flat_map(|dir| gains::runs(&pos, seat, dir));
            let walked: i32 = walked.map(|run| i32::from(run.run_points())).sum();
            assert_eq!(10 * tables.runs(pos.stones(seat)), walked, "{seed} {seat}");
        }
    }
}

#[test]
fn closed_rows_are_those_that_are_walked_through() {
    for seed in 1..100 {
        let pos = Position { stones: scattered(seed), ..empty() };
        let tables = of(&pos);
        for idx in crate::games::lino::position::each(pos.free()) {
            let walked: u16 = rows::closed(&pos, pos.filled() | 1 << idx, idx).map(|row| row.len).sum();
            assert_eq!(tables.closing(pos.free(), idx), walked, "{seed} {idx}");
        }
    }
}

#[test]
fn another_board_has_other_tables() {
    let one = empty();
    let mut other = one;
    other.carry(0, diagram::spot("q10"));
    let [few, many] = [&one, &other].map(|pos| of(pos).rows.clone());
    assert_ne!(few, many);
    assert_eq!(of(&one).rows, few);
    let mut back = other;
    back.carry(other.tile(diagram::spot("q10")).expect("a tile"), one.tiles[0]);
    assert_eq!((back.board, back), (one.board, one));
}

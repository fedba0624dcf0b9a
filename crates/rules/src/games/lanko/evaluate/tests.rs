use super::super::Lanko;
use super::*;
use crate::evaluation::TaperedScore;
use crate::{MatchState, Notation, Options, Rules, hash};

fn rules(id: &str) -> Lanko {
    Lanko::new(id, &Options::new(), &MatchState::default()).expect("a game of this folder")
}

fn judged(board: &Board, pos: &Position) -> i32 {
    let mut sum = TaperedScore::new(Count::FEATURES);
    count_features(board, pos, &mut sum);
    sum.score()
}

#[track_caller]
fn score(position: &str) -> i32 {
    let rules = rules("lanko-88");
    judged(rules.board(), &rules.read_position(position).expect("a position").0)
}

#[test]
fn castles_are_worth_more_the_nearer_they_come_and_most_inside() {
    let ways = ["S 47:wb 8:bb", "S 43:wb 8:bb", "S 34:wb 8:bb", "S T:wb 8:bb", "S W:wb 8:bb"].map(score);
    assert!(ways.is_sorted_by(|one, other| one < other), "{ways:?}");
}

/// In the opening, only pieces outside: castles inside are too rare then for results to show their weight.
#[test]
fn what_counts_more_points_is_worth_more() {
    let [pawn, small, big, small_inside, big_inside] = [0, 1, 2, 3, 4].map(|idx| &Count::FEATURES[idx]);
    assert!([pawn, small, big].is_sorted_by(|one, other| one.opening < other.opening));
    for rising in [[pawn, small, big], [pawn, small, small_inside], [small, big, big_inside]] {
        assert!(rising.is_sorted_by(|one, other| one.endgame < other.endgame), "{rising:?}");
    }
}

#[test]
fn it_is_bad_to_be_attacked() {
    // White's pawn on 33 is in front of Black's on 34, with T free behind it, or further away.
    let attacked = score("S 47:wb 33:wp 34:bp 35:bp 8:bb");
    let covered = score("S 47:wb 1:wp 34:bp 35:bp 8:bb");
    assert!(attacked < covered, "{attacked} {covered}");
}

/// The board turned by a quarter: every seat takes its left neighbour's place, so White and Black are exchanged.
fn turned(board: &Board, pos: &Position) -> Position {
    let mut after = Position::empty(super::super::position::next(pos.seat()));
    for from in board.squares() {
        if let Some(man) = pos.man(from) {
            let (north, east) = board.past_axles(from);
            // South becomes west, west becomes north.
            let is_there = |to: &super::super::Square| board.past_axles(*to) == (-east, north);
            let to = board.squares().find(is_there).expect("the board looks the same from every side");
            after.put(to, super::super::Man { colour: man.colour.other(), ..man });
        }
    }
    after
}

#[test]
fn both_pairs_are_judged_alike() {
    let mut random = 11_u64;
    for id in ["lanko-88", "lanko-68", "lanko-103"] {
        let rules = rules(id);
        let board = rules.board();
        for _ in 0..6 {
            let mut pos = rules.start();
            for _ in 0..150 {
                let mut steps = Vec::new();
                rules.steps(&pos, &mut steps);
                if steps.is_empty() {
                    break;
                }
                random = hash::mix(random.wrapping_add(0x9e37_79b9));
                rules.apply(&mut pos, steps[(random % steps.len() as u64) as usize], &mut ());
                assert_eq!(judged(board, &turned(board, &pos)), -judged(board, &pos), "{id} {pos:?}");
            }
        }
    }
}

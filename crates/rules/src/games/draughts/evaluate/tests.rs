//! Both sides are evaluated alike, and obvious orderings hold.

use super::*;
use crate::evaluation::TaperedScore;
use crate::games::draughts::{Draughts, Piece, Square};
use crate::{Notation, Rules, hash};

fn position(text: &str) -> Position {
    Draughts.read_position(text).unwrap().0
}

/// The score of a position for Black.
fn score(text: &str) -> i32 {
    worth_of(&position(text))
}

fn worth_of(pos: &Position) -> i32 {
    let mut sum = TaperedScore::new(Count::FEATURES);
    count_features(pos, &mut sum);
    sum.score()
}

/// The position turned round, with colours exchanged.
fn turned(pos: &Position) -> Position {
    let mut pieces = [None; 32];
    for square in Square::all() {
        let piece = pos.piece(square).map(|piece| Piece { seat: piece.seat.other(), ..piece });
        pieces[31 - square.idx()] = piece;
    }
    Position::with(&pieces, pos.seat().other())
}

/// Counts each feature separately, without weights.
struct Counts(Vec<i32>);

impl FeatureCounts for Counts {
    fn add(&mut self, feature: usize, n: i32) {
        self.0[feature] += n;
    }

    fn phase(&mut self, _part: i32) {}
}

fn counts(pos: &Position) -> Vec<i32> {
    let mut counts = Counts(vec![0; Count::FEATURES.len()]);
    count_features(pos, &mut counts);
    counts.0
}

/// How often a feature is counted for Black.
fn count(text: &str, name: &str) -> i32 {
    counts(&position(text))[Count::FEATURES.iter().position(|feature| feature.name == name).unwrap()]
}

/// Positions between turns from games of random steps.
fn wander(n_games: u64, mut look: impl FnMut(&Position)) {
    for game in 0..n_games {
        let mut pos = Draughts.start();
        for nth in 0..150 {
            let mut steps = Vec::new();
            Draughts.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            if !Draughts.mid_turn(&pos) {
                look(&pos);
            }
            let drawn = hash::mix((game << 32) | (nth + 1)) as usize % steps.len();
            Draughts.apply(&mut pos, steps[drawn], &mut ());
        }
    }
}

#[test]
fn both_sides_are_judged_alike() {
    assert_eq!(score("B:W21-32:B1-12"), -score("W:W21-32:B1-12"));
    wander(60, |pos| {
        let opposite: Vec<i32> = counts(&turned(pos)).into_iter().map(|n| -n).collect();
        assert_eq!(counts(pos), opposite, "{pos:?}");
        assert_eq!(worth_of(pos), -worth_of(&turned(pos)), "{pos:?}");
    });
}

#[test]
fn every_feature_comes_up() {
    let mut seen = vec![false; Count::FEATURES.len()];
    wander(2000, |pos| {
        for (seen, n) in seen.iter_mut().zip(counts(pos)) {
            *seen |= n != 0;
        }
    });
    let unseen: Vec<&str> =
        Count::FEATURES.iter().zip(seen).filter(|(_, seen)| !seen).map(|(feature, _)| feature.name).collect();
    assert_eq!(unseen, [""; 0]);
}

#[test]
fn features_in_a_row_stand_in_a_row() {
    let expect = |first: usize, names: &[&str]| {
        let found: Vec<&str> = Count::FEATURES[first..first + names.len()].iter().map(|feature| feature.name).collect();
        assert_eq!(found, names);
    };
    expect(ROW, &["Row1", "Row2", "Row3", "Row4", "Row5", "Row6"]);
    expect(FILE, &["FileA", "FileC", "FileD", "FileE", "FileF", "FileH"]);
    expect(FREE, &["Free3", "Free4", "Free5", "Free6"]);
    let guards: Vec<String> = (1..16)
        .map(|set: u32| {
            let numbers: Vec<String> =
                (0..4).filter(|nth| set >> nth & 1 == 1).map(|nth| (nth + 1).to_string()).collect();
            format!("Back{}", numbers.join("_"))
        })
        .collect();
    expect(BACK, &guards.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn pieces_come_first() {
    assert!(Count::FEATURES[MAN].is_material && Count::FEATURES[KING].is_material);
    assert_eq!(Count::FEATURES.iter().filter(|feature| feature.is_material).count(), 2);
}

#[test]
fn more_is_better_and_a_lead_is_worth_more_with_fewer_left() {
    assert!(score("B:W32:BK14") > score("B:W32:B14"));
    assert!(score("B:W:B1") > 0 && score("B:W32:B") < 0);
    assert!(score("B:W21-32:B1-12") > score("B:W21-32:B1-11"));
    let leads = |text: &str| ["LeadFew", "LeadFewer", "LeadLast"].map(|name| count(text, name));
    assert_eq!(leads("B:W25-31:B1-8"), [0, 0, 0]);
    assert_eq!(leads("B:W27-32:B1-8"), [2, 0, 0]);
    assert_eq!(leads("B:W29-32:B1-5"), [1, 1, 0]);
    assert_eq!(leads("B:W28-31:B1,2"), [-2, -2, -2]);
}

#[test]
fn rows_files_and_guards_are_counted_from_each_sides_own_end() {
    assert_eq!(count("B:W32:B1", "Row1"), 0);
    assert_eq!(count("B:W32:B5,6", "Row1"), 2);
    assert_eq!(count("B:W28:B20", "Row1"), -1);
    assert_eq!(count("B:W29,31:B25", "Row6"), 1);
    assert_eq!(count("B:W32:B5,13", "FileA"), 2);
    // The board is turned round: White's file a is Black's h.
    assert_eq!(count("B:W28,20:B1", "FileA"), -2);
    assert_eq!(count("B:W20:B1,3", "Back1_3"), 1);
    assert_eq!(count("B:W30,32:B9", "Back1_3"), -1);
    assert_eq!(count("B:WK30:B1,3", "Back1_3"), 0, "kings need not be kept out");
}

#[test]
fn whoever_comes_to_stand_opposite_has_the_move() {
    assert_eq!(count("W:WK18:BK10", "Move"), 1);
    assert_eq!(count("B:WK18:BK10", "Move"), -1);
    assert_eq!(count("W:WK22:BK10", "Move"), -1);
    assert_eq!(count("W:WK22,K23:BK10", "Move"), 0, "only with as many pieces");
}

#[test]
fn men_whom_nobody_can_stop_are_free() {
    assert_eq!(count("B:W5:B21", "Free5"), 1);
    assert_eq!(count("B:W5,29:B21", "Free5"), 0);
    assert_eq!(count("B:WK5:B21", "Free5"), 0);
    assert_eq!(count("B:WK5:B21", "FreeHunted"), 1);
    assert_eq!(count("B:W5:B8", "Free3"), 1);
    assert_eq!(count("B:W16:B8", "Free3"), 0);
    assert_eq!(count("B:W5:B28", "Free6"), 0, "either has one");
}

#[test]
fn what_can_be_taken_is_exposed_and_walks_there_are_not_safe() {
    // 14 can be leapt over from 18 to 9; 18 cannot while 23 is occupied.
    assert_eq!(count("B:W18,23:B14", "ExposedMan"), 1);
    assert_eq!(count("B:W18:B14", "ExposedMan"), 0, "either has one");
    assert_eq!(count("B:W18,23:B14,9", "ExposedMan"), 0);
    assert_eq!(count("B:WK10:B14", "ExposedMan"), 1);
    assert_eq!(count("B:W10:B14", "ExposedMan"), 0);
    assert_eq!(count("B:W18:BK14", "ExposedKing"), 1);
    // 9-14 would be captured by 18; 9-13 would not.
    assert_eq!(count("W:W18,23:B9", "SafeWalk"), 1 - 2);
    assert_eq!(count("W:WK18:BK9", "KingSafeWalk"), 3 - 3);
}

#[test]
fn shut_in_pieces_count() {
    assert_eq!(count("B:WK28:B1", "KingTrapped"), 0);
    assert_eq!(count("B:WK29:B22", "KingTrapped"), -1, "on 25 it would be taken");
    assert_eq!(count("B:W16:B12", "StuckMan"), 1);
    assert_eq!(count("B:W32:B28", "DogHole"), 1);
    assert_eq!(count("B:WK32,K23:BK5", "Refuge"), 1);
    assert_eq!(count("B:WK32:BK5", "Refuge"), 0);
}

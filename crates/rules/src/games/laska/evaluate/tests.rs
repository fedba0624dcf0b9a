//! Symmetry between the sides, and orderings that are obvious.

use super::*;
use crate::evaluation::TaperedScore;
use crate::games::laska::{Counter, Laska, Square};
use crate::match_state::MatchState;
use crate::options::Options;
use crate::{Notation, Rules, hash};

fn rules() -> Laska {
    Laska::new("laska", &Options::default(), &MatchState::default()).unwrap()
}

fn position(text: &str) -> Position {
    rules().read_position(text).unwrap().0
}

/// The score of a position for White.
fn score(text: &str) -> i32 {
    worth_of(&position(text))
}

fn worth_of(pos: &Position) -> i32 {
    let mut sum = TaperedScore::new(Count::FEATURES);
    count_features(pos, &mut sum);
    sum.score()
}

/// The board rotated, with colours exchanged.
fn opposite(pos: &Position) -> Position {
    let mut columns = [Column::EMPTY; N_SQUARES];
    for square in Square::all() {
        let counters = pos.column(square).from_top_down();
        let exchanged = counters.map(|counter| Counter::new(counter.seat().other(), counter.is_officer()));
        columns[N_SQUARES - 1 - square.idx()] = Column::from_top(exchanged).unwrap();
    }
    Position::with(columns, pos.seat().other())
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

/// The net count of a feature for White.
fn count(text: &str, name: &str) -> i32 {
    counts(&position(text))[Count::FEATURES.iter().position(|feature| feature.name == name).unwrap()]
}

/// All counts of the features whose names begin with `prefix`.
fn list(text: &str, prefix: &str) -> Vec<(&'static str, i32)> {
    let counts = counts(&position(text));
    let all = Count::FEATURES.iter().map(|feature| feature.name).zip(counts);
    assert!(all.clone().any(|(name, _)| name.starts_with(prefix)), "no feature begins with {prefix}");
    all.filter(|(name, n)| name.starts_with(prefix) && *n != 0).collect()
}

/// The positions of random games, between turns.
fn wander(n_games: u64, mut look: impl FnMut(&Position)) {
    let rules = rules();
    for game in 0..n_games {
        let mut pos = rules.start();
        for nth in 0..150 {
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            if !rules.mid_turn(&pos) {
                look(&pos);
            }
            let drawn = hash::mix((game << 32) | (nth + 1)) as usize % steps.len();
            rules.apply(&mut pos, steps[drawn], &mut ());
        }
    }
}

#[test]
fn both_sides_are_judged_alike() {
    wander(60, |pos| {
        let exchanged: Vec<i32> = counts(&opposite(pos)).into_iter().map(|n| -n).collect();
        assert_eq!(counts(pos), exchanged, "{pos:?}");
        assert_eq!(worth_of(pos), -worth_of(&opposite(pos)), "{pos:?}");
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
    for (first, stem, numbers) in [
        (SOLDIER, "Soldier", 1..5),
        (OFFICER, "Officer", 1..5),
        (WEAK, "Weak", 1..5),
        (HELD, "Held", 1..4),
        (LOCKED, "Locked", 1..4),
        (RANK, "Rank", 2..7),
        (FREE, "Free", 4..7),
    ] {
        for (nth, number) in numbers.enumerate() {
            assert_eq!(Count::FEATURES[first + nth].name, format!("{stem}{number}"));
        }
    }
}

#[test]
fn pieces_come_first() {
    let n_kinds = Count::FEATURES.iter().take_while(|feature| feature.is_material).count();
    assert_eq!(n_kinds, 8);
    assert!(Count::FEATURES[n_kinds..].iter().all(|feature| !feature.is_material));
}

#[test]
fn more_is_better() {
    assert!(score("c3W g7b w") > score("c3w g7b w"));
    assert!(score("c3ww g7b w") > score("c3w g7b w"));
    assert!(score("c3wwb g7b w") > score("c3wb g7b w"), "a prisoner is worth what guards it");
    assert!(score("c3wwbB g7b w") > score("c3wwbb g7b w"));
    assert!(score("c3w e3w g7b w") > score("c3w g7b w"));
    assert!(score("d6w g7b w") > score("d2w g7b w"), "rank by rank towards promotion");
    assert_eq!(score("a1W g7B w"), -score("a1W g7B b"));
}

#[test]
fn a_column_counts_by_who_stands_at_its_top() {
    for (column, expect) in
        [("w", "Soldier1"), ("W", "Officer1"), ("wWw", "Soldier3"), ("Wwwww", "Officer4"), ("wwwwwwwwwww", "Soldier4")]
    {
        let counts = counts(&position(&format!("b2{column} w")));
        let kinds: Vec<&str> =
            (0..8).filter(|kind| counts[*kind] != 0).map(|kind| Count::FEATURES[kind].name).collect();
        assert_eq!((kinds, counts.iter().take(8).sum::<i32>()), (vec![expect], 1), "{column}");
    }
    assert_eq!(list("c3wb w", "Weak"), [("Weak1", 1)]);
    assert_eq!(list("c3wbbbbb w", "Weak"), [("Weak4", 1)]);
    assert_eq!(list("c3wwbb w", "Held"), [("Held2", 1)]);
    assert_eq!(list("c3wwwwbbbb w", "Locked"), [("Locked3", 1)]);
    assert_eq!(list("c3bbbwww w", "Locked"), [("Locked3", -1)]);
    assert_eq!(list("c3ww w", "Held"), []);
}

#[test]
fn what_the_next_take_sets_free_counts() {
    assert_eq!(count("c3wbB w", "FreedOfficer"), 0);
    assert_eq!(count("c3wBb w", "FreedOfficer"), 1);
    assert_eq!(count("c3bWw w", "FreedOfficer"), -1);
    assert_eq!(count("c3wwBb w", "FreedOfficer"), 0);
    assert_eq!(count("c3wWbB w", "Staff"), 1, "officers that come to the top while the column is still held");
    assert_eq!(count("c3wbBB w", "CaughtOfficer"), 2);
}

#[test]
fn squares_are_told_from_each_sides_own_end() {
    assert_eq!(list("b2w d6b w", "Rank"), []);
    assert_eq!(list("b2w d4b w", "Rank"), [("Rank2", 1), ("Rank4", -1)]);
    assert_eq!(list("d6w f6b w", "Rank"), [("Rank2", -1), ("Rank6", 1)]);
    assert_eq!(count("c1w e1w a7b w", "Home"), 1);
    assert_eq!(count("c1w e1w a7b w", "HomeMiddle"), 2);
    assert_eq!(count("c1w e1w a5B w", "Home"), 0, "an officer need not be kept out");
    assert_eq!(count("d4W a1B w", "OfficerCentre"), 1);
    assert_eq!(count("d4W a1B w", "OfficerEdge"), -1);
    assert_eq!(count("c3w e3w e5b w", "SoldierInnerRing"), 1);
}

#[test]
fn whoever_comes_to_stand_opposite_has_the_move() {
    assert_eq!(count("d2W d4B w", "Move"), -1);
    assert_eq!(count("d2W d4B b", "Move"), 1);
    assert_eq!(count("d2W c5B w", "Move"), 1);
    assert_eq!(count("d2W f2W c5B w", "Move"), 0, "only with as many pieces");
}

#[test]
fn what_can_be_taken_is_attacked_and_walks_there_are_risky() {
    assert_eq!(count("c3w d4bb e5b b", "Attacked"), 1);
    assert_eq!(count("c3w d4bb e5b b2w b", "Attacked"), 0, "nowhere to land");
    assert_eq!(count("c3wb d4bb e5b b", "AttackedWeak"), 1);
    assert_eq!(count("c3ww d4bb e5b b", "AttackedStrong"), 1);
    assert_eq!(count("c3W d4bb e5b b", "AttackedOfficer"), 1);
    assert_eq!(count("d4b c3B b2w a1w w", "Attacked"), 0);
    // White has none: d4 would be met from e5 and b4 from c5. Black's lead to d4 from c5, f4, a5 and g5.
    assert_eq!(list("c3w c5b e5b b6b f6b w", "SafeWalk"), [("SafeWalk", -4)]);
    assert_eq!(count("c3w e5b w", "RiskyWalk"), 0, "either has one");
}

#[test]
fn counters_that_meet_nobody_are_free() {
    assert_eq!(list("d6w d2b w", "Free"), [], "either has one");
    assert_eq!(list("d6w d4b w", "Free"), [("Free4", -1), ("Free6", 1)]);
    assert_eq!(list("d6w d4B w", "Free"), [("FreeHunted", 1)]);
    assert_eq!(count("a3w b4b w", "Free4"), 0);
}

#[test]
fn shut_in_pieces_count() {
    assert_eq!(count("a1w b2b c3b w", "Stuck"), 1);
    assert_eq!(count("a1w d6b w", "Stuck"), 0);
}

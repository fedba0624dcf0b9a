use super::super::Chess;
use super::*;
use crate::games::chess::weights::Count;
use crate::search::Search;
use crate::{Notation, Rules};

fn read(text: &str) -> Position {
    Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
}

/// The score of a placement for White, without the bonus for the side to move.
fn score(placement: &str) -> i32 {
    let score = |color| Chess.evaluate(&read(&format!("{placement} {color} - -"))).0[0];
    (score("w") + score("b")) / 2
}

/// Counts by the names of features.
#[derive(Default)]
struct Counts(Vec<(&'static str, i32)>);

impl FeatureCounts for Counts {
    fn add(&mut self, feature: usize, n: i32) {
        self.0.push((Count::FEATURES[feature].name, n));
    }

    fn phase(&mut self, _part: i32) {}
}

/// How often a feature is counted for White, minus Black.
fn counted(text: &str, name: &str) -> i32 {
    assert!(Count::FEATURES.iter().any(|feature| feature.name == name), "no feature is called {name}");
    let mut counts = Counts::default();
    count_features(&read(text), &mut counts);
    counts.0.into_iter().filter(|(other, _)| *other == name).map(|(_, n)| n).sum()
}

/// Pseudo-random numbers; the same in each run.
fn draw(state: &mut u64, below: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % below
}

/// The same position with colours exchanged.
fn mirrored(pos: &Position) -> Position {
    let text = format!("{pos:?}");
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |text: &str| -> String {
        text.chars().map(|c| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }).collect()
    };
    let ranks: Vec<&str> = fields[0].rsplit('/').collect();
    let color = if fields[1] == "w" { "b" } else { "w" };
    read(&format!("{} {color} {} -", swap(&ranks.join("/")), swap(fields[2])))
}

#[test]
fn both_sides_are_judged_alike() {
    let mut state = 7;
    let mut n_judged = 0;
    for _ in 0..60 {
        let mut pos = Chess.start();
        let mut steps = Vec::new();
        for _ in 0..150 {
            steps.clear();
            Chess.steps(&pos, &mut steps);
            let Some(step) = steps.get(draw(&mut state, steps.len().max(1))) else { break };
            Chess.apply(&mut pos, *step, &mut ());
            let [white, black, ..] = Chess.evaluate(&pos).0;
            assert_eq!(white, -black, "{pos:?}");
            assert_eq!(Chess.evaluate(&mirrored(&pos)).0[0], black, "{pos:?}");
            n_judged += 1;
        }
    }
    assert!(n_judged > 5000, "only {n_judged} positions");
}

/// A run of features is reached by counting from its first one.
#[test]
fn runs_of_features_are_whole() {
    let runs = [
        (at::RANK, at::FILE, 6 * 8),
        (at::FILE, at::CRAMPED, 6 * 4),
        (at::CRAMPED, at::ACTIVE, 4),
        (at::ACTIVE, at::PAIR, 4),
        (at::OUTPOST, at::ROOK_OPEN, 2),
        (at::ISOLATED, at::BACKWARD, 2),
        (at::BACKWARD, at::PROTECTED, 2),
        (at::PROTECTED, at::ABREAST, 5),
        (at::ABREAST, at::PASSED, 6),
        (at::PASSED, at::PASSED_FREE, 6),
        (at::PASSED_FREE, at::PASSED_BLOCKED, 4),
        (at::PASSED_BLOCKED, at::PASSED_TOGETHER, 4),
        (at::SHIELD, at::KING_FILE, 3),
        (at::KING_FILE, at::STORM, 2),
        (at::STORM, at::ATTACK, 3),
        (at::ATTACK, at::BY_PAWN, at::DEGREES),
        (at::BY_PAWN, at::BY_MINOR, 2),
        (at::BY_MINOR, at::BY_ROOK, 2),
    ];
    for (first, next, n) in runs {
        assert_eq!(next - first, n, "{}", Count::FEATURES[first].name);
    }
    for (idx, feature) in Count::FEATURES.iter().enumerate() {
        assert_eq!(feature.is_material, idx < at::RANK, "{}", feature.name);
    }
}

#[test]
fn pieces_are_worth_more_the_mightier_they_are() {
    let with = |piece: &str| score(&format!("r2qk2r/pppp1ppp/8/8/8/{piece}7/PPPP1PPP/R2QK2R"));
    let [pawn, knight, bishop, rook, queen] = ["P", "N", "B", "R", "Q"].map(with);
    assert!(30 < pawn && pawn < 160, "a pawn: {pawn}");
    assert!(pawn + 120 < knight && pawn + 120 < bishop, "a knight {knight}, a bishop {bishop}");
    assert!((knight - bishop).abs() < 100, "a knight {knight}, a bishop {bishop}");
    assert!(knight + 70 < rook && bishop + 70 < rook && rook + 250 < queen, "a rook {rook}, a queen {queen}");
}

#[test]
fn what_is_good_is_counted() {
    for (text, name, n) in [
        ("4k3/8/8/3N4/4P3/8/8/4K3 w - -", "KnightOutpost", 1),
        ("4k3/2p5/8/3N4/4P3/8/8/4K3 w - -", "KnightOutpost", 0),
        ("4k3/2p5/8/8/8/8/8/R3K2R w - -", "RookOpen", 2),
        ("4k3/p7/8/8/8/8/7P/R3K2R w - -", "RookHalfOpen", 1),
        ("6k1/1R3p2/8/8/8/8/8/4K3 w - -", "Seventh", 1),
        ("6k1/8/8/8/8/8/1r3P2/4K3 w - -", "Seventh", -1),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - -", "BishopPair", 1),
        ("4k3/8/8/3P4/2P5/8/8/4K3 w - -", "ProtectedRank5", 1),
        ("4k3/8/8/2pp4/8/8/8/4K3 w - -", "AbreastRank4", -2),
        ("4k3/8/3P4/8/8/8/8/4K3 w - -", "PassedRank6", 1),
        ("4k3/4p3/8/3P4/8/8/8/4K3 w - -", "PassedRank5", 0),
        ("4k3/8/8/3P4/8/8/8/3RK3 w - -", "PassedRook", 1),
        ("4k3/8/8/3P4/8/8/8/3RK3 w - -", "PassedFreeRank5", 1),
        ("4k3/8/3n4/3P4/8/8/8/3RK3 w - -", "PassedBlockedRank5", 1),
        ("7k/8/8/P7/8/8/8/7K w - -", "Unstoppable", 1),
        ("8/8/4k3/P7/8/8/8/7K w - -", "Unstoppable", 1),
        ("8/8/4k3/P7/8/8/8/7K b - -", "Unstoppable", 0),
        ("6kn/8/8/P7/8/8/8/7K w - -", "Unstoppable", 0),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQq -", "Castling", 1),
        ("6k1/8/8/8/8/8/5PPP/6K1 w - -", "ShieldNear", 3),
        ("6k1/8/8/8/8/6P1/5P1P/6K1 w - -", "ShieldFar", 1),
        ("4k3/8/8/3r1n2/4P3/8/8/4K3 w - -", "MinorByPawn", 1),
        ("4k3/8/8/3r1n2/4P3/8/8/4K3 w - -", "MajorByPawn", 1),
        ("4k3/8/8/q7/8/8/8/R3K3 w - -", "QueenByRook", 1),
        ("4k3/8/8/3q4/8/2N5/8/4K3 w - -", "MajorByMinor", 1),
        ("4k3/8/8/8/8/2n5/8/2R1K3 w - -", "LoosePiece", 1),
        ("4k3/8/8/8/1p6/2n5/8/2R1K3 w - -", "LoosePiece", 0),
        ("4k3/8/3n1n2/8/8/4P3/8/4K3 w - -", "Push", 0),
        ("4k3/8/3n1n2/8/4P3/8/8/4K3 w - -", "Push", 2),
        ("4k3/8/8/8/8/8/8/R3K3 w - -", "Tempo", 1),
        ("4k3/8/8/8/8/8/8/R3K3 b - -", "Tempo", -1),
    ] {
        assert_eq!(counted(text, name), n, "{name} in {text}");
    }
}

#[test]
fn what_is_bad_is_counted() {
    for (text, name, n) in [
        ("4k3/8/8/8/8/2P5/2P5/4K3 w - -", "Doubled", 1),
        ("4k3/p7/8/8/8/8/P1P5/4K3 w - -", "Isolated", 0),
        ("4k3/8/8/8/8/8/P1P5/4K3 w - -", "IsolatedHalfOpen", 2),
        ("4k3/8/8/1p6/1P6/2P5/8/4K3 w - -", "BackwardHalfOpen", 1),
        ("4k3/8/3p4/1P6/8/2P5/8/4K3 w - -", "BackwardHalfOpen", 0),
        ("4k3/8/8/1P1p4/8/2P5/8/4K3 w - -", "BackwardHalfOpen", 1),
        ("4k3/8/8/8/8/P1P5/8/2B1K3 w - -", "BadBishop", 2),
        ("4k3/6pp/8/8/8/8/6PP/6K1 w - -", "KingFileOpen", -2),
        ("6k1/8/8/8/8/6p1/7P/7K w - -", "StormRank3", 1),
        ("6k1/5ppp/8/8/8/8/5P1P/6K1 w - -", "ShieldGone", 1),
        ("6k1/5ppp/8/8/8/8/5P1P/6K1 w - -", "KingFileHalfOpen", 1),
    ] {
        assert_eq!(counted(text, name), n, "{name} in {text}");
    }
}

#[test]
fn attacks_on_a_king_are_felt() {
    let quiet = "r4rk1/pppq1ppp/8/8/8/8/PPPQ1PPP/R4RK1";
    let attack = "r4rk1/pppq1p1p/8/6NQ/8/8/PPP2PPP/R4RK1";
    let degrees = |placement: &str| -> Vec<i32> {
        let text = format!("{placement} w - -");
        (1..=at::DEGREES).map(|degree| counted(&text, &format!("AttackDegree{degree}"))).collect()
    };
    assert!(degrees(quiet).iter().all(|n| *n == 0), "{:?}", degrees(quiet));
    assert_eq!(degrees(attack)[3..].iter().sum::<i32>(), 1, "{:?}", degrees(attack));
}

#[test]
fn better_places_are_worth_more() {
    for (better, worse) in [
        ("4k3/8/8/8/4N3/8/8/4K3", "4k3/8/8/8/8/8/8/N3K3"),
        ("4k3/4P3/8/8/8/8/8/4K3", "4k3/8/8/8/8/4P3/8/4K3"),
        ("r4rk1/5ppp/8/8/8/8/5PPP/R4RK1", "r4rk1/5ppp/8/8/8/8/5PPP/R3KR2"),
        ("4k3/8/8/4K3/4P3/8/8/8", "4k3/8/8/8/4P3/8/8/K7"),
    ] {
        assert!(score(better) > score(worse), "{better}: {}, {worse}: {}", score(better), score(worse));
    }
}

#[test]
fn bare_kings_are_driven_to_the_edge_and_kings_come_near() {
    let rook = "8/8/4k3/8/8/8/8/R6K";
    assert!(score("4k3/8/8/8/8/8/8/R6K") > score(rook));
    assert!(score("8/8/4k3/8/4K3/8/8/R7") > score(rook));
    // When a light-squared bishop has to help, the corners of its colour are good.
    assert!(score("7K/8/8/8/8/8/3BN3/k7") > score("K7/8/8/8/8/8/3BN3/7k"));
}

#[test]
fn a_lead_that_cannot_win_is_worth_little() {
    for placement in
        ["8/8/4k3/8/8/3N4/8/4K2n", "8/4r3/4k3/8/8/3N4/8/4K2R", "8/8/4k3/8/8/3NN3/8/4K3", "k7/8/P7/8/8/8/8/K3B3"]
    {
        assert!(score(placement).abs() < 130, "{placement}: {}", score(placement));
    }
    assert!(score("8/8/4k3/8/8/3BN3/8/4K3") > 400);
    let [same, opposite] = ["8/2k2b2/8/8/3P4/2P5/2K2B2/8", "8/2k1b3/8/8/3P4/2P5/2K2B2/8"].map(score);
    let [same, opposite] = if same > opposite { [same, opposite] } else { [opposite, same] };
    assert!(same > opposite + 50, "{same}, {opposite}");
}

//! Perft in turns per second at the last ply; checks its counts.
//!
//! "counted" is the normal perft: the last turns are counted from sets of squares and not played. "played" plays every
//! turn to the last through the plain interface of the rules; the ratio of both is the gain from counting.

#![allow(missing_docs, reason = "the macros make items without documentation")]

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::enumerate::count_by_steps;
use rules::games::chess::Chess;
use rules::games::draughts::Draughts;
use rules::games::lanko::Lanko;
use rules::games::laska::Laska;
use rules::perft::perft;
use rules::{MatchState, Notation, Options, Rules, turns};

/// Positions of chess with the depth and the published number of moves there (tests/perft.txt in the game's folder).
const CHESS: [(&str, &str, u32, u64); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
];

/// Measures the move-generating crate beside our interface, which should cost next to nothing.
fn chess(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("chess perft, moves at the last ply");
    group.sample_size(20).measurement_time(Duration::from_secs(5));
    for (name, text, depth, count) in CHESS {
        let (pos, _) = Chess.read_position(text).expect("the position can be read");
        let board: Board = text.parse().expect("the position can be read");
        group.throughput(Throughput::Elements(count));
        group.bench_function(format!("{name} depth {depth}, counted at the leaves"), |bencher| {
            bencher.iter(|| assert_eq!(perft(&Chess, black_box(&pos), depth), count));
        });
        group.bench_function(format!("{name} depth {depth}, by the crate alone"), |bencher| {
            bencher.iter(|| assert_eq!(by_crate(black_box(&board), depth), count));
        });
    }
    let (name, text, depth, _) = CHESS[0];
    let (pos, _) = Chess.read_position(text).expect("the position can be read");
    let (depth, count) = (depth - 1, perft(&Chess, &pos, depth - 1));
    group.throughput(Throughput::Elements(count));
    group.bench_function(format!("{name} depth {depth}, played to the leaves"), |bencher| {
        bencher.iter(|| assert_eq!(played(&Chess, black_box(&pos), depth), count));
    });
    group.finish();
}

/// Perft with the crate alone, counted at the leaves.
fn by_crate(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
            return false;
        }
        for step in moves {
            let mut after = board.clone();
            after.play_unchecked(step);
            count += by_crate(&after, depth - 1);
        }
        false
    });
    count
}

/// Turns at the last ply from Laska's start, by path. The first eleven depths agree with independent programs
/// (tests/perft.txt in the game's folder); these continue with the slow generator of the tests.
const LASKA_DEPTH_12: u64 = 97_440;
const LASKA_DEPTH_16: u64 = 5_945_740;

fn laska(criterion: &mut Criterion) {
    let rules = Laska::new("laska", &Options::new(), &MatchState::default()).expect("laska takes no options");
    let start = rules.start();
    let mut group = criterion.benchmark_group("laska perft, turns at the last ply");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    group.throughput(Throughput::Elements(LASKA_DEPTH_16));
    group.bench_function("depth 16, counted at the leaves", |bencher| {
        bencher.iter(|| assert_eq!(perft(&rules, black_box(&start), 16), LASKA_DEPTH_16));
    });
    group.throughput(Throughput::Elements(LASKA_DEPTH_12));
    group.bench_function("depth 12, played to the leaves", |bencher| {
        bencher.iter(|| assert_eq!(played(&rules, black_box(&start), 12), LASKA_DEPTH_12));
    });
    group.finish();
}

/// Turns at the last ply from the start of English draughts, by path, as published (tests/perft.txt in the game's
/// folder).
const DRAUGHTS_DEPTH_8: u64 = 845_931;
const DRAUGHTS_DEPTH_11: u64 = 85_242_128;

fn draughts(criterion: &mut Criterion) {
    let rules = Draughts::new("draughts", &Options::new(), &MatchState::default()).expect("draughts takes no options");
    let start = rules.start();
    let mut group = criterion.benchmark_group("draughts perft, turns at the last ply");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    group.throughput(Throughput::Elements(DRAUGHTS_DEPTH_11));
    group.bench_function("depth 11, counted at the leaves", |bencher| {
        bencher.iter(|| assert_eq!(perft(&rules, black_box(&start), 11), DRAUGHTS_DEPTH_11));
    });
    group.throughput(Throughput::Elements(DRAUGHTS_DEPTH_8));
    group.bench_function("depth 8, played to the leaves", |bencher| {
        bencher.iter(|| assert_eq!(played(&rules, black_box(&start), 8), DRAUGHTS_DEPTH_8));
    });
    group.finish();
}

/// Turns at the last ply from the start of each Lanko, by path. The slow generator of the tests confirms them
/// (tests/perft.txt in the game's folder).
const LANKO: [(&str, u32, u64); 3] =
    [("lanko-88", 5, 4_821_100), ("lanko-68", 6, 8_083_089), ("lanko-103", 8, 5_014_334)];

fn lanko(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lanko perft, turns at the last ply");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    for (id, depth, count) in LANKO {
        let rules = Lanko::new(id, &Options::new(), &MatchState::default()).expect("the lankos take no options");
        let start = rules.start();
        group.throughput(Throughput::Elements(count));
        group.bench_function(format!("{id} depth {depth}, counted at the leaves"), |bencher| {
            bencher.iter(|| assert_eq!(perft(&rules, black_box(&start), depth), count));
        });
        let (depth, count) = (depth - 1, perft(&rules, &start, depth - 1));
        group.throughput(Throughput::Elements(count));
        group.bench_function(format!("{id} depth {depth}, played to the leaves"), |bencher| {
            bencher.iter(|| assert_eq!(played(&rules, black_box(&start), depth), count));
        });
    }
    group.finish();
}

/// Perft that plays the last turns too.
fn played<R: Rules>(rules: &R, pos: &R::Position, depth: u32) -> u64 {
    if depth == 1 {
        return count_by_steps(rules, pos);
    }
    let mut count = 0;
    turns::by_path(rules, pos, &mut |_, end| count += played(rules, end, depth - 1));
    count
}

criterion_group!(benches, chess, draughts, laska, lanko);
criterion_main!(benches);

//! Turn generation of backgammon, in resulting positions a second; checks their number.
//!
//! The positions come from random play from the start; each is played with all 21 throws.

#![allow(missing_docs, reason = "the macros make items without documentation")]

use rules::Enumerate;
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::games::backgammon::{Backgammon, Checkers, Cube, Dice, Position, Stage};
use rules::{MatchState, Options, Rules, Seat, TurnList, hash};

/// The number of positions that are measured.
const N_POSITIONS: usize = 2_000;
/// The number of distinct ends they have, throw by throw, where the lower number may be played alone.
const N_ENDS: u64 = 816_484;

fn rules() -> Backgammon {
    let mut options = Options::new();
    options.set("single-number", "tournament");
    Backgammon::new("backgammon", &options, &MatchState::default()).expect("backgammon takes the option")
}

/// Positions between turns, with the seat on roll, from random games one after the other.
fn positions(rules: &Backgammon) -> Vec<(Checkers, Seat)> {
    let mut found = Vec::new();
    let mut word = 0_u64;
    let mut below = |limit: usize| {
        word += 1;
        (hash::mix(word) % limit as u64) as usize
    };
    let mut pos = rules.start();
    let mut steps = Vec::new();
    while found.len() < N_POSITIONS {
        steps.clear();
        rules.steps(&pos, &mut steps);
        if steps.is_empty() {
            pos = rules.start();
            continue;
        }
        if pos.stage == Stage::Throw {
            found.push((pos.checkers, pos.seat));
        }
        rules.apply(&mut pos, steps[below(steps.len())], &mut ());
    }
    found
}

fn turns(criterion: &mut Criterion) {
    let rules = rules();
    let positions = positions(&rules);
    let throws: Vec<Dice> =
        (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Dice::thrown(high, low))).collect();
    let mut group = criterion.benchmark_group("backgammon turns, resulting positions");
    group.sample_size(20).measurement_time(Duration::from_secs(5));
    group.throughput(Throughput::Elements(N_ENDS));
    group.bench_function("generated", |bencher| {
        bencher.iter(|| {
            let mut count = 0;
            for &(checkers, seat) in &positions {
                for &dice in &throws {
                    rules.ends(black_box(checkers), seat, dice, |end| {
                        black_box(end);
                        count += 1;
                    });
                }
            }
            assert_eq!(count, N_ENDS);
        });
    });
    group.bench_function("listed as turns with their steps", |bencher| {
        let mut list = TurnList::new();
        bencher.iter(|| {
            let mut count = 0;
            for &(checkers, seat) in &positions {
                for &dice in &throws {
                    list.clear();
                    let pos =
                        Position { checkers: black_box(checkers), seat, stage: Stage::Moving(dice), cube: Cube::START };
                    rules.turns(&pos, &mut list);
                    count += list.len() as u64;
                }
            }
            assert_eq!(count, N_ENDS);
        });
    });
    group.finish();
}

criterion_group!(benches, turns);
criterion_main!(benches);

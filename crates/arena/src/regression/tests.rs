use oorandom::Rand64;

use super::*;

const TRUE: [Weights; 5] = [[100.0, 130.0], [320.0, 290.0], [-15.0, 40.0], [0.0, 25.0], [60.0, 0.0]];
const SLOPE: f64 = 0.006;

/// Positions with random counts, each with the points that its true weights predict on average, so that a few positions
/// are enough.
fn drawn(n: usize, seed: u128) -> Data {
    let mut rand = Rand64::new(seed);
    let mut data = Data::default();
    for _ in 0..n {
        let mut counts = Counts::new(TRUE.len());
        for feature in 0..TRUE.len() {
            counts.add(feature, rand.rand_range(0..5) as i32 - 2);
            counts.add(feature, rand.rand_range(0..2) as i32);
            counts.add(feature, -(rand.rand_range(0..2) as i32));
        }
        counts.phase(rand.rand_range(0..257) as i32);
        data.push(&counts, 0.0);
        let expected = data.predictions(&TRUE, SLOPE).last().unwrap().0;
        data.rows.last_mut().unwrap().points = expected as f32;
    }
    data
}

#[track_caller]
fn assert_near(got: &[Weights], expect: &[Weights], reach: f64) {
    for (got, expect) in got.iter().flatten().zip(expect.iter().flatten()) {
        assert!((got - expect).abs() <= reach, "{got} is not {expect}");
    }
}

#[test]
fn the_slope_is_found() {
    let data = drawn(300, 1);
    let slope = data.slope(&TRUE);
    assert!((slope / SLOPE - 1.0).abs() < 0.01, "{slope}");
    let halves = TRUE.map(|score| score.map(|part| part / 2.0));
    assert!((data.slope(&halves) / slope - 2.0).abs() < 0.01);
    assert!((data.loss(&halves, 2.0 * slope) - data.loss(&TRUE, slope)).abs() < 1e-9);
}

#[test]
fn true_worths_are_found_from_pieces_alone() {
    let (data, others) = (drawn(500, 1), drawn(300, 2));
    let known = [[100.0, 100.0], [300.0, 300.0], [0.0; 2], [0.0; 2], [0.0; 2]];
    let fitted = fit(&data, &known, data.slope(&known), Reach { score: 100.0, n_games: 1_000_000 });
    let fitted = scaled(&fitted, 100.0).unwrap();
    assert_near(&fitted, &TRUE, 1.0);
    let [before, after, best] = [(&known[..]), &fitted, &TRUE].map(|scores| others.loss(scores, data.slope(scores)));
    assert!(after < before - 0.002 && after < best + 1e-5, "{before} {after} {best}");
}

#[test]
fn little_is_learnt_from_few_games() {
    let data = drawn(100, 3);
    let known = TRUE.map(|score| score.map(|part| part + 20.0));
    let [firm, loose] =
        [(1.0, 5), (100.0, 10_000)].map(|(score, n_games)| fit(&data, &known, SLOPE, Reach { score, n_games }));
    assert_near(&firm, &known, 3.0);
    assert_near(&loose, &TRUE, 5.0);
}

#[test]
fn what_never_counts_stays_as_it_is() {
    let mut data = Data::default();
    for points in [0.0, 0.5, 1.0] {
        let mut counts = Counts::new(2);
        counts.add(0, 1);
        counts.phase(0);
        data.push(&counts, points);
    }
    assert_eq!([data.n_with(0), data.n_with(1)], [3, 0]);
    let fitted = fit(&data, &[[100.0, 50.0], [7.0, 8.0]], 0.01, Reach { score: 1000.0, n_games: 100 });
    // A piece ahead in the endgame was worth nothing; there were no opening positions.
    assert!((fitted[0][0] - 100.0).abs() < 1e-6 && fitted[0][1].abs() < 1.0, "{fitted:?}");
    assert_eq!(fitted[1], [7.0, 8.0]);
    assert_eq!(scaled(&[[0.5, 9.0]], 100.0), None);
}

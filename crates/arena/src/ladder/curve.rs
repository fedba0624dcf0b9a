//! How strength grows along a family: the likeliest monotone curve, from the games of its budgets with each other.

use super::family::{At, TOP};

/// Games between two budgets of a family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Meeting {
    pub(super) low: At,
    pub(super) high: At,
    /// The points of the higher one per game, 0 to 1.
    pub(super) score: f64,
    pub(super) n_games: usize,
}

/// Strength in Elo along a family. It never falls, and is linear between knots.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Curve {
    knots: Vec<At>,
    /// The strength at each knot; 0 at the first.
    elo: Vec<f64>,
}

/// How often each piece of the curve is adjusted at most, and how little is as good as nothing, in Elo.
const MOST_SWEEPS: usize = 300;
const NOTHING: f64 = 0.01;
/// The most by which a piece is adjusted at a time, in Elo.
const MOST_ADJUSTED: f64 = 150.0;

impl Curve {
    /// Fits a curve with these knots, which rise, and of which there are at least two. Each meeting counts as one won and
    /// one lost game more, so that nothing is infinitely stronger.
    pub(super) fn fit(knots: &[At], meetings: &[Meeting]) -> Curve {
        let scale = 10_f64.ln() / 400.0;
        let mut rises = vec![0.0; knots.len() - 1];
        let parts: Vec<Vec<f64>> = meetings.iter().map(|meeting| parts(knots, meeting)).collect();
        for _ in 0..MOST_SWEEPS {
            let mut most = 0.0;
            for idx in 0..rises.len() {
                let (mut slope, mut bend) = (0.0, 0.0);
                for (meeting, parts) in meetings.iter().zip(&parts).filter(|(_, parts)| parts[idx] > 0.0) {
                    let n = meeting.n_games as f64 + 2.0;
                    let score = (meeting.score * meeting.n_games as f64 + 1.0) / n;
                    let difference: f64 = parts.iter().zip(&rises).map(|(part, rise)| part * rise).sum();
                    let expected = expected(difference);
                    slope += parts[idx] * scale * n * (score - expected);
                    bend += (parts[idx] * scale).powi(2) * n * expected * (1.0 - expected);
                }
                if bend > 0.0 {
                    let change = (slope / bend).clamp(-MOST_ADJUSTED, MOST_ADJUSTED);
                    let before = rises[idx];
                    rises[idx] = f64::max(0.0, before + change);
                    most = f64::max(most, (rises[idx] - before).abs());
                }
            }
            if most < NOTHING {
                break;
            }
        }
        let mut elo = vec![0.0];
        for rise in rises {
            elo.push(elo[elo.len() - 1] + rise);
        }
        Curve { knots: knots.to_vec(), elo }
    }

    /// The strength at a place.
    pub(super) fn elo(&self, at: At) -> f64 {
        let mut elo = self.elo[0];
        for (knots, ends) in self.knots.windows(2).zip(self.elo.windows(2)) {
            elo += (ends[1] - ends[0]) * covered(knots, self.knots[0], at);
        }
        elo
    }
}

/// Which part of each piece lies between the two of a meeting.
fn parts(knots: &[At], meeting: &Meeting) -> Vec<f64> {
    knots.windows(2).map(|piece| covered(piece, meeting.low, meeting.high)).collect()
}

/// Which part of a piece lies between two places.
fn covered(piece: &[At], low: At, high: At) -> f64 {
    let (from, to) = (piece[0].max(low), piece[1].min(high).max(piece[0]));
    f64::from(to.saturating_sub(from)) / f64::from(piece[1] - piece[0])
}

/// The score that a difference in Elo lets expect.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// So many places, evenly from the weakest to the strongest.
pub(super) fn grid(n: u16) -> Vec<At> {
    (0..n).map(|idx| (u32::from(idx) * u32::from(TOP) / u32::from(n - 1)) as At).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(low: At, high: At, score: f64) -> Meeting {
        Meeting { low, high, score, n_games: 10_000 }
    }

    #[test]
    fn a_curve_goes_through_what_was_measured() {
        let curve = Curve::fit(&[0, 400, 1000], &[meeting(0, 400, 0.75), meeting(400, 1000, 0.6)]);
        for (at, elo) in [(0, 0.0), (200, 95.4), (400, 190.8), (1000, 261.3)] {
            assert!((curve.elo(at) - elo).abs() < 1.0, "{at}: {}", curve.elo(at));
        }
    }

    #[test]
    fn a_curve_never_falls_and_weighs_what_contradicts_itself() {
        let curve = Curve::fit(&[0, 500, 1000], &[meeting(0, 500, 0.4), meeting(500, 1000, 0.7)]);
        assert_eq!((curve.elo(0), curve.elo(500)), (0.0, 0.0));
        assert!((curve.elo(1000) - 147.0).abs() < 1.0);
        // Those who lie within a piece say how much it rises too.
        let curve = Curve::fit(&[0, 1000], &[meeting(250, 750, 0.75)]);
        assert!((curve.elo(1000) - 381.7).abs() < 2.0, "{curve:?}");
        let two = Curve::fit(&[0, 1000], &[meeting(0, 1000, 0.75), meeting(0, 1000, 0.6)]);
        assert!((expected(two.elo(1000)) - 0.675).abs() < 0.005);
    }

    #[test]
    fn a_grid_is_even() {
        assert_eq!(grid(5), [0, 250, 500, 750, 1000]);
    }
}

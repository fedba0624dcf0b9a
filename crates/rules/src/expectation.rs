//! How a score becomes expected points: what a position is worth in results of games.

/// How the scores of a game become expected points, from 0 for a loss to 1 for a win; a draw is half of that.
///
/// The formula is the same for all games without networks, the logistic curve of the score. The constant is the game's
/// own, fitted by `arena points` to results of games of the computer with itself: see `docs/points.md`.
///
/// ```
/// use rules::Expectation;
///
/// let chess = Expectation { scale: 200 };
/// assert_eq!(chess.points(0), 0.5);
/// assert!((chess.points(200) - 0.731).abs() < 0.001 && (chess.points(-200) - 0.269).abs() < 0.001);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// The score, in hundredths of a plain piece, with which `e` points are expected for each point of the other side;
    /// above 0.
    pub scale: u16,
}

impl Expectation {
    /// Where nobody has fitted the constant.
    pub const GUESSED: Expectation = Expectation { scale: 200 };

    /// The points that a seat can expect with this score, in hundredths of a plain piece.
    pub fn points(self, value: i32) -> f32 {
        1.0 / (1.0 + (-(value as f32) / f32::from(self.scale)).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_rise_with_the_score_and_both_sides_share_them() {
        let points = |value| Expectation::GUESSED.points(value);
        for value in [0, 30, 400, 5_000, 30_000] {
            assert!((points(value) + points(-value) - 1.0).abs() < 1e-6, "{value}");
        }
        assert!([-30_000, -500, 0, 1, 800].map(points).is_sorted());
        assert!(points(30_000) <= 1.0 && points(-30_000) >= 0.0);
    }
}

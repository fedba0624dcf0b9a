//! What a match says about the relative strength of two players.

/// A player's score, with a 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    /// Points per game, 0 to 1: a win is 1, a draw 1/2.
    pub(crate) score: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations of the mean.
const DEVIATIONS: f64 = 1.96;

/// Rates the points of games, grouped by opening.
///
/// The games of one opening depend on each other, so each opening counts with its mean: the interval is the mean of
/// these means plus or minus 1.96 standard errors. As Agresti and Coull do with wins and losses, four imaginary games
/// are added, two won and two lost (here two openings, of two games each), so that even a match of one opening has an
/// interval.
pub(crate) fn rate(openings: &[Vec<f64>]) -> Rating {
    let n_games: usize = openings.iter().map(Vec::len).sum();
    let score = openings.iter().flatten().sum::<f64>() / (n_games as f64).max(1.0);
    let means = openings.iter().filter(|games| !games.is_empty()).map(|games| mean(games));
    let means: Vec<f64> = means.chain([0.0, 1.0]).collect();
    let centre = mean(&means);
    let spread = means.iter().map(|one| (one - centre).powi(2)).sum::<f64>() / (means.len() - 1) as f64;
    let reach = DEVIATIONS * (spread / means.len() as f64).sqrt();
    Rating { score, least: (centre - reach).clamp(0.0, score), most: (centre + reach).clamp(score, 1.0) }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// The Elo difference for an expected score; infinite at 0 and 1.
pub(crate) fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(openings: &[(&[f64], usize)], expect: [f64; 3]) {
        let openings: Vec<Vec<f64>> = openings.iter().flat_map(|(games, n)| vec![games.to_vec(); *n]).collect();
        let Rating { score, least, most } = rate(&openings);
        for (got, expect) in [score, least, most].into_iter().zip(expect) {
            assert!((got - expect).abs() < 0.0005, "{score} {least} {most}");
        }
    }

    #[test]
    fn limits_narrow_with_the_games_and_stay_possible() {
        // 50 lost and 50 won, and one more of each: 0.5 ± 1.96 * sqrt(0.25 * 102 / 101 / 102).
        check(&[(&[1.0], 50), (&[0.0], 50)], [0.5, 0.4025, 0.5975]);
        // The same games as pairs of one win and one loss say far more: only the two imaginary openings differ.
        check(&[(&[1.0, 0.0], 50)], [0.5, 0.4731, 0.5269]);
        check(&[(&[1.0], 10)], [1.0, 0.7533, 1.0]);
        check(&[], [0.0, 0.0, 1.0]);
    }

    #[test]
    fn elo_is_that_of_the_logistic_curve() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.85).abs() < 0.01 && (elo(0.25) + 190.85).abs() < 0.01);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}

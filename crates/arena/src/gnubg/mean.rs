//! What a sample says about a mean.

use std::fmt;

/// The mean of a sample, with a 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mean {
    pub(super) n: usize,
    pub(super) mean: f64,
    /// How far the limits are from the mean; infinite where fewer than two numbers are known.
    pub(super) reach: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations of the mean.
const DEVIATIONS: f64 = 1.96;

impl Mean {
    /// The mean plus or minus 1.96 standard errors, of numbers that do not depend on each other.
    pub(super) fn of(numbers: impl IntoIterator<Item = f64>) -> Mean {
        let numbers: Vec<f64> = numbers.into_iter().collect();
        let n = numbers.len();
        let mean = numbers.iter().sum::<f64>() / (n as f64).max(1.0);
        if n < 2 {
            return Mean { n, mean, reach: f64::INFINITY };
        }
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (n - 1) as f64;
        Mean { n, mean, reach: DEVIATIONS * (variance / n as f64).sqrt() }
    }

    /// The same in a unit of which a thousand make one.
    pub(super) fn in_thousandths(self) -> Mean {
        Mean { mean: 1000.0 * self.mean, reach: 1000.0 * self.reach, ..self }
    }
}

/// `40.0 (95 %: 35.0 to 45.0)`; the precision is that of the formatter.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(1);
        let Mean { mean, reach, .. } = self;
        write!(f, "{mean:.digits$} (95 %: {:.digits$} to {:.digits$})", mean - reach, mean + reach)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_standard_errors_away() {
        // A standard deviation of 2 in 16 numbers is a standard error of 1/2, but for the lost degree of freedom.
        let mean = Mean::of([3.0, 7.0].repeat(8));
        assert_eq!((mean.n, mean.mean), (16, 5.0));
        assert!((mean.reach - 1.96 * (64.0_f64 / 15.0 / 16.0).sqrt()).abs() < 1e-12);
        assert_eq!(mean.to_string(), "5.0 (95 %: 4.0 to 6.0)");
        assert_eq!(format!("{:.0}", Mean::of([0.5, 0.5]).in_thousandths()), "500 (95 %: 500 to 500)");
        assert_eq!(Mean::of([2.0]).reach, f64::INFINITY);
        assert_eq!(Mean::of([]).mean, 0.0);
    }
}

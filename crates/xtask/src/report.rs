//! The account of a test run: its steps, their times, and the tests counted.

use std::fmt;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::trouble::Trouble;

/// Tests that passed and tests that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    /// Adds what a line of a test program's output says, if it is the line
    /// with the counts: `test result: ok. 3 passed; 0 failed; …`.
    pub(crate) fn read(&mut self, line: &str) {
        let Some((_, counts)) = line.trim().strip_prefix("test result: ").and_then(|rest| rest.split_once(". ")) else {
            return;
        };
        for part in counts.split("; ") {
            match part.split_once(' ').map(|(number, what)| (number.parse::<u64>(), what)) {
                Some((Ok(number), "passed")) => self.passed += number,
                Some((Ok(number), "failed")) => self.failed += number,
                _ => {}
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    Passed,
    Failed(Trouble),
    /// Not begun, since the step named did not pass.
    Skipped(&'static str),
}

struct Step {
    name: String,
    end: End,
    took: Duration,
    tally: Tally,
}

/// The steps done so far.
#[derive(Default)]
pub(crate) struct Report {
    steps: Vec<Step>,
}

impl Report {
    /// Does a step and tells whether it passed. The step counts its tests in
    /// the tally that it is given.
    pub(crate) fn step(&mut self, name: &str, work: impl FnOnce(&mut Tally) -> Result<(), Trouble>) -> bool {
        println!("\n=== {name}");
        let started = Instant::now();
        let mut tally = Tally::default();
        let end = match work(&mut tally) {
            Ok(()) => End::Passed,
            Err(trouble) => {
                println!("{trouble}");
                // A step that fails without a failed test (a lint, a crash) counts as one.
                tally.failed = tally.failed.max(1);
                End::Failed(trouble)
            }
        };
        let took = started.elapsed();
        let passed = end == End::Passed;
        println!("=== {name}: {} in {}", if passed { "passed" } else { "FAILED" }, Seconds(took));
        self.steps.push(Step { name: name.to_owned(), end, took, tally });
        passed
    }

    /// Notes a step that is left out because an earlier one did not pass.
    pub(crate) fn skip(&mut self, name: &str, because: &'static str) {
        println!("\n=== {name}: left out, since `{because}` did not pass");
        let tally = Tally { passed: 0, failed: 1 };
        self.steps.push(Step { name: name.to_owned(), end: End::Skipped(because), took: Duration::ZERO, tally });
    }

    /// Prints the summary, the counts alone on its last line.
    pub(crate) fn finish(self) -> ExitCode {
        println!("\n=== Summary");
        let mut sum = Tally::default();
        for step in &self.steps {
            sum.add(step.tally);
            let end = match &step.end {
                End::Passed => "passed".to_owned(),
                End::Failed(trouble) => format!("FAILED: {}", trouble.what()),
                End::Skipped(because) => format!("left out after `{because}`"),
            };
            println!("{:>8}  {:<28} {end}", Seconds(step.took).to_string(), step.name);
        }
        let took: Duration = self.steps.iter().map(|step| step.took).sum();
        println!("{:>8}  in all\n", Seconds(took).to_string());
        println!("{sum}");
        if sum.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// A time as a person reads it: `4.2 s`, `3 min 05 s`.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.0.as_secs();
        if whole < 60 {
            write!(out, "{:.1} s", self.0.as_secs_f64())
        } else {
            write!(out, "{} min {:02} s", whole / 60, whole % 60)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_result_line_only() {
        let mut tally = Tally::default();
        tally.read("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s");
        tally.read("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.50s");
        tally.read("test three_passed ... ok");
        tally.read("99 passed; 99 failed");
        assert_eq!(tally, Tally { passed: 15, failed: 2 });
        assert_eq!(tally.to_string(), "15 passed, 2 failed");
    }

    #[test]
    fn a_step_that_fails_counts() {
        let mut report = Report::default();
        assert!(report.step("good", |tally| {
            tally.passed = 4;
            Ok(())
        }));
        assert!(!report.step("bad", |_| Err(Trouble::new("no compiler"))));
        report.skip("later", "bad");
        let failed: u64 = report.steps.iter().map(|step| step.tally.failed).sum();
        assert_eq!(failed, 2);
    }

    #[test]
    fn times_are_readable() {
        assert_eq!(Seconds(Duration::from_millis(4200)).to_string(), "4.2 s");
        assert_eq!(Seconds(Duration::from_secs(185)).to_string(), "3 min 05 s");
    }
}

//! The report of a test run: its steps, their times, and the test counts.

use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;
use std::time::Duration;

use crate::tools::trouble::Trouble;

/// How many of the slowest tests are listed at the end.
const N_SLOWEST: usize = 10;

/// Test counts: passed, failed and not run.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
    /// The number of tests that were ignored.
    n_ignored: u64,
    /// The ignored tests whose lines were read: name and reason.
    ignored: Vec<(String, String)>,
    /// The timed tests: name and seconds.
    times: Vec<(String, f64)>,
}

impl Tally {
    /// Adds what a line of test output reports: the counts in `test result: ok. 3 passed; 0 failed; …`, the time in
    /// `test game::opens ... ok <1.204s>`, the reason in `test game::ends ... ignored, long run`.
    pub(crate) fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some((_, counts)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". ")) {
            for part in counts.split("; ") {
                match part.split_once(' ').map(|(number, what)| (number.parse::<u64>(), what)) {
                    Some((Ok(number), "passed")) => self.passed += number,
                    Some((Ok(number), "failed")) => self.failed += number,
                    Some((Ok(number), "ignored")) => self.n_ignored += number,
                    _ => {}
                }
            }
        } else if let Some((name, seconds)) = time_in(line) {
            self.times.push((name.to_owned(), seconds));
        } else if let Some((name, reason)) = ignored_in(line) {
            self.ignored.push((name.to_owned(), reason.to_owned()));
        }
    }

    /// Takes out the ignored tests that can be run after all, and returns their names. `unmet` says of each reason why
    /// its test cannot be run, and is noted in its place; or `None`.
    ///
    /// # Errors
    ///
    /// The first error of `unmet`; nothing is taken out.
    pub(crate) fn take_ignored<E>(
        &mut self,
        unmet: impl Fn(&str) -> Result<Option<String>, E>,
    ) -> Result<Vec<String>, E> {
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        for (name, reason) in &self.ignored {
            match unmet(reason)? {
                Some(why) => left.push((name.clone(), why)),
                None => taken.push(name.clone()),
            }
        }
        self.ignored = left;
        self.n_ignored = self.n_ignored.saturating_sub(taken.len() as u64);
        Ok(taken)
    }

    /// The number of tests that were run.
    pub(crate) fn n_run(&self) -> u64 {
        self.passed + self.failed
    }

    /// How many tests were not run for each reason, the most frequent first.
    fn reasons(&self) -> Vec<(u64, &str)> {
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        self.ignored.iter().for_each(|(_, reason)| *counts.entry(reason).or_default() += 1);
        // A line that was not understood must not hide a test.
        let n_unexplained = self.n_not_run() - self.ignored.len() as u64;
        if n_unexplained > 0 {
            *counts.entry("").or_default() += n_unexplained;
        }
        let mut all: Vec<_> = counts.into_iter().map(|(reason, n)| (n, reason)).collect();
        all.sort_by(|(one, _), (other, _)| other.cmp(one));
        all
    }

    /// A process that has crashed gives no result line.
    fn n_not_run(&self) -> u64 {
        self.n_ignored.max(self.ignored.len() as u64)
    }

    /// Makes sure that at least one failure is counted.
    pub(crate) fn fail_at_least_once(&mut self) {
        self.failed = self.failed.max(1);
    }

    /// Whether a test was run with this in its name.
    pub(crate) fn has_test(&self, name: &str) -> bool {
        self.times.iter().any(|(known, _)| known.contains(name))
    }

    /// Adds another one's tests.
    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.n_ignored = self.n_not_run() + other.n_not_run();
        self.ignored.extend_from_slice(&other.ignored);
        self.times.extend_from_slice(&other.times);
    }

    /// The slowest tests, slowest first.
    fn slowest(&self) -> Vec<&(String, f64)> {
        let mut all: Vec<_> = self.times.iter().collect();
        all.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        all.truncate(N_SLOWEST);
        all
    }
}

/// The name and the seconds in the result line of a test.
fn time_in(line: &str) -> Option<(&str, f64)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = rest.split_once('<')?.1.strip_suffix("s>")?;
    Some((name, seconds.parse().ok()?))
}

/// The name and the reason, empty if there is none, in the result line of an ignored test.
fn ignored_in(line: &str) -> Option<(&str, &str)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let rest = result.strip_prefix("ignored")?;
    if rest.is_empty() { Some((name, "")) } else { Some((name, rest.strip_prefix(", ")?)) }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)?;
        let named =
            |(n, reason): (u64, &str)| format!("{n} {}", if reason.is_empty() { "without a reason" } else { reason });
        let reasons: Vec<String> = self.reasons().into_iter().map(named).collect();
        match self.n_not_run() {
            0 => Ok(()),
            n => write!(out, ", {n} not run ({})", reasons.join(", ")),
        }
    }
}

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Passed,
    Failed(Trouble),
    /// Not started, since the named step did not pass.
    Skipped(&'static str),
}

/// A finished step.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) name: String,
    pub(crate) end: End,
    pub(crate) took: Duration,
    pub(crate) tally: Tally,
}

/// The finished steps.
#[derive(Debug, Default)]
pub(crate) struct Report {
    steps: Vec<Done>,
    notes: Vec<String>,
}

impl Report {
    /// Records a finished step.
    pub(crate) fn add(&mut self, done: Done) {
        self.steps.push(done);
    }

    /// Records a step that is skipped because an earlier one did not pass.
    pub(crate) fn skip(&mut self, name: &str, because: &'static str) {
        println!("=== {name}: left out, since `{because}` did not pass");
        let tally = Tally { failed: 1, ..Tally::default() };
        self.add(Done { name: name.to_owned(), end: End::Skipped(because), took: Duration::ZERO, tally });
    }

    /// Adds lines that the summary has before its last one.
    pub(crate) fn with_notes(mut self, notes: Vec<String>) -> Self {
        self.notes.extend(notes);
        self
    }

    /// Whether a step has ended without passing.
    pub(crate) fn has_without_passing(&self, name: &str) -> bool {
        self.steps.iter().any(|step| step.name == name && step.end != End::Passed)
    }

    /// All tests of all steps.
    pub(crate) fn sum(&self) -> Tally {
        let mut sum = Tally::default();
        self.steps.iter().for_each(|step| sum.add(&step.tally));
        sum
    }

    /// Prints the summary; its last line has only the counts. `took` is the total time.
    pub(crate) fn finish(self, took: Duration) -> ExitCode {
        println!("{}", self.summary(took));
        if self.sum().failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn summary(&self, took: Duration) -> String {
        let sum = self.sum();
        let mut lines = vec!["\n=== The slowest tests".to_owned()];
        lines.extend(sum.slowest().into_iter().map(|(name, seconds)| format!("{seconds:>8.1} s  {name}")));
        lines.push("\n=== The steps".to_owned());
        for step in &self.steps {
            let end = match &step.end {
                End::Passed => "passed".to_owned(),
                End::Failed(trouble) => format!("FAILED: {}", trouble.what()),
                End::Skipped(because) => format!("left out after `{because}`"),
            };
            lines.push(format!("{:>12}  {:<28} {end}", Seconds(step.took).to_string(), step.name));
        }
        lines.push(format!("{:>12}  in all\n", Seconds(took).to_string()));
        lines.extend_from_slice(&self.notes);
        lines.push(sum.to_string());
        lines.join("\n")
    }
}

/// A human-readable time: `4.2 s`, `3 min 05 s`.
pub(crate) struct Seconds(pub(crate) Duration);

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
        assert_eq!(tally, Tally { passed: 15, failed: 2, n_ignored: 1, ..Tally::default() });
    }

    /// A tally of an executable with these result lines.
    fn tally(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.read(line));
        tally
    }

    const OF_BROWSERS: [&str; 7] = [
        "running 5 tests",
        "test game::by_keys ... ignored, long run",
        "test game::by_taps ... ignored, long run",
        "test site::visited ... ignored, long run, Firefox",
        "test game::opens ... ok <1.204s>",
        "test game::ends ... ok <0.204s>",
        "test result: ok. 2 passed; 0 failed; 3 ignored; 0 measured; 0 filtered out; finished in 1.50s",
    ];

    #[test]
    fn tests_that_were_not_run_are_counted_with_their_reasons() {
        let browsers = tally(&OF_BROWSERS);
        assert_eq!(browsers.to_string(), "2 passed, 0 failed, 3 not run (2 long run, 1 long run, Firefox)");
        let rest = ["test a ... ignored", "test result: ok. 0 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out"];
        let mut sum = tally(&rest);
        assert_eq!(sum.to_string(), "0 passed, 0 failed, 1 not run (1 without a reason)");
        sum.add(&browsers);
        assert_eq!(
            sum.to_string(),
            "2 passed, 0 failed, 4 not run (2 long run, 1 without a reason, 1 long run, Firefox)"
        );
    }

    #[test]
    fn ignored_tests_are_neither_lost_by_a_broken_line_nor_by_a_crash() {
        // A test has written into the line of another one.
        let mixed =
            ["a warningtest a ... ignored, long run", "test result: ok. 1 passed; 0 failed; 1 ignored; 0 measured"];
        assert_eq!(tally(&mixed).to_string(), "1 passed, 0 failed, 1 not run (1 without a reason)");
        let crashed = tally(&["test a ... ignored, long run", "test b ... ok <0.100s>"]);
        assert_eq!(crashed.to_string(), "0 passed, 0 failed, 1 not run (1 long run)");
        let mut sum = crashed;
        sum.add(&tally(&mixed));
        assert_eq!(sum.to_string(), "1 passed, 0 failed, 2 not run (1 without a reason, 1 long run)");
    }

    #[test]
    fn ignored_tests_that_can_be_run_are_not_counted_twice() {
        let mut all = tally(&OF_BROWSERS);
        let unmet =
            |reason: &str| -> Result<_, ()> { Ok((reason != "long run").then(|| "Firefox: not installed".to_owned())) };
        assert_eq!(all.take_ignored(unmet), Ok(vec!["game::by_keys".to_owned(), "game::by_taps".to_owned()]));
        assert_eq!(
            (all.n_run(), all.to_string().as_str()),
            (2, "2 passed, 0 failed, 1 not run (1 Firefox: not installed)")
        );
        all.read("test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 9.50s");
        assert_eq!(
            (all.n_run(), all.to_string().as_str()),
            (4, "3 passed, 1 failed, 1 not run (1 Firefox: not installed)")
        );
        assert_eq!(all.take_ignored(|_| Err(())), Err(()));
        assert_eq!(all.to_string(), "3 passed, 1 failed, 1 not run (1 Firefox: not installed)");
    }

    #[test]
    fn the_slowest_tests_are_known_by_their_times() {
        let mut tally = Tally::default();
        for nth in 0..=N_SLOWEST {
            tally.read(&format!("test game::number_{nth} ... ok <{nth}.250s>"));
        }
        tally.read("test game::bad ... FAILED <99.000s>");
        tally.read("test game::other ... ok");
        let slowest = tally.slowest();
        assert_eq!(slowest.len(), N_SLOWEST);
        assert_eq!(*slowest[0], ("game::bad".to_owned(), 99.0));
        assert_eq!(*slowest[1], (format!("game::number_{N_SLOWEST}"), 0.25 + N_SLOWEST as f64));
    }

    #[test]
    fn tests_are_known_by_parts_of_their_names() {
        let mut tally = Tally::default();
        tally.read("test conformance::laska::ends ... ok <0.250s>");
        tally.read("test conformance::lino::ends ... FAILED <0.250s>");
        assert!(tally.has_test("laska") && tally.has_test("lino") && !tally.has_test("lanko"));
    }

    #[test]
    fn a_step_that_is_left_out_counts_as_failed() {
        let mut report = Report::default();
        let tally = Tally { passed: 4, ..Tally::default() };
        report.add(Done { name: "good".to_owned(), end: End::Passed, took: Duration::ZERO, tally });
        report.skip("later", "bad");
        assert!(report.has_without_passing("later") && !report.has_without_passing("good"));
        assert_eq!(report.sum().to_string(), "4 passed, 1 failed");
    }

    #[test]
    fn the_summary_ends_with_the_notes_and_then_the_counts() {
        let mut report = Report::default();
        let tally = Tally { passed: 4, ..Tally::default() };
        report.add(Done { name: "good".to_owned(), end: End::Passed, took: Duration::ZERO, tally });
        let summary = report.with_notes(vec!["Firefox was not tried".to_owned()]).summary(Duration::ZERO);
        assert!(summary.ends_with("  in all\n\nFirefox was not tried\n4 passed, 0 failed"), "{summary}");
    }

    #[test]
    fn times_are_readable() {
        assert_eq!(Seconds(Duration::from_millis(4200)).to_string(), "4.2 s");
        assert_eq!(Seconds(Duration::from_secs(185)).to_string(), "3 min 05 s");
    }
}

//! The steps of a test run: their dependencies, and which of them run in parallel.

use std::collections::HashSet;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::test::report::{Done, End, Report, Seconds, Tally};
use crate::tools::process::{labelled, say};
use crate::tools::trouble::Trouble;

/// How many steps run in parallel. Most steps already use more than one processor; a third one would only slow down the
/// others.
const SIDE_BY_SIDE: usize = 2;

/// An exclusive resource: only one of the steps that need it runs at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Need {
    /// Cargo's build folder for this machine, which cargo locks.
    Native,
    /// The build folder for lints.
    Lints,
    /// The whole machine: nothing else runs meanwhile.
    Quiet,
}

/// The work of a step. It adds its tests to the tally.
type Work<'a> = Box<dyn FnOnce(&mut Tally) -> Result<(), Trouble> + Send + 'a>;

/// One step.
pub(crate) struct Step<'a> {
    name: String,
    usual: Duration,
    after: Vec<&'static str>,
    need: Option<Need>,
    work: Work<'a>,
}

impl<'a> Step<'a> {
    /// A step that takes about this many seconds on two processors with nothing built before.
    pub(crate) fn new(
        name: impl Into<String>,
        seconds: u64,
        work: impl FnOnce(&mut Tally) -> Result<(), Trouble> + Send + 'a,
    ) -> Self {
        let usual = Duration::from_secs(seconds);
        Self { name: name.into(), usual, after: Vec::new(), need: None, work: Box::new(work) }
    }

    /// Runs only after all of these have passed; if one has not, the step is skipped.
    pub(crate) fn after(self, steps: &[&'static str]) -> Self {
        Self { after: steps.to_vec(), ..self }
    }

    /// Needs this resource for itself.
    pub(crate) fn needs(self, need: Need) -> Self {
        Self { need: Some(need), ..self }
    }
}

/// The state of the run.
struct State<'a> {
    waiting: Vec<Step<'a>>,
    /// The needs of the running steps.
    running: Vec<Option<Need>>,
    passed: HashSet<String>,
    report: Report,
}

/// What an idle thread should do next.
enum Next<'a> {
    Do(Step<'a>),
    /// Wait until another step has ended.
    Wait,
    /// Nothing is left.
    Stop,
}

impl<'a> State<'a> {
    /// Takes the first step that can start now. Records steps that can no longer run as skipped.
    fn next(&mut self) -> Next<'a> {
        self.leave_out();
        if self.waiting.is_empty() {
            return Next::Stop;
        }
        match self.waiting.iter().position(|step| self.can_begin(step)) {
            Some(idx) => Next::Do(self.waiting.remove(idx)),
            None => Next::Wait,
        }
    }

    fn can_begin(&self, step: &Step<'_>) -> bool {
        let is_free = match step.need {
            Some(Need::Quiet) => self.running.is_empty(),
            need => !self.running.iter().flatten().any(|taken| *taken == Need::Quiet || Some(*taken) == need),
        };
        is_free && step.after.iter().all(|name| self.passed.contains(*name))
    }

    /// Skips the steps that depend on a step that did not pass, directly or indirectly.
    fn leave_out(&mut self) {
        while let Some((idx, because)) =
            self.waiting.iter().enumerate().find_map(|(idx, step)| {
                Some((idx, *step.after.iter().find(|name| self.report.has_without_passing(name))?))
            })
        {
            let step = self.waiting.remove(idx);
            self.report.skip(&step.name, because);
        }
    }
}

/// Runs all steps, each as soon as it can start, in the given order where several can.
///
/// # Panics
///
/// If a step depends on one that is not before it in the list.
pub(crate) fn run(steps: Vec<Step<'_>>) -> Report {
    for (idx, step) in steps.iter().enumerate() {
        let known: Vec<&str> = steps[..idx].iter().map(|earlier| earlier.name.as_str()).collect();
        assert!(step.after.iter().all(|name| known.contains(name)), "`{}` comes after {:?}", step.name, step.after);
    }
    let state = State { waiting: steps, running: Vec::new(), passed: HashSet::new(), report: Report::default() };
    let (state, changed) = (Mutex::new(state), Condvar::new());
    thread::scope(|scope| {
        for _ in 0..SIDE_BY_SIDE {
            scope.spawn(|| work(&state, &changed));
        }
    });
    state.into_inner().unwrap_or_else(PoisonError::into_inner).report
}

fn lock<'m, 'a>(state: &'m Mutex<State<'a>>) -> MutexGuard<'m, State<'a>> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One thread's loop until nothing is left.
fn work(state: &Mutex<State<'_>>, changed: &Condvar) {
    loop {
        let mut now = lock(state);
        let step = match now.next() {
            Next::Do(step) => step,
            Next::Stop => return changed.notify_all(),
            Next::Wait => {
                drop(changed.wait(now).unwrap_or_else(PoisonError::into_inner));
                continue;
            }
        };
        now.running.push(step.need);
        drop(now);
        let (name, need) = (step.name.clone(), step.need);
        let done = perform(step);
        let mut now = lock(state);
        let idx = now.running.iter().position(|taken| *taken == need).expect("it was put there above");
        now.running.swap_remove(idx);
        if done.end == End::Passed {
            now.passed.insert(name);
        }
        now.report.add(done);
        changed.notify_all();
    }
}

fn perform(step: Step<'_>) -> Done {
    let Step { name, usual, work, .. } = step;
    println!("=== {name}: begins, usually {} where nothing is built", Seconds(usual));
    let started = Instant::now();
    let mut tally = Tally::default();
    let result = labelled(Some(name.clone()), || panic::catch_unwind(AssertUnwindSafe(|| work(&mut tally))));
    let end = match result {
        Ok(Ok(())) => End::Passed,
        Ok(Err(trouble)) => End::Failed(trouble),
        Err(_) => End::Failed(Trouble::new("the step fell over; what it said stands above")),
    };
    if let End::Failed(trouble) = &end {
        labelled(Some(name.clone()), || say(trouble));
        // A step that fails without a failed test (a lint, a crash) counts as one.
        tally.fail_at_least_once();
    }
    let took = started.elapsed();
    let word = if end == End::Passed { "passed" } else { "FAILED" };
    println!("=== {name}: {word} in {}", Seconds(took));
    Done { name, end, took, tally }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn a_step_waits_for_what_it_comes_after() {
        let order = Mutex::new(Vec::new());
        let note = |name: &'static str| {
            let order = &order;
            Step::new(name, 0, move |_| {
                order.lock().unwrap().push(name);
                Ok(())
            })
        };
        let report = run(vec![note("a"), note("b").after(&["a"]), note("c").after(&["a", "b"])]);
        assert_eq!(*order.lock().unwrap(), ["a", "b", "c"]);
        assert_eq!(report.sum().to_string(), "0 passed, 0 failed");
    }

    #[test]
    fn what_comes_after_a_failure_is_left_out_and_the_rest_is_done() {
        let n_done = AtomicUsize::new(0);
        let fine = |name: &'static str| {
            Step::new(name, 0, |_| {
                n_done.fetch_add(1, Ordering::SeqCst);
                Ok(())
            })
        };
        let steps = vec![
            Step::new("bad", 0, |_| Err(Trouble::new("no compiler"))),
            Step::new("worse", 0, |_| panic!("this panic belongs to the test")),
            fine("later").after(&["bad"]),
            fine("much later").after(&["later"]),
            fine("other"),
        ];
        let report = run(steps);
        assert_eq!(n_done.into_inner(), 1);
        assert_eq!(report.sum().to_string(), "0 passed, 4 failed");
    }

    #[test]
    fn what_needs_the_same_is_not_done_at_once() {
        let (n_now, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let step = |name: &'static str, need: Need| {
            let (n_now, most) = (&n_now, &most);
            Step::new(name, 0, move |_| {
                most.fetch_max(n_now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                // Long enough for the other thread to start a step, if it may.
                (0..10_000).for_each(|_| thread::yield_now());
                n_now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            })
            .needs(need)
        };
        run(vec![step("a", Need::Native), step("b", Need::Native), step("c", Need::Quiet), step("d", Need::Native)]);
        assert_eq!(most.into_inner(), 1);
    }

    #[test]
    fn steps_that_wait_for_each_other_are_a_mistake() {
        let step = |name, after: &'static str| Step::new(name, 0, |_| Ok(())).after(&[after]);
        assert!(panic::catch_unwind(|| run(vec![step("a", "b"), step("b", "a")])).is_err());
    }
}

//! A thread pool that returns results in the order of the tasks.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::Trouble;

/// Stops the others when a worker panics.
struct Alarm<'a>(&'a AtomicU64);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(u64::MAX / 2, Ordering::Relaxed);
        }
    }
}

/// Runs every task of a range on `n_jobs` workers, each made by `hire` on its own thread, and passes the results to
/// `take` in the order of the tasks.
///
/// # Errors
/// The first error of a worker or of `take`. Running tasks are finished first, and their results dropped.
///
/// # Panics
/// If a worker panics.
pub(crate) fn work<W, R: Send>(
    n_jobs: usize,
    tasks: Range<u64>,
    hire: impl Fn() -> Result<W, Trouble> + Sync,
    task: impl Fn(&mut W, u64) -> Result<R, Trouble> + Sync,
    mut take: impl FnMut(u64, R) -> Result<(), Trouble>,
) -> Result<(), Trouble> {
    let next = AtomicU64::new(tasks.start);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..n_jobs.max(1) {
            let (send, next, hire, task) = (send.clone(), &next, &hire, &task);
            scope.spawn(move || {
                let _alarm = Alarm(next);
                let mut worker = hire();
                loop {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    if idx >= tasks.end {
                        break;
                    }
                    let result = match &mut worker {
                        Ok(worker) => task(worker, idx),
                        Err(error) => Err(error.to_string().into()),
                    };
                    let is_last = result.is_err();
                    // After an error elsewhere nobody receives any more.
                    if send.send((idx, result)).is_err() || is_last {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = tasks.start;
        for (idx, result) in receive {
            early.insert(idx, result?);
            while let Some(result) = early.remove(&due) {
                take(due, result)?;
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_all_of_them() {
        for n_jobs in [1, 4] {
            let mut taken = Vec::new();
            let hire = || Ok(0_u64);
            // How many tasks a worker has done never affects the results.
            let task = |done: &mut u64, idx: u64| {
                *done += 1;
                Ok((idx * idx, *done > 0))
            };
            let take = |idx, (square, _)| {
                taken.push((idx, square));
                Ok(())
            };
            work(n_jobs, 3..40, hire, task, take).unwrap();
            assert_eq!(taken, (3..40).map(|idx| (idx, idx * idx)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_first_fault_ends_the_work() {
        let mut n_taken = 0;
        let task = |_: &mut (), idx: u64| if idx < 5 { Ok(idx) } else { Err(format!("task {idx}").into()) };
        let take = |_, _| {
            n_taken += 1;
            Ok(())
        };
        let error = work(1, 0..1_000_000, || Ok(()), task, take).unwrap_err();
        assert_eq!((error.to_string().as_str(), n_taken), ("task 5", 5));
        let nobody = || -> Result<(), Trouble> { Err("no worker".into()) };
        let error = work(2, 0..9, nobody, |(), idx| Ok(idx), |_, _| Ok(())).unwrap_err();
        assert_eq!(error.to_string(), "no worker");
    }
}

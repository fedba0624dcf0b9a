//! How much time this program has used.

use std::time::{Duration, Instant};

/// A running clock. Where the system reports a thread's processor time, other programs do not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    begin: Instant,
    busy: Option<Duration>,
}

impl Clock {
    /// Starts a clock for this thread.
    pub(crate) fn start() -> Clock {
        Clock { begin: Instant::now(), busy: busy() }
    }

    /// The processor time that this thread has used since the start.
    pub(crate) fn worked(self) -> Duration {
        let both = self.busy.zip(busy());
        both.map_or_else(|| self.passed(), |(before, now)| now.saturating_sub(before))
    }

    /// The time that has passed since the start.
    pub(crate) fn passed(self) -> Duration {
        self.begin.elapsed()
    }
}

/// The processor time of this thread; only Linux reports it.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_never_works_longer_than_time_passes() {
        let clock = Clock::start();
        let mut sum = 0_u64;
        while clock.worked() < Duration::from_millis(20) {
            sum = (0..10_000).fold(sum, |sum, n| std::hint::black_box(sum ^ n));
        }
        // The system counts in ticks.
        let tick = Duration::from_millis(10);
        assert!(clock.passed() + tick >= Duration::from_millis(20));
    }
}

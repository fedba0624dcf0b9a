//! How long the page blocks its main thread.

use serde_json::json;

use crate::failure::Failure;
use crate::page::Page;

/// Measurements of the page's main thread, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tasks {
    /// The durations of long tasks (50 ms or more), as the browser reports them.
    pub long: Vec<f64>,
    /// The longest delay of a timer.
    pub longest_delay: f64,
}

/// Late timers also reveal tasks that are too short to be reported.
const WATCH: &str = "
    window.tasks = { long: [], longest_delay: 0 };
    const take = list => {
        for (const { duration } of list.getEntries()) window.tasks.long.push(duration);
    };
    window.observer = new PerformanceObserver(take);
    window.observer.observe({ type: 'longtask' });
    const PAUSE = 5;
    const wait = () => {
        const due = performance.now() + PAUSE;
        setTimeout(() => {
            window.tasks.longest_delay = Math.max(window.tasks.longest_delay, performance.now() - due);
            if (window.observer) wait();
        }, PAUSE);
    };
    wait();
";

const FINISH: &str = "
    for (const { duration } of window.observer.takeRecords()) window.tasks.long.push(duration);
    window.observer.disconnect();
    window.observer = null;
    return window.tasks;
";

impl Page {
    /// Slows down the page's processor by this factor.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn throttle(&self, times: f64) -> Result<(), Failure> {
        self.command("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await.map(drop)
    }

    /// Starts to watch the page's main thread.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn watch_tasks(&self) -> Result<(), Failure> {
        self.ask(WATCH).await.map(drop)
    }

    /// Stops watching and returns the measurements.
    ///
    /// # Errors
    ///
    /// Nothing has been watched since the page was loaded.
    pub async fn tasks(&self) -> Result<Tasks, Failure> {
        let seen = self.ask(FINISH).await?;
        let long = seen["long"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        Ok(Tasks { long, longest_delay: seen["longest_delay"].as_f64().unwrap_or_default() })
    }
}

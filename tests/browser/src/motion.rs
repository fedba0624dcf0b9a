//! Animations over the board.

use crate::{Failure, Page};

/// Counts animations in `window.flights`.
const COUNT: &str = "
    window.flights = 0;
    const count = list => {
        for (const { addedNodes } of list) for (const node of addedNodes) {
            if (node.classList?.contains('flight') || node.querySelector?.('.flight')) window.flights += 1;
        }
    };
    new MutationObserver(count).observe(document.querySelector('[role=grid]'), { childList: true, subtree: true });
";

impl Page {
    /// Starts to count animations over the board, from 0.
    ///
    /// # Errors
    ///
    /// There is no board.
    pub async fn count_flights(&self) -> Result<(), Failure> {
        self.ask(COUNT).await.map(drop)
    }

    /// The number of animations over the board since [`Page::count_flights`].
    ///
    /// # Errors
    ///
    /// Counting has not been started.
    pub async fn flights(&self) -> Result<u64, Failure> {
        let flights = self.ask("return window.flights").await?;
        flights.as_u64().ok_or_else(|| Failure::page(format!("{flights} flights")))
    }
}

//! What flies over the board.

use crate::{Failure, Page};

/// Counts in `window.flights` the times that something was seen to fly.
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
    /// Begins to count what flies over the board, from nothing.
    ///
    /// # Errors
    ///
    /// There is no board.
    pub async fn count_flights(&self) -> Result<(), Failure> {
        self.ask(COUNT).await.map(drop)
    }

    /// How many things have flown over the board since [`Page::count_flights`].
    ///
    /// # Errors
    ///
    /// Nobody has begun to count.
    pub async fn flights(&self) -> Result<u64, Failure> {
        let flights = self.ask("return window.flights").await?;
        flights.as_u64().ok_or_else(|| Failure::page(format!("{flights} flights")))
    }
}

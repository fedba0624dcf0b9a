//! Touch input.

use std::time::SystemTime;

use serde_json::json;
use xtask::test::engines::Engine;

use super::stroke::Pointer;
use super::{BRIEFLY, N_MOVES, seconds};
use crate::failure::Failure;
use crate::page::Page;
use crate::place::Point;

/// Resolves when the page has not scrolled for some frames.
const STANDS_STILL: &str = "
    const N_FRAMES = 12;
    return new Promise(done => {
        let [last, n] = [scrollY, 0];
        const look = () => {
            n = scrollY === last ? n + 1 : 0;
            last = scrollY;
            if (n === N_FRAMES) done(true); else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
";

impl Page {
    /// A short tap, however slow the connection to the browser.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn tap(&self, at: Point) -> Result<(), Failure> {
        if self.engine() != Engine::Chromium {
            return self.stroke(Pointer::Touch, at, &[]).await;
        }
        let down = SystemTime::now();
        self.touch("touchStart", &[at], down).await?;
        self.touch("touchEnd", &[], down + BRIEFLY).await
    }

    /// Swipes with a finger.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn swipe(&self, from: Point, to: Point) -> Result<(), Failure> {
        if self.engine() != Engine::Chromium {
            return self.stroke(Pointer::Touch, from, &Vec::from_iter(from.way_to(to, N_MOVES))).await;
        }
        self.fingers_down(&[from]).await?;
        for at in from.way_to(to, N_MOVES) {
            self.fingers_move(&[at]).await?;
        }
        self.fingers_up().await
    }

    /// Waits until scrolling has ended, including momentum after a finger was lifted.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn at_rest(&self) -> Result<(), Failure> {
        self.ask(STANDS_STILL).await.map(drop)
    }

    /// Puts down further fingers; `at` has the positions of all of them.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn fingers_down(&self, at: &[Point]) -> Result<(), Failure> {
        self.touch("touchStart", at, SystemTime::now()).await
    }

    /// Moves the fingers that are down.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn fingers_move(&self, at: &[Point]) -> Result<(), Failure> {
        self.touch("touchMove", at, SystemTime::now()).await
    }

    /// Lifts all fingers.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn fingers_up(&self) -> Result<(), Failure> {
        self.touch("touchEnd", &[], SystemTime::now()).await
    }

    async fn touch(&self, kind: &str, at: &[Point], when: SystemTime) -> Result<(), Failure> {
        let points: Vec<_> = at.iter().zip(0..).map(|(at, id)| json!({ "x": at.x, "y": at.y, "id": id })).collect();
        let event = json!({ "type": kind, "touchPoints": points, "timestamp": seconds(when) });
        self.command("Input.dispatchTouchEvent", event).await.map(drop)
    }
}

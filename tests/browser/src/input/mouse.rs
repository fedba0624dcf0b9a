//! A mouse with one button.

use std::time::SystemTime;

use serde_json::json;
use xtask::test::engines::Engine;

use super::stroke::Pointer;
use super::{BRIEFLY, N_MOVES, seconds};
use crate::failure::Failure;
use crate::page::Page;
use crate::place::Point;

impl Page {
    /// A short click, however slow the connection to the browser.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn click(&self, at: Point) -> Result<(), Failure> {
        if self.engine() != Engine::Chromium {
            return self.stroke(Pointer::Mouse, at, &[]).await;
        }
        self.mouse_move(at).await?;
        let down = SystemTime::now();
        self.mouse("mousePressed", at, true, down).await?;
        self.mouse("mouseReleased", at, false, down + BRIEFLY).await
    }

    /// Drags with the button held.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn drag(&self, from: Point, to: Point) -> Result<(), Failure> {
        if self.engine() != Engine::Chromium {
            return self.stroke(Pointer::Mouse, from, &Vec::from_iter(from.way_to(to, N_MOVES))).await;
        }
        self.mouse_move(from).await?;
        self.mouse_down(from).await?;
        for at in from.way_to(to, N_MOVES) {
            self.mouse("mouseMoved", at, true, SystemTime::now()).await?;
        }
        self.mouse_up(to).await
    }

    /// Moves the mouse with no button pressed.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_move(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mouseMoved", at, false, SystemTime::now()).await
    }

    /// Moves the mouse with the button held.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_pull(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mouseMoved", at, true, SystemTime::now()).await
    }

    /// Presses the button.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_down(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mousePressed", at, true, SystemTime::now()).await
    }

    /// Lets the button go.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_up(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mouseReleased", at, false, SystemTime::now()).await
    }

    async fn mouse(&self, kind: &str, at: Point, is_down: bool, when: SystemTime) -> Result<(), Failure> {
        let mut event = json!({
            "type": kind, "x": at.x, "y": at.y, "buttons": u8::from(is_down), "timestamp": seconds(when),
        });
        if kind != "mouseMoved" {
            event["button"] = json!("left");
            event["clickCount"] = json!(1);
        } else if is_down {
            event["button"] = json!("left");
        }
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }
}

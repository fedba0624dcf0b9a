//! A mouse with one button.

use serde_json::json;

use super::N_MOVES;
use crate::failure::Failure;
use crate::page::Page;
use crate::place::Point;

impl Page {
    /// Clicks.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn click(&self, at: Point) -> Result<(), Failure> {
        self.mouse_move(at).await?;
        self.mouse_down(at).await?;
        self.mouse_up(at).await
    }

    /// Drags with the button down.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn drag(&self, from: Point, to: Point) -> Result<(), Failure> {
        self.mouse_move(from).await?;
        self.mouse_down(from).await?;
        for at in from.way_to(to, N_MOVES) {
            self.mouse("mouseMoved", at, true).await?;
        }
        self.mouse_up(to).await
    }

    /// Moves the mouse with no button down.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_move(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mouseMoved", at, false).await
    }

    /// Presses the button.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_down(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mousePressed", at, true).await
    }

    /// Lets the button go.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn mouse_up(&self, at: Point) -> Result<(), Failure> {
        self.mouse("mouseReleased", at, false).await
    }

    async fn mouse(&self, kind: &str, at: Point, is_down: bool) -> Result<(), Failure> {
        let mut event = json!({ "type": kind, "x": at.x, "y": at.y, "buttons": u8::from(is_down) });
        if kind != "mouseMoved" {
            event["button"] = json!("left");
            event["clickCount"] = json!(1);
        } else if is_down {
            event["button"] = json!("left");
        }
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }
}

//! Input by the actions of WebDriver, for browsers without the DevTools protocol.

use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use super::BRIEFLY;
use crate::failure::Failure;
use crate::page::Page;
use crate::place::Point;

/// What touches the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pointer {
    /// A finger. WebKit's driver takes it for a mouse.
    Touch,
    /// A mouse.
    Mouse,
}

impl Page {
    /// Puts the pointer down, moves it along the way, and lifts it.
    pub(super) async fn stroke(&self, pointer: Pointer, from: Point, way: &[Point]) -> Result<(), Failure> {
        let name = match pointer {
            Pointer::Touch => "touch",
            Pointer::Mouse => "mouse",
        };
        let moved = |at: &Point| json!({ "type": "pointerMove", "x": at.x.round(), "y": at.y.round(), "duration": 0 });
        let mut actions = vec![moved(&from), json!({ "type": "pointerDown", "button": 0 })];
        actions.extend(way.iter().map(moved));
        actions.push(json!({ "type": "pause", "duration": BRIEFLY.as_millis() as u64 }));
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let device = json!({
            "type": "pointer", "id": name, "parameters": { "pointerType": name }, "actions": actions,
        });
        self.act(device).await
    }

    /// Presses a key, `keyDown`, or lets it go, `keyUp`.
    pub(super) async fn strike(&self, kind: &str, key: char) -> Result<(), Failure> {
        self.act(json!({ "type": "key", "id": "keys", "actions": [{ "type": kind, "value": key }] })).await
    }

    async fn act(&self, device: Value) -> Result<(), Failure> {
        let actions = Command::PerformActions(Actions::from(json!([device])));
        Ok(self.driver().await?.cmd(actions).await.map(drop)?)
    }
}

//! A keyboard.

use serde_json::json;
use xtask::test::engines::Engine;

use crate::failure::Failure;
use crate::page::Page;

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Activates.
    Enter,
    /// Cancels.
    Escape,
    /// Moves the focus.
    Tab,
    /// Selects.
    Space,
    /// Asks why a piece cannot move.
    Question,
}

impl Key {
    /// Its key, its code, its legacy key code, and the text that it types.
    fn parts(self) -> (&'static str, &'static str, u32, &'static str) {
        match self {
            Self::Up => ("ArrowUp", "ArrowUp", 38, ""),
            Self::Down => ("ArrowDown", "ArrowDown", 40, ""),
            Self::Left => ("ArrowLeft", "ArrowLeft", 37, ""),
            Self::Right => ("ArrowRight", "ArrowRight", 39, ""),
            Self::Enter => ("Enter", "Enter", 13, "\r"),
            Self::Escape => ("Escape", "Escape", 27, ""),
            Self::Tab => ("Tab", "Tab", 9, ""),
            Self::Space => (" ", "Space", 32, " "),
            Self::Question => ("?", "Slash", 191, "?"),
        }
    }

    /// The character that stands for it in WebDriver.
    fn in_webdriver(self) -> char {
        match self {
            Self::Up => '\u{e013}',
            Self::Down => '\u{e015}',
            Self::Left => '\u{e012}',
            Self::Right => '\u{e014}',
            Self::Enter => '\u{e007}',
            Self::Escape => '\u{e00c}',
            Self::Tab => '\u{e004}',
            Self::Space => ' ',
            Self::Question => '?',
        }
    }
}

impl Page {
    /// Presses a key and lets it go.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn key(&self, key: Key) -> Result<(), Failure> {
        self.key_down(key).await?;
        self.key_up(key).await
    }

    /// Presses a key.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn key_down(&self, key: Key) -> Result<(), Failure> {
        let (_, _, _, text) = key.parts();
        self.send_key(if text.is_empty() { "rawKeyDown" } else { "keyDown" }, key).await
    }

    /// Lets a key go.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn key_up(&self, key: Key) -> Result<(), Failure> {
        self.send_key("keyUp", key).await
    }

    async fn send_key(&self, kind: &str, key: Key) -> Result<(), Failure> {
        const SHIFT: u8 = 8;
        if self.engine() != Engine::Chromium {
            let kind = if kind == "keyUp" { kind } else { "keyDown" };
            return self.strike(kind, key.in_webdriver()).await;
        }
        let (name, code, number, text) = key.parts();
        let shift = if key == Key::Question { SHIFT } else { 0 };
        let mut event = json!({
            "type": kind, "key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": shift,
        });
        if kind == "keyDown" {
            event["text"] = json!(text);
        }
        self.command("Input.dispatchKeyEvent", event).await.map(drop)
    }
}

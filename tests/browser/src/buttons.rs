//! Buttons, beside a board and behind the one that leads to others, pressed by hand.

use serde_json::json;

use crate::failure::Failure;
use crate::input::{Hand, Key};
use crate::page::Page;

/// Finds the visible button with the name in `arguments[0]`, in the open dialog if there is one.
pub(crate) const BUTTON: &str = "(() => {
    const named = button => (button.ariaLabel ?? button.textContent).replace(/\\s+/g, ' ').trim() === arguments[0];
    const rooms = [document.querySelector('dialog[open]') ?? document.querySelector('.end-card') ?? document, document];
    const found = room => [...room.querySelectorAll('button')].find(button => named(button) && button.checkVisibility());
    return document.querySelector('dialog[open]') ? found(rooms[0]) : found(rooms[0]) ?? found(rooms[1]);
})()";

/// The button that leads to others, and what these are called.
const MORE: &str = "More";
const BEHIND_MORE: [&str; 9] = [
    "New game",
    "Players",
    "My games",
    "Settings",
    "Flip board",
    "Share this game",
    "Offer a draw",
    "Offer to finish",
    "Resign",
];

/// Whether that button is there, and no dialog lies above it.
const IS_BESIDE_BOARD: &str =
    "return !document.querySelector('dialog[open]') && !!document.querySelector('.icon-more')";

/// Closes the card of a game's end, as people do before they press a button that is under it.
const UNCOVER: &str = "
    const card = document.querySelector('.end-card');
    if (card && !document.querySelector('dialog[open]')) card.querySelector('header button').click();
";

impl Page {
    /// Presses the button of this name.
    ///
    /// # Errors
    ///
    /// There is none.
    pub async fn press(&self, hand: Hand, name: &str) -> Result<(), Failure> {
        let args = vec![json!(name)];
        if BEHIND_MORE.contains(&name) && self.ask(IS_BESIDE_BOARD).await? == true && !self.can_press(name).await? {
            Box::pin(self.press(hand, MORE)).await?;
            self.wait_for("dialog[open]:not(.waiting)").await?;
        }
        // A dialog that is not complete yet will grow, and its buttons move.
        let is_there = format!(
            "return {BUTTON} && !{BUTTON}.disabled && !document.querySelector('dialog[open] [aria-busy=true]')"
        );
        self.until(&is_there, args.clone()).await?;
        if self.ask_with(&format!("return !{BUTTON}.closest('.end-card')"), args.clone()).await? == true {
            self.ask(UNCOVER).await?;
        }
        match hand {
            Hand::Tap | Hand::Swipe => self.tap(self.find_place(BUTTON, args).await?).await,
            Hand::Click | Hand::Drag => self.click(self.find_place(BUTTON, args).await?).await,
            Hand::Keys => {
                self.tab_until(&format!("return document.activeElement === {BUTTON}"), args).await?;
                self.key(Key::Enter).await
            }
        }
    }

    /// Opens what a button with this icon leads to, beside the board or behind the one that leads to others.
    ///
    /// # Errors
    ///
    /// There is none, or nothing opens.
    pub async fn open_by_icon(&self, icon: &str) -> Result<(), Failure> {
        let own = format!("main > .tools > .tool:has(.icon-{icon})");
        if self.count(&own).await? == 0 {
            self.tap(self.place("main > .tools > .tool:has(.icon-more)").await?).await?;
            let entry = format!("dialog[open] .entries button:has(.icon-{icon})");
            self.wait_for(&entry).await?;
            self.tap(self.place(&entry).await?).await?;
            self.until("return !document.querySelector('dialog[open] .entries')", Vec::new()).await?;
        } else {
            self.tap(self.place(&own).await?).await?;
        }
        self.wait_for("dialog[open]:not(.waiting)").await.map(drop)
    }

    /// Whether there is a button of this name that can be pressed.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn can_press(&self, name: &str) -> Result<bool, Failure> {
        let script = format!("const button = {BUTTON}; return button !== undefined && !button.disabled");
        Ok(self.ask_with(&script, vec![json!(name)]).await? == true)
    }

    /// Waits until no button of this name can be pressed.
    ///
    /// # Errors
    ///
    /// It stays.
    pub async fn until_gone(&self, name: &str) -> Result<(), Failure> {
        self.until(&format!("return {BUTTON}?.disabled ?? true"), vec![json!(name)]).await.map(drop)
    }
}

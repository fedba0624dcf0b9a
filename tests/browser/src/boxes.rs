//! The boxes of a page's parts, frame by frame: where a table's parts stand must not depend on what they say.

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::page::Page;

/// Looks at the parts in every frame from now on, and notes where one stands elsewhere than now: its top, height and
/// width, and the distance from the side where text begins, in pixels.
const WATCH: &str = "
    const parts = () => {
        const rtl = document.documentElement.dir === 'rtl';
        const wide = document.documentElement.clientWidth;
        return Object.fromEntries(arguments[0].map(css => {
            const box = document.querySelector(css)?.getBoundingClientRect();
            if (!box) return [css, 'missing'];
            const { top, height, width, left, right } = box;
            return [css, [top + scrollY, height, width, rtl ? wide - right : left].map(Math.round).join(' ')];
        }));
    };
    const first = parts();
    const moved = window.movedBoxes = {};
    const look = () => {
        if (window.movedBoxes !== moved) return;
        for (const [css, box] of Object.entries(parts())) {
            if (box !== first[css]) moved[css] = `${first[css]} -> ${box}`;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
";
/// Two frames later, all changes so far have been laid out and looked at.
const MOVED: &str = "
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(window.movedBoxes))));
";

impl Page {
    /// Begins to watch the boxes of parts, named by selectors of their first elements, instead of any watched before.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn watch_boxes(&self, parts: &[&str]) -> Result<(), Failure> {
        self.ask_with(WATCH, vec![json!(parts)]).await.map(drop)
    }

    /// The watched parts that stood elsewhere in any frame since then, each with its box at first and then, in one
    /// object.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn moved_boxes(&self) -> Result<Value, Failure> {
        self.ask(MOVED).await
    }
}

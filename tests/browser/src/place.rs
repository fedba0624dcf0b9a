//! Where things are in the window.

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::page::Page;

/// A point in the window, in CSS pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// A point further to the right and down.
    #[must_use]
    pub fn plus(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// The points on a straight line to `to`, ending with `to` itself.
    pub(crate) fn way_to(self, to: Self, n_moves: u32) -> impl Iterator<Item = Self> {
        (1..=n_moves).map(move |idx| {
            let share = f64::from(idx) / f64::from(n_moves);
            self.plus((to.x - self.x) * share, (to.y - self.y) * share)
        })
    }
}

/// Finds the middle of an element: for an SVG group with a transform its origin, as its content may be higher than the
/// square; for everything else the middle of its box. Scrolls only if necessary.
const MIDDLE: &str = "
    const middle = element => {
        const find = () => {
            if (element.hasAttribute('transform') && element.getScreenCTM) {
                return new DOMPoint(0, 0).matrixTransform(element.getScreenCTM());
            }
            const box = element.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        // A dialog that is higher than the window has a part of it out of sight, and so has a list that scrolls.
        const rooms = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
        for (let around = element.parentElement; around; around = around.parentElement) {
            const clips = around !== document.documentElement && getComputedStyle(around).overflowY !== 'visible';
            if (clips || around.localName === 'dialog') rooms.push(around.getBoundingClientRect());
        }
        const is_in = ({ x, y }) => ({ left, top, right, bottom }) => x >= left && y >= top && x < right && y < bottom;
        const is_seen = point => rooms.every(is_in(point));
        if (!is_seen(find())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y } = find();
        return { x, y };
    };
";

impl Page {
    /// The middle of the first matching element, scrolled into view if it is outside.
    ///
    /// # Errors
    ///
    /// There is none, or it is not visible.
    pub async fn place(&self, css: &str) -> Result<Point, Failure> {
        self.find_place("document.querySelector(arguments[0])", vec![json!(css)]).await
    }

    /// The middle of the element that an expression of JavaScript finds, as above.
    pub(crate) async fn find_place(&self, element: &str, args: Vec<Value>) -> Result<Point, Failure> {
        let script = format!("{MIDDLE} const found = {element}; return found && middle(found);");
        let found = self.ask_with(&script, args.clone()).await?;
        match (found["x"].as_f64(), found["y"].as_f64()) {
            (Some(x), Some(y)) => Ok(Point { x, y }),
            _ => Err(Failure::page(format!("there is no {element} with {args:?}"))),
        }
    }
}

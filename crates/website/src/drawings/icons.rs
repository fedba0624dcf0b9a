//! Icons, drawn as lines on a grid of 24.

use crate::html::{Element, tag};

/// A globe.
pub(crate) const GLOBE: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18";
/// Four squares.
pub(crate) const GRID: &str = "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z";
/// An open book.
pub(crate) const BOOK: &str = "M12 6c-2-2-6-2-9-1v13c3-1 7-1 9 1 2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v13";
/// A pin.
pub(crate) const PIN: &str = "M9 3h6l-1 7 4 4H6l4-4zM12 14v7";
/// A bin.
pub(crate) const BIN: &str = "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5";
/// A loudspeaker.
pub(crate) const SPEAKER: &str = "M4 9h4l5-4v14l-5-4H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12";
/// A lens.
pub(crate) const LENS: &str = "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5l5 5";
/// A die.
pub(crate) const DIE: &str = "M4 4h16v16H4zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01";
/// The puzzle of the day.
pub(crate) const STAR: &str = "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z";

/// An icon. It has no label: what it stands on has.
pub(crate) fn icon(path: &str) -> Element {
    tag("svg")
        .with("class", "icon")
        .with("viewBox", "0 0 24 24")
        .with("aria-hidden", "true")
        .child(tag("path").with("d", path))
}

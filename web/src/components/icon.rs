//! Small signs on buttons, drawn as lines on a grid of 24.

use yew::{Html, html};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// Two arrows, up and down.
    Flip,
    /// Two hands, as two halves.
    Draw,
    /// A flag.
    Flag,
    /// A plus.
    New,
    /// A pile of boards.
    Games,
}

impl Icon {
    /// What its class ends with, by which style sheets know it.
    fn name(self) -> &'static str {
        match self {
            Icon::Undo => "undo",
            Icon::Redo => "redo",
            Icon::Flip => "flip",
            Icon::Draw => "draw",
            Icon::Flag => "flag",
            Icon::New => "new",
            Icon::Games => "games",
        }
    }

    fn path(self) -> &'static str {
        match self {
            Icon::Undo => "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
            Icon::Redo => "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
            Icon::Flip => "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
            Icon::Draw => "M4 9h16M4 15h16",
            Icon::Flag => "M6 21V4M6 4h11l-2.5 4L17 12H6",
            Icon::New => "M12 5v14M5 12h14",
            Icon::Games => "M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4",
        }
    }
}

/// Draws a sign; it says nothing, the button does.
pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class={format!("icon icon-{}", icon.name())} viewBox="0 0 24 24" aria-hidden="true"><path d={icon.path()} /></svg>
    }
}

//! Icons on buttons, drawn as lines on a grid of 24.

use yew::{Html, html};

use rules::Level;

/// The outline of a chip.
macro_rules! chip {
    () => {
        "M6 6h12v12H6zM10 2.5V6m4-3.5V6m-4 12v3.5m4-3.5v3.5M2.5 10H6m-3.5 4H6m12-4h3.5m-3.5 4h3.5"
    };
}

/// An icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// Three sliders.
    Settings,
    /// Two bars.
    Pause,
    /// A triangle.
    Go,
    /// Two hands, as two halves.
    Draw,
    /// A flag.
    Flag,
    /// A plus.
    New,
    /// A pile of boards.
    Games,
    /// A lamp.
    Hint,
    /// Three dots.
    More,
    /// Two arrows that change places.
    Flip,
    /// A curve.
    Review,
    /// A clock that runs back.
    Replay,
    /// An arrowhead that points back, at a bar.
    First,
    /// An arrowhead that points back.
    Previous,
    /// An arrowhead that points on.
    Next,
    /// An arrowhead that points on, at a bar.
    Last,
    /// An arrow that leaves a box.
    Share,
    /// A head and shoulders.
    Human,
    /// A chip: a box with legs, with more lines on it the stronger it plays.
    Computer(Level),
}

impl Icon {
    /// The end of its class, which style sheets use.
    fn name(self) -> &'static str {
        match self {
            Icon::Undo => "undo",
            Icon::Redo => "redo",
            Icon::Pause => "pause",
            Icon::Go => "go",
            Icon::Settings => "settings",
            Icon::Draw => "draw",
            Icon::Flag => "flag",
            Icon::New => "new",
            Icon::Games => "games",
            Icon::Hint => "hint",
            Icon::More => "more",
            Icon::Flip => "flip",
            Icon::Review => "review",
            Icon::Replay => "replay",
            Icon::First => "first",
            Icon::Previous => "previous",
            Icon::Next => "next",
            Icon::Last => "last",
            Icon::Share => "share",
            Icon::Human => "person",
            Icon::Computer(_) => "machine",
        }
    }

    fn path(self) -> &'static str {
        match self {
            Icon::Undo => "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
            Icon::Redo => "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
            Icon::Pause => "M9 5v14M15 5v14",
            Icon::Go => "M8 5l10 7-10 7z",
            Icon::Settings => "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
            Icon::Draw => "M4 9h16M4 15h16",
            Icon::Flag => "M6 21V4M6 4h11l-2.5 4L17 12H6",
            Icon::New => "M12 5v14M5 12h14",
            Icon::Hint => "M9 20h6M9.5 16.5a6.5 6.5 0 1 1 5 0v.5h-5z",
            Icon::More => "M5 12h.01M12 12h.01M19 12h.01",
            Icon::Flip => "M8 20V5M4 9l4-4 4 4M16 4v15m-4-4l4 4 4-4",
            Icon::Review => "M4 4v16h16M7 15l4-5 3 3 5-7",
            Icon::Replay => "M5 5v5h5M5.5 9.5a8 8 0 1 1-1 6M12 8v4.5l3 2",
            Icon::First => "M18 6l-7 6 7 6M6 6v12",
            Icon::Previous => "M15 6l-7 6 7 6",
            Icon::Next => "M9 6l7 6-7 6",
            Icon::Last => "M6 6l7 6-7 6M18 6v12",
            Icon::Share => "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
            Icon::Human => "M12 3.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4 20.5c0-7 16-7 16 0z",
            Icon::Computer(level) if level.number() < 4 => concat!(chip!(), "M9 15h6"),
            Icon::Computer(level) if level.number() < 7 => concat!(chip!(), "M9 15h6m-6-3h6"),
            Icon::Computer(_) => concat!(chip!(), "M9 15h6m-6-3h6m-6-3h6"),
            Icon::Games => "M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4",
        }
    }
}

/// Draws an icon. It has no label: the button has.
pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class={format!("icon icon-{}", icon.name())} viewBox="0 0 24 24" aria-hidden="true"><path d={icon.path()} /></svg>
    }
}

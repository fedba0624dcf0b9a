//! The board: a border of wood around fields of grass, each chequered in two tones of its own.

use yew::{Html, html};

use super::{BOARD, SIDE, is_dark};
use crate::art::{Point, short};

/// Whether a square is at the edge of the board.
pub(super) fn is_border(file: u16, rank: u16) -> bool {
    [file, rank].iter().any(|idx| [0, SIDE - 1].contains(idx))
}

/// The board. If `is_turned`, its letters and numbers are as seen from the other side.
pub(super) fn draw(is_turned: bool) -> Html {
    let squares = |of_border: bool, dark: bool| {
        BOARD.outline(|file, rank| is_border(file, rank) == of_border && is_dark(file, rank) == dark)
    };
    html! {
        <>
            { BOARD.wood() }
            <path class="lanrick-border-dark" d={squares(true, true)} />
            <path class="lanrick-border-light" d={squares(true, false)} />
            <path class="square-dark lanrick-field-dark" d={squares(false, true)} />
            <path class="square-light lanrick-field-light" d={squares(false, false)} />
            { BOARD.finish() }
            <path class="lanrick-fillet-edge" transform="translate(0.012 0.016)" d={fillet()} />
            <path class="lanrick-fillet" d={fillet()} />
            { BOARD.coordinates(is_turned) }
        </>
    }
}

/// The line between the border and the field.
fn fillet() -> String {
    let Point { x, y } = BOARD.middle(1, SIDE - 2);
    let (x, y, length) = (short(x - 0.5), short(y - 0.5), SIDE - 2);
    format!("M{x} {y}h{length}v{length}h-{length}z")
}

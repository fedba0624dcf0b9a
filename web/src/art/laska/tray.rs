//! The spread-out column: its counters side by side, each with its face and its edge.

use rules::view::Piece;
use yew::html;

use super::column::column;
use crate::art::{Spread, short};

/// More counters than this are laid out in two lines.
const LINE: usize = 12;
/// The distance from one counter to the next in a line.
const PITCH: f32 = 0.54;
/// The distance from one line to the next.
const LINES: f32 = 0.78;
/// How much smaller the counters are than on the board.
const SCALE: f32 = 0.66;
/// The height of the strip above them that shows their number.
const HEAD: f32 = 0.5;
/// The frame around them.
const FRAME: f32 = 0.1;

/// Pieces from the bottom to the top, laid out from the top down, line after line.
pub(super) fn tray(pieces: &[Piece]) -> Spread {
    let n_lines = if pieces.len() > LINE { 2 } else { 1 };
    let n_rows = pieces.len().div_ceil(n_lines);
    let (inner_width, inner_height) = (length(n_lines) * LINES, length(n_rows) * PITCH + 0.1);
    let (width, height) = (inner_width + 2.0 * FRAME, inner_height + HEAD + FRAME);
    let counters = pieces.iter().rev().enumerate().map(|(idx, piece)| {
        let x = FRAME + (length(idx / n_rows) + 0.5) * LINES;
        let y = HEAD + 0.05 + (length(idx % n_rows) + 0.5) * PITCH;
        html! {
            <g transform={format!("translate({} {})scale({})", short(x), short(y), short(SCALE))}>{ column(&[*piece]) }</g>
        }
    });
    let drawing = html! {
        <>
            <rect class="frame tray-edge" width={short(width)} height={short(height)} rx="0.12" />
            <rect
                class="square-dark laska-dark"
                x={short(FRAME)}
                y={short(HEAD)}
                width={short(inner_width)}
                height={short(inner_height)}
                rx="0.05"
            />
            <text class="laska-tray-count" x={short(width / 2.0)} y={short(HEAD / 2.0)} dy="0.13">{ pieces.len() }</text>
            { for counters }
        </>
    };
    Spread { width, height, drawing }
}

/// The length of `n` things that are one unit long.
fn length(n: usize) -> f32 {
    f32::from(u8::try_from(n).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use rules::view::Kind;

    use super::*;
    use crate::art::Art as _;
    use crate::art::laska::ART;

    #[test]
    fn the_tallest_column_fits_beside_the_board() {
        let layout = ART.layout(Seat::FIRST);
        for n in 1..=22 {
            let Spread { width, height, .. } = tray(&vec![Piece { owner: None, kind: Kind(0) }; n]);
            assert!(height <= layout.height && width <= layout.width / 3.0, "{n}: {width} by {height}");
        }
    }
}

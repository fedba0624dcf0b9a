//! The board: wood, squares, strips, walls, and plates that show which side is whose.

use rules::Seat;
use rules::games::lanko::{Area, Board, Direction, SEATS, Square, SquareKind};
use yew::{Html, classes, html};

use super::{FRAME, corner, man, middle};
use crate::art::{Point, Tone, short};

/// A part of the board with a common rim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zone {
    /// The squares on both sides of the strips.
    Field,
    /// A strip.
    Strip,
    /// The middle.
    Centre,
}

/// The board with a seat's side at the bottom.
pub(super) fn draw(board: &Board, orientation: Seat) -> Html {
    let [width, height] = [board.columns(), board.rows()].map(|n| f32::from(n) + 2.0 * FRAME);
    let turn = format!("rotate({} {} {})", -90 * quarters(orientation), short(width / 2.0), short(height / 2.0));
    let square = |square: Square| (tone(board, square), cell_path(board.area(square)));
    let idle = board
        .idle_cells()
        .iter()
        .map(|(column, row)| ("square-light", cell_path(Area { column: *column, row: *row, width: 1, height: 1 })));
    let squares: Vec<(&str, String)> = board.squares().map(square).chain(idle).collect();
    let tone = |tone: &'static str| {
        let paths: String = squares.iter().filter(|(of, _)| *of == tone).map(|(_, path)| path.as_str()).collect();
        html! { <path class={classes!("inlay", tone)} d={paths} /> }
    };
    html! {
        <>
            <rect class="frame" width={short(width)} height={short(height)} rx="0.2" />
            <rect class="frame-bevel" x="0.09" y="0.09" width={short(width - 0.18)} height={short(height - 0.18)} rx="0.14" />
            <g transform={turn}>
                { for ["square-home", "square-light", "square-strip"].map(tone) }
                { for board.squares().map(|square| mark(board, square)) }
                <path class="lanko-rim" d={rims(board)} />
                <path class="lanko-wall-edge" d={walls(board)} />
                <path class="lanko-wall" d={walls(board)} />
            </g>
            { for Seat::first(Seat::MAX).map(|seat| seat_plate(board, seat, orientation)) }
        </>
    }
}

/// The number of quarter turns from the first seat's side to a seat's.
fn quarters(seat: Seat) -> i32 {
    seat.idx() as i32
}

/// Whether a square is white; boards with cells without a role have white squares.
fn is_white(board: &Board, square: Square) -> bool {
    let Area { column, row, .. } = board.area(square);
    board.idle_cells().first().is_some_and(|(white, in_row)| (white + in_row + column + row).is_multiple_of(2))
}

/// The class of a square's colour.
fn tone(board: &Board, square: Square) -> &'static str {
    match board.kind(square) {
        _ if is_white(board, square) => "square-light",
        SquareKind::Border | SquareKind::Manoeuvre | SquareKind::Middle => "square-strip",
        SquareKind::Home | SquareKind::Standby => "square-home",
    }
}

fn cell_path(Area { column, row, width, height }: Area) -> String {
    format!("M{}h{width}v{height}h-{width}z", corner(column, row))
}

/// What is drawn on a special square.
fn mark(board: &Board, square: Square) -> Html {
    let drawing = match board.kind(square) {
        SquareKind::Home | SquareKind::Border => return Html::default(),
        SquareKind::Manoeuvre => html! { <path d="M-0.22-0.22l0.44 0.44M0.22-0.22l-0.44 0.44" /> },
        SquareKind::Middle => html! { <circle r="0.36" /> },
        SquareKind::Standby => html! { <path d="M-0.2-0.42v0.84M0.2-0.42v0.84M-0.42-0.2h0.84M-0.42 0.2h0.84" /> },
    };
    let class = classes!("printed", is_white(board, square).then_some("on-light"));
    html! { <g {class} transform={format!("translate({})", middle(board.area(square)))}>{ drawing }</g> }
}

/// The lines around the strips, the middle and the board.
fn rims(board: &Board) -> String {
    let zone = |column: Option<u8>, row: Option<u8>| {
        let cell = (column?, row?);
        match board.square_at(cell.0, cell.1).map(|square| board.kind(square)) {
            Some(SquareKind::Home) => Some(Zone::Field),
            Some(SquareKind::Border | SquareKind::Standby) => Some(Zone::Strip),
            Some(SquareKind::Manoeuvre | SquareKind::Middle) => Some(Zone::Centre),
            None => board.idle_cells().contains(&cell).then_some(Zone::Field),
        }
    };
    let mut path = String::new();
    for row in 0..=board.rows() {
        for column in 0..=board.columns() {
            let here = zone(Some(column), Some(row));
            if here != zone(column.checked_sub(1), Some(row)) {
                path += &format!("M{}v1", corner(column, row));
            }
            if here != zone(Some(column), row.checked_sub(1)) {
                path += &format!("M{}h1", corner(column, row));
            }
        }
    }
    path
}

/// The barriers.
fn walls(board: &Board) -> String {
    let wall = |(column, row, side): &(u8, u8, Direction)| match side {
        Direction::East | Direction::West => format!("M{}v1", corner(column + 1, *row)),
        Direction::North | Direction::South => format!("M{}h1", corner(*column, row + 1)),
    };
    board.barriers().iter().map(wall).collect()
}

/// An enamelled plate beside the end of a seat's arm, in the colour of its pieces: its letter, pointing in its
/// direction.
fn seat_plate(board: &Board, seat: Seat, orientation: Seat) -> Html {
    let n_quarters = quarters(seat) - quarters(orientation);
    let first =
        board.squares().map(|square| board.area(square)).filter(|area| area.row == 0).map(|area| area.column).min();
    let n_free = f32::from(first.unwrap_or_default());
    // At the foot of the first seat's arm, left of it; the others' follow clockwise.
    let side = f32::from(board.columns()) / 2.0;
    let (x, y) = (n_free - 0.68 - side, side - 0.75);
    let (x, y) = match n_quarters.rem_euclid(4) {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    };
    let at = Point { x: FRAME + side + x, y: FRAME + side + y };
    let tone = man::tone(seat);
    html! {
        <g class={classes!("lanko-plate", tone.class())} transform={format!("translate({at})")}>
            <g transform={format!("rotate({})", 90 * n_quarters)}>
                <path class="face" d="M-0.46 0.62V-0.3L0-0.78 0.46-0.3V0.62z" />
                <path
                    class="engraving"
                    d="M-0.34 0.5V-0.25L0-0.6 0.34-0.25V0.5z"
                    stroke-dasharray={(tone == Tone::Black).then_some("0.1 0.08")}
                />
            </g>
            <text class="lanko-plate-letter" dy="0.19">{ SEATS[seat.idx()] }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(id: &str) -> &'static Board {
        Board::of(id).expect("a board of the folder")
    }

    #[test]
    fn white_squares_are_those_between_the_dark_ones() {
        let whites = |id: &str| board(id).squares().filter(|square| is_white(board(id), *square)).count();
        // The rest of its fifty squares have no role.
        assert_eq!((whites("lanko-103"), board("lanko-103").idle_cells().len()), (8, 42));
        assert_eq!((whites("lanko-88"), whites("lanko-68")), (0, 0));
    }

    #[test]
    fn strips_are_rimmed_and_barriers_stand_where_they_are() {
        let rims = rims(board("lanko-88"));
        let at = |column, row| corner(column, row).to_string();
        // Left of the northern strip, above the middle and at the board's edge, but not between two squares of a strip.
        assert!(rims.contains(&format!("M{}v1", at(5, 1))));
        assert!(rims.contains(&format!("M{}h1", at(5, 5))));
        assert!(rims.contains(&format!("M{}h1", at(3, 0))));
        assert!(!rims.contains(&format!("M{}h1", at(5, 2))) && !rims.contains(&format!("M{}v1", at(6, 1))));
        assert_eq!(walls(board("lanko-88")).matches('M').count(), 8);
        assert_eq!(walls(board("lanko-103")), "");
    }
}

//! The board: a cross of fields with a narrow rim on a table, strips of enamel and walls in relief, and plates that show
//! which side is whose.
//!
//! It is drawn as it is seen, and not turned afterwards: its light comes from above left for everybody.

use rules::Seat;
use rules::games::lanko::{Area, Board, Direction, SEATS, Square, SquareKind};
use yew::{Html, classes, html};

use super::{FRAME, corner, man, middle};
use crate::art::{Point, Tone, short};

/// How far what is lit and what is dark of the enamel lie from it: its height.
const LIT: &str = "translate(-0.03 -0.035)";
const DARK: &str = "translate(0.035 0.045)";

/// Where a name begins and how far down its foot is, from the corner of its square.
const NAME: Point = Point { x: 0.04, y: 0.2 };

/// The mark of a square from which castles enter.
const CROSSED: &str = "M-.2-.2l.4 .4M.2-.2l-.4 .4";

/// The board with a seat's side at the bottom.
pub(super) fn draw(board: &Board, orientation: Seat) -> Html {
    let seen = Seen { board, n_quarters: orientation.idx() };
    let side = short(seen.length());
    let cross = seen.outline(|colour| colour.is_some());
    let [home, light, strip] =
        ["square-home", "square-light", "square-strip"].map(|tone| seen.outline(|colour| colour == Some(tone)));
    let other: String =
        board.squares().filter(|at| is_other(board, *at)).map(|at| seen.field(board.area(at))).collect();
    let walls = seen.walls();
    html! {
        <>
            <rect class="lanko-table" width={side.clone()} height={side.clone()} rx="0.16" />
            <path class="lanko-cast" transform="translate(0.05 0.07)" d={cross.clone()} />
            <path class="frame lanko-side" d={cross.clone()} />
            <path class="lanko-side-lit" transform="translate(-0.012 -0.016)" d={cross.clone()} />
            <path class="lanko-side-top" d={cross.clone()} />
            <path class="square-home" d={home} />
            if !light.is_empty() {
                <path class="square-light" d={light} />
            }
            <path class="grain" d={cross} />
            <path class="lanko-enamel-edge" transform={DARK} d={strip.clone()} />
            <path class="lanko-enamel-lit" transform={LIT} d={strip.clone()} />
            <path class="square-strip" d={strip} />
            if !other.is_empty() {
                <path class="lanko-other" d={other} />
            }
            { for board.squares().map(|square| seen.mark(square)) }
            if !walls.is_empty() {
                <path class="lanko-wall-edge" transform="translate(0.02 0.03)" d={walls.clone()} />
                <path class="lanko-wall" d={walls.clone()} />
                <path class="lanko-wall-lit" transform={LIT} d={walls} />
            }
            <rect class="sheen" width={side.clone()} height={side} rx="0.16" />
            { for [false, true].map(|is_on_white| seen.names(is_on_white)) }
            { for Seat::first(Seat::MAX).map(|seat| seat_plate(board, seat, orientation)) }
        </>
    }
}

/// Whether a square is white; boards with cells without a role have white squares.
fn is_white(board: &Board, square: Square) -> bool {
    let Area { column, row, .. } = board.area(square);
    board.idle_cells().first().is_some_and(|(white, in_row)| (white + in_row + column + row).is_multiple_of(2))
}

/// Whether a square is a little lighter than its neighbours of the same colour, so that they can be counted. Squares in the
/// middle have marks, and white ones are beside darker ones.
fn is_other(board: &Board, square: Square) -> bool {
    let Area { column, row, .. } = board.area(square);
    let is_plain = board.idle_cells().is_empty() && board.kind(square) != SquareKind::Middle;
    is_plain && !(column + row).is_multiple_of(2)
}

/// The class of a square's colour.
fn tone(board: &Board, square: Square) -> &'static str {
    match board.kind(square) {
        _ if is_white(board, square) => "square-light",
        SquareKind::Border | SquareKind::Manoeuvre | SquareKind::Middle => "square-strip",
        SquareKind::Home | SquareKind::Standby => "square-home",
    }
}

/// A board as it is seen from a side.
struct Seen<'a> {
    board: &'a Board,
    /// The number of quarter turns to it from the first seat's side.
    n_quarters: usize,
}

impl Seen<'_> {
    /// The length of the table's sides.
    fn length(&self) -> f32 {
        f32::from(self.board.columns()) + 2.0 * FRAME
    }

    /// Where a point of the board is seen.
    fn point(&self, at: Point) -> Point {
        (0..self.n_quarters).fold(at, |Point { x, y }, _| Point { x: y, y: self.length() - x })
    }

    /// The outline of some cells.
    fn field(&self, area: Area) -> String {
        let Area { column, row, width, height } = area;
        let [one, other] = [corner(column, row), corner(column + width, row + height)].map(|at| self.point(at));
        let start = Point { x: one.x.min(other.x), y: one.y.min(other.y) };
        let (width, height) = if self.n_quarters.is_multiple_of(2) { (width, height) } else { (height, width) };
        format!("M{start}h{width}v{height}h-{width}z")
    }

    /// The outline of the cells whose colour is meant, in pieces as long as they are in a row. There is no colour beside
    /// the board.
    fn outline(&self, is_meant: impl Fn(Option<&str>) -> bool) -> String {
        let board = self.board;
        let colour = |column, row| match board.square_at(column, row) {
            Some(square) => Some(tone(board, square)),
            None => board.idle_cells().contains(&(column, row)).then_some("square-light"),
        };
        let mut path = String::new();
        for row in 0..board.rows() {
            let mut first = None;
            for column in 0..=board.columns() {
                let is_in = column < board.columns() && is_meant(colour(column, row));
                match first {
                    None if is_in => first = Some(column),
                    Some(start) if !is_in => {
                        path += &self.field(Area { column: start, row, width: column - start, height: 1 });
                        first = None;
                    }
                    _ => {}
                }
            }
        }
        path
    }

    /// The barriers.
    fn walls(&self) -> String {
        let wall = |(column, row, side): &(u8, u8, Direction)| {
            let end = corner(column + 1, row + 1);
            let start = match side {
                Direction::East | Direction::West => corner(column + 1, *row),
                Direction::North | Direction::South => corner(*column, row + 1),
            };
            format!("M{}L{}", self.point(start), self.point(end))
        };
        self.board.barriers().iter().map(wall).collect()
    }

    /// The names of white squares or of the others, in their upper left corners: pieces stand further down.
    fn names(&self, is_on_white: bool) -> Html {
        let name = |square: Square| {
            let Area { column, row, width, height } = self.board.area(square);
            let [one, other] = [corner(column, row), corner(column + width, row + height)].map(|at| self.point(at));
            let [x, y] = [one.x.min(other.x) + NAME.x, one.y.min(other.y) + NAME.y].map(short);
            html! { <text {x} {y}>{ self.board.label(square) }</text> }
        };
        let ground = if is_on_white { "on-light" } else { "on-dark" };
        let meant = self.board.squares().filter(|square| is_white(self.board, *square) == is_on_white);
        html! { <g class={classes!("site-name", "coordinate", ground, "lanko-names")}>{ for meant.map(name) }</g> }
    }

    /// What is drawn on a special square.
    fn mark(&self, square: Square) -> Html {
        let drawing = match self.board.kind(square) {
            SquareKind::Home | SquareKind::Border => return Html::default(),
            SquareKind::Manoeuvre => html! {
                <>
                    <path class="lanko-groove" d={CROSSED} />
                    <path d={CROSSED} />
                </>
            },
            // A pool of light within two threads of metal.
            SquareKind::Middle => html! {
                <>
                    <circle class="lanko-pool" cx="0.012" cy="0.018" r="0.385" />
                    <circle r="0.37" />
                    <circle class="lanko-thread" r="0.28" />
                </>
            },
            SquareKind::Standby => {
                html! { <path d="M-0.18-0.38v0.76M0.18-0.38v0.76M-0.38-0.18h0.76M-0.38 0.18h0.76" /> }
            }
        };
        let class = classes!("printed", "lanko-print", is_white(self.board, square).then_some("on-light"));
        let at = self.point(middle(self.board.area(square)));
        html! { <g {class} transform={format!("translate({at})")}>{ drawing }</g> }
    }
}

/// An enamelled plate beside the end of a seat's arm, in the colour of its pieces: its letter, pointing in its
/// direction.
fn seat_plate(board: &Board, seat: Seat, orientation: Seat) -> Html {
    let n_quarters = (seat.idx() + Seat::MAX - orientation.idx()) % Seat::MAX;
    let first =
        board.squares().map(|square| board.area(square)).filter(|area| area.row == 0).map(|area| area.column).min();
    let n_free = f32::from(first.unwrap_or_default());
    // At the foot of the first seat's arm, left of it; the others' follow clockwise.
    let side = f32::from(board.columns()) / 2.0;
    let (x, y) = (n_free - 0.72 - side, side - 0.62);
    let (x, y) = match n_quarters {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    };
    let at = Point { x: FRAME + side + x, y: FRAME + side + y };
    let tone = man::tone(seat);
    html! {
        <g class={classes!("lanko-plate", tone.class())} data-of={seat.to_string()} transform={format!("translate({at})")}>
            <circle class="shadow" cx="0.04" cy="0.07" r="0.47" />
            <g transform={format!("rotate({})", 90 * n_quarters)}>
                <path class="face" d="M0-0.6L0.3-0.27A0.4 0.4 0 1 1-0.3-0.27z" />
                <path
                    class="engraving"
                    d="M0-0.49L0.235-0.23A0.33 0.33 0 1 1-0.235-0.23z"
                    stroke-dasharray={(tone == Tone::Black).then_some("0.07 0.06")}
                />
            </g>
            <text class="lanko-plate-letter" dy="0.155">{ SEATS[seat.idx()] }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(id: &str) -> &'static Board {
        Board::of(id).expect("a board of the folder")
    }

    fn seen(id: &str, n_quarters: usize) -> Seen<'static> {
        Seen { board: board(id), n_quarters }
    }

    #[test]
    fn white_squares_are_those_between_the_dark_ones() {
        let whites = |id: &str| board(id).squares().filter(|square| is_white(board(id), *square)).count();
        // The rest of its fifty squares have no role.
        assert_eq!((whites("lanko-103"), board("lanko-103").idle_cells().len()), (8, 42));
        assert_eq!((whites("lanko-88"), whites("lanko-68")), (0, 0));
        assert_eq!(seen("lanko-103", 0).outline(|colour| colour == Some("square-light")).matches('M').count(), 50);
    }

    #[test]
    fn neighbours_of_one_colour_can_be_counted() {
        for id in ["lanko-88", "lanko-68"] {
            let board = board(id);
            let touches = |one: Square, other: Square| {
                let (one, other) = (board.area(one), board.area(other));
                one.column == other.column && one.row + one.height == other.row
                    || one.row == other.row && one.column + one.width == other.column
            };
            for (one, other) in board.squares().flat_map(|one| board.squares().map(move |other| (one, other))) {
                let is_plain = [one, other].iter().all(|square| board.kind(*square) != SquareKind::Middle);
                if is_plain && touches(one, other) && tone(board, one) == tone(board, other) {
                    assert_ne!(is_other(board, one), is_other(board, other), "{id}: {one:?} {other:?}");
                }
            }
        }
        // Its white and dark squares alternate anyway.
        assert!(board("lanko-103").squares().all(|square| !is_other(board("lanko-103"), square)));
    }

    #[test]
    fn the_rim_follows_the_cross() {
        let cross = |id| seen(id, 0).outline(|colour| colour.is_some());
        // Six of twelve cells in the first row, all in the fourth.
        let [narrow, wide] = [(3, 0, 6), (0, 3, 12)].map(|(column, row, n)| {
            let start = corner(column, row);
            format!("M{start}h{n}v1h-{n}z")
        });
        assert!(cross("lanko-88").starts_with(&narrow) && cross("lanko-88").contains(&wide));
        assert_eq!(cross("lanko-88").matches('M').count(), 12);
        // An arm of the 103 ends in two tips.
        assert_eq!(cross("lanko-103").matches('M').count(), 13);
    }

    #[test]
    fn barriers_stand_where_they_are_from_every_side() {
        assert_eq!(seen("lanko-88", 0).walls().matches('M').count(), 8);
        assert_eq!(seen("lanko-103", 0).walls(), "");
        // Below the third cell of the second row, the first of the 68's; W looks from its left side.
        let ends = |from: Point, to: Point| format!("M{from}L{to}");
        assert!(seen("lanko-68", 0).walls().starts_with(&ends(corner(2, 2), corner(3, 2))));
        assert!(seen("lanko-68", 1).walls().starts_with(&ends(corner(2, 8), corner(2, 7))));
    }

    #[test]
    fn a_turned_board_is_drawn_where_its_squares_are() {
        for n_quarters in 0..4 {
            let layout = crate::art::Art::layout(&super::super::ARTS[1], Seat::new(n_quarters).expect("four seats"));
            let board = board("lanko-68");
            for square in board.squares() {
                let place = layout.place(square.site()).expect("every square has its place");
                let start = Point { x: place.at.x - place.width / 2.0, y: place.at.y - place.height / 2.0 };
                let [width, height] = [place.width, place.height].map(short);
                let outline = format!("M{start}h{width}v{height}h-{width}z");
                assert_eq!(seen("lanko-68", n_quarters).field(board.area(square)), outline, "{square:?}");
            }
        }
    }
}

//! Square boards of rows and columns in a frame.

use yew::{Html, classes, html};

use super::{Point, short};

/// How far the name of a file or a rank is from the middle of its square, across.
const ASIDE: f32 = 0.42;
/// How far the foot of a file's name is below the middle of its square.
const BELOW: f32 = 0.46;
/// How far the foot of a rank's name is above the middle of its square.
const ABOVE: f32 = 0.335;

/// Such a board. With the first seat's side at the bottom, its first file is on the left and its first rank at the
/// bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Chequer {
    /// Squares along a side.
    pub(crate) side: u16,
    /// The width of the frame around the squares.
    pub(crate) frame: f32,
}

impl Chequer {
    /// Its width and height with the frame.
    pub(crate) fn length(self) -> f32 {
        f32::from(self.side) + 2.0 * self.frame
    }

    /// The middle of a square, by its file from the left and its rank from the bottom.
    pub(crate) fn middle(self, file: u16, rank: u16) -> Point {
        Point { x: self.frame + f32::from(file) + 0.5, y: self.frame + f32::from(self.side - 1 - rank) + 0.5 }
    }

    /// The wooden frame, with light on its edge.
    pub(crate) fn wood(self) -> Html {
        let [length, inset, inner] = [self.length(), 0.02, self.length() - 0.04].map(short);
        html! {
            <>
                <rect class="frame" width={length.clone()} height={length} rx="0.12" />
                <rect class="frame-bevel" x={inset.clone()} y={inset} width={inner.clone()} height={inner} rx="0.1" />
            </>
        }
    }

    /// What lies over the squares: the grain of their wood, the line around them, and light on all of the board.
    pub(crate) fn finish(self) -> Html {
        let [length, frame, inner] = [self.length(), self.frame, f32::from(self.side)].map(short);
        let (x, y) = (frame.clone(), frame.clone());
        html! {
            <>
                <rect class="grain" {x} {y} width={inner.clone()} height={inner.clone()} />
                <rect class="square-line" x={frame.clone()} y={frame} width={inner.clone()} height={inner} />
                <rect class="sheen" width={length.clone()} height={length} rx="0.12" />
            </>
        }
    }

    /// The outline of the squares of one colour: the colour of the corner where files and ranks begin, or the other.
    pub(crate) fn squares(self, of_corner: bool) -> String {
        self.outline(|file, rank| (file + rank).is_multiple_of(2) == of_corner)
    }

    /// The outline of some squares, by their files and ranks.
    pub(crate) fn outline(self, is_meant: impl Fn(u16, u16) -> bool) -> String {
        let squares = (0..self.side).flat_map(|rank| (0..self.side).map(move |file| (file, rank)));
        let meant = squares.filter(|(file, rank)| is_meant(*file, *rank));
        meant.map(|(file, rank)| self.middle(file, rank).square()).collect()
    }

    /// The letters of the files and the numbers of the ranks, in the squares at the lower and at the left side; if
    /// `is_turned`, as seen from the other side.
    pub(crate) fn coordinates(self, is_turned: bool) -> Html {
        let seen = |idx: u16| if is_turned { self.side - 1 - idx } else { idx };
        // The corner's colour is dark, and every second square has it.
        let tone = |idx: u16| if idx.is_multiple_of(2) { "on-dark" } else { "on-light" };
        let of_square = |idx: u16| {
            let letter = char::from(b'a' + idx as u8).to_string();
            let number = (idx + 1).to_string();
            let (column, row) = (self.middle(seen(idx), 0), self.middle(0, seen(idx)));
            let name = |axis: &'static str, x: f32, y: f32, text: String| {
                let class = classes!("site-name", "coordinate", axis, tone(seen(idx)));
                html! { <text {class} x={short(x)} y={short(y)}>{ text }</text> }
            };
            html! {
                <>
                    { name("of-file", column.x + ASIDE, column.y + BELOW, letter) }
                    { name("of-rank", row.x - ASIDE, row.y - ABOVE, number) }
                </>
            }
        };
        (0..self.side).map(of_square).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_is_at_the_lower_left() {
        let board = Chequer { side: 3, frame: 0.5 };
        assert_eq!(board.middle(0, 0), Point { x: 1.0, y: 3.0 });
        assert_eq!(board.middle(2, 1), Point { x: 3.0, y: 2.0 });
        let paths = [true, false].map(|of_corner| board.squares(of_corner));
        assert_eq!(paths.each_ref().map(|path| path.matches('M').count()), [5, 4]);
        assert!(paths[0].starts_with("M0.5 2.5h1") && paths[1].starts_with("M1.5 2.5h1"), "{paths:?}");
    }

    /// They stand in fields, in the corners that pieces leave free: none is nearer to a middle than a piece is wide.
    #[test]
    fn names_are_out_of_the_way_of_pieces() {
        let reach = |across: f32, down: f32| (across * across + down * down).sqrt();
        // The near corner of a letter that is 0.12 wide and 0.145 high.
        assert!(reach(ASIDE - 0.06, BELOW - 0.145) > 0.47 && reach(ASIDE - 0.06, ABOVE) > 0.47);
        const { assert!(ASIDE + 0.06 < 0.5 && BELOW < 0.5 && ABOVE + 0.145 < 0.5) };
    }
}

//! Square boards of rows and columns in a frame.

use yew::{Html, html};

use super::{Point, short};

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

    /// The wooden frame.
    pub(crate) fn wood(self) -> Html {
        let length = short(self.length());
        html! { <rect class="frame" width={length.clone()} height={length} rx="0.2" /> }
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

    /// The letters of the files and the numbers of the ranks, on all sides of the frame; if `is_turned`, as seen from
    /// the other side.
    pub(crate) fn coordinates(self, is_turned: bool) -> Html {
        let seen = |idx: u16| if is_turned { self.side - 1 - idx } else { idx };
        let (near, far) = (self.frame / 2.0, self.length() - self.frame / 2.0);
        let of_square = |idx: u16| {
            let letter = char::from(b'a' + idx as u8).to_string();
            let number = (idx + 1).to_string();
            let Point { x, y } = self.middle(seen(idx), seen(idx));
            [(x, far, &letter), (x, near, &letter), (near, y, &number), (far, y, &number)]
                .map(|(x, y, text)| {
                    html! { <text class="site-name coordinate" x={short(x)} y={short(y)} dy="0.09">{ text.clone() }</text> }
                })
                .into_iter()
                .collect::<Html>()
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
}

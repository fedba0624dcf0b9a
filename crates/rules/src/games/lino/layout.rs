//! The first layout and its faces, as data, and how tiles are dealt.

use super::face::Face;
use super::sites::Spot;

/// The number of tiles.
pub(super) const N_TILES: usize = 56;

/// The spot of the upper left cell of [`PICTURE`].
const CORNER: &str = "g14";

/// The tiles at the beginning: an asymmetric cross of a bar ten wide and four high and a bar four wide and eight high
/// (LINO-1).
const PICTURE: &str = "\
..tttt....
tttttttttt
tttttttttt
tttttttttt
tttttttttt
..tttt....
..tttt....
..tttt....";

/// What the tiles show when no deal is chosen (LINO-4), one line for each row of the picture.
const DEAL: &str = "*,b4,w1,b2,\
     b3,w1,w4,b1,w2,*,b3,b2,b1,b1,\
     w1,b1,b2,w2,b2,b5,w5,w2,w5,w2,\
     *,w1,w3,w2,w4,b5,w2,b1,b1,b4,\
     w3,w2,w1,*,b3,w3,*,b2,w3,w1,\
     w2,w1,b1,b2,\
     w1,b2,b1,b3,\
     b2,b1,*,w1";

/// How often each face occurs in a deal (LINO-4): the stars, then each number, given once for White and once for Blue.
const N_STARS: usize = 6;
const N_OF_NUMBERS: [(u8, usize); 5] = [(1, 9), (2, 8), (3, 4), (4, 2), (5, 2)];

/// The spots of the first layout in reading order.
pub(super) fn tiles() -> [Spot; N_TILES] {
    let corner = Spot::read(CORNER).expect("the corner is a spot");
    let rows = PICTURE.lines().zip(0..);
    let cells = rows.flat_map(|(row, y)| row.bytes().zip(0..).map(move |(sign, x)| (sign, x, y)));
    let mut spots = cells.filter(|(sign, ..)| *sign == b't').map(|(_, x, y)| {
        let spot = Spot::at(corner.column() + x, corner.row() - y);
        spot.expect("the picture lies within the frame")
    });
    core::array::from_fn(|_| spots.next().expect("the picture has 56 tiles"))
}

/// Reads the faces of the first layout in reading order: the default deal when the text is empty, `None` when it is no
/// deal. Accepts any 56 faces.
pub(super) fn read_deal(text: &str) -> Option<[Face; N_TILES]> {
    read_faces(if text.is_empty() { DEAL } else { text }).ok()
}

/// Reads 56 faces separated by commas. On failure returns how many were found, or the fragment that is no face.
pub(super) fn read_faces(text: &str) -> Result<[Face; N_TILES], NoFaces<'_>> {
    let mut faces = [Face::BLANK; N_TILES];
    let mut n_found = 0;
    for token in text.split(',') {
        let face = Face::read(token).ok_or(NoFaces::Token(token))?;
        if let Some(place) = faces.get_mut(n_found) {
            *place = face;
        }
        n_found += 1;
    }
    if n_found == N_TILES { Ok(faces) } else { Err(NoFaces::Number(n_found)) }
}

/// Why a text is not a list of the faces of all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoFaces<'t> {
    /// This fragment is no face.
    Token(&'t str),
    /// This many faces were found.
    Number(usize),
}

/// Writes faces as [`read_faces`] reads them.
pub(super) fn write_faces(faces: &[Face]) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Deals the tiles of the game (LINO-4) at random: a value of the option `deal`. `draw(n)` draws a number below `n`,
/// each equally likely; `n` is at least 1.
pub fn deal(draw: &mut dyn FnMut(u32) -> u32) -> String {
    let mut faces = composition();
    for n_left in (2..=N_TILES).rev() {
        let idx = draw(n_left as u32) as usize;
        faces.swap(n_left - 1, idx.min(n_left - 1));
    }
    write_faces(&faces)
}

/// All faces of the game, unshuffled.
fn composition() -> Vec<Face> {
    let numbers = super::SEATS.into_iter().flat_map(|seat| {
        let times = move |(number, n)| core::iter::repeat_n(Face::numbered(seat, number), n);
        N_OF_NUMBERS.into_iter().flat_map(times)
    });
    core::iter::repeat_n(Face::STAR, N_STARS).chain(numbers).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn sorted(faces: &[Face]) -> Vec<String> {
        let mut tokens: Vec<String> = faces.iter().map(ToString::to_string).collect();
        tokens.sort_unstable();
        tokens
    }

    #[test]
    fn the_first_layout_is_a_cross_of_56_tiles() {
        let tiles = tiles();
        assert!(tiles.is_sorted());
        let count = |is_meant: &dyn Fn(&Spot) -> bool| tiles.iter().filter(|at| is_meant(at)).count();
        assert_eq!(count(&|at| (9..13).contains(&at.row())), 40, "the flat bar, rows 10 to 13");
        assert_eq!(count(&|at| (8..12).contains(&at.column())), 32, "the upright bar, columns i to l");
        assert_eq!(count(&|at| at.row() == 13 && (8..12).contains(&at.column())), 4, "one row above the flat bar");
        assert_eq!((tiles[0].to_string(), tiles[55].to_string()), ("i14".to_owned(), "l7".to_owned()));
    }

    #[test]
    fn our_own_deal_has_the_faces_of_the_game() {
        let own = read_deal("").expect("our own deal is one");
        assert_eq!(sorted(&own), sorted(&composition()));
        let sum = |white| -> u32 {
            let own = composition().into_iter().filter_map(Face::number);
            own.filter(|(seat, _)| (seat.idx() == 0) == white).map(|(_, number)| u32::from(number)).sum()
        };
        assert_eq!((composition().len(), sum(true), sum(false)), (56, 55, 55));
    }

    #[test]
    fn deals_are_shuffled_by_what_is_drawn() {
        let mut state = 7_u32;
        let mut draw = |n: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % n
        };
        let deals: HashSet<String> = (0..100).map(|_| deal(&mut draw)).collect();
        assert_eq!(deals.len(), 100);
        for text in &deals {
            let faces = read_deal(text).expect("a deal is read");
            assert_eq!((sorted(&faces), write_faces(&faces)), (sorted(&composition()), text.clone()));
        }
        // Whatever is drawn, no face is lost.
        let faces = read_deal(&deal(&mut |n| n)).expect("a deal is read");
        assert_eq!(sorted(&faces), sorted(&composition()));
        assert_ne!(deal(&mut |_| 0), deal(&mut |n| n - 1));
    }

    #[test]
    fn other_texts_are_no_deals() {
        let own = write_faces(&read_deal("").expect("our own deal is one"));
        assert!(read_deal(&own).is_some());
        for text in ["no such text, surely", "*", &own[1..], &format!("{own},*"), &own.replacen('*', "w6", 1)] {
            assert_eq!(read_deal(text), None, "{text}");
        }
        assert_eq!(read_faces("*,w1"), Err(NoFaces::Number(2)));
        assert_eq!(read_faces("*,w7,x"), Err(NoFaces::Token("w7")));
    }
}

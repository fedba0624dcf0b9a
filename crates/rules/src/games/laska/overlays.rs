//! The rings, the centre and the diagonals that the source and players refer to.

use crate::grid;
use crate::present::Overlay;
use crate::view::Site;

use super::sites::Square;

pub(super) const ALL: &[Overlay] = &[
    Overlay { key: "laska-inner-ring", sites: &sites(["c3", "c5", "e3", "e5"]) },
    Overlay { key: "laska-outer-ring", sites: &sites(["d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6"]) },
    Overlay { key: "laska-centre", sites: &sites(["d4"]) },
    Overlay {
        key: "laska-long-diagonals",
        sites: &sites(["a1", "b2", "c3", "d4", "e5", "f6", "g7", "a7", "b6", "c5", "e3", "f2", "g1"]),
    },
    Overlay {
        key: "laska-short-diagonals",
        sites: &sites(["a3", "b4", "c5", "d6", "e7", "c1", "d2", "e3", "f4", "g5", "a5", "c3", "e1", "c7", "e5", "g3"]),
    },
];

/// The sites of squares named as `c3`; checked when the program is built.
const fn sites<const N: usize>(names: [&str; N]) -> [Site; N] {
    let mut sites = [Site(0); N];
    let mut nth = 0;
    while nth < N {
        let name = names[nth].as_bytes();
        let on_grid = grid::Square { file: name[0] - b'a', rank: name[1] - b'1' };
        sites[nth] = Square::from_grid(on_grid).expect("overlays name squares of the board").site();
        nth += 1;
    }
    sites
}

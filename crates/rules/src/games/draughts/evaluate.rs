//! Static evaluation: counts the features of a position.
//!
//! Each side is seen as if its men went down the board: for White all sets are turned round. So both sides are
//! evaluated alike, and each feature is counted in one place.

use crate::evaluation::{FULL_PHASE, FeatureCounts};
use crate::seat::Seat;

use super::position::Position;
use super::sites::{DARK_ROWS, LIGHT_ROWS, goes_down};
use super::weights::Count;

#[cfg(test)]
mod tests;

const MAN: usize = Count::Man as usize;
const KING: usize = Count::King as usize;
const LEAD_FEW: usize = Count::LeadFew as usize;
const LEAD_FEWER: usize = Count::LeadFewer as usize;
const LEAD_LAST: usize = Count::LeadLast as usize;
const ONLY_KINGS: usize = Count::OnlyKings as usize;
const TURN: usize = Count::Turn as usize;
const MOVE: usize = Count::Move as usize;
/// Men on rows 1 to 6; their first row is row 0.
const ROW: usize = Count::Row1 as usize;
const FILE: usize = Count::FileA as usize;
const INNER: usize = Count::ManInner as usize;
/// Which men are on the back row: the bits of numbers 1 to 4, from `back 1` on.
const BACK: usize = Count::Back1 as usize;
const PAIR: usize = Count::Pair as usize;
const LEAN: usize = Count::Lean as usize;
const SAFE: usize = Count::SafeWalk as usize;
const STUCK: usize = Count::StuckMan as usize;
const EXPOSED: usize = Count::ExposedMan as usize;
const EXPOSED_KING: usize = Count::ExposedKing as usize;
/// Men that no enemy man can stop, on rows up to 3, 4, 5 and 6.
const FREE: usize = Count::Free3 as usize;
const HUNTED: usize = Count::FreeHunted as usize;
const DOG_HOLE: usize = Count::DogHole as usize;
const KING_CENTRE: usize = Count::KingCentre as usize;
const KING_EDGE: usize = Count::KingEdge as usize;
const KING_SAFE: usize = Count::KingSafeWalk as usize;
const KING_TRAPPED: usize = Count::KingTrapped as usize;
const REFUGE: usize = Count::Refuge as usize;

/// d6 f6, c5 e5, d4 f4, c3 e3.
const MIDDLE: u32 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 14 | 1 << 17 | 1 << 18 | 1 << 21 | 1 << 22;
/// Numbers 14, 15, 18 and 19.
const INNERMOST: u32 = 1 << 13 | 1 << 14 | 1 << 17 | 1 << 18;
/// The outermost squares.
const EDGE: u32 = 0xf818_181f;
/// The double corners: numbers 1 and 5, 28 and 32.
const DOUBLE_CORNERS: u32 = 1 | 1 << 4 | 1 << 27 | 1 << 31;
/// The files a, c, d, e, f and h. Files b and g, next to the edge, are the baseline.
const FILES: [u32; 6] = [0x1010_1010, 0x2020_2020, 0x0202_0202, 0x4040_4040, 0x0404_0404, 0x0808_0808];
/// The files a to d; the others are e to h.
const LEFT: u32 = 0x3333_3333;
/// Whole rows that begin with a light square.
const EVEN_ROWS: u32 = 0x0f0f_0f0f;
const ROW_LEN: u32 = 4;

/// The number of pieces on the board from which a lead counts for more.
const FEW: i32 = 14;
const FEWER: i32 = 9;
const LAST: i32 = 6;

// Sets shifted by one square, as White sees the board.

const fn down_left(set: u32) -> u32 {
    (set & EVEN_ROWS) << 4 | (set & DARK_ROWS) << 3
}

const fn down_right(set: u32) -> u32 {
    (set & LIGHT_ROWS) << 5 | (set & !EVEN_ROWS) << 4
}

const fn up_left(set: u32) -> u32 {
    (set & EVEN_ROWS) >> 4 | (set & DARK_ROWS) >> 5
}

const fn up_right(set: u32) -> u32 {
    (set & LIGHT_ROWS) >> 3 | (set & !EVEN_ROWS) >> 4
}

/// Counts for Black, who has the first seat.
#[inline]
pub(super) fn count_features(pos: &Position, counts: &mut impl FeatureCounts) {
    let [black, white] = [Seat::FIRST, Seat::SECOND].map(|seat| pos.owned_by(seat));
    let kings = pos.kings();
    let all = len(black | white);
    counts.phase(all * FULL_PHASE / (2 * Position::PIECES as i32));

    let to_move = if goes_down(pos.seat()) { 1 } else { -1 };
    counts.add(TURN, to_move);
    let lead = len(black) - len(white);
    if lead == 0 {
        // The move (opposition): who would end up opposite the other if all pieces advanced; with an odd number of
        // pieces on every other row it is the side to move.
        let odd = len((black | white) & EVEN_ROWS) & 1;
        counts.add(MOVE, if odd == 1 { to_move } else { -to_move });
    } else if all <= FEW {
        counts.add(LEAD_FEW, lead);
        if all <= FEWER {
            counts.add(LEAD_FEWER, lead);
            if all <= LAST {
                counts.add(LEAD_LAST, lead);
            }
        }
    }
    let [turned_black, turned_white, turned_kings] = [black, white, kings].map(u32::reverse_bits);
    Side { own: black, foe: white, kings }.count_features(1, counts);
    Side { own: turned_white, foe: turned_black, kings: turned_kings }.count_features(-1, counts);
}

/// A side whose men go down the board, and its opponent.
#[derive(Clone, Copy)]
struct Side {
    own: u32,
    foe: u32,
    kings: u32,
}

impl Side {
    #[inline]
    fn count_features(self, sign: i32, counts: &mut impl FeatureCounts) {
        let Side { own, foe, kings } = self;
        let mut add = |feature: usize, n: i32| counts.add(feature, sign * n);
        let men = own & !kings;
        add(MAN, len(men));
        for row in 1..7 {
            add(ROW + row - 1, len(men >> (ROW_LEN * row as u32) & 0b1111));
        }
        for (nth, file) in FILES.iter().enumerate() {
            add(FILE + nth, len(men & file));
        }
        add(INNER, len(men & INNERMOST));
        let guards = men & 0b1111;
        if guards != 0 && foe & !kings != 0 {
            add(BACK + guards as usize - 1, 1);
        }
        add(PAIR, len(men & down_left(own)) + len(men & down_right(own)));
        let (left, right) = (len(men & LEFT), len(men & !LEFT));
        add(LEAN, left.abs_diff(right) as i32);
        // Dog hole: a man on 28 with an enemy on 32 behind it.
        add(DOG_HOLE, i32::from(men & 1 << 27 != 0 && foe & 1 << 31 != 0));
        self.count_men(men, &mut add);
        if own & kings != 0 {
            self.count_kings(own & kings, &mut add);
        }
    }

    #[inline]
    fn count_men(self, men: u32, add: &mut impl FnMut(usize, i32)) {
        let Side { own, foe, kings } = self;
        let empty = !(own | foe);
        let [unsafe_left, unsafe_right] = self.unsafe_ahead();
        let (left, right) = (down_left(men) & empty, down_right(men) & empty);
        add(SAFE, len(left & !unsafe_left) + len(right & !unsafe_right));
        add(STUCK, len(men & !up_right(empty) & !up_left(empty)));
        add(EXPOSED, len(men & self.exposed()));
        // A man with no enemy anywhere in front of it meets none: enemies beside it come too late.
        let mut before = foe;
        for _ in 0..7 {
            before |= up_left(before) | up_right(before);
        }
        let free = men & !before;
        if foe & kings != 0 {
            add(HUNTED, len(free));
        } else if free != 0 {
            add(FREE, len(free & 0xffff));
            for row in 4..7 {
                add(FREE + row - 3, len(free >> (ROW_LEN * row as u32) & 0b1111));
            }
        }
    }

    #[inline]
    fn count_kings(self, kings: u32, add: &mut impl FnMut(usize, i32)) {
        let Side { own, foe, .. } = self;
        let empty = !(own | foe);
        add(KING, len(kings));
        add(ONLY_KINGS, i32::from(foe & self.kings == 0));
        add(KING_CENTRE, len(kings & MIDDLE));
        add(KING_EDGE, len(kings & EDGE));
        if len(own) < len(foe) {
            add(REFUGE, len(kings & DOUBLE_CORNERS));
        }
        add(EXPOSED_KING, len(kings & self.exposed()));
        let [unsafe_down_left, unsafe_down_right] = self.unsafe_ahead();
        let [unsafe_up_left, unsafe_up_right] = self.unsafe_back();
        let goals = [
            down_left(kings) & empty & !unsafe_down_left,
            down_right(kings) & empty & !unsafe_down_right,
            up_left(kings) & empty & !unsafe_up_left,
            up_right(kings) & empty & !unsafe_up_right,
        ];
        add(KING_SAFE, goals.into_iter().map(len).sum());
        let [a, b, c, d] = goals;
        add(KING_TRAPPED, len(kings & !(up_right(a) | up_left(b) | down_right(c) | down_left(d))));
    }

    /// The own pieces, and other squares, that an enemy could leap over now.
    #[inline]
    const fn exposed(self) -> u32 {
        let Side { own, foe, kings } = self;
        let (empty, hunters) = (!(own | foe), foe & kings);
        let by_men = up_right(foe) & down_left(empty) | up_left(foe) & down_right(empty);
        by_men | down_right(hunters) & up_left(empty) | down_left(hunters) & up_right(empty)
    }

    /// The squares where a piece that steps down to the left, or to the right, can be captured at once. Its old square
    /// is empty by then.
    #[inline]
    const fn unsafe_ahead(self) -> [u32; 2] {
        let Side { own, foe, kings } = self;
        let (empty, hunters) = (!(own | foe), foe & kings);
        let left = up_right(foe) | up_left(foe) & down_right(empty) | down_right(hunters) & up_left(empty);
        let right = up_left(foe) | up_right(foe) & down_left(empty) | down_left(hunters) & up_right(empty);
        [left, right]
    }

    /// The same for a king that goes up.
    #[inline]
    const fn unsafe_back(self) -> [u32; 2] {
        let Side { own, foe, kings } = self;
        let (empty, hunters) = (!(own | foe), foe & kings);
        let by_men = up_right(foe) & down_left(empty) | up_left(foe) & down_right(empty);
        let left = by_men | down_right(hunters) | down_left(hunters) & up_right(empty);
        let right = by_men | down_left(hunters) | down_right(hunters) & up_left(empty);
        [left, right]
    }
}

const fn len(set: u32) -> i32 {
    set.count_ones() as i32
}

//! Static evaluation: counts the features of a position.
//!
//! Everything is seen from the side whose pieces are counted: for Black the board is flipped. Features of one side
//! count against the other, so both sides are evaluated alike.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};
use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_rook_moves};

use crate::evaluation::{FULL_PHASE, FeatureCounts};

use super::features as at;
use super::position::Position;
use super::sets::{beside, down, files_of, fill_down, fill_up, n, rank, up, way};

/// The pieces between pawn and king.
const OFFICERS: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// How many squares each of [`OFFICERS`] usually reaches: its normal mobility.
const USUAL: [i32; 4] = [4, 6, 7, 13];

/// How much each of [`OFFICERS`] adds to the force of a king attack, and how much its safe checks add.
const FORCE: [i32; 4] = [2, 2, 3, 4];
const CHECK_FORCE: [i32; 4] = [4, 3, 5, 4];

/// The force that makes one degree of [`at::ATTACK`].
const DEGREE: i32 = 3;

/// Game phase: the weight of each of [`OFFICERS`], and of all of them together.
const PART: [i32; 4] = [1, 1, 2, 4];
const PARTS: i32 = 24;

/// Piece values in pawns, in the order of [`Piece`].
const PAWNS: [i32; Piece::NUM] = [1, 3, 3, 5, 9, 0];

/// See [`crate::Search::count_features`].
pub(super) fn count_features(pos: &Position, counts: &mut impl FeatureCounts) {
    let board = pos.board();
    let [white, black] = Color::ALL.map(|color| View::new(board, color));
    let [of_white, of_black] = [Reach::new(&white), Reach::new(&black)];
    let [for_white, for_black] = [of_white.turned(), of_black.turned()];
    for (view, own, other, sign) in [(&white, &of_white, &for_black, 1), (&black, &of_black, &for_white, -1)] {
        count(view, own, other, &mut Signed { counts, sign });
    }
    let parts: i32 = OFFICERS.iter().zip(PART).map(|(piece, part)| n(board.pieces(*piece)) * part).sum();
    counts.phase(parts.min(PARTS) * FULL_PHASE / PARTS);
}

/// Adds counts for one of the two sides.
struct Signed<'a, T> {
    counts: &'a mut T,
    sign: i32,
}

impl<T: FeatureCounts> Signed<'_, T> {
    #[inline]
    fn add(&mut self, feature: usize, n: i32) {
        self.counts.add(feature, n * self.sign);
    }
}

/// The board as one side sees it: its own pawns move up.
struct View {
    /// By kind, in the order of [`Piece`].
    own: [BitBoard; Piece::NUM],
    other: [BitBoard; Piece::NUM],
    owned: BitBoard,
    occupied: BitBoard,
    king: Square,
    other_king: Square,
    rights: i32,
    moves: bool,
    /// What pawns attack, and what they could ever attack by advancing.
    pawn_reach: BitBoard,
    other_pawn_reach: BitBoard,
    pawn_span: BitBoard,
    other_pawn_span: BitBoard,
    /// The king ring: the squares around the other king, and those one rank further in front of it.
    ring: BitBoard,
}

/// What a side attacks.
struct Reach {
    /// By kind, in the order of [`Piece`].
    by: [BitBoard; Piece::NUM],
    all: BitBoard,
    /// What at least two pieces attack.
    twice: BitBoard,
    /// Mobility above and below the usual, in the order of [`OFFICERS`].
    active: [i32; 4],
    cramped: [i32; 4],
    /// How many pieces attack the other king's ring, and with what force.
    attackers: i32,
    force: i32,
}

impl View {
    fn new(board: &Board, color: Color) -> View {
        let turn = |set: BitBoard| if color == Color::White { set } else { set.flip_ranks() };
        let own = Piece::ALL.map(|piece| turn(board.colored_pieces(color, piece)));
        let other = Piece::ALL.map(|piece| turn(board.colored_pieces(!color, piece)));
        let [king, other_king] = [color, !color].map(|color| board.king(color));
        let [king, other_king] = [king, other_king].map(|king| king.relative_to(color));
        let pawn_reach = beside(up(own[0]));
        let other_pawn_reach = beside(down(other[0]));
        let rights = board.castle_rights(color);
        let near = get_king_moves(other_king) | other_king.bitboard();
        View {
            own,
            other,
            owned: turn(board.colors(color)),
            occupied: turn(board.occupied()),
            king,
            other_king,
            rights: i32::from(rights.short.is_some()) + i32::from(rights.long.is_some()),
            moves: board.side_to_move() == color,
            pawn_reach,
            other_pawn_reach,
            pawn_span: fill_up(pawn_reach),
            other_pawn_span: fill_down(other_pawn_reach),
            ring: near | down(near),
        }
    }

    #[inline]
    fn own(&self, piece: Piece) -> BitBoard {
        self.own[piece as usize]
    }

    #[inline]
    fn other(&self, piece: Piece) -> BitBoard {
        self.other[piece as usize]
    }

    /// The side's own pieces between pawn and king.
    fn officers(&self) -> BitBoard {
        self.owned & !self.own(Piece::Pawn) & !self.own(Piece::King)
    }

    /// The other side's.
    fn other_officers(&self) -> BitBoard {
        self.occupied & !self.owned & !self.other(Piece::Pawn) & !self.other(Piece::King)
    }
}

impl Reach {
    fn new(view: &View) -> Reach {
        let mut reach = Reach {
            by: [BitBoard::EMPTY; Piece::NUM],
            all: BitBoard::EMPTY,
            twice: BitBoard::EMPTY,
            active: [0; 4],
            cramped: [0; 4],
            attackers: 0,
            force: 0,
        };
        reach.note(Piece::King, get_king_moves(view.king));
        reach.note(Piece::Pawn, view.pawn_reach);
        let free = !(view.own(Piece::Pawn) | view.own(Piece::King) | view.other_pawn_reach);
        // X-ray: pieces of one side that move alike support each other in a line.
        let diagonal = view.occupied ^ view.own(Piece::Queen);
        let straight = diagonal ^ view.own(Piece::Rook);
        for (idx, piece) in OFFICERS.into_iter().enumerate() {
            for from in view.own(piece) {
                let goals = match piece {
                    Piece::Knight => get_knight_moves(from),
                    Piece::Bishop => get_bishop_moves(from, diagonal),
                    Piece::Rook => get_rook_moves(from, straight),
                    _ => get_bishop_moves(from, view.occupied) | get_rook_moves(from, view.occupied),
                };
                reach.note(piece, goals);
                let extra = n(goals & free) - USUAL[idx];
                reach.active[idx] += extra.max(0);
                reach.cramped[idx] += extra.min(0);
                let hits = goals & view.ring;
                if !hits.is_empty() {
                    reach.attackers += 1;
                    reach.force += FORCE[idx] + n(hits);
                }
            }
        }
        reach
    }

    #[inline]
    fn note(&mut self, piece: Piece, goals: BitBoard) {
        self.by[piece as usize] |= goals;
        self.twice |= self.all & goals;
        self.all |= goals;
    }

    /// The same, as the other side sees it.
    fn turned(&self) -> Reach {
        Reach {
            by: self.by.map(BitBoard::flip_ranks),
            all: self.all.flip_ranks(),
            twice: self.twice.flip_ranks(),
            ..*self
        }
    }

    #[inline]
    fn by(&self, piece: Piece) -> BitBoard {
        self.by[piece as usize]
    }

    /// What knights and bishops attack.
    #[inline]
    fn by_minors(&self) -> BitBoard {
        self.by(Piece::Knight) | self.by(Piece::Bishop)
    }
}

#[inline]
fn count<T: FeatureCounts>(view: &View, own: &Reach, other: &Reach, counts: &mut Signed<'_, T>) {
    count_places(view, counts);
    count_officers(view, own, counts);
    count_pawns(view, counts);
    count_passed(view, own, other, counts);
    count_shelter(view, counts);
    count_attack(view, own, other, counts);
    count_threats(view, own, other, counts);
    count_endings(view, counts);
    counts.add(at::TEMPO, i32::from(view.moves));
}

#[inline]
fn count_places<T: FeatureCounts>(view: &View, counts: &mut Signed<'_, T>) {
    for (idx, pieces) in view.own.into_iter().enumerate() {
        if idx != Piece::King as usize {
            counts.add(at::PIECE + idx, n(pieces));
        }
        for square in pieces {
            let file = square as usize & 7;
            counts.add(at::RANK + 8 * idx + rank(square), 1);
            counts.add(at::FILE + 4 * idx + file.min(7 - file), 1);
        }
    }
}

#[inline]
fn count_officers<T: FeatureCounts>(view: &View, own: &Reach, counts: &mut Signed<'_, T>) {
    for idx in 0..OFFICERS.len() {
        counts.add(at::CRAMPED + idx, own.cramped[idx]);
        counts.add(at::ACTIVE + idx, own.active[idx]);
    }
    let [pawns, other_pawns] = [view.own(Piece::Pawn), view.other(Piece::Pawn)];
    let [knights, bishops, rooks] = [Piece::Knight, Piece::Bishop, Piece::Rook].map(|piece| view.own(piece));
    counts.add(at::PAIR, i32::from(n(bishops) >= 2));
    counts.add(at::KNIGHT_AND_PAWNS, n(knights) * (n(pawns) - 5));
    counts.add(at::ROOK_AND_PAWNS, n(rooks) * (n(pawns) - 5));
    for colour in [BitBoard::LIGHT_SQUARES, BitBoard::DARK_SQUARES] {
        counts.add(at::BAD_BISHOP, n(bishops & colour) * n(pawns & colour));
    }
    let middle = Rank::Fourth.bitboard() | Rank::Fifth.bitboard() | Rank::Sixth.bitboard();
    let outposts = middle & view.pawn_reach & !view.other_pawn_span;
    counts.add(at::OUTPOST, n(knights & outposts));
    counts.add(at::OUTPOST + 1, n(bishops & outposts));
    let open = rooks & !files_of(pawns);
    let half_open = open & files_of(other_pawns);
    counts.add(at::ROOK_OPEN, n(open ^ half_open));
    counts.add(at::ROOK_HALF_OPEN, n(half_open));
    let seventh = Rank::Seventh.bitboard();
    if rank(view.other_king) == 7 || !other_pawns.is_disjoint(seventh) {
        counts.add(at::SEVENTH, n((rooks | view.own(Piece::Queen)) & seventh));
    }
}

#[inline]
fn count_pawns<T: FeatureCounts>(view: &View, counts: &mut Signed<'_, T>) {
    let [pawns, other_pawns] = [view.own(Piece::Pawn), view.other(Piece::Pawn)];
    counts.add(at::DOUBLED, n(pawns & fill_up(up(pawns))));
    let opposed = fill_down(down(other_pawns));
    let isolated = pawns & !beside(files_of(pawns));
    counts.add(at::ISOLATED, n(isolated & opposed));
    counts.add(at::ISOLATED + 1, n(isolated & !opposed));
    let backward = down(up(pawns) & view.other_pawn_reach & !view.pawn_span) & !isolated;
    counts.add(at::BACKWARD, n(backward & opposed));
    counts.add(at::BACKWARD + 1, n(backward & !opposed));
    for square in pawns & view.pawn_reach {
        counts.add(at::PROTECTED + rank(square) - 2, 1);
    }
    for square in pawns & beside(pawns) {
        counts.add(at::ABREAST + rank(square) - 1, 1);
    }
}

#[inline]
fn count_passed<T: FeatureCounts>(view: &View, own: &Reach, other: &Reach, counts: &mut Signed<'_, T>) {
    let [pawns, other_pawns] = [view.own(Piece::Pawn), view.other(Piece::Pawn)];
    let guarded = fill_down(down(other_pawns));
    let passed = pawns & !guarded & !beside(guarded) & !fill_down(down(pawns));
    let has_pieces = !view.other_officers().is_empty();
    let mut runs = false;
    for square in passed {
        let gone = rank(square);
        let Some(next) = square.try_offset(0, 1) else { continue };
        counts.add(at::PASSED + gone - 1, 1);
        if !(view.pawn_reach | beside(pawns)).is_disjoint(square.bitboard()) {
            counts.add(at::PASSED_TOGETHER, gone as i32);
        }
        let behind = fill_down(down(square.bitboard()));
        if !(behind & view.own(Piece::Rook)).is_empty() {
            counts.add(at::PASSED_ROOK, 1);
        }
        if gone >= 3 {
            counts.add(at::PASSED_OWN_KING, way(view.king, next).min(5) * (gone as i32 - 2));
            counts.add(at::PASSED_OTHER_KING, way(view.other_king, next).min(5) * (gone as i32 - 2));
            if !view.occupied.has(next) {
                let is_safe = !other.all.has(next) || (own.all.has(next) && !other.twice.has(next));
                counts.add(at::PASSED_FREE + gone - 3, i32::from(is_safe));
            } else if !view.owned.has(next) {
                counts.add(at::PASSED_BLOCKED + gone - 3, 1);
            }
        }
        if !has_pieces {
            let goal = Square::new(square.file(), Rank::Eighth);
            let pawn_way = 7 - gone.max(2) as i32;
            let is_open = fill_up(next.bitboard()).is_disjoint(view.occupied);
            runs |= is_open && way(view.other_king, goal) - i32::from(!view.moves) > pawn_way;
        }
    }
    counts.add(at::UNSTOPPABLE, i32::from(runs));
}

#[inline]
fn count_shelter<T: FeatureCounts>(view: &View, counts: &mut Signed<'_, T>) {
    counts.add(at::CASTLING, view.rights);
    let [pawns, other_pawns] = [view.own(Piece::Pawn), view.other(Piece::Pawn)];
    // A king in the corner still has three files around it.
    let middle = (view.king as usize & 7).clamp(1, 6);
    let before = fill_up(up(view.king.rank().bitboard()));
    for idx in middle - 1..=middle + 1 {
        let file = File::index(idx).bitboard();
        let distance = rank_of_first(before & file & pawns) - rank(view.king) as i32;
        counts.add(at::SHIELD + (distance - 1).clamp(0, 2) as usize, 1);
        if pawns.is_disjoint(file) {
            counts.add(at::KING_FILE + usize::from(other_pawns.is_disjoint(file)), 1);
        }
        let storm = rank_of_first(before & file & other_pawns & !up(pawns));
        if (2..=4).contains(&storm) {
            counts.add(at::STORM + storm as usize - 2, 1);
        }
    }
}

/// The rank of the lowest square; past the last rank when the set is empty.
#[inline]
const fn rank_of_first(set: BitBoard) -> i32 {
    set.0.trailing_zeros() as i32 / 8 + if set.0 == 0 { 8 } else { 0 }
}

#[inline]
fn count_attack<T: FeatureCounts>(view: &View, own: &Reach, other: &Reach, counts: &mut Signed<'_, T>) {
    if own.attackers == 0 {
        return;
    }
    let weakly = !other.all | other.by(Piece::King) | other.by(Piece::Queen);
    let weak = own.all & weakly & !other.twice;
    let safe = !view.owned & (!other.all | (weak & own.twice));
    let [diagonal, straight] =
        [get_bishop_moves(view.other_king, view.occupied), get_rook_moves(view.other_king, view.occupied)];
    let lines = [get_knight_moves(view.other_king), diagonal, straight, diagonal | straight];
    let mut force = own.force + 2 * n(view.ring & weak);
    for (idx, piece) in OFFICERS.into_iter().enumerate() {
        if !(lines[idx] & own.by(piece) & safe).is_empty() {
            force += CHECK_FORCE[idx];
        }
    }
    if view.own(Piece::Queen).is_empty() {
        force -= 6;
    }
    let degree = (force / DEGREE).min(at::DEGREES as i32);
    if degree > 0 {
        counts.add(at::ATTACK + degree as usize - 1, 1);
    }
}

#[inline]
fn count_threats<T: FeatureCounts>(view: &View, own: &Reach, other: &Reach, counts: &mut Signed<'_, T>) {
    let minors = view.other(Piece::Knight) | view.other(Piece::Bishop);
    let queens = view.other(Piece::Queen);
    let majors = view.other(Piece::Rook) | queens;
    counts.add(at::BY_PAWN, n(view.pawn_reach & minors));
    counts.add(at::BY_PAWN + 1, n(view.pawn_reach & majors));
    counts.add(at::BY_MINOR, n(own.by_minors() & minors & !view.other_pawn_reach));
    counts.add(at::BY_MINOR + 1, n(own.by_minors() & majors));
    counts.add(at::BY_ROOK, n(own.by(Piece::Rook) & queens));
    let loose = own.all & !other.all;
    counts.add(at::LOOSE, n(loose & (minors | majors)));
    counts.add(at::LOOSE_PAWN, n(loose & view.other(Piece::Pawn)));
    let safe = !view.occupied & !view.other_pawn_reach & (own.all | !other.all);
    let pawns = view.own(Piece::Pawn);
    let once = up(pawns) & !view.occupied;
    let pushed = (once | up(once & Rank::Third.bitboard())) & safe;
    counts.add(at::PUSH, n(beside(up(pushed)) & (minors | majors) & !view.pawn_reach));
    let files = File::C.bitboard() | File::D.bitboard() | File::E.bitboard() | File::F.bitboard();
    let ranks = Rank::Second.bitboard() | Rank::Third.bitboard() | Rank::Fourth.bitboard();
    counts.add(at::SPACE, n(files & ranks & !pawns & !view.other_pawn_reach & !other.all));
}

#[inline]
fn count_endings<T: FeatureCounts>(view: &View, counts: &mut Signed<'_, T>) {
    let officers = view.officers();
    if n(officers) > 3 {
        return;
    }
    let pawns = view.own(Piece::Pawn);
    let score = |kinds: &[BitBoard; Piece::NUM]| kinds.iter().zip(PAWNS).map(|(set, pawns)| n(*set) * pawns).sum();
    let [lead, strength]: [i32; 2] = [score(&view.own) - score(&view.other), score(&view.own)];
    if lead <= 0 {
        return;
    }
    let bishops = view.own(Piece::Bishop);
    let is_bare = view.other_officers().is_empty() && view.other(Piece::Pawn).is_empty();
    if pawns.is_empty() {
        let knights_alone = n(view.own(Piece::Knight)) == 2 && strength == 6;
        if lead <= 3 || (knights_alone && is_bare) {
            counts.add(at::VAIN_LEAD, lead);
        } else if is_bare {
            let [file, rank] = [view.other_king as usize & 7, view.other_king as usize >> 3];
            counts.add(at::BARE_KING, file.max(7 - file) as i32 + rank.max(7 - rank) as i32 - 8);
            counts.add(at::BARE_KING_NEAR, 7 - way(view.king, view.other_king));
            if strength == 6 && n(bishops) == 1 {
                let corners = if bishops.is_disjoint(BitBoard::DARK_SQUARES) {
                    [Square::A8, Square::H1]
                } else {
                    [Square::A1, Square::H8]
                };
                let nearest = corners.map(|corner| way(view.other_king, corner)).into_iter().min();
                counts.add(at::BARE_KING_CORNER, 7 - nearest.unwrap_or(7));
            }
        }
        return;
    }
    if officers != bishops || n(bishops) != 1 {
        return;
    }
    let colour =
        if bishops.is_disjoint(BitBoard::DARK_SQUARES) { BitBoard::LIGHT_SQUARES } else { BitBoard::DARK_SQUARES };
    let other_bishops = view.other(Piece::Bishop);
    if view.other_officers() == other_bishops && n(other_bishops) == 1 && other_bishops.is_disjoint(colour) {
        counts.add(at::OPPOSITE_BISHOPS, n(pawns) - n(view.other(Piece::Pawn)));
    }
    if view.other_officers().is_empty() {
        for corner in [Square::A8, Square::H8] {
            let is_edge = pawns.is_subset(corner.file().bitboard());
            if is_edge && !colour.has(corner) && way(view.other_king, corner) <= 1 {
                counts.add(at::WRONG_CORNER, 1);
            }
        }
    }
}

#[cfg(test)]
mod tests;

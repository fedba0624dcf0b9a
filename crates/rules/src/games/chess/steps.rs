//! Which moves are legal, what they do, and how many there are.
//!
//! The crate writes castling as the king's capture of its own rook; in our steps the king moves two squares.

use cozy_chess::{BitBoard, Board, CastleRights, File, Move, Piece, Rank, Square, get_between_rays};

use crate::message::Message;
use crate::view::{Effect, EffectSink, Why};

use super::messages;
use super::position::{Position, ROOK_FILES};
use super::sites::site;
use super::{CHECK, kind};

/// A move of one piece, and in castling also of the rook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the piece starts; in castling the king.
    pub from: Square,
    /// Where it goes; in castling two squares to the side.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Piece>,
}

/// The side on which a move castles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// The king's side: short.
    King,
    /// The queen's side: long.
    Queen,
}

impl Side {
    /// Both, king's side first.
    pub(super) const ALL: [Side; 2] = [Side::King, Side::Queen];

    /// The files where rook and king end.
    const GOALS: [(File, File); 2] = [(File::F, File::G), (File::D, File::C)];

    /// The side of a rook on its first square.
    const fn of_rook(rook: Square) -> Side {
        if rook.file() as usize == ROOK_FILES[0] as usize { Side::King } else { Side::Queen }
    }

    /// Whether there is a right to castle on this side.
    pub(super) const fn right(self, rights: &CastleRights) -> bool {
        match self {
            Side::King => rights.short.is_some(),
            Side::Queen => rights.long.is_some(),
        }
    }

    /// The rook's square on a rank before castling.
    pub(super) const fn rook(self, rank: Rank) -> Square {
        Square::new(ROOK_FILES[self as usize], rank)
    }

    /// The rook's square on a rank after castling.
    pub(super) const fn rook_goal(self, rank: Rank) -> Square {
        Square::new(Side::GOALS[self as usize].0, rank)
    }

    /// The king's square on a rank after castling.
    pub(super) const fn king_goal(self, rank: Rank) -> Square {
        Square::new(Side::GOALS[self as usize].1, rank)
    }
}

/// What a pawn can become, in the order offered.
pub(super) const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

const LAST_RANKS: BitBoard = BitBoard(Rank::First.bitboard().0 | Rank::Eighth.bitboard().0);

/// Appends all legal moves: by piece from pawn to king, by square from a1, promotions in the order of [`PROMOTIONS`].
pub(super) fn list(pos: &Position, acc: &mut Vec<Step>) {
    if !pos.is_material_insufficient() {
        list_readable(pos, acc);
    }
}

/// As [`list`], and also those of a position in which neither side can mate any more: texts of games go on there.
pub(super) fn list_readable(pos: &Position, acc: &mut Vec<Step>) {
    let board = pos.board();
    let own = board.colors(board.side_to_move());
    board.generate_moves(|moves| {
        let (piece, from) = (moves.piece, moves.from);
        for to in moves.to {
            if piece == Piece::Pawn && LAST_RANKS.has(to) {
                acc.extend(PROMOTIONS.map(|piece| Step { from, to, promotion: Some(piece) }));
            } else if own.has(to) {
                acc.push(Step { from, to: Side::of_rook(to).king_goal(to.rank()), promotion: None });
            } else {
                acc.push(Step { from, to, promotion: None });
            }
        }
        false
    });
}

/// The side on which a move castles; `None` for all other moves.
#[inline]
pub(super) fn castles(pos: &Position, step: Step) -> Option<Side> {
    let (from, to) = (step.from.file(), step.to.file());
    if (from as usize).abs_diff(to as usize) != 2 || !pos.board().pieces(Piece::King).has(step.from) {
        return None;
    }
    Some(if from < to { Side::King } else { Side::Queen })
}

/// Whether castling on a side is possible by castling rights and empty squares alone.
pub(super) fn is_open(board: &Board, side: Side) -> bool {
    let color = board.side_to_move();
    let rook = side.rook(Rank::First.relative_to(color));
    let between = get_between_rays(board.king(color), rook);
    side.right(board.castle_rights(color)) && board.occupied().is_disjoint(between)
}

/// The square of the captured piece; en passant it is beside the target.
#[inline]
pub(super) fn victim(pos: &Position, step: Step) -> Option<Square> {
    let board = pos.board();
    let Step { from, to, .. } = step;
    if board.occupied().has(to) {
        return Some(to);
    }
    let in_passing = from.file() != to.file() && board.pieces(Piece::Pawn).has(from);
    in_passing.then(|| Square::new(to.file(), from.rank()))
}

#[inline]
pub(super) fn apply(pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let Step { from, to, promotion } = step;
    let board = pos.board();
    let own = board.colors(board.side_to_move());
    let castling = castles(pos, step);
    // None of these is legal, and the crate would lose a king or find no piece.
    if !own.has(from)
        || own.has(to)
        || board.pieces(Piece::King).has(to)
        || castling.is_some_and(|side| !is_open(board, side))
    {
        return;
    }
    if let Some(at) = victim(pos, step) {
        out.push(|| Effect::Remove { at: site(at), why: Why::Take });
    }
    let why = if board.pieces(Piece::Knight).has(from) { Why::Leap } else { Why::Walk };
    out.push(|| Effect::Move { from: site(from), to: site(to), n: 1, under: false, why });
    if let Some(side) = castling {
        let [rook, goal] = [side.rook(from.rank()), side.rook_goal(from.rank())].map(site);
        out.push(|| Effect::Move { from: rook, to: goal, n: 1, under: false, why: Why::Walk });
    }
    if let Some(piece) = promotion {
        out.push(|| Effect::Flip { at: site(to), index: 0, kind: kind(piece), why: Why::Promote });
    }
    if pos.is_check() {
        let king = pos.king(pos.seat());
        out.push(|| Effect::Mark { at: site(king), sign: None });
    }
    let to = castling.map_or(to, |side| side.rook(from.rank()));
    pos.play(Move { from, to, promotion });
    if pos.is_check() {
        let king = pos.king(pos.seat());
        out.push(|| Effect::Mark { at: site(king), sign: Some(CHECK) });
    }
    out.push(|| Effect::Phase { prompt: prompt(pos) });
}

/// Whether the seat to move has a legal move.
pub(super) fn has_move(pos: &Position) -> bool {
    pos.board().generate_moves(|_| true)
}

/// Whether the game is over.
pub(super) fn is_over(pos: &Position) -> bool {
    pos.is_material_insufficient() || !has_move(pos)
}

/// Who acts in a position.
pub(super) fn prompt(pos: &Position) -> Message {
    if is_over(pos) {
        return messages::over();
    }
    if pos.is_check() { messages::in_check(pos.seat()) } else { messages::to_move(pos.seat()) }
}

/// The number of legal moves.
#[inline]
pub(super) fn count(pos: &Position) -> u64 {
    if pos.is_material_insufficient() {
        return 0;
    }
    let mut count = 0;
    pos.board().generate_moves(|moves| {
        count += moves.len() as u64;
        false
    });
    count
}

/// The number of replies to all legal moves, without building their steps.
pub(super) fn count_replies(pos: &Position) -> u64 {
    if pos.is_material_insufficient() {
        return 0;
    }
    let mut count = 0;
    pos.board().generate_moves(|moves| {
        for mv in moves {
            let mut after = pos.clone();
            after.play(mv);
            count += self::count(&after);
        }
        false
    });
    count
}

/// The enemy pieces that attack a square, if only the pieces on `blockers` were in the way.
pub(super) fn attackers(board: &Board, square: Square, blockers: BitBoard) -> BitBoard {
    use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};
    let color = board.side_to_move();
    let [diagonal, straight] = [get_bishop_moves(square, blockers), get_rook_moves(square, blockers)];
    let reach = |piece: Piece| match piece {
        Piece::Pawn => get_pawn_attacks(square, color),
        Piece::Knight => get_knight_moves(square),
        Piece::Bishop => diagonal,
        Piece::Rook => straight,
        Piece::Queen => diagonal | straight,
        Piece::King => get_king_moves(square),
    };
    let attacking = Piece::ALL.into_iter().map(|piece| board.pieces(piece) & reach(piece));
    attacking.fold(BitBoard::EMPTY, |all, some| all | some) & board.colors(!color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::chess::Chess;

    fn read(text: &str) -> Position {
        Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
    }

    /// The legal moves of the king from e1 or e8 by two squares.
    fn castling(placement: &str) -> Vec<Side> {
        let pos = read(placement);
        let mut legal = Vec::new();
        list(&pos, &mut legal);
        Side::ALL.into_iter().filter(|side| legal.iter().any(|step| castles(&pos, *step) == Some(*side))).collect()
    }

    #[test]
    fn castling_wants_rights_empty_squares_and_a_safe_way_for_the_king() {
        let both = Side::ALL.to_vec();
        assert_eq!(castling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"), both);
        assert_eq!(castling("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -"), both);
        assert_eq!(castling("r3k2r/8/8/8/8/8/8/R3K2R w Qkq -"), [Side::Queen]);
        assert_eq!(castling("r3k2r/8/8/8/8/8/8/R3K2R b KQk -"), [Side::King]);
        assert_eq!(castling("r3k2r/8/8/8/8/8/8/R3K2R w kq -"), []);
        for rank in ["RN2K2R", "R1N1K2R", "R2NK2R"] {
            assert_eq!(castling(&format!("4k3/8/8/8/8/8/8/{rank} w KQ -")), [Side::King], "{rank}");
        }
        assert_eq!(castling("4k3/8/8/8/8/8/8/R3KN1R w KQ -"), [Side::Queen]);
        assert_eq!(castling("4k3/8/8/8/8/8/8/R3K1NR w KQ -"), [Side::Queen]);
        // Out of, through and into check; and with only the rook's path attacked.
        assert_eq!(castling("4k3/4r3/8/8/8/8/8/R3K2R w KQ -"), []);
        assert_eq!(castling("4k3/5r2/8/8/8/8/8/R3K2R w KQ -"), [Side::Queen]);
        assert_eq!(castling("4k3/2r5/8/8/8/8/8/R3K2R w KQ -"), [Side::King]);
        assert_eq!(castling("4k3/1r6/8/8/8/8/8/R3K2R w KQ -"), both);
        assert_eq!(castling("r3k3/8/8/8/8/8/8/R3K2R w KQ -"), both);
    }

    #[test]
    fn rights_to_castle_go_with_the_king_the_rook_and_a_taken_rook() {
        let rights = |text: &str, moved: &str| {
            let mut pos = read(text);
            let step = Chess.read_step(&pos, moved).unwrap_or_else(|error| panic!("{error}"));
            apply(&mut pos, step, &mut ());
            let text = format!("{pos:?}");
            text.split(' ').nth(2).map(str::to_owned).unwrap_or_default()
        };
        let board = "r3k2r/8/8/3BB3/8/8/8/R3K2R w KQkq -";
        for (moved, left) in [
            ("Ke2", "kq"),
            ("Ra2", "Kkq"),
            ("Rh2", "Qkq"),
            ("O-O", "kq"),
            ("O-O-O", "kq"),
            ("Bxa8", "KQk"),
            ("Bxh8", "KQq"),
            ("Bb2", "KQkq"),
        ] {
            assert_eq!(rights(board, moved), left, "{moved}");
        }
        assert_eq!(rights("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "Rxa8"), "Kk");
    }

    #[test]
    fn en_passant_is_possible_at_once_and_where_it_uncovers_no_check() {
        let can_take = |text: &str, moved: &str| Chess.read_step(&read(text), moved).is_ok();
        assert!(can_take("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6"));
        assert!(!can_take("4k3/8/8/3pP3/8/8/8/4K3 w - -", "exd6"));
        assert!(can_take("4k3/8/8/8/3pP3/8/8/4K3 b - e3", "dxe3"));
        // Both pawns leave the rank between king and rook.
        assert!(!can_take("8/8/8/K2pP2r/8/8/8/6k1 w - d6", "exd6"));
        assert!(can_take("8/8/8/K1PpP2r/8/8/8/6k1 w - d6", "exd6"));
        // The pawn that gives check is taken en passant.
        assert!(can_take("6k1/8/8/3pP3/4K3/8/8/8 w - d6", "exd6"));
    }

    #[test]
    fn promotions_come_in_the_order_of_the_choice() {
        let mut legal = Vec::new();
        list(&read("7k/P7/8/8/8/8/8/K7 w - -"), &mut legal);
        let promotions: Vec<Piece> = legal.iter().filter_map(|step| step.promotion).collect();
        assert_eq!(promotions, [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight]);
    }

    #[test]
    fn an_illegal_step_brings_nothing_down() {
        let start = Position::start();
        for from in Square::ALL {
            for to in Square::ALL {
                for promotion in [None, Some(Piece::Queen)] {
                    let mut pos = start.clone();
                    apply(&mut pos, Step { from, to, promotion }, &mut Vec::new());
                    let mut legal = Vec::new();
                    list(&pos, &mut legal);
                    for step in legal {
                        apply(&mut pos.clone(), step, &mut ());
                    }
                }
            }
        }
    }
}

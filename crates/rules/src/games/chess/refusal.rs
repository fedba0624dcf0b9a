//! Why a move is refused.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};
use cozy_chess::{get_between_rays, get_bishop_moves, get_bishop_rays, get_king_moves, get_knight_moves};
use cozy_chess::{get_pawn_attacks, get_pawn_quiets, get_rook_moves, get_rook_rays};

use crate::message::Message;
use crate::view::Kind;

use super::kind;
use super::messages;
use super::position::Position;
use super::steps::{self, Side, Step};

/// Why the piece on `from` may not move.
pub(super) fn of_piece(pos: &Position, from: Square) -> Option<Message> {
    if steps::is_over(pos) {
        return Some(steps::prompt(pos));
    }
    match pos.owner_on(from) {
        None => Some(messages::empty(from.to_string())),
        Some(seat) if seat != pos.seat() => Some(messages::not_yours(from.to_string())),
        Some(_) => None,
    }
}

/// Why a piece of the side to move has no move.
pub(super) fn of_idle(pos: &Position, from: Square) -> Message {
    let Some(piece) = pos.piece_on(from) else { return steps::prompt(pos) };
    let at = from.to_string();
    let Some(goal) = goals(pos.board(), piece, from).next_square() else {
        return messages::blocked(kind(piece), at);
    };
    let checkers = pos.board().checkers();
    match checkers.next_square() {
        _ if piece == Piece::King => messages::king_nowhere(kind(piece), at),
        Some(_) if checkers.len() > 1 => messages::double_check(kind(piece), at),
        Some(checker) => messages::check_idle(kind(piece), at, kind_on(pos, checker), checker.to_string()),
        None => of_goal(pos, from, goal),
    }
}

/// Why a piece of the side to move may not go from `from` to `to`.
pub(super) fn of_goal(pos: &Position, from: Square, to: Square) -> Message {
    let board = pos.board();
    let Some(piece) = pos.piece_on(from) else { return steps::prompt(pos) };
    if let Some(side) = castling_to(pos, from, to) {
        return of_castling(pos, side);
    }
    let objection = if piece == Piece::Pawn { of_pawn(pos, from, to) } else { of_reach(pos, piece, from, to) };
    if let Some(objection) = objection {
        return objection;
    }
    let victim = steps::victim(pos, Step { from, to, promotion: None }).map_or(BitBoard::EMPTY, Square::bitboard);
    let blockers = (board.occupied() & !victim & !from.bitboard()) | to.bitboard();
    let king = if piece == Piece::King { to } else { pos.king(pos.seat()) };
    let attackers = steps::attackers(board, king, blockers) & !victim;
    // A piece that already gives check is named before one that would be uncovered.
    let Some(attacker) = (attackers & board.checkers()).next_square().or(attackers.next_square()) else {
        // Legal after all: no refused move gets here.
        return steps::prompt(pos);
    };
    let (by, place) = (kind_on(pos, attacker), attacker.to_string());
    if piece == Piece::King {
        messages::king_attacked(to.to_string(), by, place)
    } else if board.checkers().has(attacker) {
        messages::check_stays(by, place)
    } else if piece == Piece::Pawn && !victim.is_empty() && !victim.has(to) && !board.pinned().has(from) {
        messages::en_passant_check(by, place)
    } else {
        messages::pinned(kind(piece), from.to_string(), by, place)
    }
}

/// Why the side to move may not castle on one side.
pub(super) fn of_castling(pos: &Position, side: Side) -> Message {
    let board = pos.board();
    let color = board.side_to_move();
    let rank = Rank::First.relative_to(color);
    let rook = side.rook(rank);
    if !side.right(board.castle_rights(color)) {
        return messages::castle_lost(rook.to_string());
    }
    let king = pos.king(pos.seat());
    if let Some(at) = nearest(king, get_between_rays(king, rook) & board.occupied()) {
        return messages::castle_blocked(at.to_string());
    }
    if let Some(checker) = board.checkers().next_square() {
        return messages::castle_in_check(kind_on(pos, checker), checker.to_string());
    }
    let blockers = board.occupied() & !king.bitboard();
    let attacker_of = |at| steps::attackers(board, at, blockers).next_square();
    let (passed, goal) = (side.rook_goal(rank), side.king_goal(rank));
    if let Some(attacker) = attacker_of(passed) {
        return messages::castle_through(passed.to_string(), kind_on(pos, attacker), attacker.to_string());
    }
    if let Some(attacker) = attacker_of(goal) {
        return messages::castle_into(goal.to_string(), kind_on(pos, attacker), attacker.to_string());
    }
    steps::prompt(pos)
}

/// The side on which this king move is meant to castle.
fn castling_to(pos: &Position, from: Square, to: Square) -> Option<Side> {
    let rank = Rank::First.relative_to(pos.board().side_to_move());
    let is_home = from == Square::new(File::E, rank) && pos.piece_on(from) == Some(Piece::King);
    Side::ALL.into_iter().find(|side| is_home && side.king_goal(rank) == to)
}

/// Pseudo-legal targets: where a piece could go if its king could not be taken.
pub(super) fn goals(board: &Board, piece: Piece, from: Square) -> BitBoard {
    let color = board.side_to_move();
    let blockers = board.occupied();
    let reach = match piece {
        Piece::Pawn => {
            let passed = board.en_passant().map(|file| Square::new(file, Rank::Sixth.relative_to(color)).bitboard());
            let prey = board.colors(!color) | passed.unwrap_or(BitBoard::EMPTY);
            get_pawn_quiets(from, color, blockers) | (get_pawn_attacks(from, color) & prey)
        }
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, blockers),
        Piece::Rook => get_rook_moves(from, blockers),
        Piece::Queen => get_bishop_moves(from, blockers) | get_rook_moves(from, blockers),
        Piece::King => get_king_moves(from),
    };
    reach & !board.colors(color)
}

/// Where a piece could go on an empty board; for pawns also where they capture.
pub(super) fn reach(color: Color, piece: Piece, from: Square) -> BitBoard {
    match piece {
        Piece::Pawn => get_pawn_quiets(from, color, BitBoard::EMPTY) | get_pawn_attacks(from, color),
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_rays(from),
        Piece::Rook => get_rook_rays(from),
        Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
        Piece::King => get_king_moves(from),
    }
}

/// Why a piece other than a pawn cannot go to `to`, ignoring kings.
fn of_reach(pos: &Position, piece: Piece, from: Square, to: Square) -> Option<Message> {
    if !reach(pos.board().side_to_move(), piece, from).has(to) {
        return Some(of_manner(piece, from, to));
    }
    if pos.owner_on(to) == Some(pos.seat()) {
        return Some(messages::own_piece(to.to_string()));
    }
    let blocker = nearest(from, get_between_rays(from, to) & pos.board().occupied())?;
    Some(messages::path_blocked(kind(piece), blocker.to_string()))
}

/// Says that a piece does not move like this.
fn of_manner(piece: Piece, from: Square, to: Square) -> Message {
    let (from, to) = (from.to_string(), to.to_string());
    match piece {
        Piece::Pawn => messages::moves_pawn(from, to),
        Piece::Knight => messages::moves_knight(from, to),
        Piece::Bishop => messages::moves_bishop(from, to),
        Piece::Rook => messages::moves_rook(from, to),
        Piece::Queen => messages::moves_queen(from, to),
        Piece::King => messages::moves_king(from, to),
    }
}

fn of_pawn(pos: &Position, from: Square, to: Square) -> Option<Message> {
    let board = pos.board();
    let color = board.side_to_move();
    if goals(board, Piece::Pawn, from).has(to) {
        return None;
    }
    let at = |message: fn(String) -> Message, square: Square| Some(message(square.to_string()));
    if get_pawn_attacks(from, color).has(to) {
        let beside = Square::new(to.file(), from.rank());
        let passed =
            from.rank() == Rank::Fifth.relative_to(color) && board.colored_pieces(!color, Piece::Pawn).has(beside);
        return match board.occupied().has(to) {
            true => at(messages::own_piece, to),
            false if passed => at(messages::en_passant_late, beside),
            false => at(messages::pawn_nothing, to),
        };
    }
    let forward = if color == Color::White { 1 } else { -1 };
    let [one, two] = [forward, 2 * forward].map(|ranks| from.try_offset(0, ranks));
    if Some(to) != one && Some(to) != two {
        return Some(of_manner(Piece::Pawn, from, to));
    }
    if Some(to) == two && from.rank() != Rank::Second.relative_to(color) {
        return at(messages::pawn_double, from);
    }
    let blocker = one.filter(|square| board.occupied().has(*square)).unwrap_or(to);
    let is_prey = blocker == to && board.colors(!color).has(to);
    if is_prey { at(messages::pawn_straight, blocker) } else { at(messages::pawn_blocked, blocker) }
}

/// The kind of the enemy piece that is the reason.
fn kind_on(pos: &Position, attacker: Square) -> Kind {
    kind(pos.piece_on(attacker).unwrap_or(Piece::King))
}

/// The nearest square of a set on a line.
fn nearest(from: Square, set: BitBoard) -> Option<Square> {
    let distance = |square: &Square| {
        let files = (from.file() as u8).abs_diff(square.file() as u8);
        files.max((from.rank() as u8).abs_diff(square.rank() as u8))
    };
    set.into_iter().min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use crate::games::chess::{Chess, sites};
    use crate::{Notation, Present};

    #[track_caller]
    fn check(position: &str, tried: &str, expect: &str) {
        let (pos, _) = Chess.read_position(position).unwrap_or_else(|error| panic!("{position:?}: {error}"));
        let square = |name: &str| sites::site(name.parse().expect("tests name squares"));
        let tried: Vec<_> = tried.split_whitespace().map(square).collect();
        assert_eq!(Chess.refusal(&pos, &tried).to_string(), expect);
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_refusal_names_the_square_and_the_reason() {
        check(START, "", "chess-no-square");
        check(START, "e4", "chess-empty at=e4");
        check(START, "e7", "chess-not-yours at=e7");
        check(START, "f1", "chess-blocked kind=kind 2 at=f1");
        check(START, "e1", "chess-blocked kind=kind 5 at=e1");
        check(START, "f1 g2", "chess-own-piece at=g2");
        check(START, "f1 h3", "chess-path-blocked kind=kind 2 at=g2");
        check(START, "a1 a8", "chess-path-blocked kind=kind 3 at=a2");
        check(START, "d1 h5", "chess-path-blocked kind=kind 4 at=e2");
        check(START, "g1 g3", "chess-moves-knight from=g1 to=g3");
        check(START, "e1 e1", "chess-moves-king from=e1 to=e1");
        check("4k3/8/8/8/8/8/8/4K3 w - -", "e1", "chess-over");
        check("7k/5Q2/6K1/8/8/8/8/8 b - -", "h8", "chess-over");
    }

    #[test]
    fn pawns_are_refused_by_how_they_go_and_take() {
        let board = "4k3/8/8/pPp5/3pP2p/3P1p1P/5P2/4K3 w - -";
        check(board, "h3", "chess-blocked kind=kind 0 at=h3");
        check(board, "h3 h4", "chess-pawn-straight at=h4");
        check(board, "f2 f4", "chess-pawn-blocked at=f3");
        check(board, "f2 g3", "chess-pawn-nothing at=g3");
        check(board, "e4 e6", "chess-pawn-double at=e4");
        check(board, "e4 e3", "chess-moves-pawn from=e4 to=e3");
        check(board, "e4 d3", "chess-moves-pawn from=e4 to=d3");
        check(board, "b5 a6", "chess-en-passant-late at=a5");
        check("4k3/8/8/8/8/8/3PP3/2N1K3 w - -", "d2 c1", "chess-moves-pawn from=d2 to=c1");
        check("4k3/8/8/8/8/2N5/3P4/4K3 w - -", "d2 c3", "chess-own-piece at=c3");
        check("8/8/8/K2pP2r/8/8/8/6k1 w - d6", "e5 d6", "chess-en-passant-check by=kind 3 from=h5");
    }

    #[test]
    fn the_piece_that_pins_or_checks_is_named() {
        let pins = "4r1k1/8/8/b7/8/2N5/4B3/4K3 w - -";
        check(pins, "c3", "chess-pinned kind=kind 1 at=c3 by=kind 2 from=a5");
        check(pins, "c3 d5", "chess-pinned kind=kind 1 at=c3 by=kind 2 from=a5");
        check(pins, "e2 d3", "chess-pinned kind=kind 2 at=e2 by=kind 3 from=e8");
        let in_check = "4r1k1/8/8/8/8/8/P6B/R3K3 w Q -";
        check(in_check, "a2", "chess-check-idle kind=kind 0 at=a2 by=kind 3 from=e8");
        check(in_check, "a2 a3", "chess-check-stays by=kind 3 from=e8");
        check(in_check, "e1 c1", "chess-castle-in-check by=kind 3 from=e8");
        check(in_check, "e1 e2", "chess-king-attacked at=e2 by=kind 3 from=e8");
        let in_two = "4r1k1/8/8/8/8/3n4/8/Q3K3 w - -";
        check(in_two, "a1", "chess-double-check kind=kind 4 at=a1");
    }

    #[test]
    fn kings_and_castling_are_refused_by_what_attacks() {
        check("7k/8/8/8/8/8/1r5P/K7 w - -", "a1 a2", "chess-king-attacked at=a2 by=kind 3 from=b2");
        check("1r6/8/8/8/8/k7/7P/K7 w - -", "a1", "chess-king-nowhere kind=kind 5 at=a1");
        check("r3k2r/8/8/8/8/8/8/R3K2R w kq -", "e1 g1", "chess-castle-lost rook=h1");
        check("r3k2r/8/8/8/8/8/8/R3K2R w kq -", "e1 c1", "chess-castle-lost rook=a1");
        check("r3k2r/8/8/8/8/8/8/RN2KB1R w KQkq -", "e1 c1", "chess-castle-blocked at=b1");
        check("r3k2r/8/8/8/8/8/8/RN2KB1R w KQkq -", "e1 g1", "chess-castle-blocked at=f1");
        check("4k3/8/8/8/1b6/8/8/R3K2R w KQ -", "e1 g1", "chess-castle-in-check by=kind 2 from=b4");
        check("4k3/8/8/8/2b5/8/8/R3K2R w KQ -", "e1 g1", "chess-castle-through at=f1 by=kind 2 from=c4");
        check("4k3/8/8/8/8/8/7p/R3K2R w KQ -", "e1 g1", "chess-castle-into at=g1 by=kind 0 from=h2");
        check("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1 b1", "chess-moves-king from=e1 to=b1");
        check("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1 h1", "chess-moves-king from=e1 to=h1");
    }
}

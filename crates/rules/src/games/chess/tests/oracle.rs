//! A second move generator for chess: slow, plain, and independent of the game's own.
//!
//! Source: `lattjo.txt` and the rules of FIDE, which it sums up. Rulings followed: CHESS-1 (the game is over when
//! neither side can mate by any moves with what is on the board).
//!
//! The rules' own code is fast, so nobody can see that it is right. This file can be checked against the rules line by
//! line, and the tests compare the two. It keeps the board as a list of squares with their pieces, tests a move by
//! playing it and looking for attacks on the king, and shares nothing with the code it checks: positions go in and come
//! out as text.
//!
//! Both clocks of a position text follow its definition, whatever history comes before.

mod scatter;
pub use scatter::scatter;

/// The piece on each square, as position texts write it: White's in capitals, `.` for nothing. a1 is the first square,
/// b1 the second, h8 the last.
type Board = [char; 64];

/// Everything that a position text says.
#[derive(Clone)]
struct Position {
    board: Board,
    /// The player to move, `w` or `b`.
    player: char,
    /// Castling rights that neither king nor rook has forfeited, of `KQkq`.
    castlings: String,
    /// The square that a pawn passed over in the last move.
    passed: Option<usize>,
    /// Half-moves since the last capture or pawn's move.
    quiet: u32,
    /// Counts up after Black's turns.
    number: u32,
}

/// A turn; castling is the king's move.
#[derive(Clone, Copy, PartialEq)]
struct Move {
    from: usize,
    to: usize,
    /// What a pawn becomes, as `Q`, `R`, `B` or `N`.
    promotion: Option<char>,
}

/// How far to the right and how far up.
type Direction = (i32, i32);

const STRAIGHT: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Direction; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Every turn from `position`, each as the turn's text and the text of the position after it, sorted by that pair. The
/// game has no options.
///
/// # Panics
///
/// Where `position` is not what the game writes.
pub fn turns(_id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let position = read(position);
    if nobody_can_mate(&position.board) {
        return Vec::new();
    }
    let moves = legal_moves(&position);
    let turn = |&each: &Move| (san(&position, each, &moves), write(&play(&position, each)));
    let mut turns: Vec<(String, String)> = moves.iter().map(turn).collect();
    turns.sort();
    turns
}

/// CHESS-1: king against king, alone or with one bishop or knight, or only bishops, all on squares of one colour.
fn nobody_can_mate(board: &Board) -> bool {
    let others: Vec<usize> = (0..64).filter(|&square| !matches!(board[square], '.' | 'K' | 'k')).collect();
    let is_kind = |square: usize, kind: char| board[square].eq_ignore_ascii_case(&kind);
    let is_dark = |square: usize| (file(square) + rank(square)) % 2 == 0;
    match others.as_slice() {
        [] => true,
        [one] if is_kind(*one, 'N') => true,
        [first, ..] => others.iter().all(|&square| is_kind(square, 'B') && is_dark(square) == is_dark(*first)),
    }
}

/// The moves after which the mover's king is not attacked.
fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in 0..64 {
        if owner(position.board[from]) == Some(position.player) {
            match position.board[from].to_ascii_uppercase() {
                'P' => pawn_moves(position, from, &mut moves),
                'K' => king_moves(position, from, &mut moves),
                _ => piece_moves(position, from, &mut moves),
            }
        }
    }
    moves.retain(|&each| !is_attacked(&play(position, each).board, position.player));
    moves
}

/// Adds a piece's moves to squares it attacks, unless its own side occupies them.
fn piece_moves(position: &Position, from: usize, moves: &mut Vec<Move>) {
    for to in attacked_from(&position.board, from) {
        if owner(position.board[to]) != Some(position.player) {
            moves.push(Move { from, to, promotion: None });
        }
    }
}

fn king_moves(position: &Position, from: usize, moves: &mut Vec<Move>) {
    piece_moves(position, from, moves);
    for (castling, free, way) in [('K', [1, 2].as_slice(), [0, 1, 2]), ('Q', [-1, -2, -3].as_slice(), [0, -1, -2])] {
        let castling = if position.player == 'w' { castling } else { castling.to_ascii_lowercase() };
        let beside = |right: i32| (from as i32 + right) as usize;
        if position.castlings.contains(castling)
            && free.iter().all(|&right| position.board[beside(right)] == '.')
            && way.iter().all(|&right| !would_be_attacked(position, from, beside(right)))
        {
            moves.push(Move { from, to: beside(way[2]), promotion: None });
        }
    }
}

/// Whether the king of the player to move, now on `from`, would be attacked on `to`.
fn would_be_attacked(position: &Position, from: usize, to: usize) -> bool {
    let mut board = position.board;
    let king = board[from];
    board[from] = '.';
    board[to] = king;
    is_attacked(&board, position.player)
}

fn pawn_moves(position: &Position, from: usize, moves: &mut Vec<Move>) {
    let is_free = |to: &usize| position.board[*to] == '.';
    let up = forward(position.player);
    let mut goals = Vec::new();
    if let Some(one) = next(from, (0, up)).filter(is_free) {
        goals.push(one);
        let is_at_home = rank(from) == if position.player == 'w' { 1 } else { 6 };
        goals.extend(next(one, (0, up)).filter(is_free).filter(|_| is_at_home));
    }
    for to in attacked_from(&position.board, from) {
        let is_enemy = !is_free(&to) && owner(position.board[to]) != Some(position.player);
        if is_enemy || position.passed == Some(to) {
            goals.push(to);
        }
    }
    for to in goals {
        if rank(to) == 0 || rank(to) == 7 {
            moves.extend(['Q', 'R', 'B', 'N'].map(|kind| Move { from, to, promotion: Some(kind) }));
        } else {
            moves.push(Move { from, to, promotion: None });
        }
    }
}

/// The squares that the piece on `from` attacks, whatever stands on them.
fn attacked_from(board: &Board, from: usize) -> Vec<usize> {
    let piece = board[from];
    let (directions, is_rider): (Vec<Direction>, bool) = match piece {
        'P' => (vec![(-1, 1), (1, 1)], false),
        'p' => (vec![(-1, -1), (1, -1)], false),
        'N' | 'n' => (KNIGHT.to_vec(), false),
        'B' | 'b' => (DIAGONAL.to_vec(), true),
        'R' | 'r' => (STRAIGHT.to_vec(), true),
        'Q' | 'q' => ([STRAIGHT, DIAGONAL].concat(), true),
        'K' | 'k' => ([STRAIGHT, DIAGONAL].concat(), false),
        _ => (Vec::new(), false),
    };
    let mut squares = Vec::new();
    for direction in directions {
        let mut at = from;
        while let Some(to) = next(at, direction) {
            squares.push(to);
            if !is_rider || board[to] != '.' {
                break;
            }
            at = to;
        }
    }
    squares
}

/// Whether the king of `player` is attacked.
fn is_attacked(board: &Board, player: char) -> bool {
    let king = if player == 'w' { 'K' } else { 'k' };
    let attackers = (0..64).filter(|&from| owner(board[from]) == Some(opponent(player)));
    attackers.into_iter().any(|from| attacked_from(board, from).iter().any(|&to| board[to] == king))
}

/// The position after a move.
fn play(position: &Position, Move { from, to, promotion }: Move) -> Position {
    let mut after = position.clone();
    let piece = position.board[from];
    let is_pawn = matches!(piece, 'P' | 'p');
    let is_king = matches!(piece, 'K' | 'k');
    let mut is_capture = position.board[to] != '.';
    after.board[from] = '.';
    after.board[to] = match promotion {
        Some(kind) if position.player == 'w' => kind,
        Some(kind) => kind.to_ascii_lowercase(),
        None => piece,
    };

    // En passant: the captured pawn is beside the capturing one.
    if is_pawn && position.passed == Some(to) {
        is_capture = true;
        after.board[square(file(to), rank(from))] = '.';
    }
    after.passed = None;
    if is_pawn && (rank(to) - rank(from)).abs() == 2 {
        after.passed = next(from, (0, forward(position.player)));
    }

    // Castling: the rook ends on the square that the king passes over.
    if is_king && (file(to) - file(from)).abs() == 2 {
        let corner = square(if file(to) == 6 { 7 } else { 0 }, rank(from));
        after.board[usize::midpoint(from, to)] = position.board[corner];
        after.board[corner] = '.';
    }
    // A king or rook that has left its square, or was captured on it, can no longer castle.
    let is_unmoved = |castling: char| {
        let (king, rook) = castling_squares(castling);
        ![from, to].contains(&king) && ![from, to].contains(&rook)
    };
    after.castlings.retain(is_unmoved);

    after.quiet = if is_pawn || is_capture { 0 } else { position.quiet + 1 };
    after.number = position.number + u32::from(position.player == 'b');
    after.player = opponent(position.player);
    after
}

/// The squares of king and rook before a castling of `KQkq`.
fn castling_squares(castling: char) -> (usize, usize) {
    let home = if castling.is_ascii_uppercase() { 0 } else { 7 };
    (square(4, home), square(if castling.eq_ignore_ascii_case(&'K') { 7 } else { 0 }, home))
}

/// The move in standard algebraic notation; `moves` are all legal ones.
fn san(position: &Position, each: Move, moves: &[Move]) -> String {
    let Move { from, to, promotion } = each;
    let kind = position.board[from].to_ascii_uppercase();
    let after = play(position, each);

    let mut text = String::new();
    if kind == 'K' && file(to) - file(from) == 2 {
        text += "O-O";
    } else if kind == 'K' && file(from) - file(to) == 2 {
        text += "O-O-O";
    } else {
        let is_capture = position.board[to] != '.' || kind == 'P' && file(from) != file(to);
        if kind == 'P' {
            if is_capture {
                text += &name(from)[..1];
            }
        } else {
            text.push(kind);
            // Other pieces of the kind that may go there: disambiguated by file, else by rank, else by both.
            let is_rival = |other: &&Move| {
                other.to == to && other.from != from && position.board[other.from] == position.board[from]
            };
            let rivals: Vec<&Move> = moves.iter().filter(is_rival).collect();
            let own = name(from);
            text += if rivals.is_empty() {
                ""
            } else if rivals.iter().all(|other| file(other.from) != file(from)) {
                &own[..1]
            } else if rivals.iter().all(|other| rank(other.from) != rank(from)) {
                &own[1..]
            } else {
                &own
            };
        }
        if is_capture {
            text += "x";
        }
        text += &name(to);
        if let Some(kind) = promotion {
            text += &format!("={kind}");
        }
    }
    if is_attacked(&after.board, after.player) {
        text += if legal_moves(&after).is_empty() { "#" } else { "+" };
    }
    text
}

/// `w` for White's pieces, `b` for Black's.
fn owner(piece: char) -> Option<char> {
    match piece {
        '.' => None,
        'A'..='Z' => Some('w'),
        _ => Some('b'),
    }
}

fn opponent(player: char) -> char {
    if player == 'w' { 'b' } else { 'w' }
}

/// How far up a player's pawns go.
fn forward(player: char) -> i32 {
    if player == 'w' { 1 } else { -1 }
}

/// 0 to 7, for files a to h.
fn file(square: usize) -> i32 {
    square as i32 % 8
}

/// 0 to 7, for ranks 1 to 8.
fn rank(square: usize) -> i32 {
    square as i32 / 8
}

fn square(file: i32, rank: i32) -> usize {
    (rank * 8 + file) as usize
}

/// The square at this offset from another, if it is on the board.
fn next(from: usize, (right, up): Direction) -> Option<usize> {
    let (file, rank) = (file(from) + right, rank(from) + up);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| square(file, rank))
}

fn name(square: usize) -> String {
    let letter = ["a", "b", "c", "d", "e", "f", "g", "h"][file(square) as usize];
    format!("{letter}{}", rank(square) + 1)
}

/// Reads the six fields of a position text.
fn read(position: &str) -> Position {
    let fields: Vec<&str> = position.split(' ').collect();
    let [ranks, player, castlings, passed, quiet, number] = fields.as_slice() else {
        panic!("{position:?} has not six fields");
    };
    let mut board = ['.'; 64];
    for (rank, text) in (0..8).rev().zip(ranks.split('/')) {
        let mut file = 0;
        for letter in text.chars() {
            match letter.to_digit(10) {
                Some(empty) => file += empty as i32,
                None => {
                    board[square(file, rank)] = letter;
                    file += 1;
                }
            }
        }
    }
    Position {
        board,
        player: player.chars().next().expect("a player to move"),
        castlings: castlings.replace('-', ""),
        passed: (0..64).find(|&square| name(square) == *passed),
        quiet: quiet.parse().expect("a number of quiet turns"),
        number: number.parse().expect("the number of the turn"),
    }
}

/// Writes all six fields; the en passant square only where a pawn may capture there.
fn write(position: &Position) -> String {
    let write_rank = |rank: i32| {
        let mut text = String::new();
        let mut empty = 0;
        for piece in (0..8).map(|file| position.board[square(file, rank)]) {
            if piece == '.' {
                empty += 1;
            } else {
                text += &write_empty(empty);
                empty = 0;
                text.push(piece);
            }
        }
        text + &write_empty(empty)
    };
    let ranks: Vec<String> = (0..8).rev().map(write_rank).collect();
    let castlings = if position.castlings.is_empty() { "-" } else { &position.castlings };
    let is_en_passant =
        |each: &Move| Some(each.to) == position.passed && matches!(position.board[each.from], 'P' | 'p');
    let passed = match position.passed {
        Some(square) if legal_moves(position).iter().any(is_en_passant) => name(square),
        _ => "-".to_string(),
    };
    let Position { player, quiet, number, .. } = position;
    format!("{} {player} {castlings} {passed} {quiet} {number}", ranks.join("/"))
}

fn write_empty(count: u32) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

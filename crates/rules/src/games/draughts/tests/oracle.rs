//! A second move generator for English draughts: slow, plain, and independent of the game's own.
//!
//! Source: `lattjo.txt`, the English game. Rulings followed: DR-1 (a man that reaches the crown row by a capture stops
//! there), DR-4 (men go forward only).
//!
//! The rules' own code is fast, so nobody can see that it is right. This file can be checked against the rules line by
//! line, and the tests compare the two. It keeps the board as a list of squares with their pieces, copies it freely,
//! and shares nothing with the code it checks: positions go in and come out as text.
//!
//! These texts have no clocks.

use tests::dice::Dice;

/// The piece on each square, by the square's number, 1 to 32: `b` `w` for men, `B` `W` for kings, `.` for nothing.
type Board = [char; 33];

/// How far to the right and how far down, with square 1 in the upper row.
type Direction = (i32, i32);

const DIAGONALS: [Direction; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// Every complete turn from `position`, each as the turn's text and the text of the position after it, sorted by that
/// pair. The game has no options.
///
/// # Panics
///
/// Where `position` is not what the game writes.
pub fn turns(_id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let (board, player) = read(position);
    let opponent = if player == 'b' { 'w' } else { 'b' };
    let own = (1..=32).filter(|&square| owner(board[square]) == player);

    let mut found = Vec::new();
    for start in own.clone() {
        let mut others = board;
        others[start] = '.';
        take_on(&others, board[start], start, &start.to_string(), &mut found);
    }
    // Capturing is compulsory: a plain move is allowed only where there is no capture at all.
    if found.is_empty() {
        for start in own {
            plain_moves(&board, start, &mut found);
        }
    }

    let mut turns: Vec<_> = found.iter().map(|(text, after)| (text.clone(), write(after, opponent))).collect();
    turns.sort();
    turns
}

/// Adds every plain move of the piece on `start` to `found`.
fn plain_moves(board: &Board, start: usize, found: &mut Vec<(String, Board)>) {
    let piece = board[start];
    for direction in directions(piece) {
        let Some(goal) = next(start, direction).filter(|&goal| board[goal] == '.') else {
            continue;
        };
        let mut after = *board;
        after[start] = '.';
        after[goal] = crowned_at(goal, piece);
        found.push((format!("{start}-{goal}"), after));
    }
}

/// Adds to `found` every complete capture by `piece`, which is on `at` and not on the board `others`. `text` is the
/// turn written so far.
fn take_on(others: &Board, piece: char, at: usize, text: &str, found: &mut Vec<(String, Board)>) {
    for direction in directions(piece) {
        let Some(over) = next(at, direction) else { continue };
        let Some(goal) = next(over, direction) else { continue };
        let is_enemy = others[over] != '.' && owner(others[over]) != owner(piece);
        if !is_enemy || others[goal] != '.' {
            continue;
        }
        let mut others = *others;
        others[over] = '.';
        let landed = crowned_at(goal, piece);
        let text = format!("{text}x{goal}");

        let mut longer = Vec::new();
        // DR-1: a man that is crowned captures no further.
        if landed == piece {
            take_on(&others, piece, goal, &text, &mut longer);
        }
        // The capture may end here only if it cannot continue.
        if longer.is_empty() {
            others[goal] = landed;
            longer.push((text, others));
        }
        found.append(&mut longer);
    }
}

/// The player, `b` or `w`, whose piece it is; `.` for nothing.
fn owner(piece: char) -> char {
    piece.to_ascii_lowercase()
}

/// Where a piece may go: a man forward only (Black begins on the upper rows), a king all four ways.
fn directions(piece: char) -> Vec<Direction> {
    let may_go = |(_, down): &Direction| match piece {
        'b' => *down == 1,
        'w' => *down == -1,
        _ => true,
    };
    DIAGONALS.into_iter().filter(may_go).collect()
}

/// The piece after it has reached `square`: a man on the furthest row is crowned.
fn crowned_at(square: usize, piece: char) -> char {
    match (piece, row(square)) {
        ('b', 7) => 'B',
        ('w', 0) => 'W',
        _ => piece,
    }
}

/// The row of a square, 0 to 7 from the top.
fn row(square: usize) -> i32 {
    (square as i32 - 1) / 4
}

/// The column of a square, 0 to 7 from the left. The left corner of the upper row is not a square of the game; that of
/// the row below is.
fn column(square: usize) -> i32 {
    let in_row = (square as i32 - 1) % 4;
    if row(square) % 2 == 0 { 2 * in_row + 1 } else { 2 * in_row }
}

/// The neighbour of a square, if it is on the board.
fn next(square: usize, (right, down): Direction) -> Option<usize> {
    let goal = (column(square) + right, row(square) + down);
    (1..=32).find(|&other| (column(other), row(other)) == goal)
}

/// Reads `B:W21,22,K30:B1,2`: the board, and `b` or `w` for the player to move.
fn read(position: &str) -> (Board, char) {
    let mut parts = position.split(':');
    let player = parts.next().expect("the player to move").to_ascii_lowercase();
    let mut board = ['.'; 33];
    for part in parts {
        let (colour, list) = part.split_at(1);
        for word in list.split(',').filter(|word| !word.is_empty()) {
            let (piece, number) = match word.strip_prefix('K') {
                Some(number) => (colour.to_ascii_uppercase(), number),
                None => (colour.to_ascii_lowercase(), word),
            };
            let square: usize = number.parse().expect("the number of a square");
            board[square] = piece.chars().next().expect("a colour");
        }
    }
    (board, player.chars().next().expect("a player to move"))
}

/// Writes White's pieces, then Black's, each in the order of their squares.
fn write(board: &Board, player: char) -> String {
    let list = |colour: char| {
        let own = (1..=32).filter(|&square| owner(board[square]) == colour);
        let words = own.map(|square| if board[square] == colour { format!("{square}") } else { format!("K{square}") });
        words.collect::<Vec<String>>().join(",")
    };
    format!("{}:W{}:B{}", player.to_ascii_uppercase(), list('w'), list('b'))
}

/// A legal but random position, another one for (almost) every `seed`: at most twelve pieces of each colour, any of
/// them kings, on any squares.
///
/// As in every position of a game: no man is on its crown row, and the player not to move, having just moved, has a
/// piece. The player to move may have none.
pub fn scatter(_id: &str, _options: &[(&str, &str)], seed: u64) -> String {
    let mut dice = Dice(seed);
    let player = ['b', 'w'][dice.below(2)];

    // In some positions one colour keeps to every other row, so that no piece has another behind it: that makes long
    // captures.
    let apart = if dice.one_in(3) { ['b', 'w'][dice.below(2)] } else { '.' };
    let rows = dice.below(2) as i32;

    let mut board = ['.'; 33];
    for colour in ['b', 'w'] {
        let most = if dice.one_in(2) { 12 } else { 5 };
        let count = if colour == player && dice.one_in(100) { 0 } else { 1 + dice.below(most) };
        let kings_in_ten = if dice.one_in(3) { 0 } else { dice.below(11) };
        for _ in 0..count {
            let man_or_king = if dice.below(10) < kings_in_ten { colour.to_ascii_uppercase() } else { colour };
            let is_free = |square: &usize| {
                board[*square] == '.'
                    && crowned_at(*square, man_or_king) == man_or_king
                    && (colour != apart || row(*square) % 2 == rows)
            };
            let free: Vec<usize> = (1..=32).filter(is_free).collect();
            if !free.is_empty() {
                board[free[dice.below(free.len())]] = man_or_king;
            }
        }
    }
    write(&board, player)
}

//! A second move generator for Laska and Bignor Ludus: slow, simple, and written independently of the game's own.
//!
//! Source: `laska.txt`, sections "Rules" and "Notation". Rulings followed: LASKA-1 (a take
//! goes on as far as it can, and ends early only where a counter is promoted), LASKA-2 (no square is leapt
//! twice in a turn; the taker's own start square counts as empty), LASKA-4 (Bignor Ludus: one leap a take).
//!
//! The game's own generator is fast, so reading it does not show that it is right. This file is to be read against the
//! rules line by line, and the tests compare the two on random positions. It therefore keeps the board as a map from
//! squares to the columns exactly as the position text writes them, copies that map freely, and shares no code with the
//! game: positions go in and come out as text.

use std::collections::BTreeMap;

use tests::dice::Dice;

/// File and rank, both 1 to 7: `(1, 1)` is a1, `(7, 7)` is g7.
type Square = (i32, i32);

/// The occupied squares, each with its column written top-down: `"WbbwB"`.
type Board = BTreeMap<Square, String>;

const DIAGONALS: [(i32, i32); 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// Every complete turn from `position` (rows form text) under game `id` (`laska` or `bignor-ludus`), each as
/// the turn's text and the text of the position after it, sorted by that pair. Neither game has options.
///
/// # Panics
///
/// Where `position` is not in the rows form.
pub fn turns(id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let (board, player) = read(position);
    let opponent = if player == 'w' { 'b' } else { 'w' };
    let one_leap = id == "bignor-ludus";

    let mut found = Vec::new();
    for (&start, column) in &board {
        if owner(column) == player {
            let mut others = board.clone();
            others.remove(&start);
            take_on(&others, column, start, &[], one_leap, &name(start), &mut found);
        }
    }
    // Taking is compulsory: a plain move is allowed only where there is no take at all.
    if found.is_empty() {
        for (&start, column) in &board {
            if owner(column) == player {
                plain_moves(&board, column, start, &mut found);
            }
        }
    }

    let mut turns: Vec<_> = found.iter().map(|(text, after)| (text.clone(), write(after, opponent))).collect();
    turns.sort();
    turns
}

/// Adds every plain move of the `column` on `start` to `found`.
fn plain_moves(board: &Board, column: &str, start: Square, found: &mut Vec<(String, Board)>) {
    for direction in directions(column) {
        let goal = next(start, direction);
        if is_square(goal) && !board.contains_key(&goal) {
            let mut after = board.clone();
            after.remove(&start);
            after.insert(goal, promoted_at(goal, column));
            found.push((format!("{}-{}", name(start), name(goal)), after));
        }
    }
}

/// Adds to `found` every complete take by `column`, which stands on `at`, has leapt the squares `leapt` this
/// turn, and is not on the board `others`. `text` is the turn as written so far.
fn take_on(
    others: &Board,
    column: &str,
    at: Square,
    leapt: &[Square],
    one_leap: bool,
    text: &str,
    found: &mut Vec<(String, Board)>,
) {
    for direction in directions(column) {
        let over = next(at, direction);
        let goal = next(over, direction);
        let Some(victim) = others.get(&over) else {
            continue;
        };
        let is_free = is_square(goal) && !others.contains_key(&goal);
        if owner(victim) == owner(column) || leapt.contains(&over) || !is_free {
            continue;
        }

        // Only the top counter is taken, and it goes under the taking column.
        let (taken, left) = victim.split_at(1);
        let mut others = others.clone();
        others.remove(&over);
        if !left.is_empty() {
            others.insert(over, left.to_string());
        }
        let grown = format!("{column}{taken}");
        let landed = promoted_at(goal, &grown);
        let text = format!("{text}-{}{left}-{}{landed}", name(over), name(goal));
        let leapt = [leapt, &[over]].concat();

        let mut longer = Vec::new();
        let is_promoted = landed != grown;
        if !is_promoted && !one_leap {
            take_on(&others, &landed, goal, &leapt, one_leap, &text, &mut longer);
        }
        // LASKA-1: the take may end here only if it cannot go on.
        if longer.is_empty() {
            others.insert(goal, landed);
            longer.push((text, others));
        }
        found.append(&mut longer);
    }
}

/// The top counter of a column: `w` or `b` for a counter, `W` or `B` for an officer.
fn top(column: &str) -> char {
    column.chars().next().expect("a column on the board has a counter")
}

/// The player, `w` or `b`, whose counter lies on top.
fn owner(column: &str) -> char {
    top(column).to_ascii_lowercase()
}

/// Where a column may go: its top counter forward only, an officer all four ways.
fn directions(column: &str) -> Vec<(i32, i32)> {
    let may_go = |(_, up): &(i32, i32)| match top(column) {
        'w' => *up == 1,
        'b' => *up == -1,
        _ => true,
    };
    DIAGONALS.into_iter().filter(may_go).collect()
}

/// The column as it lies once it has come to `square`: a counter on its far rank is turned over.
fn promoted_at(square: Square, column: &str) -> String {
    match (top(column), square) {
        ('w', (_, 7)) => format!("W{}", &column[1..]),
        ('b', (_, 1)) => format!("B{}", &column[1..]),
        _ => column.to_string(),
    }
}

fn next((file, rank): Square, (right, up): (i32, i32)) -> Square {
    (file + right, rank + up)
}

/// Whether this is one of the 25 squares of the same colour as the corners.
fn is_square((file, rank): Square) -> bool {
    (1..=7).contains(&file) && (1..=7).contains(&rank) && (file + rank) % 2 == 0
}

/// The squares of one rank, from White's left.
fn squares_of(rank: i32) -> Vec<Square> {
    (1..=7).map(|file| (file, rank)).filter(|&square| is_square(square)).collect()
}

fn name((file, rank): Square) -> String {
    let letter = ["a", "b", "c", "d", "e", "f", "g"][file as usize - 1];
    format!("{letter}{rank}")
}

/// Reads the rows form: the board, and `w` or `b` for the player to move.
fn read(position: &str) -> (Board, char) {
    let (rows, player) = position.split_once(' ').expect("a space before the player to move");
    let mut board = Board::new();
    for (rank, row) in (1..=7).rev().zip(rows.split('/')) {
        for (square, column) in squares_of(rank).into_iter().zip(row.split(',')) {
            if !column.is_empty() {
                board.insert(square, column.to_string());
            }
        }
    }
    (board, player.chars().next().expect("a player to move"))
}

/// Writes the rows form, rank 7 first; an empty rank has no commas.
fn write(board: &Board, player: char) -> String {
    let column_on = |square: Square| board.get(&square).cloned().unwrap_or_default();
    let row = |rank: i32| {
        let columns: Vec<String> = squares_of(rank).into_iter().map(column_on).collect();
        if columns.iter().all(String::is_empty) { String::new() } else { columns.join(",") }
    };
    let rows: Vec<String> = (1..=7).rev().map(row).collect();
    format!("{} {player}", rows.join("/"))
}

/// A random legal position for either game, a different one for (almost) every `seed`: 1 to 11 counters of each colour,
/// any of them officers, lying in any order in columns of any height on any squares.
///
/// As in every position of a game, no counter lies unpromoted on top of a column on its far rank, and the player who
/// has just moved owns a piece. The player to move may own none.
pub fn scatter(_id: &str, _options: &[(&str, &str)], seed: u64) -> String {
    let mut dice = Dice(seed);

    // Half the positions have all 22 counters, as every game from the start position has.
    let is_full = dice.one_in(2);
    let officers_in_ten = dice.below(11);
    let mut counters = Vec::new();
    for (counter, officer) in [('w', 'W'), ('b', 'B')] {
        let count = if is_full { 11 } else { 1 + dice.below(11) };
        for _ in 0..count {
            counters.push(if dice.below(10) < officers_in_ten { officer } else { counter });
        }
    }
    dice.shuffle(&mut counters);

    // In half the positions some ranks stay empty, which leaves room for long takes.
    let has_empty_ranks = dice.one_in(2);
    let mut squares = Vec::new();
    for rank in 1..=7 {
        // Two ranks are always open, so that there is somewhere to lay the counters.
        if !has_empty_ranks || rank == 2 || rank == 5 || dice.one_in(2) {
            squares.extend(squares_of(rank));
        }
    }
    dice.shuffle(&mut squares);

    // One counter on each of some squares, then the rest on any of these: few squares make tall columns.
    let most = squares.len().min(counters.len());
    squares.truncate(2 + dice.below(most - 1));
    let mut board = Board::new();
    for (idx, counter) in counters.into_iter().enumerate() {
        let square = if idx < squares.len() { squares[idx] } else { squares[dice.below(squares.len())] };
        board.entry(square).or_default().insert(0, counter);
    }
    for (&square, column) in &mut board {
        *column = promoted_at(square, column);
    }

    let owns_a_piece = |player: char| board.values().any(|column| owner(column) == player);
    let player = match (owns_a_piece('w'), owns_a_piece('b')) {
        (true, true) => ['w', 'b'][dice.below(2)],
        (true, false) => 'b',
        _ => 'w',
    };
    write(&board, player)
}

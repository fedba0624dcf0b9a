//! A second move generator for the three Lanko boards: slow, plain, and independent of the game's own.
//!
//! Source: `lanko.txt`, and the boards as reconstructed. Rulings followed: LANKO-2 (S begins with a pawn on the 88 and
//! the 68), LANKO-3 (captures and what is leapt over), LANKO-4 (who must capture), LANKO-5 (ends in the middle),
//! LANKO-6 (barriers), LANKO-7 (foreign border squares), LANKO-8 (the pass), LANKO-9 (ends that show in the position),
//! LANKO-11 (turn text), LANKO-13 (entries on the 103), LANKO-14 (position text).
//!
//! The rules' own code is fast; this code can be checked against the rules line by line, and the tests compare the two.
//! It has its own pictures of the boards, keeps a position as a map from square names to pieces as the position text
//! writes them, and shares nothing with the code it checks: positions go in and come out as text.

use std::collections::BTreeMap;

mod scatter;
pub use scatter::scatter;

/// How far east and how far north of the centre.
type Cell = (i32, i32);

/// A step on the board: how far east and how far north.
type Direction = (i32, i32);

/// The occupied squares by name, each with its piece: colour `w` or `b`, then `p`, `s` (small castle) or `b` (big one).
type Pieces = BTreeMap<&'static str, String>;

/// One of the boards.
struct Board {
    /// The location of every named square. If the centre is cut in four, its quarters are left out.
    cells: BTreeMap<&'static str, Cell>,
    /// The pairs of squares with a barrier between them.
    barriers: &'static [(&'static str, &'static str)],
    /// Whether the centre is cut into the four middle squares (88, 68) or is the manoeuvre square P (103).
    is_cut: bool,
}

/// Everything that a position text says.
struct Position {
    seat: char,
    pieces: Pieces,
    /// Whether S's first turn, with a pawn, is still to come.
    is_first: bool,
    /// The number of consecutive passes before.
    passes: u32,
}

/// North is up. `_` is not a square, `.` a square without a name, `#` the cut centre.
const PICTURE_88: &str = "
     _  _  _ 16 14  A 30 32  _  _  _
     _  _  _ 15 12  E 28 31  _  _  _
     _  _  _ 13 11  I 27 29  _  _  _
     9  7  5  3 10  M 26 19 21 23 25
     8  6  4  2  1  Q 17 18 20 22 24
     B  F  J  N  R  #  S  O  K  G  C
    39 37 35 34 33  T 49 50 51 53 55
    41 40 38 36 42  P 58 52 54 56 57
     _  _  _ 44 43  L 59 60  _  _  _
     _  _  _ 46 45  H 61 62  _  _  _
     _  _  _ 48 47  D 63 64  _  _  _
";
const BARRIERS_88: &[(&str, &str)] =
    &[("3", "13"), ("3", "5"), ("19", "29"), ("19", "21"), ("36", "44"), ("36", "38"), ("52", "60"), ("52", "54")];

const PICTURE_68: &str = "
     _  _  7  8  A 19 20  _  _
     _  _  5  6  B 17 18  _  _
     3  4 11 12  C 23 24 15 16
     1  2  9 10  D 21 22 13 14
     M  N  O  P  #  H  G  F  E
    25 26 33 34  L 45 46 37 38
    27 28 35 36  K 47 48 39 40
     _  _ 29 30  J 41 42  _  _
     _  _ 31 32  I 43 44  _  _
";
const BARRIERS_68: &[(&str, &str)] =
    &[("11", "5"), ("11", "4"), ("24", "18"), ("24", "15"), ("35", "29"), ("35", "28"), ("48", "42"), ("48", "39")];

const PICTURE_103: &str = "
     _  _ 10  .  8  _ 20  . 17  _  _
     _  _  .  9  .  B  . 18  .  _  _
     6  .  3  .  7  I 19  . 15  . 12
     .  4  .  1  .  A  . 16  . 13  .
     5  .  2  .  M  U  N  . 14  . 11
     .  D  J  C  V  P  W  E  K  F  .
    26  . 23  .  Q  X  R  . 35  . 32
     . 24  . 21  .  G  . 36  . 33  .
    25  . 22  . 28  L 40  . 34  . 31
     _  _  . 29  .  H  . 38  .  _  _
     _  _ 30  . 27  _ 39  . 37  _  _
";

/// The middle squares (88, 68) and the end squares (103).
const MIDDLE: [&str; 4] = ["U", "V", "W", "X"];

/// Every complete turn from `position` (first form of text) under game `id` (`lanko-88`, `lanko-68` or `lanko-103`),
/// each as the turn's text and the text of the position after it, sorted by that pair. No game has options.
///
/// # Panics
///
/// Where `position` is not in that form.
pub fn turns(id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let board = board(id);
    let position = read(&board, position);
    if is_over(&position) {
        return Vec::new();
    }

    // The pieces that the player may move; only these oblige them to capture (LANKO-4).
    let mut movable = Vec::new();
    for (&start, piece) in &position.pieces {
        let is_held_back = position.is_first && !is_pawn(piece);
        if colour(piece) == colour_of(position.seat) && is_movable_from(&board, position.seat, start) && !is_held_back {
            movable.push((start, piece));
        }
    }

    let mut found = Vec::new();
    for &(start, piece) in &movable {
        if !is_standby(&board, start) {
            let mut others = position.pieces.clone();
            others.remove(start);
            captures(&board, &others, piece, start, start, &mut found);
        }
    }
    // Capturing is compulsory: anything else is allowed only where there is no capture at all.
    if found.is_empty() {
        for &(start, piece) in &movable {
            let mut others = position.pieces.clone();
            others.remove(start);
            for goal in plain_goals(&board, position.seat, &others, piece, start) {
                found.push((format!("{start}-{}", goal_name(goal)), with(&others, goal, piece)));
            }
        }
    }

    let mut turns = Vec::new();
    for (text, pieces) in found {
        let after = Position { seat: next_seat(position.seat), pieces, is_first: false, passes: 0 };
        turns.push((text, write(&after)));
    }
    // LANKO-8: a player who has no other turn passes.
    if turns.is_empty() {
        let Position { seat, pieces, passes, .. } = position;
        let after = Position { seat: next_seat(seat), pieces, is_first: false, passes: passes + 1 };
        turns.push(("---".to_string(), write(&after)));
    }
    turns.sort();
    turns
}

/// LANKO-9, as far as a position shows it.
fn is_over(position: &Position) -> bool {
    let pieces = &position.pieces;
    let is_middle_full = MIDDLE.iter().all(|&square| pieces.contains_key(square));
    let has_pieces = |of: char| pieces.values().any(|piece| colour(piece) == of);
    let is_castle_outside = pieces.iter().any(|(&square, piece)| !is_middle(square) && !is_pawn(piece));
    is_middle_full || !has_pieces('w') || !has_pieces('b') || !is_castle_outside || position.passes >= 4
}

/// Adds to `found` every complete capture by `piece`, which is on `at` and not among the `others`. `text` is the turn
/// written so far.
fn captures(
    board: &Board,
    others: &Pieces,
    piece: &str,
    at: &'static str,
    text: &str,
    found: &mut Vec<(String, Pieces)>,
) {
    for direction in capture_directions(board) {
        for over in next(board, at, direction) {
            let Some(victim) = others.get(over) else {
                continue;
            };
            if colour(victim) == colour(piece) || is_middle(over) || is_standby(board, over) {
                continue;
            }
            for goal in next(board, over, direction) {
                if others.contains_key(goal) {
                    continue;
                }
                // The captured piece leaves at once, before the next leap.
                let mut others = others.clone();
                others.remove(over);
                let text = format!("{text};{}", goal_name(goal));

                // LANKO-5: in the middle the chain ends. Otherwise it may end here only if it cannot continue.
                let mut longer = Vec::new();
                if !is_middle(goal) {
                    captures(board, &others, piece, goal, &text, &mut longer);
                }
                if longer.is_empty() {
                    longer.push((text, with(&others, goal, piece)));
                }
                found.append(&mut longer);
            }
        }
    }
}

/// Where `piece`, which is on `start` and not among the `others`, may go in a turn without a capture.
fn plain_goals(board: &Board, seat: char, others: &Pieces, piece: &str, start: &'static str) -> Vec<&'static str> {
    if board.is_cut {
        plain_goals_on_a_cut_board(board, seat, others, piece, start)
    } else {
        plain_goals_on_the_103(board, seat, others, piece, start)
    }
}

/// The vacant squares adjacent across a side or a corner of a square.
fn vacant(board: &Board, others: &Pieces, from: &str, direction: Direction) -> impl Iterator<Item = &'static str> {
    next(board, from, direction).into_iter().filter(|goal| !others.contains_key(goal))
}

fn plain_goals_on_a_cut_board(
    board: &Board,
    seat: char,
    others: &Pieces,
    piece: &str,
    start: &'static str,
) -> Vec<&'static str> {
    let mut goals = Vec::new();

    // A movement: castles go forward, left and right, pawns diagonally forward too.
    let mut directions = straight_directions(seat);
    if is_pawn(piece) {
        directions.extend(diagonal_directions(seat));
    }
    for direction in directions {
        goals.extend(vacant(board, others, start, direction));
    }

    // A jump of a pawn over a pawn of its own colour.
    if is_pawn(piece) {
        for direction in straight_directions(seat) {
            for over in next(board, start, direction) {
                if others.get(over).is_some_and(|leapt| leapt == piece) && !is_middle(over) {
                    goals.extend(vacant(board, others, over, direction));
                }
            }
        }
    }
    goals
}

fn plain_goals_on_the_103(
    board: &Board,
    seat: char,
    others: &Pieces,
    piece: &str,
    start: &'static str,
) -> Vec<&'static str> {
    let mut goals = Vec::new();

    // A standby pawn can only step straight onto a dark square.
    if is_standby(board, start) {
        for direction in straight_directions(seat) {
            goals.extend(vacant(board, others, start, direction).filter(|goal| is_dark(board, goal)));
        }
        return goals;
    }

    for direction in diagonal_directions(seat) {
        for near in next(board, start, direction) {
            match others.get(near) {
                // A movement.
                None => goals.push(near),
                // A leap: any piece over any piece of its own colour.
                Some(leapt) if colour(leapt) == colour(piece) => {
                    goals.extend(vacant(board, others, near, direction));
                }
                Some(_) => {}
            }
        }
    }

    // A castle enters an end square straight from a manoeuvre square, but not backward (LANKO-13).
    if ["M", "N", "P", "Q", "R"].contains(&start) && !is_pawn(piece) {
        for direction in straight_directions(seat) {
            goals.extend(vacant(board, others, start, direction).filter(|goal| is_middle(goal)));
        }
    }
    goals
}

/// The pieces after `piece` has reached `goal`: a pawn in the middle is burned.
fn with(others: &Pieces, goal: &'static str, piece: &str) -> Pieces {
    let mut after = others.clone();
    if !(is_middle(goal) && is_pawn(piece)) {
        after.insert(goal, piece.to_string());
    }
    after
}

/// The squares that are next in this direction: usually one; none behind a barrier or off the board; two where a cut
/// centre is entered straight.
fn next(board: &Board, from: &str, direction: Direction) -> Vec<&'static str> {
    let (x, y) = board.cells[from];
    let (east, north) = direction;
    let cell = (x + east, y + north);
    if board.is_cut && cell == (0, 0) {
        return match direction {
            (0, 1) => vec!["W", "X"],
            (0, -1) => vec!["U", "V"],
            (1, 0) => vec!["U", "W"],
            (-1, 0) => vec!["V", "X"],
            (1, -1) => vec!["U"],
            (-1, -1) => vec!["V"],
            (1, 1) => vec!["W"],
            (-1, 1) => vec!["X"],
            _ => unreachable!("{direction:?} is no direction"),
        };
    }
    // No barrier lies between squares that touch at a corner, so diagonal steps pass (LANKO-6).
    let is_behind_barrier =
        |square| board.barriers.iter().any(|&pair| pair == (from, square) || pair == (square, from));
    let mut squares = Vec::new();
    for (&square, &place) in &board.cells {
        if place == cell && !is_behind_barrier(square) {
            squares.push(square);
        }
    }
    squares
}

/// Captures go backward too: straight on the 88 and the 68, diagonally on the 103.
fn capture_directions(board: &Board) -> [Direction; 4] {
    if board.is_cut { [(0, 1), (0, -1), (1, 0), (-1, 0)] } else { [(1, 1), (1, -1), (-1, 1), (-1, -1)] }
}

/// Forward, left and right of the player who moves, whichever colour the piece has.
fn straight_directions(seat: char) -> Vec<Direction> {
    match seat {
        'S' => vec![(0, 1), (-1, 0), (1, 0)],
        'N' => vec![(0, -1), (1, 0), (-1, 0)],
        'W' => vec![(1, 0), (0, 1), (0, -1)],
        'E' => vec![(-1, 0), (0, -1), (0, 1)],
        _ => unreachable!("{seat} is no seat"),
    }
}

/// Forward to the left and forward to the right.
fn diagonal_directions(seat: char) -> [Direction; 2] {
    match seat {
        'S' => [(-1, 1), (1, 1)],
        'N' => [(1, -1), (-1, -1)],
        'W' => [(1, 1), (1, -1)],
        'E' => [(-1, -1), (-1, 1)],
        _ => unreachable!("{seat} is no seat"),
    }
}

/// Whether a player may move a piece of their colour from here: in their half, or on the axle that bounds it.
fn is_movable_from(board: &Board, seat: char, square: &str) -> bool {
    if is_middle(square) {
        return false;
    }
    let (x, y) = board.cells[square];
    match seat {
        'S' => y <= 0,
        'N' => y >= 0,
        'W' => x <= 0,
        'E' => x >= 0,
        _ => unreachable!("{seat} is no seat"),
    }
}

fn colour_of(seat: char) -> char {
    if seat == 'S' || seat == 'N' { 'w' } else { 'b' }
}

fn next_seat(seat: char) -> char {
    match seat {
        'S' => 'W',
        'W' => 'N',
        'N' => 'E',
        _ => 'S',
    }
}

/// `w` or `b`.
fn colour(piece: &str) -> char {
    piece.chars().next().expect("a piece has a colour")
}

fn is_pawn(piece: &str) -> bool {
    piece.ends_with('p')
}

fn is_middle(square: &str) -> bool {
    MIDDLE.contains(&square)
}

/// Whether this is one of the squares where the 103's standby pawns wait; on the other boards these letters are
/// border squares.
fn is_standby(board: &Board, square: &str) -> bool {
    !board.is_cut && ["I", "J", "K", "L"].contains(&square)
}

/// Whether this square of the 103 is one of those used in play.
fn is_dark(board: &Board, square: &str) -> bool {
    !is_middle(square) && !is_standby(board, square)
}

/// The square, written as the last of a turn.
fn goal_name(square: &str) -> String {
    if is_middle(square) { format!("({square})") } else { square.to_string() }
}

fn board(id: &str) -> Board {
    match id {
        "lanko-88" => Board { cells: cells(PICTURE_88), barriers: BARRIERS_88, is_cut: true },
        "lanko-68" => Board { cells: cells(PICTURE_68), barriers: BARRIERS_68, is_cut: true },
        "lanko-103" => Board { cells: cells(PICTURE_103), barriers: &[], is_cut: false },
        _ => panic!("{id} is no Lanko"),
    }
}

/// The named squares of a picture whose middle is the centre.
fn cells(picture: &'static str) -> BTreeMap<&'static str, Cell> {
    let rows: Vec<&'static str> = picture.trim().lines().collect();
    let radius = rows.len() as i32 / 2;
    let mut cells = BTreeMap::new();
    for (row, y) in rows.into_iter().zip((-radius..=radius).rev()) {
        for (name, x) in row.split_whitespace().zip(-radius..=radius) {
            if !["_", ".", "#"].contains(&name) {
                cells.insert(name, (x, y));
            }
        }
    }
    cells
}

/// All named squares: numbers first, ascending, then letters.
fn squares(board: &Board) -> Vec<&'static str> {
    let mut squares: Vec<&'static str> = board.cells.keys().copied().collect();
    if board.is_cut {
        squares.extend(MIDDLE);
    }
    squares.sort_by_cached_key(|&square| order(square));
    squares
}

fn order(square: &str) -> (u32, &str) {
    match square.parse() {
        Ok(number) => (number, ""),
        Err(_) => (u32::MAX, square),
    }
}

/// Reads `SEAT square:piece …`, optionally followed by ` first` or ` passes=n`.
fn read(board: &Board, text: &str) -> Position {
    let mut words = text.split(' ');
    let seat = words.next().and_then(|word| word.chars().next()).expect("a seat");
    let mut position = Position { seat, pieces: Pieces::new(), is_first: false, passes: 0 };
    let squares = squares(board);
    for word in words {
        if word == "first" {
            position.is_first = true;
        } else if let Some(number) = word.strip_prefix("passes=") {
            position.passes = number.parse().expect("a number of passes");
        } else {
            let (name, piece) = word.split_once(':').expect("a colon between square and piece");
            let square = squares.iter().copied().find(|&square| square == name).expect("a square of the board");
            position.pieces.insert(square, piece.to_string());
        }
    }
    position
}

fn write(position: &Position) -> String {
    let mut words = vec![position.seat.to_string()];
    let mut pieces: Vec<(&'static str, &String)> =
        position.pieces.iter().map(|(&square, piece)| (square, piece)).collect();
    pieces.sort_by_cached_key(|&(square, _)| order(square));
    for (square, piece) in pieces {
        words.push(format!("{square}:{piece}"));
    }
    if position.is_first {
        words.push("first".to_string());
    }
    if position.passes > 0 {
        words.push(format!("passes={}", position.passes));
    }
    words.join(" ")
}

//! A second move generator for Lanrick: slow, simple, and written independently of the game's own.
//!
//! Source: `lanrick.txt`, third edition. Rulings followed: LANRICK-1 (fewer squares, or none), LANRICK-2 and LANRICK-8
//! (one line for a man in a turn), LANRICK-3 (to the border), LANRICK-4 (when a rendezvous is won), LANRICK-5 (unlawful
//! marks, by search), LANRICK-7 (who may be taken, field and border), LANRICK-9 (done, and no squares left), LANRICK-10
//! (the mark stays until all are sent home). Draws depend on the history, so they are left out.
//!
//! The game's own generator is fast; read this one against the rules line by line; the tests compare the two. It walks
//! every man square by square and shares no code with the game: positions go in and come out as text.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

mod by_hand;
mod few;
mod properties;
mod scatter;
mod text;

use few::Few;
pub use scatter::scatter;
use text::{read, write, write_step};

/// File and rank, both from 1 to 8.
type Square = (i8, i8);

/// A player, White or Black: the index of their men in [`Position::men`].
type Seat = usize;

const WHITE: Seat = 0;
const BLACK: Seat = 1;

/// Men of each player.
const N_MEN: usize = 5;

/// Squares allowed to the player who first plays for a rendezvous.
const N_FIRST: usize = 2;

/// Everything that a position text says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Position {
    /// White's men and Black's.
    men: [Few<Square>; 2],
    phase: Phase,
    /// The player to act; when the game is over, the winner.
    seat: Seat,
    mark: Option<Square>,
    /// In play: how many squares may still be moved in this turn.
    left: Option<usize>,
    /// In play: the men that moved in this turn, where they stand now.
    locks: Few<(Square, Line)>,
    /// In the border phases: the player who begins the return and sets the next mark.
    first: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    Place,
    Mark,
    Play,
    Take,
    /// The winner of the rendezvous sends the other's men to the border.
    Home,
    Level,
    Back,
    Over,
}

/// A straight line through a man's square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Line {
    Rank,
    File,
    /// From a1 towards h8.
    Rising,
    /// From a8 towards h1.
    Falling,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Place(Square),
    Mark(Square),
    Move(Square, Square),
    Done,
    Take(Square),
    ToBorder(Square, Square),
}

/// Every legal step as its text, with the text of the position after it, sorted by that pair. There are no options.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn steps(_id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let found = legal(&read(position));
    let mut found: Vec<_> = found.iter().map(|(step, after)| (write_step(*step), write(after))).collect();
    found.sort();
    found
}

/// Complete turns, or completions of the current one: a turn for each position that one can end with, and the text of
/// that position, sorted by that pair. Where several turns end alike, any one of them stands for all.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn turns(_id: &str, _options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let start = read(position);
    // The positions reached, each by a step from an earlier one.
    let mut reached = vec![(start, None)];
    let mut known = Known::default();
    known.insert(start);
    let mut turns = Vec::new();
    let mut idx = 0;
    while idx < reached.len() {
        let pos = reached[idx].0;
        if idx > 0 && !is_same_turn(&start, &pos) {
            let mut words = Vec::new();
            let mut at = idx;
            while let Some((before, step)) = reached[at].1 {
                words.push(write_step(step));
                at = before;
            }
            words.reverse();
            turns.push((words.join(" "), write(&pos)));
        } else {
            for (step, after) in legal(&pos) {
                if known.insert(after) {
                    reached.push((after, Some((idx, step))));
                }
            }
        }
        idx += 1;
    }
    turns.sort();
    turns
}

/// Positions already seen. There are many, and hashing them with the standard library would take most of the time.
type Known = HashSet<Position, BuildHasherDefault<Mixer>>;

/// A quick hash of a few small numbers.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_i8(&mut self, number: i8) {
        self.write_u64(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}

/// Whether the turn under way at `start` is still under way at `pos`, some steps later.
fn is_same_turn(start: &Position, pos: &Position) -> bool {
    match start.phase {
        Phase::Play => pos.phase == Phase::Play && pos.seat == start.seat,
        Phase::Take | Phase::Home => pos.phase == Phase::Home,
        _ => false,
    }
}

/// Every legal step and the position after it.
fn legal(pos: &Position) -> Vec<(Step, Position)> {
    match pos.phase {
        Phase::Place => places(pos),
        Phase::Mark => marks(pos),
        Phase::Play => plays(pos),
        Phase::Take => takes(pos),
        Phase::Home | Phase::Level | Phase::Back => border_moves(pos),
        Phase::Over => Vec::new(),
    }
}

/// Phase 1: a man on any free border square.
fn places(pos: &Position) -> Vec<(Step, Position)> {
    let mut found = Vec::new();
    for square in all_squares() {
        if !is_border(square) || !is_vacant(pos, square) {
            continue;
        }
        let mut after = *pos;
        after.men[pos.seat] = pos.men[pos.seat].with(square);
        after.seat = other(pos.seat);
        if after.men.iter().all(|men| men.len() == N_MEN) {
            // The other player did not place last, so they placed first.
            after.phase = Phase::Mark;
        }
        found.push((Step::Place(square), after));
    }
    found
}

/// Phase 2: the mark on any field square that makes a lawful rendezvous.
fn marks(pos: &Position) -> Vec<(Step, Position)> {
    let mut found = Vec::new();
    for mark in all_squares() {
        let has_man_in = pos.men[pos.seat].iter().any(|man| is_in(man, mark));
        if is_border(mark) || has_man_in || can_move_all_in(pos, mark) {
            continue;
        }
        let player = other(pos.seat);
        let mut after = Position { seat: player, mark: Some(mark), ..*pos };
        // LANRICK-4.
        if is_won(&after, player) {
            after.phase = Phase::Take;
        } else {
            after.phase = Phase::Play;
            after.left = Some(N_FIRST);
        }
        found.push((Step::Mark(mark), after));
    }
    found
}

/// LANRICK-5: whether the player who sets the mark could move all their men in in one turn from here. Tries all turns.
fn can_move_all_in(pos: &Position, mark: Square) -> bool {
    let n_men = pos.men[pos.seat].len();
    let start = Position { phase: Phase::Play, mark: Some(mark), left: Some(n_men), ..*pos };
    let mut known = Known::default();
    let mut to_try = vec![start];
    while let Some(pos) = to_try.pop() {
        for (_, after) in plays(&pos) {
            if after.phase == Phase::Take {
                return true;
            }
            // The turn is over, or each man outside needs at least one square.
            let n_out = pos.men[pos.seat].len() - n_in(&after, pos.seat);
            let is_hopeless = after.seat != pos.seat || after.left.is_none_or(|left| left < n_out);
            if !is_hopeless && known.insert(after) {
                to_try.push(after);
            }
        }
    }
    false
}

/// Phase 3: a man along a line, as far as the squares that are left allow; or no more.
fn plays(pos: &Position) -> Vec<(Step, Position)> {
    let left = pos.left.expect("there are squares left in play");
    let mut found = vec![(Step::Done, next_turn(pos))];
    for from in pos.men[pos.seat].iter() {
        let lock = pos.locks.iter().find(|(square, _)| *square == from);
        for (line, direction) in directions() {
            if lock.is_some_and(|(_, locked)| locked != line) {
                continue;
            }
            for (length, to) in (1..).zip(walk(pos, from, direction)) {
                if length <= left {
                    found.push((Step::Move(from, to), moved(pos, from, to, line, left - length)));
                }
            }
        }
    }
    found
}

/// The position after a man has moved, with so many squares `left`.
fn moved(pos: &Position, from: Square, to: Square, line: Line, left: usize) -> Position {
    let mut after = *pos;
    after.men[pos.seat] = pos.men[pos.seat].without(from).with(to);
    if is_won(&after, pos.seat) {
        return Position { phase: Phase::Take, left: None, locks: Few::NONE, ..after };
    }
    // LANRICK-9.
    if left == 0 {
        return next_turn(&after);
    }
    after.left = Some(left);
    after.locks = pos.locks.without((from, line)).with((to, line));
    after
}

/// The position when a turn of play ends without a win: the other player may move as many squares as they have men.
fn next_turn(pos: &Position) -> Position {
    let seat = other(pos.seat);
    Position { seat, left: Some(pos.men[seat].len()), locks: Few::NONE, ..*pos }
}

/// Phase 4, first half: one of the loser's men that is not in leaves the board.
fn takes(pos: &Position) -> Vec<(Step, Position)> {
    let mark = pos.mark.expect("the mark stays till all are sent home");
    let (winner, loser) = (pos.seat, other(pos.seat));
    let mut found = Vec::new();
    for taken in pos.men[loser].iter() {
        if is_in(taken, mark) {
            continue;
        }
        let mut after = *pos;
        after.men[loser] = pos.men[loser].without(taken);
        if after.men[loser].len() == N_MEN - 4 {
            after.phase = Phase::Over;
            after.mark = None;
        } else {
            // The player with fewer men on the board; if they have equally many, the loser.
            let is_fewer = after.men[winner].len() < after.men[loser].len();
            after.first = Some(if is_fewer { winner } else { loser });
            after.phase = Phase::Home;
            after = settled(after);
        }
        found.push((Step::Take(taken), after));
    }
    found
}

/// Phase 4, second half, and phases 5 and 6: a man goes to the border.
fn border_moves(pos: &Position) -> Vec<(Step, Position)> {
    let (owner, men) = to_move(pos);
    let mut moves = Vec::new();
    for &from in &men {
        for (_, direction) in directions() {
            moves.extend(walk(pos, from, direction).into_iter().filter(|to| is_border(*to)).map(|to| (from, to)));
        }
    }
    // LANRICK-3: where none of them has such a move, one of them is set down.
    if moves.is_empty() {
        for &from in &men {
            let free = all_squares().into_iter().filter(|to| is_border(*to) && is_vacant(pos, *to));
            moves.extend(free.map(|to| (from, to)));
        }
    }

    let mut found = Vec::new();
    for (from, to) in moves {
        let mut after = *pos;
        after.men[owner] = pos.men[owner].without(from).with(to);
        if pos.phase == Phase::Back {
            after.seat = other(pos.seat);
        }
        found.push((Step::ToBorder(from, to), settled(after)));
    }
    found
}

/// Whose men go to the border, and which of them may go now.
fn to_move(pos: &Position) -> (Seat, Vec<Square>) {
    match pos.phase {
        Phase::Home => {
            let mark = pos.mark.expect("the mark stays till all are sent home");
            let loser = other(pos.seat);
            (loser, in_field(pos, loser).into_iter().filter(|man| !is_in(*man, mark)).collect())
        }
        _ => (pos.seat, in_field(pos, pos.seat)),
    }
}

/// The position after skipping the phases in which there is nothing, or nothing more, to do.
fn settled(pos: Position) -> Position {
    let mut pos = pos;
    let n_in_field = [WHITE, BLACK].map(|seat| in_field(&pos, seat).len());
    let first = pos.first.expect("it is known who will begin the return");
    if pos.phase == Phase::Home && to_move(&pos).1.is_empty() {
        pos.phase = Phase::Level;
        pos.mark = None;
        pos.seat = if n_in_field[WHITE] > n_in_field[BLACK] { WHITE } else { BLACK };
    }
    if pos.phase == Phase::Level && n_in_field[WHITE] == n_in_field[BLACK] {
        pos.phase = Phase::Back;
        pos.seat = first;
    }
    if pos.phase == Phase::Back && n_in_field[pos.seat] == 0 {
        // A player whose men are all on the border is skipped.
        pos.seat = other(pos.seat);
        if n_in_field[pos.seat] == 0 {
            pos.phase = Phase::Mark;
            pos.seat = first;
            pos.first = None;
        }
    }
    pos
}

fn other(seat: Seat) -> Seat {
    1 - seat
}

fn all_squares() -> Vec<Square> {
    (1..=8).flat_map(|file| (1..=8).map(move |rank| (file, rank))).collect()
}

/// The 28 squares along the four sides; the others are the field.
fn is_border((file, rank): Square) -> bool {
    file == 1 || file == 8 || rank == 1 || rank == 8
}

/// Whether a square is the marked one or one of the eight around it.
fn is_in((file, rank): Square, mark: Square) -> bool {
    (file - mark.0).abs() <= 1 && (rank - mark.1).abs() <= 1
}

fn is_vacant(pos: &Position, square: Square) -> bool {
    !pos.men.iter().any(|men| men.has(square))
}

/// How many of a player's men are in the rendezvous.
fn n_in(pos: &Position, seat: Seat) -> usize {
    let mark = pos.mark.expect("there is a rendezvous");
    pos.men[seat].iter().filter(|man| is_in(*man, mark)).count()
}

/// Whether all of a player's men are in the rendezvous.
fn is_won(pos: &Position, seat: Seat) -> bool {
    n_in(pos, seat) == pos.men[seat].len()
}

/// A player's men that do not stand on the border.
fn in_field(pos: &Position, seat: Seat) -> Vec<Square> {
    pos.men[seat].iter().filter(|man| !is_border(*man)).collect()
}

/// The eight directions of a queen, as the change of file and rank for one square, with their lines.
fn directions() -> [(Line, (i8, i8)); 8] {
    [
        (Line::Rank, (1, 0)),
        (Line::Rank, (-1, 0)),
        (Line::File, (0, 1)),
        (Line::File, (0, -1)),
        (Line::Rising, (1, 1)),
        (Line::Rising, (-1, -1)),
        (Line::Falling, (1, -1)),
        (Line::Falling, (-1, 1)),
    ]
}

/// The vacant squares from a man in one direction, nearest first, up to a man or the edge.
fn walk(pos: &Position, from: Square, direction: (i8, i8)) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut at = (from.0 + direction.0, from.1 + direction.1);
    while (1..=8).contains(&at.0) && (1..=8).contains(&at.1) && is_vacant(pos, at) {
        squares.push(at);
        at = (at.0 + direction.0, at.1 + direction.1);
    }
    squares
}

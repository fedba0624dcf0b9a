//! A second move generator for Lino: slow, simple, and written independently of the game's own.
//!
//! Source: `lino.txt`. Rulings followed: LINO-2 and LINO-8 (sharp eyes), LINO-3 (no tile alone), LINO-5 (where a tile
//! may go), LINO-6 (who places first), LINO-7 (rows, the last stone, who cannot move a tile), LINO-9 (touching, runs,
//! stars). The position contains the first layout and the deal (LINO-1, LINO-4).
//!
//! The game's own generator is fast; read this one against the rules line by line; the tests compare the two. The field
//! is a map of spots, every row is walked spot by spot, and no code is shared with the game: positions go in and come
//! out as text.

use std::collections::{BTreeMap, BTreeSet};

mod by_hand;
mod by_hand_count;
mod properties;
mod scatter;
mod text;

pub use scatter::scatter;
use text::{read, write, write_step};

/// Column and row, the columns from 1 (`a`) to 22 (`v`), the rows from 1 upwards to 20.
type Spot = (i32, i32);

/// A player, White or Black: the index of their numbers in [`Position::score`] and [`Position::hand`].
type Seat = usize;

const WHITE: Seat = 0;
const BLUE: Seat = 1;

/// The frame that holds every field.
const N_COLUMNS: i32 = 22;
const N_ROWS: i32 = 20;

/// Tiles that are moved before the first stone: three by each player.
const N_MOVES: usize = 6;

/// The fewest stones that score as a run.
const SHORTEST_RUN: usize = 4;

/// What a star is worth.
const STAR: i32 = 10;

/// Everything that a position text says.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    stage: Stage,
    /// The player to act; none when the game is over.
    seat: Option<Seat>,
    /// Points scored by steps so far.
    score: [i32; 2],
    /// Stones still to be placed.
    hand: [usize; 2],
    tiles: BTreeMap<Spot, Tile>,
    /// During building: where a tile has lain.
    lain: BTreeSet<Spot>,
    /// While rows are claimed: where the last stone is.
    last: Option<Spot>,
    /// What has been claimed in this turn.
    claimed: BTreeSet<Line>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// This many tiles have been moved.
    Build(usize),
    Fill,
    /// Sharp eyes: the rows that the last stone has closed.
    Rows,
    /// Sharp eyes: the runs of the player who began.
    FirstRuns,
    /// Sharp eyes: the other player's runs.
    SecondRuns,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tile {
    stone: Option<Seat>,
    /// During building: whether the tile has been moved.
    is_moved: bool,
    /// The visible face; none when all faces are down.
    face: Option<Face>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Face {
    Blank,
    Star,
    /// A number in a player's colour.
    Number(Seat, i32),
}

/// A straight line of spots, from its left end, or its lower end if it is vertical. Lines are ordered by direction,
/// then by their first spot in reading order, then by length.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    direction: Direction,
    spots: Vec<Spot>,
}

impl Ord for Line {
    fn cmp(&self, other: &Line) -> std::cmp::Ordering {
        let key = |line: &Line| (line.direction, as_read(line.spots[0]), line.spots.len());
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Line {
    fn partial_cmp(&self, other: &Line) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Direction {
    Horizontal,
    Vertical,
    /// Upwards to the right.
    Rising,
    /// Downwards to the right.
    Falling,
}

impl Direction {
    const ALL: [Direction; 4] = [Direction::Horizontal, Direction::Vertical, Direction::Rising, Direction::Falling];

    /// The change of column and row from a spot to the next one.
    fn ahead(self) -> (i32, i32) {
        match self {
            Direction::Horizontal => (1, 0),
            Direction::Vertical => (0, 1),
            Direction::Rising => (1, 1),
            Direction::Falling => (1, -1),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Move(Spot, Spot),
    /// No tile can be moved.
    Pass,
    Stone(Spot),
    Claim(Line),
    /// No more claims.
    Done,
}

/// What the options say.
#[derive(Clone, Copy, Debug)]
struct Table {
    /// Whether rows and runs must be pointed out.
    is_sharp: bool,
    numbers_count: bool,
    stars_count: bool,
}

fn table(options: &[(&str, &str)]) -> Table {
    let value = |key| options.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    let faces = value("faces").unwrap_or("down");
    Table {
        is_sharp: value("eyes") == Some("sharp"),
        numbers_count: faces == "up",
        stars_count: faces == "up" || faces == "stars",
    }
}

/// Every legal step as its text, with the text of the position after it, sorted by that pair.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn steps(_id: &str, options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let found = legal(table(options), &read(position));
    let mut found: Vec<_> = found.iter().map(|(step, after)| (write_step(step), write(after))).collect();
    found.sort();
    found
}

/// Every complete turn, or completion of the current one, by path, its steps joined with spaces, with the text of the
/// position after it, sorted by that pair.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn turns(_id: &str, options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let table = table(options);
    let mut turns = Vec::new();
    let mut to_follow = vec![(Vec::new(), read(position))];
    while let Some((words, pos)) = to_follow.pop() {
        for (step, after) in legal(table, &pos) {
            let mut words = words.clone();
            words.push(write_step(&step));
            if is_mid_turn(&after) {
                to_follow.push((words, after));
            } else {
                turns.push((words.join(" "), write(&after)));
            }
        }
    }
    turns.sort();
    turns
}

/// The points of all seats when the game is over: those scored by steps, and those of the end count.
///
/// # Panics
/// Where `position` is not as the game writes it.
pub fn points(_id: &str, options: &[(&str, &str)], position: &str) -> Vec<i64> {
    let (scored, (white, blue)) = (read(position).score, end_count(options, position));
    vec![i64::from(scored[WHITE] + white), i64::from(scored[BLUE] + blue)]
}

/// White's points and Blue's from the field when the game is over: runs, unless they are claimed, numbers and stars.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn end_count(options: &[(&str, &str)], position: &str) -> (i32, i32) {
    let table = table(options);
    let pos = read(position);
    let mut points = [0, 0];
    if !table.is_sharp {
        for seat in [WHITE, BLUE] {
            points[seat] += runs(&pos, seat).iter().map(run_points).sum::<i32>();
        }
    }
    for (&spot, tile) in &pos.tiles {
        match tile.face {
            // Only visible numbers.
            Some(Face::Number(seat, number)) if table.numbers_count && tile.stone.is_none() => points[seat] += number,
            Some(Face::Star) if table.stars_count => {
                if let Some(seat) = star_owner(&pos, spot) {
                    points[seat] += STAR;
                }
            }
            _ => {}
        }
    }
    (points[WHITE], points[BLUE])
}

/// The player with more stones around a star; on a tie, the player whose stone is on it.
fn star_owner(pos: &Position, star: Spot) -> Option<Seat> {
    let n_around = |seat| around(star).into_iter().filter(|spot| stone_on(pos, *spot) == Some(seat)).count();
    let (n_white, n_blue) = (n_around(WHITE), n_around(BLUE));
    if n_white > n_blue {
        Some(WHITE)
    } else if n_blue > n_white {
        Some(BLUE)
    } else {
        stone_on(pos, star)
    }
}

/// Whether the turn goes on.
fn is_mid_turn(pos: &Position) -> bool {
    match pos.stage {
        Stage::Rows => true,
        Stage::FirstRuns | Stage::SecondRuns => !pos.claimed.is_empty(),
        Stage::Build(_) | Stage::Fill | Stage::End => false,
    }
}

/// Every legal step and the position after it.
fn legal(table: Table, pos: &Position) -> Vec<(Step, Position)> {
    match (pos.stage, pos.seat) {
        (Stage::Build(n_done), Some(seat)) => tile_moves(pos, seat, n_done),
        (Stage::Fill, Some(seat)) => stones(table, pos, seat),
        (Stage::Rows, Some(seat)) => row_claims(pos, seat),
        (Stage::FirstRuns | Stage::SecondRuns, Some(seat)) => run_claims(pos, seat),
        (Stage::End, None) => Vec::new(),
        (stage, seat) => panic!("{seat:?} acts in {stage:?}"),
    }
}

/// Building: one tile to another spot.
fn tile_moves(pos: &Position, seat: Seat, n_done: usize) -> Vec<(Step, Position)> {
    let mut next = pos.clone();
    next.seat = Some(other(seat));
    next.stage = Stage::Build(n_done + 1);
    if n_done + 1 == N_MOVES {
        // LINO-6: the player who began moves again after six tiles, and places the first stone. Which tiles moved no
        // longer matters.
        next.stage = Stage::Fill;
    }

    let mut found = Vec::new();
    for (&from, &tile) in &pos.tiles {
        for to in goals(pos, from) {
            let mut after = next.clone();
            after.tiles.remove(&from);
            after.tiles.insert(to, Tile { is_moved: true, ..tile });
            after.lain.insert(from);
            found.push((Step::Move(from, to), after));
        }
    }
    // LINO-7.
    if found.is_empty() {
        found.push((Step::Pass, next));
    }
    for (_, after) in &mut found {
        if after.stage == Stage::Fill {
            forget_moves(after);
        }
    }
    found
}

/// Once the field is built, it does not matter which tiles were moved.
fn forget_moves(pos: &mut Position) {
    pos.lain.clear();
    for tile in pos.tiles.values_mut() {
        tile.is_moved = false;
    }
}

/// Building: the spots that a tile may be moved to, anywhere in the frame (LINO-5).
fn goals(pos: &Position, from: Spot) -> Vec<Spot> {
    // A tile that was moved may not be moved again.
    if pos.tiles[&from].is_moved {
        return Vec::new();
    }
    let mut others = pos.tiles.clone();
    others.remove(&from);
    let alone: Vec<Spot> = others.keys().copied().filter(|spot| !has_tile_around(&others, *spot)).collect();
    let is_goal = |to: Spot| {
        // No tile lies there or has lain there, including this one.
        let is_new = !pos.tiles.contains_key(&to) && !pos.lain.contains(&to);
        // After the move every tile touches another (LINO-3), and the moved tile touches one of the others (LINO-9).
        is_new && has_tile_around(&others, to) && alone.iter().all(|spot| around(*spot).contains(&to))
    };
    frame().into_iter().filter(|to| is_goal(*to)).collect()
}

/// Filling: a stone on any free tile.
fn stones(table: Table, pos: &Position, seat: Seat) -> Vec<(Step, Position)> {
    let mut found = Vec::new();
    for (&spot, &tile) in &pos.tiles {
        if tile.stone.is_some() {
            continue;
        }
        let mut after = pos.clone();
        after.tiles.insert(spot, Tile { stone: Some(seat), ..tile });
        after.hand[seat] -= 1;
        if table.is_sharp {
            // LINO-8: even when nothing is closed.
            after.stage = Stage::Rows;
            after.last = Some(spot);
        } else {
            after.score[seat] += closed_rows(&after, spot).iter().map(n_tiles).sum::<i32>();
            after.seat = Some(other(seat));
            if after.hand == [0, 0] {
                after.stage = Stage::End;
                after.seat = None;
            }
        }
        found.push((Step::Stone(spot), after));
    }
    found
}

/// Sharp eyes: one of the rows that the last stone has closed, or no more.
fn row_claims(pos: &Position, seat: Seat) -> Vec<(Step, Position)> {
    let last = pos.last.expect("rows are claimed after a stone");
    let mut found = Vec::new();
    for row in closed_rows(pos, last) {
        if !pos.claimed.contains(&row) {
            let mut after = pos.clone();
            after.score[seat] += n_tiles(&row);
            after.claimed.insert(row.clone());
            found.push((Step::Claim(row), after));
        }
    }
    // When all stones are placed, the player who did not place the last one is the one who began.
    let mut done = Position { stage: Stage::Fill, seat: Some(other(seat)), last: None, ..pos.clone() };
    done.claimed.clear();
    if pos.hand == [0, 0] {
        done.stage = Stage::FirstRuns;
    }
    found.push((Step::Done, done));
    found
}

/// Sharp eyes, at the end: one of the player's own runs, or no more.
fn run_claims(pos: &Position, seat: Seat) -> Vec<(Step, Position)> {
    let mut found = Vec::new();
    for run in runs(pos, seat) {
        if !pos.claimed.contains(&run) {
            let mut after = pos.clone();
            after.score[seat] += run_points(&run);
            after.claimed.insert(run.clone());
            found.push((Step::Claim(run), after));
        }
    }
    let mut done = pos.clone();
    done.claimed.clear();
    if pos.stage == Stage::FirstRuns {
        done.stage = Stage::SecondRuns;
        done.seat = Some(other(seat));
    } else {
        done.stage = Stage::End;
        done.seat = None;
    }
    found.push((Step::Done, done));
    found
}

/// The rows through a spot that have a stone on every tile.
fn closed_rows(pos: &Position, spot: Spot) -> Vec<Line> {
    let mut closed = Vec::new();
    for direction in Direction::ALL {
        let row = line_through(spot, direction, |spot| pos.tiles.contains_key(&spot));
        // LINO-7: a tile by itself is no row.
        if row.spots.len() >= 2 && row.spots.iter().all(|spot| stone_on(pos, *spot).is_some()) {
            closed.push(row);
        }
    }
    closed
}

/// A player's runs of at least four, in the order of the count.
fn runs(pos: &Position, seat: Seat) -> Vec<Line> {
    let mut runs = Vec::new();
    for direction in Direction::ALL {
        for &spot in pos.tiles.keys() {
            if stone_on(pos, spot) == Some(seat) {
                let run = line_through(spot, direction, |spot| stone_on(pos, spot) == Some(seat));
                // Each is found from its first stone.
                if run.spots[0] == spot && run.spots.len() >= SHORTEST_RUN {
                    runs.push(run);
                }
            }
        }
    }
    runs
}

/// The longest line in a direction through a spot on which all spots are `of_line`.
fn line_through(spot: Spot, direction: Direction, of_line: impl Fn(Spot) -> bool) -> Line {
    let (right, up) = direction.ahead();
    let mut first = spot;
    while of_line((first.0 - right, first.1 - up)) {
        first = (first.0 - right, first.1 - up);
    }
    let mut spots = vec![first];
    let mut next = (first.0 + right, first.1 + up);
    while of_line(next) {
        spots.push(next);
        next = (next.0 + right, next.1 + up);
    }
    Line { direction, spots }
}

fn n_tiles(row: &Line) -> i32 {
    row.spots.len() as i32
}

fn run_points(run: &Line) -> i32 {
    match run.spots.len() {
        4 => 10,
        5 => 20,
        6 => 30,
        7.. => 40,
        _ => panic!("{run:?} is too short"),
    }
}

fn other(seat: Seat) -> Seat {
    1 - seat
}

fn stone_on(pos: &Position, spot: Spot) -> Option<Seat> {
    pos.tiles.get(&spot).and_then(|tile| tile.stone)
}

/// The spots that touch one by a side or a corner.
fn around((column, row): Spot) -> [Spot; 8] {
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)].map(|(right, up)| (column + right, row + up))
}

fn has_tile_around(tiles: &BTreeMap<Spot, Tile>, spot: Spot) -> bool {
    around(spot).iter().any(|spot| tiles.contains_key(spot))
}

/// All spots of the frame.
fn frame() -> Vec<Spot> {
    (1..=N_COLUMNS).flat_map(|column| (1..=N_ROWS).map(move |row| (column, row))).collect()
}

/// Sorts spots in reading order: the upper row first, each row from the left.
fn as_read((column, row): Spot) -> (i32, i32) {
    (-row, column)
}

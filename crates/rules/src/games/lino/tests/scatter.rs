//! Random positions on which to compare the second move generator.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    BLUE, Direction, Face, Line, N_COLUMNS, N_MOVES, N_ROWS, Position, Seat, Spot, Stage, Table, Tile, WHITE, around,
    as_read, closed_rows, forget_moves, frame, goals, has_tile_around, n_tiles, other, run_points, runs, stone_on,
    table, write,
};

const N_TILES: usize = 56;

/// Stones that each player places.
const N_STONES: usize = 24;

/// More runs than this have too many orders of claims.
const MOST_RUNS: usize = 5;

/// A random position that the game admits, a different one for (almost) every `seed`: all stages that the options
/// allow, fields from the first layout by real moves and fields of any shape anywhere in the frame, few stones and
/// many, rows that are nearly full, runs of all lengths, and claims of which some are left.
pub fn scatter(_id: &str, options: &[(&str, &str)], seed: u64) -> String {
    let table = table(options);
    let mut dice = Dice(seed);
    let pos = match (table.is_sharp, dice.below(16)) {
        (_, 0 | 1) => building(&mut dice, table),
        (false, 2..12) | (true, 2..6) => filling(&mut dice, table),
        (true, 6..11) => row_claiming(&mut dice, table),
        (true, 11 | 12) => run_claiming(&mut dice, table, Stage::FirstRuns),
        (true, 13 | 14) => run_claiming(&mut dice, table, Stage::SecondRuns),
        _ => ended(&mut dice, table),
    };
    write(&pos)
}

fn building(dice: &mut Dice, table: Table) -> Position {
    let n_done = dice.below(N_MOVES);
    let mut pos = field(dice, n_done);
    turn_faces(dice, table, &mut pos);
    // The player who began makes every other move.
    pos.seat = Some(dice.below(2));
    pos
}

fn filling(dice: &mut Dice, table: Table) -> Position {
    // Near the end more rows are closed.
    let n_left = 1 + dice.below(2 * N_STONES);
    let n_stones = 2 * N_STONES - 1 - dice.below(n_left);
    let beginner = dice.below(2);
    let mut pos = filled(dice, table, n_stones, beginner);
    pos.stage = Stage::Fill;
    pos.seat = Some(if n_stones.is_multiple_of(2) { beginner } else { other(beginner) });
    pos
}

fn row_claiming(dice: &mut Dice, table: Table) -> Position {
    let n_left = 1 + dice.below(2 * N_STONES);
    let n_stones = 2 * N_STONES - dice.below(n_left);
    let beginner = dice.below(2);
    let mut pos = filled(dice, table, n_stones, beginner);
    let seat = if n_stones % 2 == 1 { beginner } else { other(beginner) };
    pos.stage = Stage::Rows;
    pos.seat = Some(seat);
    // Any of the player's stones may be the last one; preferably one that closes rows.
    let mut stones: Vec<Spot> = pos.tiles.keys().copied().filter(|spot| stone_on(&pos, *spot) == Some(seat)).collect();
    let fewest = dice.below(4);
    if stones.iter().any(|spot| closed_rows(&pos, *spot).len() >= fewest) {
        stones.retain(|spot| closed_rows(&pos, *spot).len() >= fewest);
    }
    let last = dice.one_of(&stones);
    pos.last = Some(last);
    let rows = closed_rows(&pos, last);
    claim(dice, &mut pos, &rows, n_tiles);
    pos
}

fn run_claiming(dice: &mut Dice, table: Table, stage: Stage) -> Position {
    let mut pos = filled(dice, table, 2 * N_STONES, WHITE);
    let seat = dice.below(2);
    pos.stage = stage;
    pos.seat = Some(seat);
    let runs = runs(&pos, seat);
    claim(dice, &mut pos, &runs, run_points);
    pos
}

fn ended(dice: &mut Dice, table: Table) -> Position {
    let mut pos = filled(dice, table, 2 * N_STONES, WHITE);
    pos.stage = Stage::End;
    pos
}

/// Claims some of the lines, often none, and sometimes so many that few are left.
fn claim(dice: &mut Dice, pos: &mut Position, lines: &[Line], points: fn(&Line) -> i32) {
    let seat = pos.seat.expect("somebody claims");
    let mut left = lines.to_vec();
    let mut n_claims = if dice.one_in(3) { dice.below(lines.len() + 1) } else { 0 };
    n_claims = n_claims.max(lines.len().saturating_sub(MOST_RUNS));
    for _ in 0..n_claims {
        let line = left.swap_remove(dice.below(left.len()));
        pos.score[seat] += points(&line);
        pos.claimed.insert(line);
    }
}

/// A finished field with so many stones, and points scored on the way.
fn filled(dice: &mut Dice, table: Table, n_stones: usize, beginner: Seat) -> Position {
    let mut pos = field(dice, N_MOVES);
    forget_moves(&mut pos);
    turn_faces(dice, table, &mut pos);

    // Which tiles have no stone: spread at random, or close together.
    let mut spots = ordered(dice, &pos);
    spots.truncate(n_stones);
    // Whose stones: one player's on one side and the other's on the other side, more or less mixed.
    let mut by_side = ordered(dice, &pos);
    by_side.retain(|spot| spots.contains(spot));
    if n_stones > 0 {
        for _ in 0..dice.below(n_stones) {
            by_side.swap(dice.below(n_stones), dice.below(n_stones));
        }
    }
    let mut share = [0, 0];
    share[beginner] = n_stones.div_ceil(2);
    share[other(beginner)] = n_stones / 2;
    let one = dice.below(2);
    for (idx, spot) in by_side.into_iter().enumerate() {
        let seat = if idx < share[one] { one } else { other(one) };
        pos.tiles.get_mut(&spot).expect("it has a tile").stone = Some(seat);
    }
    pos.hand = share.map(|n| N_STONES - n);
    // A single stone closes nothing.
    if n_stones >= 2 {
        let most = if dice.one_in(8) { 250 } else { 80 };
        pos.score = [dice.below(most) as i32, dice.below(most) as i32];
    }
    pos
}

/// All spots with tiles: in rows, columns or diagonals, outwards from a spot, or in random order.
fn ordered(dice: &mut Dice, pos: &Position) -> Vec<Spot> {
    let mut spots: Vec<Spot> = pos.tiles.keys().copied().collect();
    dice.shuffle(&mut spots);
    let centre = dice.one_of(&spots);
    match dice.below(7) {
        0 => spots.sort(),
        1 => spots.sort_by_key(|spot| as_read(*spot)),
        2 => spots.sort_by_key(|(column, row)| column + row),
        3 => spots.sort_by_key(|(column, row)| column - row),
        4 => spots.sort_by_key(|(column, row)| (column - centre.0).abs().max((row - centre.1).abs())),
        _ => {}
    }
    if dice.one_in(2) {
        spots.reverse();
    }
    spots
}

/// Turns up nothing when the faces are down; otherwise the numbers and stars, or only the stars.
fn turn_faces(dice: &mut Dice, table: Table, pos: &mut Position) {
    if !table.stars_count {
        return;
    }
    let mut faces = if dice.one_in(2) { dealt() } else { anyhow_dealt(dice) };
    dice.shuffle(&mut faces);
    for (tile, face) in pos.tiles.values_mut().zip(faces) {
        let is_hidden = matches!(face, Face::Number(..)) && !table.numbers_count;
        tile.face = Some(if is_hidden { Face::Blank } else { face });
    }
}

/// LINO-4: six stars, and of each colour nine 1, eight 2, four 3, two 4 and two 5.
fn dealt() -> Vec<Face> {
    let mut faces = vec![Face::Star; 6];
    for seat in [WHITE, BLUE] {
        for (number, n) in [(1, 9), (2, 8), (3, 4), (4, 2), (5, 2)] {
            faces.extend(vec![Face::Number(seat, number); n]);
        }
    }
    faces
}

fn anyhow_dealt(dice: &mut Dice) -> Vec<Face> {
    let n_stars = dice.below(20);
    let mut faces = vec![Face::Star; n_stars];
    while faces.len() < N_TILES {
        let number = dice.below(6) as i32;
        faces.push(if number == 0 { Face::Blank } else { Face::Number(dice.below(2), number) });
    }
    faces
}

/// A field on which so many tiles have been moved.
fn field(dice: &mut Dice, n_moved: usize) -> Position {
    if dice.one_in(2) { moved_field(dice, n_moved) } else { free_field(dice, n_moved) }
}

fn unfilled(spots: impl IntoIterator<Item = Spot>, n_moved: usize) -> Position {
    let bare = Tile { stone: None, is_moved: false, face: None };
    Position {
        stage: Stage::Build(n_moved),
        seat: None,
        score: [0, 0],
        hand: [N_STONES, N_STONES],
        tiles: spots.into_iter().map(|spot| (spot, bare)).collect::<BTreeMap<_, _>>(),
        lain: BTreeSet::new(),
        last: None,
        claimed: BTreeSet::new(),
    }
}

/// LINO-1, changed by legal building moves: anywhere, to the outside, or next to the tiles moved before.
fn moved_field(dice: &mut Dice, n_moved: usize) -> Position {
    // g7-p14: a bar of rows 10 to 13 across an upright one of columns i to l.
    let layout = frame().into_iter().filter(|(column, row)| {
        ((7..=16).contains(column) && (10..=13).contains(row)) || ((9..=12).contains(column) && (7..=14).contains(row))
    });
    let mut pos = unfilled(layout, n_moved);
    let way = dice.below(3);
    let mut n_done = 0;
    while n_done < n_moved {
        let from = dice.one_of(&pos.tiles.keys().copied().collect::<Vec<_>>());
        let mut goals = goals(&pos, from);
        let n_around = |to: &Spot| around(*to).iter().filter(|spot| pos.tiles.contains_key(spot)).count();
        let touches_moved =
            |to: &Spot| around(*to).iter().any(|spot| pos.tiles.get(spot).is_some_and(|tile| tile.is_moved));
        if way == 1 && goals.iter().any(|to| n_around(to) == 1) {
            goals.retain(|to| n_around(to) == 1);
        } else if way == 2 && goals.iter().any(touches_moved) {
            goals.retain(touches_moved);
        }
        if goals.is_empty() {
            continue;
        }
        let to = dice.one_of(&goals);
        let tile = pos.tiles.remove(&from).expect("it lies there");
        pos.tiles.insert(to, Tile { is_moved: true, ..tile });
        pos.lain.insert(from);
        n_done += 1;
    }
    pos
}

/// Lines of tiles laid anywhere in a part of the frame, with no tile alone; some of them count as moved.
fn free_field(dice: &mut Dice, n_moved: usize) -> Position {
    // Often by a side or a corner of the frame, and often with little room.
    let width = dice.between(8, N_COLUMNS as usize) as i32;
    let height = dice.between(8, N_ROWS as usize) as i32;
    let right = [0, dice.between(0, (N_COLUMNS - width) as usize) as i32, N_COLUMNS - width][dice.below(3)];
    let up = [0, dice.between(0, (N_ROWS - height) as usize) as i32, N_ROWS - height][dice.below(3)];
    // If there is room, tiles may touch only by corners.
    let is_room = width * height >= 4 * N_TILES as i32;
    let is_only_corners = is_room && dice.one_in(3);
    let suits = |(column, row): Spot| {
        let is_in = column > right && column <= right + width && row > up && row <= up + height;
        is_in && (!is_only_corners || (column + row) % 2 == 0)
    };
    let room: Vec<Spot> = frame().into_iter().filter(|spot| suits(*spot)).collect();
    let longest = [2, 4, 12, 22][dice.below(4)];
    let is_scattered = dice.one_in(3);

    let mut pos = unfilled([], n_moved);
    let bare = Tile { stone: None, is_moved: false, face: None };
    while pos.tiles.len() < N_TILES {
        // Starting from a tile, or from anywhere.
        let known: Vec<Spot> = pos.tiles.keys().copied().collect();
        let is_anywhere = known.is_empty() || is_scattered || dice.one_in(10);
        let mut spot = if is_anywhere { dice.one_of(&room) } else { dice.one_of(&known) };
        let (right, up) = dice.one_of(&Direction::ALL).ahead();
        let back = if dice.one_in(2) { 1 } else { -1 };
        for _ in 0..dice.between(2, longest) {
            if suits(spot) && pos.tiles.len() < N_TILES {
                pos.tiles.insert(spot, bare);
            }
            spot = (spot.0 + back * right, spot.1 + back * up);
        }
        if pos.tiles.len() == N_TILES {
            let all = pos.tiles.clone();
            pos.tiles.retain(|spot, _| has_tile_around(&all, *spot));
        }
    }

    // Spots next to tiles are more likely to have been covered than distant ones.
    while pos.lain.len() < n_moved {
        let spots: Vec<Spot> = pos.tiles.keys().copied().collect();
        let near = around(dice.one_of(&spots));
        let spot = if dice.one_in(4) { dice.one_of(&frame()) } else { dice.one_of(&near) };
        if frame().contains(&spot) && !pos.tiles.contains_key(&spot) {
            pos.lain.insert(spot);
        }
    }
    let mut spots: Vec<Spot> = pos.tiles.keys().copied().collect();
    dice.shuffle(&mut spots);
    for spot in &spots[..n_moved] {
        pos.tiles.get_mut(spot).expect("it has a tile").is_moved = true;
    }
    pos
}

/// Pseudorandom numbers, the same for the same seed.
struct Dice(u64);

impl Dice {
    /// A number from 0 to `limit - 1`.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// A number from `least` to `most`.
    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// True once in so many times.
    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for idx in (1..items.len()).rev() {
            items.swap(idx, self.below(idx + 1));
        }
    }
}

//! Compares the second move generator with even simpler ways to find the same results, on random positions.

use super::text::{read, write};
use super::{Stage, closed_rows, end_count, has_tile_around, runs, scatter, steps, stone_on, turns};

/// Each choice of faces with each choice of eyes.
const OPTIONS: [[(&str, &str); 2]; 6] = [
    [("faces", "down"), ("eyes", "auto")],
    [("faces", "up"), ("eyes", "auto")],
    [("faces", "stars"), ("eyes", "auto")],
    [("faces", "down"), ("eyes", "sharp")],
    [("faces", "up"), ("eyes", "sharp")],
    [("faces", "stars"), ("eyes", "sharp")],
];

fn field(pos: &str, idx: usize) -> &str {
    pos.split(' ').nth(idx).expect("a position has eight fields")
}

#[test]
fn positions_are_scattered_over_all_stages() {
    for options in OPTIONS {
        let n = 1_000;
        let mut texts: Vec<String> = (0..n).map(|seed| scatter("lino", &options, seed)).collect();
        let is_sharp = options[1].1 == "sharp";
        for stage in ["b0", "b1", "b2", "b3", "b4", "b5", "f", "c", "k1", "k2", "e"] {
            let n_found = texts.iter().filter(|text| field(text, 0) == stage).count();
            let is_there = is_sharp || !["c", "k1", "k2"].contains(&stage);
            assert_eq!(n_found >= 10, is_there, "{stage}: {n_found}");
        }
        for text in &texts {
            assert_eq!(write(&read(text)), *text);
            assert_eq!(field(text, 5).chars().filter(|sign| "tmwb".contains(*sign)).count(), 56, "{text}");
            let n_faces = if options[0].1 == "down" { 1 } else { 56 };
            assert_eq!(field(text, 6).split(',').count(), n_faces, "{text}");
        }
        texts.sort();
        texts.dedup();
        assert!(texts.len() > 950, "{}", texts.len());
    }
}

#[test]
fn scattered_positions_are_such_as_the_game_reads() {
    for options in OPTIONS {
        for seed in 0..500 {
            let text = scatter("lino", &options, seed);
            let pos = read(&text);
            assert_eq!(pos.tiles.len(), 56, "{text}");
            for spot in pos.tiles.keys().chain(&pos.lain) {
                assert!((1..=22).contains(&spot.0) && (1..=20).contains(&spot.1), "{text}");
            }
            assert!(pos.tiles.keys().all(|spot| has_tile_around(&pos.tiles, *spot)), "{text}");
            assert!(pos.lain.iter().all(|spot| !pos.tiles.contains_key(spot)), "{text}");
            let n_moved = pos.tiles.values().filter(|tile| tile.is_moved).count();
            let n_stones = [0, 1].map(|seat| pos.tiles.values().filter(|tile| tile.stone == Some(seat)).count());
            assert_eq!(pos.hand, n_stones.map(|n| 24 - n), "{text}");
            // The player who has placed more began, or the other placed last.
            let to_place =
                |seat: usize| n_stones[seat] == n_stones[1 - seat] || n_stones[seat] + 1 == n_stones[1 - seat];
            match (pos.stage, pos.seat) {
                (Stage::Build(n), Some(_)) => {
                    assert_eq!((n_moved, pos.lain.len(), n_stones, pos.score), (n, n, [0, 0], [0, 0]), "{text}");
                    continue;
                }
                (Stage::Fill, Some(seat)) => assert!(to_place(seat) && pos.hand[seat] > 0, "{text}"),
                (Stage::Rows, Some(seat)) => {
                    let last = pos.last.expect("there is a last stone");
                    assert_eq!(stone_on(&pos, last), Some(seat), "{text}");
                    assert!(to_place(1 - seat), "{text}");
                    assert!(pos.claimed.iter().all(|row| closed_rows(&pos, last).contains(row)), "{text}");
                }
                (Stage::FirstRuns | Stage::SecondRuns, Some(seat)) => {
                    assert_eq!(pos.hand, [0, 0], "{text}");
                    assert!(pos.claimed.iter().all(|run| runs(&pos, seat).contains(run)), "{text}");
                }
                (Stage::End, None) => assert_eq!(pos.hand, [0, 0], "{text}"),
                _ => panic!("{text}"),
            }
            assert_eq!((n_moved, pos.lain.len()), (0, 0), "{text}");
        }
    }
}

#[test]
fn who_claims_all_scores_as_one_whose_rows_are_counted() {
    for seed in 0..12 {
        let (auto, sharp) = (&OPTIONS[1], &OPTIONS[4]);
        // A game from the first stone on, on an arbitrary field.
        let start = (0..)
            .map(|n| scatter("lino", auto, 1_000 * seed + n))
            .find(|text| text.starts_with("f ") && text.contains(" 24,24 ") || text.starts_with("b5"))
            .expect("there is one some time");
        let (mut one, mut other) = (start.clone(), start);
        let mut n_turns: usize = 0;
        loop {
            let all = steps("lino", auto, &one);
            if all.is_empty() {
                break;
            }
            let (step, after) = &all[(n_turns * 7_919 + seed as usize * 104_729) % all.len()];
            one = after.clone();
            n_turns += 1;
            other = take(&steps("lino", sharp, &other), step);
            // Sorted by text: a claim comes after the end of claims.
            while ["c", "k1", "k2"].contains(&field(&other, 0)) {
                other = steps("lino", sharp, &other).pop().expect("claims can be ended").1;
            }
        }
        assert!(n_turns >= 48, "{n_turns}");
        assert_eq!(field(&one, 5), field(&other, 5));
        let total = |options: &[(&str, &str)], text: &str| {
            let points: Vec<i32> = field(text, 2).split(',').map(|points| points.parse().unwrap()).collect();
            let (white, blue) = end_count(options, text);
            (points[0] + white, points[1] + blue)
        };
        assert_eq!(total(auto, &one), total(sharp, &other), "{one}");
    }
}

/// The position after a step.
fn take(found: &[(String, String)], step: &str) -> String {
    let taken = found.iter().find(|(text, _)| text == step);
    taken.unwrap_or_else(|| panic!("{step} is not legal")).1.clone()
}

#[test]
fn rows_of_all_lengths_are_closed_and_runs_made() {
    let mut n_points = std::collections::BTreeMap::new();
    for seed in 0..2_000 {
        let pos = scatter("lino", &OPTIONS[0], seed);
        if field(&pos, 0) != "f" {
            continue;
        }
        let sum = |pos: &str| field(pos, 2).split(',').map(|points| points.parse::<i32>().unwrap()).sum::<i32>();
        for (_, after) in steps("lino", &OPTIONS[0], &pos) {
            *n_points.entry(sum(&after) - sum(&pos)).or_insert(0) += 1;
        }
    }
    assert!((2..=16).all(|points| n_points.get(&points).is_some_and(|n| *n >= 10)), "{n_points:?}");
    assert_eq!(n_points.get(&1), None);
}

/// Tries every tile on every spot of the frame, and checks the whole field afterwards.
#[test]
fn tiles_are_moved_wherever_the_whole_field_is_right() {
    let mut n_checked = 0;
    for seed in 0..240 {
        let text = scatter("lino", &OPTIONS[0], seed);
        if !text.starts_with('b') {
            continue;
        }
        let corner = field(&text, 4);
        let left = corner.bytes().next().unwrap() - b'a';
        let top: usize = corner[1..].parse().unwrap();
        // With an edge of open spots all around.
        let mut board = [[b'.'; 24]; 22];
        for (down, row) in field(&text, 5).split('/').enumerate() {
            for (right, sign) in row.bytes().enumerate() {
                board[top - down][usize::from(left) + 1 + right] = sign;
            }
        }
        let name = |row: usize, column: usize| format!("{}{row}", char::from(b'a' + column as u8 - 1));
        let all = || (1..=20).flat_map(|row| (1..=22).map(move |column| (row, column)));
        let mut expected = Vec::new();
        for (row, column) in all().filter(|(row, column)| board[*row][*column] == b't') {
            for (to_row, to_column) in all().filter(|(row, column)| board[*row][*column] == b'.') {
                let mut after = board;
                after[row][column] = b':';
                after[to_row][to_column] = b'm';
                let is_tile = |sign: u8| sign == b't' || sign == b'm';
                let is_right = all().filter(|(row, column)| is_tile(after[*row][*column])).all(|(row, column)| {
                    let rows = &after[row - 1..=row + 1];
                    rows.iter().flat_map(|row| &row[column - 1..=column + 1]).filter(|sign| is_tile(**sign)).count() > 1
                });
                if is_right {
                    expected.push(format!("{}>{}", name(row, column), name(to_row, to_column)));
                }
            }
        }
        expected.sort();
        let found: Vec<String> = steps("lino", &OPTIONS[0], &text).into_iter().map(|(step, _)| step).collect();
        assert_eq!(found, expected, "{text}");
        n_checked += 1;
    }
    assert!(n_checked > 15, "{n_checked}");
}

/// Reads the field along all its lines as words, and splits them at anything but the player's stones.
#[test]
fn runs_are_words_along_the_lines() {
    let mut seen = [0; 4];
    for seed in 0..4_000 {
        let text = scatter("lino", &OPTIONS[0], seed);
        if field(&text, 0) != "e" {
            continue;
        }
        let rows: Vec<Vec<char>> = field(&text, 5).split('/').map(|row| row.chars().collect()).collect();
        let (height, width) = (rows.len(), rows[0].len());
        let word = |of_line: &dyn Fn(usize, usize) -> bool| {
            let spots = (0..width).flat_map(|column| (0..height).map(move |row| (row, column)));
            spots
                .filter(|(row, column)| of_line(*row, *column))
                .map(|(row, column)| rows[row][column])
                .collect::<String>()
        };
        let mut words: Vec<String> = Vec::new();
        words.extend((0..height).map(|line| word(&|row, _| row == line)));
        words.extend((0..width).map(|line| word(&|_, column| column == line)));
        words.extend((0..height + width).map(|line| word(&|row, column| row + column == line)));
        words.extend((0..height + width).map(|line| word(&|row, column| row + width == column + line)));
        let mut count = |own: char| {
            let mut points = 0;
            for run in words.iter().flat_map(|word| word.split(|sign| sign != own)) {
                if run.len() >= 4 {
                    points += [10, 20, 30, 40][(run.len() - 4).min(3)];
                    seen[(run.len() - 4).min(3)] += 1;
                }
            }
            points
        };
        let expected = (count('w'), count('b'));
        assert_eq!(end_count(&OPTIONS[0], &text), expected, "{text}");
    }
    assert!(seen.iter().all(|n| *n > 50), "{seen:?}");
}

#[test]
fn turns_with_sharp_eyes_are_all_orders_of_claims() {
    let mut longest = 0;
    for seed in 0..500 {
        let text = scatter("lino", &OPTIONS[4], seed);
        if !["f", "c", "k1", "k2"].contains(&field(&text, 0)) {
            continue;
        }
        let found = turns("lino", &OPTIONS[4], &text);
        assert!(found.iter().all(|(turn, _)| turn.split(' ').next_back() == Some(".")), "{text}");
        // Each selection of the available claims, in each order.
        let n_expected: usize = if field(&text, 0) == "f" {
            let stones = steps("lino", &OPTIONS[4], &text);
            stones.iter().map(|(_, after)| n_orders(steps("lino", &OPTIONS[4], after).len() - 1)).sum()
        } else {
            let n_claims = steps("lino", &OPTIONS[4], &text).len() - 1;
            longest = longest.max(n_claims);
            n_orders(n_claims)
        };
        assert_eq!(found.len(), n_expected, "{text}");
    }
    assert_eq!(longest, 5);
}

/// The number of ordered selections from `n` things.
fn n_orders(n: usize) -> usize {
    if n == 0 { 1 } else { 1 + n * n_orders(n - 1) }
}

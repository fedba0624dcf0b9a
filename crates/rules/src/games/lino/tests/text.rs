//! Texts of positions and steps for the second move generator.

use std::collections::{BTreeMap, BTreeSet};

use super::{BLUE, Direction, Face, Line, Position, Seat, Spot, Stage, Step, Tile, WHITE, as_read};

/// The text of an empty field.
const NOTHING: &str = "-";

/// Reads `STAGE SEAT SCORE HAND CORNER ROWS FACES CLAIMS`. The numbers of tiles and stones are not checked, so that
/// small fields can be read too.
pub(super) fn read(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let [stage, seat, score, hand, corner, rows, faces, claims] = fields[..] else {
        panic!("{text}: not eight fields")
    };
    let (left, top) = read_spot(corner);
    let mut tiles = BTreeMap::new();
    let mut lain = BTreeSet::new();
    // All tiles in reading order.
    let mut in_order = Vec::new();
    for (down, line) in rows.split('/').enumerate() {
        for (right, sign) in line.chars().enumerate() {
            let spot = (left + right as i32, top - down as i32);
            let bare = Tile { stone: None, is_moved: false, face: None };
            let tile = match sign {
                '.' => continue,
                ':' => {
                    lain.insert(spot);
                    continue;
                }
                't' => bare,
                'm' => Tile { is_moved: true, ..bare },
                'w' => Tile { stone: Some(WHITE), ..bare },
                'b' => Tile { stone: Some(BLUE), ..bare },
                _ => panic!("{text}: no such sign as {sign}"),
            };
            tiles.insert(spot, tile);
            in_order.push(spot);
        }
    }
    if faces != NOTHING {
        let faces: Vec<Face> = faces.split(',').map(read_face).collect();
        assert_eq!(faces.len(), in_order.len(), "{text}: a face for each tile");
        for (spot, face) in in_order.iter().zip(faces) {
            tiles.get_mut(spot).expect("the tile was just read").face = Some(face);
        }
    }
    let mut pos = Position {
        stage: match stage {
            "f" => Stage::Fill,
            "c" => Stage::Rows,
            "k1" => Stage::FirstRuns,
            "k2" => Stage::SecondRuns,
            "e" => Stage::End,
            _ => Stage::Build(stage.strip_prefix('b').and_then(|n| n.parse().ok()).expect("a stage")),
        },
        seat: Some(seat).filter(|seat| *seat != NOTHING).map(read_seat),
        score: read_pair(score).map(|number| number.parse().expect("SCORE has two numbers")),
        hand: read_pair(hand).map(|number| number.parse().expect("HAND has two numbers")),
        tiles,
        lain,
        last: None,
        claimed: BTreeSet::new(),
    };
    for claim in claims.split(',').filter(|claim| *claim != NOTHING) {
        match claim.split_once('-') {
            None => pos.last = Some(read_spot(claim)),
            Some((one, end)) => {
                pos.claimed.insert(read_line(one, end));
            }
        }
    }
    pos
}

fn read_pair(text: &str) -> [&str; 2] {
    text.split_once(',').expect("two numbers with a comma between").into()
}

fn read_seat(text: &str) -> Seat {
    match text {
        "w" => WHITE,
        "b" => BLUE,
        _ => panic!("{text}: no such player"),
    }
}

fn read_spot(text: &str) -> Spot {
    let column = text.as_bytes()[0] - b'a' + 1;
    (column.into(), text[1..].parse().expect("a spot has a row"))
}

fn read_face(text: &str) -> Face {
    match text {
        "_" => Face::Blank,
        "*" => Face::Star,
        _ => Face::Number(read_seat(&text[..1]), text[1..].parse().expect("a face has a number")),
    }
}

/// Reads a line from its two ends.
fn read_line(one: &str, end: &str) -> Line {
    let (one, end) = (read_spot(one), read_spot(end));
    // The left end first; in a column, the lower one.
    let (first, last) = (one.min(end), one.max(end));
    let (right, up) = (last.0 - first.0, last.1 - first.1);
    let direction = match (right, up) {
        (_, 0) => Direction::Horizontal,
        (0, _) => Direction::Vertical,
        (_, 1..) => Direction::Rising,
        _ => Direction::Falling,
    };
    let ahead = direction.ahead();
    let spots: Vec<Spot> = (0..=right.max(up)).map(|n| (first.0 + n * ahead.0, first.1 + n * ahead.1)).collect();
    assert_eq!(spots.last(), Some(&last), "a line is straight");
    Line { direction, spots }
}

/// Writes a position.
pub(super) fn write(pos: &Position) -> String {
    // The smallest picture that holds everything.
    let spots: Vec<Spot> = pos.tiles.keys().chain(&pos.lain).copied().collect();
    let columns = || spots.iter().map(|spot| spot.0);
    let rows = || spots.iter().map(|spot| spot.1);
    let (left, right) = (columns().min().expect("there are tiles"), columns().max().expect("there are tiles"));
    let (bottom, top) = (rows().min().expect("there are tiles"), rows().max().expect("there are tiles"));
    let mut signs = vec![vec!['.'; (right - left + 1) as usize]; (top - bottom + 1) as usize];
    for (column, row) in &pos.lain {
        signs[(top - row) as usize][(column - left) as usize] = ':';
    }
    for ((column, row), tile) in &pos.tiles {
        let sign = match tile.stone {
            Some(seat) => write_seat(seat),
            None if tile.is_moved => 'm',
            None => 't',
        };
        signs[(top - row) as usize][(column - left) as usize] = sign;
    }
    let picture: Vec<String> = signs.into_iter().map(String::from_iter).collect();

    let mut in_order: Vec<(&Spot, &Tile)> = pos.tiles.iter().collect();
    in_order.sort_by_key(|(spot, _)| as_read(**spot));
    let faces: Vec<String> = in_order.iter().filter_map(|(_, tile)| tile.face).map(write_face).collect();

    let stage = match pos.stage {
        Stage::Build(n) => format!("b{n}"),
        Stage::Fill => "f".to_owned(),
        Stage::Rows => "c".to_owned(),
        Stage::FirstRuns => "k1".to_owned(),
        Stage::SecondRuns => "k2".to_owned(),
        Stage::End => "e".to_owned(),
    };
    let claims: Vec<String> = pos.last.map(write_spot).into_iter().chain(pos.claimed.iter().map(write_line)).collect();
    let seat = pos.seat.map_or('-', write_seat);
    let ([white, blue], [white_hand, blue_hand]) = (pos.score, pos.hand);
    let fields = [
        stage,
        seat.to_string(),
        format!("{white},{blue}"),
        format!("{white_hand},{blue_hand}"),
        write_spot((left, top)),
        picture.join("/"),
        listed(&faces),
        listed(&claims),
    ];
    fields.join(" ")
}

/// Writes a list separated by commas.
fn listed(words: &[String]) -> String {
    if words.is_empty() { NOTHING.to_owned() } else { words.join(",") }
}

fn write_seat(seat: Seat) -> char {
    ['w', 'b'][seat]
}

fn write_spot((column, row): Spot) -> String {
    let column = char::from(b'a' + column as u8 - 1);
    format!("{column}{row}")
}

fn write_face(face: Face) -> String {
    match face {
        Face::Blank => "_".to_owned(),
        Face::Star => "*".to_owned(),
        Face::Number(seat, number) => format!("{}{number}", write_seat(seat)),
    }
}

fn write_line(line: &Line) -> String {
    let (first, last) = (line.spots[0], line.spots[line.spots.len() - 1]);
    format!("{}-{}", write_spot(first), write_spot(last))
}

/// Writes a step.
pub(super) fn write_step(step: &Step) -> String {
    match step {
        Step::Move(from, to) => format!("{}>{}", write_spot(*from), write_spot(*to)),
        Step::Pass => "-".to_owned(),
        Step::Stone(spot) => write_spot(*spot),
        Step::Claim(line) => format!("={}", write_line(line)),
        Step::Done => ".".to_owned(),
    }
}

//! Reads position texts, and says what is wrong with them and where.

use crate::games::lino::face::Face;
use crate::games::lino::layout::{self, N_TILES, NoFaces};
use crate::games::lino::position::{N_MOVES, Position, Stage};
use crate::games::lino::sites::{HEIGHT, Spot, WIDTH};
use crate::games::lino::{Eyes, Faces};
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::super::messages;
use super::super::turn;
use super::{NOTHING, SEATS, letter};

mod check;
mod claims;

const N_FIELDS: usize = 8;
/// The most digits of a number of points.
const N_DIGITS: usize = 5;

/// A text with its fields.
struct Text<'t> {
    whole: &'t str,
    stage: &'t str,
    seat: &'t str,
    score: &'t str,
    hand: &'t str,
    corner: &'t str,
    rows: &'t str,
    faces: &'t str,
    claims: &'t str,
}

impl Text<'_> {
    fn syntax(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.whole, fragment, why)
    }

    fn illegal(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Illegal, self.whole, fragment, why)
    }
}

/// A cell of the picture that is not empty.
struct Cell<'t> {
    at: Spot,
    sign: char,
    text: &'t str,
}

pub(in crate::games::lino::notation) fn read(seen: Faces, eyes: Eyes, whole: &str) -> Result<Position, ReadError> {
    let words: Vec<&str> = whole.split_whitespace().collect();
    let [stage, seat, score, hand, corner, rows, faces, claims] = words[..] else {
        let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
        let why = messages::text_fields(words.len(), N_FIELDS);
        return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    };
    let text = Text { whole, stage, seat, score, hand, corner, rows, faces, claims };
    let stage = read_stage(&text, eyes)?;
    let seat = read_seat(&text, stage)?;
    let score = read_score(&text)?;
    let hand = read_hand(&text)?;
    let cells = read_cells(&text)?;
    let tiles = read_tiles(&text, &cells)?;
    let mut pos = Position { seat, stage, score, ..Position::new(tiles, read_faces(&text, seen)?) };
    for cell in &cells {
        set(&text, &mut pos, cell)?;
    }
    check::check(&text, &pos, hand)?;
    claims::read(&text, &mut pos)?;
    Ok(pos)
}

/// The stage, without what is claimed.
fn read_stage(text: &Text<'_>, eyes: Eyes) -> Result<Stage, ReadError> {
    let found = text.stage;
    let stage = match found.as_bytes() {
        [b'b', digit @ b'0'..=b'5'] => Stage::Build { n_moved: digit - b'0' },
        b"f" => Stage::Fill,
        b"c" => Stage::Claim { stone: 0, claimed: 0 },
        b"k1" => Stage::Count { is_second: false, claimed: [0; 4] },
        b"k2" => Stage::Count { is_second: true, claimed: [0; 4] },
        b"e" => Stage::Over,
        _ => return Err(text.syntax(found, messages::text_stage(found))),
    };
    if eyes == Eyes::Auto && matches!(stage, Stage::Claim { .. } | Stage::Count { .. }) {
        return Err(text.illegal(found, messages::text_stage_sharp(found)));
    }
    Ok(stage)
}

fn read_seat(text: &Text<'_>, stage: Stage) -> Result<Seat, ReadError> {
    let found = text.seat;
    let seat = SEATS.into_iter().find(|seat| found.strip_prefix(letter(*seat)) == Some(""));
    match (seat, stage) {
        (None, Stage::Over) if found == NOTHING => Ok(Seat::FIRST),
        (Some(_), Stage::Over) => Err(text.illegal(found, messages::text_seat_over(found))),
        (Some(seat), _) => Ok(seat),
        (None, _) => Err(text.syntax(found, messages::text_seat(found))),
    }
}

/// Two numbers with a comma between, White's first; `None` for anything else.
fn read_pair(found: &str) -> Option<[u16; 2]> {
    let number = |digits: &str| {
        let is_short = (1..=N_DIGITS).contains(&digits.len()) && (digits == "0" || !digits.starts_with('0'));
        let is_number = is_short && digits.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { digits.parse::<u16>().ok() } else { None }
    };
    let (white, blue) = found.split_once(',')?;
    Some([number(white)?, number(blue)?])
}

fn read_score(text: &Text<'_>) -> Result<[u16; 2], ReadError> {
    let found = text.score;
    read_pair(found).ok_or_else(|| text.syntax(found, messages::text_score(found)))
}

fn read_hand(text: &Text<'_>) -> Result<[u16; 2], ReadError> {
    let found = text.hand;
    read_pair(found).ok_or_else(|| text.syntax(found, messages::text_hand(found)))
}

/// Everything in the picture, in reading order.
fn read_cells<'t>(text: &Text<'t>) -> Result<Vec<Cell<'t>>, ReadError> {
    let corner = turn::read_spot(text.whole, text.corner)?;
    let rows: Vec<&'t str> = text.rows.split('/').collect();
    let width = rows[0].chars().count();
    for row in &rows {
        let found = row.chars().count();
        if found != width {
            let why = messages::text_row(found, width);
            return Err(text.syntax(row, why));
        }
    }
    let is_within =
        width as i64 <= i64::from(WIDTH - corner.column()) && rows.len() as i64 <= i64::from(corner.row() + 1);
    if !is_within {
        let why = messages::text_frame(WIDTH, HEIGHT);
        return Err(text.illegal(text.corner, why));
    }
    let mut cells = Vec::new();
    for (row, y) in rows.iter().zip(0..) {
        for ((at, sign), x) in row.char_indices().zip(0..) {
            let fragment = &row[at..at + sign.len_utf8()];
            if !".:tmwb".contains(sign) {
                return Err(text.syntax(fragment, messages::text_sign(fragment)));
            }
            let spot = Spot::at(corner.column() + x, corner.row() - y);
            cells.extend(spot.filter(|_| sign != '.').map(|at| Cell { at, sign, text: fragment }));
        }
    }
    check_smallest(text, &rows)?;
    Ok(cells)
}

/// Whether every edge row and column of the picture contains something.
fn check_smallest(text: &Text<'_>, rows: &[&str]) -> Result<(), ReadError> {
    let is_empty = |row: &str| row.bytes().all(|sign| sign == b'.');
    let edges = [rows.first(), rows.last()].into_iter().flatten();
    if let Some(row) = edges.copied().find(|row| is_empty(row)) {
        return Err(text.illegal(row, messages::text_smallest()));
    }
    let is_open = [rows.iter().all(|row| row.starts_with('.')), rows.iter().all(|row| row.ends_with('.'))];
    if is_open != [false; 2] {
        return Err(text.illegal(text.rows, messages::text_smallest()));
    }
    Ok(())
}

fn read_tiles(text: &Text<'_>, cells: &[Cell<'_>]) -> Result<[Spot; N_TILES], ReadError> {
    let tiles: Vec<Spot> = cells.iter().filter(|cell| cell.sign != ':').map(|cell| cell.at).collect();
    let n_found = tiles.len();
    tiles.try_into().map_err(|_| {
        let why = messages::text_tiles(n_found, N_TILES);
        text.illegal(text.rows, why)
    })
}

fn read_faces(text: &Text<'_>, seen: Faces) -> Result<[Face; N_TILES], ReadError> {
    let found = text.faces;
    match (seen, found == NOTHING) {
        (Faces::Down, true) => return Ok([Face::BLANK; N_TILES]),
        (Faces::Down, false) => return Err(text.illegal(found, messages::text_faces_down())),
        (_, true) => return Err(text.illegal(found, messages::text_faces_missing())),
        _ => {}
    }
    let faces = layout::read_faces(found).map_err(|fault| match fault {
        NoFaces::Token(token) => text.syntax(token, messages::text_face(token)),
        NoFaces::Number(number) => {
            let why = messages::text_faces(number, N_TILES);
            text.illegal(found, why)
        }
    })?;
    let hidden = found.split(',').zip(faces).find(|(_, face)| seen.seen(*face) != *face);
    match hidden {
        Some((token, _)) => Err(text.illegal(token, messages::text_face_stars(token))),
        None => Ok(faces),
    }
}

/// Applies what a cell says of its tile or its open spot.
fn set(text: &Text<'_>, pos: &mut Position, cell: &Cell<'_>) -> Result<(), ReadError> {
    let is_building = matches!(pos.stage, Stage::Build { .. });
    let stone = SEATS.into_iter().find(|seat| letter(*seat) == cell.sign);
    match (cell.sign, stone) {
        ('m' | ':', _) if !is_building => {
            return Err(text.illegal(cell.text, messages::text_built(cell.text)));
        }
        (_, Some(_)) if is_building => {
            return Err(text.illegal(cell.text, messages::text_stone_early(cell.at.to_string())));
        }
        (_, Some(seat)) => pos.stones[seat.idx() & 1] |= bit(pos, cell.at),
        ('m', None) => pos.moved |= bit(pos, cell.at),
        (':', None) if pos.lain.len() == usize::from(N_MOVES) - 1 => {
            return Err(text.illegal(cell.text, messages::text_lain_many(N_MOVES - 1)));
        }
        (':', None) => pos.lain.insert(cell.at),
        _ => {}
    }
    Ok(())
}

fn bit(pos: &Position, at: Spot) -> u64 {
    pos.tile(at).map_or(0, |idx| 1 << idx)
}

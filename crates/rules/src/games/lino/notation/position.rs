//! Position texts: `b0 w 0,0 24,24 g14 ..tttt..../tttttttttt/… - -`.
//!
//! Eight fields: the stage, `b0` to `b5` with the number of tiles moved, `f`, `c`, `k1`, `k2` and `e`; the seat to act;
//! the points scored by steps; the stones in hand; the upper left cell of the picture; its rows, the smallest that hold
//! everything, `.` for an open spot, `t` for a free tile, `w` and `b` for one with a stone, and during building `m` for
//! a tile that was moved and `:` for a spot where a tile has lain; the faces in reading order; in `c` the last stone
//! and what is claimed, in `k1` and `k2` what is claimed. An absent field is `-`.

use super::super::position::{Position, Stage};
use super::super::sites::Spot;
use super::super::{Faces, SEATS, layout, letter, setup};

mod read;

pub(super) use read::read;

const NOTHING: &str = "-";

fn word(stage: Stage) -> String {
    match stage {
        Stage::Build { n_moved } => format!("b{n_moved}"),
        Stage::Fill => "f".to_owned(),
        Stage::Claim { .. } => "c".to_owned(),
        Stage::Count { is_second: false, .. } => "k1".to_owned(),
        Stage::Count { is_second: true, .. } => "k2".to_owned(),
        Stage::Over => "e".to_owned(),
    }
}

pub(super) fn write(faces: Faces, pos: &Position) -> String {
    let (corner, rows) = write_rows(pos);
    let fields = [
        word(pos.stage),
        if pos.stage == Stage::Over { NOTHING.to_owned() } else { letter(pos.seat).to_string() },
        format!("{},{}", pos.score[0], pos.score[1]),
        SEATS.map(|seat| pos.hand(seat).to_string()).join(","),
        corner,
        rows,
        if faces == Faces::Down { NOTHING.to_owned() } else { layout::write_faces(&pos.faces) },
        write_claims(pos),
    ];
    fields.join(" ")
}

/// The upper left cell of the picture, and its rows.
fn write_rows(pos: &Position) -> (String, String) {
    let spots: Vec<Spot> = pos.tiles.iter().copied().chain(pos.lain.iter()).collect();
    let range = |place: fn(Spot) -> i16| {
        let places = || spots.iter().map(|at| place(*at));
        places().min().unwrap_or(0)..=places().max().unwrap_or(0)
    };
    let (columns, rows) = (range(Spot::column), range(Spot::row));
    let sign = |column: i16, row: i16| Spot::at(column, row).map_or('.', |at| sign(pos, at));
    let row = |row: i16| columns.clone().map(|column| sign(column, row)).collect::<String>();
    let picture: Vec<String> = rows.clone().rev().map(row).collect();
    let corner = Spot::at(*columns.start(), *rows.end());
    (corner.map_or_else(String::new, |at| at.to_string()), picture.join("/"))
}

fn sign(pos: &Position, at: Spot) -> char {
    match pos.tile(at) {
        Some(idx) if pos.moved >> idx & 1 == 1 => 'm',
        Some(idx) => pos.stone(idx).map_or('t', letter),
        None if pos.lain.contains(at) => ':',
        None => '.',
    }
}

fn write_claims(pos: &Position) -> String {
    let (last, claims) = setup::claimed(pos);
    let claims = claims.into_iter().map(|(from, to)| format!("{from}-{to}"));
    let words: Vec<String> = last.map(|at| at.to_string()).into_iter().chain(claims).collect();
    if words.is_empty() { NOTHING.to_owned() } else { words.join(",") }
}

//! Whole matches in the Jellyfish format (`.mat`), which other programs import.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                        Bob : 0
//!   1) 31: 8/5 6/5                 Doubles => 2
//!   2)  Takes                      66: 24/18 24/18 13/7 13/7
//! ```
//!
//! White's turns are on the left. The format is not published; this follows what GNU Backgammon (version 1.07) writes
//! and reads. The bar is 25, borne off is 0, and every move is written separately.

#[cfg(test)]
mod tests;

use core::fmt::Write as _;

use crate::game::Rules;
use crate::outcome::Outcome;
use crate::seat::Seat;

use super::{Backgammon, Step};

/// A game of a match.
#[derive(Clone, Debug)]
pub struct MatGame<'a> {
    /// Its rules, which know the match score before it.
    pub rules: Backgammon,
    /// Its steps from the start.
    pub steps: &'a [Step],
    /// How it ended, by play or by resignation; `None` while it is in progress.
    pub outcome: Option<&'a Outcome>,
}

/// The width of White's name and turns, in characters.
const NAME: usize = 31;
const TURN: usize = 28;

/// Writes the games of a match, or a single game, with the names of both players.
pub fn write(names: [&str; 2], games: &[MatGame<'_>]) -> String {
    let mut text = String::new();
    let put = "writing to a string cannot fail";
    let names = names.map(one_line);
    if let Some(first) = games.first() {
        writeln!(text, " {} point match", first.rules.match_length()).expect(put);
    }
    for (idx, game) in games.iter().enumerate() {
        let player = |seat: Seat| format!("{} : {}", names[seat.idx()], game.rules.score(seat));
        writeln!(text, "\n Game {}", idx + 1).expect(put);
        writeln!(text, " {:NAME$}{}", player(Seat::FIRST), player(Seat::SECOND)).expect(put);
        let cells = cells(game);
        for (nth, row) in rows(&cells).into_iter().enumerate() {
            let [white, black] = row.map(Option::unwrap_or_default);
            // However long it is, keep a space after it.
            let line = format!("{:3}) {:TURN$}{black}", nth + 1, format!("{white} "));
            writeln!(text, "{}", line.trim_end()).expect(put);
        }
    }
    text
}

/// A name without characters that would break the line or what follows it.
fn one_line(name: &str) -> String {
    let plain = |sign: char| if sign.is_control() || sign == ':' { ' ' } else { sign };
    name.chars().map(plain).collect::<String>().trim().to_owned()
}

/// What each seat did, in order.
fn cells(game: &MatGame<'_>) -> Vec<(Seat, String)> {
    let mut pos = game.rules.start();
    let mut cells: Vec<(Seat, String)> = Vec::new();
    for &step in game.steps {
        let before = pos;
        game.rules.apply(&mut pos, step, &mut ());
        match step {
            Step::Throw(one, other) => {
                let text = format!("{}{}:", one.max(other), one.min(other));
                cells.push((pos.seat, text));
            }
            Step::Move { from, to } => {
                if let Some((_, text)) = cells.last_mut() {
                    let hits = to.is_on_board() && before.checkers.count(before.seat.other(), to.opposite()) > 0;
                    let mark = if hits { "*" } else { "" };
                    write!(text, " {}/{}{mark}", from.get(), to.get()).expect("writing to a string cannot fail");
                }
            }
            Step::Double => cells.push((before.seat, format!(" Doubles => {}", 2 * before.cube.score()))),
            Step::Take => cells.push((before.seat.other(), " Takes".to_owned())),
            Step::Drop => cells.push((before.seat.other(), " Drops".to_owned())),
            Step::Roll | Step::Done => {}
        }
    }
    if let Some(outcome) = game.outcome {
        let winner = if outcome.places[Seat::FIRST] == 1 { Seat::FIRST } else { Seat::SECOND };
        cells.push((winner, wins(game, winner, outcome.points[winner])));
    }
    cells
}

fn wins(game: &MatGame<'_>, winner: Seat, points: i32) -> String {
    let unit = if points == 1 { "point" } else { "points" };
    let length = i32::from(game.rules.match_length());
    let is_match = length > 0 && game.rules.score(winner) + points >= length;
    format!(" Wins {points} {unit}{}", if is_match { " and the match" } else { "" })
}

/// Cells side by side: White's, then Black's with the same number.
fn rows(cells: &[(Seat, String)]) -> Vec<[Option<&str>; 2]> {
    let mut rows: Vec<[Option<&str>; 2]> = Vec::new();
    for (seat, text) in cells {
        let goes_on = seat.idx() == 1 && rows.last().is_some_and(|row| row[1].is_none());
        if !goes_on {
            rows.push([None, None]);
        }
        if let Some(row) = rows.last_mut() {
            row[seat.idx()] = Some(text);
        }
    }
    rows
}

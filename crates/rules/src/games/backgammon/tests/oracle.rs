//! A second move generator for backgammon: slow, plain, and independent of the game's own.
//!
//! Source: `lattjo.txt`, backgammon. Rulings followed: BG-1 (as many numbers as possible are played), BG-2 (one number
//! alone), BG-3 (the cube), BG-5 (what is hit and what blocks).
//!
//! The rules' own code is fast; this code can be checked against the rules line by line, and the tests compare the two.
//! It tries every order of the numbers with every checker, stops after every step, and only then asks which of all
//! these plays are allowed. It shares nothing with the code it checks: positions go in and come out as text.

use std::collections::{BTreeSet, HashSet};

mod ids;
mod scatter;
use ids::{Position, Stage};
pub use scatter::scatter;

/// A player: White 0, Black 1.
type Seat = usize;

/// How many checkers each player has on each of their own places: 0 is off, 1 to 24 are the points as they count them,
/// 25 is the bar. A player's point is the other's point 25 less that number.
type Board = [[u8; 26]; 2];

const BAR: usize = 25;

/// The start: each player has 2 checkers on their point 24, 5 on 13, 3 on 8 and 5 on 6.
const START: Board = {
    let mut own = [0; 26];
    own[24] = 2;
    own[13] = 5;
    own[8] = 3;
    own[6] = 5;
    [own; 2]
};

/// The cube cannot be doubled further: it shows 64.
const MOST_DOUBLINGS: u8 = 6;

/// Every end of a complete turn from `position`, without turn texts (many orders lead to the same end, so only ends
/// count). Of the options, `single-number` and `cube` matter; `crawford` does not, because the tests play single games.
///
/// # Panics
///
/// Where `position` is not what the game writes.
pub fn turns(_id: &str, options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let pos = ids::read(position);
    let is_set = |key: &str, value: &str| options.contains(&(key, value));
    let is_low_alone = is_set("single-number", "tournament");
    let has_cube = is_set("cube", "on");

    let mut after = Vec::new();
    match pos.stage {
        // White's die and Black's: the higher begins and plays both numbers.
        Stage::Opening => {
            for (white, black) in pairs().filter(|(white, black)| white != black) {
                let seat = if white > black { 0 } else { 1 };
                after.extend(played(&Position { seat, ..pos.clone() }, [white, black], is_low_alone));
            }
        }
        Stage::OnRoll => {
            for (one, two) in pairs().filter(|(one, two)| one >= two) {
                after.extend(played(&pos, [one, two], is_low_alone));
            }
            let may_double = pos.owner.is_none_or(|owner| owner == pos.seat) && pos.doublings < MOST_DOUBLINGS;
            if has_cube && may_double {
                after.extend(answered(&pos));
            }
        }
        Stage::Doubled => after.extend(answered(&pos)),
        Stage::Thrown(dice) => after.extend(played(&pos, dice, is_low_alone)),
        Stage::BorneOff | Stage::Dropped => (),
    }
    let texts: BTreeSet<String> = after.iter().map(ids::write).collect();
    texts.into_iter().map(|text| (String::new(), text)).collect()
}

/// The player who is not `seat`.
fn other(seat: Seat) -> Seat {
    1 - seat
}

/// Every pair of two dice.
fn pairs() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two)))
}

/// The positions after the answers to a double of the player on roll.
fn answered(pos: &Position) -> [Position; 2] {
    let taker = other(pos.seat);
    let taken = Position { stage: Stage::OnRoll, doublings: pos.doublings + 1, owner: Some(taker), ..pos.clone() };
    // The doubler wins the stake as it was.
    let dropped = Position { stage: Stage::Dropped, ..pos.clone() };
    [taken, dropped]
}

/// The positions after the turns with a throw of the player on roll.
fn played(pos: &Position, dice: [u8; 2], is_low_alone: bool) -> Vec<Position> {
    let boards = ends(&pos.board, pos.seat, dice, is_low_alone);
    let after = |board: Board| {
        if board[pos.seat][0] == 15 {
            Position { board, stage: Stage::BorneOff, ..pos.clone() }
        } else {
            Position { board, stage: Stage::OnRoll, seat: other(pos.seat), ..pos.clone() }
        }
    };
    boards.into_iter().map(after).collect()
}

/// The boards after all legal plays of a throw. `is_low_alone` says whether the lower number may be played alone.
fn ends(board: &Board, seat: Seat, dice: [u8; 2], is_low_alone: bool) -> HashSet<Board> {
    let is_double = dice[0] == dice[1];
    let numbers = if is_double { vec![dice[0]; 4] } else { dice.to_vec() };
    let mut plays = HashSet::new();
    add_plays(board, seat, &numbers, &[], &mut plays);

    // BG-1: only what plays as many numbers as possible.
    let most = plays.iter().map(|(used, _)| used.len()).max().expect("to play nothing is among them");
    plays.retain(|(used, _)| used.len() == most);
    // BG-2: if only one number can be played, it is the higher if possible. The lower alone needs the option.
    if most == 1 && !is_double {
        let high = dice.into_iter().max().expect("two dice");
        if plays.iter().any(|(used, _)| *used == [high]) {
            plays.retain(|(used, _)| *used == [high]);
        } else if !is_low_alone {
            return HashSet::from([*board]);
        }
    }
    plays.into_iter().map(|(_, board)| board).collect()
}

/// Adds the play that stops here and all that continue with some of the numbers `left`: the numbers used, in order, and
/// the board.
fn add_plays(board: &Board, seat: Seat, left: &[u8], used: &[u8], plays: &mut HashSet<(Vec<u8>, Board)>) {
    if !plays.insert((used.to_vec(), *board)) {
        // The same numbers led to this board in another way, so the continuations are known.
        return;
    }
    for idx in 0..left.len() {
        let mut left = left.to_vec();
        let number = left.remove(idx);
        let used = [used, &[number]].concat();
        for after in steps(board, seat, number) {
            add_plays(&after, seat, &left, &used, plays);
        }
    }
}

/// What bearing off the last checker wins on an undoubled cube.
fn points(board: &Board, winner: Seat) -> usize {
    let loser = &board[other(winner)];
    // The winner's home is the loser's points 19 to 24, with the bar behind it.
    let is_far_behind = loser[19..=BAR].iter().any(|n| *n > 0);
    match loser[0] {
        0 if is_far_behind => 3,
        0 => 2,
        _ => 1,
    }
}

/// The boards after every single step with a number.
fn steps(board: &Board, seat: Seat, number: u8) -> Vec<Board> {
    let own = &board[seat];
    let number = usize::from(number);
    let n_on = |places: std::ops::RangeInclusive<usize>| own[places].iter().sum::<u8>();

    let mut boards = Vec::new();
    for from in (1..=BAR).filter(|&from| own[from] > 0) {
        // Checkers on the bar enter first.
        if own[BAR] > 0 && from != BAR {
            continue;
        }
        let to = from.saturating_sub(number);
        if to > 0 {
            // Two checkers block a point.
            if board[other(seat)][25 - to] >= 2 {
                continue;
            }
        } else {
            // Bearing off: all checkers are home, and the number is that of the point, or higher with nothing behind.
            let is_home = n_on(7..=BAR) == 0;
            let is_exact = from == number;
            if !is_home || !(is_exact || n_on(from + 1..=BAR) == 0) {
                continue;
            }
        }
        let mut after = *board;
        after[seat][from] -= 1;
        after[seat][to] += 1;
        if to > 0 {
            // A checker that stands alone is hit.
            let hit = after[other(seat)][25 - to];
            after[other(seat)][25 - to] = 0;
            after[other(seat)][BAR] += hit;
        }
        boards.push(after);
    }
    boards
}

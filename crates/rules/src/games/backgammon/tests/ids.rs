//! Positions as text, `POSITIONID:MATCHID`, as GNU Backgammon writes them.
//!
//! Source: the manual of that program, "A technical description of the Position ID" and "… of the Match ID",
//! <https://www.gnu.org/software/gnubg/manual/html_node/>. Where the manual is silent, the program itself (version
//! 1.07) decided: the position ID has the player who is not on roll first; the bit behind the scores says that the
//! Jacoby rule is not played; when the last checker is off, the loser is on roll; the points won are in the score.
//!
//! White is that program's player 0, Black its player 1. The tests play single games, so scores start at 0.

use super::{BAR, Board, Seat, other, points};

/// The 64 digits of Base64.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Everything that a position text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    /// The player on roll; White before the opening throw, the winner after the game.
    pub(super) seat: Seat,
    pub(super) stage: Stage,
    /// How many times the cube was doubled.
    pub(super) doublings: u8,
    /// Who owns the cube; nobody while it is in the middle.
    pub(super) owner: Option<Seat>,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The opening throw.
    Opening,
    /// A throw of the player on roll, or a double where they may.
    OnRoll,
    /// An answer: the player on roll has doubled.
    Doubled,
    /// Moves: these dice have been thrown.
    Thrown([u8; 2]),
    /// Nothing: the winner has borne off all their checkers.
    BorneOff,
    /// Nothing: the loser dropped the winner's double.
    Dropped,
}

/// The fields of a match ID in their order, each with its width in bits.
const FIELDS: [(Field, u32); 14] = [
    (Field::Doublings, 4),
    (Field::Owner, 2),
    (Field::Roll, 1),
    (Field::Crawford, 1),
    (Field::State, 3),
    (Field::Turn, 1),
    (Field::Double, 1),
    (Field::Resignation, 2),
    (Field::FirstDie, 3),
    (Field::SecondDie, 3),
    (Field::Length, 15),
    (Field::WhiteScore, 15),
    (Field::BlackScore, 15),
    (Field::NoJacoby, 1),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    /// The cube's value as a power of 2.
    Doublings,
    /// 3 for a cube in the middle.
    Owner,
    Roll,
    Crawford,
    /// 0 no game yet, 1 a game, 2 it is over, 3 resigned, 4 a double was dropped.
    State,
    /// Whose decision it is: not the player on roll while a double is answered, and when it was dropped.
    Turn,
    Double,
    Resignation,
    FirstDie,
    SecondDie,
    Length,
    WhiteScore,
    BlackScore,
    NoJacoby,
}

/// Reads a position.
///
/// # Panics
/// Where the text is not what [`write`] writes.
pub(super) fn read(text: &str) -> Position {
    let (position, rest) = text.split_once(':').expect("two IDs");
    let mut values: u128 = number(rest);
    let mut fields = Vec::new();
    for (field, width) in FIELDS {
        fields.push((field, (values % (1 << width)) as u8));
        values >>= width;
    }
    let value = |wanted: Field| fields.iter().find(|(field, _)| *field == wanted).expect("a field").1;

    let roll = Seat::from(value(Field::Roll));
    let dice = [value(Field::FirstDie), value(Field::SecondDie)];
    let stage = match (value(Field::State), value(Field::Double)) {
        (0, 0) => Stage::Opening,
        (1, 1) => Stage::Doubled,
        (1, 0) if dice == [0, 0] => Stage::OnRoll,
        (1, 0) => Stage::Thrown(dice),
        (2, 0) => Stage::BorneOff,
        (4, 0) => Stage::Dropped,
        state => panic!("{text}: state {state:?}"),
    };
    let owner = Some(Seat::from(value(Field::Owner))).filter(|owner| *owner < 2);
    let seat = if stage == Stage::BorneOff { other(roll) } else { roll };
    let pos = Position { board: read_board(position, roll), seat, stage, doublings: value(Field::Doublings), owner };
    // Otherwise anything else in the text would go unnoticed.
    assert_eq!(write(&pos), text);
    pos
}

/// Writes a position.
pub(super) fn write(pos: &Position) -> String {
    let state = match pos.stage {
        Stage::Opening => 0,
        Stage::OnRoll | Stage::Doubled | Stage::Thrown(_) => 1,
        Stage::BorneOff => 2,
        Stage::Dropped => 4,
    };
    let roll = if pos.stage == Stage::BorneOff { other(pos.seat) } else { pos.seat };
    let turn = if matches!(pos.stage, Stage::Doubled | Stage::Dropped) { other(roll) } else { roll };
    let mut won = [0; 2];
    won[pos.seat] = match pos.stage {
        Stage::BorneOff => points(&pos.board, pos.seat) << pos.doublings,
        Stage::Dropped => 1 << pos.doublings,
        _ => 0,
    };
    let dice = if let Stage::Thrown(dice) = pos.stage { dice } else { [0, 0] };
    let value = |field: Field| match field {
        Field::Doublings => pos.doublings.into(),
        Field::Owner => pos.owner.unwrap_or(3),
        Field::Roll => roll,
        Field::State => state,
        Field::Turn => turn,
        Field::Double => usize::from(pos.stage == Stage::Doubled),
        Field::FirstDie => dice[0].into(),
        Field::SecondDie => dice[1].into(),
        Field::WhiteScore => won[0],
        Field::BlackScore => won[1],
        Field::Crawford | Field::Resignation | Field::Length => 0,
        Field::NoJacoby => 1,
    };
    let (mut values, mut at) = (0u128, 0);
    for (field, width) in FIELDS {
        values |= (value(field) as u128) << at;
        at += width;
    }
    format!("{}:{}", write_board(&pos.board, roll), digits(values, 9))
}

/// Reads the checkers: for each player, first the one not on roll, as many ones as they have checkers on their points 1
/// to 24 and on the bar, with a zero after each place. The others are off.
fn read_board(text: &str, seat: Seat) -> Board {
    let mut bits = number(text);
    let mut board = [[0; 26]; 2];
    for player in [other(seat), seat] {
        let own = &mut board[player];
        for n in &mut own[1..=BAR] {
            while bits % 2 == 1 {
                *n += 1;
                bits /= 2;
            }
            bits /= 2;
        }
        own[0] = 15 - own.iter().sum::<u8>();
    }
    board
}

fn write_board(board: &Board, seat: Seat) -> String {
    let (mut bits, mut at) = (0u128, 0);
    for player in [other(seat), seat] {
        for n in &board[player][1..=BAR] {
            for _ in 0..*n {
                bits |= 1 << at;
                at += 1;
            }
            at += 1;
        }
    }
    digits(bits, 10)
}

/// The number whose bytes are in Base64, the lowest byte first.
fn number(text: &str) -> u128 {
    let mut bits = String::new();
    for digit in text.bytes() {
        let value = DIGITS.iter().position(|known| *known == digit).expect("a digit of Base64");
        bits += &format!("{value:06b}");
    }
    // A last group of fewer than eight bits is only padding.
    let bytes = bits.as_bytes().chunks_exact(8);
    bytes.rev().fold(0, |number, byte| {
        let byte = byte.iter().fold(0, |byte, bit| 2 * byte + u128::from(bit - b'0'));
        256 * number + byte
    })
}

/// The `n` lowest bytes of a number in Base64, the lowest byte first.
fn digits(number: u128, n: usize) -> String {
    let mut bits: String = number.to_le_bytes()[..n].iter().map(|byte| format!("{byte:08b}")).collect();
    while !bits.len().is_multiple_of(6) {
        bits.push('0');
    }
    let groups = bits.as_bytes().chunks_exact(6);
    let value = |group: &[u8]| group.iter().fold(0, |value, bit| 2 * value + usize::from(bit - b'0'));
    groups.map(|group| char::from(DIGITS[value(group)])).collect()
}

//! Texts of positions and steps for the second move generator.

use super::{BLACK, Few, Line, Phase, Position, Seat, Square, Step, WHITE};

/// The text of an empty field.
const NOTHING: &str = "-";

/// Reads `ROWS PHASE SEAT MARK LEFT LOCKS FIRST`.
pub(super) fn read(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let [rows, phase, seat, mark, left, locks, first] = fields[..] else { panic!("{text}: not seven fields") };
    let mut men = [Few::NONE; 2];
    for (rank, row) in (1..=8).rev().zip(rows.split('/')) {
        let mut file = 1;
        for letter in row.chars() {
            match letter {
                'w' => men[WHITE] = men[WHITE].with((file, rank)),
                'b' => men[BLACK] = men[BLACK].with((file, rank)),
                digit => file += digit.to_digit(10).expect("a row has w, b and digits") as i8 - 1,
            }
            file += 1;
        }
    }
    let some = |field| Some(field).filter(|field| *field != NOTHING);
    let pos = Position {
        men,
        phase: match phase {
            "place" => Phase::Place,
            "mark" => Phase::Mark,
            "play" => Phase::Play,
            "take" => Phase::Take,
            "home" => Phase::Home,
            "level" => Phase::Level,
            "back" => Phase::Back,
            "over" => Phase::Over,
            _ => panic!("{text}: no such phase"),
        },
        seat: read_seat(seat),
        mark: some(mark).map(read_square),
        left: some(left).map(|left| left.parse().expect("LEFT is a number")),
        locks: locks.split(',').filter_map(some).map(read_lock).fold(Few::NONE, Few::with),
        first: some(first).map(read_seat),
    };
    // Anything else in the text would go unnoticed.
    assert_eq!(write(&pos), text);
    pos
}

fn read_seat(text: &str) -> Seat {
    match text {
        "w" => WHITE,
        "b" => BLACK,
        _ => panic!("{text}: no such player"),
    }
}

fn read_square(text: &str) -> Square {
    let [file, rank] = text.as_bytes() else { panic!("{text}: not a square") };
    ((file - b'a') as i8 + 1, (rank - b'0') as i8)
}

fn read_lock(text: &str) -> (Square, Line) {
    let line = match &text[2..] {
        "r" => Line::Rank,
        "f" => Line::File,
        "u" => Line::Rising,
        "d" => Line::Falling,
        _ => panic!("{text}: no such line"),
    };
    (read_square(&text[..2]), line)
}

/// Writes a position.
pub(super) fn write(pos: &Position) -> String {
    let mut board = [[' '; 8]; 8];
    for seat in [WHITE, BLACK] {
        for (file, rank) in pos.men[seat].iter() {
            board[8 - rank as usize][file as usize - 1] = write_seat(seat);
        }
    }
    let mut text = String::with_capacity(64);
    for row in board {
        if !text.is_empty() {
            text.push('/');
        }
        for run in row.chunk_by(|one, other| one == other) {
            match run[0] {
                ' ' => text.push(digit(run.len())),
                _ => text.extend(run),
            }
        }
    }
    let phase = match pos.phase {
        Phase::Place => "place",
        Phase::Mark => "mark",
        Phase::Play => "play",
        Phase::Take => "take",
        Phase::Home => "home",
        Phase::Level => "level",
        Phase::Back => "back",
        Phase::Over => "over",
    };
    let mut locks: Vec<String> = pos.locks.iter().map(write_lock).collect();
    locks.sort();
    if locks.is_empty() {
        locks.push(NOTHING.to_owned());
    }
    text.extend([" ", phase, " "]);
    text.push(write_seat(pos.seat));
    text.push(' ');
    text += &pos.mark.map_or(NOTHING.to_owned(), write_square);
    text.push(' ');
    text.push(pos.left.map_or('-', digit));
    text.push(' ');
    text += &locks.join(",");
    text.push(' ');
    text.push(pos.first.map_or('-', write_seat));
    text
}

fn write_seat(seat: Seat) -> char {
    ['w', 'b'][seat]
}

fn digit(number: usize) -> char {
    char::from_digit(number as u32, 10).expect("no number in a position is greater than eight")
}

fn write_square((file, rank): Square) -> String {
    let file = (b'a' + file as u8 - 1) as char;
    String::from_iter([file, digit(rank as usize)])
}

fn write_lock(lock: (Square, Line)) -> String {
    let line = match lock.1 {
        Line::Rank => "r",
        Line::File => "f",
        Line::Rising => "u",
        Line::Falling => "d",
    };
    write_square(lock.0) + line
}

/// Writes a step.
pub(super) fn write_step(step: Step) -> String {
    match step {
        Step::Place(square) => write_square(square),
        Step::Mark(square) => "*".to_owned() + &write_square(square),
        Step::Move(from, to) => write_square(from) + "-" + &write_square(to),
        Step::Done => ".".to_owned(),
        Step::Take(square) => "x".to_owned() + &write_square(square),
        Step::ToBorder(from, to) => write_square(from) + ">" + &write_square(to),
    }
}

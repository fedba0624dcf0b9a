//! Reads position texts, and says what is wrong with them and where.

use crate::games::lanrick::position::Position;
use crate::games::lanrick::setup::{self, Setup, SetupPhase};
use crate::games::lanrick::sites::{Line, N_SQUARES, Square};
use crate::games::lanrick::{Lanrick, messages};
use crate::history::History;
use crate::message::Message;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::{NOTHING, SEATS, letter};

const N_FIELDS: usize = 7;
const SIDE: usize = 8;

/// What position texts come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ';'], tight: &['/'], is_small: true };

/// A text with its fields.
struct Text<'t> {
    whole: &'t str,
    rows: &'t str,
    phase: &'t str,
    seat: &'t str,
    mark: &'t str,
    left: &'t str,
    moved: &'t str,
    first: &'t str,
    /// Where the man of each square is written.
    men: [Option<&'t str>; N_SQUARES],
}

impl<'t> Text<'t> {
    fn syntax(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.whole, fragment, why)
    }

    /// Where a part is written.
    fn of(&self, part: Part) -> &'t str {
        match part {
            Part::Site(site) => self.men.get(usize::from(site.0)).copied().flatten().unwrap_or(self.rows),
            Part::Field(setup::PHASE) => self.phase,
            Part::Field(setup::SEAT) => self.seat,
            Part::Field(setup::MARK) => self.mark,
            Part::Field(setup::LEFT) => self.left,
            Part::Field(setup::MOVED) => self.moved,
            Part::Item(setup::MOVED, nth) => self.moved.split(',').nth(nth).unwrap_or(self.moved),
            Part::Field(setup::FIRST) => self.first,
            Part::Seat(_) | Part::Field(_) | Part::Item(..) | Part::Whole => self.rows,
        }
    }
}

pub(in crate::games::lanrick::notation) fn read(
    rules: &Lanrick,
    whole: &str,
    mends: &mut Vec<Mend>,
) -> Result<(Position, History), ReadError> {
    plain::read(whole, TOLERANCE, mends, |whole, mends| {
        let words: Vec<&str> = whole.split_whitespace().collect();
        let [rows, phase, seat, mark, left, moved, first] = words[..] else {
            let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
            let why = messages::text_fields(words.len(), N_FIELDS);
            return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
        };
        let mut text = Text { whole, rows, phase, seat, mark, left, moved, first, men: [None; N_SQUARES] };
        let setup = Setup {
            men: read_rows(&mut text)?,
            phase: read_phase(&text)?,
            seat: read_seat(&text, seat, mends)?,
            mark: optional(mark, |name| {
                Square::read(name).ok_or_else(|| text.syntax(name, messages::text_square(name)))
            })?,
            left: optional(left, |number| read_left(&text, number, mends))?,
            moved: optional(moved, |moved| moved.split(',').map(|word| read_moved(&text, word)).collect())?
                .unwrap_or_default(),
            first: optional(first, |word| read_seat(&text, word, mends))?,
        };
        rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, whole, |part| text.of(part)))
    })
}

/// Reads a field that may be a dash.
fn optional<T>(field: &str, read: impl FnOnce(&str) -> Result<T, ReadError>) -> Result<Option<T>, ReadError> {
    if field == NOTHING { Ok(None) } else { read(field).map(Some) }
}

fn read_rows<'t>(text: &mut Text<'t>) -> Result<[Option<Seat>; N_SQUARES], ReadError> {
    let rows: Vec<&'t str> = text.rows.split('/').collect();
    if rows.len() != SIDE {
        let why = messages::text_rows(rows.len(), SIDE);
        return Err(text.syntax(text.rows, why));
    }
    let mut men = [None; N_SQUARES];
    for (rank, row) in (0..SIDE).rev().zip(rows) {
        let mut file = 0;
        for (at, sign) in row.char_indices() {
            let fragment = &row[at..at + sign.len_utf8()];
            match (sign, SEATS.into_iter().find(|seat| letter(*seat) == sign)) {
                (_, Some(seat)) => {
                    if let Some(square) = Square::new(SIDE * rank + file).filter(|_| file < SIDE) {
                        men[square.idx()] = Some(seat);
                        text.men[square.idx()] = Some(fragment);
                    }
                    file += 1;
                }
                ('1'..='8', None) => file += usize::from(sign as u8 - b'0'),
                _ => return Err(text.syntax(fragment, messages::text_sign(fragment))),
            }
        }
        if file != SIDE {
            let why = messages::text_row(file, SIDE);
            return Err(text.syntax(row, why));
        }
    }
    Ok(men)
}

fn read_phase(text: &Text<'_>) -> Result<SetupPhase, ReadError> {
    Ok(match text.phase {
        "place" => SetupPhase::Place,
        "mark" => SetupPhase::Mark,
        "play" => SetupPhase::Play,
        "take" => SetupPhase::Take,
        "home" => SetupPhase::Home,
        "level" => SetupPhase::Level,
        "back" => SetupPhase::Back,
        "over" => SetupPhase::Over,
        found => return Err(text.syntax(found, messages::text_phase(found))),
    })
}

/// Reads `w` and `b`, also as whole words.
fn read_seat(text: &Text<'_>, word: &str, mends: &mut Vec<Mend>) -> Result<Seat, ReadError> {
    if let Some(seat) = SEATS.into_iter().find(|seat| word.strip_prefix(letter(*seat)) == Some("")) {
        return Ok(seat);
    }
    let seat = match word {
        "white" => Seat::FIRST,
        "black" => Seat::SECOND,
        _ => return Err(text.syntax(word, messages::text_seat(word))),
    };
    tell(mends, Mend::new(text.whole, word, mended_read(word, letter(seat).to_string())));
    Ok(seat)
}

fn read_left(text: &Text<'_>, word: &str, mends: &mut Vec<Mend>) -> Result<u8, ReadError> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    let Some(number) = word.parse::<u8>().ok().filter(|_| is_number) else {
        return Err(text.syntax(word, messages::text_left(word)));
    };
    if number.to_string() != word {
        tell(mends, Mend::new(text.whole, word, mended_read(word, number.to_string())));
    }
    Ok(number)
}

fn read_moved(text: &Text<'_>, word: &str) -> Result<(Square, Line), ReadError> {
    let read = word.char_indices().nth(2).map(|(at, _)| word.split_at(at)).and_then(|(name, letter)| {
        let line = Line::ALL.into_iter().find(|line| letter.strip_prefix(line.letter()) == Some(""))?;
        Some((Square::read(name)?, line))
    });
    read.ok_or_else(|| text.syntax(word, messages::text_lock(word)))
}

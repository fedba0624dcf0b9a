//! Reads position texts, and says what is wrong with them and where.

use crate::games::lanrick::position::{EACH, Locks, Phase, Position};
use crate::games::lanrick::sites::{self, BORDER, FIELD, Line, N_SQUARES, Square, lowest};
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::super::messages;
use super::{NOTHING, SEATS, letter};

mod check;

const N_FIELDS: usize = 7;
const SIDE: usize = 8;

/// A text with its fields.
struct Text<'t> {
    whole: &'t str,
    rows: &'t str,
    phase: &'t str,
    seat: &'t str,
    mark: &'t str,
    left: &'t str,
    locks: &'t str,
    first: &'t str,
    /// Where the man of each square is written.
    men: [Option<&'t str>; N_SQUARES],
}

impl Text<'_> {
    fn syntax(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.whole, fragment, why)
    }

    fn illegal(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Illegal, self.whole, fragment, why)
    }

    /// An error about the man on a square.
    fn of_man(&self, at: Square, why: Message) -> ReadError {
        self.illegal(self.men[at.idx()].unwrap_or(self.rows), why)
    }
}

pub(in crate::games::lanrick::notation) fn read(whole: &str) -> Result<Position, ReadError> {
    let words: Vec<&str> = whole.split_whitespace().collect();
    let [rows, phase, seat, mark, left, locks, first] = words[..] else {
        let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
        let why = messages::text_fields(words.len(), N_FIELDS);
        return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    };
    let mut text = Text { whole, rows, phase, seat, mark, left, locks, first, men: [None; N_SQUARES] };
    let men = read_rows(&mut text)?;
    let phase = read_phase(&text)?;
    let Some(seat) = read_seat(seat) else {
        return Err(text.syntax(seat, messages::text_seat(seat)));
    };
    let mut pos = Position { men, seat, phase };
    for seat in SEATS {
        if let Some(extra) = sites::each(pos.men(seat)).nth(EACH as usize) {
            let why = messages::text_men(seat, pos.n_men(seat), EACH);
            return Err(text.of_man(extra, why));
        }
    }
    read_mark(&text, &mut pos)?;
    read_left(&text, &mut pos)?;
    read_locks(&text, &mut pos)?;
    read_first(&text, &mut pos)?;
    check::check(&text, &pos)?;
    Ok(pos)
}

fn read_rows<'t>(text: &mut Text<'t>) -> Result<[u64; 2], ReadError> {
    let rows: Vec<&'t str> = text.rows.split('/').collect();
    if rows.len() != SIDE {
        let why = messages::text_rows(rows.len(), SIDE);
        return Err(text.syntax(text.rows, why));
    }
    let mut men = [0; 2];
    for (rank, row) in (0..SIDE).rev().zip(rows) {
        let mut file = 0;
        for (at, sign) in row.char_indices() {
            let fragment = &row[at..at + sign.len_utf8()];
            match (sign, SEATS.into_iter().find(|seat| letter(*seat) == sign)) {
                (_, Some(seat)) => {
                    if let Some(square) = Square::new(SIDE * rank + file).filter(|_| file < SIDE) {
                        men[seat.idx()] |= square.bit();
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

/// The phase, without the data that other fields add to it.
fn read_phase(text: &Text<'_>) -> Result<Phase, ReadError> {
    let (mark, first) = (Square::new(0).expect("a board has a first square"), Seat::FIRST);
    Ok(match text.phase {
        "place" => Phase::Place,
        "mark" => Phase::Mark,
        "play" => Phase::Play { mark, left: 0, locks: Locks::default() },
        "take" => Phase::Take { mark },
        "home" => Phase::Home { mark, first },
        "level" => Phase::Level { first },
        "back" => Phase::Back { first },
        "over" => Phase::Over,
        found => return Err(text.syntax(found, messages::text_phase(found))),
    })
}

fn read_seat(word: &str) -> Option<Seat> {
    SEATS.into_iter().find(|seat| word.strip_prefix(letter(*seat)) == Some(""))
}

fn read_mark(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    let found = text.mark;
    let place = match &mut pos.phase {
        Phase::Play { mark, .. } | Phase::Take { mark } | Phase::Home { mark, .. } => mark,
        _ if found == NOTHING => return Ok(()),
        _ => return Err(text.illegal(found, messages::text_mark_none(found))),
    };
    if found == NOTHING {
        return Err(text.illegal(found, messages::text_mark_missing()));
    }
    let Some(mark) = Square::read(found) else {
        return Err(text.syntax(found, messages::text_square(found)));
    };
    if mark.is_in(BORDER) {
        return Err(text.illegal(found, messages::mark_in_field(found)));
    }
    *place = mark;
    Ok(())
}

fn read_left(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    let found = text.left;
    let n_men = pos.n_men(pos.seat);
    let place = match &mut pos.phase {
        Phase::Play { left, .. } => left,
        _ if found == NOTHING => return Ok(()),
        _ => return Err(text.illegal(found, messages::text_left_none(found))),
    };
    let number = match found.as_bytes() {
        [digit @ b'0'..=b'9'] => digit - b'0',
        _ if found == NOTHING => return Err(text.illegal(found, messages::text_left_missing())),
        _ => return Err(text.syntax(found, messages::text_left(found))),
    };
    if number == 0 || u32::from(number) > n_men {
        let why = messages::text_left_range(number, n_men);
        return Err(text.illegal(found, why));
    }
    *place = number;
    Ok(())
}

fn read_locks(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    if text.locks == NOTHING {
        return Ok(());
    }
    let (own, vacant, n_men, seat) = (pos.men(pos.seat), pos.vacant(), pos.n_men(pos.seat), pos.seat);
    let Phase::Play { left, locks, .. } = &mut pos.phase else {
        return Err(text.illegal(text.locks, messages::text_locks_none(text.locks)));
    };
    let mut n_locks = 0;
    for word in text.locks.split(',') {
        let read = word.char_indices().nth(2).map(|(at, _)| word.split_at(at)).and_then(|(name, letter)| {
            let line = Line::ALL.into_iter().find(|line| letter.strip_prefix(line.letter()) == Some(""))?;
            Some((Square::read(name)?, line))
        });
        let Some((at, line)) = read else {
            return Err(text.syntax(word, messages::text_lock(word)));
        };
        if at.is_in(vacant) {
            return Err(text.illegal(word, messages::empty(at.to_string())));
        }
        if !at.is_in(own) {
            let why = messages::not_yours(at.to_string(), seat);
            return Err(text.illegal(word, why));
        }
        if locks.line(at).is_some() {
            return Err(text.illegal(word, messages::text_lock_twice(at.to_string())));
        }
        *locks = locks.after(at, at, line);
        n_locks += 1;
        if n_locks + u32::from(*left) > n_men {
            let why = messages::text_locks_left(n_locks, *left, n_men);
            return Err(text.illegal(word, why));
        }
    }
    Ok(())
}

fn read_first(text: &Text<'_>, pos: &mut Position) -> Result<(), ReadError> {
    let found = text.first;
    let place = match &mut pos.phase {
        Phase::Home { first, .. } | Phase::Level { first } | Phase::Back { first } => first,
        _ if found == NOTHING => return Ok(()),
        _ => return Err(text.illegal(found, messages::text_first_none(found))),
    };
    if found == NOTHING {
        return Err(text.illegal(found, messages::text_first_missing()));
    }
    let Some(first) = read_seat(found) else {
        return Err(text.syntax(found, messages::text_seat(found)));
    };
    *place = first;
    Ok(())
}

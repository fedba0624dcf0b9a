//! Position texts: `24,32,45,45/2,5,5,45/41,44,45,45/- play 1 1 -`.
//!
//! Five fields: the pieces of the four seats by their path numbers, with a bar between, `-` for a colour without
//! pieces; `open`, `play` or `over`; the seat to throw or to move; what was thrown, in `open` for each seat; the seats
//! that are home, in order, and after a slash those that have resigned, in order.

use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::{PerSeat, Seat};

use super::super::messages;
use super::super::path::{Dot, PathNumber};
use super::super::position::{Colour, EACH, EntryRule, Pieces, Position, Row, Stage};
use super::super::{Knock, Ludo, steps};

const NOTHING: &str = "-";
const WAITS: &str = "?";
const OPEN: &str = "open";
const PLAY: &str = "play";
const OVER: &str = "over";
const N_FIELDS: usize = 5;

pub(super) fn write(pos: &Position) -> String {
    let colours: Vec<String> = Seat::first(Seat::MAX).map(|seat| write_colour(pos.colour(seat))).collect();
    let (stage, die) = match pos.stage() {
        Stage::Open(entries) => (OPEN, write_entries(entries)),
        Stage::Play { die, .. } => (PLAY, die.map_or(WAITS.to_owned(), |face| face.to_string())),
        Stage::Over => (OVER, NOTHING.to_owned()),
    };
    let seat = pos.seat().map_or(NOTHING.to_owned(), |seat| seat.to_string());
    let out = if pos.out().is_empty() { String::new() } else { format!("/{}", write_row(pos.out())) };
    format!("{} {stage} {seat} {die} {}{out}", colours.join("/"), write_row(pos.home()))
}

fn write_colour(colour: Colour) -> String {
    match colour {
        Colour::Empty | Colour::Out => NOTHING.to_owned(),
        Colour::Pieces(pieces) => pieces.map(|at| at.get().to_string()).join(","),
    }
}

fn write_entries(entries: PerSeat<EntryRule>) -> String {
    let entry = |entry: EntryRule| match entry {
        EntryRule::Aside => NOTHING.to_owned(),
        EntryRule::Waits => WAITS.to_owned(),
        EntryRule::Threw(face) => face.to_string(),
    };
    entries.0.map(entry).join(",")
}

fn write_row(row: Row) -> String {
    let seats: Vec<String> = row.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { NOTHING.to_owned() } else { seats.join(",") }
}

/// A text being read, for its error messages.
#[derive(Clone, Copy)]
struct Text<'t>(&'t str);

impl Text<'_> {
    fn syntax(self, fragment: &str, why: fn(String) -> Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.0, fragment, why(fragment.to_owned()))
    }

    fn illegal(self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Illegal, self.0, fragment, why)
    }
}

pub(super) fn read(rules: &Ludo, whole: &str) -> Result<Position, ReadError> {
    let text = Text(whole);
    let words: Vec<&str> = whole.split_whitespace().collect();
    let [pieces, stage, seat, die, ends] = words[..] else {
        let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
        let why = messages::text_fields(words.len(), N_FIELDS);
        return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    };
    let mut pos = Position::empty();
    read_pieces(text, pieces, &mut pos)?;
    let last_home = read_ends(text, ends, &mut pos)?;
    check_colours(rules, text, pieces, &pos)?;
    // What the pieces alone tell.
    let is_over = steps::is_over(rules, &pos);
    pos.stage = match stage {
        OVER => {
            if !is_over {
                return Err(text.illegal(stage, messages::text_not_over()));
            }
            if seat != NOTHING {
                return Err(text.illegal(seat, messages::text_over_seat(seat)));
            }
            if die != NOTHING {
                return Err(text.illegal(die, messages::text_over_die(die)));
            }
            Stage::Over
        }
        OPEN | PLAY if is_over => return Err(text.illegal(stage, messages::text_ended())),
        OPEN => read_open(text, pieces, seat, die, &pos)?,
        PLAY => {
            let seat = read_actor(text, seat, &pos)?;
            let face = if die == WAITS { None } else { Some(read_face(die)) };
            let die = match face {
                Some(None) => return Err(text.syntax(die, messages::text_die)),
                face => face.flatten(),
            };
            Stage::Play { seat, die }
        }
        _ => return Err(text.syntax(stage, messages::text_stage)),
    };
    // No one plays on after the end.
    let n_ended = if rules.is_for_places() { pos.unfinished().count() == 0 } else { pos.home().len() > 1 };
    if n_ended {
        return Err(text.illegal(last_home, messages::text_home_late()));
    }
    Ok(pos)
}

fn read_face(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

fn read_seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [digit @ b'1'..=b'4'] => Seat::new(usize::from(digit - b'1')),
        _ => None,
    }
}

/// The parts, one for each seat, of a field that is written with separators.
fn for_seats<'t>(
    text: Text<'_>,
    word: &'t str,
    sign: char,
    why: impl Fn(usize) -> Message,
) -> Result<[&'t str; Seat::MAX], ReadError> {
    let parts: Vec<&str> = word.split(sign).collect();
    let count = parts.len();
    <[&str; Seat::MAX]>::try_from(parts).map_err(|_| ReadError::new(ErrorKind::Syntax, text.0, word, why(count)))
}

fn read_pieces(text: Text<'_>, word: &str, pos: &mut Position) -> Result<(), ReadError> {
    let parts = for_seats(text, word, '/', |found| messages::text_seats(found, Seat::MAX))?;
    for (seat, part) in Seat::first(Seat::MAX).zip(parts).filter(|(_, part)| *part != NOTHING) {
        pos.put(seat, read_colour(text, seat, part)?);
    }
    Ok(())
}

fn read_colour(text: Text<'_>, seat: Seat, part: &str) -> Result<Pieces, ReadError> {
    let mut places = Vec::new();
    for word in part.split(',') {
        // Without signs and leading zeros.
        let is_plain = word == "0" || word.starts_with(|sign: char| matches!(sign, '1'..='9'));
        if !is_plain || !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(text.syntax(word, messages::text_piece));
        }
        let Some(at) = word.parse().ok().and_then(PathNumber::new) else {
            let why = messages::text_path(word, PathNumber::HOME.get());
            return Err(text.illegal(word, why));
        };
        if places.last().is_some_and(|last| *last > at) {
            return Err(text.illegal(word, messages::text_order(seat)));
        }
        places.push(at);
    }
    Pieces::try_from(places).map_err(|places| text.illegal(part, messages::text_four(seat, places.len(), EACH)))
}

/// Reads which seats are home and which have resigned; returns the text of the last that came home.
fn read_ends<'t>(text: Text<'_>, word: &'t str, pos: &mut Position) -> Result<&'t str, ReadError> {
    let (home, out) = word.split_once('/').map_or((word, None), |(home, out)| (home, Some(out)));
    let mut last_home = home;
    for part in home.split(',').filter(|_| home != NOTHING) {
        let seat = read_seat(part).ok_or_else(|| text.syntax(part, messages::text_home))?;
        if !pos.is_present(seat) || pos.is_unfinished(seat) {
            return Err(text.illegal(part, messages::text_not_home(seat)));
        }
        if pos.home().contains(seat) {
            return Err(text.illegal(part, messages::text_twice(seat)));
        }
        pos.note_home(seat);
        last_home = part;
    }
    let is_left_out = |seat: &Seat| pos.is_present(*seat) && !pos.is_unfinished(*seat) && !pos.home().contains(*seat);
    if let Some(seat) = Seat::first(Seat::MAX).find(is_left_out) {
        return Err(text.illegal(home, messages::text_left_out(seat)));
    }
    for part in out.into_iter().flat_map(|out| out.split(',')) {
        let seat = read_seat(part).ok_or_else(|| text.syntax(part, messages::text_home))?;
        if pos.is_present(seat) {
            return Err(text.illegal(part, messages::text_not_out(seat)));
        }
        if pos.out().contains(seat) {
            return Err(text.illegal(part, messages::text_twice(seat)));
        }
        pos.remove(seat);
    }
    Ok(last_home)
}

/// Whether these colours can play together, and their pieces can share the ring like this.
fn check_colours(rules: &Ludo, text: Text<'_>, word: &str, pos: &Position) -> Result<(), ReadError> {
    let present: Vec<Seat> = Seat::first(Seat::MAX).filter(|seat| pos.is_present(*seat)).collect();
    if present.len() < 2 {
        return Err(text.illegal(word, messages::text_colours()));
    }
    if let ([one, other], 2) = (&present[..], pos.n_colours())
        && other.idx() - one.idx() != 2
    {
        return Err(text.illegal(word, messages::text_opposite()));
    }
    if rules.knock() == Knock::Choose {
        return Ok(());
    }
    let mut holders: [Option<Seat>; Dot::N] = [None; Dot::N];
    for &seat in &present {
        let dots = pos.pieces(seat).iter().filter_map(|at| Dot::of(seat, *at));
        for dot in dots {
            let holder = holders[usize::from(dot.get()) - 1].get_or_insert(seat);
            if *holder != seat {
                let part = word.split('/').nth(seat.idx()).unwrap_or(word);
                let piece = piece_text(part, dot.on_path(seat));
                return Err(text.illegal(piece, messages::text_shared(seat, *holder, dot.get())));
            }
        }
    }
    Ok(())
}

/// Where a piece is written among those of its colour.
fn piece_text(part: &str, at: PathNumber) -> &str {
    part.split(',').find(|word| word.parse() == Ok(at.get())).unwrap_or(part)
}

fn read_actor(text: Text<'_>, word: &str, pos: &Position) -> Result<Seat, ReadError> {
    let seat = read_seat(word).ok_or_else(|| text.syntax(word, messages::text_seat))?;
    match pos.colour(seat) {
        Colour::Pieces(_) if pos.is_unfinished(seat) => Ok(seat),
        Colour::Pieces(_) => Err(text.illegal(word, messages::text_seat_home(seat))),
        Colour::Empty | Colour::Out => Err(text.illegal(word, messages::text_seat_empty(seat))),
    }
}

/// A round of throws for who begins: at least two seats take part, they throw in order, and one is still to throw.
fn read_open(text: Text<'_>, pieces: &str, actor: &str, word: &str, pos: &Position) -> Result<Stage, ReadError> {
    for (seat, part) in Seat::first(Seat::MAX).zip(pieces.split('/')) {
        if pos.pieces(seat).iter().any(|at| *at != PathNumber::NEST) {
            return Err(text.illegal(part, messages::text_begun(seat)));
        }
    }
    let actor_seat = read_actor(text, actor, pos)?;
    let parts = for_seats(text, word, ',', |found| messages::text_entries(found, Seat::MAX))?;
    let mut entries = PerSeat::default();
    for (seat, part) in Seat::first(Seat::MAX).zip(parts) {
        entries[seat] = match part {
            NOTHING => continue,
            _ if part != WAITS && read_face(part).is_none() => return Err(text.syntax(part, messages::text_entry)),
            _ if !pos.is_present(seat) => return Err(text.illegal(part, messages::text_entry_empty(seat))),
            _ => read_face(part).map_or(EntryRule::Waits, EntryRule::Threw),
        };
        // Every seat before the one to throw has thrown, and no other.
        let has_thrown = matches!(entries[seat], EntryRule::Threw(_));
        if has_thrown != (seat < actor_seat) {
            return Err(text.illegal(part, messages::text_entry_order(actor_seat)));
        }
    }
    if entries[actor_seat] == EntryRule::Aside {
        return Err(text.illegal(actor, messages::text_seat_aside(actor_seat)));
    }
    if entries.0.iter().filter(|entry| **entry != EntryRule::Aside).count() < 2 {
        return Err(text.illegal(word, messages::text_entry_alone()));
    }
    Ok(Stage::Open(entries))
}

//! Position texts: `24,32,45,45/2,5,5,45/41,44,45,45/- play 1 1 -`.
//!
//! Five fields: the pieces of the four seats by their path numbers, with a bar between, `-` for a colour without
//! pieces; `open`, `play` or `over`; the seat to throw or to move; what was thrown, in `open` for each seat; the seats
//! that are home, in order, and after a slash those that have resigned, in order.

use crate::history::History;
use crate::message::Message;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::{PerSeat, Seat};
use crate::setup::{Arrange, Part, SetupFault};

use super::super::path::PathNumber;
use super::super::position::{Colour, EntryRule, Position, Row, Stage};
use super::super::setup::{self, Setup};
use super::super::{Ludo, messages, sites};

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

/// What position texts come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ';'], tight: &['/'], is_small: true };

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

    /// Tells what a word is read as, if it is written otherwise.
    fn read_as(self, word: &str, written: &str, mends: &mut Vec<Mend>) {
        if word != written {
            tell(mends, Mend::new(self.0, word, mended_read(word, written)));
        }
    }
}

/// The five fields of a text.
#[derive(Clone, Copy)]
struct Fields<'t> {
    pieces: &'t str,
    stage: &'t str,
    seat: &'t str,
    die: &'t str,
    ends: &'t str,
}

impl<'t> Fields<'t> {
    fn of_seat(self, seat: Seat) -> &'t str {
        self.pieces.split('/').nth(seat.idx()).unwrap_or(self.pieces)
    }

    /// Where the last seat has a piece on a site that it shares with another.
    fn of_site(self, setup: &Setup, site: crate::view::Site) -> &'t str {
        let is_there = |seat: &Seat| setup.pieces[*seat].iter().flatten().any(|at| sites::site(*seat, *at) == site);
        let Some(seat) = Seat::first(Seat::MAX).filter(is_there).nth(1) else { return self.pieces };
        let is_meant = |word: &&str| {
            let at = word.parse().ok().and_then(PathNumber::new);
            at.is_some_and(|at| sites::site(seat, at) == site)
        };
        self.of_seat(seat).split(',').find(is_meant).unwrap_or(self.of_seat(seat))
    }

    /// Where a part is written.
    fn of(self, setup: &Setup, part: Part) -> &'t str {
        let (home, out) = self.ends.split_once('/').unwrap_or((self.ends, ""));
        let nth = |row: &'t str, nth: usize| row.split(',').nth(nth).unwrap_or(row);
        match part {
            Part::Site(site) => self.of_site(setup, site),
            Part::Seat(seat) => self.of_seat(seat),
            Part::Field(setup::STAGE) => self.stage,
            Part::Field(setup::SEAT) => self.seat,
            Part::Field(setup::DIE | setup::ENTRIES) => self.die,
            Part::Item(setup::ENTRIES, idx) => nth(self.die, idx),
            Part::Field(setup::HOME) => home,
            Part::Item(setup::HOME, idx) => nth(home, idx),
            Part::Field(setup::OUT) => out,
            Part::Item(setup::OUT, idx) => nth(out, idx),
            Part::Field(_) | Part::Item(..) | Part::Whole => self.pieces,
        }
    }
}

pub(super) fn read(rules: &Ludo, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    plain::read(text, TOLERANCE, mends, |text, mends| read_plain(rules, text, mends))
}

fn read_plain(rules: &Ludo, whole: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let text = Text(whole);
    let words: Vec<&str> = whole.split_whitespace().collect();
    let [pieces, stage, seat, die, ends] = words[..] else {
        let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
        let why = messages::text_fields(words.len(), N_FIELDS);
        return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    };
    let fields = Fields { pieces, stage, seat, die, ends };
    let mut setup = Setup::empty();
    read_pieces(text, pieces, &mut setup, mends)?;
    read_ends(text, ends, &mut setup)?;
    setup.stage = match stage {
        OVER if seat != NOTHING => return Err(text.illegal(seat, messages::text_over_seat(seat))),
        OVER if die != NOTHING => return Err(text.illegal(die, messages::text_over_die(die))),
        OVER => Stage::Over,
        OPEN => Stage::Open(read_open(text, seat, die, &setup, mends)?),
        PLAY => {
            let seat = read_seat(seat).ok_or_else(|| text.syntax(seat, messages::text_seat))?;
            let face = if die == WAITS { None } else { Some(read_face(text, die, mends)) };
            let die = match face {
                Some(None) => return Err(text.syntax(die, messages::text_die)),
                face => face.flatten(),
            };
            Stage::Play { seat, die }
        }
        _ => return Err(text.syntax(stage, messages::text_stage)),
    };
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, whole, |part| fields.of(&setup, part)))
}

/// Reads a number from 1 to 6, also with zeros before it.
fn read_face(text: Text<'_>, word: &str, mends: &mut Vec<Mend>) -> Option<u8> {
    let number = word.trim_start_matches('0');
    let face = match number.as_bytes() {
        [digit @ b'1'..=b'6'] => digit - b'0',
        _ => return None,
    };
    text.read_as(word, number, mends);
    Some(face)
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

fn read_pieces(text: Text<'_>, word: &str, setup: &mut Setup, mends: &mut Vec<Mend>) -> Result<(), ReadError> {
    let parts = for_seats(text, word, '/', |found| messages::text_seats(found, Seat::MAX))?;
    for (seat, part) in Seat::first(Seat::MAX).zip(parts).filter(|(_, part)| *part != NOTHING) {
        let mut places = Vec::new();
        for word in part.split(',') {
            places.push(read_piece(text, word, mends)?);
        }
        // The order of equal pieces means nothing.
        if !places.is_sorted() {
            places.sort_unstable();
            let written: Vec<String> = places.iter().map(|at| at.get().to_string()).collect();
            text.read_as(part, &written.join(","), mends);
        }
        setup.pieces[seat] = Some(places);
    }
    Ok(())
}

fn read_piece(text: Text<'_>, word: &str, mends: &mut Vec<Mend>) -> Result<PathNumber, ReadError> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(text.syntax(word, messages::text_piece));
    }
    let Some(at) = word.parse().ok().and_then(PathNumber::new) else {
        let why = messages::text_path(word, PathNumber::HOME.get());
        return Err(text.illegal(word, why));
    };
    text.read_as(word, &at.get().to_string(), mends);
    Ok(at)
}

/// Reads which seats are home and which have resigned.
fn read_ends(text: Text<'_>, word: &str, setup: &mut Setup) -> Result<(), ReadError> {
    let (home, out) = word.split_once('/').map_or((word, None), |(home, out)| (home, Some(out)));
    let read = |part: &str| read_seat(part).ok_or_else(|| text.syntax(part, messages::text_home));
    setup.home = home.split(',').filter(|_| home != NOTHING).map(read).collect::<Result<_, _>>()?;
    setup.out = out.into_iter().flat_map(|out| out.split(',')).map(read).collect::<Result<_, _>>()?;
    Ok(())
}

/// A round of throws for who begins, in which the seat to throw is the first that waits.
fn read_open(
    text: Text<'_>,
    actor: &str,
    word: &str,
    setup: &Setup,
    mends: &mut Vec<Mend>,
) -> Result<PerSeat<EntryRule>, ReadError> {
    let actor_seat = read_seat(actor).ok_or_else(|| text.syntax(actor, messages::text_seat))?;
    if let Some(why) = setup.actor_fault(actor_seat) {
        return Err(text.illegal(actor, why));
    }
    let parts = for_seats(text, word, ',', |found| messages::text_entries(found, Seat::MAX))?;
    let mut entries = PerSeat::default();
    for (seat, part) in Seat::first(Seat::MAX).zip(parts).filter(|(_, part)| *part != NOTHING) {
        entries[seat] = match part {
            WAITS => EntryRule::Waits,
            _ => match read_face(text, part, mends) {
                Some(face) => EntryRule::Threw(face),
                None => return Err(text.syntax(part, messages::text_entry)),
            },
        };
        // Every seat before the one to throw has thrown, and no other.
        let has_thrown = matches!(entries[seat], EntryRule::Threw(_));
        if has_thrown != (seat < actor_seat) && setup.is_present(seat) {
            return Err(text.illegal(part, messages::text_entry_order(actor_seat)));
        }
    }
    if entries[actor_seat] == EntryRule::Aside {
        return Err(text.illegal(actor, messages::text_seat_aside(actor_seat)));
    }
    Ok(entries)
}

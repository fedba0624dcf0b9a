//! Reading a record.

use core::mem;

use rules::offers::Offer;
use rules::{MatchState, Options, Seat};

use super::escape::GROWTH;
use super::line::Line;
use super::{MAGIC, MAX_BYTES, MAX_ENTRIES, MAX_LINE, MAX_OPTIONS, VERSION, WireError, WireFault, write};
use crate::entry::Entry;
use crate::record::{GameUid, Player, Record, insert};
use crate::tags::Tags;

/// Reads a record. What it claims is unchecked: [`crate::open`] checks it.
///
/// # Errors
/// When the text is not of the form, or exceeds the limits of this module.
pub fn read(text: &str) -> Result<Record, WireError> {
    let mut lines = Lines::new(text)?;
    read_magic(&mut lines.next_line()?, &[VERSION])?;
    let mut record = Headers::read_all(&mut lines)?.finish(&lines.last)?;
    while let Some(mut line) = lines.next_full()? {
        if record.entries.len() == MAX_ENTRIES {
            return Err(line.refuse_whole(WireFault::TooManyEntries));
        }
        record.entries.push(entry(&mut line)?);
    }
    // What was not escaped gets longer when it is written again.
    if text.len() > MAX_BYTES / GROWTH && write(&record).len() > MAX_BYTES {
        return Err(lines.last.refuse_end(WireFault::TooLong));
    }
    Ok(record)
}

/// The lines of a text, one after the other.
pub(super) struct Lines<'a> {
    rest: core::iter::Zip<core::str::Split<'a, char>, core::ops::RangeFrom<usize>>,
    /// The last one that was given.
    pub(super) last: Line<'a>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Result<Lines<'a>, WireError> {
        if text.len() > MAX_BYTES {
            return Err(Line::new(1, "").refuse_whole(WireFault::TooLong));
        }
        Ok(Lines { rest: text.split('\n').zip(1..), last: Line::new(1, "") })
    }

    /// The next line; an empty one after the last.
    pub(super) fn next_line(&mut self) -> Result<Line<'a>, WireError> {
        Ok(self.advance()?.unwrap_or(Line::new(1, "")))
    }

    /// The next line that has anything; `None` at the end.
    pub(super) fn next_full(&mut self) -> Result<Option<Line<'a>>, WireError> {
        loop {
            match self.advance()? {
                Some(line) if line.is_done() => {}
                line => return Ok(line),
            }
        }
    }

    fn advance(&mut self) -> Result<Option<Line<'a>>, WireError> {
        let Some((line, number)) = self.rest.next() else { return Ok(None) };
        let line = line.strip_suffix('\r').unwrap_or(line);
        let whole = Line::new(number, line);
        self.last = whole;
        if line.len() > MAX_LINE { Err(whole.refuse_whole(WireFault::LineTooLong)) } else { Ok(Some(whole)) }
    }
}

/// Reads an entry as the line it has in a record, without the line's end.
///
/// # Errors
/// When it is not an entry, or is longer than a line may be.
pub fn read_entry(text: &str) -> Result<Entry, WireError> {
    let mut line = Line::new(1, text);
    if text.len() > MAX_LINE {
        return Err(line.refuse_whole(WireFault::LineTooLong));
    }
    if let Some(idx) = text.find('\n') {
        return Err(line.refuse(&text[idx..], WireFault::Surplus));
    }
    entry(&mut line)
}

/// Reads the first line; gives the version, which must be one of `versions`.
pub(super) fn read_magic(line: &mut Line<'_>, versions: &[u16]) -> Result<u16, WireError> {
    if line.word().ok() != Some(MAGIC) {
        return Err(line.refuse_whole(WireFault::NoRecord));
    }
    let word = line.word()?;
    let version = versions.iter().find(|version| version.to_string() == word);
    let version = *version.ok_or_else(|| line.refuse(word, WireFault::UnknownVersion))?;
    line.end()?;
    Ok(version)
}

/// Reads an entry that has a line of its own.
pub(super) fn entry(line: &mut Line<'_>) -> Result<Entry, WireError> {
    if !line.strip('@') {
        return Ok(Entry::Step(line.text_rest()?));
    }
    let by = line.seat()?;
    let verb = line.word()?;
    let entry = match verb {
        "offers" => {
            let word = line.word()?;
            let what = match word {
                "draw" => Offer::Draw,
                "end" => Offer::End,
                "take-back" => Offer::TakeBack(line.number()?),
                _ => return Err(line.refuse(word, WireFault::UnknownWord)),
            };
            Entry::Offer { by, what }
        }
        "accepts" => Entry::Answer { by, yes: true },
        "refuses" => Entry::Answer { by, yes: false },
        "resigns" => Entry::Resign { by, points: line.number()? },
        "claims" => Entry::Claim { by },
        _ => return Err(line.refuse(verb, WireFault::UnknownWord)),
    };
    line.end()?;
    Ok(entry)
}

/// What the headers have said so far.
#[derive(Default)]
pub(super) struct Headers<'a> {
    id: Option<String>,
    rules_version: Option<u16>,
    uid: Option<GameUid>,
    options: Options,
    n_options: usize,
    plan: Option<String>,
    length: Option<u16>,
    played: Option<u16>,
    points: Option<[i32; Seat::MAX]>,
    note: Option<String>,
    players: Vec<Player>,
    /// Kept as a line until all players are known.
    seats: Option<Line<'a>>,
    substitutes: Vec<(Seat, Player)>,
    start: Option<String>,
    seed: Option<u64>,
    /// Headers of a tree.
    pub(super) tags: Tags,
    pub(super) is_throw_undone: bool,
}

impl<'a> Headers<'a> {
    /// Reads headers up to an empty line or the end of the text.
    pub(super) fn read_all(lines: &mut Lines<'a>) -> Result<Headers<'a>, WireError> {
        let mut headers = Headers::default();
        while let Some(line) = lines.advance()?.filter(|line| !line.is_done()) {
            headers.read(line)?;
        }
        Ok(headers)
    }

    fn read(&mut self, mut line: Line<'a>) -> Result<(), WireError> {
        let key = line.word()?;
        let is_new = match key {
            "game" => self.id.replace(line.text_rest()?).is_none(),
            "rules" => self.rules_version.replace(line.number()?).is_none(),
            "uid" => self.uid.replace(read_uid(&mut line)?).is_none(),
            "option" => return self.read_option(&mut line),
            "match-plan" => self.plan.replace(line.text_rest()?).is_none(),
            "match-length" => self.length.replace(line.number()?).is_none(),
            "match-played" => self.played.replace(line.number()?).is_none(),
            "match-points" => {
                let points = [line.number()?, line.number()?, line.number()?, line.number()?];
                self.points.replace(points).is_none()
            }
            "match-note" => self.note.replace(line.text_rest()?).is_none(),
            "player" => return self.read_player(&mut line),
            "stand-in" => return self.read_stand_in(&mut line),
            "seats" => match self.seats.replace(line) {
                None => return Ok(()),
                Some(_) => false,
            },
            "start" => self.start.replace(line.text_rest()?).is_none(),
            "seed" => self.seed.replace(line.number()?).is_none(),
            "tag" => return self.read_tag(&mut line),
            "throw-undone" => {
                line.text_rest()?;
                !mem::replace(&mut self.is_throw_undone, true)
            }
            _ => return Err(line.refuse(key, WireFault::UnknownHeader)),
        };
        if !is_new {
            return Err(line.refuse(key, WireFault::Repeated));
        }
        line.end()
    }

    fn read_option(&mut self, line: &mut Line<'_>) -> Result<(), WireError> {
        let word = line.clone().word()?;
        let (key, value) = (line.text_word()?, line.text_rest()?);
        if self.n_options == MAX_OPTIONS {
            return Err(line.refuse_whole(WireFault::TooMany));
        }
        if self.options.get(&key).is_some() {
            return Err(line.refuse(word, WireFault::Repeated));
        }
        self.options.set(key, value);
        self.n_options += 1;
        Ok(())
    }

    fn read_tag(&mut self, line: &mut Line<'_>) -> Result<(), WireError> {
        let word = line.clone().word()?;
        let (name, value) = (line.text_word()?, line.text_rest()?);
        if self.tags.get(&name).is_some() {
            return Err(line.refuse(word, WireFault::Repeated));
        }
        if !self.tags.set(&name, &value) {
            return Err(line.refuse(word, WireFault::UnknownWord));
        }
        Ok(())
    }

    fn read_player(&mut self, line: &mut Line<'_>) -> Result<(), WireError> {
        let player = read_player(line)?;
        if self.players.len() == Seat::MAX {
            return Err(line.refuse_whole(WireFault::TooMany));
        }
        self.players.push(player);
        Ok(())
    }

    fn read_stand_in(&mut self, line: &mut Line<'_>) -> Result<(), WireError> {
        let word = line.clone().word()?;
        let seat = line.seat()?;
        if self.substitutes.iter().any(|(of, _)| *of == seat) {
            return Err(line.refuse(word, WireFault::Repeated));
        }
        insert(&mut self.substitutes, seat, read_player(line)?);
        Ok(())
    }

    fn read_seats(&self) -> Result<Vec<Option<usize>>, WireError> {
        let Some(mut line) = self.seats else {
            return Ok(Vec::new());
        };
        let mut seats = Vec::new();
        loop {
            let word = line.word()?;
            let player = (1..=self.players.len()).find(|number| number.to_string() == word);
            if player.is_none() && word != "-" {
                return Err(line.refuse(word, WireFault::BadPlayer));
            }
            if seats.len() == Seat::MAX {
                return Err(line.refuse(word, WireFault::TooMany));
            }
            seats.push(player.map(|number| number - 1));
            if line.is_done() {
                return Ok(seats);
            }
        }
    }

    /// The record that the headers begin; `last` is the last line that was read.
    pub(super) fn finish(&mut self, last: &Line<'_>) -> Result<Record, WireError> {
        let seats = self.read_seats()?;
        let missing = |key| last.refuse_end(WireFault::MissingHeader(key));
        Ok(Record {
            id: self.id.take().ok_or_else(|| missing("game"))?,
            rules_version: self.rules_version.ok_or_else(|| missing("rules"))?,
            uid: self.uid.ok_or_else(|| missing("uid"))?,
            options: mem::take(&mut self.options),
            plan: self.plan.take(),
            match_state: MatchState {
                length: self.length.unwrap_or_default(),
                played: self.played.unwrap_or_default(),
                points: rules::PerSeat(self.points.unwrap_or_default()),
                note: self.note.take().unwrap_or_default(),
            },
            players: mem::take(&mut self.players),
            seats,
            substitutes: mem::take(&mut self.substitutes),
            start: self.start.take(),
            seed: self.seed,
            entries: Vec::new(),
        })
    }
}

fn read_player(line: &mut Line<'_>) -> Result<Player, WireError> {
    let word = line.word()?;
    let player = match word {
        "person" => Player::Human { name: line.text_rest()? },
        "machine" => Player::Computer { level: line.number()? },
        _ => return Err(line.refuse(word, WireFault::UnknownWord)),
    };
    line.end()?;
    Ok(player)
}

fn read_uid(line: &mut Line<'_>) -> Result<GameUid, WireError> {
    let word = line.word()?;
    let uid = u64::from_str_radix(word, 16).ok().map(GameUid).filter(|uid| uid.to_string() == word);
    uid.ok_or_else(|| line.refuse(word, WireFault::BadNumber))
}

//! Reading a record.

use rules::offers::Offer;
use rules::{Level, MatchState, Options, Seat};

use super::escape::GROWTH;
use super::line::{Line, Refused};
use super::{MAGIC, MAX_BYTES, MAX_ENTRIES, MAX_LINE, MAX_OPTIONS, VERSION, WireError, WireFault, write};
use crate::entry::Entry;
use crate::record::{GameUid, Player, Record, insert};
use crate::tags::Tags;

/// Reads a record. What it claims is unchecked: [`crate::open`] checks it.
///
/// # Errors
/// When the text is not of the form, or exceeds the limits of this module.
pub fn read(text: &str) -> Result<Record, WireError> {
    read_record(text).map_err(|refused| *refused)
}

fn read_record(text: &str) -> Result<Record, Refused> {
    let mut lines = Lines::new(text)?;
    read_magic(&mut lines.next_line()?, &[VERSION])?;
    let mut record = Headers::read_all(&mut lines)?.record(&lines.last)?;
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
    pub(super) fn new(text: &'a str) -> Result<Lines<'a>, Refused> {
        if text.len() > MAX_BYTES {
            return Err(Line::new(1, "").refuse_whole(WireFault::TooLong));
        }
        Ok(Lines { rest: text.split('\n').zip(1..), last: Line::new(1, "") })
    }

    /// The next line; an empty one after the last.
    pub(super) fn next_line(&mut self) -> Result<Line<'a>, Refused> {
        Ok(self.advance()?.unwrap_or(Line::new(1, "")))
    }

    /// The next line that has anything; `None` at the end.
    pub(super) fn next_full(&mut self) -> Result<Option<Line<'a>>, Refused> {
        loop {
            match self.advance()? {
                Some(line) if line.is_done() => {}
                line => return Ok(line),
            }
        }
    }

    fn advance(&mut self) -> Result<Option<Line<'a>>, Refused> {
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
    only_entry(text).map_err(|refused| *refused)
}

fn only_entry(text: &str) -> Result<Entry, Refused> {
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
pub(super) fn read_magic(line: &mut Line<'_>, versions: &[u16]) -> Result<u16, Refused> {
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
pub(super) fn entry(line: &mut Line<'_>) -> Result<Entry, Refused> {
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
        "flags" => Entry::Flag { by },
        _ => return Err(line.refuse(verb, WireFault::UnknownWord)),
    };
    line.end()?;
    Ok(entry)
}

/// The headers of a text, each with the rest of its line.
pub(super) struct Headers<'a> {
    lines: Vec<(&'static str, Line<'a>)>,
}

/// The headers that there are, and whether they may be repeated.
const HEADERS: [(&str, bool); 16] = [
    ("game", false),
    ("rules", false),
    ("uid", false),
    ("option", true),
    ("match-plan", false),
    ("match-length", false),
    ("match-played", false),
    ("match-points", false),
    ("match-note", false),
    ("player", true),
    ("seats", false),
    ("stand-in", true),
    ("start", false),
    ("seed", false),
    // Those of a tree.
    ("tag", true),
    ("throw-undone", false),
];

impl<'a> Headers<'a> {
    /// Reads headers up to an empty line or the end of the text.
    pub(super) fn read_all(lines: &mut Lines<'a>) -> Result<Headers<'a>, Refused> {
        let mut headers = Headers { lines: Vec::new() };
        while let Some(mut line) = lines.advance()?.filter(|line| !line.is_done()) {
            let word = line.word()?;
            let known = HEADERS.iter().find(|(key, _)| *key == word);
            let (key, repeats) = *known.ok_or_else(|| line.refuse(word, WireFault::UnknownHeader))?;
            if !repeats && headers.all(key).next().is_some() {
                return Err(line.refuse(word, WireFault::Repeated));
            }
            headers.lines.push((key, line));
        }
        Ok(headers)
    }

    /// What is said under a key.
    fn all<'h>(&'h self, key: &'static str) -> impl Iterator<Item = Line<'a>> + 'h {
        self.lines.iter().filter(move |(known, _)| *known == key).map(|(_, line)| *line)
    }

    /// What is said under a key that is not repeated.
    fn one<T>(&self, key: &'static str, read: fn(&mut Line<'a>) -> Result<T, Refused>) -> Result<Option<T>, Refused> {
        let Some(mut line) = self.all(key).next() else { return Ok(None) };
        let value = read(&mut line)?;
        line.end()?;
        Ok(Some(value))
    }

    fn text(&self, key: &'static str) -> Result<Option<String>, Refused> {
        self.one(key, Line::text_rest)
    }

    fn number(&self, key: &'static str) -> Result<Option<u16>, Refused> {
        self.one(key, Line::number)
    }

    fn read_options(&self, options: &mut Options) -> Result<(), Refused> {
        for (idx, mut line) in self.all("option").enumerate() {
            let word = line.clone().word()?;
            let (key, value) = (line.text_word()?, line.text_rest()?);
            if idx == MAX_OPTIONS {
                return Err(line.refuse_whole(WireFault::TooMany));
            }
            if options.get(&key).is_some() {
                return Err(line.refuse(word, WireFault::Repeated));
            }
            options.set(key, value);
        }
        Ok(())
    }

    /// The tags of a tree.
    pub(super) fn read_tags(&self, tags: &mut Tags) -> Result<(), Refused> {
        for mut line in self.all("tag") {
            let word = line.clone().word()?;
            let (name, value) = (line.text_word()?, line.text_rest()?);
            if tags.get(&name).is_some() {
                return Err(line.refuse(word, WireFault::Repeated));
            }
            if !tags.set(&name, &value) {
                return Err(line.refuse(word, WireFault::UnknownWord));
            }
        }
        Ok(())
    }

    /// Whether a throw of the tree was undone.
    pub(super) fn is_throw_undone(&self) -> Result<bool, Refused> {
        Ok(self.text("throw-undone")?.is_some())
    }

    fn read_players(&self, players: &mut Vec<Player>) -> Result<(), Refused> {
        for mut line in self.all("player") {
            if players.len() == Seat::MAX {
                return Err(line.refuse_whole(WireFault::TooMany));
            }
            players.push(read_player(&mut line)?);
        }
        Ok(())
    }

    fn read_substitutes(&self, substitutes: &mut Vec<(Seat, Player)>) -> Result<(), Refused> {
        for mut line in self.all("stand-in") {
            let word = line.clone().word()?;
            let seat = line.seat()?;
            if substitutes.iter().any(|(of, _)| *of == seat) {
                return Err(line.refuse(word, WireFault::Repeated));
            }
            insert(substitutes, seat, read_player(&mut line)?);
        }
        Ok(())
    }

    fn read_seats(&self, n_players: usize, seats: &mut Vec<Option<usize>>) -> Result<(), Refused> {
        let Some(mut line) = self.all("seats").next() else { return Ok(()) };
        loop {
            let word = line.word()?;
            let player = (1..=n_players).find(|number| number.to_string() == word);
            if player.is_none() && word != "-" {
                return Err(line.refuse(word, WireFault::BadPlayer));
            }
            if seats.len() == Seat::MAX {
                return Err(line.refuse(word, WireFault::TooMany));
            }
            seats.push(player.map(|number| number - 1));
            if line.is_done() {
                return Ok(());
            }
        }
    }

    /// The record that the headers begin; `last` is the last line that was read.
    pub(super) fn record(&self, last: &Line<'_>) -> Result<Record, Refused> {
        let mut record = Record::new(String::new(), 0, Vec::new());
        self.read(&mut record, last)?;
        Ok(record)
    }

    /// What the headers say, into a record that says nothing. It is cheaper than to make one of its parts, since each of
    /// them can be refused.
    fn read(&self, record: &mut Record, last: &Line<'_>) -> Result<(), Refused> {
        let missing = |key| last.refuse_end(WireFault::MissingHeader(key));
        record.id = self.text("game")?.ok_or_else(|| missing("game"))?;
        record.rules_version = self.number("rules")?.ok_or_else(|| missing("rules"))?;
        record.uid = self.one("uid", read_uid)?.ok_or_else(|| missing("uid"))?;
        self.read_options(&mut record.options)?;
        record.plan = self.text("match-plan")?;
        let MatchState { length, played, points, note } = &mut record.match_state;
        *length = self.number("match-length")?.unwrap_or_default();
        *played = self.number("match-played")?.unwrap_or_default();
        points.0 = self.one("match-points", read_points)?.unwrap_or_default();
        *note = self.text("match-note")?.unwrap_or_default();
        self.read_players(&mut record.players)?;
        self.read_seats(record.players.len(), &mut record.seats)?;
        self.read_substitutes(&mut record.substitutes)?;
        record.start = self.text("start")?;
        record.seed = self.one("seed", Line::number)?;
        Ok(())
    }
}

fn read_player(line: &mut Line<'_>) -> Result<Player, Refused> {
    let word = line.word()?;
    let player = match word {
        "person" => Player::Human { name: line.text_rest()? },
        "computer" => Player::Computer { level: Level::nearest(line.number()?) },
        // Builds before version 1.1 had three levels.
        "machine" => Player::Computer { level: Level::of_three(line.number()?) },
        "remote" => {
            let device = line.number()?;
            return Ok(read_player(line)?.seen_from_afar(device));
        }
        _ => return Err(line.refuse(word, WireFault::UnknownWord)),
    };
    line.end()?;
    Ok(player)
}

fn read_points(line: &mut Line<'_>) -> Result<[i32; Seat::MAX], Refused> {
    Ok([line.signed()?, line.signed()?, line.signed()?, line.signed()?])
}

fn read_uid(line: &mut Line<'_>) -> Result<GameUid, Refused> {
    let word = line.word()?;
    let uid = u64::from_str_radix(word, 16).ok().map(GameUid).filter(|uid| uid.to_string() == word);
    uid.ok_or_else(|| line.refuse(word, WireFault::BadNumber))
}

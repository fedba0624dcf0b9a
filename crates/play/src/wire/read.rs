//! Reading a record.

use rules::offers::Offer;
use rules::{MatchState, Options, Seat};

use super::escape::GROWTH;
use super::line::Line;
use super::{MAGIC, MAX_BYTES, MAX_ENTRIES, MAX_LINE, MAX_OPTIONS, VERSION, WireError, WireFault, write};
use crate::entry::Entry;
use crate::record::{GameUid, Player, Record, insert};

/// Reads a record. What it claims is unchecked: [`crate::open`] checks it.
///
/// # Errors
/// When the text is not of the form, or exceeds the limits of this module.
pub fn read(text: &str) -> Result<Record, WireError> {
    if text.len() > MAX_BYTES {
        return Err(Line::new(1, "").refuse_whole(WireFault::TooLong));
    }
    let mut lines = text.split('\n').zip(1..).map(|(line, number)| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        let whole = Line::new(number, line);
        if line.len() > MAX_LINE { Err(whole.refuse_whole(WireFault::LineTooLong)) } else { Ok(whole) }
    });
    let mut first = lines.next().expect("splitting gives one part at least")?;
    read_magic(&mut first)?;

    let mut headers = Headers::default();
    let mut last = first;
    for line in &mut lines {
        last = line?;
        if last.is_done() {
            break;
        }
        headers.read(last)?;
    }
    let mut record = headers.finish(&last)?;
    for line in lines {
        let mut line = line?;
        if line.is_done() {
            continue;
        }
        if record.entries.len() == MAX_ENTRIES {
            return Err(line.refuse_whole(WireFault::TooManyEntries));
        }
        record.entries.push(entry(&mut line)?);
    }
    // What was not escaped gets longer when it is written again.
    if text.len() > MAX_BYTES / GROWTH && write(&record).len() > MAX_BYTES {
        return Err(last.refuse_end(WireFault::TooLong));
    }
    Ok(record)
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

fn read_magic(line: &mut Line<'_>) -> Result<(), WireError> {
    if line.word().ok() != Some(MAGIC) {
        return Err(line.refuse_whole(WireFault::NoRecord));
    }
    let version = line.word()?;
    if version != VERSION.to_string() {
        return Err(line.refuse(version, WireFault::UnknownVersion));
    }
    line.end()
}

fn entry(line: &mut Line<'_>) -> Result<Entry, WireError> {
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
struct Headers<'a> {
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
}

impl<'a> Headers<'a> {
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

    fn finish(self, last: &Line<'_>) -> Result<Record, WireError> {
        let seats = self.read_seats()?;
        let missing = |key| last.refuse_end(WireFault::MissingHeader(key));
        Ok(Record {
            id: self.id.ok_or_else(|| missing("game"))?,
            rules_version: self.rules_version.ok_or_else(|| missing("rules"))?,
            uid: self.uid.ok_or_else(|| missing("uid"))?,
            options: self.options,
            plan: self.plan,
            match_state: MatchState {
                length: self.length.unwrap_or_default(),
                played: self.played.unwrap_or_default(),
                points: rules::PerSeat(self.points.unwrap_or_default()),
                note: self.note.unwrap_or_default(),
            },
            players: self.players,
            seats,
            substitutes: self.substitutes,
            start: self.start,
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

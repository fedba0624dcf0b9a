//! Writing a record.

use core::fmt::Write as _;

use rules::MatchState;
use rules::offers::Offer;

use super::escape::{Place, escape};
use super::{MAGIC, VERSION};
use crate::entry::Entry;
use crate::record::{Player, Record};

/// Writes a record in its canonical form.
///
/// [`super::read`] gives the same record again, if it is within the limits of this module and its seats name players
/// that it has.
pub fn write(record: &Record) -> String {
    let mut out = String::new();
    write_headers(&mut out, VERSION, record);
    if !record.entries.is_empty() {
        out.push('\n');
    }
    for entry in &record.entries {
        out.push_str(&write_entry(entry));
        out.push('\n');
    }
    out
}

/// Writes the version and what is said of a game beside its entries.
pub(super) fn write_headers(out: &mut String, version: u16, record: &Record) {
    line(out, format_args!("{MAGIC} {version}"));
    header(out, "game", &record.id);
    line(out, format_args!("rules {}", record.rules_version));
    line(out, format_args!("uid {}", record.uid));
    for (key, value) in record.options.iter() {
        out.push_str("option ");
        escape(out, key, Place::Word);
        out.push(' ');
        escape(out, value, Place::Rest);
        out.push('\n');
    }
    if let Some(plan) = &record.plan {
        header(out, "match-plan", plan);
    }
    write_match_state(out, &record.match_state);
    for player in &record.players {
        out.push_str("player");
        write_player(out, player);
    }
    if !record.seats.is_empty() {
        out.push_str("seats");
        for seat in &record.seats {
            match seat {
                Some(player) => write!(out, " {}", player.saturating_add(1)).expect(ANY_TEXT),
                None => out.push_str(" -"),
            }
        }
        out.push('\n');
    }
    for (seat, player) in &record.substitutes {
        write!(out, "stand-in {seat}").expect(ANY_TEXT);
        write_player(out, player);
    }
    if let Some(start) = &record.start {
        header(out, "start", start);
    }
    if let Some(seed) = record.seed {
        line(out, format_args!("seed {seed}"));
    }
}

/// Writes an entry as the line it has in a record, without the line's end.
pub fn write_entry(entry: &Entry) -> String {
    match entry {
        Entry::Step(text) => {
            let mut out = String::with_capacity(text.len());
            escape(&mut out, text, Place::Step);
            out
        }
        Entry::Offer { by, what: Offer::Draw } => format!("@{by} offers draw"),
        Entry::Offer { by, what: Offer::End } => format!("@{by} offers end"),
        Entry::Offer { by, what: Offer::TakeBack(turns) } => format!("@{by} offers take-back {turns}"),
        Entry::Answer { by, yes: true } => format!("@{by} accepts"),
        Entry::Answer { by, yes: false } => format!("@{by} refuses"),
        Entry::Resign { by, points } => format!("@{by} resigns {points}"),
        Entry::Claim { by } => format!("@{by} claims"),
        Entry::Flag { by } => format!("@{by} flags"),
    }
}

pub(super) const ANY_TEXT: &str = "a string takes every text";

fn write_match_state(out: &mut String, state: &MatchState) {
    let MatchState { length, played, points, note } = state;
    if *length != 0 {
        line(out, format_args!("match-length {length}"));
    }
    if *played != 0 {
        line(out, format_args!("match-played {played}"));
    }
    if points.0 != [0; 4] {
        let [first, second, third, fourth] = points.0;
        line(out, format_args!("match-points {first} {second} {third} {fourth}"));
    }
    if !note.is_empty() {
        header(out, "match-note", note);
    }
}

fn write_player(out: &mut String, player: &Player) {
    match player {
        Player::Human { name } => header(out, " person", name),
        Player::Computer { level } => line(out, format_args!(" computer {}", level.number())),
        Player::Remote { device, .. } => {
            write!(out, " remote {device}").expect(ANY_TEXT);
            write_player(out, &player.seen_from(*device));
        }
    }
}

fn header(out: &mut String, key: &str, value: &str) {
    out.push_str(key);
    out.push(' ');
    escape(out, value, Place::Rest);
    out.push('\n');
}

pub(super) fn line(out: &mut String, text: core::fmt::Arguments<'_>) {
    writeln!(out, "{text}").expect(ANY_TEXT);
}

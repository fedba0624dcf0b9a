//! Why a record is not opened, in terms that a player understands.

use embed::NotLaid;
use play::wire::{WireError, WireFault};
use play::{EnterError, LinkFault, OpenError};
use rules::{Arg, GameInfo, Message, OptionError, OptionKind, ReadError};
use table::RestoreError;

use super::super::{game_name, late_messages, messages as shared, refusal, say};
use super::messages;

/// A saved game that cannot be opened.
pub(crate) fn restore_error(error: &RestoreError) -> Message {
    let why = match error {
        RestoreError::Text(error) => wire_error(error),
        RestoreError::Rules(error) => open_error(error),
    };
    messages::not_restored(why)
}

/// Why what an address asks for is not on the table.
pub(crate) fn not_laid(info: &GameInfo, error: &NotLaid) -> Message {
    match error {
        NotLaid::Position(_, error) => open_error(error),
        NotLaid::Record(_, Some(fault)) => super::fault(info, 1, fault),
        NotLaid::Record(_, None) => messages::texts_none(),
        NotLaid::OtherFamily(_, other) => super::resembling(other),
        NotLaid::Link(fault) => link_fault(fault, false),
        NotLaid::Study => late_messages::no_studies(),
    }
}

/// What is wrong with a link, of whose game the beginning is shown or nothing.
pub(crate) fn link_fault(fault: &LinkFault, shows_some: bool) -> Message {
    match (fault, shows_some) {
        (LinkFault::Damaged, true) => messages::link_damaged_from(),
        (LinkFault::Damaged, false) => messages::link_damaged(),
        (LinkFault::Newer, _) => messages::link_newer(),
        (LinkFault::OtherGame, _) => messages::link_other_game(),
        (LinkFault::Lots(_), _) => messages::link_lots(),
        (LinkFault::Refused(error), true) => messages::link_refused_from(open_error(error)),
        (LinkFault::Refused(error), false) => messages::link_refused(open_error(error)),
    }
}

/// Why a saved game cannot be opened.
pub(crate) fn open_error(error: &OpenError) -> Message {
    match error {
        OpenError::UnknownGame => messages::open_unknown_game(),
        OpenError::RulesVersion { ours } => messages::open_rules_version(u32::from(*ours)),
        OpenError::Options(error) => option_error(error),
        OpenError::Seats { expected } => messages::open_seats(*expected),
        OpenError::Players => messages::open_players(),
        OpenError::EmptySeat { seat } => messages::open_empty_seat(seat.idx() + 1),
        OpenError::IdleSeat { seat } => messages::open_idle_seat(seat.idx() + 1),
        OpenError::Start(error) => messages::open_start(read_error(error)),
        OpenError::Unread => shared::sheet_unreachable_why(),
        OpenError::Entry { idx, why: EnterError::Step(error) } => messages::open_entry(*idx + 1, read_error(error)),
        OpenError::Entry { idx, why } => messages::open_entry(*idx + 1, refusal::enter_error(why)),
    }
}

/// Why a text is not a game.
fn wire_error(error: &WireError) -> Message {
    let WireError { line, at, text, why } = error;
    let fault = match why {
        WireFault::NoRecord => messages::wire_no_record(),
        WireFault::UnknownVersion => messages::wire_unknown_version(),
        WireFault::UnknownHeader => messages::wire_unknown_header(),
        WireFault::Repeated => messages::wire_repeated(),
        WireFault::MissingHeader(header) => messages::wire_missing_header(*header),
        WireFault::Incomplete => messages::wire_incomplete(),
        WireFault::Surplus => messages::wire_surplus(),
        WireFault::BadNumber => messages::wire_bad_number(),
        WireFault::BadSeat => messages::wire_bad_seat(),
        WireFault::BadPlayer => messages::wire_bad_player(),
        WireFault::UnknownWord => messages::wire_unknown_word(),
        WireFault::BadEscape => messages::wire_bad_escape(),
        WireFault::TooLong => messages::wire_too_long(),
        WireFault::LineTooLong => messages::wire_line_too_long(),
        WireFault::TooManyEntries => messages::wire_too_many_entries(),
        WireFault::TooMany => messages::wire_too_many(),
    };
    messages::wire_error(*line, place(*at, text), fault)
}

/// What is wrong with a text that a game reads, and where.
fn read_error(error: &ReadError) -> Message {
    let ReadError { at, text, why, .. } = error;
    messages::read_error(place(*at, text), say::of_any(None, why))
}

/// A place in a text: what stands there, and its character counted from 1.
fn place(at: usize, text: &str) -> Message {
    let sign = at + 1;
    if text.is_empty() { messages::place(sign) } else { messages::place_of(text, sign) }
}

fn option_error(error: &OptionError) -> Message {
    match error {
        OptionError::UnknownGame { id } => messages::option_unknown_game(game_name(id)),
        OptionError::NoPair { text } => messages::option_no_pair(text.as_str()),
        OptionError::UnknownKey { key, .. } => messages::option_unknown_key(key.as_str()),
        OptionError::BadValue { key, value, kind } => messages::option_bad_value(value.as_str(), *key, takes(kind)),
    }
}

/// What an option takes.
fn takes(kind: &OptionKind) -> Arg {
    match kind {
        OptionKind::Choice(words) => Arg::Either(words.iter().map(|word| Arg::from(*word)).collect()),
        OptionKind::Number { least, most, .. } => messages::option_takes_number(*least, *most).into(),
        OptionKind::Text => messages::option_takes_text().into(),
    }
}

#[cfg(test)]
mod tests {
    use play::wire;
    use play::{Entry, Player, Record, open};
    use rules::Options;
    use rules::games::Portal;

    use super::*;
    use crate::words::translate;

    fn record(steps: &[&str]) -> Record {
        let people = vec![Player::Human { name: String::new() }; 2];
        let mut record = Record::new("laska", 1, people);
        record.entries = steps.iter().map(|step| Entry::Step((*step).to_owned())).collect();
        record
    }

    #[track_caller]
    fn check_open(record: Record, expect: &str) {
        let Err(error) = open::<Portal>(record) else { panic!("it opens") };
        assert_eq!(translate(&open_error(&error)), expect);
    }

    #[test]
    fn a_game_that_is_not_opened_names_the_place() {
        check_open(
            record(&["c3-d4", "b2-c3"]),
            "Entry 2 of the game isn’t possible. “b2” at character 1: The piece on b2 isn’t yours.",
        );
        check_open(
            record(&["c3-d4", "g5-f4"]),
            "Entry 2 of the game isn’t possible. “f4” at character 4: You must capture: e5 takes d4.",
        );
        check_open(Record { id: "go".to_owned(), ..record(&[]) }, "This site doesn’t have this game.");
        check_open(
            Record { rules_version: 9, ..record(&[]) },
            "This game was played under another version of the rules; this site has version 1.",
        );
        check_open(Record { seats: vec![Some(0)], ..record(&[]) }, "The number of seats is wrong: this game has two.");
        check_open(
            Record { seats: vec![Some(0), Some(7)], ..record(&[]) },
            "The list of who plays on which seat names a player who is not there.",
        );
        check_open(Record { seats: vec![Some(0), None], ..record(&[]) }, "Seat 2 needs a player, but has none.");
        let mut options = Options::new();
        options.set("speed", "fast");
        check_open(Record { options, ..record(&[]) }, "This game has no option “speed”.");
        check_open(
            Record { start: Some("a1WWW d4BBB".to_owned()), ..record(&[]) },
            "The first position of the game can’t be set up. \
             “d4BBB” at character 7: A position ends with w or b, for the side to move.",
        );
    }

    #[test]
    fn a_text_that_is_no_game_names_its_line() {
        let why = |text: &str| translate(&wire_error(&wire::read(text).unwrap_err()));
        assert_eq!(why("hello"), "Line 1, “hello” at character 1: a game doesn’t begin like this.");
        let text = wire::write(&record(&[])).replace("rules 1", "rules x");
        assert_eq!(why(&text), "Line 3, “x” at character 7: this number isn’t possible here.");
    }

    #[test]
    fn options_are_told_with_what_they_take() {
        let told =
            |kind| translate(&option_error(&OptionError::BadValue { key: "length", value: "0".to_owned(), kind }));
        assert_eq!(
            told(OptionKind::Number { least: 1, most: 25, default: 5 }),
            "“0” isn’t possible for “length”, which takes a number from 1 to 25."
        );
        assert_eq!(told(OptionKind::Choice(&["a", "b"])), "“0” isn’t possible for “length”, which takes a or b.");
    }
}

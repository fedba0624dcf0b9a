//! Why a record is not opened or an entry is refused, in terms that a player understands.

use ::i18n::{Message, Value};
use play::wire::{WireError, WireFault};
use play::{EnterError, OpenError};
use rules::{OptionError, OptionKind, ReadError};

use super::{game_name, message, say};

/// Why an entry is refused.
pub(crate) fn enter_error(error: &EnterError) -> Message {
    match error {
        EnterError::Over => message!("enter-over"),
        EnterError::Step(error) => read_error(error),
        EnterError::Stale => message!("enter-stale"),
        EnterError::DiceWait => message!("enter-dice-wait"),
        EnterError::EmptySeat => message!("enter-empty-seat"),
        EnterError::NotOpen => message!("enter-not-open"),
        EnterError::Pending => message!("enter-pending"),
        EnterError::TooFarBack => message!("enter-too-far-back"),
        EnterError::NotAsked => message!("enter-not-asked"),
        EnterError::NotDue => message!("enter-not-due"),
        EnterError::Full => message!("enter-full"),
    }
}

/// Why a saved game cannot be opened.
pub(crate) fn open_error(error: &OpenError) -> Message {
    match error {
        OpenError::UnknownGame => message!("open-unknown-game"),
        OpenError::RulesVersion { ours } => message!("open-rules-version", ours = u32::from(*ours)),
        OpenError::Options(error) => option_error(error),
        OpenError::Seats { expected } => message!("open-seats", count = *expected),
        OpenError::Players => message!("open-players"),
        OpenError::EmptySeat { seat } => message!("open-empty-seat", number = seat.idx() + 1),
        OpenError::IdleSeat { seat } => message!("open-idle-seat", number = seat.idx() + 1),
        OpenError::Start(error) => message!("open-start", why = read_error(error)),
        OpenError::Entry { idx, why } => message!("open-entry", number = *idx + 1, why = enter_error(why)),
    }
}

/// Why a text is not a game.
pub(crate) fn wire_error(error: &WireError) -> Message {
    let WireError { line, at, text, why } = error;
    let fault = match why {
        WireFault::NoRecord => message!("wire-no-record"),
        WireFault::UnknownVersion => message!("wire-unknown-version"),
        WireFault::UnknownHeader => message!("wire-unknown-header"),
        WireFault::Repeated => message!("wire-repeated"),
        WireFault::MissingHeader(header) => message!("wire-missing-header", header = *header),
        WireFault::Incomplete => message!("wire-incomplete"),
        WireFault::Surplus => message!("wire-surplus"),
        WireFault::BadNumber => message!("wire-bad-number"),
        WireFault::BadSeat => message!("wire-bad-seat"),
        WireFault::BadPlayer => message!("wire-bad-player"),
        WireFault::UnknownWord => message!("wire-unknown-word"),
        WireFault::BadEscape => message!("wire-bad-escape"),
        WireFault::TooLong => message!("wire-too-long"),
        WireFault::LineTooLong => message!("wire-line-too-long"),
        WireFault::TooManyEntries => message!("wire-too-many-entries"),
        WireFault::TooMany => message!("wire-too-many"),
    };
    message!("wire-error", line = *line, place = place(*at, text), fault = fault)
}

/// What is wrong with a text that a game reads, and where.
fn read_error(error: &ReadError) -> Message {
    let ReadError { at, text, why, .. } = error;
    message!("read-error", place = place(*at, text), why = say::of_any(None, why))
}

/// A place in a text: what stands there, and its character counted from 1.
fn place(at: usize, text: &str) -> Message {
    let sign = at + 1;
    if text.is_empty() { message!("place", sign = sign) } else { message!("place-of", text = text, sign = sign) }
}

fn option_error(error: &OptionError) -> Message {
    match error {
        OptionError::UnknownGame { id } => message!("option-unknown-game", game = game_name(id)),
        OptionError::NoPair { text } => message!("option-no-pair", text = text.as_str()),
        OptionError::UnknownKey { key, .. } => message!("option-unknown-key", key = key.as_str()),
        OptionError::BadValue { key, value, kind } => {
            message!("option-bad-value", value = value.as_str(), key = *key, takes = takes(kind))
        }
    }
}

/// What an option takes.
fn takes(kind: &OptionKind) -> Value {
    match kind {
        OptionKind::Choice(words) => Value::Either(words.iter().map(|word| Value::from(*word)).collect()),
        OptionKind::Number { least, most, .. } => message!("option-takes-number", least = *least, most = *most).into(),
        OptionKind::Text => message!("option-takes-text").into(),
    }
}

#[cfg(test)]
mod tests {
    use play::wire;
    use play::{Entry, Player, Record, open};
    use rules::games::Portal;
    use rules::{Options, Seat};

    use super::super::language::told;
    use super::*;

    fn record(steps: &[&str]) -> Record {
        let people = vec![Player::Human { name: String::new() }; 2];
        let mut record = Record::new("laska", 1, people);
        record.entries = steps.iter().map(|step| Entry::Step((*step).to_owned())).collect();
        record
    }

    #[track_caller]
    fn check_open(record: Record, expect: &str) {
        let Err(error) = open::<Portal>(record) else { panic!("it opens") };
        assert_eq!(told(&open_error(&error)), expect);
    }

    #[test]
    fn a_game_that_is_not_opened_names_the_place() {
        check_open(
            record(&["c3-d4", "b2-c3"]),
            "Entry 2 of the game is not possible. “b2” at sign 1: The piece on b2 is not yours.",
        );
        check_open(
            record(&["c3-d4", "g5-f4"]),
            "Entry 2 of the game is not possible. “f4” at sign 4: A take is compulsory: e5-d4-c3.",
        );
        check_open(Record { id: "go".to_owned(), ..record(&[]) }, "This game is not one of those played here.");
        check_open(
            Record { rules_version: 9, ..record(&[]) },
            "This game was played under another version of its rules; here they have version 1.",
        );
        check_open(Record { seats: vec![Some(0)], ..record(&[]) }, "This game has two seats.");
        check_open(
            Record { seats: vec![Some(0), Some(7)], ..record(&[]) },
            "Somebody sits in this game who is not one of its players.",
        );
        check_open(
            Record { seats: vec![Some(0), None], ..record(&[]) },
            "Nobody sits on seat 2, which is to be played.",
        );
        let mut options = Options::new();
        options.set("speed", "fast");
        check_open(Record { options, ..record(&[]) }, "This game has no option “speed”.");
        check_open(
            Record { start: Some("a1WWW d4BBB".to_owned()), ..record(&[]) },
            "The position that the game begins with cannot be set up. \
             “d4BBB” at sign 7: A position ends in w or b, for the side to move.",
        );
    }

    #[test]
    fn an_entry_that_is_refused_says_why() {
        let mut table = open::<Portal>(record(&[])).unwrap();
        let mut why = |entry| told(&enter_error(&table.enter(entry).unwrap_err()));
        assert_eq!(why(Entry::Claim { by: Seat::FIRST }), "There is nothing to claim now.");
        assert_eq!(why(Entry::Answer { by: Seat::FIRST, yes: true }), "There is nothing for this side to answer.");
        let incomplete = why(Entry::Step("c3".to_owned()));
        assert_eq!(incomplete, "Sign 3: A move names two squares at least, such as c3-d4.");
        assert_eq!(why(Entry::Resign { by: Seat::FIRST, points: 7 }), "That cannot be offered now.");
    }

    #[test]
    fn a_text_that_is_no_game_names_its_line() {
        let why = |text: &str| told(&wire_error(&wire::read(text).unwrap_err()));
        assert_eq!(why("hello"), "Line 1, “hello” at sign 1: this is not the beginning of a game.");
        let text = wire::write(&record(&[])).replace("rules 1", "rules x");
        assert_eq!(why(&text), "Line 3, “x” at sign 7: this is no number that can stand here.");
    }

    #[test]
    fn options_are_told_with_what_they_take() {
        let told = |kind| told(&option_error(&OptionError::BadValue { key: "length", value: "0".to_owned(), kind }));
        assert_eq!(
            told(OptionKind::Number { least: 1, most: 25, default: 5 }),
            "“0” cannot be chosen for “length”, which takes a number from 1 to 25."
        );
        assert_eq!(told(OptionKind::Choice(&["a", "b"])), "“0” cannot be chosen for “length”, which takes a or b.");
    }
}

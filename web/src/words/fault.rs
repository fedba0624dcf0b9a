//! Why a record is not opened or an entry is not made, as a player can understand it.

use play::wire::{WireError, WireFault};
use play::{EnterError, OpenError};
use rules::{OptionError, OptionKind, ReadError};

use super::game;
use super::number::counted;
use super::say::tell;

/// Why an entry is refused.
pub(crate) fn enter_error(error: &EnterError) -> String {
    match error {
        EnterError::Over => "The game is over.".to_owned(),
        EnterError::Step(error) => read_error(error),
        EnterError::DiceWait => "The dice wait until the offer is answered.".to_owned(),
        EnterError::EmptySeat => "Nobody sits on that side.".to_owned(),
        EnterError::NotOpen => "That cannot be offered now.".to_owned(),
        EnterError::Pending => "Another offer has not been answered yet.".to_owned(),
        EnterError::TooFarBack => "There are not so many moves to take back.".to_owned(),
        EnterError::NotAsked => "There is nothing for this side to answer.".to_owned(),
        EnterError::NotDue => "There is nothing to claim now.".to_owned(),
        EnterError::Full => "This game is as long as a game can be kept.".to_owned(),
    }
}

/// Why a game that was kept is not opened.
pub(crate) fn open_error(error: &OpenError) -> String {
    match error {
        OpenError::UnknownGame => "This game is not one of those played here.".to_owned(),
        OpenError::RulesVersion { ours } => {
            format!("This game was played under another version of its rules; here they have version {ours}.")
        }
        OpenError::Options(error) => option_error(error),
        OpenError::Seats { expected } => format!("This game has {}.", counted(*expected as i64, "seat")),
        OpenError::Players => "Somebody sits in this game who is not one of its players.".to_owned(),
        OpenError::Start(error) => {
            format!("The position that the game begins with cannot be set up. {}", read_error(error))
        }
        OpenError::Entry { idx, why } => format!("Entry {} of the game is not possible. {}", idx + 1, enter_error(why)),
    }
}

/// Why a text is no game.
pub(crate) fn wire_error(error: &WireError) -> String {
    let WireError { line, at, text, why } = error;
    let place = format!("Line {line}, {}", place(*at, text));
    let fault = match why {
        WireFault::NoRecord => "this is not the beginning of a game.".to_owned(),
        WireFault::UnknownVersion => "this game was saved by another version of this site.".to_owned(),
        WireFault::UnknownHeader => "no line of a game begins so.".to_owned(),
        WireFault::Repeated => "this stands here for the second time.".to_owned(),
        WireFault::MissingHeader(key) => format!("the line “{key}” is missing."),
        WireFault::Incomplete => "something is missing here.".to_owned(),
        WireFault::Surplus => "the line should have ended before this.".to_owned(),
        WireFault::BadNumber => "this is no number that can stand here.".to_owned(),
        WireFault::BadSeat => "this is no seat.".to_owned(),
        WireFault::BadPlayer => "this is none of the players.".to_owned(),
        WireFault::UnknownWord => "this word means nothing here.".to_owned(),
        WireFault::BadEscape => "this backslash means nothing.".to_owned(),
        WireFault::TooLong => "the text is too long for a game.".to_owned(),
        WireFault::LineTooLong => "the line is too long.".to_owned(),
        WireFault::TooManyEntries => "a game has not so many entries.".to_owned(),
        WireFault::TooMany => "no game has so many of these.".to_owned(),
    };
    format!("{place}: {fault}")
}

/// What is wrong with a text that a game reads, and where.
fn read_error(error: &ReadError) -> String {
    let ReadError { at, text, why, .. } = error;
    format!("{}: {}", super::name::capitalised(&place(*at, text)), super::sentence(&tell(None, why)))
}

/// A place in a text: what stands there, and its sign counted from 1.
fn place(at: usize, text: &str) -> String {
    let sign = at + 1;
    if text.is_empty() { format!("sign {sign}") } else { format!("“{text}” at sign {sign}") }
}

fn option_error(error: &OptionError) -> String {
    match error {
        OptionError::UnknownGame { id } => format!("“{}” is not one of the games played here.", game(id)),
        OptionError::NoPair { text } => format!("“{text}” does not choose anything."),
        OptionError::UnknownKey { key, .. } => format!("This game has no option “{key}”."),
        OptionError::BadValue { key, value, kind } => {
            let takes = match kind {
                OptionKind::Choice(words) => words.join(" or "),
                OptionKind::Number { least, most, .. } => format!("a number from {least} to {most}"),
                OptionKind::Text => "another text".to_owned(),
            };
            format!("“{value}” cannot be chosen for “{key}”, which takes {takes}.")
        }
    }
}

#[cfg(test)]
mod tests {
    use play::wire;
    use play::{Entry, Record, Sitter, open};
    use rules::games::Portal;
    use rules::{Options, Seat};

    use super::*;

    fn record(steps: &[&str]) -> Record {
        let people = vec![Sitter::Person { name: String::new() }; 2];
        let mut record = Record::new("laska", 1, people);
        record.entries = steps.iter().map(|step| Entry::Step((*step).to_owned())).collect();
        record
    }

    #[track_caller]
    fn check_open(record: Record, expect: &str) {
        let Err(error) = open::<Portal>(record) else { panic!("it opens") };
        assert_eq!(open_error(&error), expect);
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
        let mut why = |entry| enter_error(&table.enter(entry).unwrap_err());
        assert_eq!(why(Entry::Claim { by: Seat::FIRST }), "There is nothing to claim now.");
        assert_eq!(why(Entry::Answer { by: Seat::FIRST, yes: true }), "There is nothing for this side to answer.");
        let incomplete = why(Entry::Step("c3".to_owned()));
        assert_eq!(incomplete, "Sign 3: A move names two squares at least, such as c3-d4.");
        assert_eq!(why(Entry::Resign { by: Seat::FIRST, points: 7 }), "That cannot be offered now.");
    }

    #[test]
    fn a_text_that_is_no_game_names_its_line() {
        let why = |text: &str| wire_error(&wire::read(text).unwrap_err());
        assert_eq!(why("hello"), "Line 1, “hello” at sign 1: this is not the beginning of a game.");
        let text = wire::write(&record(&[])).replace("rules 1", "rules x");
        assert_eq!(why(&text), "Line 3, “x” at sign 7: this is no number that can stand here.");
    }

    #[test]
    fn options_are_told_with_what_they_take() {
        let told = |kind| option_error(&OptionError::BadValue { key: "length", value: "0".to_owned(), kind });
        assert_eq!(
            told(OptionKind::Number { least: 1, most: 25, default: 5 }),
            "“0” cannot be chosen for “length”, which takes a number from 1 to 25."
        );
        assert_eq!(told(OptionKind::Choice(&["a", "b"])), "“0” cannot be chosen for “length”, which takes a or b.");
    }
}

//! Messages of the rules, for players.

use ::i18n::{Message, Value};
use rules::{Arg, GameInfo, RulingId, Say};

use super::name;

/// A message of the rules. Refusals are sentences; prompts are short and have no full stop. One without a text shows as
/// its key.
pub(crate) fn say(info: &GameInfo, say: &Say) -> Message {
    of_any(Some(info), say)
}

/// The ruling that a message cites, to be shown after it.
pub(crate) fn ruling(say: &Say) -> Option<&'static str> {
    say.ruling.map(|RulingId(id)| id)
}

/// A message, of a game that may be unknown.
pub(super) fn of_any(info: Option<&GameInfo>, say: &Say) -> Message {
    say.args.iter().fold(Message::new(say.key), |message, (name, arg)| message.with(name, value(info, arg)))
}

fn value(info: Option<&GameInfo>, arg: &Arg) -> Value {
    match arg {
        Arg::Text(text) => text.as_str().into(),
        Arg::Number(number) => (*number).into(),
        Arg::Seat(seat) => name::seat(info, *seat).into(),
        Arg::Team(seat) => info.map_or_else(|| name::seat(None, *seat).into(), |info| name::team(info, *seat)),
        Arg::Kind(kind) => name::kind(info, *kind).into(),
        Arg::Message(key) => Message::new(*key).into(),
    }
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{Rules, Seat};

    use super::super::language::told;
    use super::*;

    fn info() -> &'static GameInfo {
        &Laska::GAMES[0]
    }

    #[track_caller]
    fn check(message: &Say, expect: &str) {
        assert_eq!(told(&say(info(), message)), expect);
    }

    fn at(key: &'static str) -> Say {
        Say::new(key).text("at", "d4")
    }

    fn white(key: &'static str) -> Say {
        Say::new(key).with("seat", Arg::Seat(Seat::FIRST))
    }

    #[test]
    fn prompts_are_short() {
        check(&white("laska-move"), "White to move");
        check(&white("laska-take"), "White must take");
        check(&white("laska-go-on").text("at", "e5"), "White goes on from e5");
        check(&white("laska-over"), "The game is over");
    }

    #[test]
    fn refusals_are_sentences_with_the_place_in_them() {
        check(&Say::new("laska-must-take").text("takes", "c3-d4-e5"), "A take is compulsory: c3-d4-e5.");
        check(
            &Say::new("laska-must-take").text("takes", "c3-d4-e5, a1-b2-c3"),
            "A take is compulsory: c3-d4-e5, a1-b2-c3.",
        );
        check(&at("laska-not-yours"), "The piece on d4 is not yours.");
        check(
            &at("laska-leapt-twice").under("LASKA-2"),
            "The square d4 has been leapt in this turn, and no square is leapt twice.",
        );
        check(&Say::new("laska-text-ranks").number("count", 1), "The board has seven ranks, and here is one rank.");
        check(
            &Say::new("laska-text-fields").number("rank", 1).number("expected", 4).number("found", 13),
            "Rank one has four squares, and here is 13.",
        );
        check(
            &white("laska-text-counters").number("found", 12).number("most", 11),
            "White has twelve counters here; there are eleven in the game.",
        );
        check(&Say::verbatim("e3"), "e3");
        check(&Say::new("end-agreed"), "The players agreed.");
        check(&Say::new("nonsense"), "nonsense");
        assert_eq!(ruling(&at("laska-leapt-twice").under("LASKA-2")), Some("LASKA-2"));
        assert_eq!(ruling(&at("laska-empty")), None);
    }
}

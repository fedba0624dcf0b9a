//! Messages of the rules, for players.

use rules::{Arg, GameInfo, Message, RulingId};

use super::name;

/// A message of the rules. Refusals are sentences; prompts are short and have no full stop. One without a text shows as
/// its key.
pub(crate) fn say(info: &GameInfo, say: &Message) -> Message {
    of_any(Some(info), say)
}

/// The ruling that a message cites, to be shown after it.
pub(crate) fn ruling(say: &Message) -> Option<&'static str> {
    say.ruling.map(|RulingId(id)| id)
}

/// A message, of a game that may be unknown.
pub(super) fn of_any(info: Option<&GameInfo>, say: &Message) -> Message {
    say.with_other_args(&|arg| match arg {
        Arg::Seat(seat) => Some(name::seat(info, *seat).into()),
        Arg::Team(seat) => Some(info.map_or_else(|| name::seat(None, *seat).into(), |info| name::team(info, *seat))),
        Arg::Kind(kind) => Some(name::kind(info, *kind).into()),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{Rules, Seat};

    use super::super::language::translate;
    use super::*;

    fn info() -> &'static GameInfo {
        &Laska::GAMES[0]
    }

    #[track_caller]
    fn check(message: &Message, expect: &str) {
        assert_eq!(translate(&say(info(), message)), expect);
    }

    fn at(key: &'static str) -> Message {
        Message::new(key).with("at", "d4")
    }

    fn white(key: &'static str) -> Message {
        Message::new(key).with("seat", Arg::Seat(Seat::FIRST))
    }

    #[test]
    fn prompts_are_short() {
        check(&white("laska-move"), "White to move");
        check(&white("laska-take"), "White must capture");
        check(&white("laska-go-on").with("at", "e5"), "White keeps capturing from e5");
        check(&white("laska-over"), "The game is over");
    }

    #[test]
    fn refusals_are_sentences_with_the_place_in_them() {
        check(&Message::new("laska-must-take").with("takes", "c3-d4-e5"), "You must capture: c3-d4-e5.");
        check(
            &Message::new("laska-must-take").with("takes", "c3-d4-e5, a1-b2-c3"),
            "You must capture: c3-d4-e5, a1-b2-c3.",
        );
        check(&at("laska-not-yours"), "The piece on d4 isn’t yours.");
        check(
            &at("laska-leapt-twice").under("LASKA-2"),
            "The square d4 has been jumped this turn, and no square is jumped twice.",
        );
        check(&Message::new("laska-text-ranks").with("count", 1), "A position needs seven ranks, not one.");
        check(
            &Message::new("laska-text-fields").with("rank", 1).with("expected", 4).with("found", 13),
            "Rank one needs four squares, not 13.",
        );
        check(
            &white("laska-text-counters").with("found", 12).with("most", 11),
            "White has twelve counters here; there are only eleven in the game.",
        );
        check(&Message::verbatim("e3"), "e3");
        check(&Message::new("end-agreed"), "The players agreed.");
        check(&Message::new("nonsense"), "nonsense");
        assert_eq!(ruling(&at("laska-leapt-twice").under("LASKA-2")), Some("LASKA-2"));
        assert_eq!(ruling(&at("laska-empty")), None);
    }
}

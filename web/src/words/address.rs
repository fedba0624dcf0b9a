//! Speaking to the only person at a table: "you" in place of the name of their seat.

use rules::{Arg, GameInfo, Message, Seat};

use super::{messages, name};

/// The message with [`messages::you`] wherever it names this seat; the same message without one. A text that names a
/// seat has a variant for it: `{ $seat -> [you] … *[other] … }`.
pub(crate) fn addressed(info: &GameInfo, you: Option<Seat>, message: Message) -> Message {
    let Some(seat) = you else { return message };
    let name = Arg::Message(name::seat(Some(info), seat));
    message.with_other_args(&|arg| (*arg == name).then(|| messages::you().into()))
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{Rules as _, Seat};

    use super::super::{language::translate, say};
    use super::*;

    fn told(key: &'static str, you: Option<Seat>) -> String {
        let info = &Laska::GAMES[0];
        let message = Message::new(key).with("seat", Arg::Seat(Seat::FIRST));
        translate(&addressed(info, you, say(info, &message)))
    }

    #[test]
    fn a_seat_is_called_you_where_one_person_plays_it() {
        assert_eq!(told("laska-take", None), "White must capture");
        assert_eq!(told("laska-take", Some(Seat::SECOND)), "White must capture");
        assert_eq!(told("laska-take", Some(Seat::FIRST)), "Your turn: you must capture");
    }
}

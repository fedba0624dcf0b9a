//! Names of seats and pieces.

use std::borrow::Cow;

use ::words::Message;
use rules::view::{Kind, Piece};
use rules::{GameInfo, Seat};

use super::language::has;
use super::message;

/// What a seat is called as a player: "White". A game may have names of its own, as `ludo-seat`.
pub(super) fn seat(info: Option<&GameInfo>, seat: Seat) -> Message {
    numbered(info, "seat", seat)
}

/// What a seat is called as a colour: "white".
fn colour(info: &GameInfo, seat: Seat) -> Message {
    numbered(Some(info), "colour", seat)
}

fn numbered(info: Option<&GameInfo>, name: &'static str, seat: Seat) -> Message {
    let own = info.map(|info| [info.id, name].join("-")).filter(|own| has(own));
    let key = own.map_or(Cow::Borrowed(name), Cow::Owned);
    Message::new(key).with("seat", seat.idx() + 1)
}

/// What a kind of piece is called: "officer".
pub(super) fn kind(info: Option<&GameInfo>, kind: Kind) -> Message {
    let kind = info.and_then(|info| info.kinds.get(usize::from(kind.0)));
    kind.map_or_else(|| message!("some-piece"), |kind| Message::new(kind.key))
}

/// A kind of piece and the colour of its owner, which it knows too: they agree in some languages.
pub(super) fn coloured(info: &GameInfo, kind: Kind, owner: Seat) -> (Message, Message) {
    let colour = colour(info, owner);
    (self::kind(Some(info), kind).with("colour", colour.clone()), colour)
}

/// One piece: "white officer".
pub(super) fn piece(info: &GameInfo, piece: Piece) -> Message {
    match piece.owner {
        Some(owner) => {
            let (kind, colour) = coloured(info, piece.kind, owner);
            message!("piece", colour = colour, kind = kind)
        }
        None => kind(Some(info), piece.kind),
    }
}

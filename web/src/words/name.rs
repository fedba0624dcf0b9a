//! Names of seats, teams, players and pieces.

use std::borrow::Cow;

use ::words::{Message, Value};
use play::Record;
use rules::games::FOLDERS;
use rules::matches::Player;
use rules::view::{Kind, Piece};
use rules::{GameInfo, Seat};

use super::language::has;
use super::message;

/// What a seat is called as a player: "White". A game may have names of its own, as `ludo-seat`.
pub(super) fn seat(info: Option<&GameInfo>, seat: Seat) -> Message {
    numbered(info, "seat", seat)
}

/// What a team is called: as its seat, where it has but one; else by the name that the game has for it, as `ludo-pair`,
/// or by the names of its seats.
pub(super) fn team(info: &GameInfo, of: Seat) -> Value {
    if info.partners(of).count() == 1 {
        return seat(Some(info), of).into();
    }
    match own_key(info, "pair") {
        Some(key) => Message::new(key).with("seat", info.leader(of).idx() + 1).into(),
        None => Value::List(seats(info, of)),
    }
}

/// The seats of a team.
pub(super) fn seats(info: &GameInfo, of: Seat) -> Vec<Value> {
    info.partners(of).map(|partner| seat(Some(info), partner).into()).collect()
}

/// Who speaks from a seat: the whole team, where one player has all of its seats.
pub(super) fn party(info: &GameInfo, record: &Record, of: Seat) -> Value {
    let is_one = info.partners(of).all(|partner| record.player(partner) == record.player(of));
    if is_one { team(info, of) } else { seat(Some(info), of).into() }
}

/// What a person is called who has no name: "Player 2".
pub(super) fn player(player: Player) -> Message {
    message!("player", player = player + 1)
}

/// What a seat is called as a colour: "white".
fn colour(info: &GameInfo, seat: Seat) -> Message {
    numbered(Some(info), "colour", seat)
}

fn numbered(info: Option<&GameInfo>, name: &'static str, seat: Seat) -> Message {
    info.map_or_else(|| Message::new(name), |info| own(info, name)).with("seat", seat.idx() + 1)
}

/// The message of that name, or the game's own in its place.
pub(super) fn own(info: &GameInfo, name: &'static str) -> Message {
    Message::new(own_key(info, name).map_or(Cow::Borrowed(name), Cow::Owned))
}

/// The key of a game's own message of that name, or of one that it shares with games whose ids begin alike, or with those
/// of its folder: that of the game `ludo-6` is `ludo-6-seat` or `ludo-seat`.
pub(super) fn own_key(info: &GameInfo, name: &str) -> Option<String> {
    let family = info.id.rsplit_once('-').map(|(family, _)| family);
    let folder = FOLDERS.iter().find(|folder| folder.games.iter().any(|game| game.id == info.id));
    let names = [Some(info.id), family, folder.map(|folder| folder.name)];
    names.into_iter().flatten().map(|of| [of, name].join("-")).find(|key| has(key))
}

/// What a kind of piece is called: "officer".
pub(super) fn kind(info: Option<&GameInfo>, kind: Kind) -> Message {
    let kind = info.and_then(|info| info.kinds.get(usize::from(kind.0)));
    kind.map_or_else(|| message!("some-piece"), |kind| Message::new(kind.key))
}

/// What is said when a sign of this kind is set or lifted, as `lanrick-mark-set`; `None` where a game says nothing then.
pub(super) fn sign(info: &GameInfo, kind: Kind, done: &str) -> Option<Message> {
    let key = [info.kinds.get(usize::from(kind.0))?.key, done].join("-");
    has(&key).then(|| Message::new(key))
}

/// A kind of piece and the colour of its owner, which it knows too: they agree in some languages.
pub(super) fn coloured(info: &GameInfo, kind: Kind, owner: Seat) -> (Message, Message) {
    let colour = colour(info, owner);
    (self::kind(Some(info), kind).with("colour", colour.clone()), colour)
}

/// Equal pieces that lie beside each other, in a game that has words for them: "five white checkers".
pub(super) fn pile(info: &GameInfo, pieces: &[Piece]) -> Option<Message> {
    let (first, rest) = pieces.split_first()?;
    let owner = first.owner.filter(|_| !rest.is_empty() && rest.iter().all(|piece| piece == first))?;
    let key = own_key(info, "pile")?;
    let (kind, colour) = coloured(info, first.kind, owner);
    Some(Message::new(key).with("count", pieces.len()).with("colour", colour).with("kind", kind))
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

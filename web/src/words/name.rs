//! Names of seats, teams, players and pieces.

use play::Record;
use rules::match_rules::PlayerIdx;
use rules::view::{Kind, Piece};
use rules::{Arg, GameInfo, Message, Seat};

use super::language::has;
use super::messages;
use crate::program;

/// What a seat is called as a player: "White". A game may have names of its own, as `ludo-seat`.
pub(crate) fn seat(info: Option<&GameInfo>, seat: Seat) -> Message {
    numbered(info, "seat", seat)
}

/// The name of a team: its seat's, where it has only one; else the game's own name for it, as `ludo-pair`, or the names
/// of its seats.
pub(crate) fn team(info: &GameInfo, of: Seat) -> Arg {
    if info.partners(of).count() == 1 {
        return seat(Some(info), of).into();
    }
    match own_key(info, "pair") {
        Some(key) => Message::of(key).with("seat", info.leader(of).idx() + 1).into(),
        None => Arg::List(seats(info, of)),
    }
}

/// The seats of a team.
pub(super) fn seats(info: &GameInfo, of: Seat) -> Vec<Arg> {
    info.partners(of).map(|partner| seat(Some(info), partner).into()).collect()
}

/// Who speaks for a seat: the whole team, where one player has all its seats.
pub(super) fn party(info: &GameInfo, record: &Record, of: Seat) -> Arg {
    let is_one = info.partners(of).all(|partner| record.player(partner) == record.player(of));
    if is_one { team(info, of) } else { seat(Some(info), of).into() }
}

/// The name of a human without one: "Player 2".
pub(super) fn player(player: PlayerIdx) -> Message {
    messages::player(player + 1)
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
    own_key(info, name).map_or_else(|| Message::new(name), Message::of)
}

/// The key of a game's own message of that name, or of one shared by games whose ids begin alike or by its folder: that
/// of the game `ludo-6` is `ludo-6-seat` or `ludo-seat`.
pub(super) fn own_key(info: &GameInfo, name: &str) -> Option<String> {
    let family = info.id.rsplit_once('-').map(|(family, _)| family);
    let folder = program::current().drawn(info.id);
    let names = [Some(info.id), family, folder.map(|drawn| drawn.folder.name)];
    names.into_iter().flatten().map(|of| [of, name].join("-")).find(|key| has(key))
}

/// What a kind of piece is called: "officer".
pub(super) fn kind(info: Option<&GameInfo>, kind: Kind) -> Message {
    let kind = info.and_then(|info| info.kinds.get(usize::from(kind.0)));
    kind.map_or_else(messages::some_piece, |kind| Message::new(kind.key))
}

/// So many pieces of a kind: "two officers".
pub(crate) fn counted(info: &GameInfo, count: usize, kind: Kind) -> Message {
    messages::group_free(count, self::kind(Some(info), kind))
}

/// The message when a sign of this kind is set or lifted, as `lanrick-mark-set`; `None` where a game has none.
pub(super) fn sign(info: &GameInfo, kind: Kind, done: &str) -> Option<Message> {
    let key = [info.kinds.get(usize::from(kind.0))?.key, done].join("-");
    has(&key).then(|| Message::of(key))
}

/// A kind of piece and the colour of its owner. The kind has the colour too: some languages make them agree.
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
    Some(Message::of(key).with("count", pieces.len()).with("colour", colour).with("kind", kind))
}

/// One piece: "white officer".
pub(super) fn piece(info: &GameInfo, piece: Piece) -> Message {
    match piece.owner {
        Some(owner) => {
            let (kind, colour) = coloured(info, piece.kind, owner);
            messages::piece(colour, kind)
        }
        None => kind(Some(info), piece.kind),
    }
}

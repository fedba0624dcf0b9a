//! Points: what the pieces on the board count for their pair (LANKO-10).

use crate::message::Message;
use crate::offers::{self, Resolution};
use crate::outcome::Outcome;
use crate::seat::PerSeat;
use crate::view::{Effect, EffectSink, Why};

use super::TEAMS;
use super::board::{Board, Square, squares};
use super::messages;
use super::pieces::Colour;
use super::position::{LAST_PASS, Position};

/// The factor for a castle in the middle.
pub(super) const IN_THE_MIDDLE: i32 = 3;

/// The points of a colour's pieces.
pub(super) fn of(board: &Board, pos: &Position, colour: Colour) -> i32 {
    let points = |square: Square| {
        let times = if square.bit() & board.middle == 0 { 1 } else { IN_THE_MIDDLE };
        times * pos.rank(square).points()
    };
    squares(pos.held_by(colour)).map(points).sum()
}

/// The points of each seat; partners share theirs.
pub(super) fn per_seat(board: &Board, pos: &Position) -> PerSeat<i32> {
    let [white, black] = Colour::ALL.map(|colour| of(board, pos, colour));
    PerSeat::from_fn(|seat| if Colour::of(seat) == Colour::White { white } else { black })
}

/// Reports a change in the points of a colour, which both partners share.
pub(super) fn count(colour: Colour, by: i32, at: Square, why: Why, out: &mut impl EffectSink) {
    for seat in colour.seats() {
        out.push(|| Effect::Count { seat, by, sites: vec![at.site()], why });
    }
}

/// The outcome by points.
pub(super) fn outcome(board: &Board, pos: &Position, reason: Message) -> Outcome {
    let points = per_seat(board, pos);
    let best = points.0.into_iter().max().unwrap_or_default();
    let places = PerSeat::from_fn(|seat| if points[seat] == best { 1 } else { 2 });
    Outcome { places, points, reason }
}

/// Why a position ends the game (LANKO-9).
pub(super) fn end(board: &Board, pos: &Position) -> Message {
    let gone = Colour::ALL.into_iter().find(|colour| pos.held_by(*colour) == 0);
    if let Some(colour) = gone {
        return messages::end_no_piece(colour.seat());
    }
    if pos.occupied() & board.middle == board.middle {
        messages::end_full()
    } else if pos.passes >= LAST_PASS {
        messages::end_passes()
    } else {
        messages::end_no_castle()
    }
}

/// The outcome of an end from outside the rules of play.
pub(super) fn settled(board: &Board, pos: &Position, resolution: &Resolution) -> Outcome {
    match resolution {
        Resolution::Draw => offers::usual(TEAMS, resolution),
        Resolution::End => outcome(board, pos, messages::end_declared()),
        Resolution::House(end) => outcome(board, pos, offers::house_reason(end)),
        // The pair loses, whatever the points (LANKO-10, LANKO-15).
        Resolution::Resigned { .. } | Resolution::Flagged { .. } => {
            Outcome { points: per_seat(board, pos), ..offers::usual(TEAMS, resolution) }
        }
    }
}

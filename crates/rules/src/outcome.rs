//! How a game ended.

use crate::say::Say;
use crate::seat::{PerSeat, Seat};

/// The end of a game: every seat's place and points, and why it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 1 is first. Partners share a place; equal places of seats that are no partners are a draw between them.
    pub places: PerSeat<u8>,
    /// Points in the game's own measure; all 0 in games without.
    pub points: PerSeat<i32>,
    /// Why the game ended, for the players.
    pub reason: Say,
}

impl Outcome {
    /// A win of every seat in `team`, over everybody else.
    pub fn win(teams: &[u8], team: u8, reason: Say) -> Outcome {
        let places = PerSeat::from_fn(|seat| match teams.get(seat.idx()) {
            Some(&own) if own == team => 1,
            Some(_) => 2,
            None => 0,
        });
        Outcome { places, points: PerSeat::default(), reason }
    }

    /// A draw between all seats.
    pub fn draw(teams: &[u8], reason: Say) -> Outcome {
        let places = PerSeat::from_fn(|seat| u8::from(seat.idx() < teams.len()));
        Outcome { places, points: PerSeat::default(), reason }
    }

    /// 1 when the team of `seat` won alone, -1 when another team did better, 0 when it shares the first place with another.
    pub fn sign(&self, teams: &[u8], seat: Seat) -> i32 {
        if self.places[seat] != 1 {
            return -1;
        }
        let shares = |(idx, &team): (usize, &u8)| team != teams[seat.idx()] && self.places.0[idx] == 1;
        if teams.iter().enumerate().any(shares) { 0 } else { 1 }
    }
}

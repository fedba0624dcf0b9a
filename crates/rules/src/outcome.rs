//! How a game ended.

use crate::message::Message;
use crate::seat::{PerSeat, Seat};

/// The end of a game: every seat's place and points, and why it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 1 is first, and 0 is a seat without a place: the game does not have it, or nobody plays it. Partners share a
    /// place; seats that are not partners and share a place have drawn.
    pub places: PerSeat<u8>,
    /// Points in the game's own measure; all 0 in games without.
    pub points: PerSeat<i32>,
    /// Why the game ended, for the players.
    pub reason: Message,
}

impl Outcome {
    /// A win of every seat in `team`, over everybody else.
    pub fn win(teams: &[u8], team: u8, reason: Message) -> Outcome {
        let places = PerSeat::from_fn(|seat| match teams.get(seat.idx()) {
            Some(&own) if own == team => 1,
            Some(_) => 2,
            None => 0,
        });
        Outcome { places, points: PerSeat::default(), reason }
    }

    /// A draw between all seats.
    pub fn draw(teams: &[u8], reason: Message) -> Outcome {
        let places = PerSeat::from_fn(|seat| u8::from(seat.idx() < teams.len()));
        Outcome { places, points: PerSeat::default(), reason }
    }

    /// How the team of `seat` did against all other teams that have a place: how many it beat less how many beat it,
    /// and how many there are. Teams with the same place do not count either way. 0 of 0 for a seat without a place.
    ///
    /// ```
    /// use rules::{Outcome, PerSeat, Message, Seat};
    ///
    /// let outcome = Outcome { places: PerSeat([2, 1, 4, 3]), points: PerSeat::default(), reason: Message::new("over") };
    /// assert_eq!(outcome.balance(&[0, 1, 2, 3], Seat::FIRST), (1, 3));
    /// assert_eq!(outcome.balance(&[0, 1, 2, 3], Seat::SECOND), (3, 3));
    /// ```
    pub fn balance(&self, teams: &[u8], seat: Seat) -> (i32, i32) {
        let own = self.places[seat];
        let (mut balance, mut n) = (0, 0);
        for (idx, team) in teams.iter().enumerate() {
            let is_counted = *team != teams[seat.idx()] && !teams[..idx].contains(team);
            let place = self.places.0[idx];
            if is_counted && place > 0 && own > 0 {
                balance += i32::from(place.cmp(&own) as i8);
                n += 1;
            }
        }
        (balance, n)
    }

    /// 1 when the team of `seat` won alone, -1 when another team did better, 0 when it shares the first place.
    pub fn sign(&self, teams: &[u8], seat: Seat) -> i32 {
        if self.places[seat] != 1 {
            return -1;
        }
        let shares = |(idx, &team): (usize, &u8)| team != teams[seat.idx()] && self.places.0[idx] == 1;
        if teams.iter().enumerate().any(shares) { 0 } else { 1 }
    }
}

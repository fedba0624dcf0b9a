//! A game from its beginning, as data that can be stored, sent and compared.

use core::fmt;

use rules::matches::Player;
use rules::{MatchState, Options, Seat};

use crate::entry::Entry;

/// Tells a game apart from all others. Drawn by whoever starts the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct GameUid(pub u64);

/// Sixteen hexadecimal digits.
impl fmt::Display for GameUid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Somebody, here or far away.
    Person {
        /// What he wants to be called; any text, empty too.
        name: String,
    },
    /// The machine.
    Machine {
        /// How strong: the number of a level.
        level: u8,
    },
}

/// Everything that happened in one game, and everything that must be known to replay it.
///
/// It is a claim until a [`crate::Session`] has replayed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game, such as `laska`.
    pub id: String,
    /// [`rules::GameInfo::version`] of the rules it was made under.
    pub rules_version: u16,
    /// Which game it is.
    pub uid: GameUid,
    /// The game's options.
    pub options: Options,
    /// The plan of the match that it is a game of; `None` for a single game.
    pub plan: Option<String>,
    /// What the rules were told of the match.
    pub match_state: MatchState,
    /// Who plays; a [`Player`] is a place in this list.
    pub players: Vec<Sitter>,
    /// Who sits on each seat of the game, in the order of play; `None` is an empty seat. A player may hold several.
    pub seats: Vec<Option<Player>>,
    /// Who plays a seat in the place of its player, in the order of play; see [`Record::reseat`].
    pub stand_ins: Vec<(Seat, Sitter)>,
    /// The position it began with, in the game's first format; `None` for the usual one.
    pub start: Option<String>,
    /// What its dice were seeded with. Only games at one place carry it.
    pub seed: Option<u64>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

impl Record {
    /// A game that has not begun, for these players on the first seats in order.
    pub fn new(id: impl Into<String>, rules_version: u16, players: Vec<Sitter>) -> Record {
        Record {
            id: id.into(),
            rules_version,
            uid: GameUid::default(),
            options: Options::new(),
            plan: None,
            match_state: MatchState::default(),
            seats: (0..players.len()).map(Some).collect(),
            players,
            stand_ins: Vec::new(),
            start: None,
            seed: None,
            entries: Vec::new(),
        }
    }

    /// Seats the players on these seats in order, one on each, and nobody on the others of the `n` that the game has.
    pub fn sit(&mut self, n: usize, taken: &[Seat]) {
        self.seats = Seat::first(n).map(|seat| taken.iter().position(|known| *known == seat)).collect();
    }

    /// The player on `seat`; `None` when the seat is empty or the game does not have it.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.get(seat.idx()).copied().flatten()
    }

    /// Who plays `seat`; `None` when the seat is empty or the game does not have it.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        let own = self.players.get(self.player(seat)?);
        let stand_in = self.stand_ins.iter().find(|(of, _)| *of == seat);
        stand_in.map(|(_, sitter)| sitter).or(own)
    }

    /// Whether the same hand plays both seats: that of a player who has both, with nobody in his place on one of them.
    pub fn is_same_hand(&self, one: Seat, other: Seat) -> bool {
        self.player(one) == self.player(other) && self.sitter(one) == self.sitter(other)
    }

    /// Lets somebody play a seat from now on. What was agreed, and what is counted in a match, stays with its player: where
    /// he has other seats, somebody else only stands in for him on this one. An empty seat stays empty.
    pub fn reseat(&mut self, seat: Seat, sitter: Sitter) {
        let Some(player) = self.player(seat) else { return };
        self.stand_ins.retain(|(of, _)| *of != seat);
        insert(&mut self.stand_ins, seat, sitter.clone());
        let own = self.seats_of(player);
        if own.iter().all(|seat| self.sitter(*seat) == Some(&sitter)) {
            self.stand_ins.retain(|(of, _)| !own.contains(of));
            if let Some(known) = self.players.get_mut(player) {
                *known = sitter;
            }
        } else if self.players.get(player) == Some(&sitter) {
            self.stand_ins.retain(|(of, _)| *of != seat);
        }
    }

    /// Lets those who stood in for players on their seats of `before` do so on theirs here, in the order of play.
    pub fn keep_stand_ins(&mut self, before: &Record) {
        self.stand_ins.clear();
        for player in 0..self.players.len() {
            let pairs = before.seats_of(player).into_iter().zip(self.seats_of(player));
            for (old, new) in pairs.collect::<Vec<_>>() {
                if let Some((_, sitter)) = before.stand_ins.iter().find(|(of, _)| *of == old) {
                    self.reseat(new, sitter.clone());
                }
            }
        }
    }

    /// The seat of those in `on`, who are asked something, for which the machine answers: the first one that it plays, unless
    /// a person is asked who answers for the same player.
    pub fn machine_asked(&self, on: &[Seat]) -> Option<Seat> {
        let by_person = |player| {
            let of_player = |seat: &&Seat| self.player(**seat) == player;
            on.iter().filter(of_player).any(|seat| matches!(self.sitter(*seat), Some(Sitter::Person { .. })))
        };
        let by_machine = |seat: &Seat| matches!(self.sitter(*seat), Some(Sitter::Machine { .. }));
        on.iter().copied().find(|seat| by_machine(seat) && !by_person(self.player(*seat)))
    }

    /// The seats of a player, in the order of play.
    fn seats_of(&self, player: Player) -> Vec<Seat> {
        let seats = Seat::first(self.seats.len().min(Seat::MAX));
        seats.filter(|seat| self.player(*seat) == Some(player)).collect()
    }

    /// The same game up to its first `n` entries; the whole game when it has no more.
    pub fn up_to(&self, n: usize) -> Record {
        let mut record = self.clone();
        record.entries.truncate(n);
        record
    }
}

/// Puts somebody who stands in on a seat that nobody has among these, in the order of seats.
pub(crate) fn insert(stand_ins: &mut Vec<(Seat, Sitter)>, seat: Seat, sitter: Sitter) {
    let at = stand_ins.partition_point(|(known, _)| *known < seat);
    stand_ins.insert(at, (seat, sitter));
}

#[cfg(test)]
mod tests {
    use super::*;

    const MACHINE: Sitter = Sitter::Machine { level: 2 };
    const BEST: Sitter = Sitter::Machine { level: 3 };

    fn person() -> Sitter {
        Sitter::Person { name: String::new() }
    }

    fn seat(idx: usize) -> Seat {
        Seat::new(idx).unwrap()
    }

    /// A person has a pair, the machine the other one.
    fn pairs() -> Record {
        let mut record = Record::new("lanko-88", 1, vec![person(), MACHINE]);
        record.seats = [0, 1, 0, 1].map(Some).to_vec();
        record
    }

    #[test]
    fn a_player_of_one_seat_is_exchanged() {
        let mut record = Record::new("laska", 1, vec![person(), MACHINE]);
        record.reseat(seat(1), person());
        record.reseat(seat(0), BEST);
        assert_eq!((record.players, record.stand_ins), (vec![BEST, person()], vec![]));
        let mut empty = Record::new("ludo", 1, vec![person()]);
        empty.sit(4, &[seat(2)]);
        let before = empty.clone();
        empty.reseat(seat(1), BEST);
        assert_eq!(empty, before, "nobody plays there");
    }

    #[test]
    fn on_one_of_several_seats_somebody_stands_in() {
        let mut record = pairs();
        record.reseat(seat(3), person());
        assert_eq!((&record.players, &record.stand_ins), (&vec![person(), MACHINE], &vec![(seat(3), person())]));
        assert_eq!([1, 3].map(|idx| record.sitter(seat(idx)).cloned()), [Some(MACHINE), Some(person())]);
        assert!(record.is_same_hand(seat(0), seat(2)) && !record.is_same_hand(seat(1), seat(3)));
        // Both seats again by one hand: that is the player.
        let mut all = record.clone();
        all.reseat(seat(1), person());
        assert_eq!((all.players, all.stand_ins), (vec![person(), person()], vec![]));
        record.reseat(seat(3), MACHINE);
        assert_eq!(record, pairs());
    }

    #[test]
    fn stand_ins_go_with_their_players() {
        let mut before = pairs();
        before.reseat(seat(2), BEST);
        let mut after = pairs();
        after.seats = [1, 0, 1, 0].map(Some).to_vec();
        after.keep_stand_ins(&before);
        assert_eq!(after.stand_ins, [(seat(3), BEST)]);
    }

    #[test]
    fn a_person_answers_for_the_machine_that_stands_in() {
        let mut record = pairs();
        assert_eq!(record.machine_asked(&[seat(1), seat(3)]), Some(seat(1)));
        record.reseat(seat(3), person());
        assert_eq!(record.machine_asked(&[seat(1), seat(3)]), None);
        assert_eq!(record.machine_asked(&[seat(1)]), Some(seat(1)));
        assert_eq!(record.machine_asked(&[seat(0)]), None);
    }
}

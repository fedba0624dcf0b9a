//! A game from its beginning, as data that can be stored, sent and compared.

use core::fmt;

use rules::match_rules::PlayerIdx;
use rules::{GameInfo, Level, MatchState, Options, Seat};

use crate::entry::Entry;

/// Tells a game apart from all others. Drawn when the game is started.
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
pub enum Player {
    /// A human, here or far away.
    Human {
        /// What they want to be called; any text, even an empty one.
        name: String,
    },
    /// The computer.
    Computer {
        /// How strong.
        level: Level,
    },
    /// Somebody who plays on another device, by links.
    Remote {
        /// The number of the device: one number in the records of all devices, from 0 on.
        device: u8,
        /// What a human there wants to be called.
        name: String,
        /// How strong the computer is that plays there; `None` for a human.
        level: Option<Level>,
    },
}

impl Player {
    /// The player as seen from another device than `device`, on which they play.
    pub(crate) fn seen_from_afar(&self, device: u8) -> Player {
        match self.clone() {
            Player::Human { name } => Player::Remote { device, name, level: None },
            Player::Computer { level } => Player::Remote { device, name: String::new(), level: Some(level) },
            remote @ Player::Remote { .. } => remote,
        }
    }

    /// The player as seen from `device`.
    pub(crate) fn seen_from(&self, own: u8) -> Player {
        match self.clone() {
            Player::Remote { device, name, level } if device == own => {
                level.map_or(Player::Human { name }, |level| Player::Computer { level })
            }
            player => player,
        }
    }

    /// The device on which they play; `None` for this one.
    fn device(&self) -> Option<u8> {
        match self {
            Player::Remote { device, .. } => Some(*device),
            Player::Human { .. } | Player::Computer { .. } => None,
        }
    }
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
    /// The plan of the match that it belongs to; `None` for a single game.
    pub plan: Option<String>,
    /// The state of the match before this game.
    pub match_state: MatchState,
    /// Who plays; a [`PlayerIdx`] is an index into this list.
    pub players: Vec<Player>,
    /// Who sits on each seat of the game, in the order of play; `None` is an empty seat. A player may hold several.
    pub seats: Vec<Option<PlayerIdx>>,
    /// Substitutes: who plays a seat in place of its player, in the order of play; see [`Record::reseat`].
    pub substitutes: Vec<(Seat, Player)>,
    /// The position it began with, in the game's first format; `None` for the usual one.
    pub start: Option<String>,
    /// The seed of its dice. Only games played in one place have it.
    pub seed: Option<u64>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

impl Record {
    /// A game that has not begun, for these players on the first seats in order.
    pub fn new(id: impl Into<String>, rules_version: u16, players: Vec<Player>) -> Record {
        Record {
            id: id.into(),
            rules_version,
            uid: GameUid::default(),
            options: Options::new(),
            plan: None,
            match_state: MatchState::default(),
            seats: (0..players.len()).map(Some).collect(),
            players,
            substitutes: Vec::new(),
            start: None,
            seed: None,
            entries: Vec::new(),
        }
    }

    /// Seats one player on each of these seats, in order, and nobody on the others of the `n` that the game has.
    pub fn sit(&mut self, n: usize, taken: &[Seat]) {
        self.seats = Seat::first(n).map(|seat| taken.iter().position(|known| *known == seat)).collect();
    }

    /// The player on `seat`; `None` when the seat is empty or the game does not have it.
    pub fn player(&self, seat: Seat) -> Option<PlayerIdx> {
        self.seats.get(seat.idx()).copied().flatten()
    }

    /// Who plays `seat`; `None` when the seat is empty or the game does not have it.
    pub fn player_on(&self, seat: Seat) -> Option<&Player> {
        let own = self.players.get(self.player(seat)?);
        let stand_in = self.substitutes.iter().find(|(of, _)| *of == seat);
        stand_in.map(|(_, player)| player).or(own)
    }

    /// Whether two people play for one team of the game.
    pub fn has_partners(&self, info: &GameInfo) -> bool {
        let is_human = |seat: &Seat| matches!(self.player_on(*seat), Some(Player::Human { .. }));
        let people: Vec<Seat> = info.seats().filter(is_human).collect();
        let is_partner =
            |one: &Seat, other: &Seat| info.team(*one) == info.team(*other) && self.player(*one) != self.player(*other);
        people.iter().any(|one| people.iter().any(|other| is_partner(one, other)))
    }

    /// The level of the first computer that plays, in the order of play; `None` when no seat is a computer's.
    pub fn first_level(&self) -> Option<Level> {
        let mut playing = Seat::first(self.seats.len()).filter_map(|seat| self.player_on(seat));
        playing.find_map(|player| match player {
            Player::Computer { level } => Some(*level),
            Player::Human { .. } | Player::Remote { .. } => None,
        })
    }

    /// Whether the same player plays both seats: both belong to them, with the same substitute or none.
    pub fn is_same_hand(&self, one: Seat, other: Seat) -> bool {
        self.player(one) == self.player(other) && self.player_on(one) == self.player_on(other)
    }

    /// Lets somebody play a seat from now on. What was agreed, and what is counted in a match, stays with the seat's
    /// player: if they have other seats, the newcomer only substitutes for them on this one. An empty seat stays empty.
    pub fn reseat(&mut self, seat: Seat, player: Player) {
        let Some(owner) = self.player(seat) else { return };
        self.substitutes.retain(|(of, _)| *of != seat);
        insert(&mut self.substitutes, seat, player.clone());
        let own = self.seats_of(owner);
        if own.iter().all(|seat| self.player_on(*seat) == Some(&player)) {
            self.substitutes.retain(|(of, _)| !own.contains(of));
            if let Some(known) = self.players.get_mut(owner) {
                *known = player;
            }
        } else if self.players.get(owner) == Some(&player) {
            self.substitutes.retain(|(of, _)| *of != seat);
        }
    }

    /// Takes over the substitutes of `before`: each player's seats there and here correspond in the order of play.
    pub fn keep_substitutes(&mut self, before: &Record) {
        self.substitutes.clear();
        for owner in 0..self.players.len() {
            let pairs = before.seats_of(owner).into_iter().zip(self.seats_of(owner));
            for (old, new) in pairs.collect::<Vec<_>>() {
                if let Some((_, player)) = before.substitutes.iter().find(|(of, _)| *of == old) {
                    self.reseat(new, player.clone());
                }
            }
        }
    }

    /// The seat among `on`, who are asked something, for which the computer answers: the first one that it plays,
    /// unless a human is asked who answers for the same player.
    pub fn computer_asked(&self, on: &[Seat]) -> Option<Seat> {
        let by_human = |player| {
            let of_player = |seat: &&Seat| self.player(**seat) == player;
            on.iter().filter(of_player).any(|seat| matches!(self.player_on(*seat), Some(Player::Human { .. })))
        };
        let by_computer = |seat: &Seat| matches!(self.player_on(*seat), Some(Player::Computer { .. }));
        on.iter().copied().find(|seat| by_computer(seat) && !by_human(self.player(*seat)))
    }

    /// The seats of a player, in the order of play.
    fn seats_of(&self, player: PlayerIdx) -> Vec<Seat> {
        let seats = Seat::first(self.seats.len().min(Seat::MAX));
        seats.filter(|seat| self.player(*seat) == Some(player)).collect()
    }

    /// Everybody who plays or substitutes.
    fn everybody(&mut self) -> impl Iterator<Item = &mut Player> {
        self.players.iter_mut().chain(self.substitutes.iter_mut().map(|(_, player)| player))
    }

    /// Whether anybody who plays or substitutes is like that.
    fn has_player(&self, is_it: impl Fn(&Player) -> bool) -> bool {
        self.players.iter().any(&is_it) || self.substitutes.iter().any(|(_, player)| is_it(player))
    }

    /// Whether a seat is played on another device, by links.
    pub fn is_remote(&self, seat: Seat) -> bool {
        self.player_on(seat).is_some_and(|player| player.device().is_some())
    }

    /// Whether it is played on several devices, by links.
    pub fn is_by_link(&self) -> bool {
        self.has_player(|player| player.device().is_some())
    }

    /// The number of this device in a game by links: the first that no other device has.
    pub fn own_device(&self) -> u8 {
        (0..u8::MAX).find(|own| !self.has_player(|player| player.device() == Some(*own))).unwrap_or_default()
    }

    /// The device on which a seat is played; `None` where it is an empty one.
    pub fn device_of(&self, seat: Seat) -> Option<u8> {
        self.player_on(seat).map(|player| player.device().unwrap_or_else(|| self.own_device()))
    }

    /// The game for somebody who only looks at it: without its id and the seed of its dice, and as if all played here.
    pub fn to_share(&self) -> Record {
        let mut record = Record { uid: GameUid::default(), seed: None, ..self.clone() };
        record.everybody().for_each(|player| {
            if let Player::Remote { device, .. } = *player {
                *player = player.seen_from(device);
            }
        });
        record
    }

    /// The record as a link of a game by links has it: everybody plays on a device with a number.
    pub(crate) fn seen_by_nobody(mut self) -> Record {
        let own = self.own_device();
        self.everybody().for_each(|player| *player = player.seen_from_afar(own));
        self
    }

    /// The record as the device of this number has it: who plays there, plays here.
    pub fn as_device(mut self, device: u8) -> Record {
        let own = self.own_device();
        self.everybody().for_each(|player| *player = player.seen_from_afar(own).seen_from(device));
        self
    }

    /// The same game up to its first `n` entries; the whole game when it has no more.
    pub fn up_to(&self, n: usize) -> Record {
        let mut record = self.clone();
        record.entries.truncate(n);
        record
    }
}

/// Inserts a substitute for a seat that has none, in the order of seats.
pub(crate) fn insert(substitutes: &mut Vec<(Seat, Player)>, seat: Seat, player: Player) {
    let at = substitutes.partition_point(|(known, _)| *known < seat);
    substitutes.insert(at, (seat, player));
}

#[cfg(test)]
mod tests {
    use super::*;

    const MACHINE: Player = Player::Computer { level: Level::FIRST_MET };
    const BEST: Player = Player::Computer { level: Level::MOST };

    fn human() -> Player {
        Player::Human { name: String::new() }
    }

    fn seat(idx: usize) -> Seat {
        Seat::new(idx).unwrap()
    }

    /// A human has one pair, the computer the other.
    fn pairs() -> Record {
        let mut record = Record::new("lanko-88", 1, vec![human(), MACHINE]);
        record.seats = [0, 1, 0, 1].map(Some).to_vec();
        record
    }

    #[test]
    fn the_first_computer_in_the_order_of_play_counts() {
        let mut record = Record::new("laska", 1, vec![human(), MACHINE]);
        assert_eq!(record.first_level(), Some(Level::FIRST_MET));
        record.reseat(Seat::FIRST, BEST);
        assert_eq!(record.first_level(), Some(Level::MOST));
        assert_eq!(Record::new("laska", 1, vec![human(), human()]).first_level(), None);
    }

    #[test]
    fn a_player_of_one_seat_is_exchanged() {
        let mut record = Record::new("laska", 1, vec![human(), MACHINE]);
        record.reseat(seat(1), human());
        record.reseat(seat(0), BEST);
        assert_eq!((record.players, record.substitutes), (vec![BEST, human()], vec![]));
        let mut empty = Record::new("ludo", 1, vec![human()]);
        empty.sit(4, &[seat(2)]);
        let before = empty.clone();
        empty.reseat(seat(1), BEST);
        assert_eq!(empty, before, "nobody plays there");
    }

    #[test]
    fn on_one_of_several_seats_somebody_stands_in() {
        let mut record = pairs();
        record.reseat(seat(3), human());
        assert_eq!((&record.players, &record.substitutes), (&vec![human(), MACHINE], &vec![(seat(3), human())]));
        assert_eq!([1, 3].map(|idx| record.player_on(seat(idx)).cloned()), [Some(MACHINE), Some(human())]);
        assert!(record.is_same_hand(seat(0), seat(2)) && !record.is_same_hand(seat(1), seat(3)));
        // When one substitute has both seats, they become the player.
        let mut all = record.clone();
        all.reseat(seat(1), human());
        assert_eq!((all.players, all.substitutes), (vec![human(), human()], vec![]));
        record.reseat(seat(3), MACHINE);
        assert_eq!(record, pairs());
    }

    #[test]
    fn stand_ins_go_with_their_players() {
        let mut before = pairs();
        before.reseat(seat(2), BEST);
        let mut after = pairs();
        after.seats = [1, 0, 1, 0].map(Some).to_vec();
        after.keep_substitutes(&before);
        assert_eq!(after.substitutes, [(seat(3), BEST)]);
    }

    #[test]
    fn a_human_answers_for_the_computer_that_stands_in() {
        let mut record = pairs();
        assert_eq!(record.computer_asked(&[seat(1), seat(3)]), Some(seat(1)));
        record.reseat(seat(3), human());
        assert_eq!(record.computer_asked(&[seat(1), seat(3)]), None);
        assert_eq!(record.computer_asked(&[seat(1)]), Some(seat(1)));
        assert_eq!(record.computer_asked(&[seat(0)]), None);
    }

    #[test]
    fn each_device_has_the_same_game_from_its_side() {
        let remote = |device, level| Player::Remote { device, name: String::new(), level };
        // Three people at three devices; the computer of the first one has the last seat.
        let first = Record::new("lanko-88", 1, vec![human(), remote(1, None), remote(2, None), BEST]);
        assert!(first.is_by_link() && !pairs().is_by_link());
        assert_eq!(Seat::first(5).map(|seat| first.device_of(seat)).collect::<Vec<_>>(), [0, 1, 2, 0].map(Some));
        let second = first.clone().as_device(1);
        assert_eq!(second.players, [remote(0, None), human(), remote(2, None), remote(0, Some(Level::MOST))]);
        assert_eq!((second.own_device(), second.clone().as_device(0)), (1, first.clone()));
        assert_eq!(second.clone().as_device(2).seen_by_nobody(), first.seen_by_nobody());
        let shared = Record { uid: GameUid(7), seed: Some(1), ..second }.to_share();
        assert_eq!(
            (shared.uid, shared.seed, shared.players),
            (GameUid(0), None, vec![human(), human(), human(), BEST])
        );
    }
}

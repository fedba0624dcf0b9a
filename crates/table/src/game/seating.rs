//! Who plays the seats, and how seats change hands during the game.

use play::{Player, PlayerKind, Status};
use rules::Seat;

use crate::TableState;
use crate::task::Task;

/// The longest name of a person, in characters.
const MOST_SIGNS: usize = 40;

impl TableState {
    /// The seats in play, and who plays each.
    pub fn players(&self) -> Vec<(Seat, PlayerKind)> {
        let player = |seat: Seat| Some((seat, PlayerKind::of(self.record().player_on(seat)?)));
        self.info().seats().filter_map(player).collect()
    }

    /// Whether seats can change hands here and now; also when the game is over, for the next one.
    pub fn can_reseat(&self) -> bool {
        self.can_write()
    }

    /// Whether this seat can change hands here and now. Who adds to the throws of a game by links stays the same.
    pub fn can_reseat_on(&self, seat: Seat) -> bool {
        self.can_reseat() && !(self.has_dice() && self.record().is_remote(seat))
    }

    /// Gives a seat to another player. If the computer was thinking for it, it stops; its job for another seat goes on.
    pub(crate) fn reseat(&mut self, seat: Seat, player: PlayerKind) -> Vec<Task> {
        let is_change = self.players().iter().any(|(known, sits)| *known == seat && *sits != player);
        if !is_change || !self.can_reseat_on(seat) {
            return Vec::new();
        }
        self.game.table.reseat(seat, player.player());
        let mut tasks = vec![Task::Save];
        if self.jobs.progress().is_none() || self.is_awaited(seat) {
            if self.viewed.ply.is_none() {
                self.notice = None;
            }
            self.look_around();
            self.auto_flip();
            tasks.extend(self.go_on());
        }
        tasks
    }

    /// Gives the person on a seat another name, on all seats that they play. Control characters become spaces.
    pub(crate) fn name_person(&mut self, seat: Seat, name: &str) -> Vec<Task> {
        if !self.can_reseat() || !self.is_human(seat) {
            return Vec::new();
        }
        let name: String =
            name.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(MOST_SIGNS).collect();
        let name = name.trim();
        let own: Vec<Seat> = self.info().seats().filter(|other| self.record().is_same_hand(*other, seat)).collect();
        own.into_iter().for_each(|seat| self.game.table.reseat(seat, Player::Human { name: name.to_owned() }));
        vec![Task::Save]
    }

    /// What the person on a seat is called; `None` where it is nobody's, the computer's, or they have no name.
    pub fn person_name(&self, seat: Seat) -> Option<&str> {
        match self.record().player_on(seat)? {
            Player::Human { name } if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    /// Whether the game waits for a step or an answer of this seat.
    fn is_awaited(&self, seat: Seat) -> bool {
        match self.status() {
            Status::Turn(acts) => acts == seat,
            Status::Waiting { on, .. } => on.contains(&seat),
            Status::Chance | Status::Over(_) => true,
        }
    }
}

//! What the players here may do, and how they like to play.

use play::{Pace, PlayerKind, Preferences, Throwing};
use rules::{Level, Seat};

use crate::TableState;

/// What the players here may do, and how they like to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Players {
    pub(crate) access: Access,
    pub(crate) preferences: Preferences,
}

/// What a page may do with a game that other pages may have open too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Not known yet.
    Asking,
    /// It plays.
    Editing,
    /// It only shows what another page plays.
    Watching,
    /// It only shows what a record holds. Nobody plays.
    Viewing,
}

/// Who makes the decisions of a seat, as seen from this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Controller {
    /// A human at this screen.
    Here,
    /// A human at another screen, or on another page.
    Elsewhere,
    /// The computer, this strong.
    Computer(Level),
}

impl Players {
    pub(crate) const NEW: Players = Players {
        access: Access::Asking,
        preferences: Preferences {
            throwing: Throwing::Touch,
            plays_forced: false,
            pace: Pace::AtOnce,
            confirms: false,
        },
    };

    /// Who makes a player's decisions.
    fn controller(self, player: PlayerKind) -> Controller {
        match (player, self.access) {
            (PlayerKind::Computer(level), _) => Controller::Computer(level),
            (PlayerKind::Remote(..), _) => Controller::Elsewhere,
            (PlayerKind::Human, Access::Editing) => Controller::Here,
            (PlayerKind::Human, Access::Asking | Access::Watching | Access::Viewing) => Controller::Elsewhere,
        }
    }
}

impl TableState {
    /// Who makes the decisions of a seat; `None` where nobody sits.
    pub fn controller(&self, seat: Seat) -> Option<Controller> {
        self.record().player_on(seat).map(|player| self.players.controller(PlayerKind::of(player)))
    }

    /// The seats of the only person who plays here, where the computer or people elsewhere play the others; empty elsewhere. A table speaks to
    /// that person. Nobody who looks at a record is one of its players.
    fn addressed(&self) -> Vec<Seat> {
        if self.is_viewed() || self.has_people() || !(self.has_computer() || self.record().is_by_link()) {
            return Vec::new();
        }
        self.info().seats().filter(|seat| self.is_human(*seat)).collect()
    }

    /// The only seat of the person to whom the table speaks; `None` where it speaks of colours: where several people
    /// play, or one who has several seats.
    pub fn you(&self) -> Option<Seat> {
        <[Seat; 1]>::try_from(self.addressed()).ok().map(|[seat]| seat)
    }

    /// The first seat of the team of the person to whom the table speaks.
    pub fn your_team(&self) -> Option<Seat> {
        let seats = self.addressed();
        let team = self.info().leader(*seats.first()?);
        seats.iter().all(|seat| self.info().leader(*seat) == team).then_some(team)
    }
}

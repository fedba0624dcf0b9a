//! What the players here may do, and how they like to play.

use play::{Level, PlayerKind, Preferences, Throwing};
use rules::Seat;

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
    pub(crate) const NEW: Players =
        Players { access: Access::Asking, preferences: Preferences { throwing: Throwing::Touch, plays_forced: false } };

    /// Who makes a player's decisions.
    fn controller(self, player: PlayerKind) -> Controller {
        match (player, self.access) {
            (PlayerKind::Computer(level), _) => Controller::Computer(level),
            (PlayerKind::Human, Access::Editing) => Controller::Here,
            (PlayerKind::Human, Access::Asking | Access::Watching) => Controller::Elsewhere,
        }
    }
}

impl TableState {
    /// Who makes the decisions of a seat; `None` where nobody sits.
    pub fn controller(&self, seat: Seat) -> Option<Controller> {
        self.record().player_on(seat).map(|player| self.players.controller(PlayerKind::of(player)))
    }
}

//! What a table begins with. It is read and made before the table is, as a task of its own: between the two the browser can
//! show and hear something.

use std::cell::RefCell;

use super::embedded::Embedded;
use super::saving::{fresh, named};
use crate::program::games;
use crate::route::Route;
use crate::services::display_settings::DisplaySettings;
use crate::services::{navigation, page, preferences};
use table::{Action, Setup, Strength, TableState};

thread_local! {
    static MADE: RefCell<Option<Start>> = const { RefCell::new(None) };
}

/// The page that a table is on, what its address and its reader want, and a game from which it begins.
pub(crate) struct Start {
    pub(super) route: Route,
    pub(super) embedded: Embedded,
    pub(super) setup: Setup,
    pub(super) strength: Strength,
    pub(super) state: TableState,
    pub(super) view: DisplaySettings,
}

impl Start {
    fn read(strength: Strength) -> Start {
        let route = Route::read(navigation::said);
        let usual = Setup::usual(route.game);
        let setup = preferences::level().map_or_else(|| usual.clone(), |level| usual.at_level(level));
        let embedded = Embedded::read(&route, named());
        let setup = embedded.wanted.applied_to(&setup);
        let mut state = fresh(setup.record(games(), page::random()), strength);
        state.apply(Action::Prefer(preferences::read()));
        embedded.wanted.orientation.into_iter().for_each(|orientation| state.turn_to(orientation));
        Start { route, embedded, setup, strength, state, view: DisplaySettings::read() }
    }
}

/// Makes what the next table begins with.
pub(crate) fn prepare() {
    MADE.set(Some(Start::read(super::strength())));
}

/// What was made; if nothing was, it is made now.
pub(super) fn take() -> Start {
    MADE.take().unwrap_or_else(|| Start::read(super::strength()))
}

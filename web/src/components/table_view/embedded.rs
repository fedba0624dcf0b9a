//! What the address of an embedded table asks for.

use embed::{Mode, Wanted};
use play::GameUid;

use crate::page_data::PageKind;
use crate::program;
use crate::route::Route;
use crate::services::page::{self, POSITION, RECORD};

/// What the page's address asks for. On the page of a game that is a position or a record, or nothing.
#[derive(Default)]
pub(super) struct Embedded {
    pub(super) wanted: Wanted,
    /// The record or the position that is to be on the table.
    text: Option<String>,
    mode: Mode,
}

impl Embedded {
    /// Reads the page's address, which may also name a saved game: that comes first on the page of a game.
    pub(super) fn read(route: &Route, named: Option<GameUid>) -> Embedded {
        let Some(info) = program::info(route.game) else { return Embedded::default() };
        let record = page::parameter(RECORD);
        let text = record.clone().or_else(|| page::parameter(POSITION));
        let is_embedded = route.page == PageKind::Embed;
        if !is_embedded && (route.page != PageKind::Game || named.is_some() || text.is_none()) {
            return Embedded::default();
        }
        let mut wanted = Wanted::read(info, page::parameter);
        wanted.is_odd |= is_embedded && !embed::unknown_names(&page::query()).is_empty();
        let mode = wanted.mode(record.is_some());
        Embedded { text, mode, wanted }
    }

    /// What is done at the table.
    pub(super) fn mode(&self) -> Mode {
        self.mode
    }

    /// The text from which the late part of the program puts something on the table; an empty one where it is needed
    /// without any. `None` for a new game.
    pub(super) fn awaited(&self) -> Option<String> {
        let is_late = matches!(self.mode, Mode::Replay | Mode::Study);
        self.text.clone().or(is_late.then(String::new))
    }
}

//! What the address of an embedded table asks for.

use embed::{Mode, Wanted};

use crate::page_data::PageKind;
use crate::program;
use crate::route::Route;
use crate::services::page;

/// The names of the parameters for a record and a position.
pub(super) const RECORD: &str = "record";
pub(super) const POSITION: &str = "position";

/// What the page's address asks for: nothing, where the table is not embedded.
#[derive(Default)]
pub(super) struct Embedded {
    pub(super) wanted: Wanted,
    /// The record or the position that is to be on the table.
    text: Option<String>,
    mode: Mode,
}

impl Embedded {
    /// Reads the page's address.
    pub(super) fn read(route: &Route) -> Embedded {
        let Some(info) = program::info(route.game).filter(|_| route.page == PageKind::Embed) else {
            return Embedded::default();
        };
        let wanted = Wanted::read(info, page::parameter);
        let record = page::parameter(RECORD);
        let mode = wanted.mode(record.is_some());
        Embedded { text: record.or_else(|| page::parameter(POSITION)), mode, wanted }
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

//! What the address of a page asks for.

use embed::{Mode, Wanted};
use play::GameUid;
use rules::GameInfo;

use crate::device::Device;
use crate::{Page, Place};

/// The parameter of the address with a record.
pub const RECORD: &str = "record";
/// The parameter of the address with a position.
pub const POSITION: &str = "position";
/// What a link begins with behind the `#` of the address, and the name by which a device gives it.
pub const LINK: &str = "g";
/// The parameter of the address that names the study.
pub const STUDY: &str = "study";
/// The name of the study that is due of somebody's own turns, or else a puzzle.
pub(crate) const MINE: &str = "mine";
/// The parameter of the address that says on which day this is the day's puzzle, and the name under which that is noted.
pub const DAY: &str = "day";

/// What the page's address asks for. On the page of a game that is a position or a record, or nothing.
#[derive(Default, Debug)]
pub struct Address {
    wanted: Wanted,
    /// The record or the position that is to be on the table.
    text: Option<String>,
    mode: Mode,
    /// Whether it is a link.
    is_linked: bool,
    /// The saved game that is to be on the table.
    named: Option<GameUid>,
}

impl Address {
    /// Reads the page's address, which may also name a saved game: that comes first on the page of a game.
    pub fn read(place: Place, named: Option<GameUid>, info: Option<&GameInfo>, device: &dyn Device) -> Address {
        let nothing = Address { named, ..Address::default() };
        let Some(info) = info else { return nothing };
        let parameter = |name: &str| device.parameter(name);
        let record = parameter(RECORD);
        // A link is no text that somebody reads while they wait.
        let link = parameter(LINK).map(|_| String::new());
        let text = link.clone().or_else(|| record.clone()).or_else(|| parameter(POSITION));
        if !place.is_embedded && (named.is_some() || text.is_none()) {
            return nothing;
        }
        let mut wanted = Wanted::read(info, parameter);
        wanted.is_odd |= place.is_embedded && !embed::unknown_names(&device.query()).is_empty();
        let mode = wanted.mode(record.is_some() || link.is_some());
        Address { wanted, text, mode, is_linked: link.is_some(), named }
    }

    /// What it wants of the table.
    pub fn wanted(&self) -> &Wanted {
        &self.wanted
    }

    /// What is done at the table.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether it is a link.
    pub(crate) fn is_linked(&self) -> bool {
        self.is_linked
    }

    /// The saved game that it names.
    pub fn named(&self) -> Option<GameUid> {
        self.named
    }

    /// The text from which the late part of the program puts something on the table; an empty one where it is needed
    /// without any. `None` for a new game.
    pub fn awaited(&self) -> Option<String> {
        let is_late = matches!(self.mode, Mode::Replay | Mode::Study);
        self.text.clone().or(is_late.then(String::new))
    }
}

impl Page {
    /// What the page's address says and nobody understands: values, then names. For the late part, which says so.
    pub fn unknown_in_address(&self) -> Vec<String> {
        if !self.address.wanted.is_odd {
            return Vec::new();
        }
        let mut unknown = Wanted::unknown(self.table.info(), |name| self.device.parameter(name));
        // The address of a page of the site is none that somebody has written for this.
        if self.place.is_embedded {
            unknown.extend(embed::unknown_names(&self.device.query()));
        }
        unknown
    }
}

//! When the late part is fetched, and what goes on once it is here.

use crate::Page;
use crate::effect::Effect;
use crate::late_rules::{Late, LateRules, Unreachable};

impl Page {
    /// Fetches the late part, unless it is here or on its way.
    pub(crate) fn want_late(&mut self) {
        if matches!(self.late, Late::Unfetched | Late::Unreachable) {
            self.fetch_late();
        }
    }

    pub(crate) fn fetch_late(&mut self) {
        self.late = Late::Fetching;
        self.emit(Effect::FetchLate);
    }

    /// The late part is here, or not.
    pub(crate) fn take_late(&mut self, fetched: Result<&'static dyn LateRules, Unreachable>) {
        // Its words have come with it. Without them it says what they are about.
        self.emit(Effect::FollowLanguage);
        self.late = fetched.map_or(Late::Unreachable, Late::Here);
        if let Late::Here(part) = self.late {
            self.games = part.games();
            self.go_on_with_unread();
            self.obey_host();
        }
    }

    /// Lets the late part do something, if it is here.
    pub(crate) fn with_late(&mut self, act: impl FnOnce(&dyn LateRules, &mut Page)) {
        if let Late::Here(part) = self.late {
            act(part, self);
        }
    }
}

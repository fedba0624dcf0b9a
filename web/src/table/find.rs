//! What players have to find themselves: nothing hints at it before they have pointed it out.

use play::select;
use rules::view::Site;

use super::{Notice, TableState, Task};

impl TableState {
    /// Whether the player has to find what can be done on the board.
    pub(crate) fn is_searching(&self) -> bool {
        self.table.guesses() > 0
    }

    /// A touch of the board meanwhile: only all touches together mean anything. A second touch deselects.
    pub(super) fn point_out(&mut self, site: Site) -> Vec<Task> {
        if self.tried.contains(&site) {
            self.tried.clear();
            return Vec::new();
        }
        self.tried.push(site);
        if self.tried.len() < self.table.guesses() {
            return Vec::new();
        }
        let tried = std::mem::take(&mut self.tried);
        if let Some(found) = select(&self.hidden, &tried).done {
            let step = found.step;
            return self.play(&[step]);
        }
        self.notice = Some(Notice::Refused { at: site, why: self.table.refusal(&tried) });
        Vec::new()
    }
}

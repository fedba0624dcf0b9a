//! What players have to find themselves: nothing hints at it before they have pointed it out.

use play::select;
use rules::view::Site;

use crate::{Notice, TableState, Task};

impl TableState {
    /// Whether the player has to find what can be done on the board.
    pub fn is_searching(&self) -> bool {
        self.game.table.guesses() > 0
    }

    /// A touch of the board meanwhile: only all touches together mean anything. A second touch deselects.
    pub(crate) fn point_out(&mut self, site: Site) -> Vec<Task> {
        if self.input.tried.contains(&site) {
            self.input.tried.clear();
            return Vec::new();
        }
        self.input.tried.push(site);
        if self.input.tried.len() < self.game.table.guesses() {
            return Vec::new();
        }
        let tried = std::mem::take(&mut self.input.tried);
        if let Some(found) = select(&self.game.hidden, &tried).done {
            let step = found.step;
            return self.play(&[step]);
        }
        self.notice = Some(Notice::Refused { at: site, why: self.named(self.game.table.refusal(&tried)) });
        Vec::new()
    }
}

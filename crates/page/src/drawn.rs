//! What follows a draw: what waited for the picture to be there.

use table::Access;

use crate::effect::Effect;
use crate::late_rules::Late;
use crate::{Focus, Page};

impl Page {
    /// The page has been drawn.
    pub(crate) fn end_draw(&mut self) {
        if self.wants_late() && matches!(self.late, Late::Unfetched) {
            self.fetch_late();
        }
        let game = self.table.info().id;
        if !self.place.is_embedded && self.place.game != game {
            self.place.game = game;
            self.emit(Effect::MoveTo(game));
        }
        if self.dialogs.is_any_open() {
            self.emit(Effect::ShowDialog);
        }
        self.with_late(|late, page| late.draw_shapes(page));
        self.tell_host();
        if let Some(focus) = self.focus.take() {
            self.emit(Effect::Focus(focus));
        }
        if self.is_to_type && matches!(self.late, Late::Here(_)) {
            self.is_to_type = false;
            self.emit(Effect::Focus(Focus::MoveField));
        }
        // The board is there, with the game on it.
        if self.table.access() != Access::Asking && self.saving.note_shown() {
            self.emit(Effect::NoteOpened);
        }
    }

    /// The focus goes there with the next draw.
    pub(crate) fn focus_on(&mut self, focus: Focus) {
        if self.focus != Some(Focus::NewGame) {
            self.focus = Some(focus);
        }
    }
}

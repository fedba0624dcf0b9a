//! What the buttons and keys of a table do.

use yew::prelude::*;

use super::{Sheet, TableView};
use crate::components::actions::Tool;
use crate::services::shortcuts::Shortcut;
use table::{Action, Look};

impl TableView {
    pub(super) fn press(&mut self, tool: Tool, ctx: &Context<Self>) {
        match tool {
            Tool::Table(action) => self.perform(action),
            Tool::Settings => self.open(Sheet::Settings, ctx),
            Tool::Seats => self.open(Sheet::Seats, ctx),
            Tool::Resign => self.open(Sheet::Resign, ctx),
            Tool::NewGame => self.open(Sheet::NewGame(self.setup.clone()), ctx),
            Tool::Games => self.open(Sheet::Games, ctx),
            Tool::Share => self.open(Sheet::Share, ctx),
        }
    }

    pub(super) fn press_key(&mut self, shortcut: Shortcut, ctx: &Context<Self>) {
        match shortcut {
            Shortcut::First => self.perform(Action::Look(Look::First)),
            Shortcut::Previous => self.perform(Action::Look(Look::Previous)),
            Shortcut::Next => self.perform(Action::Look(Look::Next)),
            Shortcut::Last => self.perform(Action::Look(Look::Last)),
            Shortcut::Undo => self.perform(Action::Undo),
            Shortcut::Redo => self.perform(Action::Redo),
            Shortcut::Flip => self.perform(Action::Flip),
            Shortcut::NewGame => self.press(Tool::NewGame, ctx),
            Shortcut::Keys => self.open(Sheet::Keys, ctx),
            Shortcut::Type => {
                self.is_to_type = true;
                self.want_late(ctx);
            }
        }
    }
}

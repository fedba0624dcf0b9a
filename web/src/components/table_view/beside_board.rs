//! What is told beside the board, and when: nothing before the board has shown it.

use yew::prelude::*;

use super::TableView;
use super::callbacks::Callbacks;
use super::study_views::Aside;
use crate::components::beside_board::game_header::GameHeader;
use crate::components::beside_board::message_bar::Bar;
use crate::components::beside_board::moves::{LineViews, Moves};
use crate::components::beside_board::plates::Plates;
use crate::words::{self, Ended, LanguageId, language};

/// What is told beside the board: whose turn it is, what happened, the moves.
#[derive(Clone)]
pub(super) struct BesideBoard {
    language: LanguageId,
    pub(super) header: Html,
    pub(super) plates: Plates,
    pub(super) bar: Html,
    pub(super) moves: Html,
}

impl TableView {
    /// What is told beside the board: nothing before the board has shown it.
    pub(super) fn beside_board(&self) -> BesideBoard {
        let mut told = self.told.borrow_mut();
        match &*told {
            Some(told) if !self.page.is_told_at_once() && told.language == language() => told.clone(),
            _ => told.insert(self.tell()).clone(),
        }
    }

    /// How the game ended, once the late part is here.
    pub(super) fn ended(&self) -> Option<Ended> {
        self.late?.views().ended(self.page.table())
    }

    fn tell(&self) -> BesideBoard {
        let state = self.page.table();
        let Callbacks { action, tool, answer, .. } = self.callbacks.clone();
        let ended = self.ended();
        let (text, rule) = self.said(ended.as_ref());
        let mut turns = state.turns();
        let mut lines = LineViews::default();
        let mut aside = None;
        if let Some(part) = self.late {
            let views = part.views();
            if self.page.has_more_lines() {
                lines = views.lines(state, &self.callbacks.rare);
            }
            turns = views.annotated(self);
            lines.foot = views.below(self);
            aside = views.aside(self);
        }
        let Aside { header, text: said, replies, more, onward } = aside.unwrap_or_default();
        let header = header.unwrap_or_else(|| GameHeader::of(state, ended.as_ref()).view());
        // A study is nobody's game.
        let plates = match (self.page.study(), self.late) {
            (Some(_), _) => Plates::default(),
            (None, Some(part)) => Plates::of(state, |of| part.views().on_plate(state, of)),
            (None, None) => Plates::of(state, |_| Html::default()),
        };
        let text = said.unwrap_or(text);
        let mut replies = replies.unwrap_or_else(|| self.replies(self.page.answers()));
        replies.extend(more);
        let bar = Bar {
            narration: words::seen::narration(state, ended.as_ref()),
            text,
            rule,
            rules: self.way_to_rules(),
            warning: self.warning(),
            replies,
            on_answer: answer,
        };
        let moves = html! {
            <Moves
                {turns}
                ply={state.viewed_ply()}
                n_entries={state.record().entries.len()}
                {lines}
                can_replay={state.can_replay()}
                language={language()}
                on_action={action}
                on_tool={tool}
            />
        };
        BesideBoard { language: language(), header, plates, bar: html! { <>{ bar.view() }{ onward }</> }, moves }
    }
}

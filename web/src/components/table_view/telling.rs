//! What is told beside the board, and when: nothing before the board has shown it.

use yew::prelude::*;

use super::late::Late;
use super::{Callbacks, TableView};
use crate::components::game_header::GameHeader;
use crate::components::message_bar::Bar;
use crate::components::moves::{LineViews, Moves};
use crate::words::{self, Ended, LanguageId, language};

/// What is told beside the board: whose turn it is, what happened, the moves.
#[derive(Clone)]
pub(super) struct BesideBoard {
    pub(super) language: LanguageId,
    pub(super) header: Html,
    pub(super) bar: Html,
    pub(super) moves: Html,
}

impl TableView {
    /// Whether what is beside the board follows at once, and does not wait until the board shows it: while nothing moves,
    /// and where somebody has touched something meanwhile.
    pub(super) fn is_told_at_once(&self) -> bool {
        let is_asked = self.state.notice().is_some()
            || self.state.is_choosing()
            || self.state.is_confirming()
            || self.state.looks_back();
        self.state.is_settled() || is_asked || self.state.has_selected()
    }

    /// What is told beside the board: nothing before the board has shown it.
    pub(super) fn told(&self) -> BesideBoard {
        let mut told = self.told.borrow_mut();
        match &*told {
            Some(told) if !self.is_told_at_once() && told.language == language() => told.clone(),
            _ => told.insert(self.tell()).clone(),
        }
    }

    /// How the game ended, once the late part is here.
    pub(super) fn ended(&self) -> Option<Ended> {
        match self.late {
            Late::Here(part) => (part.ended)(&self.state, part.games.matches),
            Late::Unfetched | Late::Fetching | Late::Unreachable => None,
        }
    }

    /// Whether the end of the game is told, or will not be.
    pub(super) fn is_end_told(&self) -> bool {
        self.state.outcome().is_none() || !matches!(self.late, Late::Unfetched | Late::Fetching)
    }

    fn tell(&self) -> BesideBoard {
        let state = &self.state;
        let Callbacks { action, tool, answer, .. } = self.callbacks.clone();
        let ended = self.ended();
        let (text, rule) = self.said(ended.as_ref());
        let mut turns = state.turns();
        let mut lines = match self.late {
            Late::Here(part) if self.has_more_lines() => {
                (part.draw_lines)(state, part.games.lines, &self.callbacks.rare)
            }
            _ => LineViews::default(),
        };
        if let Late::Here(part) = self.late {
            turns = (part.annotated)(state);
            lines.foot = (part.draw_below)(self);
        }
        let study = match self.late {
            Late::Here(part) => (part.beside_study)(self),
            Late::Unfetched | Late::Fetching | Late::Unreachable => None,
        };
        let (header, text, replies, onward) = match study {
            Some(study) => (study.header, study.text.unwrap_or(text), study.replies, study.onward),
            None => {
                let header = GameHeader::of(state, ended.as_ref()).view();
                (header, text, self.replies(ended.as_ref()), Html::default())
            }
        };
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
        BesideBoard { language: language(), header, bar: html! { <>{ bar.view() }{ onward }</> }, moves }
    }
}

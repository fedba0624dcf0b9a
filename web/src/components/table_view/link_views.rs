//! What stands beside the board of a game by links. All of it is a part of the late part.

use page::Answer;
use rules::Message;
use table::{Access, LinkNews};

use super::TableView;
use super::study_views::Aside;
use crate::components::beside_board::message_bar::Reply;
use crate::services::document;
use crate::words::texts::messages as texts;
use crate::words::{late_messages, saved as words, translate};

/// What stands beside the board where a link is to be sent, or is waited for.
pub(super) fn beside(table: &TableView) -> Option<Aside> {
    let state = table.page.table();
    if state.access() != Access::Editing || state.looks_back() || state.notice().is_some() {
        return None;
    }
    let (text, words) = if state.is_to_send() {
        ready(table)
    } else if state.waits_for_link() {
        (late_messages::link_waiting(), late_messages::send_link_again())
    } else {
        return None;
    };
    let more = Reply { words: translate(&words), picture: None, does: Answer::Link };
    let mut text = translate(&text);
    // Who sits down learns first what the others have agreed on.
    if agreed(table).is_some() && state.record().entries.is_empty() {
        text = format!("{text} ({})", translate(&late_messages::throws_at_once()));
    }
    Some(Aside { text: Some(text), more: Some(more), ..Aside::default() })
}

/// What is said where a link is to be sent, and what the button for that is called.
fn ready(table: &TableView) -> (Message, Message) {
    let (state, heading) = (table.page.table(), late_messages::send_link_heading());
    let is_first = state.record().entries.is_empty();
    if state.outcome().is_some() {
        (late_messages::link_ready_over(), heading)
    } else if is_first && table.page.is_linked() && table.page.lots().is_some() {
        (late_messages::link_ready_seat(), heading)
    } else if is_first {
        (late_messages::link_ready_first(), late_messages::send_link_first())
    } else if state.turn().is_some_and(|seat| state.is_human(seat)) {
        // Somebody here waits to throw.
        (late_messages::link_ready_throw(), heading)
    } else if state.n_shared() == Some(state.record().entries.len()) {
        // Nothing was played here since the last link: only a secret is added.
        (late_messages::link_ready_lot(), heading)
    } else {
        (late_messages::link_ready(), late_messages::send_link())
    }
}

/// What was agreed on the throws of the game.
pub(super) fn agreed(table: &TableView) -> Option<Message> {
    table.page.lots().filter(|lots| lots.reuses).map(|_| late_messages::throws_agreed())
}

/// Says in the title of the tab who is waited for.
pub(super) fn name_tab(table: &TableView) {
    let state = table.page.table();
    let is_open = state.record().is_by_link() && !state.is_viewed() && state.outcome().is_none();
    let note =
        is_open.then(|| if state.waits_for_link() { words::waiting_for_them() } else { words::waiting_for_you() });
    document::name_tab(note.as_ref().map(translate).as_deref());
}

/// What a link said that is not to be seen on the board.
pub(super) fn news(news: LinkNews) -> Option<Message> {
    match news {
        LinkNews::Entries(_) => None,
        LinkNews::Known => Some(late_messages::link_known()),
        LinkNews::Fork(_) => Some(late_messages::link_fork()),
        LinkNews::Foreign => Some(texts::link_other_game()),
        LinkNews::Bent => Some(texts::link_lots()),
    }
}

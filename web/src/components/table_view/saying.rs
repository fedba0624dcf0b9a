//! What the message bar says, and the answers that it offers.

use super::TableView;
use crate::art;
use crate::board::BoardEvent;
use crate::components::message_bar::{Answer, Reply};
use crate::table::{Access, Action};
use crate::words::{self, tell, told, ui};

impl TableView {
    /// What the message bar says, and the rule behind it.
    pub(super) fn said(&self) -> (String, Option<String>) {
        if let Some(notice) = self.state.notice() {
            let ui::Said { text, rule } = ui::notice(self.state.info(), notice);
            return (words::all_told(&text), rule.map(|rule| told(&rule)));
        }
        if let Some(say) = self.state.doubted().and_then(|choice| choice.gesture.choice) {
            let ui::Said { text, rule } = ui::doubt(self.state.info(), &say);
            return (words::all_told(&text), rule.map(|rule| told(&rule)));
        }
        if self.state.is_choosing() {
            return (tell!("choose"), None);
        }
        if self.state.asks_for_throw() {
            return (tell!("dice-said"), None);
        }
        if self.state.trouble().is_some() {
            return (tell!("computer-fails"), None);
        }
        if let Some(question) = self.state.question() {
            return (told(&ui::answers(self.state.info(), self.state.record(), question)), None);
        }
        if let Some(outcome) = self.state.outcome() {
            let standings = self.state.match_after().map(|run| told(&words::standings(self.state.info(), &run)));
            return ([outcome].into_iter().chain(standings).collect::<Vec<String>>().join(" "), None);
        }
        let is_new = self.state.record().entries.is_empty() && !self.state.has_story();
        let to_begin = || match () {
            () if self.state.awaits_throw() => tell!("to-begin-dice"),
            () if self.state.is_searching() => tell!("to-begin-search"),
            () if self.state.asks_for_squares() => tell!("to-begin-square"),
            () => tell!("to-begin"),
        };
        (if is_new || self.state.is_searching() { to_begin() } else { String::new() }, None)
    }

    /// The buttons in the message bar.
    pub(super) fn replies(&self) -> Vec<Reply> {
        let state = &self.state;
        let reply = |words: String, does: Answer| Reply { words, picture: None, does };
        if state.looks_back() {
            let mut replies = vec![reply(tell!("back-to-game"), Answer::Table(Action::ReturnToLive))];
            if state.access() == Access::Editing {
                replies.push(reply(tell!("rewind"), Answer::Table(Action::Rewind(state.viewed_ply()))));
            }
            return replies;
        }
        if state.access() == Access::Watching {
            return vec![reply(tell!("take-over"), Answer::TakeOver)];
        }
        if state.question().is_some() {
            return vec![
                reply(tell!("accept"), Answer::Table(Action::Answer(true))),
                reply(tell!("decline"), Answer::Table(Action::Answer(false))),
            ];
        }
        if state.trouble().is_some() {
            return vec![reply(tell!("try-again"), Answer::Table(Action::AskAgain))];
        }
        if state.capabilities().rematch {
            let again = match state.match_after() {
                Some(run) if run.outcome().is_none() => reply(tell!("next-game"), Answer::NextGame),
                _ => reply(tell!("rematch"), Answer::Rematch),
            };
            return vec![again, reply(tell!("another"), Answer::NewGame)];
        }
        if state.awaits_throw() {
            return vec![reply(tell!("throw"), Answer::Table(Action::Throw))];
        }
        if let Some(choice) = state.doubted() {
            return vec![
                reply(tell!("all-the-same"), Answer::Table(Action::Choose(choice.step))),
                reply(tell!("never-mind"), Answer::Table(Action::Board(BoardEvent::Cancel))),
            ];
        }
        let asked = state.asked().into_iter().map(|choice| {
            let words = choice
                .gesture
                .choice
                .as_ref()
                .map_or_else(|| state.step_text(choice.step), |say| told(&words::say(state.info(), say)));
            let stands = state.brings(&choice);
            let picture = art::of(state.info().id).filter(|_| !stands.is_empty()).map(|art| art.stack(&stands));
            Reply { words, picture, does: Answer::Table(Action::Choose(choice.step)) }
        });
        asked.collect()
    }
}

//! What the message bar says, and the answers that it offers.

use super::TableView;
use super::late::Late;
use super::saving::Trouble;
use crate::components::message_bar::{Answer, Reply};
use crate::program;
use crate::services::page;
use crate::words::{self, Ended, late_messages, messages, translate, ui};
use rules::{Message, RulingId};
use table::board::BoardEvent;
use table::{Access, Action, Notice, RareAction};

impl TableView {
    /// What somebody must know who plays here: why another game is on the table, what was made of the position that was
    /// asked for, or that nothing is saved.
    pub(super) fn warning(&self) -> Option<String> {
        let unsaved = || self.saving.error.as_ref().map(|error| translate(&ui::keep_error(error)));
        let unreachable = || self.waiting.is_unreachable.then(|| translate(&messages::sheet_unreachable_why()));
        self.explanation().or_else(|| self.remarks()).or_else(unreachable).or_else(unsaved)
    }

    /// What was made of the address and of the text that the game comes from, until somebody has played.
    fn remarks(&self) -> Option<String> {
        match self.late {
            Late::Here(part) if self.state.record().entries.len() == self.saving.laid_at => {
                Some((part.remarks)(self).join(" ")).filter(|said| !said.is_empty())
            }
            _ => None,
        }
    }

    /// Why the requested game is not on the table.
    pub(super) fn explanation(&self) -> Option<String> {
        let trouble = match (&self.trouble, &self.awaited) {
            (None, None) => return None,
            (Some(Trouble::Fatal), _) => return Some(translate(&messages::fatal())),
            (trouble, _) => trouble.as_ref(),
        };
        match (self.late, trouble) {
            (Late::Here(part), Some(trouble)) => Some((part.explain)(trouble, self.state.info())),
            (Late::Unreachable, _) => Some(translate(&messages::sheet_unreachable_why())),
            _ => Some(translate(&messages::sheet_fetching())),
        }
    }

    /// What the rules say now, for who opens them beside the table: the id of a ruling, and the key of a message, which
    /// leads to a chapter.
    pub(super) fn about_rules(&self) -> Option<String> {
        let message = self.state.rule_at_hand()?;
        let ruling = message.ruling.map(|RulingId(id)| [&id.to_ascii_lowercase(), " "].concat());
        Some([ruling.as_deref().unwrap_or_default(), &message.key].concat())
    }

    /// The way to the rules, where somebody may need it: before the first move, and after a touch that they refuse.
    pub(super) fn way_to_rules(&self) -> Option<(String, String)> {
        let address = || page::how_to_play(self.state.info().id);
        match self.state.notice() {
            Some(Notice::Refused { .. }) => Some((translate(&messages::read_rule()), address())),
            None if self.is_to_begin() => Some((translate(&messages::three_things()), address() + "#three")),
            _ => None,
        }
    }

    /// Whether somebody here is to play the first move, and nothing else is asked.
    fn is_to_begin(&self) -> bool {
        let state = &self.state;
        state.record().entries.is_empty()
            && self.study.is_none()
            && state.access() == Access::Editing
            && !(state.is_confirming() || state.is_choosing() || state.has_selected())
    }

    /// What the message bar says, and the rule behind it.
    pub(super) fn said(&self, ended: Option<&Ended>) -> (String, Option<String>) {
        if let Some(notice) = self.state.notice() {
            let ui::Said { text, rule } = match (notice, self.late) {
                (Notice::Inspecting(site), Late::Here(part)) => (part.inspect)(&self.state, *site, part.games.insight),
                (Notice::AsksToPlayOn(_), Late::Here(_)) => late_messages::asks_to_play_on().into(),
                (Notice::Inspecting(_), Late::Unreachable) => messages::sheet_unreachable_why().into(),
                (Notice::Inspecting(_), _) => messages::sheet_fetching().into(),
                _ => ui::notice(&self.state, notice),
            };
            return (words::translate_all(&text), rule.map(|rule| translate(&rule)));
        }
        if let Some(say) = self.state.doubted().and_then(|choice| choice.gesture.choice) {
            let ui::Said { text, rule } = ui::doubt(&self.state, &say);
            return (words::translate_all(&text), rule.map(|rule| translate(&rule)));
        }
        if self.state.access() == Access::Watching {
            return (translate(&messages::watches()), None);
        }
        if self.state.is_choosing() {
            return (translate(&messages::choose()), None);
        }
        if self.state.is_confirming() {
            return (translate(&messages::confirms()), None);
        }
        if self.state.asks_for_throw() {
            return (translate(&messages::dice_said()), None);
        }
        if self.state.trouble().is_some() {
            return (translate(&messages::computer_fails()), None);
        }
        if let Some(question) = self.state.question() {
            return (translate(&ui::answers(&self.state, question)), None);
        }
        // The header has the result.
        if let Some(Ended { below, standings, rule, .. }) = ended {
            let told = [Some(below.as_str()), standings.as_deref()].into_iter().flatten().collect::<Vec<&str>>();
            return (told.join(" "), rule.clone());
        }
        if self.state.outcome().is_some() {
            let is_lost = matches!(self.late, Late::Unreachable);
            return (translate(&if is_lost { messages::sheet_unreachable_why() } else { messages::over() }), None);
        }
        let pointer = if page::has_mouse() { "mouse" } else { "finger" };
        let has_story = self.state.told().is_some();
        (if has_story && !self.state.is_searching() { String::new() } else { ui::to_begin(&self.state, pointer) }, None)
    }

    /// The buttons in the message bar.
    pub(super) fn replies(&self, ended: Option<&Ended>) -> Vec<Reply> {
        let state = &self.state;
        let reply = |words: String, does: Answer| Reply { words, picture: None, does };
        // Shows one turn after the other, or no longer.
        let play_through = || {
            let words = if state.is_playing_through() { messages::pause() } else { late_messages::play_moves() };
            let has_moves = !state.record().entries.is_empty() && self.study.is_none();
            let is_there = has_moves && matches!(self.late, Late::Here(_));
            is_there.then(|| reply(translate(&words), Answer::Table(Action::PlayThrough(!state.is_playing_through()))))
        };
        if state.is_viewed() {
            return play_through().into_iter().collect();
        }
        if state.looks_back() {
            let mut replies = vec![reply(translate(&messages::back_to_game()), Answer::Table(Action::ReturnToLive))];
            if state.access() == Access::Editing {
                replies.push(reply(translate(&messages::rewind()), Answer::Table(Action::Rewind(state.viewed_ply()))));
            }
            // While a game goes on there is no room for it in the narrowest windows.
            if state.outcome().is_some() {
                replies.extend(play_through());
            }
            return replies;
        }
        if state.access() == Access::Watching {
            return vec![reply(translate(&messages::take_over()), Answer::TakeOver)];
        }
        if let Some(take_back) = state.take_back_action() {
            return vec![reply(translate(&messages::take_back_edit()), Answer::Rare(RareAction::Lines(take_back)))];
        }
        if let Some(offer) = state.asked_offer() {
            return vec![
                reply(translate(&messages::offer()), Answer::Table(Action::Offer(offer))),
                reply(translate(&messages::never_mind()), Answer::Table(Action::Board(BoardEvent::Cancel))),
            ];
        }
        if state.question().is_some() {
            return vec![
                reply(translate(&messages::accept()), Answer::Table(Action::Answer(true))),
                reply(translate(&messages::decline()), Answer::Table(Action::Answer(false))),
            ];
        }
        if state.trouble().is_some() {
            // Where the host forbids it, no attempt can help, and the page says so.
            let again = || reply(translate(&messages::try_again()), Answer::Table(Action::AskAgain));
            return (!page::is_forbidden()).then(again).into_iter().collect();
        }
        if state.capabilities().rematch {
            let again = match ended {
                Some(Ended { next: Some(_), .. }) => reply(translate(&messages::next_game()), Answer::NextGame),
                _ => reply(translate(&messages::rematch()), Answer::Rematch),
            };
            // A new game of another kind is among the buttons below, and on the card of the end.
            return vec![again];
        }
        if state.is_watched() {
            let pause = |words: Message, does: Action| reply(translate(&words), Answer::Table(does));
            return if state.is_paused() {
                vec![pause(messages::go_on(), Action::Pause(false)), pause(messages::one_turn(), Action::PlayOne)]
            } else {
                vec![pause(messages::pause(), Action::Pause(true))]
            };
        }
        if state.is_confirming() {
            return vec![
                reply(translate(&messages::play_it()), Answer::Table(Action::Confirm)),
                reply(translate(&messages::never_mind()), Answer::Table(Action::Board(BoardEvent::Cancel))),
            ];
        }
        if state.awaits_throw() {
            return vec![reply(translate(&messages::throw()), Answer::Table(Action::Throw))];
        }
        if let Some(choice) = state.doubted() {
            return vec![
                reply(translate(&messages::all_the_same()), Answer::Table(Action::Choose(choice.step))),
                reply(translate(&messages::never_mind()), Answer::Table(Action::Board(BoardEvent::Cancel))),
            ];
        }
        if let Some(Notice::Refused { why, .. }) = state.notice()
            && ui::has_other_reading(state.info(), why)
        {
            return vec![reply(translate(&messages::other_rule()), Answer::Options)];
        }
        let asked = state.asked().into_iter().map(|choice| {
            let words = choice
                .gesture
                .choice
                .as_ref()
                .map_or_else(|| state.step_text(choice.step), |say| translate(&words::say(state.info(), say)));
            let stands = state.brings(&choice);
            let picture = program::art(state.info().id).filter(|_| !stands.is_empty()).map(|art| art.stack(&stands));
            Reply { words, picture, does: Answer::Table(Action::Choose(choice.step)) }
        });
        asked.collect()
    }
}

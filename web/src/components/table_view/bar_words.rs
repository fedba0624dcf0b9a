//! What the message bar says, and the answers that it offers, in words.

use page::{Answer, Said, Warning, WayToRules};
use rules::RulingId;
use table::{Action, Notice, TableState};

use super::TableView;
use crate::components::beside_board::message_bar::Reply;
use crate::program;
use crate::services::page as of_page;
use crate::words::{self, Ended, late_messages, messages, translate, ui};

/// What the rules say now, for who opens them beside the table: the id of a ruling, and the key of a message, which leads
/// to a chapter.
pub(super) fn about_rules(table: &TableState) -> Option<String> {
    let message = table.rule_at_hand()?;
    let ruling = message.ruling.map(|RulingId(id)| [&id.to_ascii_lowercase(), " "].concat());
    Some([ruling.as_deref().unwrap_or_default(), &message.key].concat())
}

impl TableView {
    /// What somebody must know who plays here: why another game is on the table, what was made of the position that was
    /// asked for, or that nothing is saved.
    pub(super) fn warning(&self) -> Option<String> {
        let warning = || self.page.warning().map(|warning| self.warned(warning));
        self.explanation().or_else(|| self.remarks()).or_else(warning)
    }

    /// What was made of the address and of the text that the game comes from, until somebody has played.
    fn remarks(&self) -> Option<String> {
        let part = self.late.filter(|_| self.page.is_unchanged())?;
        Some(part.views().remarks(self).join(" ")).filter(|said| !said.is_empty())
    }

    /// Why the requested game is not on the table.
    pub(super) fn explanation(&self) -> Option<String> {
        self.page.explanation().map(|warning| self.warned(warning))
    }

    fn warned(&self, warning: Warning<'_>) -> String {
        let message = match (warning, self.late) {
            (Warning::Trouble(trouble), Some(part)) => return part.views().explain(trouble, self.page.table()),
            // The one trouble that is told before that.
            (Warning::Trouble(_), None) => messages::fatal(),
            (Warning::Fetching, _) if self.page.is_linked() => messages::opening_game(),
            (Warning::Fetching, _) => messages::sheet_fetching(),
            (Warning::Unreachable, _) => messages::sheet_unreachable_why(),
            (Warning::Unsaved(error), _) => ui::keep_error(error),
        };
        translate(&message)
    }

    /// The way to the rules: what it says, and where it leads.
    pub(super) fn way_to_rules(&self) -> Option<(String, String)> {
        let address = of_page::how_to_play(self.page.table().info().id);
        Some(match self.page.way_to_rules()? {
            WayToRules::Rule => (translate(&messages::read_rule()), address),
            WayToRules::ThreeThings => (translate(&messages::three_things()), address + "#three"),
        })
    }

    /// What the message bar says, and the rule behind it.
    pub(super) fn said(&self, ended: Option<&Ended>) -> (String, Option<String>) {
        let table = self.page.table();
        let message = match self.page.said() {
            Said::Notice(notice) => return in_words(self.notice(notice)),
            Said::Doubt(doubt) => return in_words(ui::doubt(table, &doubt)),
            Said::Watching => messages::watches(),
            Said::Choose => messages::choose(),
            Said::Confirm => messages::confirms(),
            Said::TellDice => messages::dice_said(),
            Said::ComputerFailed => messages::computer_fails(),
            Said::Question(question) => ui::answers(table, question),
            Said::Ended => {
                // The header has the result.
                let Some(Ended { below, standings, rule, .. }) = ended else { return Default::default() };
                let told = [Some(below.as_str()), standings.as_deref()].into_iter().flatten();
                return (told.collect::<Vec<&str>>().join(" "), rule.clone());
            }
            Said::Over { is_unreachable: true } => messages::sheet_unreachable_why(),
            Said::Over { is_unreachable: false } => messages::over(),
            Said::Story { is_to_begin: false } => return Default::default(),
            Said::Story { is_to_begin: true } => {
                let pointer = if of_page::has_mouse() { "mouse" } else { "finger" };
                return (ui::to_begin(table, pointer), None);
            }
        };
        (translate(&message), None)
    }

    fn notice(&self, notice: &Notice) -> ui::Said {
        let table = self.page.table();
        match (notice, self.late, self.page.late()) {
            (Notice::Inspecting(site), Some(part), _) => part.views().inspect(table, *site),
            (Notice::AsksToPlayOn(_), Some(_), _) => late_messages::asks_to_play_on().into(),
            (Notice::Inspecting(_), None, page::Late::Unreachable) => messages::sheet_unreachable_why().into(),
            (Notice::Inspecting(_), None, _) => messages::sheet_fetching().into(),
            _ => ui::notice(table, notice),
        }
    }

    /// The buttons in the message bar.
    pub(super) fn replies(&self, answers: Vec<Answer>) -> Vec<Reply> {
        answers.into_iter().map(|answer| self.reply(answer)).collect()
    }

    /// A button in the message bar. What it says follows from what it does.
    pub(super) fn reply(&self, does: Answer) -> Reply {
        let table = self.page.table();
        let message = match &does {
            Answer::Table(Action::Choose(_)) if table.doubted().is_some() => messages::all_the_same(),
            Answer::Table(Action::Choose(step)) => {
                let choice = table.asked().into_iter().find(|choice| choice.step == *step);
                let said = choice.as_ref().and_then(|choice| choice.gesture.choice.as_ref());
                let words = said.map(|say| translate(&words::say(table.info(), say)));
                let words = words.unwrap_or_else(|| table.step_text(*step));
                let stands = choice.map(|choice| table.brings(&choice)).filter(|stands| !stands.is_empty());
                let picture = stands.and_then(|stands| Some(program::art(table.info().id)?.stack(&stands)));
                return Reply { words, picture, does };
            }
            Answer::Table(Action::PlayThrough(true)) => late_messages::play_moves(),
            Answer::Table(Action::PlayThrough(false) | Action::Pause(true)) => messages::pause(),
            Answer::Table(Action::ReturnToLive) => messages::back_to_game(),
            Answer::Table(Action::Rewind(_)) => messages::rewind(),
            Answer::Table(Action::Offer(_)) => messages::offer(),
            Answer::Table(Action::Answer(true)) => messages::accept(),
            Answer::Table(Action::Answer(false)) => messages::decline(),
            Answer::Table(Action::AskAgain) => messages::try_again(),
            Answer::Table(Action::Pause(false)) => messages::go_on(),
            Answer::Table(Action::PlayOne) => messages::one_turn(),
            Answer::Table(Action::Confirm) => messages::play_it(),
            Answer::Table(Action::Throw) => messages::throw(),
            Answer::Table(_) | Answer::Study(_) | Answer::Coach(_) | Answer::NewGame => messages::never_mind(),
            Answer::TakeOver => messages::take_over(),
            Answer::Rare(_) => messages::take_back_edit(),
            Answer::NextGame => messages::next_game(),
            Answer::Rematch => messages::rematch(),
            Answer::Options => messages::other_rule(),
            Answer::Level => ui::level(self.page.level()),
            Answer::Link => late_messages::send_link(),
        };
        Reply { words: translate(&message), picture: None, does }
    }
}

fn in_words(ui::Said { text, rule }: ui::Said) -> (String, Option<String>) {
    (words::translate_all(&text), rule.map(|rule| translate(&rule)))
}

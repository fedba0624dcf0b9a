//! What the message bar says, and the answers that it offers: as data.

use rules::{GameInfo, Message};
use table::board::BoardEvent;
use table::{Access, Action, Notice, Question, RareAction};

use crate::Page;
use crate::act::Answer;
use crate::late_rules::Late;
use crate::phase::{Phase, Trouble};
use crate::saving::SaveError;

/// What the message bar says about the last touch, and what is asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Said<'a> {
    /// What the table says about the last touch.
    Notice(&'a Notice),
    /// A step that is allowed and may not be meant: what would happen.
    Doubt(Message),
    /// Another page plays.
    Watching,
    /// One of several steps is to be chosen.
    Choose,
    /// A move waits to be confirmed.
    Confirm,
    /// Dice that were thrown elsewhere are to be told.
    TellDice,
    /// The computer cannot go on.
    ComputerFailed,
    /// A proposal is to be answered.
    Question(Question),
    /// How the game has ended, and what comes next.
    Ended,
    /// The game is over, and what says more of it is on its way, or cannot be fetched.
    Over {
        /// Whether it cannot be fetched.
        is_unreachable: bool,
    },
    /// What happened at the table, or how somebody begins.
    Story {
        /// Whether nothing has happened yet, or something is searched for.
        is_to_begin: bool,
    },
}

/// What somebody must know who plays here.
#[derive(Clone, PartialEq, Debug)]
pub enum Warning<'a> {
    /// Why another game is on the table.
    Trouble(&'a Trouble),
    /// What will say so is on its way.
    Fetching,
    /// A part of the program cannot be fetched.
    Unreachable,
    /// Nothing is saved.
    Unsaved(&'a SaveError),
}

/// A way to the rules, where somebody may need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayToRules {
    /// To the rule that refuses the last touch.
    Rule,
    /// To the three things that one must know before the first move.
    ThreeThings,
}

impl Page {
    /// Why the game that was wanted is not on the table, or that this is being read.
    pub fn explanation(&self) -> Option<Warning<'_>> {
        let trouble = match &self.phase {
            Phase::Opening | Phase::Playing | Phase::Elsewhere => return None,
            Phase::Refused(Trouble::Fatal) => return Some(Warning::Trouble(&Trouble::Fatal)),
            phase => phase.trouble(),
        };
        Some(match (&self.late, trouble) {
            (Late::Here(_), Some(trouble)) => Warning::Trouble(trouble),
            _ if self.is_unreachable() => Warning::Unreachable,
            _ => Warning::Fetching,
        })
    }

    /// Whether the last part of the program that was asked for cannot be fetched.
    pub fn is_unreachable(&self) -> bool {
        matches!(self.late, Late::Unreachable) || self.waiting.is_unreachable()
    }

    /// What somebody must know who plays here: that a part of the program cannot be fetched, or that nothing is saved.
    pub fn warning(&self) -> Option<Warning<'_>> {
        if self.waiting.is_unreachable() {
            return Some(Warning::Unreachable);
        }
        self.saving.error().map(Warning::Unsaved)
    }

    /// Whether nobody has played since the game was put on the table: what was made of its text is said until then.
    pub fn is_unchanged(&self) -> bool {
        self.table.record().entries.len() == self.saving.laid_at()
    }

    /// The way to the rules, where somebody may need it: before the first move, and after a touch that they refuse.
    pub fn way_to_rules(&self) -> Option<WayToRules> {
        match self.table.notice() {
            Some(Notice::Refused { .. }) => Some(WayToRules::Rule),
            None if self.is_to_begin() => Some(WayToRules::ThreeThings),
            _ => None,
        }
    }

    /// Whether somebody here is to play the first move, and nothing else is asked.
    fn is_to_begin(&self) -> bool {
        let table = &self.table;
        table.record().entries.is_empty()
            && self.study.is_none()
            && self.coaching.is_none()
            && table.access() == Access::Editing
            && !(table.is_confirming() || table.is_choosing() || table.has_selected())
    }

    /// Whether the level of the computer can be chosen beside the board: before the first move of somebody who plays
    /// against it.
    fn offers_levels(&self) -> bool {
        self.is_to_begin() && self.table.has_computer()
    }

    /// Whether what is beside the board follows at once, and does not wait until the board shows it: while nothing moves,
    /// and where somebody has touched something meanwhile.
    pub fn is_told_at_once(&self) -> bool {
        let table = &self.table;
        table.is_settled()
            || table.has_selected()
            || table.notice().is_some()
            || table.is_choosing()
            || table.is_confirming()
            || table.looks_back()
    }

    /// What the message bar says.
    ///
    /// A touch that the rules refuse:
    ///
    /// ```
    /// use page::{DisplaySettings, Event, Layer, Page, Place, Said, Start, WayToRules};
    /// use play::{GamesOf, Preferences, StepReader};
    /// use rules::games::Portal;
    /// use rules::view::Site;
    /// use table::board::BoardEvent;
    /// use table::{Action, Notice, Strength};
    ///
    /// # struct Still;
    /// # impl page::Device for Still {
    /// #     fn random(&self) -> u64 { 7 }
    /// #     fn moment(&self) -> f64 { 0.0 }
    /// #     fn parameter(&self, _: &str) -> Option<String> { None }
    /// #     fn readings(&self, _: &str) -> Vec<String> { Vec::new() }
    /// #     fn query(&self) -> String { String::new() }
    /// #     fn is_forbidden(&self) -> bool { false }
    /// # }
    /// # let start = Start {
    /// #     place: Place { is_embedded: false, game: "laska" },
    /// #     named: None,
    /// #     level: None,
    /// #     has_played: false,
    /// #     preferences: Preferences::default(),
    /// #     display: DisplaySettings::default(),
    /// #     strength: Strength::USUAL,
    /// #     games: &GamesOf::<Portal, StepReader>::NEW,
    /// #     has_page: |id| id == "laska",
    /// # };
    /// let mut page = Page::new(start, &Still);
    /// page.apply(Event::Begin);
    /// page.apply(Event::Layer(Layer::Play, Ok(())));
    /// assert_eq!(page.said(), Said::Story { is_to_begin: true });
    ///
    /// let e5 = Site(16);
    /// page.apply(Event::Act(Action::Board(BoardEvent::Tap(e5))));
    /// let Said::Notice(Notice::Refused { why, .. }) = page.said() else { panic!("it is a counter of Black's") };
    /// assert_eq!(why.to_string(), "laska-not-yours at=e5");
    /// assert_eq!(page.way_to_rules(), Some(WayToRules::Rule));
    /// ```
    pub fn said(&self) -> Said<'_> {
        let table = &self.table;
        if let Some(notice) = table.notice() {
            return Said::Notice(notice);
        }
        if let Some(doubt) = table.doubted().and_then(|choice| choice.gesture.choice) {
            return Said::Doubt(doubt);
        }
        if table.access() == Access::Watching {
            return Said::Watching;
        }
        if table.is_choosing() {
            return Said::Choose;
        }
        if table.is_confirming() {
            return Said::Confirm;
        }
        if table.asks_for_throw() {
            return Said::TellDice;
        }
        if table.trouble().is_some() {
            return Said::ComputerFailed;
        }
        if let Some(question) = table.question() {
            return Said::Question(question);
        }
        if self.is_ended() {
            return Said::Ended;
        }
        if table.outcome().is_some() {
            return Said::Over { is_unreachable: matches!(self.late, Late::Unreachable) };
        }
        Said::Story { is_to_begin: table.told().is_none() || table.is_searching() }
    }

    /// What can be answered in the message bar.
    pub fn answers(&self) -> Vec<Answer> {
        let table = &self.table;
        let never_mind = || Answer::Table(Action::Board(BoardEvent::Cancel));
        // Shows one turn after the other, or no longer.
        let play_through = || {
            let has_moves = !table.record().entries.is_empty() && self.study.is_none();
            match self.late {
                Late::Here(_) if has_moves => one(Answer::Table(Action::PlayThrough(!table.is_playing_through()))),
                _ => Vec::new(),
            }
        };
        if table.is_viewed() {
            return play_through();
        }
        if table.looks_back() {
            let mut answers = one(Answer::Table(Action::ReturnToLive));
            if table.access() == Access::Editing && !table.is_line_fixed() {
                answers.push(Answer::Table(Action::Rewind(table.viewed_ply())));
            }
            // While a game goes on there is no room for it in the narrowest windows.
            if table.outcome().is_some() {
                answers.extend(play_through());
            }
            return answers;
        }
        if table.access() == Access::Watching {
            return one(Answer::TakeOver);
        }
        if let Some(take_back) = table.take_back_action() {
            return one(Answer::Rare(RareAction::Lines(take_back)));
        }
        if let Some(offer) = table.asked_offer() {
            return two(Answer::Table(Action::Offer(offer)), never_mind());
        }
        if table.question().is_some() {
            return two(Answer::Table(Action::Answer(true)), Answer::Table(Action::Answer(false)));
        }
        if table.trouble().is_some() {
            // Where the host forbids it, no attempt can help, and the page says so.
            return if self.device.is_forbidden() { Vec::new() } else { one(Answer::Table(Action::AskAgain)) };
        }
        if table.capabilities().rematch {
            // A new game of another kind is among the buttons below, and on the card of the end.
            return one(if self.has_next_game() { Answer::NextGame } else { Answer::Rematch });
        }
        if table.is_watched() {
            return match table.is_paused() {
                true => two(Answer::Table(Action::Pause(false)), Answer::Table(Action::PlayOne)),
                false => one(Answer::Table(Action::Pause(true))),
            };
        }
        if table.is_confirming() {
            return two(Answer::Table(Action::Confirm), never_mind());
        }
        if table.awaits_throw() {
            let throw = Answer::Table(Action::Throw);
            return if self.offers_levels() { two(throw, Answer::Level) } else { one(throw) };
        }
        if let Some(choice) = table.doubted() {
            return two(Answer::Table(Action::Choose(choice.step)), never_mind());
        }
        if let Some(Notice::Refused { why, .. }) = table.notice()
            && has_other_reading(table.info(), why)
        {
            return one(Answer::Options);
        }
        if self.offers_levels() {
            return one(Answer::Level);
        }
        table.asked().into_iter().map(|choice| Answer::Table(Action::Choose(choice.step))).collect()
    }
}

/// One answer; a function in place of its code in each place.
#[inline(never)]
fn one(answer: Answer) -> Vec<Answer> {
    vec![answer]
}

/// Two answers.
#[inline(never)]
fn two(first: Answer, second: Answer) -> Vec<Answer> {
    vec![first, second]
}

/// Whether an option of the game offers another reading of the ruling behind a refusal.
fn has_other_reading(info: &GameInfo, why: &Message) -> bool {
    why.ruling.is_some_and(|id| info.options.iter().any(|option| option.ruling == Some(id.0)))
}

#[cfg(test)]
mod tests {
    use rules::RulingId;

    use super::*;
    use crate::tests::early;

    #[test]
    fn a_rule_that_can_be_chosen_otherwise_says_so_where_it_bites() {
        let info = |id| early().info(id).expect("it is there");
        let refused =
            |id: &'static str| Message { ruling: Some(RulingId(id)), ..Message::new("backgammon-lower-alone") };
        let game = info("backgammon");
        assert!(has_other_reading(game, &refused("BG-2")));
        assert!(!has_other_reading(game, &refused("BG-1")) && !has_other_reading(game, &Message::new("x")));
        assert!(!has_other_reading(info("laska"), &refused("LASKA-1")));
    }
}

//! What is told and offered when a game is over: the late part of a program does it.

use play::{Matches, Record};
use rules::Message;
use table::{TableState, next_game};

use super::{below_result, outcome, result, standings, translate, ui};

/// The end of a game, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ended {
    /// In a few words.
    pub(crate) prompt: String,
    /// How the game ended and why.
    pub(crate) outcome: String,
    /// What is left of that below the few words.
    pub(crate) below: String,
    /// How the match stands, where the game is one of a match.
    pub(crate) standings: Option<String>,
    /// The ruling behind it.
    pub(crate) rule: Option<String>,
    /// The next game of the match.
    pub(crate) next: Option<Record>,
}

/// The end of the game; `None` while it is not over, or an earlier position is in view.
pub(crate) fn ended(state: &TableState, matches: &dyn Matches) -> Option<Ended> {
    let end = state.outcome().filter(|_| !state.looks_back())?;
    let (info, team) = (state.info(), state.your_team());
    let run = state.match_after(matches);
    let told = |message: &Message| translate(message);
    Some(Ended {
        prompt: told(&result(info, &end, team)),
        outcome: told(&outcome(info, &end, team, state.you())),
        below: told(&below_result(info, &end, team, state.you())),
        standings: run.as_ref().map(|run| told(&standings(info, run))),
        rule: ui::rule_behind(&end.reason).map(|rule| told(&rule)),
        next: run.and_then(|run| next_game(&run)),
    })
}

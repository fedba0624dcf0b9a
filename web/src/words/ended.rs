//! What is told and offered when a game is over: the late part of a program does it.

use play::{Matches, OwnResult, Record};
use rules::Message;
use table::{TableState, next_game};

use super::outcome::MatchEnd;
use super::{below_result, match_end, outcome, result, standings, translate, ui};

/// The end of a game, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ended {
    /// In a few words.
    pub(crate) prompt: String,
    /// How the game ended and why.
    pub(crate) outcome: String,
    /// What is left of that below the few words.
    pub(crate) below: String,
    /// How the match stands, where the game is one of a match that goes on.
    pub(crate) standings: Option<String>,
    /// The ruling behind it.
    pub(crate) rule: Option<String>,
    /// How the match ended for somebody who plays alone.
    pub(crate) own: Option<OwnResult>,
    /// The next game of the match.
    pub(crate) next: Option<Record>,
}

/// The end of the game; `None` while it is not over, or an earlier position is in view.
pub(crate) fn ended(state: &TableState, matches: &dyn Matches) -> Option<Ended> {
    let end = state.outcome().filter(|_| !state.looks_back())?;
    let (info, team) = (state.info(), state.your_team());
    let run = state.match_after(matches);
    let told = |message: &Message| translate(message);
    let match_end = run.as_ref().and_then(|run| match_end(info, run, &end, team, state.you()));
    let is_match_over = match_end.is_some();
    let MatchEnd { result, outcome, below, own } = match_end.unwrap_or_else(|| MatchEnd {
        result: result(info, &end, team),
        outcome: outcome(info, &end, team, state.you()),
        below: below_result(info, &end, team, state.you()),
        own: None,
    });
    Some(Ended {
        prompt: told(&result),
        outcome: told(&outcome),
        below: told(&below),
        standings: run.as_ref().filter(|_| !is_match_over).map(|run| told(&standings(info, run))),
        own,
        rule: ui::rule_behind(&end.reason).map(|rule| told(&rule)),
        next: run.and_then(|run| next_game(&run)),
    })
}

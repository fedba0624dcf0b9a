//! What a match says of its games, and how they are set up.

use rules::match_rules::{Next, Plan, Played, seated_in_order};
use rules::{Game, GameInfo, MatchState, Options, Outcome, PerSeat};

use crate::formats::head::Head;

/// The option for the Crawford rule, and its value where the rule is not in force.
pub(super) const CRAWFORD: &str = "crawford";
pub(super) const OFF: &str = "off";

/// What a match says of its games.
#[derive(Clone, Debug, Default)]
pub(in crate::formats) struct Series {
    /// Its length in points; 0 for single games.
    pub(super) length: u16,
    /// The state of the game before.
    pub(super) last: Option<MatchState>,
    /// Where the tags of all its games stand.
    pub(super) tags: Vec<usize>,
    /// Whether a game of it can only have been played without the Crawford rule.
    pub(super) is_without_crawford: bool,
}

impl Series {
    /// Sets up a game of the match.
    pub(super) fn set_up<G: Game>(&mut self, info: &GameInfo, head: &mut Head, points: PerSeat<i32>, has_raises: bool) {
        let Some(plan) = G::PLANS.first().filter(|_| self.length > 0) else {
            // Single games, whose cube the players have agreed on.
            if has_raises {
                super::give_cube(info, &mut head.record);
            }
            return;
        };
        let options: Options = head.record.options.clone();
        self.is_without_crawford |= options.get(CRAWFORD) == Some(OFF);
        let plan = Plan { key: plan.key.to_owned(), length: self.length, id: info.id.to_owned(), options };
        // The match rules add what a game has brought to the points before it: here it has brought nothing.
        let last = match &self.last {
            None if points == PerSeat::default() => None,
            last => {
                let state = MatchState { length: self.length, points, ..last.clone().unwrap_or_default() };
                let outcome = Outcome::draw(info.teams, rules::Message::new(""));
                Some(Played { state, seating: seated_in_order(), outcome, carry_over: String::new() })
            }
        };
        if let Next::Game { state, .. } = G::next(&plan, last.as_ref()) {
            self.last = Some(state.clone());
            head.record.plan = Some(plan.key);
            head.record.match_state = state;
        }
    }
}

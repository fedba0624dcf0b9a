//! Matches of the toy split: first to so many points.

use rules::match_rules::{Next, Plan, PlanInfo, Played, seated_in_order, single};
use rules::{MatchRules, MatchState, Message, PerSeat, Seat};

use super::{Split, won};

impl MatchRules for Split {
    const PLANS: &'static [PlanInfo] = &[PlanInfo { key: "first-to", lengths: &[3, 1, 5], players: 2 }];

    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        if plan.key == Plan::SINGLE {
            return single(plan, last);
        }
        let points = last.map_or_else(PerSeat::default, |game| {
            PerSeat::from_fn(|seat| game.state.points[seat] + game.outcome.points[seat])
        });
        if let Some(winner) = Seat::first(2).find(|seat| points[*seat] >= plan.length.into()) {
            let outcome = won(winner, 0, Message::new("toy-split-match"));
            return Next::Over(rules::Outcome { points, ..outcome });
        }
        let state = MatchState {
            length: plan.length,
            played: last.map_or(0, |game| game.state.played + 1),
            points,
            note: String::new(),
        };
        Next::Game { id: plan.id.clone(), options: plan.options.clone(), seating: seated_in_order(), state }
    }
}

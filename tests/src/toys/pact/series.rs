//! Matches of the toy pact: best of three.

use crate::toys::pact::Position;
use crate::toys::pact::name;
use rules::match_rules::{Next, Plan, PlanInfo, Played, PlayerIdx, seated_in_order, single};
use rules::{MatchRules, MatchState, Message, Outcome, PerSeat, Seat};

use super::{Pact, SECOND_BEGINS, by_points};

impl MatchRules for Pact {
    const PLANS: &'static [PlanInfo] = &[PlanInfo { key: "best-of", lengths: &[3], players: 2 }];

    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        if plan.key == Plan::SINGLE {
            return single(plan, last);
        }
        let n_won = |player: PlayerIdx| {
            last.map_or(0, |game| {
                let seat = seat_of(game, player);
                game.state.points[seat] + i32::from(game.outcome.sign(&[0, 1], seat) > 0)
            })
        };
        let wins = PerSeat([n_won(0), n_won(1), 0, 0]);
        let n_games = usize::from(plan.length);
        let n_played = last.map_or(0, |game| usize::from(game.state.played) + 1);
        if n_played == n_games || wins.0.iter().any(|won| 2 * *won > i32::from(plan.length)) {
            return Next::Over(by_points(wins, Message::new("toy-pact-match")));
        }
        let mut seating = seated_in_order();
        if n_played % 2 == 1 {
            seating.0.swap(0, 1);
        }
        let note = if n_played + 1 == n_games { SECOND_BEGINS } else { "" };
        let state = MatchState {
            length: plan.length,
            played: n_played as u16,
            points: PerSeat::from_fn(|seat| if seat.idx() < 2 { wins.0[seating[seat]] } else { 0 }),
            note: note.to_owned(),
        };
        Next::Game { id: plan.id.clone(), options: plan.options.clone(), seating, state }
    }

    /// The loser sits first.
    fn swaps_after(&self, outcome: &Outcome) -> bool {
        outcome.sign(&[0, 1], Seat::FIRST) >= 0
    }

    /// Where the walkers stand.
    fn carry_over(&self, pos: &Position) -> String {
        pos.walkers.map(name).concat()
    }
}

fn seat_of(game: &Played, player: PlayerIdx) -> Seat {
    if game.seating[Seat::FIRST] == player { Seat::FIRST } else { Seat::SECOND }
}

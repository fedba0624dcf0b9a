//! Matches of the toy pact: best of three.

use rules::matches::{Next, Plan, PlanInfo, Played, Player, seated_in_order, single};
use rules::{MatchRules, MatchState, PerSeat, Say, Seat};

use super::{Pact, SECOND_BEGINS, by_points};

impl MatchRules for Pact {
    const PLANS: &'static [PlanInfo] = &[PlanInfo { key: "best-of", lengths: &[3] }];

    fn next(plan: &Plan, played: &[Played]) -> Next {
        if plan.key == Plan::SINGLE {
            return single(plan, played);
        }
        let n_won = |player: Player| {
            let won = |game: &&Played| game.outcome.sign(&[0, 1], seat_of(game, player)) > 0;
            played.iter().filter(won).count() as i32
        };
        let wins = PerSeat([n_won(0), n_won(1), 0, 0]);
        let n_games = usize::from(plan.length);
        if played.len() == n_games || wins.0.iter().any(|won| 2 * *won > i32::from(plan.length)) {
            return Next::Over(by_points(wins, Say::new("toy-pact-match")));
        }
        let mut seating = seated_in_order();
        if played.len() % 2 == 1 {
            seating.0.swap(0, 1);
        }
        let note = if played.len() + 1 == n_games { SECOND_BEGINS } else { "" };
        let state = MatchState {
            length: plan.length,
            played: played.len() as u16,
            points: PerSeat::from_fn(|seat| if seat.idx() < 2 { wins.0[seating[seat]] } else { 0 }),
            note: note.to_owned(),
        };
        Next::Game { id: plan.id.clone(), options: plan.options.clone(), seating, state }
    }
}

fn seat_of(game: &Played, player: Player) -> Seat {
    if game.seating[Seat::FIRST] == player { Seat::FIRST } else { Seat::SECOND }
}

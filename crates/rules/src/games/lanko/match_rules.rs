//! The match of three games for three people, in which each plays alone once (LANKO-12).

use crate::match_rules::{MatchRules, Next, Plan, PlanInfo, Played, PlayerIdx, Seating, single};
use crate::seat::{PerSeat, Seat};
use crate::{MatchState, Outcome};

use super::Lanko;
use super::messages;
use super::pieces::Colour;

/// The plan's name.
const SOLO_ROUND: &str = "solo-round";
const N_PEOPLE: usize = 3;

impl MatchRules for Lanko {
    const PLANS: &'static [PlanInfo] = &[PlanInfo { key: SOLO_ROUND, lengths: &[N_PEOPLE as u16], players: N_PEOPLE }];

    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        if plan.key != SOLO_ROUND {
            return single(plan, last);
        }
        let n_played = last.map_or(0, |game| usize::from(game.state.played) + 1);
        let balances = PerSeat::from_fn(|seat| last.map_or(0, |game| balance_after(game, seat.idx())));
        if n_played >= N_PEOPLE {
            return Next::Over(over(balances));
        }
        let seating = seating(n_played);
        Next::Game {
            id: plan.id.clone(),
            options: plan.options.clone(),
            seating,
            state: MatchState {
                length: plan.length,
                played: n_played as u16,
                points: PerSeat::from_fn(|seat| balances.0[seating[seat]]),
                note: String::new(),
            },
        }
    }
}

/// Who sits where in a game, counted from 0: the last player is alone in the first game, the first player in the
/// second, the second in the third. The player who is alone plays both black seats.
fn seating(nth: usize) -> Seating {
    let solo = (nth + N_PEOPLE - 1) % N_PEOPLE;
    let pair = [(solo + 1) % N_PEOPLE, (solo + 2) % N_PEOPLE];
    PerSeat([pair[0], solo, pair[1], solo])
}

/// By how many points a player's sides have been ahead in all games up to this one; below 0 when behind.
fn balance_after(game: &Played, player: PlayerIdx) -> i32 {
    let Some((seat, _)) = game.seating.iter().find(|(_, seated)| **seated == player) else { return 0 };
    let points = |colour: Colour| game.outcome.points[colour.seat()];
    game.state.points[seat] + points(Colour::of(seat)) - points(Colour::of(seat).other())
}

/// The outcome by the sum of balances, by player.
fn over(balances: PerSeat<i32>) -> Outcome {
    let n_better = |seat: Seat| balances.0[..N_PEOPLE].iter().filter(|other| **other > balances[seat]).count();
    let places = PerSeat::from_fn(|seat| if seat.idx() < N_PEOPLE { 1 + n_better(seat) as u8 } else { 0 });
    Outcome { places, points: balances, reason: messages::match_over() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    #[test]
    fn everybody_is_alone_once_and_balances_add_up() {
        let plan = Plan { key: SOLO_ROUND.to_owned(), length: 3, ..Plan::single("lanko-88", Options::new()) };
        let mut last: Option<Played> = None;
        let mut seatings = Vec::new();
        for (white, black) in [(50, 62), (40, 30), (20, 20)] {
            let Next::Game { seating, state, .. } = Lanko::next(&plan, last.as_ref()) else { panic!("it goes on") };
            seatings.push(seating.0);
            let points = PerSeat([white, black, white, black]);
            let outcome = Outcome { places: PerSeat::all(1), points, reason: messages::end_full() };
            last = Some(Played { state, seating, outcome, carry_over: String::new() });
        }
        assert_eq!(seatings, [[0, 2, 1, 2], [1, 0, 2, 0], [2, 1, 0, 1]]);
        let Next::Over(outcome) = Lanko::next(&plan, last.as_ref()) else { panic!("three games and no more") };
        assert_eq!((outcome.points.0, outcome.places.0), ([-22, -2, 22, 0], [3, 2, 1, 0]));
    }
}

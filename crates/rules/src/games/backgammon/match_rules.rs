//! Matches to a number of points, with the Crawford rule (BG-3).

use crate::match_rules::{MatchRules, Next, Plan, PlanInfo, Played, seated_in_order, single};
use crate::match_state::MatchState;
use crate::outcome::Outcome;
use crate::seat::PerSeat;

use super::checkers::SEATS;
use super::messages;
use super::{Backgammon, CRAWFORD, OFF};

/// The plan's name.
const POINTS: &str = "points";
/// The note to the rules of the Crawford game.
pub(super) const CRAWFORD_GAME: &str = "crawford";
/// The note to the rules of every later game.
const AFTER_CRAWFORD: &str = "after-crawford";

impl MatchRules for Backgammon {
    const PLANS: &'static [PlanInfo] =
        &[PlanInfo { key: POINTS, lengths: &[5, 1, 3, 7, 9, 11, 13, 15, 17, 21, 25], players: 2 }];

    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        if plan.key != POINTS {
            return single(plan, last);
        }
        // Players keep their seats, so points by seat are points by player.
        let points =
            PerSeat::from_fn(|seat| last.map_or(0, |game| game.state.points[seat] + game.outcome.points[seat]));
        let length = i32::from(plan.length);
        if let Some(winner) = SEATS.into_iter().find(|seat| points[*seat] >= length) {
            let outcome = Outcome::win(super::TEAMS, super::TEAMS[winner.idx()], messages::match_over());
            // Points beyond the length count for nothing.
            return Next::Over(Outcome { points: PerSeat::from_fn(|seat| points[seat].min(length)), ..outcome });
        }
        Next::Game {
            id: plan.id.clone(),
            options: plan.options.clone(),
            seating: seated_in_order(),
            state: MatchState {
                length: plan.length,
                played: last.map_or(0, |game| game.state.played.saturating_add(1)),
                points,
                note: note(plan, last, points).to_owned(),
            },
        }
    }
}

/// The note for the next game: whether it is the first in which a player is one point short, or a later one.
fn note(plan: &Plan, last: Option<&Played>, points: PerSeat<i32>) -> &'static str {
    if plan.options.get(CRAWFORD) == Some(OFF) {
        return "";
    }
    if last.is_some_and(|game| !game.state.note.is_empty()) {
        return AFTER_CRAWFORD;
    }
    if SEATS.into_iter().any(|seat| points[seat] + 1 == i32::from(plan.length)) { CRAWFORD_GAME } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;
    use crate::game::Rules;
    use crate::options::Options;
    use crate::seat::Seat;

    /// Plays a match given what White (above 0) or Black (below 0) wins in each game; returns the games' notes and the
    /// end.
    fn play(length: u16, options: &Options, wins: &[i32]) -> (Vec<String>, Option<Outcome>) {
        let plan = Plan { key: POINTS.to_owned(), length, ..Plan::single("backgammon", options.clone()) };
        let mut last: Option<Played> = None;
        let mut notes = Vec::new();
        for win in wins {
            let Next::Game { seating, state, id, options } = Backgammon::next(&plan, last.as_ref()) else {
                panic!("the match is over after {notes:?}")
            };
            let rules = Backgammon::new(&id, &options, &state).unwrap();
            assert_eq!(rules.has_cube(), state.note != CRAWFORD_GAME);
            assert_eq!(state.played as usize, notes.len());
            notes.push(state.note.clone());
            let winner = if *win > 0 { Seat::FIRST } else { Seat::SECOND };
            let mut outcome = Outcome::win(super::super::TEAMS, winner.idx() as u8, Message::new("test"));
            outcome.points[winner] = win.abs();
            last = Some(Played { state, seating, outcome, carry_over: String::new() });
        }
        match Backgammon::next(&plan, last.as_ref()) {
            Next::Over(outcome) => (notes, Some(outcome)),
            Next::Game { .. } => (notes, None),
        }
    }

    #[test]
    fn a_match_to_three_has_one_crawford_game() {
        let (notes, end) = play(3, &Options::new(), &[1, 1, -1, -1, -2]);
        assert_eq!(notes, ["", "", CRAWFORD_GAME, AFTER_CRAWFORD, AFTER_CRAWFORD]);
        let end = end.unwrap();
        assert_eq!((&end.points.0[..2], &end.places.0[..2]), (&[2, 3][..], &[2, 1][..]));
    }

    #[test]
    fn the_crawford_game_can_be_left_out() {
        let mut options = Options::new();
        options.set(CRAWFORD, OFF);
        assert_eq!(play(3, &options, &[1, 1, -1]), (vec![String::new(); 3], None));
    }

    #[test]
    fn a_match_may_pass_the_crawford_game_by() {
        let (notes, end) = play(3, &Options::new(), &[1, 2]);
        assert_eq!(notes, ["", ""]);
        assert_eq!(end.unwrap().points.0[..2], [3, 0]);
    }

    #[test]
    fn a_match_to_one_point_is_a_crawford_game() {
        assert_eq!(play(1, &Options::new(), &[-3]).0, [CRAWFORD_GAME]);
    }
}

//! What playing by networks asks of the game.

use crate::networks::Networks;
use crate::odds::{Inputs, Odds};
use crate::seat::{PerSeat, Seat};

use super::inputs::{self, Order};
use super::position::{Position, Stage};
use super::{Ludo, steps};

/// The ends in [`Odds`]: of two seats that are drawn by lot, the end with a seat's number is that this seat is one of
/// them and gets the better place. So a seat's odds are its share of all places that can be won: with four seats half
/// for the first of them, a third for the second, a sixth for the third, and nothing for the last. Where the game ends
/// when a seat is home, the end is that this seat is the one.
///
/// Seats that are home have what they have won, and the others share what is left. So the network for the seats that
/// are left need not know how many have come home before.
impl Networks for Ludo {
    const NETWORKS: &'static [usize] = &inputs::N_INPUTS;
    const SPREAD: f32 = 0.2;

    fn known_odds(&self, pos: &Position) -> Option<Odds> {
        (pos.stage() == Stage::Over).then(|| self.won(pos).0)
    }

    fn inputs(&self, pos: &Position, inputs: &mut Inputs) -> usize {
        let order = Order::of(pos);
        inputs::set(pos, &order, !self.is_for_places(), inputs);
        order.network()
    }

    fn seen_by_all(&self, pos: &Position, seen: Odds) -> Odds {
        let order = Order::of(pos);
        let n = order.seats().len();
        let seen = seen.without(|end| end >= n);
        let (mut odds, left) = self.won(pos);
        for (nth, seat) in order.seats().iter().enumerate() {
            odds.0[seat.idx()] = left * seen.0[nth];
        }
        odds
    }

    fn seen_by_network(&self, pos: &Position, odds: Odds) -> Odds {
        let mut seen = Odds::default();
        for (nth, seat) in Order::of(pos).seats().iter().enumerate() {
            seen.0[nth] = odds.0[seat.idx()];
        }
        seen.without(|_| false)
    }

    /// 1 for the first place and -1 for the last; where only the first counts, 1 for it, and as much less for the others
    /// that all are worth 0 together.
    fn worth(&self, pos: &Position, odds: &Odds) -> PerSeat<f32> {
        let n_seats = present(pos) as f32;
        let last = if self.is_for_places() { 1.0 } else { 1.0 / (n_seats - 1.0).max(1.0) };
        let worth = |seat: Seat| last * (n_seats * odds.0[seat.idx()] - 1.0);
        PerSeat::from_fn(|seat| if pos.is_present(seat) { worth(seat) } else { 0.0 })
    }

    fn to_throw(&self, pos: &Position) -> Option<Position> {
        (pos.stage() != Stage::Over).then_some(*pos)
    }

    fn for_each_end(&self, pos: &Position, visit: &mut impl FnMut(&Position)) {
        steps::for_each_end(self, pos, visit);
    }
}

impl Ludo {
    /// The odds of the seats that are home, and what is left for the others together.
    fn won(&self, pos: &Position) -> (Odds, f32) {
        let mut odds = Odds::default();
        let mut left = 1.0;
        let n_seats = present(pos);
        let n_pairs = (n_seats * n_seats.saturating_sub(1) / 2).max(1);
        for (nth, seat) in pos.home().iter().enumerate() {
            let share = match self.is_for_places() {
                true => (n_seats - nth).saturating_sub(1) as f32 / n_pairs as f32,
                false => left,
            };
            odds.0[seat.idx()] = share;
            left -= share;
        }
        (odds, left.max(0.0))
    }
}

/// How many seats have pieces, at home or not.
fn present(pos: &Position) -> usize {
    Seat::first(Seat::MAX).filter(|seat| pos.is_present(*seat)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::diagram::{pos, rules, seat};
    use crate::offers::{Resolution, Resolved};
    use crate::{Enumerate as _, Present as _, Rules, TurnList, hash};

    /// What a network might say that knows nothing of the position.
    fn some_odds(seed: u64) -> Odds {
        let parts: [f32; Odds::N] = core::array::from_fn(|end| (hash::mix(seed * 7 + end as u64) % 100 + 1) as f32);
        Odds(parts.map(|part| part / parts.iter().sum::<f32>()))
    }

    fn are_near(one: &[f32], other: &[f32]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-5)
    }

    /// Visits the positions of a random game. In some, a seat has resigned.
    fn random_game(rules: &Ludo, seed: u64, visit: &mut impl FnMut(&Position)) {
        let mut nth = seed * 1_000_000;
        let mut below = |n: usize| {
            nth += 1;
            (hash::mix(nth) % n as u64) as usize
        };
        let mut pos = rules.start();
        let mut steps = Vec::new();
        loop {
            visit(&pos);
            if below(300) == 0 && !rules.mid_turn(&pos) {
                let by = seat(below(4) + 1);
                let resolution = Resolution::Resigned { by, points: 0 };
                match rules.resolve(&pos, &resolution) {
                    Resolved::Over(_) => break,
                    Resolved::GoesOn(rest) => pos = rest,
                }
            }
            steps.clear();
            rules.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            rules.apply(&mut pos, steps[below(steps.len())], &mut ());
        }
    }

    fn all_rules() -> Vec<Ludo> {
        let mut all = Vec::new();
        for players in ["players=2", "players=3", "players=4"] {
            for places in ["places=on", "places=off"] {
                all.extend(["knock=always", "knock=choose"].map(|knock| rules(&[players, places, knock])));
            }
        }
        all
    }

    #[test]
    fn odds_are_those_of_the_seats_that_play() {
        for (rules, seed) in all_rules().iter().zip(0..) {
            random_game(rules, seed, &mut |pos| {
                let seen = some_odds(pos.key() % 1000);
                let odds = rules.known_odds(pos).unwrap_or_else(|| rules.seen_by_all(pos, seen));
                assert!((odds.0.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{odds:?} in {pos:?}");
                for (end, odds) in odds.0.into_iter().enumerate() {
                    let is_played = Seat::new(end).is_some_and(|seat| pos.is_present(seat));
                    assert!(odds >= 0.0 && (is_played || odds == 0.0), "{end} in {pos:?}");
                }
                if rules.known_odds(pos).is_none() {
                    let n = pos.unfinished().count();
                    let back = rules.seen_by_network(pos, odds);
                    assert!(are_near(&back.0, &seen.without(|end| end >= n).0), "{back:?} in {pos:?}");
                }
                let worth = rules.worth(pos, &odds);
                assert!(worth.0.iter().sum::<f32>().abs() < 1e-4, "{worth:?} in {pos:?}");
            });
        }
    }

    #[test]
    fn the_end_is_worth_what_the_places_say() {
        let mut n_ends = 0;
        for (rules, seed) in all_rules().iter().zip(100..) {
            random_game(rules, seed, &mut |pos| {
                let Some(odds) = rules.known_odds(pos).filter(|_| pos.out().is_empty()) else { return };
                n_ends += 1;
                let (worth, outcome) = (rules.worth(pos, &odds), rules.outcome(pos));
                for seat in Seat::first(4).filter(|seat| pos.is_present(*seat)) {
                    let (balance, n_others) = outcome.balance(rules.info().teams, seat);
                    let expected = balance as f32 / n_others as f32;
                    assert!((worth[seat] - expected).abs() < 1e-5, "{worth:?} and {expected} for {seat} in {pos:?}");
                }
            });
        }
        assert!(n_ends > 3, "{n_ends}");
    }

    #[test]
    fn who_is_home_has_won_a_place_and_the_others_play_for_the_rest() {
        let rules = rules(&[]);
        let pos = pos(&rules, "0,0,0,7/45,45,45,45/0,0,3,5/0,1,2,8 play 3 ? 2");
        let odds = rules.seen_by_all(&pos, Odds([0.5, 0.3, 0.2, 0.0, 0.0, 0.0]));
        assert!(are_near(&odds.0, &[0.1, 0.5, 0.25, 0.15, 0.0, 0.0]), "{odds:?}");
        let worth = rules.worth(&pos, &odds);
        assert!(are_near(&worth.0, &[-0.6, 1.0, 0.0, -0.4]), "{worth:?}");
    }

    #[test]
    fn the_ends_of_turns_are_those_of_their_steps() {
        for (rules, seed) in all_rules().iter().zip(200..) {
            random_game(rules, seed, &mut |pos| {
                if rules.mid_turn(pos) {
                    let mut turns = TurnList::new();
                    rules.turns(pos, &mut turns);
                    let expected: Vec<Position> = turns.iter().map(|turn| *turn.end).collect();
                    let mut ends = Vec::new();
                    rules.for_each_end(pos, &mut |end| ends.push(*end));
                    assert_eq!(ends, expected);
                }
            });
        }
    }

    #[test]
    fn before_each_turn_chance_acts() {
        let rules = rules(&[]);
        assert_eq!(rules.to_throw(&rules.start()), Some(rules.start()));
        let over = pos(&rules, "45,45,45,45/-/0,0,0,0/- over - - 1");
        assert_eq!((rules.to_throw(&over), rules.known_odds(&over)), (None, Some(Odds::certain(0))));
    }
}

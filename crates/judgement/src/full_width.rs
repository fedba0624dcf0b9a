//! What can be forced: every turn of both sides is tried.

use rules::{Actor, Search, Seat};

/// The worth of a game that is won.
pub(crate) const WON: i32 = 1_000_000;

/// Looks at every turn of both sides, for one team.
pub(crate) struct FullWidth<'a, G> {
    rules: &'a G,
    seat: Seat,
    /// How many positions may still be looked at.
    n_left: u32,
}

impl<'a, G: Search> FullWidth<'a, G> {
    pub(crate) fn new(rules: &'a G, seat: Seat, n_positions: u32) -> Self {
        FullWidth { rules, seat, n_left: n_positions }
    }

    /// The worth for the team after so many answers to the turn that has led here, with the best own turns in between.
    /// Without answers, the worth of the position itself. `None` where chance acts, or it would take too many positions.
    pub(crate) fn after_answers(&mut self, pos: &G::Position, answers: u8) -> Option<i32> {
        self.value(pos, (2 * answers).saturating_sub(1))
    }

    /// The worth after so many more turns, as [`Search::balance`] has it. A game that is won or lost is worth [`WON`] or
    /// the opposite; where a draw comes of it, nothing is said.
    pub(crate) fn value(&mut self, pos: &G::Position, turns: u8) -> Option<i32> {
        self.within(pos, turns, (-WON - 1, WON + 1))
    }

    fn within(&mut self, pos: &G::Position, turns: u8, (mut least, mut most): (i32, i32)) -> Option<i32> {
        self.n_left = self.n_left.checked_sub(1)?;
        let info = self.rules.info();
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        if steps.is_empty() {
            let sign = self.rules.outcome(pos).sign(info.teams, self.seat);
            // A draw is no matter of pieces.
            return (sign != 0).then_some(WON * sign);
        }
        if turns == 0 && !self.rules.mid_turn(pos) {
            return Some(self.rules.balance(pos, self.seat).unwrap_or(0));
        }
        let Actor::Seat(next) = self.rules.actor(pos) else { return None };
        let is_own = info.team(next) == info.team(self.seat);
        steps.sort_by_cached_key(|step| -self.rules.move_order(pos, *step));
        let mut best = if is_own { -WON - 1 } else { WON + 1 };
        for step in steps {
            let mut after = pos.clone();
            self.rules.apply(&mut after, step, &mut ());
            let ends = !self.rules.mid_turn(&after);
            let worth = self.within(&after, turns.saturating_sub(u8::from(ends)), (least, most))?;
            if is_own {
                best = best.max(worth);
                least = least.max(best);
            } else {
                best = best.min(worth);
                most = most.min(best);
            }
            if least >= most {
                break;
            }
        }
        Some(best)
    }
}

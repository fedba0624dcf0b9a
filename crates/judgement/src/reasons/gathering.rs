//! Reasons in games in which all men of a side have to gather in one place.

use play::judged::Reason;
use rules::{Actor, Game, Seat, TurnList};

use super::{Case, MOST_POSITIONS};

impl<G: Game> Case<'_, G> {
    /// What it does for the own men that have to gather, and against those of the others.
    pub(super) fn gathering(&self) -> Vec<Reason> {
        let Some(own) = self.rules.gathering(self.end, self.seat) else { return Vec::new() };
        let before = self.rules.gathering(self.pos, self.seat);
        let gathers = before.is_some_and(|before| before.n_in < own.n_in);
        let mut reasons = Vec::from_iter(gathers.then_some(Reason::Gathers { n: own.n_in, of: own.of }));
        let Actor::Seat(next) = self.rules.actor(self.end) else { return reasons };
        if own.is_complete() || !self.is_other(next) {
            return reasons;
        }
        if before.is_none()
            && let Some(others) = self.rules.gathering(self.end, next)
            && own.to_go < others.to_go
        {
            reasons.push(Reason::Leads { own: own.to_go, others: others.to_go });
        }
        // What ends the race comes first.
        if self.prepares(next) {
            reasons.insert(0, Reason::Prepares);
        }
        reasons.splice(..0, self.barred(next));
        reasons
    }

    /// How many men of the next seat an answer brings in at most, where without the turn it could bring in all.
    fn barred(&self, next: Seat) -> Option<Reason> {
        let passed = self.rules.with_turn_of(self.pos, next);
        if !passed.iter().chain(self.others).any(|pos| self.completes(pos, next)) {
            return None;
        }
        let mut answers = TurnList::new();
        self.rules.turns(self.end, &mut answers);
        if answers.len() > MOST_POSITIONS as usize {
            return None;
        }
        let after = answers.iter().filter_map(|answer| self.rules.gathering(answer.end, next));
        let most = after.max_by_key(|after| after.n_in)?;
        (!most.is_complete()).then_some(Reason::Bars { n: most.n_in, of: most.of })
    }

    /// Whether the next own turn would bring in all men, unless the others prevent it or are all in before.
    fn prepares(&self, next: Seat) -> bool {
        let again = self.rules.with_turn_of(self.end, self.seat);
        again.is_some_and(|again| self.completes(&again, self.seat)) && !self.completes(self.end, next)
    }

    /// Whether a likely turn of the seat that acts, which is to be this one, brings in all of its men.
    fn completes(&self, pos: &G::Position, seat: Seat) -> bool {
        if self.rules.actor(pos) != Actor::Seat(seat) {
            return false;
        }
        let mut turns = TurnList::new();
        self.rules.candidates(pos, &mut turns);
        turns.iter().any(|turn| self.rules.gathering(turn.end, seat).is_some_and(|after| after.is_complete()))
    }
}

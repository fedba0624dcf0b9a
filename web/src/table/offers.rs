//! Ends by agreement, resignation and claim.

use play::{Entry, Status};
use rules::Seat;
use rules::offers::{Offer, Proposal};

use super::{TableState, Task};

/// A proposal that somebody here must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Who proposed.
    pub(crate) by: Seat,
    /// What.
    pub(crate) proposal: Proposal,
    /// The seat that answers.
    pub(crate) on: Seat,
}

impl TableState {
    /// The person who may propose something now: the one to act, else whoever sits here against the machine.
    pub(super) fn proposer(&self) -> Option<Seat> {
        if !self.can_write() {
            return None;
        }
        match self.status() {
            Status::Over(_) => None,
            Status::Turn(seat) if self.is_person(seat) => Some(seat),
            Status::Chance if self.thrower().is_some_and(|seat| self.is_person(seat)) => self.thrower(),
            _ if self.has_machine() => self.info().seats().find(|seat| self.is_person(*seat)),
            _ => None,
        }
    }

    /// What the players of this game may agree on: a draw, or the end here and now where points are counted.
    pub(super) fn agreement(&self) -> Offer {
        let knows_draw = self.info().seats().any(|seat| self.table.offers(seat).draw);
        if self.info().has_points && !knows_draw { Offer::End } else { Offer::Draw }
    }

    /// The seat from which the person to act may offer that, once between two steps: his own, or his partner's where he
    /// plays that too.
    pub(super) fn may_offer(&self, what: Offer) -> Option<Seat> {
        let steps_back = self.record().entries.iter().rev();
        let has_offered = steps_back
            .take_while(|entry| !matches!(entry, Entry::Step(_)))
            .any(|entry| matches!(entry, Entry::Offer { what: other, .. } if *other == what));
        let acts = self.person_to_act().filter(|_| self.n_entries() > 0 && !has_offered)?;
        let record = self.record();
        let own = self.info().partners(acts).filter(|seat| record.player(*seat) == record.player(acts));
        let is_open = |seat: &Seat| match what {
            Offer::Draw => self.table.offers(*seat).draw,
            Offer::End => self.table.offers(*seat).end,
            Offer::TakeBack(_) => self.table.offers(*seat).take_back,
        };
        core::iter::once(acts).chain(own).find(is_open)
    }

    /// The most points that the person who may propose something can resign now; 0 where nothing can be resigned.
    pub(crate) fn most_resigned(&self) -> u8 {
        let by = self.proposer().filter(|_| self.n_entries() > 0);
        by.map_or(0, |seat| self.table.offers(seat).resign)
    }

    /// Whether the person to act may claim a house end.
    pub(super) fn may_claim(&self) -> bool {
        self.person_to_act().is_some() && self.table.claim().is_some()
    }

    pub(super) fn offer(&mut self, what: Offer) -> Vec<Task> {
        match self.may_offer(what) {
            Some(by) => self.enter(Entry::Offer { by, what }),
            None => Vec::new(),
        }
    }

    /// The proposal that a person here must answer. Where several are asked, they answer one after the other.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.status() {
            Status::Waiting { by, proposal, on } if self.can_write() => {
                let on = on.into_iter().find(|seat| self.is_person(*seat))?;
                Some(Question { by, proposal, on })
            }
            _ => None,
        }
    }

    pub(super) fn answer(&mut self, yes: bool) -> Vec<Task> {
        match self.question() {
            Some(Question { on, .. }) => self.enter(Entry::Answer { by: on, yes }),
            None => Vec::new(),
        }
    }

    pub(super) fn resign(&mut self, points: u8) -> Vec<Task> {
        match self.proposer() {
            Some(by) if (1..=self.most_resigned()).contains(&points) => self.enter(Entry::Resign { by, points }),
            _ => Vec::new(),
        }
    }

    pub(super) fn claim(&mut self) -> Vec<Task> {
        match self.person_to_act() {
            Some(by) if self.may_claim() => self.enter(Entry::Claim { by }),
            _ => Vec::new(),
        }
    }
}

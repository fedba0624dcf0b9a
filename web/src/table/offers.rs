//! Ends by agreement, resignation and claim.

use play::{Entry, Status};
use rules::Seat;
use rules::offers::{Offer, Proposal};

use super::{TableState, Task};

impl TableState {
    /// The person who may propose something now: the one to act, else whoever sits here against the machine.
    pub(super) fn proposer(&self) -> Option<Seat> {
        if !self.can_write() {
            return None;
        }
        match self.status() {
            Status::Over(_) => None,
            Status::Turn(seat) if self.is_person(seat) => Some(seat),
            _ => self.info().seats().find(|seat| self.is_person(*seat)),
        }
    }

    /// Whether a draw may be offered: once between two steps.
    pub(super) fn may_offer_draw(&self) -> bool {
        let steps_back = self.record().entries.iter().rev();
        let has_offered = steps_back
            .take_while(|entry| !matches!(entry, Entry::Step(_)))
            .any(|entry| matches!(entry, Entry::Offer { what: Offer::Draw, .. }));
        self.n_entries() > 0 && !has_offered && self.person_to_act().is_some_and(|seat| self.table.offers(seat).draw)
    }

    pub(super) fn may_resign(&self) -> bool {
        self.n_entries() > 0 && self.proposer().is_some_and(|seat| self.table.offers(seat).resign > 0)
    }

    /// Whether the person to act may claim a house end.
    pub(super) fn may_claim(&self) -> bool {
        self.person_to_act().is_some() && self.table.claim().is_some()
    }

    pub(super) fn offer_draw(&mut self) -> Vec<Task> {
        match self.person_to_act() {
            Some(by) if self.may_offer_draw() => self.enter(Entry::Offer { by, what: Offer::Draw }),
            _ => Vec::new(),
        }
    }

    /// The proposal that a person here must answer, and the seat that answers.
    pub(crate) fn question(&self) -> Option<(Seat, Proposal, Seat)> {
        match self.status() {
            Status::Waiting { by, proposal, on } if self.can_write() => {
                let seat = on.into_iter().find(|seat| self.is_person(*seat))?;
                Some((by, proposal, seat))
            }
            _ => None,
        }
    }

    pub(super) fn answer(&mut self, yes: bool) -> Vec<Task> {
        match self.question() {
            Some((_, _, by)) => self.enter(Entry::Answer { by, yes }),
            None => Vec::new(),
        }
    }

    pub(super) fn resign(&mut self) -> Vec<Task> {
        match self.proposer() {
            Some(by) if self.may_resign() => self.enter(Entry::Resign { by, points: 1 }),
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

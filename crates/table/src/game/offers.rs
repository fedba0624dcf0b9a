//! Ends by agreement, resignation and claim.

use play::{Entry, Status};
use rules::Seat;
use rules::offers::{Offer, Proposal};

use crate::{Notice, TableState, Task};

/// A proposal that a human here must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who made it.
    pub by: Seat,
    /// What.
    pub proposal: Proposal,
    /// The seat that answers.
    pub on: Seat,
}

impl TableState {
    /// The seats that may resign now, and at most how many points each: the human to act, else one seat of each human
    /// who plays here against the computer.
    pub fn resigners(&self) -> Vec<(Seat, u8)> {
        let acts = self.turn().filter(|seat| self.is_human(*seat));
        let seats: Vec<Seat> = match acts {
            _ if !self.can_write() || self.n_entries() == 0 => Vec::new(),
            Some(seat) => vec![seat],
            None if self.has_computer() => self.info().seats().filter(|seat| self.is_human(*seat)).collect(),
            None => Vec::new(),
        };
        let mut resigners: Vec<(Seat, u8)> = Vec::new();
        for (seat, most) in seats.into_iter().map(|seat| (seat, self.game.table.offers(seat).resign)) {
            let player = self.record().player(seat);
            if most > 0 && resigners.iter().all(|(known, _)| self.record().player(*known) != player) {
                resigners.push((seat, most));
            }
        }
        resigners
    }

    /// Whether more than one human plays at this table.
    pub fn has_people(&self) -> bool {
        let people = self.info().seats().filter(|seat| self.is_human(*seat));
        let mut players = people.map(|seat| self.record().player(seat));
        let first = players.next();
        players.any(|player| Some(player) != first)
    }

    /// What the players may agree on: a draw, or to end the game now where points are counted.
    pub(crate) fn agreement(&self) -> Offer {
        let knows_draw = self.info().seats().any(|seat| self.game.table.offers(seat).draw);
        if self.info().has_points && !knows_draw { Offer::End } else { Offer::Draw }
    }

    /// The seat that may make this offer for the human to act, once between two steps: their own, or their partner's if
    /// they play it.
    pub(crate) fn may_offer(&self, what: Offer) -> Option<Seat> {
        let steps_back = self.record().entries.iter().rev();
        let has_offered = steps_back
            .take_while(|entry| !matches!(entry, Entry::Step(_)))
            .any(|entry| matches!(entry, Entry::Offer { what: other, .. } if *other == what));
        let acts = self.human_to_act().filter(|_| self.n_entries() > 0 && !has_offered)?;
        let record = self.record();
        let own = self.info().partners(acts).filter(|seat| record.player(*seat) == record.player(acts));
        let is_open = |seat: &Seat| match what {
            Offer::Draw => self.game.table.offers(*seat).draw,
            Offer::End => self.game.table.offers(*seat).end,
            Offer::TakeBack(_) => self.game.table.offers(*seat).take_back,
        };
        core::iter::once(acts).chain(own).find(is_open)
    }

    /// Whether the human to act may claim a house rule.
    pub(crate) fn may_claim(&self) -> bool {
        self.human_to_act().is_some() && self.game.table.claim().is_some()
    }

    /// Asks whether to make an offer.
    pub(crate) fn ask_offer(&mut self, what: Offer) -> Vec<Task> {
        if self.may_offer(what).is_some() {
            self.notice = Some(Notice::AsksOffer(what));
        }
        Vec::new()
    }

    /// The offer that somebody here has been asked whether to make.
    pub fn asked_offer(&self) -> Option<Offer> {
        match self.notice {
            Some(Notice::AsksOffer(what)) => Some(what),
            _ => None,
        }
    }

    pub(crate) fn offer(&mut self, what: Offer) -> Vec<Task> {
        match self.may_offer(what) {
            Some(by) => self.enter(Entry::Offer { by, what }),
            None => Vec::new(),
        }
    }

    /// The proposal that a human here must answer. Where several are asked, they answer one after the other.
    pub fn question(&self) -> Option<Question> {
        match self.status() {
            Status::Waiting { by, proposal, on } if self.can_write() => {
                let on = on.into_iter().find(|seat| self.is_human(*seat))?;
                Some(Question { by, proposal, on })
            }
            _ => None,
        }
    }

    pub(crate) fn answer(&mut self, yes: bool) -> Vec<Task> {
        match self.question() {
            Some(Question { on, proposal, .. }) => {
                let tasks = self.enter(Entry::Answer { by: on, yes });
                if !yes {
                    self.notice = Some(Notice::Declined { by: on, proposal });
                }
                tasks
            }
            None => Vec::new(),
        }
    }

    pub(crate) fn resign(&mut self, by: Seat, points: u8) -> Vec<Task> {
        let is_open = self.resigners().iter().any(|(seat, most)| *seat == by && (1..=*most).contains(&points));
        if is_open { self.enter(Entry::Resign { by, points }) } else { Vec::new() }
    }

    pub(crate) fn claim(&mut self) -> Vec<Task> {
        match self.human_to_act() {
            Some(by) if self.may_claim() => self.enter(Entry::Claim { by }),
            _ => Vec::new(),
        }
    }
}

//! What a touch of the board means.

use play::{Journey, Status, select};
use rules::Seat;
use rules::view::{Piece, Site};

use super::{Notice, Role, TableState, Task};
use crate::board::BoardEvent;

impl TableState {
    /// What happens on the board.
    pub(super) fn touch(&mut self, event: BoardEvent) -> Vec<Task> {
        match event {
            BoardEvent::Tap(site) => return self.tap(site),
            BoardEvent::Drag(site) => self.pick(site),
            BoardEvent::Drop(Some(site)) if self.tried.last() != Some(&site) => {
                self.pointed = None;
                return self.tap(site);
            }
            BoardEvent::Drop(_) => self.pointed = None,
            BoardEvent::Over(site) | BoardEvent::Hover(site) | BoardEvent::Focus(site) => {
                self.pointed = site.filter(|site| self.leads_to(*site));
            }
            BoardEvent::Hold(site) => self.look_closer(site),
            BoardEvent::Ask(site) if self.lens == Some(site) => self.put_lens_away(),
            BoardEvent::Ask(site) => self.look_closer(site),
            BoardEvent::Release => self.lens = None,
            BoardEvent::Cancel => self.cancel(),
            BoardEvent::Settled => {
                self.settled = true;
                self.follow();
            }
        }
        Vec::new()
    }

    /// The site that is pointed at, where that shows what the step there would do.
    pub(crate) fn pointed(&self) -> Option<Site> {
        self.pointed
    }

    /// Whether the selected piece can go there now, in a step or by a whole chain.
    pub(super) fn leads_to(&self, site: Site) -> bool {
        !self.tried.is_empty()
            && (select(&self.choices, &self.tried).next.contains(&site) || self.journey_to(site).is_some())
    }

    /// The whole chain that the touched sites and this one name. One that comes back to where it began is not named so:
    /// a second touch of a piece lets it go.
    pub(super) fn journey_to(&self, site: Site) -> Option<&Journey> {
        let [from] = self.tried[..] else { return None };
        self.journeys.iter().find(|journey| journey.from == from && journey.to == site && from != site)
    }

    fn tap(&mut self, site: Site) -> Vec<Task> {
        self.lens = None;
        self.notice = None;
        if let Some(notice) = self.not_now() {
            self.notice = Some(notice);
            return Vec::new();
        }
        if self.status() == Status::Chance {
            return self.tap_dice(site);
        }
        if self.is_searching() {
            return self.point_out(site);
        }
        let mut tried = self.tried.clone();
        tried.push(site);
        if self.is_choosing() && self.tried.last() != Some(&site) && select(&self.choices, &tried).is_empty() {
            // None of the steps that were asked for is meant: another goal is, or another piece.
            self.tried.pop();
            tried.remove(tried.len() - 2);
        }
        let selection = select(&self.choices, &tried);
        if let (Some(done), true) = (selection.done, selection.next.is_empty() || selection.at_once) {
            let step = done.step.clone();
            return self.play(&[step]);
        }
        if !selection.is_empty() {
            self.tried = tried;
            return Vec::new();
        }
        if self.tried.last() == Some(&site) {
            self.cancel();
        } else if let Some(journey) = self.journey_to(site) {
            let steps = journey.steps.clone();
            return self.play(&steps);
        } else if select(&self.choices, &[site]).is_empty() {
            // One's own piece was meant to be another first touch; any other square was meant as a goal.
            let tried = if self.is_own(site) { vec![site] } else { tried };
            self.notice = Some(Notice::Refused { at: site, why: self.table.refusal(&tried) });
        } else {
            self.tried = vec![site];
        }
        Vec::new()
    }

    /// The dice wait: they are thrown where they lie.
    fn tap_dice(&mut self, site: Site) -> Vec<Task> {
        if self.awaits_throw() && self.table.dice().contains(&site) {
            return self.roll();
        }
        self.notice = Some(Notice::Refused { at: site, why: self.table.refusal(&[site]) });
        Vec::new()
    }

    /// A drag begins.
    fn pick(&mut self, site: Site) {
        self.lens = None;
        self.notice = self.not_now();
        if self.status() == Status::Chance && self.notice.is_none() {
            self.notice = Some(Notice::Refused { at: site, why: self.table.refusal(&[site]) });
        }
        if self.notice.is_some() || self.tried.last() == Some(&site) {
            return;
        }
        if select(&self.choices, &[site]).is_empty() {
            self.notice = Some(Notice::Refused { at: site, why: self.table.refusal(&[site]) });
        } else {
            self.tried = vec![site];
        }
    }

    /// Nothing is selected or said any more; a piece that must go on stays selected.
    fn cancel(&mut self) {
        self.pointed = None;
        self.put_lens_away();
        self.tried = self.begun().into_iter().collect();
    }

    fn put_lens_away(&mut self) {
        self.lens = None;
        self.notice = None;
    }

    /// Why nothing can be played on the board whatever is touched.
    fn not_now(&self) -> Option<Notice> {
        if self.looking.is_some() {
            return Some(Notice::LooksBack);
        }
        match self.role {
            Role::Watching => return Some(Notice::Watches),
            Role::Asking | Role::Writing => {}
        }
        match self.status() {
            Status::Waiting { .. } => Some(Notice::AnswerFirst),
            Status::Turn(seat) if !self.is_person(seat) => Some(Notice::MachineActs),
            _ => None,
        }
    }

    /// Whether the piece there belongs to the seat to act.
    pub(super) fn is_own(&self, site: Site) -> bool {
        let top = self.table.scene().stacks.get(&site).and_then(|stack| stack.last()).copied();
        matches!((self.status(), top), (Status::Turn(seat), Some(piece)) if self.is_of(piece, seat))
    }

    /// Whether a piece belongs to a seat's team: partners have theirs in common.
    pub(super) fn is_of(&self, piece: Piece, seat: Seat) -> bool {
        piece.owner.is_some_and(|owner| self.info().team(owner) == self.info().team(seat))
    }
}

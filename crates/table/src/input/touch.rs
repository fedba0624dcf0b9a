//! What a touch of the board means.

use play::{MultiStepMove, Status, StepToken, select};
use rules::Seat;
use rules::view::{Piece, Site};

use crate::view::board::BoardEvent;
use crate::{Access, Notice, TableState, Task};

impl TableState {
    /// Handles a board event.
    pub(crate) fn touch(&mut self, event: BoardEvent) -> Vec<Task> {
        match event {
            BoardEvent::Tap(site) => return self.tap(site),
            BoardEvent::Drag(site) => self.pick(site),
            BoardEvent::Drop(Some(site)) if self.input.tried.last() != Some(&site) => {
                self.input.pointed = None;
                return self.tap(site);
            }
            BoardEvent::Drop(_) => self.input.pointed = None,
            BoardEvent::Over(site) | BoardEvent::Hover(site) | BoardEvent::Focus(site) => {
                self.input.pointed = site.filter(|site| self.leads_to(*site));
            }
            BoardEvent::Hold(site) => self.look_closer(site),
            BoardEvent::Ask(site) if self.input.inspected == Some(site) => self.close_inspector(),
            BoardEvent::Ask(site) => self.look_closer(site),
            BoardEvent::Release => self.input.inspected = None,
            BoardEvent::Cancel => self.cancel(),
            BoardEvent::Settled => {
                self.motions.settle();
                self.auto_flip();
                return self.rest_if_still();
            }
        }
        Vec::new()
    }

    /// Inspects a square.
    fn look_closer(&mut self, site: Site) {
        self.input.inspected = Some(site);
        self.notice = Some(Notice::Inspecting(site));
    }

    /// Whether a piece has been touched that is to move: more than what a turn begins with.
    pub fn has_selected(&self) -> bool {
        self.input.tried.len() > usize::from(self.game.begun().is_some())
    }

    /// Whether a touch there would choose a piece to move, and do nothing else.
    pub fn would_choose(&self, site: Site) -> bool {
        let selection = select(&self.game.choices, &[site]);
        let is_first = self.input.tried.is_empty() && self.input.unconfirmed.is_none() && !self.is_searching();
        is_first && !selection.is_empty() && selection.done.is_none() && self.not_now(site).is_none()
    }

    /// The site pointed at, where that previews a step.
    pub fn pointed(&self) -> Option<Site> {
        self.input.pointed
    }

    /// Whether the selected piece can go there now, in one step or a multi-step move.
    pub(crate) fn leads_to(&self, site: Site) -> bool {
        !self.input.tried.is_empty()
            && (select(&self.game.choices, &self.input.tried).next.contains(&site)
                || self.multi_step_move_to(site).is_some())
    }

    /// The multi-step move from the touched site to this one. One that ends where it began cannot be named so: a second
    /// touch deselects the piece.
    pub(crate) fn multi_step_move_to(&self, site: Site) -> Option<&MultiStepMove> {
        let [from] = self.input.tried[..] else { return None };
        self.game
            .multi_step_moves
            .iter()
            .find(|multi_step_move| multi_step_move.from == from && multi_step_move.to == site && from != site)
    }

    fn tap(&mut self, site: Site) -> Vec<Task> {
        self.input.inspected = None;
        self.notice = None;
        self.viewed.plays = false;
        if let Some(notice) = self.not_now(site) {
            self.notice = Some(notice);
            return Vec::new();
        }
        if let Some((steps, goal)) = self.input.unconfirmed.take()
            && goal == site
        {
            return self.play(&steps);
        }
        if self.status() == Status::Chance {
            return self.tap_dice(site);
        }
        if self.is_searching() {
            return self.point_out(site);
        }
        let mut tried = self.input.tried.clone();
        tried.push(site);
        if self.is_choosing() && self.input.tried.last() != Some(&site) && select(&self.game.choices, &tried).is_empty()
        {
            // None of the steps on offer is meant, but another goal or another piece.
            self.input.tried.pop();
            tried.remove(tried.len() - 2);
        }
        let selection = select(&self.game.choices, &tried);
        if let (Some(done), true) = (selection.done, selection.next.is_empty() || selection.at_once) {
            let step = done.step;
            return self.play_confirmed(vec![step], site);
        }
        if !selection.is_empty() {
            self.input.tried = tried;
            return Vec::new();
        }
        if self.input.tried.last() == Some(&site) {
            self.cancel();
        } else if let Some(multi_step_move) = self.multi_step_move_to(site) {
            let steps = multi_step_move.steps.clone();
            return self.play_confirmed(steps, site);
        } else if select(&self.game.choices, &[site]).is_empty() {
            // One's own piece was meant as a new first touch; any other square was meant as a goal.
            let tried = if self.is_own(site) { vec![site] } else { tried };
            self.notice = Some(Notice::Refused { at: site, why: self.named(self.game.table.refusal(&tried)) });
        } else {
            self.input.tried = vec![site];
        }
        Vec::new()
    }

    /// Plays steps that were touched, `site` last; if they end the turn, and the player wants that, only once they are
    /// confirmed.
    fn play_confirmed(&mut self, steps: Vec<StepToken>, site: Site) -> Vec<Task> {
        if self.players.preferences.confirms && self.game.table.ends_turn(&steps) {
            self.input.unconfirmed = Some((steps, site));
            return Vec::new();
        }
        self.play(&steps)
    }

    /// Whether a move waits for the player to confirm it.
    pub fn is_confirming(&self) -> bool {
        self.input.unconfirmed.is_some()
    }

    /// Plays the move that waits for that.
    pub(crate) fn confirm(&mut self) -> Vec<Task> {
        match self.input.unconfirmed.take() {
            Some((steps, _)) => self.play(&steps),
            None => Vec::new(),
        }
    }

    /// Throws the dice that wait, if they are touched.
    fn tap_dice(&mut self, site: Site) -> Vec<Task> {
        if self.awaits_throw() && self.game.table.dice().contains(&site) {
            return self.roll();
        }
        self.notice = Some(Notice::Refused { at: site, why: self.named(self.game.table.refusal(&[site])) });
        Vec::new()
    }

    /// A drag begins.
    fn pick(&mut self, site: Site) {
        self.input.inspected = None;
        self.input.unconfirmed = None;
        self.viewed.plays = false;
        self.notice = self.not_now(site);
        if self.status() == Status::Chance && self.notice.is_none() {
            self.notice = Some(Notice::Refused { at: site, why: self.named(self.game.table.refusal(&[site])) });
        }
        if self.notice.is_some() || self.input.tried.last() == Some(&site) {
            return;
        }
        if select(&self.game.choices, &[site]).is_empty() {
            self.notice = Some(Notice::Refused { at: site, why: self.named(self.game.table.refusal(&[site])) });
        } else {
            self.input.tried = vec![site];
        }
    }

    /// Clears the selection and the notice; a piece that must go on stays selected.
    fn cancel(&mut self) {
        self.input.pointed = None;
        self.input.unconfirmed = None;
        self.close_inspector();
        self.input.tried = self.game.begun().into_iter().collect();
    }

    fn close_inspector(&mut self) {
        self.input.inspected = None;
        self.notice = None;
    }

    /// Why no touch can play anything now.
    fn not_now(&self, site: Site) -> Option<Notice> {
        if self.is_viewed() {
            return Some(Notice::Views);
        }
        if self.viewed.ply.is_some() {
            // Whoever touches a piece wants to move it.
            let is_piece = self.scene().stacks.get(&site).is_some_and(|stack| !stack.is_empty());
            let can_play_on = is_piece && self.players.access == Access::Editing;
            return Some(if can_play_on { Notice::AsksToPlayOn(site) } else { Notice::ViewsEarlierPly });
        }
        if self.players.access == Access::Watching {
            return Some(Notice::Watches);
        }
        match self.status() {
            Status::Waiting { .. } => Some(Notice::AnswerFirst),
            Status::Turn(seat) if !self.is_human(seat) => Some(Notice::ComputerActs),
            _ => None,
        }
    }

    /// Whether the piece there belongs to the seat to act.
    pub(crate) fn is_own(&self, site: Site) -> bool {
        let top = self.game.table.scene().stacks.get(&site).and_then(|stack| stack.last()).copied();
        matches!((self.status(), top), (Status::Turn(seat), Some(piece)) if self.is_of(piece, seat))
    }

    /// Whether a piece belongs to a seat's team: partners share theirs.
    pub(crate) fn is_of(&self, piece: Piece, seat: Seat) -> bool {
        piece.owner.is_some_and(|owner| self.info().team(owner) == self.info().team(seat))
    }
}

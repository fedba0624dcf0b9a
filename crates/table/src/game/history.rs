//! Back and forward: undo and redo, looking back, rewinding.

use std::rc::Rc;

use play::{Entry, NodeIdx, Status, TurnText};
use rules::offers::Offer;
use rules::view::Scene;

use crate::{How, Notice, TableState, Task};

/// Through more turns than these nothing moves: the board shows the other position at once.
const MOST_TURNS_SHOWN: usize = 2;

/// Where to look in the line on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// At its beginning.
    First,
    /// A turn earlier.
    Previous,
    /// A turn later.
    Next,
    /// At the position on the table.
    Last,
}

impl TableState {
    /// The turns so far in the game's own notation.
    ///
    /// ```
    /// use play::GamesOf;
    /// use rules::{Only, games::chess::Chess};
    /// use table::{Access, Action, Look, Setup, Strength, TableState};
    ///
    /// let games = &GamesOf::<Only<Chess>>::NEW;
    /// let record = Setup::usual("chess").for_people().record(games, 7);
    /// let mut table = TableState::open(games, record, Strength::USUAL)?;
    /// table.apply(Action::SetAccess(Access::Editing));
    /// for turn in ["e4", "e5", "Nf3"] {
    ///     table.type_turn(games, turn)?;
    /// }
    /// let turns = table.turns();
    /// assert_eq!(turns.iter().map(|turn| turn.text.as_str()).collect::<Vec<_>>(), ["e4", "e5", "Nf3"]);
    /// table.apply(Action::Look(Look::Previous));
    /// assert!(table.looks_back() && table.viewed_ply() == turns[1].to);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turns(&self) -> Rc<Vec<TurnText>> {
        self.game.turns.clone()
    }

    /// The turns so far in the notation that is read back, whichever is shown.
    pub fn plain_turns(&self) -> Vec<TurnText> {
        self.game.table.move_formats().first().map(|format| self.game.table.turns(*format)).unwrap_or_default()
    }

    /// The viewed ply: how many entries the board shows.
    pub fn viewed_ply(&self) -> usize {
        self.viewed.ply.unwrap_or_else(|| self.n_entries())
    }

    /// Where undo leads: the last human decision. The throw before it stays, and so does whatever was decided before it
    /// in the same turn. Offers and their answers are skipped, and not made again.
    pub(crate) fn undo_goal(&self) -> Option<usize> {
        self.own_undo_goal().filter(|goal| !self.record().is_by_link() || *goal >= self.n_shared().unwrap_or(0))
    }

    /// The same without regard to what others have seen.
    fn own_undo_goal(&self) -> Option<usize> {
        let last = self.game.turns.last().map_or(0, |turn| turn.to);
        if let Some(goal) = self.agreed_since(last) {
            return Some(goal);
        }
        let mut ply = last;
        while ply > 0 {
            let end = ply;
            ply = self.notch_before(ply);
            let turn = self.game.turns.iter().find(|turn| turn.from <= ply && ply < turn.to)?;
            let is_thrown = |at: &usize| self.game.table.seat_at(*at).is_none();
            let thrown = (turn.from..turn.to).rev().find(is_thrown);
            let first = thrown.map_or(ply, |at| ply.max(at + 1));
            let decides = |at: &usize| self.game.table.seat_at(*at).is_some_and(|seat| self.is_human(seat));
            if let Some(goal) = (first..end).find(decides) {
                return Some(goal);
            }
            ply = ply.min(thrown.map_or(ply, |_| turn.from));
        }
        None
    }

    /// The ply before what was proposed since the ply `since` and is pending, or was agreed: a draw, a resignation, a
    /// claim; or before a flag fell. What was declined, and moves that were given back, count for nothing.
    fn agreed_since(&self, since: usize) -> Option<usize> {
        let entries = &self.record().entries;
        let mut is_declined = false;
        for (ply, entry) in entries.iter().enumerate().skip(since).rev() {
            match entry {
                Entry::Answer { yes, .. } => is_declined |= !yes,
                Entry::Offer { what: Offer::TakeBack(_), .. } => {
                    let is_pending = matches!(self.status(), Status::Waiting { .. }) && !is_declined;
                    if is_pending {
                        return Some(ply);
                    }
                    is_declined = false;
                }
                Entry::Flag { .. } => return Some(ply),
                Entry::Offer { .. } | Entry::Resign { .. } | Entry::Claim { .. } if !is_declined => return Some(ply),
                Entry::Offer { .. } | Entry::Resign { .. } | Entry::Claim { .. } => is_declined = false,
                Entry::Step(_) => return None,
            }
        }
        None
    }

    /// The ply a turn before, or an entry before where no whole turn ends.
    fn notch_before(&self, ply: usize) -> usize {
        let is_begun = ply == self.n_entries() && self.game.table.is_mid_turn();
        let turn = self.game.turns.iter().find(|turn| turn.from < ply && ply <= turn.to);
        turn.filter(|_| !is_begun).map_or(ply - 1, |turn| turn.from)
    }

    pub(crate) fn undo(&mut self) -> Vec<Task> {
        match self.undo_goal() {
            Some(ply) if self.can_write() => self.take_back_to(ply),
            _ => Vec::new(),
        }
    }

    /// Forward to the next human decision.
    pub(crate) fn redo(&mut self) -> Vec<Task> {
        if !self.can_write() {
            return Vec::new();
        }
        let before = self.game.table.scene();
        let mut effects = Vec::new();
        let mut is_changed = false;
        while let Some(more) = self.game.table.redo() {
            is_changed = true;
            effects.extend(more);
            let decides = match self.game.table.status() {
                Status::Turn(seat) => self.is_human(seat) && (!self.game.table.is_mid_turn() || self.has_just_thrown()),
                Status::Chance => false,
                Status::Waiting { .. } | Status::Over(_) => true,
            };
            // Offers and their answers are no decisions to stop at.
            let is_step = self.game.table.next_undone().is_none_or(|next| matches!(next, Entry::Step(_)));
            if decides && is_step {
                break;
            }
        }
        if is_changed { self.changed(before, effects, How::Played) } else { Vec::new() }
    }

    /// Whether the last entry was a throw.
    fn has_just_thrown(&self) -> bool {
        let before = self.n_entries().checked_sub(1);
        let is_step = matches!(self.record().entries.last(), Some(Entry::Step(_)));
        is_step && before.is_some_and(|ply| self.game.table.seat_at(ply).is_none())
    }

    pub(crate) fn rewind(&mut self, ply: usize) -> Vec<Task> {
        match self.game.table.node_at(ply) {
            Some(node) if ply < self.n_entries() => self.go_to(node),
            _ => Vec::new(),
        }
    }

    /// Plays on from another node: what is there already stays, and what is played there is a variation.
    pub(crate) fn go_to(&mut self, node: NodeIdx) -> Vec<Task> {
        if !self.can_write() || self.is_line_fixed() || node == self.game.table.node() {
            return self.return_to_live();
        }
        let before = self.scene();
        self.game.table.go_to(node);
        let effects = play::diff(&before, &self.game.table.scene());
        self.changed(before, effects, How::Jumped)
    }

    /// The ply of the line on the board at which the rules have ended the game, if more was played after it.
    pub fn ended_at(&self) -> Option<usize> {
        let ended = self.game.table.ended()?;
        Some(self.game.table.tree().depth(ended)).filter(|ply| *ply < self.n_entries())
    }

    fn take_back_to(&mut self, ply: usize) -> Vec<Task> {
        // The motion starts from the position in view.
        let before = self.scene();
        let effects = self.game.table.undo_to(ply);
        let effects = if self.viewed.ply.is_some() { play::diff(&before, &self.game.table.scene()) } else { effects };
        self.changed(before, effects, How::TakenBack)
    }

    /// The ply at which somebody wants to look.
    pub(crate) fn look_goal(&self, look: Look) -> usize {
        let (ply, end) = (self.viewed_ply(), self.n_entries());
        let mut turns = self.game.turns.iter();
        match look {
            Look::First => 0,
            Look::Previous => turns.rev().find(|turn| turn.from < ply).map_or(0, |turn| turn.from),
            // What follows the last turn, such as an offer, belongs to the position on the table.
            Look::Next => turns.find(|turn| turn.to > ply).map_or(end, |turn| turn.to),
            Look::Last => end,
        }
    }

    /// Somebody looks at the position at a ply: turns are no longer shown one after the other.
    pub(crate) fn look_at(&mut self, ply: usize) -> Vec<Task> {
        self.viewed.plays = false;
        self.view_ply(ply)
    }

    fn view_ply(&mut self, ply: usize) -> Vec<Task> {
        let ply = ply.min(self.n_entries());
        if ply == self.n_entries() {
            return self.return_to_live();
        }
        let (before, from) = (self.scene(), self.viewed_ply());
        self.view_earlier(ply);
        self.show_jump(before, from);
        Vec::new()
    }

    /// Shows how the board came here from the position at another ply: by a motion where they are near each other, at
    /// once where the motion would mix positions that never stood on the board.
    fn show_jump(&mut self, before: Scene, from: usize) {
        let (first, last) = (from.min(self.viewed_ply()), from.max(self.viewed_ply()));
        let n_turns = self.game.turns.iter().filter(|turn| first < turn.to && turn.from < last).count();
        let effects = if n_turns > MOST_TURNS_SHOWN { Vec::new() } else { play::diff(&before, &self.scene()) };
        self.motions.show(before, effects);
    }

    pub(crate) fn view_earlier(&mut self, ply: usize) {
        self.viewed.view(ply);
        // In a record no position is the one that is played on from.
        self.notice = match self.is_viewed() {
            true => (ply == 0).then_some(Notice::Views),
            false => Some(Notice::ViewsEarlierPly),
        };
        self.input.look_away();
        self.note_last_turn();
    }

    pub(crate) fn return_to_live(&mut self) -> Vec<Task> {
        if self.viewed.ply.is_some() {
            let (before, from) = (self.scene(), self.viewed_ply());
            self.viewed.return_to_live();
            self.note_last_turn();
            self.notice = None;
            self.show_jump(before, from);
            self.auto_flip();
            // The computer may have waited for that.
            return self.rest_if_still();
        }
        Vec::new()
    }

    /// What the board shows.
    pub fn scene(&self) -> Scene {
        self.viewed.ply.and_then(|ply| self.game.table.scene_at(ply)).unwrap_or_else(|| self.game.table.scene())
    }
}

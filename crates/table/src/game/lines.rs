//! The lines of a game beside the one on the board: they are looked at, promoted and removed, and that is taken back.

use core::fmt;

use play::{Branch, Lines, NodeIdx};

use crate::{How, Notice, TableState, Task};

/// Something that is done with lines, with what does it: a program that never makes one needs none of it.
#[derive(Clone, Copy)]
pub struct LineAction {
    kind: LineActionKind,
    lines: &'static dyn Lines,
    carry_out: fn(&mut TableState, LineAction) -> Vec<Task>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LineActionKind {
    Switch(NodeIdx),
    Promote,
    Remove,
    TakeBack,
}

impl LineAction {
    /// The board shows this node of the game's tree, in its own line.
    pub fn switch(lines: &'static dyn Lines, node: NodeIdx) -> LineAction {
        LineAction::new(LineActionKind::Switch(node), lines)
    }

    /// The variation on the board becomes how the game goes on.
    pub fn promote(lines: &'static dyn Lines) -> LineAction {
        LineAction::new(LineActionKind::Promote, lines)
    }

    /// The variation on the board is removed.
    pub fn remove(lines: &'static dyn Lines) -> LineAction {
        LineAction::new(LineActionKind::Remove, lines)
    }

    /// What was promoted or removed last is taken back.
    pub fn take_back(lines: &'static dyn Lines) -> LineAction {
        LineAction::new(LineActionKind::TakeBack, lines)
    }

    fn new(kind: LineActionKind, lines: &'static dyn Lines) -> LineAction {
        LineAction { kind, lines, carry_out: TableState::carry_out_line_action }
    }
}

/// What is to be done is the same, whatever does it.
impl PartialEq for LineAction {
    fn eq(&self, other: &LineAction) -> bool {
        self.kind == other.kind
    }
}

impl fmt::Debug for LineAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl TableState {
    pub(crate) fn act_on_lines(&mut self, action: LineAction) -> Vec<Task> {
        (action.carry_out)(self, action)
    }

    fn carry_out_line_action(&mut self, LineAction { kind, lines, .. }: LineAction) -> Vec<Task> {
        match kind {
            LineActionKind::Switch(node) => self.switch_line(node),
            LineActionKind::Promote => self.promote(lines),
            LineActionKind::Remove => self.remove_variation(lines),
            LineActionKind::TakeBack => self.take_back_edit(lines),
        }
    }

    /// The other lines that branch off from the one on the board.
    pub fn branches(&self, lines: &dyn Lines) -> Vec<Branch> {
        let table = &*self.game.table;
        lines.branches(table, self.game.format)
    }

    /// Whether there are other lines than the one on the board.
    pub fn has_branches(&self) -> bool {
        self.game.table.tree().n_entries() > self.n_entries()
    }

    /// Whether the line on the board is a variation that can be promoted or removed here.
    pub fn can_edit_variation(&self) -> bool {
        let table = &self.game.table;
        self.can_write() && !table.tree().is_main(table.node())
    }

    /// What takes back what was promoted or removed last; `None` where nothing can be taken back.
    pub fn take_back_action(&self) -> Option<LineAction> {
        self.edit.as_ref().filter(|_| self.can_write()).map(|(_, _, take_back)| *take_back)
    }

    /// Puts the line that holds a node on the board, and shows the position at that node.
    fn switch_line(&mut self, node: NodeIdx) -> Vec<Task> {
        if !(self.can_write() || self.is_viewed()) || !self.game.table.tree().has(node) {
            return Vec::new();
        }
        let before = self.scene();
        let tree = self.game.table.tree();
        let (ply, end) = (tree.depth(node), tree.line(node).last().unwrap_or(node));
        self.game.table.go_to(end);
        let tasks = self.changed(before.clone(), Vec::new(), How::Jumped);
        if ply < self.n_entries() {
            self.view_earlier(ply);
        }
        self.motions.show(before.clone(), play::diff(&before, &self.scene()));
        tasks
    }

    /// Makes the variation on the board how the game goes on.
    fn promote(&mut self, lines: &'static dyn Lines) -> Vec<Task> {
        let node = self.game.table.node();
        let edit = self.can_write().then(|| lines.promote(&mut *self.game.table, node)).flatten();
        let Some(edit) = edit else { return Vec::new() };
        let tasks = self.edited_only();
        self.edit = Some((edit, self.game.table.node(), LineAction::take_back(lines)));
        self.notice = Some(Notice::Promoted);
        tasks
    }

    /// Removes the variation on the board; the board goes back to where it branched off.
    fn remove_variation(&mut self, lines: &'static dyn Lines) -> Vec<Task> {
        let table = &self.game.table;
        let branch = table.tree().path(table.node()).into_iter().rfind(|node| !table.tree().is_first(*node));
        let Some(branch) = branch.filter(|_| self.can_write()) else { return Vec::new() };
        let (before, node) = (self.scene(), table.node());
        let Some((edit, _)) = lines.remove(&mut *self.game.table, branch) else { return Vec::new() };
        let effects = play::diff(&before, &self.game.table.scene());
        let tasks = self.changed(before, effects, How::Jumped);
        self.edit = Some((edit, node, LineAction::take_back(lines)));
        self.notice = Some(Notice::Removed);
        tasks
    }

    /// Takes back what was promoted or removed last.
    fn take_back_edit(&mut self, lines: &'static dyn Lines) -> Vec<Task> {
        let Some((edit, node, _)) = self.edit.take().filter(|_| self.can_write()) else { return Vec::new() };
        lines.take_back(&mut *self.game.table, edit);
        if node != self.game.table.node() {
            return self.go_to(node);
        }
        self.edited_only()
    }

    /// The board shows what it showed.
    fn edited_only(&mut self) -> Vec<Task> {
        let scene = self.game.table.scene();
        self.changed(scene, Vec::new(), How::Jumped)
    }
}

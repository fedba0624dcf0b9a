//! The lines of a game beside the one on the board: apart from [`Table`], since few visits need them.

mod branches;

use rules::view::Effect;
use rules::{Catalogue, Format, Game, Seat};

use crate::erased::{Erased, GamesOf};
use crate::game_tree::{NodeIdx, TreeEdit};
use crate::table::Table;

/// Another line that branches off from the one on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The ply at which the turn begins that is another one here.
    pub from: usize,
    /// The last node of that turn: where [`Table::go_to`] leads to see it played.
    pub node: NodeIdx,
    /// Whose turn it is; `None` when chance alone decides.
    pub seat: Option<Seat>,
    /// The turn, or what was made of it.
    pub text: String,
    /// How many entries follow it.
    pub n_after: usize,
    /// Whether it is how the game went on, rather than a variation.
    pub is_main: bool,
}

/// What is done with other lines at tables of a [`Catalogue`]'s games. At a table of another game nothing is done.
pub trait Lines: Sync {
    /// The other lines that branch off from the one on the board, in the order of play, in one of
    /// [`Table::move_formats`] or [`Table::shown_formats`].
    fn branches(&self, table: &dyn Table, format: Format) -> Vec<Branch>;

    /// Makes the variation that holds a node how the line goes on: see [`crate::GameTree::promote`].
    fn promote(&self, table: &mut dyn Table, node: NodeIdx) -> Option<TreeEdit>;

    /// Removes a node with everything after it: see [`crate::Session::remove`].
    fn remove(&self, table: &mut dyn Table, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)>;

    /// Takes back what was promoted or removed last.
    fn take_back(&self, table: &mut dyn Table, edit: TreeEdit);
}

type Removed = Option<(TreeEdit, Vec<Effect>)>;

/// [`Lines`] of a folder.
struct FolderLines {
    branches: fn(&dyn Table, Format) -> Option<Vec<Branch>>,
    promote: fn(&mut dyn Table, NodeIdx) -> Option<TreeEdit>,
    remove: fn(&mut dyn Table, NodeIdx) -> Removed,
    take_back: fn(&mut dyn Table, TreeEdit),
}

impl Erased for FolderLines {
    fn of<G: Game>() -> FolderLines {
        FolderLines {
            branches: |table, format| Some(branches::branches(table.session::<G>()?, format)),
            promote: |table, node| table.session_mut::<G>()?.promote(node),
            remove: |table, node| table.session_mut::<G>()?.remove(node),
            take_back: |table, edit| {
                if let Some(session) = table.session_mut::<G>() {
                    session.take_back_edit(edit);
                }
            },
        }
    }
}

impl<C: Catalogue> Lines for GamesOf<C> {
    fn branches(&self, table: &dyn Table, format: Format) -> Vec<Branch> {
        let folder = self.folder::<FolderLines>(table.info().id);
        folder.and_then(|folder| (folder.branches)(table, format)).unwrap_or_default()
    }

    fn promote(&self, table: &mut dyn Table, node: NodeIdx) -> Option<TreeEdit> {
        (self.folder::<FolderLines>(table.info().id)?.promote)(table, node)
    }

    fn remove(&self, table: &mut dyn Table, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)> {
        (self.folder::<FolderLines>(table.info().id)?.remove)(table, node)
    }

    fn take_back(&self, table: &mut dyn Table, edit: TreeEdit) {
        if let Some(folder) = self.folder::<FolderLines>(table.info().id) {
            (folder.take_back)(table, edit);
        }
    }
}

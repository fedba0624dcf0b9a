//! The lines of a game beside the one on the board: apart from [`Table`], since few visits need them.

mod branches;

use core::any::Any;
use core::fmt;
use core::marker::PhantomData;

use rules::view::Effect;
use rules::{Catalogue, Format, Game, Seat, Visitor};

use crate::game_tree::{NodeIdx, TreeEdit};
use crate::session::Session;
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

    /// Removes a node with everything after it: see [`Session::remove`].
    fn remove(&self, table: &mut dyn Table, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)>;

    /// Takes back what was promoted or removed last.
    fn take_back(&self, table: &mut dyn Table, edit: TreeEdit);
}

/// The lines of a catalogue's games.
pub struct LinesOf<C>(PhantomData<fn() -> C>);

impl<C> LinesOf<C> {
    /// The lines of the games of `C`.
    pub const NEW: LinesOf<C> = LinesOf(PhantomData);
}

impl<C> fmt::Debug for LinesOf<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinesOf")
    }
}

impl<C: Catalogue> Lines for LinesOf<C> {
    fn branches(&self, table: &dyn Table, format: Format) -> Vec<Branch> {
        struct Branches<'a>(&'a dyn Any, Format);

        impl Visitor for Branches<'_> {
            type Out = Vec<Branch>;

            fn visit<G: Game>(self) -> Self::Out {
                self.0.downcast_ref::<Session<G>>().map_or_else(Vec::new, |session| branches::branches(session, self.1))
            }
        }

        C::visit(table.info().id, Branches(table, format)).unwrap_or_default()
    }

    fn promote(&self, table: &mut dyn Table, node: NodeIdx) -> Option<TreeEdit> {
        struct Promote<'a>(&'a mut dyn Any, NodeIdx);

        impl Visitor for Promote<'_> {
            type Out = Option<TreeEdit>;

            fn visit<G: Game>(self) -> Self::Out {
                self.0.downcast_mut::<Session<G>>()?.promote(self.1)
            }
        }

        C::visit(table.info().id, Promote(table, node)).flatten()
    }

    fn remove(&self, table: &mut dyn Table, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)> {
        struct Remove<'a>(&'a mut dyn Any, NodeIdx);

        impl Visitor for Remove<'_> {
            type Out = Option<(TreeEdit, Vec<Effect>)>;

            fn visit<G: Game>(self) -> Self::Out {
                self.0.downcast_mut::<Session<G>>()?.remove(self.1)
            }
        }

        C::visit(table.info().id, Remove(table, node)).flatten()
    }

    fn take_back(&self, table: &mut dyn Table, edit: TreeEdit) {
        struct TakeBack<'a>(&'a mut dyn Any, TreeEdit);

        impl Visitor for TakeBack<'_> {
            type Out = ();

            fn visit<G: Game>(self) {
                if let Some(session) = self.0.downcast_mut::<Session<G>>() {
                    session.take_back_edit(self.1);
                }
            }
        }

        C::visit(table.info().id, TakeBack(table, edit));
    }
}

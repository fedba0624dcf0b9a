//! What there is to know about a square beyond what can be done there: apart from [`Table`], since few visits need it.

mod outlook;

use core::any::Any;
use core::fmt;
use core::marker::PhantomData;

use rules::view::Site;
use rules::{Catalogue, Game, Message, Seat, Visitor};

use crate::session::Session;
use crate::table::Table;

pub use outlook::Outlook;

/// What is known about squares at tables of a [`Catalogue`]'s games. Of a table of another game nothing is known.
pub trait Insight: Sync {
    /// What else there is to know about a site in the position on the board: see [`rules::Present::remarks`].
    fn remarks(&self, table: &dyn Table, site: Site) -> Vec<Message>;

    /// What the piece on a site could do if one of its owner's seats were to move now: the first of `owners` that could
    /// move it. `None` where the rules do not say.
    fn outlook(&self, table: &dyn Table, site: Site, owners: &[Seat]) -> Option<Outlook>;
}

/// What is known about squares in a catalogue's games.
pub struct InsightOf<C>(PhantomData<fn() -> C>);

impl<C> InsightOf<C> {
    /// What is known in the games of `C`.
    pub const NEW: InsightOf<C> = InsightOf(PhantomData);
}

impl<C> fmt::Debug for InsightOf<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InsightOf")
    }
}

impl<C: Catalogue> Insight for InsightOf<C> {
    fn remarks(&self, table: &dyn Table, site: Site) -> Vec<Message> {
        struct Remarks<'a>(&'a dyn Any, Site);

        impl Visitor for Remarks<'_> {
            type Out = Vec<Message>;

            fn visit<G: Game>(self) -> Self::Out {
                let session = self.0.downcast_ref::<Session<G>>();
                session.map_or_else(Vec::new, |session| session.rules().remarks(session.position(), self.1))
            }
        }

        C::visit(table.info().id, Remarks(table, site)).unwrap_or_default()
    }

    fn outlook(&self, table: &dyn Table, site: Site, owners: &[Seat]) -> Option<Outlook> {
        struct Of<'a>(&'a dyn Any, Site, &'a [Seat]);

        impl Visitor for Of<'_> {
            type Out = Option<Outlook>;

            fn visit<G: Game>(self) -> Self::Out {
                outlook::of(self.0.downcast_ref::<Session<G>>()?, self.1, self.2)
            }
        }

        C::visit(table.info().id, Of(table, site, owners)).flatten()
    }
}

//! What there is to know about a square beyond what can be done there: apart from [`Table`], since few visits need it.

mod outlook;

use rules::view::Site;
use rules::{Catalogue, Game, Message, Seat};

use crate::erased::{Erased, GamesOf};
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

/// [`Insight`] into the games of a folder.
struct FolderInsight {
    remarks: fn(&dyn Table, Site) -> Option<Vec<Message>>,
    outlook: fn(&dyn Table, Site, &[Seat]) -> Option<Outlook>,
}

impl Erased for FolderInsight {
    fn of<G: Game>() -> FolderInsight {
        FolderInsight {
            remarks: |table, site| {
                let session = table.session::<G>()?;
                Some(session.rules().remarks(session.position(), site))
            },
            outlook: |table, site, owners| outlook::of(table.session::<G>()?, site, owners),
        }
    }
}

impl<C: Catalogue> Insight for GamesOf<C> {
    fn remarks(&self, table: &dyn Table, site: Site) -> Vec<Message> {
        let folder = self.folder::<FolderInsight>(table.info().id);
        folder.and_then(|folder| (folder.remarks)(table, site)).unwrap_or_default()
    }

    fn outlook(&self, table: &dyn Table, site: Site, owners: &[Seat]) -> Option<Outlook> {
        (self.folder::<FolderInsight>(table.info().id)?.outlook)(table, site, owners)
    }
}

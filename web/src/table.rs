//! A game set up at its beginning, as a board needs it.

use std::collections::BTreeMap;

use rules::games::Portal;
use rules::view::{Scene, Site};
use rules::{Catalogue, Game, GameInfo, MatchState, Options, Say, Visitor};

/// What is seen of a game that has not begun.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    /// The game.
    pub(crate) info: &'static GameInfo,
    /// What stands on the board.
    pub(crate) scene: Scene,
    /// The name of every site.
    pub(crate) labels: BTreeMap<Site, Say>,
}

impl Table {
    /// Sets up the game `id` under its usual options; `None` when there is no such game.
    pub(crate) fn set_up(id: &str) -> Option<Self> {
        Portal::visit(id, SetUp { id }).flatten()
    }
}

struct SetUp<'a> {
    id: &'a str,
}

impl Visitor for SetUp<'_> {
    type Out = Option<Table>;

    fn visit<G: Game>(self) -> Option<Table> {
        let rules = G::new(self.id, &Options::default(), &MatchState::default()).ok()?;
        let labels = rules.sites().into_iter().map(|site| (site, rules.label(site))).collect();
        Some(Table { info: rules.info(), scene: rules.scene(&rules.start()), labels })
    }
}

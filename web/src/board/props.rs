//! A board's properties.

use std::rc::Rc;

use rules::Seat;
use rules::view::{Scene, Site, SiteMap};
use table::board::{BoardEvent, Marks, Motion};
use yew::prelude::*;

/// What a board shows, and what it is called.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BoardProps {
    /// The id of the game, whose art is drawn.
    pub(crate) game: &'static str,
    /// The name of the board.
    pub(crate) name: AttrValue,
    /// The whole name of every site: where it is, what stands there, what can be done with it.
    pub(crate) names: Rc<SiteMap<AttrValue>>,
    /// What stands on the board now, when all motion has ended.
    pub(crate) scene: Rc<Scene>,
    /// How the scene came about; a new id starts the motion.
    pub(crate) motion: Option<Rc<Motion>>,
    /// The orientation: from whose side the board is seen, read and walked through.
    pub(crate) orientation: Seat,
    /// Where the dice of the scene lie, in their order.
    #[prop_or_default]
    pub(crate) dice: &'static [Site],
    /// Marks on the sites.
    pub(crate) marks: Rc<Marks>,
    /// What is shown on demand.
    #[prop_or_default]
    pub(crate) extras: Rc<Extras>,
    /// What would stand on the board; shown only on sites that differ.
    pub(crate) preview: Option<Rc<Scene>>,
    /// Receives the board's events.
    pub(crate) on_event: Callback<BoardEvent>,
}

/// What a board shows on demand.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Extras {
    /// The labels on the sites.
    pub(crate) labels: SiteMap<AttrValue>,
    /// Groups of sites that belong together, each with its index in the game's list, by which groups are told apart.
    pub(crate) overlays: Vec<(usize, &'static [Site])>,
    /// Who calls the sites by their alternative names, which may be printed on the board, where they have them.
    pub(crate) named_from: Option<Seat>,
    /// Whose turn it is, who throws the dice.
    pub(crate) thrower: Option<Seat>,
    /// Whether a board that is turned on upright phones stays as it is.
    pub(crate) stays_wide: bool,
    /// Whether the computer is to move: then nothing opens under a mouse.
    pub(crate) is_waiting: bool,
}

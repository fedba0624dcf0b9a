//! A board's properties and events.

use std::rc::Rc;

use rules::Seat;
use rules::view::{Effect, Scene, Site, SiteMap, SiteSet};
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

/// Changes of a scene that are shown as motion.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Motion {
    /// Tells motions apart.
    pub(crate) id: u32,
    /// What stood on the board before.
    pub(crate) from: Scene,
    /// The changes, in order.
    pub(crate) effects: Vec<Effect>,
}

/// The marks on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Marks {
    /// Sites that may be touched first.
    pub(crate) movable: SiteSet,
    /// The site that was touched first.
    pub(crate) selected: Option<Site>,
    /// Sites that may be touched next.
    pub(crate) targets: SiteSet,
    /// The last sites of multi-step moves, which may be touched directly too.
    pub(crate) distant_targets: SiteSet,
    /// The sites of the last turn, in order.
    pub(crate) last: Vec<Site>,
    /// What is compulsory: an arrow along the sites of each.
    pub(crate) forced: Vec<Vec<Site>>,
    /// What every step would do, where that is shown ahead: a thin arrow along the sites of each.
    pub(crate) shown_ahead: Vec<Vec<Site>>,
    /// The site whose touch was refused.
    pub(crate) refused: Option<Site>,
    /// Sites from which a pointer drags. Everywhere else a finger scrolls the page.
    pub(crate) draggable: SiteSet,
    /// The site in the square inspector: its stack is shown spread out.
    pub(crate) inspected: Option<Site>,
}

impl Marks {
    /// Where the steps that begin on a site lead, as far as that is shown ahead.
    pub(crate) fn goals(&self, from: Site) -> impl Iterator<Item = Site> {
        self.shown_ahead
            .iter()
            .filter(move |sites| sites.first() == Some(&from))
            .filter_map(|sites| sites.last().copied())
    }
}

/// What a board shows on demand.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Extras {
    /// The labels on the sites.
    pub(crate) labels: SiteMap<AttrValue>,
    /// Groups of sites that belong together, each with its index in the game's list, by which groups are told apart.
    pub(crate) overlays: Vec<(usize, &'static [Site])>,
    /// Whether sites have their alternative names, which may be printed on the board.
    pub(crate) is_renamed: bool,
}

/// What a player does on a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum BoardEvent {
    /// A site was touched, by any pointer or by key.
    Tap(Site),
    /// The stack on a draggable site was picked up.
    Drag(Site),
    /// It is over another site now.
    Over(Option<Site>),
    /// It was dropped, over a site or over none.
    Drop(Option<Site>),
    /// The gesture was cancelled: by a second finger, by the Escape key, or because the browser took the pointer away.
    Cancel,
    /// A pointer rests on a site.
    Hold(Site),
    /// The resting pointer is gone, or moves on.
    Release,
    /// A key asks about the focused site.
    Ask(Site),
    /// The mouse is over another site.
    Hover(Option<Site>),
    /// The focus is on another site.
    Focus(Option<Site>),
    /// All motion has ended, or there was none.
    Settled,
}

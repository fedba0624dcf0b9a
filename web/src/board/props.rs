//! What a board is told and what it tells.

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
    /// How it came to be so; a new id starts it.
    pub(crate) motion: Option<Rc<Motion>>,
    /// From whose side it is seen, read and walked through.
    pub(crate) bottom: Seat,
    /// Where the dice of the scene lie, in their order.
    #[prop_or_default]
    pub(crate) dice: &'static [Site],
    /// Signs on the sites.
    pub(crate) marks: Rc<Marks>,
    /// What is shown on demand.
    #[prop_or_default]
    pub(crate) extras: Rc<Extras>,
    /// What would stand on the board; only sites that differ are shown so.
    pub(crate) preview: Option<Rc<Scene>>,
    /// Is told what is done to the board.
    pub(crate) on_event: Callback<BoardEvent>,
}

/// Changes of a scene that are to be seen happening.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Motion {
    /// Tells motions apart.
    pub(crate) id: u32,
    /// What stood on the board before.
    pub(crate) from: Scene,
    /// The changes, in order.
    pub(crate) effects: Vec<Effect>,
}

/// The signs on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Marks {
    /// Sites that may be touched first.
    pub(crate) movable: SiteSet,
    /// The site that was touched first.
    pub(crate) selected: Option<Site>,
    /// Sites that may be touched next.
    pub(crate) targets: SiteSet,
    /// The last sites of whole chains of steps, which may be touched at once too.
    pub(crate) far: SiteSet,
    /// The sites of the last turn, in order.
    pub(crate) last: Vec<Site>,
    /// What is compulsory: an arrow over the sites of each.
    pub(crate) forced: Vec<Vec<Site>>,
    /// What every step would do, where that is to be seen before one is begun: a thin arrow over the sites of each.
    pub(crate) ahead: Vec<Vec<Site>>,
    /// The site whose touch was refused.
    pub(crate) refused: Option<Site>,
    /// Sites from which a pointer drags. Everywhere else a finger scrolls the page.
    pub(crate) draggable: SiteSet,
    /// The site whose stack is shown spread out.
    pub(crate) looked: Option<Site>,
}

impl Marks {
    /// Where the steps lead that begin on a site, as far as that is to be seen before one is begun.
    pub(crate) fn goals(&self, from: Site) -> impl Iterator<Item = Site> {
        self.ahead.iter().filter(move |sites| sites.first() == Some(&from)).filter_map(|sites| sites.last().copied())
    }
}

/// What a board shows on demand.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Extras {
    /// What is written on the sites.
    pub(crate) labels: SiteMap<AttrValue>,
    /// Sites that matter together, each with the place of its group in the game's list, by which groups are told apart.
    pub(crate) overlays: Vec<(usize, &'static [Site])>,
    /// Whether sites have their other names, which may be printed on the board.
    pub(crate) is_renamed: bool,
}

/// What is done to a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum BoardEvent {
    /// A site was touched, by any pointer or by key.
    Tap(Site),
    /// The stack of a draggable site was picked up.
    Drag(Site),
    /// It is over another site now.
    Over(Option<Site>),
    /// It was let go over a site.
    Drop(Option<Site>),
    /// What was begun is not meant: a second finger, the Escape key, or the browser took the pointer away.
    Cancel,
    /// A pointer rests on a site.
    Hold(Site),
    /// The pointer that rested is gone, or moves on.
    Release,
    /// Somebody asks by key about the focused site.
    Ask(Site),
    /// The mouse is over another site.
    Hover(Option<Site>),
    /// The focus is on another site.
    Focus(Option<Site>),
    /// All motion has ended, or there was none.
    Settled,
}

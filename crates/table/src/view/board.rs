//! What a board is told, and what it reports: plain data, without a browser.

use rules::view::{Effect, Scene, Site, SiteSet};

/// Changes of a scene that are shown as motion.
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    /// Tells motions apart.
    pub id: u32,
    /// What stood on the board before.
    pub from: Scene,
    /// The changes, in order.
    pub effects: Vec<Effect>,
}

/// The marks on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// Sites that may be touched first.
    pub movable: SiteSet,
    /// The site that was touched first.
    pub selected: Option<Site>,
    /// Sites that may be touched next.
    pub targets: SiteSet,
    /// The last sites of multi-step moves, which may be touched directly too.
    pub distant_targets: SiteSet,
    /// The sites of the last turn, in order.
    pub last: Vec<Site>,
    /// What is compulsory: an arrow along the sites of each.
    pub forced: Vec<Vec<Site>>,
    /// What every step would do, where that is shown ahead: a thin arrow along the sites of each.
    pub shown_ahead: Vec<Vec<Site>>,
    /// The site whose touch was refused.
    pub refused: Option<Site>,
    /// Sites from which a pointer drags. Everywhere else a finger scrolls the page.
    pub draggable: SiteSet,
    /// The site in the square inspector: its stack is shown spread out.
    pub inspected: Option<Site>,
}

impl Marks {
    /// What is marked while pieces are on their way: nothing that tells of what they will have done.
    #[must_use]
    pub fn of_motion(self) -> Marks {
        Marks { draggable: self.draggable, ..Marks::default() }
    }

    /// Where the steps that begin on a site lead, as far as that is shown ahead.
    pub fn goals(&self, from: Site) -> impl Iterator<Item = Site> {
        self.shown_ahead
            .iter()
            .filter(move |sites| sites.first() == Some(&from))
            .filter_map(|sites| sites.last().copied())
    }
}

/// What a player does on a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BoardEvent {
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

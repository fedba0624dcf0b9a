//! What a board shows: sites with stacks of pieces, dice, counts and a prompt, and the edits that lead from one scene
//! to the next. No pixels, colours or words.

use core::fmt;

use crate::game::Rules;
use crate::message::{Declared, Message};
use crate::offers::{Offers, Proposal, Resolution, Resolved};
use crate::seat::{PerSeat, Seat};

pub use crate::sites::{SiteMap, SiteSet};

/// A place where pieces can stand: a square, a point, a nest, a tray. Counted by each game in its own way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u16);

/// A kind of piece: an index into [`crate::GameInfo::kinds`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

/// What a game calls a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceInfo {
    /// The key of its name, such as `laska-officer`.
    pub key: &'static str,
    /// Whether somebody owns every piece of this kind. The others belong to nobody, such as a doubling cube.
    pub is_owned: bool,
}

impl PieceInfo {
    /// A kind of pieces that players own.
    pub const fn owned(key: &'static str) -> PieceInfo {
        PieceInfo { key, is_owned: true }
    }

    /// A kind of piece that belongs to nobody.
    pub const fn nobodys(key: &'static str) -> PieceInfo {
        PieceInfo { key, is_owned: false }
    }
}

/// A thing on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is; `None` for things that belong to nobody.
    pub owner: Option<Seat>,
    /// What it is.
    pub kind: Kind,
}

/// A die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Die {
    /// It is not part of this throw and is not shown.
    Aside,
    /// It waits to be thrown.
    Ready,
    /// It shows this face.
    Shows(u8),
    /// It shows this face, which has been played.
    Used(u8),
}

/// Everything that can be seen of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The pieces on each site from the bottom to the top; sites without pieces are left out.
    pub stacks: SiteMap<Vec<Piece>>,
    /// Signs on sites, such as the marked square; a site has at most one.
    pub marks: SiteMap<Kind>,
    /// The dice. A game has the same number of them throughout.
    pub dice: Vec<Die>,
    /// What is counted for each seat: points, places, whatever the game counts.
    pub counts: PerSeat<i32>,
    /// What is to be done now, and by whom.
    pub prompt: Message,
}

/// Why something changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// A piece walks or slides.
    Walk,
    /// A piece leaps over another.
    Leap,
    /// A piece is taken.
    Take,
    /// A piece gets a higher rank.
    Promote,
    /// A piece enters the board or is set on it.
    Place,
    /// A piece goes back to where it came from.
    Return,
    /// A piece is done and leaves play.
    Finish,
    /// Dice are thrown.
    Roll,
    /// Points are counted.
    Score,
    /// Pieces of a stack change their order, which no player does: neither announced nor animated.
    Order,
}

/// One change of the scene. The effects of a step, in order, fully describe what it changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The top `n` pieces of one site move to another, in the same order: on top of it, or under everything there.
    Move {
        /// From here.
        from: Site,
        /// To there.
        to: Site,
        /// How many pieces.
        n: u8,
        /// Whether they go under what is there already.
        under: bool,
        /// Why.
        why: Why,
    },
    /// A piece becomes another kind where it stands.
    Flip {
        /// On this site.
        at: Site,
        /// Counted from the top, which is 0.
        index: u8,
        /// What it becomes.
        kind: Kind,
        /// Why.
        why: Why,
    },
    /// A piece appears on top of a site.
    Add {
        /// On this site.
        at: Site,
        /// What appears.
        piece: Piece,
        /// Why.
        why: Why,
    },
    /// The top piece of a site disappears.
    Remove {
        /// From this site.
        at: Site,
        /// Why.
        why: Why,
    },
    /// A sign is set on a site, or removed.
    Mark {
        /// On this site.
        at: Site,
        /// The sign; `None` removes it.
        sign: Option<Kind>,
    },
    /// A die shows a face, has been played, or is ready to be thrown.
    Die {
        /// Which die, counted from 0; the next one that does not exist yet is added.
        index: u8,
        /// Its new state.
        die: Die,
    },
    /// Something is counted for a seat.
    Count {
        /// For whom.
        seat: Seat,
        /// How much is added.
        by: i32,
        /// The sites it is counted for.
        sites: Vec<Site>,
        /// Why.
        why: Why,
    },
    /// The prompt changes: something else is to be done now, or by somebody else.
    Phase {
        /// What, and by whom.
        prompt: Message,
    },
}

/// Takes effects as they happen. Effects come as closures, so that a sink that wants none costs nothing.
pub trait EffectSink {
    /// Takes one effect.
    fn push(&mut self, effect: impl FnOnce() -> Effect);

    /// Whether it takes any.
    fn wants(&self) -> bool {
        true
    }
}

/// Wants no effects: for search.
impl EffectSink for () {
    #[inline]
    fn push(&mut self, _effect: impl FnOnce() -> Effect) {}

    #[inline]
    fn wants(&self) -> bool {
        false
    }
}

impl EffectSink for Vec<Effect> {
    fn push(&mut self, effect: impl FnOnce() -> Effect) {
        Vec::push(self, effect());
    }
}

/// An effect that does not fit the scene it was applied to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneError {
    /// The effect.
    pub effect: Effect,
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the scene has nothing for {:?}", self.effect)
    }
}

impl core::error::Error for SceneError {}

impl Scene {
    /// An empty board.
    pub fn new(prompt: Message) -> Scene {
        Scene { stacks: SiteMap::new(), marks: SiteMap::new(), dice: Vec::new(), counts: PerSeat::default(), prompt }
    }

    /// Applies `effect`.
    ///
    /// # Errors
    /// When it refers to pieces or dice that are not there; the scene is unchanged then.
    pub fn edit(&mut self, effect: &Effect) -> Result<(), SceneError> {
        self.try_edit(effect).ok_or_else(|| SceneError { effect: effect.clone() })
    }

    fn try_edit(&mut self, effect: &Effect) -> Option<()> {
        match *effect {
            Effect::Move { from, to, n, under, .. } => {
                let source = self.stacks.get_mut(&from)?;
                let moved = source.split_off(source.len().checked_sub(usize::from(n))?);
                if source.is_empty() {
                    self.stacks.remove(&from);
                }
                let goal = self.stacks.or_default(to);
                let idx = if under { 0 } else { goal.len() };
                goal.splice(idx..idx, moved);
            }
            Effect::Flip { at, index, kind, .. } => {
                self.stacks.get_mut(&at)?.iter_mut().rev().nth(usize::from(index))?.kind = kind;
            }
            Effect::Add { at, piece, .. } => self.stacks.or_default(at).push(piece),
            Effect::Remove { at, .. } => {
                let stack = self.stacks.get_mut(&at)?;
                stack.pop();
                if stack.is_empty() {
                    self.stacks.remove(&at);
                }
            }
            Effect::Mark { at, sign: Some(sign) } => {
                self.marks.insert(at, sign);
            }
            Effect::Mark { at, sign: None } => {
                self.marks.remove(&at)?;
            }
            Effect::Die { index, die } => match usize::from(index) {
                idx if idx < self.dice.len() => self.dice[idx] = die,
                idx if idx == self.dice.len() => self.dice.push(die),
                _ => return None,
            },
            Effect::Count { seat, by, .. } => self.counts[seat] += by,
            Effect::Phase { ref prompt } => self.prompt = prompt.clone(),
        }
        Some(())
    }
}

/// What a player does on the board to play a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Gesture {
    /// The sites they touch, in order.
    pub sites: Vec<Site>,
    /// What distinguishes the step from others with the same sites; also the label of its button when it has no site.
    pub choice: Option<Message>,
    /// How it is taken.
    pub kind: GestureKind,
}

/// How a gesture is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GestureKind {
    /// As it is: the step is played when the last site is touched, unless longer gestures begin with it.
    Plain,
    /// The step is played as soon as the last site is touched, even where longer gestures begin with it.
    Eager,
    /// The player has to find it, and nothing may reveal it before it is played. See [`Present::n_hidden_touches`].
    Hidden,
    /// The player must confirm before the step is played; the gesture's choice says what it leads to.
    Confirmed,
    /// The step only ends a turn in which nothing can be done: it is played without asking anyone.
    Pass,
}

impl Gesture {
    /// Touching these sites in this order.
    pub fn sites(sites: impl Into<Vec<Site>>) -> Gesture {
        Gesture { sites: sites.into(), choice: None, kind: GestureKind::Plain }
    }

    /// A button with this label.
    pub fn button(words: Message) -> Gesture {
        Gesture { choice: Some(words), ..Gesture::sites([]) }
    }

    /// Nothing is possible but to pass; this message says so.
    pub fn pass(words: Message) -> Gesture {
        Gesture { kind: GestureKind::Pass, ..Gesture::button(words) }
    }

    /// The same gesture, to be confirmed first: this message says what it leads to.
    pub fn confirmed(self, words: Message) -> Gesture {
        Gesture { choice: Some(words), kind: GestureKind::Confirmed, ..self }
    }

    /// The same gesture, which does not wait for another touch.
    pub fn eager(self) -> Gesture {
        Gesture { kind: GestureKind::Eager, ..self }
    }

    /// The same gesture, which the player has to find.
    pub fn hidden(self) -> Gesture {
        Gesture { kind: GestureKind::Hidden, ..self }
    }

    /// Whether it is taken in this way.
    pub fn is(&self, kind: GestureKind) -> bool {
        self.kind == kind
    }
}

/// Sites that matter to players together, shown on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// The key of its name.
    pub key: &'static str,
    /// Its sites.
    pub sites: &'static [Site],
}

/// What a game's board shows and says.
pub trait Present: Rules {
    /// What can be shown over the board on demand.
    const OVERLAYS: &'static [Overlay] = &[];

    /// The messages that the folder declares: see [`crate::messages!`].
    const MESSAGES: &'static [Declared] = &[];

    /// Another way of naming sites that players may prefer, by the key of its name.
    const NAMING: Option<&'static str> = None;

    /// Whether the board shows the result of every step before one is begun: for games with only a few steps at a time.
    const SHOWN_AHEAD: bool = false;

    /// Multi-step moves: whether several steps of one piece can lead to a site that none of its single steps leads to.
    const HAS_MULTI_STEP_MOVES: bool = true;

    /// Where the dice lie, in the order of [`Scene::dice`]; a touch there throws them. Empty in games without dice.
    const DICE: &'static [Site] = &[];

    /// Everything that can be seen of a position.
    fn scene(&self, pos: &Self::Position) -> Scene;

    /// What a player does to play a legal step.
    fn gesture(&self, pos: &Self::Position, step: Self::Step) -> Gesture;

    /// What else a player may do to play the same step. A shortcut that could mean two steps plays neither.
    fn shortcuts(&self, _pos: &Self::Position, _step: Self::Step) -> Vec<Gesture> {
        Vec::new()
    }

    /// Who throws the dice when chance is to act; `None` where it is nobody in particular.
    fn thrower(&self, _pos: &Self::Position) -> Option<Seat> {
        None
    }

    /// Whether a seat takes part in the game: `false` for one that nobody plays, or that has left the game.
    fn takes_part(&self, _pos: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// Short figures beside the name of a seat, such as how far its pieces have to go.
    fn figures(&self, _pos: &Self::Position, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// Every site of the board, in reading order for the first seat.
    fn sites(&self) -> Vec<Site>;

    /// A site's name.
    fn label(&self, site: Site) -> Message;

    /// A site's name in the other way of naming them, [`Present::NAMING`], as seen from the side of `from`.
    fn renamed(&self, site: Site, _from: Seat) -> Message {
        self.label(site)
    }

    /// How many sites the player touches, any of them, before they learn whether these are the gesture of a hidden
    /// step; 0 where nothing is hidden. Otherwise all gestures on the board are hidden.
    fn n_hidden_touches(&self, _pos: &Self::Position) -> usize {
        0
    }

    /// What else there is to know about a site and what is on it: who may move it, and where to.
    fn remarks(&self, _pos: &Self::Position, _site: Site) -> Vec<Message> {
        Vec::new()
    }

    /// Why no legal step begins with touching the sites in `tried`, in order. Asked only in that case.
    fn refusal(&self, pos: &Self::Position, tried: &[Site]) -> Message;

    /// What `by` may propose now.
    fn offers(&self, _pos: &Self::Position, _by: Seat) -> Offers {
        Offers::USUAL
    }

    /// Who must accept a proposal of `by` before it takes effect: the other teams, except for a resignation.
    fn answerers(&self, _pos: &Self::Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        let info = self.info();
        match proposal {
            Proposal::Resign(_) => Vec::new(),
            Proposal::Offer(_) => info.seats().filter(|seat| info.team(*seat) != info.team(by)).collect(),
        }
    }

    /// What an agreement, a resignation or a house rule leads to.
    fn resolve(&self, _pos: &Self::Position, resolution: &Resolution) -> Resolved<Self::Position> {
        Resolved::Over(crate::offers::usual(self.info().teams, resolution))
    }
}

//! What a board shows: sites with stacks of pieces, dice, counts and a prompt, and the edits that lead from one scene
//! to the next. No pixels, colours or words.

use core::fmt;

use crate::message::Message;
use crate::seat::{PerSeat, Seat};

pub use crate::kinds::{Kind, PieceInfo};
pub use crate::sites::{Site, SiteMap, SiteSet};

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

impl Effect {
    /// The sites whose stacks it changes.
    pub fn stacks(&self) -> [Option<Site>; 2] {
        match self {
            Effect::Move { from, to, .. } => [Some(*from), Some(*to)],
            Effect::Flip { at, .. } | Effect::Add { at, .. } | Effect::Remove { at, .. } => [Some(*at), None],
            _ => [None, None],
        }
    }
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

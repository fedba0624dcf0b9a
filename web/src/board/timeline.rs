//! Motions as stages that are played one after the other: what stays still meanwhile, and what flies above it.

use std::collections::VecDeque;

use rules::Seat;
use rules::view::{Die, Effect, Piece, Scene, Site, SiteSet, Why};

use table::board::Motion;

/// How long pieces take to move, in milliseconds.
pub(super) const STAGE_MS: u32 = 200;
/// How long dice take to come to rest, in milliseconds.
const THROW_MS: u32 = 400;
/// How long a count is shown, in milliseconds.
const COUNT_MS: u32 = 800;

/// Motion that happens at the same time.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stage {
    /// What does not move meanwhile.
    pub(super) still: Scene,
    /// What moves, from the lowest to the highest; nothing while dice come to rest or something is counted.
    pub(super) flights: Vec<Flight>,
    /// What is counted.
    pub(super) counted: Option<Counted>,
}

/// Points, and what they are counted for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    /// The seat that gets them.
    pub(super) seat: Seat,
    /// How many points.
    pub(super) by: i32,
    /// The sites they are counted for.
    pub(super) sites: Vec<Site>,
}

impl Stage {
    /// Whether dice come to rest.
    fn is_throw(&self) -> bool {
        self.flights.is_empty() && self.counted.is_none()
    }

    /// How long it takes, in milliseconds.
    pub(super) fn length(&self) -> u32 {
        match &self.counted {
            Some(_) => COUNT_MS,
            None if self.is_throw() => THROW_MS,
            None => STAGE_MS,
        }
    }
}

/// Pieces in motion.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Flight {
    /// From the bottom to the top.
    pub(super) pieces: Vec<Piece>,
    /// Where they begin.
    pub(super) from: Spot,
    /// Where they end.
    pub(super) to: Spot,
    /// How they move.
    pub(super) manner: Manner,
}

/// A place in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    /// The stack's site.
    pub(super) site: Site,
    /// Counted from the bottom, which is 0.
    pub(super) idx: usize,
    /// How many pieces the stack has.
    pub(super) height: usize,
}

/// How pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// Along the board.
    Slide,
    /// Above the board in an arc.
    Leap,
    /// Late, to be under what lands in the same stage.
    Slip,
    /// They appear.
    Appear,
    /// They disappear.
    Vanish,
}

/// The rest of the motions to be shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Timeline {
    stages: VecDeque<Stage>,
    /// What stands on the board after the last stage.
    end: Option<Scene>,
}

impl Timeline {
    /// Queues a motion after those under way if it begins where they end; otherwise it replaces them at once. Counts
    /// are shown if `has_counts`.
    pub(super) fn show(&mut self, motion: &Motion, has_counts: bool) {
        if !self.ends_as(&motion.from) {
            self.finish();
        }
        let (stages, end) = stages(motion, has_counts);
        self.stages.extend(stages);
        self.end = (!self.stages.is_empty()).then_some(end);
    }

    /// The current stage.
    pub(super) fn stage(&self) -> Option<&Stage> {
        self.stages.front()
    }

    /// Goes on to the next stage.
    pub(super) fn advance(&mut self) {
        self.stages.pop_front();
        if self.stages.is_empty() {
            self.end = None;
        }
    }

    /// Skips everything that is left.
    pub(super) fn finish(&mut self) {
        *self = Timeline::default();
    }

    /// Whether the last stage ends with these stacks.
    pub(super) fn ends_as(&self, scene: &Scene) -> bool {
        self.end.as_ref().is_some_and(|end| end.stacks == scene.stacks)
    }
}

/// The stages of a motion, and what stands on the board after them.
///
/// Nothing is shown from the first effect on that does not fit its scene.
fn stages(motion: &Motion, has_counts: bool) -> (Vec<Stage>, Scene) {
    let mut now = motion.from.clone();
    let mut stages: Vec<Draft> = Vec::new();
    for effect in &motion.effects {
        let before = now.clone();
        if now.edit(effect).is_err() {
            break;
        }
        if matches!(effect, Effect::Die { die: Die::Shows(_), .. }) {
            // Dice thrown together come to rest together.
            if !stages.last().is_some_and(|draft| draft.stage.is_throw()) {
                stages.push(Draft::new(now.clone(), Why::Roll));
            }
            stages.last_mut().expect("a draft was there or pushed").stage.still = now.clone();
        }
        if let (Effect::Count { seat, by, sites, why }, true) = (effect, has_counts) {
            let mut draft = Draft::new(now.clone(), *why);
            draft.stage.counted = Some(Counted { seat: *seat, by: *by, sites: sites.clone() });
            stages.push(draft);
        }
        let Some((source, reason)) = source(effect) else { continue };
        let last = stages.last_mut().filter(|draft| draft.admits(source, reason, effect));
        let draft = match last {
            Some(draft) => draft,
            None => {
                stages.push(Draft::new(before.clone(), reason));
                stages.last_mut().expect("a draft was pushed")
            }
        };
        draft.add(effect, &before, &now);
    }
    (stages.into_iter().map(|draft| draft.stage).collect(), now)
}

/// The site that an effect changes first, and why; `None` for one that moves nothing.
fn source(effect: &Effect) -> Option<(Site, Why)> {
    match *effect {
        Effect::Add { why: Why::Order, .. } | Effect::Remove { why: Why::Order, .. } => None,
        Effect::Move { from, why, .. } => Some((from, why)),
        Effect::Flip { at, why, .. } | Effect::Add { at, why, .. } | Effect::Remove { at, why } => Some((at, why)),
        Effect::Mark { .. } | Effect::Die { .. } | Effect::Count { .. } | Effect::Phase { .. } => None,
    }
}

/// A stage that further effects may join.
struct Draft {
    stage: Stage,
    why: Why,
    /// Sites where something has landed or turned: what happens to it next belongs to a later stage.
    reached: SiteSet,
}

impl Draft {
    fn new(still: Scene, why: Why) -> Draft {
        Draft { stage: Stage { still, flights: Vec::new(), counted: None }, why, reached: SiteSet::new() }
    }

    /// One stage holds a leap and what it takes, or a taken piece and the piece that replaces it, or everything that
    /// goes back.
    fn admits(&self, source: Site, why: Why, effect: &Effect) -> bool {
        let belongs = match (self.why, why) {
            (Why::Return, Why::Return) => true,
            (Why::Leap, Why::Take) => match effect {
                Effect::Move { to, .. } => self.reached.contains(to),
                _ => true,
            },
            (Why::Take, Why::Walk | Why::Leap) => true,
            _ => false,
        };
        belongs && !self.reached.contains(&source)
    }

    fn add(&mut self, effect: &Effect, before: &Scene, now: &Scene) {
        let height = |scene: &Scene, site: Site| scene.stacks.get(&site).map_or(0, Vec::len);
        let flights = &mut self.stage.flights;
        match *effect {
            Effect::Move { from, to, n, under, why } => {
                let pieces = take(&mut self.stage.still, from, usize::from(n));
                let (n, from_height, to_height) = (pieces.len(), height(before, from), height(now, to));
                let start = Spot { site: from, idx: from_height - n, height: from_height };
                let end = Spot { site: to, idx: if under { 0 } else { to_height - n }, height: to_height };
                let manner = match why {
                    Why::Leap => Manner::Leap,
                    Why::Take if under => Manner::Slip,
                    _ => Manner::Slide,
                };
                // What landed there earlier in this stage is lifted, or gets pieces on top.
                for earlier in flights.iter_mut().filter(|flight| flight.to.site == to) {
                    earlier.to.height = to_height;
                    earlier.to.idx += if under { n } else { 0 };
                }
                let flight = Flight { pieces, from: start, to: end, manner };
                flights.insert(if under { 0 } else { flights.len() }, flight);
                self.reached.insert(to);
            }
            Effect::Flip { at, .. } => {
                let pieces = now.stacks.get(&at).cloned().unwrap_or_default();
                let spot = Spot { site: at, idx: 0, height: pieces.len() };
                flights.push(Flight { pieces, from: spot, to: spot, manner: Manner::Appear });
                self.reached.insert(at);
            }
            Effect::Add { at, piece, .. } => {
                let height = height(now, at);
                let spot = Spot { site: at, idx: height - 1, height };
                flights.push(Flight { pieces: vec![piece], from: spot, to: spot, manner: Manner::Appear });
                self.reached.insert(at);
            }
            Effect::Remove { at, .. } => {
                let height = height(before, at);
                let spot = Spot { site: at, idx: height - 1, height };
                let pieces = take(&mut self.stage.still, at, 1);
                flights.push(Flight { pieces, from: spot, to: spot, manner: Manner::Vanish });
            }
            Effect::Mark { .. } | Effect::Die { .. } | Effect::Count { .. } | Effect::Phase { .. } => {}
        }
    }
}

/// Takes the top `n` pieces off a site.
fn take(scene: &mut Scene, site: Site, n: usize) -> Vec<Piece> {
    let Some(stack) = scene.stacks.get_mut(&site) else { return Vec::new() };
    let taken = stack.split_off(stack.len().saturating_sub(n));
    if stack.is_empty() {
        scene.stacks.remove(&site);
    }
    taken
}

#[cfg(test)]
mod tests;

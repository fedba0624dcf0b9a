//! Multi-step moves: several steps of a turn in which one piece keeps moving, so that its goal alone names them. They
//! end with the turn, or where the piece need not continue.

use rules::present::GestureKind;
use rules::view::Site;
use rules::{Actor, Game};

use crate::step_token::StepToken;

/// Two or more steps of a turn, each starting on the site where the one before it ended: to the end of the turn, or to
/// where something else may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MultiStepMove {
    /// The first site that is touched.
    pub from: Site,
    /// The last site; it may be the same as the first.
    pub to: Site,
    /// The steps, the first to be played now and each of the others after the one before it.
    pub steps: Vec<StepToken>,
}

/// The most positions that are visited. Beyond that nothing is given, since any pair might be ambiguous.
const MOST_POSITIONS: usize = 4096;

/// The pairs of sites that name a multi-step move from `pos` unambiguously, in the order of their first steps.
///
/// No single step leads from one site to the other, and all multi-step moves that do end in equal positions; the first
/// of them is given. `legal` are the steps that can be played now. A step that touches only one site, or is hidden, is
/// no part of a multi-step move.
pub(crate) fn multi_step_moves<G: Game>(rules: &G, pos: &G::Position, legal: &[G::Step]) -> Vec<MultiStepMove> {
    if !G::HAS_MULTI_STEP_MOVES {
        return Vec::new();
    }
    let covered: Vec<(Site, Site)> = legal.iter().filter_map(|step| ends(&rules.gesture(pos, *step).sites)).collect();
    let mut walk = Walk { rules, actor: rules.actor(pos), n_positions: 0, found: Vec::new() };
    for &step in legal {
        let Some((from, at)) = way(rules, pos, step) else { continue };
        if walk.go(pos, step, from, at, &[]).is_none() {
            return Vec::new();
        }
    }
    let is_plain = |found: &Found<G::Position>| !found.in_doubt && !covered.contains(&found.pair());
    walk.found.into_iter().filter(is_plain).map(|found| found.multi_step_move).collect()
}

/// The first and the last of some sites.
fn ends(sites: &[Site]) -> Option<(Site, Site)> {
    Some((*sites.first()?, *sites.last()?))
}

/// From where to where a step leads, if it can be part of a multi-step move.
fn way<G: Game>(rules: &G, pos: &G::Position, step: G::Step) -> Option<(Site, Site)> {
    let gesture = rules.gesture(pos, step);
    ends(&gesture.sites).filter(|_| gesture.sites.len() > 1 && !gesture.is(GestureKind::Hidden))
}

/// A multi-step move with the position it leads to.
struct Found<P> {
    multi_step_move: MultiStepMove,
    end: P,
    /// Whether another one with the same ends leads to another position.
    in_doubt: bool,
}

impl<P> Found<P> {
    fn pair(&self) -> (Site, Site) {
        (self.multi_step_move.from, self.multi_step_move.to)
    }
}

struct Walk<'a, G: Game> {
    rules: &'a G,
    actor: Actor,
    n_positions: usize,
    /// One for each pair of ends.
    found: Vec<Found<G::Position>>,
}

impl<G: Game> Walk<'_, G> {
    /// Plays a step that leads to `at`, after the steps in `before` that began on `from`, and continues from there;
    /// `None` when too many positions were visited.
    fn go(&mut self, pos: &G::Position, step: G::Step, from: Site, at: Site, before: &[StepToken]) -> Option<()> {
        self.n_positions += 1;
        if self.n_positions > MOST_POSITIONS {
            return None;
        }
        let token = StepToken::of(self.rules, pos, step).expect("only legal steps are followed");
        let steps = [before, &[token]].concat();
        let mut after = pos.clone();
        self.rules.apply(&mut after, step, &mut ());
        if !self.rules.mid_turn(&after) {
            if steps.len() > 1 {
                self.note(MultiStepMove { from, to: at, steps }, after);
            }
            return Some(());
        }
        if self.rules.actor(&after) != self.actor {
            return Some(());
        }
        let mut next = Vec::new();
        self.rules.steps(&after, &mut next);
        let goes_on = |step: &G::Step| way(self.rules, &after, *step).is_some_and(|(start, _)| start == at);
        if steps.len() > 1 && !next.iter().all(goes_on) {
            self.note(MultiStepMove { from, to: at, steps: steps.clone() }, after.clone());
        }
        for step in next {
            if let Some((start, to)) = way(self.rules, &after, step)
                && start == at
            {
                self.go(&after, step, from, to, &steps)?;
            }
        }
        Some(())
    }

    fn note(&mut self, multi_step_move: MultiStepMove, end: G::Position) {
        match self.found.iter_mut().find(|known| known.pair() == (multi_step_move.from, multi_step_move.to)) {
            Some(known) => known.in_doubt |= known.end != end,
            None => self.found.push(Found { multi_step_move, end, in_doubt: false }),
        }
    }
}

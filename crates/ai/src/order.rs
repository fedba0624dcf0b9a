//! Which steps are looked at first: what was best before, what forces, and what has refuted others.

use core::hash::Hash;

use rules::{Rules, hash};

/// The table's step goes first.
const KNOWN: i32 = i32::MAX;
/// Forcing steps follow, the most urgent ones first.
const FORCING: i32 = 1 << 28;
/// Then the two steps that have refuted others as many turns from the root.
const KILLER: i32 = 1 << 27;
/// A step that is more urgent than another goes before it, whatever has refuted what. Urgencies lie within ±2^10 here.
const URGENCY: i32 = 1 << 15;
/// How many kinds of steps are told apart.
const STEPS: usize = 1 << 12;
/// How many turns from the root steps are learnt.
const DEEPEST: usize = 128;
/// How well a step did at most.
const MOST: i32 = URGENCY - 1;

/// What a search has learnt about steps.
pub(crate) struct Order<S> {
    /// By turns from the root.
    killers: Vec<[Option<S>; 2]>,
    /// By team and step.
    history: Vec<i16>,
}

impl<S: Copy + Eq + Hash> Order<S> {
    pub(crate) fn new() -> Self {
        Order { killers: vec![[None; 2]; DEEPEST], history: vec![0; 2 * STEPS] }
    }

    fn place(team: usize, step: S) -> usize {
        team * STEPS + hash::key(&step) as usize % STEPS
    }

    /// Fills `order` with the places of `steps`, of the forcing ones alone where `only_forcing`, and gives how many are forcing.
    /// Sorted in ascending order, the first is to be looked at first. `known` is the place of the best one so far.
    ///
    /// Numbers are sorted instead of steps: the code of a sort is long, and so comes once for all games.
    pub(crate) fn list<R: Rules<Step = S>>(
        &self,
        rules: &R,
        pos: &R::Position,
        steps: &[S],
        (team, ply, known): (usize, u32, Option<u16>),
        only_forcing: bool,
        order: &mut Vec<u64>,
    ) -> usize {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let mut n_forcing = 0;
        order.clear();
        for (idx, step) in steps.iter().enumerate() {
            let urgency = rules.urgency(pos, *step);
            n_forcing += usize::from(urgency > 0);
            if only_forcing && urgency <= 0 {
                continue;
            }
            let score = match urgency {
                _ if known.is_some_and(|known| usize::from(known) == idx) => KNOWN - i32::from(urgency <= 0),
                1.. => FORCING + i32::from(urgency),
                _ if killers[0] == Some(*step) => KILLER + 1,
                _ if killers[1] == Some(*step) => KILLER,
                _ => i32::from(urgency.max(-1024)) * URGENCY + i32::from(self.history[Self::place(team, *step)]),
            };
            order.push(word(score, idx));
        }
        n_forcing
    }

    /// Learns that a step was too good for the other side, and that the quiet ones before it were not.
    pub(crate) fn refutes(&mut self, team: usize, (ply, depth): (u32, i32), step: S, before: impl Iterator<Item = S>) {
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != Some(step)
        {
            *killers = [Some(step), killers[0]];
        }
        let bonus = (16 * depth * depth).min(MOST / 4);
        self.learn(team, step, bonus);
        before.for_each(|other| self.learn(team, other, -bonus));
    }

    /// What is known already counts the less, the more it is: so it stays within bounds and can change.
    fn learn(&mut self, team: usize, step: S, bonus: i32) {
        let known = &mut self.history[Self::place(team, step)];
        let old = i32::from(*known);
        *known = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

/// Fills `order` with the places of `n` quiet choices that are in order already; but the best one so far goes first.
pub(crate) fn in_line(n: usize, known: Option<u16>, order: &mut Vec<u64>) {
    let score =
        |idx: usize| if known.is_some_and(|known| usize::from(known) == idx) { KNOWN - 1 } else { -(idx as i32) };
    order.extend((0..n).map(|idx| word(score(idx), idx)));
}

/// A score and a place as a number; of two numbers the lower has the higher score, or the lower place.
fn word(score: i32, idx: usize) -> u64 {
    (rank(score) << 32) | idx as u64
}

/// The lower, the higher the score.
const fn rank(score: i32) -> u64 {
    (i32::MAX as i64 - score as i64) as u64
}

/// The place in a number.
pub(crate) fn place(word: u64) -> usize {
    word as u32 as usize
}

/// Whether the step of a number does not force.
pub(crate) fn is_quiet(word: u64) -> bool {
    let upper = word >> 32;
    upper == const { rank(KNOWN - 1) } || upper > const { rank(FORCING) }
}

//! Move ordering: the table's step, forcing steps, killers, then history.

use core::hash::Hash;

use rules::{Search, hash};

/// The transposition table's step goes first.
const KNOWN: i32 = i32::MAX;
/// Forcing steps follow, in move order.
const FORCING: i32 = 1 << 28;
/// Killer moves: the last two non-forcing steps that caused a cutoff at the same ply.
const KILLER: i32 = 1 << 27;
/// Move order takes precedence over the history heuristic. Move order lies within ±2^10 here.
const MOVE_ORDER_SCALE: i32 = 1 << 15;
/// The number of history entries for each team.
const STEPS: usize = 1 << 12;
/// The number of plies with killer moves.
const DEEPEST: usize = 128;
/// The largest history score.
const MOST: i32 = MOVE_ORDER_SCALE - 1;

/// What a search has learnt about steps.
pub(crate) struct MoveOrder<S> {
    /// Killer moves, by ply.
    killers: Vec<[Option<S>; 2]>,
    /// History heuristic, by team and step.
    history: Vec<i16>,
}

impl<S: Copy + Eq + Hash> MoveOrder<S> {
    pub(crate) fn new() -> Self {
        MoveOrder { killers: vec![[None; 2]; DEEPEST], history: vec![0; 2 * STEPS] }
    }

    fn place(team: usize, step: S) -> usize {
        team * STEPS + hash::key(&step) as usize % STEPS
    }

    /// Fills `order` with the indices of `steps`, ranked, or of the forcing ones alone where `only_forcing`; gives how
    /// many are forcing. In ascending order, the first is searched first. `known` is the index of the table's step.
    ///
    /// Sorts numbers instead of steps, so that the code of the sort exists only once for all games.
    pub(crate) fn rank_moves<R: Search<Step = S>>(
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
            let rank = rules.move_order(pos, *step);
            n_forcing += usize::from(rank > 0);
            if only_forcing && rank <= 0 {
                continue;
            }
            let score = match rank {
                _ if known.is_some_and(|known| usize::from(known) == idx) => KNOWN - i32::from(rank <= 0),
                1.. => FORCING + i32::from(rank),
                _ if killers[0] == Some(*step) => KILLER + 1,
                _ if killers[1] == Some(*step) => KILLER,
                _ => i32::from(rank.max(-1024)) * MOVE_ORDER_SCALE + i32::from(self.history[Self::place(team, *step)]),
            };
            order.push(word(score, idx));
        }
        n_forcing
    }

    /// Learns that a step caused a cutoff, and that the non-forcing ones before it did not.
    pub(crate) fn note_cutoff(
        &mut self,
        team: usize,
        (ply, depth): (u32, i32),
        step: S,
        before: impl Iterator<Item = S>,
    ) {
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != Some(step)
        {
            *killers = [Some(step), killers[0]];
        }
        let bonus = (16 * depth * depth).min(MOST / 4);
        self.learn(team, step, bonus);
        before.for_each(|other| self.learn(team, other, -bonus));
    }

    /// History gravity: the larger a score is already, the less a bonus adds, so it stays within bounds and can change.
    fn learn(&mut self, team: usize, step: S, bonus: i32) {
        let known = &mut self.history[Self::place(team, step)];
        let old = i32::from(*known);
        *known = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

/// Fills `order` with the indices of `n` non-forcing candidates, which are in order already; the table's step goes
/// first.
// Each search has its own: in the main part of the program it would be called through a table.
#[inline(always)]
pub(crate) fn in_line(n: usize, known: Option<u16>, order: &mut Vec<u64>) {
    let score =
        |idx: usize| if known.is_some_and(|known| usize::from(known) == idx) { KNOWN - 1 } else { -(idx as i32) };
    order.extend((0..n).map(|idx| word(score(idx), idx)));
}

/// Packs a score and an index; the lower number has the higher score, or the lower index.
fn word(score: i32, idx: usize) -> u64 {
    (rank(score) << 32) | idx as u64
}

/// The higher the score, the lower the rank.
const fn rank(score: i32) -> u64 {
    (i32::MAX as i64 - score as i64) as u64
}

/// Brings the next step to its place: of those from `nth` on, the one that is searched first. Most nodes are left after a
/// few steps, and the rest is never put in order; the standard library's sort would cost every page 1.3 KB.
// Each search has its own: in the main part of the program it would be called through a table.
#[inline(always)]
pub(crate) fn bring_next(order: &mut [u64], nth: usize) {
    let rest = order.get_mut(nth..).unwrap_or_default();
    let first = (0..rest.len()).min_by_key(|idx| rest[*idx]);
    if let Some(first) = first {
        rest.swap(0, first);
    }
}

/// The index in a packed number.
pub(crate) fn place(word: u64) -> usize {
    word as u32 as usize
}

/// Whether the step of a packed number does not force.
pub(crate) fn is_quiet(word: u64) -> bool {
    let upper = word >> 32;
    upper == const { rank(KNOWN - 1) } || upper > const { rank(FORCING) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_in_the_order_of_their_ranks() {
        for seed in 0..200_u64 {
            let mut order: Vec<u64> = (0..seed % 23).map(|nth| hash::mix(seed << 8 | nth) << 8 | nth).collect();
            let mut sorted = order.clone();
            sorted.sort_unstable();
            (0..order.len()).for_each(|nth| bring_next(&mut order, nth));
            assert_eq!(order, sorted);
        }
        bring_next(&mut [], 0);
    }
}

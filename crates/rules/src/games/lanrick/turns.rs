//! Complete turns, one for each distinct end.
//!
//! In play a turn is generated square by square. The rest of a turn depends only on where the mover's men stand, which
//! of them keep which line, and how many squares are left, so each such state is expanded once, with the most squares
//! left. Ends differ only in the squares of the mover's men.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use crate::hash;
use crate::top_k::TopK;
use crate::turns::{self, TurnList};

use super::Lanrick;
use super::position::{EACH, Locks, Phase, Position, rendezvous, way};
use super::sites::{Dir, Square, Squares, each, lowest, shift, spread};
use super::steps::{self, Step};

/// Appends complete turns, or completions of the current turn, one for each distinct end.
pub(super) fn list(pos: &Position, acc: &mut TurnList<Lanrick>) {
    match pos.phase {
        Phase::Play { mark, left, locks } => {
            let walk = Walk::through(pos, mark, left, locks, Manner::Any);
            for idx in 0..walk.ends.len() {
                walk.append(pos, mark, idx, acc);
            }
        }
        _ => turns::distinct(&Lanrick, pos, acc),
    }
}

/// Appends the candidates in play, complete turns or completions of the current turn, best static evaluation first: at
/// most `most`, in which no man goes away from the rendezvous, always including ending the turn at once; if any turn
/// wins the rendezvous, only such turns. `judge` scores an end for the seat to act. Returns how many ends were judged.
pub(super) fn best(pos: &Position, most: usize, judge: impl Fn(&Position) -> i32, acc: &mut TurnList<Lanrick>) -> u64 {
    let Phase::Play { mark, left, locks } = pos.phase else { return 0 };
    let walk = Walk::through(pos, mark, left, locks, Manner::Nearer(mark));
    let wins = |idx: &usize| walk.states[walk.ends[*idx] as usize].men & !walk.goal == 0;
    let mut ends: Vec<usize> = (0..walk.ends.len()).filter(wins).collect();
    let is_won = !ends.is_empty();
    if !is_won {
        ends.extend(0..walk.ends.len());
    }
    let mut best = TopK::new(most);
    for idx in &ends {
        best.offer(judge(&walk.end(pos, mark, *idx)), *idx as u64, || *idx);
    }
    let mut chosen = best.into_vec();
    // The first end is where the men stand now.
    if !is_won && !chosen.contains(&0) {
        chosen.push(0);
    }
    for idx in chosen {
        walk.append(pos, mark, idx, acc);
    }
    ends.len() as u64
}

/// Which directions men may take in a turn.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// All.
    Any,
    /// None that leads away from the rendezvous around a mark; sideways only inside it, next to it, or where the nearer
    /// squares are taken.
    Nearer(Square),
}

/// Where the mover's men stand at some point of a turn.
#[derive(Clone, Copy, Debug)]
struct State {
    men: Squares,
    locks: Locks,
    left: u8,
    by: Option<Leg>,
}

/// A man's straight move from one state to the next.
#[derive(Clone, Copy, Debug)]
struct Leg {
    before: u32,
    from: Square,
    to: Square,
}

type Mixing = BuildHasherDefault<Mixer>;

/// The search through the states of a turn.
struct Walk {
    manner: Manner,
    others: Squares,
    goal: Squares,
    states: Vec<State>,
    /// The states still to be expanded, by the squares left.
    due: [Vec<u32>; EACH as usize + 1],
    /// The most squares left with these men and locks.
    most_left: HashMap<(Squares, u64), u8, Mixing>,
    /// The men of all ends so far.
    seen: HashSet<Squares, Mixing>,
    /// The first state with each arrangement of the men.
    ends: Vec<u32>,
}

impl Walk {
    fn through(pos: &Position, mark: Square, left: u8, locks: Locks, manner: Manner) -> Walk {
        let mut walk = Walk {
            manner,
            others: pos.men(pos.seat.other()),
            goal: rendezvous(mark),
            states: Vec::new(),
            due: Default::default(),
            most_left: HashMap::default(),
            seen: HashSet::default(),
            ends: Vec::new(),
        };
        walk.reach(State { men: pos.men(pos.seat), locks, left, by: None });
        for left in (1..=left).rev() {
            for idx in core::mem::take(&mut walk.due[usize::from(left)]) {
                walk.go_on(idx);
            }
        }
        walk
    }

    /// Records a state in which a turn may end, and from which it may go on.
    fn reach(&mut self, state: State) {
        let is_end = self.seen.insert(state.men);
        // All in: the turn is over (LANRICK-4).
        let goes_on = state.left > 0
            && state.men & !self.goal != 0
            && match self.most_left.entry((state.men, state.locks.bits())) {
                Entry::Vacant(place) => {
                    place.insert(state.left);
                    true
                }
                Entry::Occupied(mut place) if *place.get() < state.left => {
                    place.insert(state.left);
                    true
                }
                Entry::Occupied(_) => false,
            };
        let idx = self.states.len() as u32;
        if is_end {
            self.ends.push(idx);
        }
        if goes_on {
            self.due[usize::from(state.left)].push(idx);
        }
        if is_end || goes_on {
            self.states.push(state);
        }
    }

    /// Moves each man one square further.
    fn go_on(&mut self, before: u32) {
        let state = self.states[before as usize];
        if self.most_left.get(&(state.men, state.locks.bits())) != Some(&state.left) {
            return;
        }
        for from in each(state.men) {
            let kept = state.locks.line(from);
            for dir in Dir::ALL.into_iter().filter(|dir| kept.is_none_or(|line| line == dir.line())) {
                self.slide(before, state, from, dir);
            }
        }
    }

    /// Moves a man one square further, and on as long as it would win where it stops: a man that passes over such a
    /// square has not stopped there (LANRICK-9).
    fn slide(&mut self, before: u32, state: State, from: Square, dir: Dir) {
        let vacant = !(self.others | state.men);
        let mut at = from.bit();
        for left in (0..state.left).rev() {
            at = shift(at, dir) & vacant;
            let Some(to) = lowest(at) else { return };
            if !self.is_meant(state, from, to) {
                return;
            }
            let men = state.men & !from.bit() | at;
            if self.comes_again(state, from, to, men) {
                return;
            }
            // No man moves again once no squares are left.
            let locks = if left > 0 { state.locks.after(from, to, dir.line()) } else { state.locks };
            self.reach(State { men, locks, left, by: Some(Leg { before, from, to }) });
            if men & !self.goal != 0 {
                return;
            }
        }
    }

    /// Whether the same two one-square moves in the other order reach the same state. Of the two orders, the one whose
    /// men stand higher in between is skipped, so that one remains.
    fn comes_again(&self, state: State, from: Square, to: Square, men: Squares) -> bool {
        let Some(Leg { from: before, to: after, .. }) = state.by else { return false };
        // A man that makes way for another has to go first, and the turn is over once all are in.
        if from == after || to == before || men & !self.goal == 0 {
            return false;
        }
        let between = men & !after.bit() | before.bit();
        between < state.men && between & !self.goal != 0 && before.distance(after) == 1 && from.distance(to) == 1
    }

    /// Whether the manner allows a man's move.
    #[inline]
    fn is_meant(&self, state: State, from: Square, to: Square) -> bool {
        let Manner::Nearer(mark) = self.manner else { return true };
        let [before, after] = [from, to].map(|at| way(at, mark));
        let is_nearer_free = || {
            let free = spread(from.bit()) & !(self.others | state.men);
            each(free).any(|at| way(at, mark) < before)
        };
        after < before || after == before && (before <= 1 || !is_nearer_free())
    }

    /// The position after a turn with this end.
    fn end(&self, pos: &Position, mark: Square, idx: usize) -> Position {
        let state = self.states[self.ends[idx] as usize];
        let mut end = *pos;
        end.men[pos.seat.idx() & 1] = state.men;
        if state.men & !self.goal == 0 {
            end.phase = Phase::Take { mark };
        } else {
            steps::end_turn(&mut end, mark);
        }
        end
    }

    /// Appends the turn with this end.
    fn append(&self, pos: &Position, mark: Square, idx: usize, acc: &mut TurnList<Lanrick>) {
        let mut played = Vec::new();
        let state = self.states[self.ends[idx] as usize];
        self.trace(state, &mut played);
        let end = self.end(pos, mark, idx);
        if state.left > 0 && !matches!(end.phase, Phase::Take { .. }) {
            played.push(Step::Done);
        }
        acc.push(&played, end);
    }

    /// The moves that lead to a state. Consecutive squares of one man in one direction are one move.
    fn trace(&self, state: State, played: &mut Vec<Step>) {
        let mut by = state.by;
        while let Some(Leg { before, from, to }) = by {
            let is_same = |(next, goal)| next == to && Dir::between(from, to) == Dir::between(next, goal);
            match played.last_mut() {
                Some(Step::Move { from: next, to: goal }) if is_same((*next, *goal)) => *next = from,
                _ => played.push(Step::Move { from, to }),
            }
            by = self.states[before as usize].by;
        }
        played.reverse();
    }
}

/// Mixes words; not safe for keys that an attacker can choose.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn finish(&self) -> u64 {
        hash::mix(self.0)
    }
}

#[cfg(test)]
mod tests;

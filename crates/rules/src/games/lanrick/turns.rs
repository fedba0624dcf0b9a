//! Complete turns, one for every distinct end.
//!
//! In play a turn is walked square by square. What matters for its rest is where the mover's men stand, who of them keeps
//! which line and how many squares are left, so every such state is gone on from once, with the most squares left. Ends
//! differ by the squares of his men alone.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use crate::hash;
use crate::turns::{self, TurnList};

use super::Lanrick;
use super::position::{EACH, Locks, Phase, Position, rendezvous};
use super::square::{Dir, Square, Squares, each, lowest, shift};
use super::steps::{self, Step};

/// Appends complete turns, or rests of the turn under way, one for every distinct end.
pub(super) fn list(pos: &Position, acc: &mut TurnList<Lanrick>) {
    match pos.phase {
        Phase::Play { mark, left, locks } => {
            let mut walk = Walk::new(pos, rendezvous(mark));
            walk.reach(State { men: pos.men(pos.seat), locks, left, by: None });
            for left in (1..=left).rev() {
                for idx in core::mem::take(&mut walk.due[usize::from(left)]) {
                    walk.go_on(idx);
                }
            }
            walk.append(pos, mark, acc);
        }
        _ => turns::distinct(&Lanrick, pos, acc),
    }
}

/// Where the mover's men stand on the way through a turn.
#[derive(Clone, Copy, Debug)]
struct State {
    men: Squares,
    locks: Locks,
    left: u8,
    by: Option<Leg>,
}

/// A man's way to a state from another, straight on.
#[derive(Clone, Copy, Debug)]
struct Leg {
    before: u32,
    from: Square,
    to: Square,
}

type Mixing = BuildHasherDefault<Mixer>;

/// All ways through a turn.
struct Walk {
    others: Squares,
    goal: Squares,
    states: Vec<State>,
    /// The states to be gone on from, by the squares left.
    due: [Vec<u32>; EACH as usize + 1],
    /// The most squares left with these men and locks.
    most_left: HashMap<(Squares, u64), u8, Mixing>,
    /// The men of all ends so far.
    seen: HashSet<Squares, Mixing>,
    /// The states that are the first with their men.
    ends: Vec<u32>,
}

impl Walk {
    fn new(pos: &Position, goal: Squares) -> Walk {
        Walk {
            others: pos.men(pos.seat.other()),
            goal,
            states: Vec::new(),
            due: Default::default(),
            most_left: HashMap::default(),
            seen: HashSet::default(),
            ends: Vec::new(),
        }
    }

    /// Notes a state in which a turn may end, and from which it may go on.
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

    /// Every man one square further.
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

    /// A man one square further, and on as long as he would win where he stops: whoever passes over such a square has
    /// not stopped there (LANRICK-9).
    fn slide(&mut self, before: u32, state: State, from: Square, dir: Dir) {
        let vacant = !(self.others | state.men);
        let mut at = from.bit();
        for left in (0..state.left).rev() {
            at = shift(at, dir) & vacant;
            let Some(to) = lowest(at) else { return };
            let men = state.men & !from.bit() | at;
            if self.comes_again(state, from, to, men) {
                return;
            }
            // Nobody moves on without squares.
            let locks = if left > 0 { state.locks.after(from, to, dir.line()) } else { state.locks };
            self.reach(State { men, locks, left, by: Some(Leg { before, from, to }) });
            if men & !self.goal != 0 {
                return;
            }
        }
    }

    /// Whether the same state is come to by the same two moves the other way round: a man's step of one square, and the
    /// step of one square before it. The one way is left out whose men stand higher between the two, so that a way is left.
    fn comes_again(&self, state: State, from: Square, to: Square, men: Squares) -> bool {
        let Some(Leg { from: before, to: after, .. }) = state.by else { return false };
        // Whoever makes way for another goes first, and nobody goes on where all are in.
        if from == after || to == before || men & !self.goal == 0 {
            return false;
        }
        let between = men & !after.bit() | before.bit();
        between < state.men && between & !self.goal != 0 && before.distance(after) == 1 && from.distance(to) == 1
    }

    /// Appends the turns that were found.
    fn append(&self, pos: &Position, mark: Square, acc: &mut TurnList<Lanrick>) {
        let mut played = Vec::new();
        for &idx in &self.ends {
            played.clear();
            let state = self.states[idx as usize];
            self.trace(state, &mut played);
            let mut end = *pos;
            end.men[pos.seat.idx() & 1] = state.men;
            if state.men & !self.goal == 0 {
                end.phase = Phase::Take { mark };
            } else {
                steps::end_turn(&mut end, mark);
                if state.left > 0 {
                    played.push(Step::Done);
                }
            }
            acc.push(&played, end);
        }
    }

    /// The moves that lead to a state. Squares in a row are one move.
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

/// Mixes words; not for keys that somebody chooses.
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

//! The list of turns from a position, one for every distinct end.

use std::collections::HashSet;

use crate::game::Rules;
use crate::turns::TurnList;

use super::position::{Position, Stage};
use super::sides::Sides;
use super::steps::{self, Step};
use super::{Backgammon, turns};

/// Appends complete turns, one for every distinct end.
pub(super) fn turns(rules: &Backgammon, pos: &Position, acc: &mut TurnList<Backgammon>) {
    let mut list = List { rules, acc, seen: HashSet::new() };
    list.go_on(pos, &mut Vec::new());
}

struct List<'a> {
    rules: &'a Backgammon,
    acc: &'a mut TurnList<Backgammon>,
    /// Ends already met: different throws may lead to the same.
    seen: HashSet<Position>,
}

impl List<'_> {
    fn go_on(&mut self, pos: &Position, played: &mut Vec<Step>) {
        if let Stage::Moving(dice) = pos.stage {
            let sides = Sides::of(pos.checkers, pos.seat);
            let n_played = played.len();
            let mut is_stuck = true;
            if let Some(left) = steps::left(dice) {
                turns::for_each_end(sides, left, self.rules.single, |ends, plays| {
                    is_stuck = false;
                    let mut end = *pos;
                    end.checkers = super::Checkers::of_sides(pos.seat, ends);
                    played.extend(plays.iter().map(|(from, face)| steps::step(usize::from(from), face)));
                    self.close(end, played);
                    played.truncate(n_played);
                });
            }
            if is_stuck {
                self.close(*pos, played);
                played.truncate(n_played);
            }
            return;
        }
        let mut steps = Vec::new();
        steps::list(self.rules, pos, &mut steps);
        for step in steps {
            let mut after = *pos;
            steps::apply(self.rules, &mut after, step, &mut ());
            played.push(step);
            if self.rules.mid_turn(&after) {
                self.go_on(&after, played);
            } else {
                self.push(after, played);
            }
            played.pop();
        }
    }

    /// Ends the turn of a seat, with the checkers it leaves.
    fn close(&mut self, mut end: Position, played: &mut Vec<Step>) {
        if end.is_off(end.seat) {
            end.stage = Stage::Over;
        } else {
            played.push(Step::Done);
            end = self.rules.on_roll(end.checkers, end.seat.other(), end.cube);
        }
        self.push(end, played);
    }

    fn push(&mut self, end: Position, played: &[Step]) {
        if self.seen.insert(end) {
            self.acc.push(played, end);
        }
    }
}

//! The ways to write a turn: steps in another order may lead to the same position.

use rules::Game;

/// The most ways to solve a puzzle.
pub(super) const MOST: usize = 40;
/// The most positions that are looked at for other ways.
const MOST_LOOKED_AT: usize = 300_000;

/// Every text of a turn from `pos` to `end`, the canonical one first; `None` when there are too many.
pub(super) fn write<G: Game>(
    rules: &G,
    pos: &G::Position,
    canonical: String,
    end: &G::Position,
) -> Option<Vec<String>> {
    let mut walk = Walk { rules, start: pos, end, played: Vec::new(), texts: vec![canonical], n: 0 };
    walk.from(pos).then_some(walk.texts)
}

struct Walk<'a, G: Game> {
    rules: &'a G,
    start: &'a G::Position,
    end: &'a G::Position,
    played: Vec<G::Step>,
    texts: Vec<String>,
    n: usize,
}

impl<G: Game> Walk<'_, G> {
    /// Looks at every way on; `false` when there are too many.
    fn from(&mut self, pos: &G::Position) -> bool {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        for step in steps {
            self.n += 1;
            let mut after = pos.clone();
            self.rules.apply(&mut after, step, &mut ());
            self.played.push(step);
            let goes_on = if self.rules.mid_turn(&after) { self.from(&after) } else { self.arrive(&after) };
            self.played.pop();
            if !goes_on || self.n > MOST_LOOKED_AT {
                return false;
            }
        }
        true
    }

    fn arrive(&mut self, after: &G::Position) -> bool {
        if after == self.end {
            let text = self.rules.write_turn(self.start, &self.played, G::MOVES[0]);
            if !self.texts.contains(&text) {
                self.texts.push(text);
            }
        }
        self.texts.len() <= MOST
    }
}

//! A baseline player: it searches a fixed number of turns ahead and counts pieces. It shares nothing with the engine.

use rules::evaluation::{FULL_PHASE, Feature, FeatureCounts};
use rules::{Actor, Search};

use crate::rng;

/// The value of a win; each turn before the win takes one off.
const WIN: i32 = 1_000_000;

/// The weights of the features that are pieces, added up.
struct Pieces {
    features: &'static [Feature],
    early: i32,
    late: i32,
    left: i32,
}

impl FeatureCounts for Pieces {
    fn add(&mut self, feature: usize, n: i32) {
        if let Some(feature) = self.features.get(feature).filter(|feature| feature.is_material) {
            self.early += n * i32::from(feature.opening);
            self.late += n * i32::from(feature.endgame);
        }
    }

    fn phase(&mut self, part: i32) {
        self.left = part;
    }
}

/// A step of the best turn (`seed` breaks ties), and the number of positions searched. The game must not be over, and a
/// seat must be to act. `depth` is in turns, including the turn of the step.
///
/// The search ignores house rules and repetitions, and takes the mean at chance nodes. With more than two teams it
/// assumes that all others play together.
pub(crate) fn choose<R: Search>(rules: &R, pos: &R::Position, depth: u32, seed: u64) -> (R::Step, u64) {
    let Actor::Seat(seat) = rules.actor(pos) else { unreachable!("asked only for a seat") };
    let mut search = PlainSearch { rules, team: rules.info().team(seat), nodes: 0 };
    let mut best = (-WIN - 1, Vec::new());
    for step in search.steps(pos) {
        // The bound is one below the best, to tell equal steps from worse ones.
        let value = search.after(pos, step, depth, 0, (best.0.saturating_sub(1), WIN + 1));
        if value > best.0 {
            best = (value, Vec::new());
        }
        if value == best.0 {
            best.1.push(step);
        }
    }
    let mut rand = rng::generator(seed);
    (best.1[rng::below(&mut rand, best.1.len())], search.nodes)
}

struct PlainSearch<'a, R> {
    rules: &'a R,
    /// The team that the values are for.
    team: u8,
    nodes: u64,
}

impl<R: Search> PlainSearch<'_, R> {
    /// The legal steps in move order: likely good ones first, for earlier cutoffs.
    fn steps(&self, pos: &R::Position) -> Vec<R::Step> {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        steps.sort_by_cached_key(|step| -i32::from(self.rules.move_order(pos, *step)));
        steps
    }

    fn after(&mut self, pos: &R::Position, step: R::Step, depth: u32, ply: i32, bounds: (i32, i32)) -> i32 {
        let mut next = pos.clone();
        self.rules.apply(&mut next, step, &mut ());
        let ends = !self.rules.mid_turn(&next);
        self.value(&next, depth.saturating_sub(u32::from(ends)), ply + i32::from(ends), bounds)
    }

    fn value(&mut self, pos: &R::Position, depth: u32, ply: i32, (mut alpha, mut beta): (i32, i32)) -> i32 {
        self.nodes += 1;
        let steps = self.steps(pos);
        let info = self.rules.info();
        if steps.is_empty() {
            let home = info.seats().find(|seat| info.team(*seat) == self.team).expect("the team of a seat");
            let (balance, n_others) = self.rules.outcome(pos).balance(info.teams, home);
            return balance * (WIN - ply) / n_others.max(1);
        }
        if depth == 0 && !self.rules.mid_turn(pos) {
            return self.pieces(pos);
        }
        let Actor::Seat(seat) = self.rules.actor(pos) else { return self.mean(pos, &steps, depth, ply) };
        let is_own = info.team(seat) == self.team;
        let mut best = if is_own { -WIN - 1 } else { WIN + 1 };
        for step in steps {
            let value = self.after(pos, step, depth, ply, (alpha, beta));
            if is_own {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn mean(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32, ply: i32) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for step in steps {
            let weight = i64::from(self.rules.weight(pos, *step));
            sum += weight * i64::from(self.after(pos, *step, depth, ply, (-WIN - 1, WIN + 1)));
            weights += weight;
        }
        (sum / weights.max(1)) as i32
    }

    /// The value of the pieces for the team.
    fn pieces(&self, pos: &R::Position) -> i32 {
        let mut pieces = Pieces { features: R::FEATURES, early: 0, late: 0, left: FULL_PHASE };
        self.rules.count_features(pos, &mut pieces);
        let score = (pieces.early * pieces.left + pieces.late * (FULL_PHASE - pieces.left)) / FULL_PHASE;
        if self.team == self.rules.info().teams[0] { score } else { -score }
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use rules::games::chess::Chess;
    use rules::{MatchState, Notation, Options};

    use super::*;

    /// Every step that some seed chooses, sorted.
    fn chosen(position: &str, depth: u32) -> Vec<String> {
        let rules = Chess::new("chess", &Options::new(), &MatchState::default()).unwrap();
        let pos = rules.read_position(position).unwrap().0;
        let choice = |seed| rules.write_step(&pos, choose(&rules, &pos, depth, seed).0, Chess::MOVES[0]);
        let mut chosen: Vec<String> = (0..60).map(choice).collect();
        chosen.sort();
        chosen.dedup();
        chosen
    }

    #[test]
    fn a_win_within_the_depth_is_found_and_equals_are_drawn() {
        let ladder = "7k/8/R7/1R6/8/8/8/7K w - - 0 1";
        assert_eq!(chosen(ladder, 3), ["Ra7", "Rb7"]);
        assert!(chosen(ladder, 2).len() > 10, "{:?}", chosen(ladder, 2));
        assert_eq!(chosen("6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1", 1), ["Rb8#"]);
        // The search sees the opponent's mate and delays it.
        assert_eq!(chosen("6k1/1r6/8/8/8/8/r7/7K w - - 0 1", 2), ["Kg1"]);
    }
}

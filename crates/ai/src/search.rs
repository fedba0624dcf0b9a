//! Searching a game: principal variation search for two teams, expectimax where there is chance.

use oorandom::Rand64;
use rules::{Actor, History, Search, Seat, hash};

use crate::budget::{Budget, SearchProgress, SearchResult};
use crate::expectimax::Expectimax;
use crate::pvs::Pvs;

/// The score of a win at the root; each turn until then takes one off.
pub const WIN: i32 = 30_000;
/// Evaluations stay within this distance from 0, so that none outweighs a win.
pub(crate) const EVALUATION_LIMIT: i32 = 20_000;
/// How many turns quiescence search goes beyond the horizon.
pub(crate) const MAX_EXTENSION: i32 = 8;

/// Finds a step for the seat that acts in `pos`; `None` when it is chance's turn or the game is over.
///
/// `seed` breaks ties; otherwise the answer depends on the position, its history and the budget alone. `poll` is asked
/// now and then whether to continue.
pub fn search<R: Search>(
    rules: &R,
    pos: &R::Position,
    history: &History,
    budget: Budget,
    seed: u64,
    poll: impl FnMut(&SearchProgress<'_, R::Step>) -> bool,
) -> Option<SearchResult<R::Step>> {
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    if steps.is_empty() {
        return None;
    }
    shuffle(&mut steps, seed);
    Some(if R::HAS_CHANCE {
        Expectimax::new(rules, history, budget, seed, seat, poll).answer(pos, steps)
    } else {
        Pvs::new(rules, history, budget, seed, poll).answer(pos, steps)
    })
}

/// The score of a position for the team of `seat`, whoever acts there: in hundredths of a plain piece, [`WIN`] less the
/// turns to a win.
///
/// It depends on the position, its history and the budget alone; an unfinished depth does not count. `poll` is asked
/// now and then whether to continue.
pub fn score<R: Search>(
    rules: &R,
    pos: &R::Position,
    history: &History,
    budget: Budget,
    seat: Seat,
    poll: impl FnMut(&SearchProgress<'_, R::Step>) -> bool,
) -> i32 {
    if R::HAS_CHANCE {
        Expectimax::new(rules, history, budget, 0, seat, poll).score(pos)
    } else {
        Pvs::new(rules, history, budget, 0, poll).score(pos, seat)
    }
}

fn shuffle<S>(steps: &mut [S], seed: u64) {
    let mut random = Rand64::new(u128::from(seed));
    for idx in (1..steps.len()).rev() {
        steps.swap(idx, random.rand_range(0..idx as u64 + 1) as usize);
    }
}

/// The beginning of a line up to the end of the turn, or to where chance acts.
pub(crate) fn own_steps<R: Search>(rules: &R, pos: &R::Position, line: &[R::Step]) -> Vec<R::Step> {
    let mut pos = pos.clone();
    let mut own = Vec::new();
    for step in line {
        rules.apply(&mut pos, *step, &mut ());
        own.push(*step);
        if !rules.mid_turn(&pos) || rules.actor(&pos) == Actor::Chance {
            break;
        }
    }
    own
}

/// Evaluation noise, up to `noise` either way: always the same for the same position and seed.
pub(crate) fn evaluation_noise<R: Search>(rules: &R, pos: &R::Position, noise: u16, seed: u64) -> i32 {
    if noise == 0 {
        return 0;
    }
    let random = hash::mix(rules.key(pos) ^ seed) % (2 * u64::from(noise) + 1);
    random as i32 - i32::from(noise)
}

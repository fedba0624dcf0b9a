//! The search of a game: by principal variation for two teams, by expectation where chance has its say.

use oorandom::Rand64;
use rules::{Actor, Ledger, Rules, Seat, hash};

use crate::budget::{Answer, Budget, Progress};
use crate::expectation::Expectation;
use crate::principal::Principal;

/// The value of a win at the root; each turn until then takes one off.
pub const WIN: i32 = 30_000;
/// Appraisals stay within this distance from 0, so that no hope outweighs a win.
pub(crate) const APPRAISAL_LIMIT: i32 = 20_000;
/// How many turns beyond the horizon forcing steps are followed.
pub(crate) const MAX_EXTENSION: i32 = 8;

/// Finds a step for the seat that acts in `pos`; `None` when it is chance's turn or the game is over.
///
/// Steps of equal value are told apart by `seed`; otherwise the answer depends on the position, its history and the
/// budget alone. `poll` is asked now and then whether to go on.
pub fn search<R: Rules>(
    rules: &R,
    pos: &R::Position,
    ledger: &Ledger,
    budget: Budget,
    seed: u64,
    poll: impl FnMut(&Progress<'_, R::Step>) -> bool,
) -> Option<Answer<R::Step>> {
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    if steps.is_empty() {
        return None;
    }
    shuffle(&mut steps, seed);
    Some(if R::HAS_CHANCE {
        Expectation::new(rules, ledger, budget, seed, seat, poll).answer(pos, steps)
    } else {
        Principal::new(rules, ledger, budget, seed, poll).answer(pos, steps)
    })
}

/// What a position is worth to the team of `seat`, whoever acts there: in hundredths of a plain piece, [`WIN`] less the
/// turns to a win.
///
/// It depends on the position, its history and the budget alone; what was not looked at to the end does not count.
/// `poll` is asked now and then whether to go on.
pub fn worth<R: Rules>(
    rules: &R,
    pos: &R::Position,
    ledger: &Ledger,
    budget: Budget,
    seat: Seat,
    poll: impl FnMut(&Progress<'_, R::Step>) -> bool,
) -> i32 {
    if R::HAS_CHANCE {
        Expectation::new(rules, ledger, budget, 0, seat, poll).worth(pos)
    } else {
        Principal::new(rules, ledger, budget, 0, poll).worth(pos, seat)
    }
}

fn shuffle<S>(steps: &mut [S], seed: u64) {
    let mut random = Rand64::new(u128::from(seed));
    for idx in (1..steps.len()).rev() {
        steps.swap(idx, random.rand_range(0..idx as u64 + 1) as usize);
    }
}

/// The beginning of a line up to the end of the turn, or up to where chance has its say.
pub(crate) fn own_steps<R: Rules>(rules: &R, pos: &R::Position, line: &[R::Step]) -> Vec<R::Step> {
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

/// By how much a position is misjudged, up to `noise` either way: always the same for the same position and seed.
pub(crate) fn mistake<R: Rules>(rules: &R, pos: &R::Position, noise: u16, seed: u64) -> i32 {
    if noise == 0 {
        return 0;
    }
    let random = hash::mix(rules.key(pos) ^ seed) % (2 * u64::from(noise) + 1);
    random as i32 - i32::from(noise)
}

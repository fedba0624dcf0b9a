//! Randomness: seeds derived from seeds, random steps, and the deal of a game.

use oorandom::Rand32;
use rules::{Actor, Game, MatchState, OptionError, Options, Search, draw_weighted, hash};

/// A seed derived from others; their order matters.
pub(crate) fn seed(parts: &[u64]) -> u64 {
    parts.iter().fold(0, |seed, part| hash::mix(seed.rotate_left(17) ^ hash::mix(part.wrapping_add(1))))
}

/// A generator seeded with this number.
pub(crate) fn generator(seed: u64) -> Rand32 {
    Rand32::new(hash::mix(seed.wrapping_add(1)))
}

/// A number below `limit`, which is at least 1.
pub(crate) fn below(rand: &mut Rand32, limit: usize) -> usize {
    let limit = u32::try_from(limit).expect("lists of steps are short");
    rand.rand_range(0..limit) as usize
}

/// A random legal step: uniform for a seat, by weight at a chance node. There must be at least one.
pub(crate) fn step<R: Search>(rules: &R, pos: &R::Position, steps: &[R::Step], rand: &mut Rand32) -> R::Step {
    if rules.actor(pos) != Actor::Chance {
        return steps[below(rand, steps.len())];
    }
    let weights = steps.iter().map(|step| rules.weight(pos, *step));
    let drawn = draw_weighted(weights, |n| rand.rand_range(0..n as u32).into());
    steps[drawn.expect("some step is possible")]
}

/// The rules of a single game. A deal is drawn if the game has one and none was chosen.
///
/// # Errors
/// If the game does not take the options.
pub(crate) fn rules<G: Game>(id: &str, options: &Options, seed: u64) -> Result<G, OptionError> {
    G::new(id, &dealt::<G>(id, options, seed)?, &MatchState::default())
}

/// The options of a single game, with those of its deal.
///
/// # Errors
/// If the game does not take the options.
pub(crate) fn dealt<G: Game>(id: &str, options: &Options, seed: u64) -> Result<Options, OptionError> {
    let rules = G::new(id, options, &MatchState::default())?;
    let mut rand = generator(seed);
    let mut dealt = options.clone();
    if let Some((key, value)) = rules.deal(&mut |n| rand.rand_range(0..n))
        && options.get(key).is_none()
    {
        dealt.set(key, value);
    }
    Ok(dealt)
}

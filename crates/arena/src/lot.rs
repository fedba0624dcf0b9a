//! What is drawn by lot: seeds that follow from seeds, steps, and the deal of a game.

use oorandom::Rand32;
use rules::{Actor, Game, MatchState, OptionError, Options, Rules, hash};

/// A seed that follows from others, in their order.
pub(crate) fn seed(parts: &[u64]) -> u64 {
    parts.iter().fold(0, |seed, part| hash::mix(seed.rotate_left(17) ^ hash::mix(part.wrapping_add(1))))
}

/// A generator of its own for every seed.
pub(crate) fn generator(seed: u64) -> Rand32 {
    Rand32::new(hash::mix(seed.wrapping_add(1)))
}

/// A number below `limit`, which is at least 1.
pub(crate) fn below(rand: &mut Rand32, limit: usize) -> usize {
    let limit = u32::try_from(limit).expect("lists of steps are short");
    rand.rand_range(0..limit) as usize
}

/// One of the legal steps, each as likely as the others, or where chance decides by weight. There must be one.
pub(crate) fn step<R: Rules>(rules: &R, pos: &R::Position, steps: &[R::Step], rand: &mut Rand32) -> R::Step {
    if rules.actor(pos) != Actor::Chance {
        return steps[below(rand, steps.len())];
    }
    let total: u32 = steps.iter().map(|step| rules.weight(pos, *step)).sum();
    let mut drawn = rand.rand_range(0..total);
    for &step in steps {
        let weight = rules.weight(pos, step);
        if drawn < weight {
            return step;
        }
        drawn -= weight;
    }
    unreachable!("a number below the sum of all weights falls to one of them")
}

/// The rules of a single game, with a deal drawn where there is one to draw and none was chosen.
///
/// # Errors
/// On options that the game does not take.
pub(crate) fn rules<G: Game>(id: &str, options: &Options, seed: u64) -> Result<G, OptionError> {
    let rules = G::new(id, options, &MatchState::default())?;
    let mut rand = generator(seed);
    match rules.deal(&mut |n| rand.rand_range(0..n)) {
        Some((key, value)) if options.get(key).is_none() => {
            let mut dealt = options.clone();
            dealt.set(key, value);
            G::new(id, &dealt, &MatchState::default())
        }
        _ => Ok(rules),
    }
}

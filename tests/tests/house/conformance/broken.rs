//! Nearly valid texts are read or refused, and never cause a panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use oorandom::Rand32;
use rules::Game;
use tests::random::{self, Spot, pick};
use tests::{mutate::mutate, reading, tier};

use super::walk::Property;

/// Broken texts of each kind for each game.
pub(crate) fn n_texts() -> u64 {
    tier::pick(4_000, 100_000)
}

/// Runs `read` on `text`, and names the text if it panics.
pub(crate) fn survive<T>(context: &str, text: &str, read: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| panic!("{context}: {text:?} brought the reader down"))
}

/// Broken texts of positions are read or refused.
pub(crate) struct Positions {
    rand: Rand32,
    n_accepted: u32,
}

impl Positions {
    pub(crate) fn new() -> Positions {
        Positions { rand: random::rand(0x706f73), n_accepted: 0 }
    }
}

impl<G: Game> Property<G> for Positions {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        let format = pick(&mut self.rand, G::POSITIONS);
        let text = mutate(&spot.rules.write_position(spot.boundary, spot.history, format), &mut self.rand);
        let read = survive(spot.rules.info().id, &text, || reading::position(spot.rules, &text));
        self.n_accepted += u32::from(read.is_some());
    }

    fn finish(&mut self, _n_games: u64) {
        assert!(self.n_accepted > 0, "every broken position was refused");
    }
}

/// Broken texts of steps and turns are read or refused.
pub(crate) struct StepsAndTurns {
    rand: Rand32,
}

impl StepsAndTurns {
    pub(crate) fn new() -> StepsAndTurns {
        StepsAndTurns { rand: random::rand(0x7374) }
    }
}

impl<G: Game> Property<G> for StepsAndTurns {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        if spot.steps.is_empty() {
            return;
        }
        let rand = &mut self.rand;
        let (rules, context) = (spot.rules, spot.to_string());
        let format = pick(rand, G::MOVES);
        let step = pick(rand, spot.steps);
        let text = mutate(&rules.write_step(spot.pos, step, format), rand);
        survive(&context, &text, || reading::step(rules, spot.pos, &text));
        let text = mutate(&rules.write_turn(spot.boundary, &[spot.since, &[step]].concat(), format), rand);
        survive(&context, &text, || reading::turn(rules, spot.boundary, &text));
    }
}

pub(crate) fn options<G: Game>() {
    let mut rand = random::rand(0x6f70);
    for info in G::GAMES {
        // Games without options get a made-up one, which they must refuse.
        let mut pairs = vec!["speed=fast".to_owned()];
        pairs.extend(info.options.iter().map(|spec| format!("{}={}", spec.key, spec.default_value())));
        for preset in info.presets {
            pairs.extend(preset.options.iter().map(|(key, value)| format!("{key}={value}")));
        }
        for idx in 0..n_texts() as usize {
            let text = mutate(&pairs[idx % pairs.len()], &mut rand);
            survive(info.id, &text, || reading::option::<G>(info, &text));
        }
    }
}

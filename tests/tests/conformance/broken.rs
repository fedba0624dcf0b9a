//! Texts that are nearly right are read or refused, and neither brings anything down.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::Game;
use tests::random::{self, Spot, pick};
use tests::{mutate::mutate, reading, tier};

/// Broken texts of each kind for each game.
pub(crate) fn n_texts() -> usize {
    tier::pick(4_000, 100_000) as usize
}

/// Runs `read` on `text` and names the text when it panics.
pub(crate) fn survive<T>(context: &str, text: &str, read: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| panic!("{context}: {text:?} brought the reader down"))
}

/// Positions of random games, as many as there are texts to break.
fn spots<G: Game>(mut visit: impl FnMut(&Spot<'_, G>)) {
    let mut n = 0;
    while n < n_texts() {
        random::games::<G>(20, |spot| {
            visit(spot);
            n += 1;
        });
    }
}

pub(crate) fn positions<G: Game>() {
    let mut rand = random::rand(0x706f73);
    let mut n_accepted = 0;
    spots::<G>(|spot| {
        let format = pick(&mut rand, G::POSITIONS);
        let text = mutate(&spot.rules.write_position(spot.boundary, spot.ledger, format), &mut rand);
        let read = survive(spot.rules.info().id, &text, || reading::position(spot.rules, &text));
        n_accepted += u32::from(read.is_some());
    });
    assert!(n_accepted > 0, "every broken position was refused");
}

pub(crate) fn steps_and_turns<G: Game>() {
    let mut rand = random::rand(0x7374);
    spots::<G>(|spot| {
        if spot.steps.is_empty() {
            return;
        }
        let (rules, context) = (spot.rules, spot.to_string());
        let format = pick(&mut rand, G::MOVES);
        let step = pick(&mut rand, spot.steps);
        let text = mutate(&rules.write_step(spot.pos, step, format), &mut rand);
        survive(&context, &text, || reading::step(rules, spot.pos, &text));
        let text = mutate(&rules.write_turn(spot.boundary, &[spot.since, &[step]].concat(), format), &mut rand);
        survive(&context, &text, || reading::turn(rules, spot.boundary, &text));
    });
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
        for idx in 0..n_texts() {
            let text = mutate(&pairs[idx % pairs.len()], &mut rand);
            survive(info.id, &text, || reading::option::<G>(info, &text));
        }
    }
}

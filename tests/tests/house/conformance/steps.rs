//! Steps: unique, the same every time, and parts of complete turns.

use std::collections::HashSet;

use rules::view::Effect;
use rules::{Actor, Game};
use tests::random::Spot;

pub(crate) fn are_unique_and_lead_to_turns<G: Game>(spot: &Spot<'_, G>) {
    let unique: HashSet<&G::Step> = spot.steps.iter().collect();
    assert_eq!(unique.len(), spot.steps.len(), "{spot}: a step comes twice in {:?}", spot.steps);
    if spot.steps.is_empty() {
        assert!(!spot.rules.mid_turn(spot.pos), "{spot}: the game is over in the middle of a turn");
    }
    assert_eq!(spot.rules.is_over(spot.pos), spot.steps.is_empty(), "{spot}: whether the game is over");
    let is_chance = !spot.steps.is_empty() && spot.rules.actor(spot.pos) == Actor::Chance;
    for &step in spot.steps {
        assert!(!is_chance || spot.rules.weight(spot.pos, step) > 0, "{spot}: {step:?} never comes up");
        let mut after = spot.pos.clone();
        spot.rules.apply(&mut after, step, &mut ());
        assert!(can_be_completed(spot.rules, &after), "{spot}: {step:?} is part of no turn");
    }
}

/// Whether some continuation leads to a turn boundary.
fn can_be_completed<G: Game>(rules: &G, pos: &G::Position) -> bool {
    if !rules.mid_turn(pos) {
        return true;
    }
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let mut ways = steps.into_iter().map(|step| {
        let mut after = pos.clone();
        rules.apply(&mut after, step, &mut ());
        after
    });
    ways.any(|after| can_be_completed(rules, &after))
}

pub(crate) fn do_the_same_every_time<G: Game>(spot: &Spot<'_, G>) {
    let mut again = spot.steps[..spot.steps.len() / 2].to_vec();
    let kept = again.len();
    spot.rules.steps(spot.pos, &mut again);
    assert_eq!(&again[kept..], spot.steps, "{spot}: the steps are listed differently the second time");

    for &step in super::shown(spot) {
        let [mut silent, mut first, mut second] = [spot.pos, spot.pos, spot.pos].map(Clone::clone);
        let [mut effects, mut same]: [Vec<Effect>; 2] = Default::default();
        spot.rules.apply(&mut silent, step, &mut ());
        spot.rules.apply(&mut first, step, &mut effects);
        spot.rules.apply(&mut second, step, &mut same);
        assert_eq!((&first, &effects), (&second, &same), "{spot}: {step:?} does something else the second time");
        assert_eq!(first, silent, "{spot}: {step:?} does something else when nobody looks");
    }
}

//! What a board shows and accepts: scenes, effects, gestures, refusals.

use std::collections::{HashMap, HashSet};

use rules::Game;
use rules::present::{Gesture, GestureKind, Overlay};
use rules::view::{Effect, Kind, Scene, Site};
use tests::random::{self, Spot, below, pick};

pub(crate) fn effects_lead_from_scene_to_scene<G: Game>(spot: &Spot<'_, G>) {
    let before = spot.rules.scene(spot.pos);
    let sites: HashSet<Site> = spot.rules.sites().into_iter().collect();
    check_scene(spot, &before, &sites);
    for &step in super::shown(spot) {
        let mut after = spot.pos.clone();
        let mut effects: Vec<Effect> = Vec::new();
        spot.rules.apply(&mut after, step, &mut effects);
        let mut scene = before.clone();
        for effect in &effects {
            check_effect(spot, effect, &sites);
            let edited = scene.edit(effect);
            edited.unwrap_or_else(|error| panic!("{spot}: {step:?}: {error}, one of {effects:?}"));
        }
        assert_eq!(scene, spot.rules.scene(&after), "{spot}: {step:?} with {effects:?}");
    }
}

fn check_scene<G: Game>(spot: &Spot<'_, G>, scene: &Scene, sites: &HashSet<Site>) {
    let info = spot.rules.info();
    let is_kind = |kind: Kind| usize::from(kind.0) < info.kinds.len();
    for (site, stack) in scene.stacks.iter() {
        assert!(sites.contains(site), "{spot}: {site:?} is no site");
        assert!(!stack.is_empty(), "{spot}: an empty stack on {site:?}");
        let is_piece = |owner| info.seats().any(|seat| Some(seat) == owner) || owner.is_none();
        assert!(stack.iter().all(|piece| is_kind(piece.kind) && is_piece(piece.owner)), "{spot}: {stack:?}");
    }
    for (site, sign) in scene.marks.iter() {
        assert!(sites.contains(site) && is_kind(*sign), "{spot}: {sign:?} on {site:?}");
    }
    for (seat, count) in scene.counts.iter() {
        assert!(seat.idx() < info.teams.len() || *count == 0, "{spot}: seat {seat} is not there and counts");
    }
    let n_dice = spot.rules.scene(&spot.rules.start()).dice.len();
    assert_eq!(scene.dice.len(), n_dice, "{spot}: dice come and go");
    assert!(G::DICE.is_empty() || G::DICE.len() == n_dice, "{spot}: every die lies somewhere");
    assert!(G::DICE.iter().all(|site| sites.contains(site) && !scene.stacks.contains_key(site)), "{spot}: on a die");
    assert!(!scene.prompt.key.is_empty(), "{spot}: nothing is said");
}

fn check_effect<G: Game>(spot: &Spot<'_, G>, effect: &Effect, sites: &HashSet<Site>) {
    let is_site = |site: &Site| sites.contains(site);
    let is_kind = |kind: &Kind| usize::from(kind.0) < spot.rules.info().kinds.len();
    let fits = match effect {
        Effect::Move { from, to, n, .. } => is_site(from) && is_site(to) && from != to && *n > 0,
        Effect::Flip { at, kind, .. } => is_site(at) && is_kind(kind),
        Effect::Add { at, piece, .. } => is_site(at) && is_kind(&piece.kind),
        Effect::Remove { at, .. } => is_site(at),
        Effect::Mark { at, sign } => is_site(at) && sign.iter().all(is_kind),
        Effect::Count { seat, sites, .. } => seat.idx() < spot.rules.info().teams.len() && sites.iter().all(is_site),
        Effect::Die { .. } => true,
        Effect::Phase { prompt } => !prompt.key.is_empty(),
    };
    assert!(fits, "{spot}: {effect:?}");
}

pub(crate) fn sites_have_names_of_their_own<G: Game>() {
    for rules in random::tables::<G>() {
        let mut names: HashMap<String, Site> = HashMap::new();
        for site in rules.sites() {
            let label = rules.label(site);
            let is_blank = label.args.iter().any(|(_, arg)| *arg == rules::Arg::Text(String::new()));
            assert!(!label.key.is_empty() && !is_blank, "{site:?} has no name");
            if let Some(other) = names.insert(label.to_string(), site) {
                panic!("{site:?} and {other:?} are both {label}");
            }
        }
        assert!(!names.is_empty(), "{} has no site", rules.info().id);
    }
}

pub(crate) fn overlays_lie_on_the_board<G: Game>() {
    let keys: HashSet<&str> = G::OVERLAYS.iter().map(|overlay| overlay.key).collect();
    assert_eq!(keys.len(), G::OVERLAYS.len(), "two overlays have one name");
    for rules in random::tables::<G>() {
        let sites = rules.sites();
        for Overlay { key, sites: shown } in G::OVERLAYS {
            let unique: HashSet<&Site> = shown.iter().collect();
            assert!(!shown.is_empty() && unique.len() == shown.len(), "{key} shows {shown:?}");
            assert!(shown.iter().all(|site| sites.contains(site)), "{key} shows {shown:?}");
        }
    }
}

pub(crate) fn every_step_has_a_gesture<G: Game>(spot: &Spot<'_, G>) {
    let sites: HashSet<Site> = spot.rules.sites().into_iter().collect();
    let mut ends: HashMap<Gesture, G::Position> = HashMap::new();
    for &step in spot.steps {
        let gesture = spot.rules.gesture(spot.pos, step);
        assert!(gesture.sites.iter().all(|site| sites.contains(site)), "{spot}: {gesture:?} leaves the board");
        let can_be_made = !gesture.sites.is_empty() || gesture.choice.is_some();
        assert!(can_be_made, "{spot}: {step:?} has neither a site nor a button");
        assert!(
            !gesture.is(GestureKind::Confirmed) || gesture.choice.is_some(),
            "{spot}: {step:?} is asked about without words"
        );
        let mut after = spot.pos.clone();
        spot.rules.apply(&mut after, step, &mut ());
        if let Some(other) = ends.get(&gesture) {
            assert_eq!(&after, other, "{spot}: {gesture:?} means two things");
        }
        ends.insert(gesture, after);
    }
}

pub(crate) fn other_gestures_are_refused<G: Game>(spot: &Spot<'_, G>) {
    if spot.steps.is_empty() {
        return;
    }
    let place = u64::from(spot.history.turn()) << 16 ^ spot.since.len() as u64;
    let mut rand = random::rand(0xb0a4d ^ spot.seed << 32 ^ place);
    let sites = spot.rules.sites();
    let begun: HashSet<Gesture> = spot.steps.iter().map(|step| spot.rules.gesture(spot.pos, *step)).collect();
    for _ in 0..4 {
        let len = 1 + below(&mut rand, 3);
        let mut tried: Vec<Site> = (0..len).map(|_| pick(&mut rand, &sites)).collect();
        // Half of the attempts begin like a legal one.
        let legal = begun.iter().nth(below(&mut rand, begun.len() * 2));
        if let Some(gesture) = legal.filter(|gesture| !gesture.sites.is_empty()) {
            tried.splice(0..0, gesture.sites[..gesture.sites.len() - 1].iter().copied());
        }
        if !begun.iter().any(|gesture| gesture.sites.starts_with(&tried)) {
            let said = spot.rules.refusal(spot.pos, &tried);
            assert!(!said.key.is_empty(), "{spot}: no reason why not {tried:?}");
        }
    }
}

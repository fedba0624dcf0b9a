//! Ends: by the rules, by house rules, by agreement.

use std::collections::HashSet;

use rules::offers::{Offer, Offers, Proposal, Resolution, Resolved};
use rules::{Actor, Game, History, Seat};
use tests::random::{Spot, have_aim};
use tests::reading::check_outcome;

use super::walk::Property;

/// Checks that a game with no legal step left is over for everyone who may ask.
fn check_over<G: Game>(spot: &Spot<'_, G>) {
    check_outcome(spot.rules, spot.pos, &spot.rules.outcome(spot.pos), &spot.to_string());
    assert_eq!(spot.rules.count(spot.pos), 0, "{spot}: no turn is left");
}

/// Games that came to an end by their rules.
#[derive(Default)]
pub(crate) struct Ended(u64);

impl<G: Game> Property<G> for Ended {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        if spot.steps.is_empty() {
            check_over(spot);
            self.0 += 1;
        }
    }

    fn finish(&mut self, n_games: u64) {
        let n = G::GAMES.len() as u64 * n_games;
        assert!(
            !have_aim::<G>() || self.0 * 2 > n,
            "only {} of {n} games get anywhere, although they have an aim",
            self.0
        );
    }
}

pub(crate) fn whatever_is_proposed_is_settled<G: Game>(spot: &Spot<'_, G>) {
    let info = spot.rules.info();
    if spot.steps.is_empty() {
        return;
    }
    for by in info.seats() {
        let Offers { draw, end, take_back, resign } = spot.rules.offers(spot.pos, by);
        let offers = [(draw, Offer::Draw), (end, Offer::End), (take_back, Offer::TakeBack(1))];
        for offer in offers.into_iter().filter_map(|(is_open, offer)| is_open.then_some(offer)) {
            let answerers = check_answerers(spot, by, Proposal::Offer(offer));
            assert!(!answerers.is_empty(), "{spot}: nobody answers {offer:?} of seat {by}");
        }
        if draw {
            check_settled(spot, Resolution::Draw);
        }
        if end {
            check_settled(spot, Resolution::End);
        }
        for points in 1..=resign {
            check_answerers(spot, by, Proposal::Resign(points));
            check_settled(spot, Resolution::Resigned { by, points });
        }
    }
    let acts = match spot.rules.actor(spot.pos) {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => spot.rules.thrower(spot.pos),
    };
    if let Some(by) = acts {
        check_settled(spot, Resolution::Flagged { by, ruling: G::FLAG });
    }
    if spot.is_boundary() {
        for end in info.house_rules {
            check_settled(spot, Resolution::House(*end));
        }
    }
}

fn check_answerers<G: Game>(spot: &Spot<'_, G>, by: Seat, proposal: Proposal) -> Vec<Seat> {
    let info = spot.rules.info();
    let answerers = spot.rules.answerers(spot.pos, by, proposal);
    let unique: HashSet<&Seat> = answerers.iter().collect();
    // Including partners: some things need both.
    let are_others = answerers.iter().all(|seat| seat.idx() < info.teams.len() && *seat != by);
    assert!(
        unique.len() == answerers.len() && are_others,
        "{spot}: seats {answerers:?} answer {proposal:?} of seat {by}"
    );
    answerers
}

fn check_settled<G: Game>(spot: &Spot<'_, G>, resolution: Resolution) {
    let rules = spot.rules;
    let context = format!("{spot}: {resolution:?}");
    match rules.resolve(spot.pos, &resolution) {
        Resolved::Over(outcome) => {
            check_outcome(rules, spot.pos, &outcome, &context);
            match resolution {
                Resolution::Resigned { by, .. } => {
                    assert_ne!(outcome.places[by], 1, "{context}: whoever resigns does not win: {outcome:?}");
                }
                Resolution::Flagged { by, ruling } => {
                    let sign = outcome.sign(rules.info().teams, by);
                    assert!(sign <= 0, "{context}: whoever runs out of time does not win: {outcome:?}");
                    assert_eq!(outcome.reason.ruling, Some(ruling), "{context}: a ruling says so");
                }
                _ => {}
            }
        }
        Resolved::GoesOn(pos) => {
            let (Resolution::Resigned { by, .. } | Resolution::Flagged { by, .. }) = resolution else {
                panic!("{context}: the game goes on");
            };
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            assert!(!steps.is_empty(), "{context}: the game goes on and is over");
            assert_ne!(rules.actor(&pos), Actor::Seat(by), "{context}: seat {by} is gone and to act");
            assert_eq!(rules.offers(&pos, by).resign, 0, "{context}: seat {by} is gone and may resign");
            assert!(G::COVERS_MID_TURN || !rules.mid_turn(&pos), "{context}: no text covers where it goes on");
            let text = rules.write_position(&pos, &History::new(rules, &pos, 0, 0), G::POSITIONS[0]);
            let read = rules.read_position(&text).map(|(pos, _)| pos);
            assert_eq!(read.as_ref(), Ok(&pos), "{context}: it goes on from {text:?}");
            assert_eq!(rules.scene(&pos).dice.len(), rules.scene(spot.pos).dice.len(), "{context}: dice are lost");
        }
    }
}

/// What resets the no-progress count cannot be undone. Sees every position of a game in order.
pub(crate) struct Undone<G: Game> {
    /// The positions at the turn boundaries of the current game.
    met: HashSet<G::Position>,
    last: Option<G::Position>,
    /// Whether a step of this turn reset the count.
    has_reset: bool,
}

impl<G: Game> Undone<G> {
    pub(crate) fn new() -> Undone<G> {
        Undone { met: HashSet::new(), last: None, has_reset: false }
    }
}

impl<G: Game> Property<G> for Undone<G> {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        let Undone { met, last, has_reset } = self;
        let rules = spot.rules;
        if spot.history.turn() == 0 && spot.is_boundary() {
            met.clear();
            *last = None;
        }
        if let Some(before) = last {
            let mut steps = Vec::new();
            rules.steps(before, &mut steps);
            let leads_here = |step: &&G::Step| {
                let mut after = before.clone();
                rules.apply(&mut after, **step, &mut ());
                after == *spot.pos
            };
            // Where two steps lead here, whether the count is reset must not depend on which it was.
            let resets: HashSet<bool> =
                steps.iter().filter(leads_here).map(|step| rules.resets(before, *step)).collect();
            assert_eq!(resets.len(), 1, "{spot}: equal results restart the count and do not");
            *has_reset |= resets.contains(&true);
        }
        if spot.is_boundary() {
            if *has_reset {
                assert!(!met.contains(spot.pos), "{spot}: the count was restarted and the position came back");
            }
            let quiet = spot.history.no_progress();
            assert!(!*has_reset || quiet == 0, "{spot}: {quiet} quiet turns after one that was not");
            *has_reset = false;
            met.insert(spot.pos.clone());
        }
        *last = Some(spot.pos.clone());
    }
}

//! The odds of positions between turns: at a glance, or by looking some throws ahead. Whoever acts plays what is worth
//! most to their own seat; every throw counts by its weight.

use rules::{Actor, Inputs, Networks, Odds, Seat};

use crate::network::Network;

/// Looking two throws ahead, only so many turns are considered for each throw,
pub(crate) const KEPT: usize = 2;
/// and only those that seem to be worth at most so much less than the best, measured by [`Networks::SPREAD`].
const KEPT_WITHIN: f32 = 0.08;

/// Judges positions by networks and tables.
#[derive(Debug)]
pub struct Lookahead<'a, R> {
    rules: &'a R,
    networks: &'a [Network],
    inputs: Inputs,
    /// How many positions were judged.
    pub(crate) n_judged: u64,
}

/// The end of a turn, and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct Judged<P> {
    pub(crate) end: P,
    pub(crate) odds: Odds,
    /// What the odds are worth to the seat that ended its turn.
    pub(crate) worth: f32,
}

impl<'a, R: Networks> Lookahead<'a, R> {
    /// Judges by these networks of the game.
    pub fn new(rules: &'a R, networks: &'a [Network]) -> Self {
        Lookahead { rules, networks, inputs: Inputs::new(), n_judged: 0 }
    }

    /// The odds of a position between turns, without looking ahead.
    pub fn at_a_glance(&mut self, pos: &R::Position) -> Odds {
        self.n_judged += 1;
        if let Some(odds) = self.rules.known_odds(pos) {
            return odds;
        }
        self.inputs.clear();
        let network = self.rules.inputs(pos, &mut self.inputs);
        let seen = self.networks.get(network).map(|network| network.odds(&self.inputs)).unwrap_or_default();
        self.rules.seen_by_all(pos, seen)
    }

    /// The odds of a position between turns, looking so many throws ahead.
    pub fn odds(&mut self, pos: &R::Position, throws: u32) -> Odds {
        let to_throw =
            if throws == 0 || self.rules.known_odds(pos).is_some() { None } else { self.rules.to_throw(pos) };
        let Some(to_throw) = to_throw else { return self.at_a_glance(pos) };
        let mut steps = Vec::new();
        self.rules.steps(&to_throw, &mut steps);
        let (mut sum, mut weights) = (Odds::default(), 0.0);
        for step in steps {
            let weight = self.rules.weight(&to_throw, step) as f32;
            let mut thrown = to_throw.clone();
            self.rules.apply(&mut thrown, step, &mut ());
            sum += self.of_turn(&thrown, throws - 1) * weight;
            weights += weight;
        }
        sum * (1.0 / weights)
    }

    /// The odds where a turn is to be played, or none can be, and so many throws are looked ahead after it.
    pub(crate) fn of_turn(&mut self, pos: &R::Position, throws: u32) -> Odds {
        let seat = match self.rules.actor(pos) {
            Actor::Seat(seat) if self.rules.mid_turn(pos) => seat,
            _ => return self.odds(pos, throws),
        };
        let rules = self.rules;
        if throws == 0 {
            let mut best: Option<(f32, Odds)> = None;
            rules.for_each_end(pos, &mut |end| {
                let odds = self.at_a_glance(end);
                let worth = rules.worth(end, &odds)[seat];
                if best.is_none_or(|(known, _)| worth > known) {
                    best = Some((worth, odds));
                }
            });
            return best.map(|(_, odds)| odds).unwrap_or_default();
        }
        let mut ends = Vec::new();
        rules.for_each_end(pos, &mut |end| ends.push(self.judged(end, seat)));
        keep(&mut ends, KEPT, KEPT_WITHIN * R::SPREAD);
        ends.iter_mut().for_each(|judged| self.look_further(judged, seat, throws));
        best(&ends).map(|idx| ends[idx].odds).unwrap_or_default()
    }

    /// What is known of the end of a seat's turn at a glance.
    pub(crate) fn judged(&mut self, end: &R::Position, seat: Seat) -> Judged<R::Position> {
        let odds = self.at_a_glance(end);
        Judged { end: end.clone(), odds, worth: self.rules.worth(end, &odds)[seat] }
    }

    /// Looks so many throws ahead from the end of a seat's turn.
    pub(crate) fn look_further(&mut self, judged: &mut Judged<R::Position>, seat: Seat, throws: u32) {
        judged.odds = self.odds(&judged.end, throws);
        judged.worth = self.rules.worth(&judged.end, &judged.odds)[seat];
    }
}

/// Keeps the best ends, best first: at most so many, and none that is worth so much less than the best.
pub(crate) fn keep<P>(ends: &mut Vec<Judged<P>>, most: usize, within: f32) {
    for nth in 0..most.min(ends.len()) {
        let best = nth + best(&ends[nth..]).unwrap_or(0);
        ends.swap(nth, best);
    }
    ends.truncate(most);
    let least = ends.first().map_or(0.0, |first| first.worth - within);
    ends.retain(|judged| judged.worth >= least);
}

/// The best end, the first of equal ones.
pub(crate) fn best<P>(ends: &[Judged<P>]) -> Option<usize> {
    (0..ends.len()).reduce(|best, idx| if ends[idx].worth > ends[best].worth { idx } else { best })
}

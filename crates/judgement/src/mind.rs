//! Who searches for a judge.

use ai::network::Network;
use ai::{Budget, SearchResult, odds, score, search, search_by_networks};
use rules::{Game, History, Seat};

/// Searches for a judge. A program that has its search elsewhere lends it, so that it exists once.
pub trait Mind<G: Game> {
    /// The best turn within a budget; `None` where no seat acts.
    fn search(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget) -> Option<SearchResult<G::Step>>;

    /// The score of a position for a seat, in hundredths of a plain piece; of a plain game at the present stake, not in
    /// hundredths, where networks judge.
    fn score(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget, seat: Seat) -> f32;
}

/// The search of this program, with the networks of the game where it is played by some.
#[derive(Clone, Copy, Debug)]
pub struct Engine<'a>(pub &'a [Network]);

impl<G: Game> Mind<G> for Engine<'_> {
    fn search(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget) -> Option<SearchResult<G::Step>> {
        if G::NETWORKS.is_empty() {
            search(rules, pos, history, budget, 0, |_| true)
        } else {
            search_by_networks(rules, pos, self.0, budget, 0, |_| true)
        }
    }

    fn score(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget, seat: Seat) -> f32 {
        if G::NETWORKS.is_empty() {
            score(rules, pos, history, budget, seat, |_| true) as f32
        } else {
            rules.worth(pos, &odds(rules, pos, self.0, budget))[seat]
        }
    }
}

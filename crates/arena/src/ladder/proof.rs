//! Whether a level beats the one below: games until it is clear, or until there were enough.

use std::ops::RangeInclusive;

use super::contender::Contender;
use super::games::{Games, Stop};
use crate::rating::{self, Rating};

/// What a level may score against the one below.
pub(super) const LEAST: f64 = 0.60;
pub(super) const MOST: f64 = 0.88;
/// A score that is nearer to a bound than this is looked at longer.
const NEAR: f64 = 0.05;
/// After how many more games it is looked at again.
const MORE_GAMES: usize = 20;
/// After so many games a score that is out of bounds is not expected to come back.
const GAMES_TO_COME_BACK: usize = 100;
/// The least and the most games, for the cheapest levels first: of levels with at most this share of the positions of the
/// strongest.
const N_GAMES: [(u32, RangeInclusive<usize>); 2] = [(16, 40..=400), (4, 40..=200)];
const N_GAMES_AT_LAST: RangeInclusive<usize> = 20..=60;

/// What the games of a level with the one below show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The level is stronger, by as much as it should be.
    Proven,
    /// It is stronger by as much as it should be, but so many games do not exclude that it is not.
    Unproven,
    /// The levels are too close.
    TooSmall,
    /// The levels are too far apart.
    TooLarge,
}

/// A step from one level to the next, as measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) verdict: Verdict,
    /// The points of the higher level.
    pub(super) rating: Rating,
    pub(super) n_games: usize,
}

impl Step {
    /// How much stronger the higher level is, in Elo, if it had won a game more and lost one more.
    pub(super) fn elo(self) -> f64 {
        let n = self.n_games as f64;
        rating::elo((self.rating.score * n + 1.0) / (n + 2.0))
    }
}

/// How many games are played, from the least to the most, when the higher level has so many positions, and the strongest
/// so many.
pub(super) fn n_games(nodes: u32, strongest: u32) -> RangeInclusive<usize> {
    let is_within = |(part, _): &&(u32, RangeInclusive<usize>)| nodes.saturating_mul(*part) <= strongest;
    N_GAMES.iter().find(is_within).map_or(N_GAMES_AT_LAST, |(_, n)| n.clone())
}

/// Lets a level play the one below until there is a verdict.
///
/// # Errors
/// If the time is used up, or a game cannot be played.
pub(super) fn prove(
    games: &mut impl Games,
    high: Contender,
    low: Contender,
    within: &RangeInclusive<usize>,
) -> Result<Step, Stop> {
    let mut n = MORE_GAMES;
    loop {
        let openings = games.points(high, low, n)?;
        let (rating, n_games) = (rating::rate(&openings), openings.iter().map(Vec::len).sum());
        if let Some(verdict) = verdict(rating, n_games, *within.start(), n >= *within.end()) {
            return Ok(Step { verdict, rating, n_games });
        }
        n += MORE_GAMES;
    }
}

/// What so many games show; `None` if more are needed.
fn verdict(
    Rating { score, least, most }: Rating,
    n_games: usize,
    least_games: usize,
    is_last: bool,
) -> Option<Verdict> {
    let is_settled = is_last || n_games >= GAMES_TO_COME_BACK;
    if most < LEAST || is_settled && score < LEAST {
        return Some(Verdict::TooSmall);
    }
    if least > MOST || is_settled && score > MOST {
        return Some(Verdict::TooLarge);
    }
    let (from, to) = if is_settled { (LEAST, MOST) } else { (LEAST + NEAR, MOST - NEAR) };
    if n_games >= least_games && least > 0.5 && (from..=to).contains(&score) {
        return Some(Verdict::Proven);
    }
    is_last.then_some(Verdict::Unproven)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_end_when_it_is_clear_or_there_were_enough() {
        let at = |score, reach: f64, n_games, is_last| {
            verdict(Rating { score, least: score - reach, most: score + reach }, n_games, 40, is_last)
        };
        assert_eq!(at(0.75, 0.2, 20, false), None, "too few games");
        assert_eq!(at(0.75, 0.2, 40, false), Some(Verdict::Proven));
        assert_eq!(at(0.62, 0.15, 40, false), None);
        assert_eq!(at(0.62, 0.1, 40, false), None, "too near to a bound");
        assert_eq!(at(0.62, 0.1, 100, false), Some(Verdict::Proven));
        assert_eq!(at(0.62, 0.15, 120, true), Some(Verdict::Unproven));
        assert_eq!(at(0.45, 0.1, 20, false), Some(Verdict::TooSmall), "clear after few games");
        assert_eq!(at(0.58, 0.05, 80, false), None);
        assert_eq!(at(0.58, 0.05, 80, true), Some(Verdict::TooSmall));
        assert_eq!(at(0.58, 0.05, 120, false), Some(Verdict::TooSmall));
        assert_eq!(at(0.97, 0.02, 20, false), Some(Verdict::TooLarge));
        assert_eq!(at(0.9, 0.05, 60, false), None);
        assert_eq!(at(0.9, 0.05, 60, true), Some(Verdict::TooLarge));
    }

    #[test]
    fn cheap_levels_play_more() {
        let most = [100, 10_000, 30_000, 200_000].map(|nodes| *n_games(nodes, 200_000).end());
        assert_eq!(most, [400, 400, 200, 60]);
    }
}

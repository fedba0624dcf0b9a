//! How the computer plays games of chance by networks: all turns at a glance, the best of them a throw ahead, and the
//! best of those farther ahead, as far as the budget goes.

use rules::{Actor, Networks, Odds, Seat, TurnList, hash};

use crate::budget::{Budget, SearchProgress, SearchResult, own_steps};
use crate::lookahead::{Judged, KEPT, Lookahead};
use crate::network::Network;

/// To judge a position by a network costs as much as so many nodes of other searches.
const NODES: u64 = 5;
/// For each throw further ahead: how many turns are looked at, and by how much they may seem worse than the best, measured
/// by [`Networks::SPREAD`].
const STAGES: [(usize, f32); 3] = [(8, 0.16), (4, 0.06), (3, 0.03)];
/// Worths in hundredths.
const HUNDRED: f32 = 100.0;

/// Finds what the seat that acts in `pos` should do, by the game's networks: see [`crate::search`], which knows games
/// without networks too.
///
/// ```
/// use ai::{Budget, network, search_by_networks};
/// use rules::games::backgammon::Backgammon;
/// use rules::{MatchState, Networks, Notation, Options, Rules};
///
/// let file = std::fs::read("../../web/networks/backgammon.bin")?;
/// let networks = network::read(&file, Backgammon::NETWORKS)?;
/// let game = Backgammon::new("backgammon", &Options::new(), &MatchState::default())?;
/// let mut pos = game.start();
/// let throw = game.read_step(&pos, "31")?;
/// game.apply(&mut pos, throw, &mut ());
/// let budget = Budget::nodes(25_000);
/// let best = search_by_networks(&game, &pos, &networks, budget, 0, |_| true).expect("White is to move");
/// assert_eq!(game.write_turn(&pos, &best.steps, Backgammon::MOVES[0]), "8/5 6/5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search_by_networks<R: Networks>(
    rules: &R,
    pos: &R::Position,
    networks: &[Network],
    budget: Budget,
    seed: u64,
    mut poll: impl FnMut(SearchProgress) -> bool,
) -> Option<SearchResult<R::Step>> {
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let mut look = Lookahead::new(rules, networks);
    let n_most = budget.nodes / NODES;
    let costs = Costs::of(rules, pos);
    let mut throws = 0;
    let mut odds = None;
    let stakes = rules.stakes_step(pos, || {
        throws = throws_ahead(budget, costs);
        let known = blurred(look.odds(pos, throws), rules.key(pos) ^ seed, noise(budget));
        odds = Some(known);
        known
    });
    if let Some(step) = stakes {
        let value = odds.map_or(0.0, |odds| rules.worth(pos, &odds)[seat]);
        let (steps, nodes) = (vec![step], look.n_judged);
        return Some(SearchResult {
            line: steps.clone(),
            steps,
            value: (HUNDRED * value) as i32,
            depth: throws,
            nodes,
        });
    }
    let mut turns = TurnList::new();
    rules.turns(pos, &mut turns);
    let mut found: Vec<(usize, Judged<R::Position>)> = Vec::new();
    for (idx, turn) in turns.iter().enumerate() {
        found.push((idx, look.judged(turn.end, seat)));
    }
    if found.is_empty() {
        return None;
    }
    let noise_of = |judged: &Judged<R::Position>| noise(budget) * R::SPREAD * random(rules.key(&judged.end) ^ seed);
    let sort = |found: &mut Vec<(usize, Judged<R::Position>)>| {
        found.sort_by(|(_, one), (_, other)| {
            let [one, other] = [one, other].map(|judged| judged.worth + noise_of(judged));
            other.total_cmp(&one)
        });
    };
    sort(&mut found);
    let mut depth = 1;
    let mut line = turns.get(found[0].0).map(|turn| turn.steps.to_vec()).unwrap_or_default();
    let mut cost = costs.throw;
    for (nth, (most, within)) in STAGES.into_iter().enumerate() {
        let affordable = n_most.saturating_sub(look.n_judged) / cost;
        let least = found[0].1.worth - within * R::SPREAD;
        let n = found.iter().take(most).filter(|(_, judged)| judged.worth >= least).count();
        let n = n.min(usize::try_from(affordable).unwrap_or(most));
        let progress = SearchProgress { depth, nodes: look.n_judged };
        if n < 2 || nth as u32 + 1 >= budget.depth || !poll(progress) {
            break;
        }
        found.truncate(n);
        let throws = nth as u32 + 1;
        for (_, judged) in &mut found {
            look.look_further(judged, seat, throws);
        }
        sort(&mut found);
        line = turns.get(found[0].0).map(|turn| turn.steps.to_vec()).unwrap_or_default();
        depth = throws + 1;
        cost *= costs.deeper;
    }
    let value = (HUNDRED * found[0].1.worth) as i32;
    let steps = own_steps(rules, pos, &line);
    Some(SearchResult { steps, line, value, depth, nodes: look.n_judged })
}

/// The odds of a position by the game's networks, as far ahead as the budget goes; in the middle of a turn, if the seat
/// that acts plays on as well as it can.
pub fn odds<R: Networks>(rules: &R, pos: &R::Position, networks: &[Network], budget: Budget) -> Odds {
    let mut look = Lookahead::new(rules, networks);
    look.of_turn(pos, throws_ahead(budget, Costs::of(rules, pos)))
}

/// What a position is worth to a seat by the game's networks, in hundredths of a plain game; see [`crate::score`].
pub fn score_by_networks<R: Networks>(
    rules: &R,
    pos: &R::Position,
    networks: &[Network],
    budget: Budget,
    seat: Seat,
) -> i32 {
    (HUNDRED * rules.worth(pos, &odds(rules, pos, networks, budget))[seat]) as i32
}

/// What looking ahead costs in a game, in positions judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Costs {
    /// A position, a throw ahead. Games of more throws have more turns for each: there are about as many.
    throw: u64,
    /// Another throw ahead, so many times as much.
    deeper: u64,
}

impl Costs {
    fn of<R: Networks>(rules: &R, pos: &R::Position) -> Costs {
        let mut steps = Vec::new();
        if let Some(to_throw) = rules.to_throw(pos) {
            rules.steps(&to_throw, &mut steps);
        }
        Costs::with_throws(steps.len())
    }

    fn with_throws(n_throws: usize) -> Costs {
        let n = n_throws.max(2) as u64;
        Costs { throw: n * (n - 1), deeper: n * KEPT as u64 + 1 }
    }
}

/// How many throws ahead a single position is judged with this budget.
fn throws_ahead(budget: Budget, Costs { throw: mut cost, deeper }: Costs) -> u32 {
    let mut throws = 0;
    while throws < STAGES.len() as u32 && throws + 1 < budget.depth && cost <= budget.nodes / NODES {
        throws += 1;
        cost *= deeper;
    }
    throws
}

fn noise(budget: Budget) -> f32 {
    f32::from(budget.noise) / 1000.0
}

/// A number between -1 and 1, always the same for the same seed.
fn random(seed: u64) -> f32 {
    const STEPS: u64 = 1 << 20;
    (hash::mix(seed) % (2 * STEPS + 1)) as f32 / STEPS as f32 - 1.0
}

/// The odds as somebody sees them who misjudges each by up to a share of it.
fn blurred(odds: Odds, seed: u64, noise: f32) -> Odds {
    if noise == 0.0 {
        return odds;
    }
    let seen = |(end, odds): (usize, f32)| odds * (1.0 + noise.min(0.9) * random(seed.wrapping_add(end as u64)));
    let mut blurred = Odds::default();
    for (end, odds) in odds.0.into_iter().enumerate() {
        blurred.0[end] = seen((end, odds));
    }
    blurred.without(|_| false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_always_the_same_and_of_its_size() {
        let sum: f32 = (0..1000).map(random).sum();
        assert!(sum.abs() < 60.0 && (0..1000).all(|seed| random(seed).abs() <= 1.0));
        let odds = Odds([0.5, 0.1, 0.0, 0.3, 0.1, 0.0]);
        assert_eq!(blurred(odds, 7, 0.0), odds);
        let seen = blurred(odds, 7, 0.3);
        assert!(seen != odds && (seen.0.iter().sum::<f32>() - 1.0).abs() < 1e-6 && seen.0[2] == 0.0);
    }

    #[test]
    fn larger_budgets_look_farther_ahead_and_all_where_there_are_fewer_throws() {
        let throws = |n_throws: usize| {
            let costs = Costs::with_throws(n_throws);
            [1_500, 25_000, 400_000].map(Budget::nodes).map(|budget| throws_ahead(budget, costs))
        };
        assert_eq!(throws(21), [0, 1, 2]);
        assert_eq!(throws(6), [1, 2, 3]);
    }
}

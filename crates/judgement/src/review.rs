//! A turn that was played, judged: what each seat could expect before it, what chance did in it, what its decisions cost,
//! and what would have been better.

use ai::Budget;
use play::judged::{Decision, Hint, JudgedTurn, Luck};
use rules::{Actor, Game, History, Odds, Seat, TurnList};

use crate::hint::{rest, unit, written};
use crate::judge::{Judge, Ranked, own_steps};
use crate::luck::luck;
use crate::reasons::reasons;

/// What a survey may search at each position, of what a level may: so a long game is reviewed while somebody has a look
/// at it.
pub fn survey_budget(level: Budget) -> Budget {
    Budget { nodes: level.nodes / 5, ..level }
}

/// What each search of a judged turn may look at. By networks every turn of a long match is judged, so it is much less: a
/// throw ahead.
pub fn review_budget<G: Game>(level: Budget) -> Budget {
    let nodes = if G::NETWORKS.is_empty() { level.nodes / 2 } else { level.nodes.min(NODES_OF_THROW) };
    Budget { nodes, ..level }
}

/// Enough to look a throw ahead, and not two.
const NODES_OF_THROW: u64 = 3_000;
/// So much is searched where networks judge at a glance: after each throw that could have come, and to compare all turns.
const NODES_OF_GLANCE: u64 = 100;
/// Enough to look two throws ahead: so turns are compared that seem to have cost something.
const NODES_OF_TWO_THROWS: u64 = 100_000;

/// What costs less than this, in expected points, is as good.
const TOLERANCE: f32 = 0.02;
/// Plays of backgammon whose best ones differ by less leave no choice, as its error rates count.
const SAME: f32 = 0.0001;
/// A cube is close if the other decision costs less.
const CLOSE: f32 = 0.16;
/// So many of the best plays are compared for that.
const N_COMPARED: usize = 10;

/// Judges the steps of a turn. `at` is the number of entries before it, `is_first` whether no throw came before.
pub fn judged<G: Game>(
    judge: &Judge<'_, G>,
    pos: &G::Position,
    history: &History,
    steps: &[G::Step],
    at: usize,
    mut is_first: bool,
) -> JudgedTurn {
    let rules = judge.rules();
    let before = match is_first && rules.actor(pos) == Actor::Chance {
        true => judge.all_even(),
        false => judge.surveyed(pos, history),
    };
    let mut turn = JudgedTurn { before, throws: Vec::new(), decisions: Vec::new() };
    let (mut pos, mut history, mut idx) = (pos.clone(), history.clone(), 0);
    while idx < steps.len() {
        let n = match rules.actor(&pos) {
            Actor::Chance => {
                let points = luck(&at_a_glance(judge), &pos, &history, steps[idx], is_first);
                turn.throws.push(Luck { at: at + idx, points });
                is_first = false;
                1
            }
            Actor::Seat(_) => {
                let own = own_steps(rules, &pos, &steps[idx..]);
                turn.decisions.extend(decided(judge, &pos, &history, &steps[idx..][..own], at + idx));
                own
            }
        };
        history = judge.after(&pos, &history, &steps[idx..][..n]);
        pos = judge.played(&pos, &steps[idx..][..n]);
        idx += n;
    }
    turn
}

fn at_a_glance<'a, G: Game>(judge: &Judge<'a, G>) -> Judge<'a, G> {
    judge.within(Budget { nodes: NODES_OF_GLANCE, ..judge.budget() })
}

/// Whether a decision counts in the error rate of backgammon: a play with a choice, a cube that is close or was turned, and
/// every answer to a double.
///
/// Source: GNU Backgammon's manual, "Overall statistics"
/// (<https://www.gnu.org/software/gnubg/manual/html_node/Overall-statistics.html>).
fn is_counted<G: Game>(
    rules: &G,
    pos: &G::Position,
    end: &G::Position,
    ranked: &[Ranked<G::Step, G::Position>],
    stake: f32,
) -> bool {
    let [best, .., last] = ranked else { return false };
    if rules.stakes_step(pos, Odds::default).is_none() {
        return best.points - ranked[ranked.len().min(N_COMPARED) - 1].points >= SAME * stake;
    }
    let mut steps = Vec::new();
    let answers = ranked.iter().any(|turn| {
        steps.clear();
        rules.steps(&turn.end, &mut steps);
        steps.is_empty()
    });
    let is_close = best.points - last.points < CLOSE * stake && rules.may_gain_by_stakes(pos);
    answers || is_close || rules.actor(end) != Actor::Chance
}

/// What a plain game at the stake of a position is worth in points.
pub fn stake<G: Game>(rules: &G, pos: &G::Position, seat: Seat) -> f32 {
    let one = |worth| if G::NETWORKS.is_empty() { worth } else { rules.in_points(pos, seat, worth) };
    one(1.0) - one(0.0)
}

/// A decision: what was played, beside what was best.
fn decided<G: Game>(
    judge: &Judge<'_, G>,
    pos: &G::Position,
    history: &History,
    played: &[G::Step],
    at: usize,
) -> Option<Decision> {
    let rules = judge.rules();
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let end = judge.played(pos, played);
    let stake = stake(rules, pos, seat);
    let (steps, line, points, is_counted) = if G::NETWORKS.is_empty() {
        let best = judge.best(pos, history)?;
        (best.steps, best.line, best.points, false)
    } else {
        let ranked = at_a_glance(judge).ranked(pos, history, Some(&end));
        let is_counted = is_counted(rules, pos, &end, &ranked, stake);
        let best = ranked.into_iter().next()?;
        (best.steps, Vec::new(), best.points, is_counted)
    };
    let best_end = judge.played(pos, &steps);
    let same = |points| Decision { at, seat, best: points, played: points, stake, is_counted, better: None };
    if best_end == end {
        return Some(same(points));
    }
    // Both are looked at as far.
    let both = |judge: &Judge<'_, G>| {
        let expected =
            |end: &G::Position, steps: &[G::Step]| judge.expected(end, &judge.after(pos, history, steps), seat);
        (expected(&best_end, &steps), expected(&end, played))
    };
    let (mut best, mut own) = both(judge);
    if !G::NETWORKS.is_empty() && best - own >= TOLERANCE * stake {
        (best, own) = both(&judge.within(Budget { nodes: NODES_OF_TWO_THROWS, ..judge.budget() }));
    }
    if best - own < TOLERANCE * stake {
        let best = best.max(own);
        return Some(Decision { best, played: own, ..same(best) });
    }
    let mut turns = TurnList::new();
    if !rules.has_many_moves(pos) {
        rules.turns(pos, &mut turns);
    }
    let others: Vec<G::Position> = turns.iter().map(|turn| turn.end.clone()).filter(|end| *end != best_end).collect();
    let reasons = reasons(rules, pos, &steps, &others);
    let texts = written(rules, pos, &steps);
    let line = written(rules, &best_end, rest(&line, &steps));
    let better = Hint { points: best, lead: None, steps: texts, line, unit: unit::<G>(), reasons };
    Some(Decision { best, played: own, better: Some(better), ..same(best) })
}

//! The levels of a game: they are looked for, and proven, from the strongest down.

use rules::LevelSpec;

use super::choice::{self, MOST_GROWTH};
use super::contender::Contender;
use super::curve::{self, Curve, Meeting};
use super::family::{At, BLUNT_END, Family, TOP};
use super::games::{Games, Stop};
use super::proof::{self, Step, Verdict};
use super::weak_end::{LEAST_AGAINST_RANDOM, MOST_AGAINST_PLAIN, WeakEnd};
use crate::fixed_budget::FixedBudget;
use crate::rating::{self, Rating};

/// What is known of the levels of a game so far.
#[derive(Clone, Debug)]
pub(super) struct Findings {
    pub(super) family: Family,
    /// Where the levels lie, the weakest first.
    pub(super) levels: Vec<At>,
    /// The steps from each level to the next, as far as they are measured.
    pub(super) steps: Vec<Option<Step>>,
    /// What the weakest level scores against somebody random, and against somebody who looks a turn ahead.
    pub(super) weakest: Option<[Rating; 2]>,
    pub(super) nearest: Vec<Nearest>,
}

/// The level that is nearest to a fixed budget.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nearest {
    pub(super) fixed: FixedBudget,
    /// Its place among the levels.
    pub(super) idx: usize,
    /// What the fixed budget scores against it.
    pub(super) rating: Rating,
}

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    /// The positions of the strongest level.
    pub(super) nodes: u32,
    pub(super) has_networks: bool,
    pub(super) has_chance: bool,
}

/// How often positions grow fourfold along the first family: less where there will be fewer levels.
const FOURFOLDS: f64 = 5.0;
const FOURFOLDS_WITH_CHANCE: f64 = 3.0;
/// The noises that the weakest may have: the first with which it clearly loses to somebody who looks a turn ahead, or no
/// longer clearly beats somebody random.
const NOISES: [u16; 7] = [400, 800, 1_600, 3_200, 6_400, 12_800, 25_600];
const NOISES_OF_NETWORKS: [u16; 5] = [400, 800, 1_500, 3_000, 6_000];
const CLEARLY_LOSES: f64 = 0.2;
/// The noise that those may have who begin to look farther than a turn: the most with which that makes them stronger, by at
/// least so much. By networks it is always the same, as farther is no worse there.
const SLIGHTS: [u16; 9] = [560, 400, 280, 200, 140, 100, 70, 50, 35];
const STRONGER: f64 = 0.6;
const SLIGHT_OF_NETWORKS: u16 = 100;
/// Into how many places a family is divided at first, and at most.
const N_KNOTS: u16 = 12;
const MOST_KNOTS: usize = 24;
/// Neighbours play so many games; fewer, where games are expensive.
const N_GAMES: usize = 40;
const N_EXPENSIVE_GAMES: usize = 12;
/// Between neighbours of which one scores more than this, another is set, unless they are this near.
const TOO_FAR: f64 = 0.86;
const NEAR_ENOUGH: At = 30;
/// How often a level is moved until it is as far from the one above as it should be.
const MOST_TRIES: usize = 4;
/// How many levels move to where a step is too large.
const MOST_MOVED: usize = 3;
/// A level moves by this share of the distance if the curve does not move it.
const SHARE_MOVED: f64 = 0.25;
/// How many games a fixed budget plays with a level.
const N_GAMES_OF_FIXED: usize = 20;

impl Findings {
    /// Nothing is known yet.
    pub(super) fn new(task: Task) -> Findings {
        let fourfolds = if task.has_chance { FOURFOLDS_WITH_CHANCE } else { FOURFOLDS };
        let family = Family { nodes: task.nodes, fourfolds, noise: 0, slight: 0, has_networks: task.has_networks };
        Findings { family, levels: Vec::new(), steps: Vec::new(), weakest: None, nearest: Vec::new() }
    }

    /// What a level may spend.
    pub(super) fn level(&self, idx: usize) -> Contender {
        Contender::Computer(self.family.spec(self.levels[idx]))
    }

    /// Looks for the levels, and proves them. What is known by then stays known when the time is used up.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played.
    pub(super) fn look(&mut self, games: &mut impl Games, task: Task) -> Result<(), Stop> {
        self.measure_noise(games, task)?;
        let mut line = Line::measure(games, &self.family)?;
        let mut n = choice::n_levels(&line.curve(), *line.weak_end.window().start());
        // Few levels cannot grow fourfold as often.
        let fourfolds = if n > 2 { (n - 2) as f64 } else { 0.5 };
        if fourfolds < self.family.fourfolds {
            self.family.fourfolds = fourfolds;
            self.measure_noise(games, task)?;
            line = Line::measure(games, &self.family)?;
            n = n.min(choice::n_levels(&line.curve(), *line.weak_end.window().start())).max(2);
        }
        self.levels = line.levels_below(&self.family, TOP, n - 1);
        self.levels.push(TOP);
        self.steps = vec![None; n - 1];
        for idx in (1..n).rev() {
            if idx == 1 {
                self.set_weakest(games, &mut line)?;
            }
            self.prove(games, &mut line, idx)?;
        }
        self.even_out(games, &mut line)?;
        self.weakest = Some(line.weak_end.check(games, &self.family, self.levels[0])?);
        // The best has always meant the strongest level there is.
        for fixed in [FixedBudget::Beginner, FixedBudget::Good] {
            let nearest = self.nearest(games, fixed)?;
            self.nearest.push(nearest);
        }
        Ok(())
    }

    fn measure_noise(&mut self, games: &mut impl Games, task: Task) -> Result<(), Stop> {
        self.family.slight = if task.has_networks { SLIGHT_OF_NETWORKS } else { slight(games, &self.family)? };
        self.family.noise = noise(games, &self.family, task)?;
        Ok(())
    }

    /// Moves the weakest level until it is between somebody random and somebody who looks a turn ahead.
    fn set_weakest(&mut self, games: &mut impl Games, line: &mut Line) -> Result<(), Stop> {
        for _ in 1..MOST_TRIES {
            let [random, plain] = line.weak_end.check(games, &self.family, self.levels[0])?;
            let levels = line.levels_below(&self.family, self.levels[1], 1);
            let is_right = random.score >= LEAST_AGAINST_RANDOM && plain.score <= MOST_AGAINST_PLAIN;
            if is_right || levels[0] == self.levels[0] {
                break;
            }
            self.levels[0] = levels[0];
        }
        Ok(())
    }

    /// Moves the level below one until it is as much weaker as it should be.
    fn prove(&mut self, games: &mut impl Games, line: &mut Line, idx: usize) -> Result<(), Stop> {
        let above = self.levels[idx];
        let mut tries: Vec<(At, Step)> = Vec::new();
        loop {
            let at = self.levels[idx - 1];
            let step = self.measure(games, line, at, above)?;
            tries.push((at, step));
            if matches!(step.verdict, Verdict::Proven | Verdict::Unproven) || tries.len() == MOST_TRIES {
                break;
            }
            let chosen = line.levels_below(&self.family, above, idx)[idx - 1];
            let moved = line.moved(&self.family, at, above, step.verdict, chosen, idx == 1);
            if tries.iter().any(|(tried, _)| *tried == moved) {
                break;
            }
            self.levels[idx - 1] = moved;
        }
        let off = |step: &Step| (step.rating.score - 0.75).abs();
        let best = tries.iter().min_by(|(_, one), (_, other)| off(one).total_cmp(&off(other)));
        let proven = tries.iter().find(|(_, step)| matches!(step.verdict, Verdict::Proven | Verdict::Unproven));
        if let Some((at, step)) = proven.or(best) {
            self.levels[idx - 1] = *at;
            self.steps[idx - 1] = Some(*step);
        }
        if idx > 1 {
            let below = line.levels_below(&self.family, self.levels[idx - 1], idx - 1);
            self.levels.splice(..idx - 1, below);
        }
        Ok(())
    }

    /// Where a step stays too large, a level goes there from where two steps are small.
    fn even_out(&mut self, games: &mut impl Games, line: &mut Line) -> Result<(), Stop> {
        for _ in 0..MOST_MOVED {
            let elo = |idx: &usize| self.steps[*idx].map_or(0.0, |step| step.elo());
            let is_too_large = |idx: &usize| self.steps[*idx].is_some_and(|step| step.verdict == Verdict::TooLarge);
            let all = 0..self.steps.len();
            let Some(large) = all.clone().filter(is_too_large).max_by(|one, other| elo(one).total_cmp(&elo(other)))
            else {
                break;
            };
            let nodes = |idx: usize| self.family.spec(self.levels[idx]).nodes;
            // Both steps beside a level that can be spared become one.
            let as_one = |idx: &usize| elo(&(idx - 1)) + elo(idx);
            let can_spare = |idx: &usize| {
                ![idx - 1, *idx].contains(&large)
                    && as_one(idx) <= rating::elo(proof::MOST)
                    && nodes(idx + 1) <= nodes(idx - 1).saturating_mul(MOST_GROWTH)
            };
            let spared = all.skip(1).filter(can_spare).min_by(|one, other| as_one(one).total_cmp(&as_one(other)));
            let (low, high) = (self.levels[large], self.levels[large + 1]);
            let between = line.between(&self.family, low, high);
            let (Some(spared), true) = (spared, (low + 1..high).contains(&between)) else { break };
            self.levels.remove(spared);
            self.steps.splice(spared - 1..=spared, [None]);
            let large = if spared <= large { large - 1 } else { large };
            self.levels.insert(large + 1, between);
            self.steps.splice(large..=large, [None, None]);
            for idx in 1..self.levels.len() {
                if self.steps[idx - 1].is_none() {
                    let [high, low] = [self.levels[idx], self.levels[idx - 1]];
                    self.steps[idx - 1] = Some(self.measure(games, line, low, high)?);
                }
            }
        }
        Ok(())
    }

    /// Measures the step between two places.
    fn measure(&self, games: &mut impl Games, line: &mut Line, low: At, high: At) -> Result<Step, Stop> {
        let [weaker, stronger] = [low, high].map(|at| self.family.spec(at));
        let n_games = proof::n_games(stronger.nodes, self.family.nodes);
        let step = proof::prove(games, Contender::Computer(stronger), Contender::Computer(weaker), &n_games)?;
        line.learn(Meeting { low, high, score: step.rating.score, n_games: step.n_games });
        Ok(step)
    }

    /// The level nearest to a fixed budget, by bisection.
    fn nearest(&self, games: &mut impl Games, fixed: FixedBudget) -> Result<Nearest, Stop> {
        let last = self.levels.len() - 1;
        let mut rate = |idx: usize| -> Result<Rating, Stop> {
            Ok(rating::rate(&games.points(Contender::Fixed(fixed), self.level(idx), N_GAMES_OF_FIXED)?))
        };
        let (mut low, mut high) = (0, last);
        while low < high {
            let middle = usize::midpoint(low, high);
            if rate(middle)?.score >= 0.5 {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let mut nearest = (low, rate(low)?);
        if low > 0 {
            let below = rate(low - 1)?;
            if (below.score - 0.5).abs() < (nearest.1.score - 0.5).abs() {
                nearest = (low - 1, below);
            }
        }
        Ok(Nearest { fixed, idx: nearest.0, rating: nearest.1 })
    }
}

/// What is measured along a family.
struct Line {
    knots: Vec<At>,
    meetings: Vec<Meeting>,
    weak_end: WeakEnd,
}

impl Line {
    fn measure(games: &mut impl Games, family: &Family) -> Result<Line, Stop> {
        let mut knots = curve::grid(N_KNOTS);
        let mut meetings: Vec<Meeting> = Vec::new();
        let mut idx = 0;
        while idx + 1 < knots.len() {
            let (low, high) = (knots[idx], knots[idx + 1]);
            let (weaker, stronger) = (family.spec(low), family.spec(high));
            let is_expensive = stronger.nodes > family.nodes / 4;
            let n = if is_expensive { N_EXPENSIVE_GAMES } else { N_GAMES };
            let openings = games.points(Contender::Computer(stronger), Contender::Computer(weaker), n)?;
            let n_games = openings.iter().map(Vec::len).sum();
            let score = rating::rate(&openings).score;
            meetings.push(Meeting { low, high, score, n_games });
            if score > TOO_FAR && high - low > NEAR_ENOUGH && knots.len() < MOST_KNOTS {
                knots.insert(idx + 1, At::midpoint(low, high));
            } else {
                idx += 1;
            }
        }
        let weak_end = WeakEnd::measure(games, family, &knots)?;
        Ok(Line { knots, meetings, weak_end })
    }

    fn curve(&self) -> Curve {
        Curve::fit(&self.knots, &self.meetings)
    }

    fn learn(&mut self, meeting: Meeting) {
        self.meetings.push(meeting);
        for at in [meeting.low, meeting.high] {
            if let Err(idx) = self.knots.binary_search(&at) {
                self.knots.insert(idx, at);
            }
        }
    }

    /// Places for so many levels below one that is there.
    fn levels_below(&self, family: &Family, above: At, n: usize) -> Vec<At> {
        let window = self.weak_end.window();
        choice::below(&self.curve(), family, &window, above, n).unwrap_or_else(|| {
            // The levels above leave no way into the window: evenly from there on.
            let lowest = (*window.end()).min(above.saturating_sub(n as At));
            let share = |idx: usize| usize::from(above - lowest) * idx / n;
            (0..n).map(|idx| lowest + share(idx) as At).collect()
        })
    }

    /// The place between two others that is as much stronger than the one as it is weaker than the other. From there to the
    /// higher one positions grow at most fourfold.
    fn between(&self, family: &Family, low: At, high: At) -> At {
        let curve = self.curve();
        let middle = (curve.elo(low) + curve.elo(high)) / 2.0;
        let least = family.spec(high).nodes.div_ceil(MOST_GROWTH);
        let off = |at: &At| (curve.elo(*at) - middle).abs();
        let places = (low + 1..high).filter(|at| (least..family.spec(high).nodes).contains(&family.spec(*at).nodes));
        places.min_by(|one, other| off(one).total_cmp(&off(other))).unwrap_or(low)
    }

    /// Where a level goes that is too near to the one above, or too far from it: where it was chosen to be, if that is the
    /// right way.
    fn moved(&self, family: &Family, at: At, above: At, verdict: Verdict, chosen: At, is_weakest: bool) -> At {
        let far = (f64::from(above - at) * SHARE_MOVED).max(1.0) as At;
        let moved = match verdict {
            Verdict::TooSmall if chosen < at => chosen,
            Verdict::TooSmall => at.saturating_sub(far),
            _ if chosen > at && chosen < above => chosen,
            _ => (at + far).min(above - 1),
        };
        let window = self.weak_end.window();
        let moved = if is_weakest { moved.clamp(*window.start(), (*window.end()).max(*window.start())) } else { moved };
        // The positions grow at most fourfold.
        let least = family.spec(above).nodes.div_ceil(MOST_GROWTH);
        (moved..above).find(|at| family.spec(*at).nodes >= least).unwrap_or(moved)
    }
}

/// The noise of those of a family who begin to look farther than a turn.
fn slight(games: &mut impl Games, family: &Family) -> Result<u16, Stop> {
    for slight in SLIGHTS {
        let near = LevelSpec { depth: 1, ..Family { slight, ..*family }.spec(BLUNT_END) };
        let far = LevelSpec { depth: 2, ..near };
        let openings = games.points(Contender::Computer(far), Contender::Computer(near), N_GAMES)?;
        if rating::rate(&openings).score >= STRONGER {
            return Ok(slight);
        }
    }
    Ok(SLIGHTS[SLIGHTS.len() - 1])
}

/// The noise of the weakest of a family.
fn noise(games: &mut impl Games, family: &Family, task: Task) -> Result<u16, Stop> {
    let noises: &[u16] = if task.has_networks { &NOISES_OF_NETWORKS } else { &NOISES };
    for noise in noises.iter().filter(|noise| **noise > family.slight) {
        let weakest = Contender::Computer(Family { noise: *noise, ..*family }.spec(0));
        let loses = rating::rate(&games.points(weakest, Contender::Plain, N_GAMES)?).score <= CLEARLY_LOSES;
        if loses || rating::rate(&games.points(weakest, Contender::Random, N_GAMES)?).score <= LEAST_AGAINST_RANDOM {
            return Ok(*noise);
        }
    }
    Ok(noises[noises.len() - 1])
}

#[cfg(test)]
mod tests;

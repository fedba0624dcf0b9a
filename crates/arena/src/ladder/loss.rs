//! What the moves of a level cost, as somebody judges who looks farther.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::time::Instant;

use ai::Budget;
use ai::network::Network;
use rules::{Game, History, Seat};

use super::contender::Contender;
use super::setting::{OPENING, Setting};
use crate::playout::Playout;
use crate::{Trouble, agent, rng};

/// How many moves of a game are judged.
pub(super) const N_MOVES: usize = 24;
/// A look costs so much less than the judge's own judgement.
const N_TIMES_CHEAPER: u32 = 200;
/// The judge judges the worst move of so many games, those that look worst.
pub(super) const N_WORST: usize = 12;
/// The most that a position is worth to either side, in hundredths of a plain piece: a won game counts no more.
const MOST: i32 = 1_000;
/// Where networks judge, hundredths of a game become thousandths.
const FINER: i32 = 10;

/// What the moves of a game cost: in hundredths of a plain piece, or in thousandths of a plain game where networks judge.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Loss {
    pub(super) n_moves: usize,
    pub(super) sum: i64,
    pub(super) worst: i32,
}

impl Loss {
    /// Of several games together.
    pub(super) fn of_all(losses: &[Loss]) -> Loss {
        losses.iter().fold(Loss::default(), |all, more| Loss {
            n_moves: all.n_moves + more.n_moves,
            sum: all.sum + more.sum,
            worst: all.worst.max(more.worst),
        })
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.n_moves, self.sum, self.worst)
    }
}

impl FromStr for Loss {
    type Err = ();

    fn from_str(text: &str) -> Result<Loss, ()> {
        let [n_moves, sum, worst] = text.split(' ').collect::<Vec<_>>().try_into().map_err(|_| ())?;
        let sum = sum.parse().map_err(|_| ())?;
        Ok(Loss { n_moves: n_moves.parse().map_err(|_| ())?, sum, worst: worst.parse().map_err(|_| ())? })
    }
}

/// The games with the worst moves: at most [`N_WORST`] in which a move costs anything.
pub(super) fn worst_of(games: &[Loss]) -> Vec<u64> {
    let mut worst: Vec<(i32, u64)> =
        games.iter().zip(0..).map(|(loss, idx)| (loss.worst, idx)).filter(|(worst, _)| *worst > 0).collect();
    worst.sort_by_key(|(worst, idx)| (-worst, *idx));
    worst.into_iter().take(N_WORST).map(|(_, idx)| idx).collect()
}

/// Judges the moves of a level in games against itself.
pub(super) struct Judge<'a, G> {
    setting: Setting<'a>,
    networks: Option<Vec<Network>>,
    budget: Budget,
    game: PhantomData<G>,
}

/// A position and what led to it.
struct Spot<G: Game> {
    pos: G::Position,
    history: History,
    seat: Seat,
    /// What the level played.
    steps: Vec<G::Step>,
}

/// How many of the strongest levels get only a part of their moves judged, and which part.
const N_STRONG: usize = 2;
const PART_OF_STRONG: usize = 5;

/// How many moves of a level are judged if as many as `n_moves` are of the weakest, and so many levels are above it.
pub(super) fn n_due(n_moves: usize, n_above: usize) -> usize {
    if n_above < N_STRONG { n_moves.div_ceil(PART_OF_STRONG) } else { n_moves }
}

/// What moves cost at a look, and the moves.
type Looks<G> = Vec<(i32, Spot<G>)>;

impl<'a, G: Game> Judge<'a, G> {
    /// A judge that looks as far as a contender with a budget.
    ///
    /// # Errors
    /// If there should be networks, and they cannot be read.
    pub(super) fn hire(setting: Setting<'a>, judge: Contender) -> Result<Self, Trouble> {
        let networks = setting.networks.map(agent::networks::<G>).transpose()?;
        let Contender::Computer(spec) = judge else { return Err("only the computer judges".into()) };
        Ok(Judge { setting, networks, budget: Budget::from(spec), game: PhantomData })
    }

    /// What some moves of a game of a level against itself cost at a look; `None` if the time is used up.
    ///
    /// # Errors
    /// If the game cannot be played.
    pub(super) fn look(&self, level: Contender, idx: u64) -> Result<Option<Loss>, Trouble> {
        let Some((_, looks)) = self.game(level, idx)? else { return Ok(None) };
        let losses: Vec<Loss> =
            looks.iter().map(|(lost, _)| Loss { n_moves: 1, sum: (*lost).into(), worst: *lost }).collect();
        Ok(Some(Loss::of_all(&losses)))
    }

    /// What the move of a game costs that looks worst; `None` if the time is used up.
    ///
    /// # Errors
    /// If the game cannot be played.
    pub(super) fn worst(&self, level: Contender, idx: u64) -> Result<Option<Loss>, Trouble> {
        let Some((rules, looks)) = self.game(level, idx)? else { return Ok(None) };
        let Some((_, spot)) = looks.into_iter().max_by_key(|(lost, _)| *lost) else { return Ok(Some(Loss::default())) };
        let lost = self.lost(&rules, &spot, self.budget);
        Ok(Some(Loss { n_moves: 1, sum: lost.into(), worst: lost }))
    }

    /// A game of a level against itself, and what some of its moves cost at a look.
    fn game(&self, level: Contender, idx: u64) -> Result<Option<(G, Looks<G>)>, Trouble> {
        let Setting { id, options, networks, seed, end, .. } = self.setting;
        let seed = rng::seed(&[seed, u64::from(b'l'), idx]);
        let rules: G = rng::rules(id, options, seed)?;
        let mut mind = agent::seat::<G>(&level.player(networks))?;
        let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
        let mut playout = Playout::after_opening(&rules, rules.start(), OPENING, seed)?;
        let mut spots: Vec<Spot<G>> = Vec::new();
        while playout.over().is_none() {
            if Instant::now() >= end {
                return Ok(None);
            }
            let legal = playout.legal();
            let Some(seat) = playout.seat() else {
                let step = rng::step(&rules, playout.pos(), &legal, &mut chance);
                playout.play(step);
                continue;
            };
            let chosen = mind.choose(&playout, rng::seed(&[seed, playout.steps().len() as u64]))?;
            if legal.len() > 1 {
                let (pos, history) = (playout.pos().clone(), playout.history().clone());
                spots.push(Spot { pos, history, seat, steps: chosen.steps.clone() });
            }
            chosen.steps.into_iter().for_each(|step| playout.play(step));
        }
        let at_a_look = Budget { nodes: self.budget.nodes.div_ceil(N_TIMES_CHEAPER.into()), ..self.budget };
        let mut looks = Vec::new();
        for _ in 0..N_MOVES.min(spots.len()) {
            if Instant::now() >= end {
                return Ok(None);
            }
            let spot = spots.swap_remove(rng::below(&mut chance, spots.len()));
            looks.push((self.lost(&rules, &spot, at_a_look), spot));
        }
        Ok(Some((rules, looks)))
    }

    /// How much worse the position is after what the level played than after what the judge would play; at least 0.
    fn lost(&self, rules: &G, spot: &Spot<G>, budget: Budget) -> i32 {
        let Spot { pos, history, steps, .. } = spot;
        let best = match &self.networks {
            Some(networks) => ai::search_by_networks(rules, pos, networks, budget, 0, |_| true),
            None => ai::search(rules, pos, history, budget, 0, |_| true),
        };
        let best = best.expect("there is a step to choose").steps;
        if best == *steps {
            return 0;
        }
        (self.value(rules, spot, &best, budget) - self.value(rules, spot, steps, budget)).max(0)
    }

    /// What the position after some steps is worth to whoever plays them.
    fn value(&self, rules: &G, Spot { pos, history, seat, .. }: &Spot<G>, steps: &[G::Step], budget: Budget) -> i32 {
        let (mut pos, mut history) = (pos.clone(), history.clone());
        for step in steps {
            let before = pos.clone();
            rules.apply(&mut pos, *step, &mut ());
            history.note(rules, &before, *step, &pos);
        }
        let mut legal = Vec::new();
        rules.steps(&pos, &mut legal);
        let (finer, most) = if self.networks.is_some() { (FINER, i32::MAX) } else { (1, MOST) };
        let value = if legal.is_empty() {
            let (balance, n_others) = rules.outcome(&pos).balance(rules.info().teams, *seat);
            let whole = if self.networks.is_some() { 100 } else { MOST };
            balance * whole / n_others.max(1)
        } else if let Some(networks) = &self.networks {
            ai::score_by_networks(rules, &pos, networks, budget, *seat)
        } else {
            ai::score(rules, &pos, &history, budget, *seat, |_| true)
        };
        (finer * value).clamp(-most, most)
    }
}

/// Who judges the levels below one with a budget: the same with four times the positions.
pub(super) fn judge_of(spec: rules::LevelSpec) -> Contender {
    Contender::Computer(rules::LevelSpec { nodes: spec.nodes.saturating_mul(4), ..spec })
}

//! Principal variation search for two teams without dice.
//!
//! The first step is searched with the full window, the others with a null window; one that turns out better is
//! searched again. Scores are those of the team that acts, and change sign only where the other team acts next: turns
//! have many steps, and a team may act twice.

mod node;
mod root;

use rules::{Actor, By, History, Search, Seat, Then, Trigger};

use self::node::Lists;

use crate::budget::{Budget, SearchProgress};
use crate::limits::Limits;
use crate::move_order::MoveOrder;
use crate::scores::{EVALUATION_LIMIT, WIN, evaluation_noise};
use crate::transposition_table::TranspositionTable;

/// From this score on the game is won: the score says in how many turns.
const WON: i32 = WIN - 1_000;

/// Alpha-beta window: below `alpha` the team that acts already has something better, from `beta` on the other one has.
#[derive(Clone, Copy)]
pub(crate) struct AlphaBeta {
    alpha: i32,
    beta: i32,
}

impl AlphaBeta {
    pub(crate) const FULL: AlphaBeta = AlphaBeta { alpha: -WIN - 1, beta: WIN + 1 };

    /// Whether this is a PV node: its window is wider than a null window.
    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Where a position is in the search.
#[derive(Clone, Copy)]
struct Frame {
    /// Turns still to be searched; negative in quiescence search.
    depth: i32,
    /// Turns from the root.
    ply: u32,
    /// Whether the other team has just made a null move.
    after_null_move: bool,
}

impl Frame {
    /// The root of a search of `depth` turns.
    fn root(depth: u32) -> Frame {
        Frame { depth: depth as i32, ply: 0, after_null_move: false }
    }
}

pub(crate) struct Pvs<'a, R: Search, P> {
    rules: &'a R,
    limits: Limits<R::Step, P>,
    history: History,
    /// Where the search begins in the history.
    mark: usize,
    transpositions: TranspositionTable,
    order: MoveOrder<R::Step>,
    seed: u64,
    spare: Vec<Lists<R>>,
}

impl<'a, R: Search, P: FnMut(SearchProgress) -> bool> Pvs<'a, R, P> {
    pub(crate) fn new(rules: &'a R, history: &History, budget: Budget, seed: u64, poll: P) -> Self {
        Pvs {
            rules,
            limits: Limits::new(budget, poll),
            history: history.clone(),
            mark: history.mark(),
            transpositions: TranspositionTable::new(budget.nodes),
            order: MoveOrder::new(),
            seed,
            spare: Vec::new(),
        }
    }

    /// How a house rule ends the game between turns, or lets it be ended, and the score for the team that acts.
    fn house_rule(&self, pos: &R::Position) -> Option<(By, i32)> {
        let ends = self.rules.info().house_rules;
        let auto = self.history.auto(ends).map(|end| (By::Auto, end.then));
        let (by, then) = auto.or_else(|| self.history.claim(ends).map(|end| (By::Claim, end.then))).or_else(|| {
            // Repetition: what recurs once can recur again.
            let repeats = ends.iter().find(|end| matches!(end.on, Trigger::Repeat(_)))?;
            let recurs = !self.limits.budget.full_width && self.history.recurs_since(self.mark);
            recurs.then_some((By::Auto, repeats.then))
        })?;
        Some(match then {
            Then::Draw => (by, 0),
            Then::Score => (by, self.static_eval(pos)),
        })
    }

    /// Static evaluation for the team that acts.
    fn static_eval(&self, pos: &R::Position) -> i32 {
        let score = self.rules.evaluate(pos)[self.seat(pos)];
        // The noise is that of the first team's score, so that both sides make the same error.
        let noise = evaluation_noise(self.rules, pos, self.limits.budget.noise, self.seed);
        let noise = if self.team(pos) == 0 { noise } else { -noise };
        (score + noise).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
    }

    /// The seat that acts.
    #[inline]
    fn seat(&self, pos: &R::Position) -> Seat {
        match self.rules.actor(pos) {
            Actor::Seat(seat) => seat,
            Actor::Chance => {
                debug_assert!(false, "chance has no part in this game");
                Seat::FIRST
            }
        }
    }

    /// 0 for the team of the first seat, 1 for the other.
    #[inline]
    fn team_of(&self, seat: Seat) -> usize {
        let teams = self.rules.info().teams;
        usize::from(teams[seat.idx()] != teams[0])
    }

    /// The team that acts.
    #[inline]
    fn team(&self, pos: &R::Position) -> usize {
        self.team_of(self.seat(pos))
    }
}

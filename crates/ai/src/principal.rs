//! Principal variation search for two teams without dice.
//!
//! The first step of a position is looked at in full, the others only to show that they are no better; one that is after
//! all is looked at again. Values are those of the team that acts, and change their sign only where the other team acts
//! next: turns have many steps, and a team may act twice.

mod node;
mod root;

use rules::{Actor, By, Ledger, Rules, Seat, Then, Trigger};

use self::node::Lists;

use crate::budget::{Budget, Progress};
use crate::limits::Limits;
use crate::memory::Memory;
use crate::order::Order;
use crate::search::{APPRAISAL_LIMIT, WIN, mistake};

/// From here on a value says in how many turns the game is won.
const WON: i32 = WIN - 1_000;

/// Values that matter: below `alpha` the team that acts has something better already, from `beta` on the other one has.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -WIN - 1, beta: WIN + 1 };

    /// Whether the value itself is asked for, and not only on which side of a bound it is.
    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Where in the search a position stands.
#[derive(Clone, Copy)]
struct Place {
    /// Turns still to be looked ahead; less than 0 beyond the horizon.
    depth: i32,
    /// Turns from the root.
    ply: u32,
    /// Whether the other team has just passed.
    has_passed: bool,
}

impl Place {
    /// The root of a search that looks so many turns ahead.
    fn root(depth: u32) -> Place {
        Place { depth: depth as i32, ply: 0, has_passed: false }
    }
}

pub(crate) struct Principal<'a, R: Rules, P> {
    rules: &'a R,
    limits: Limits<R::Step, P>,
    ledger: Ledger,
    /// Where the positions of the search begin in the ledger.
    mark: usize,
    memory: Memory,
    order: Order<R::Step>,
    seed: u64,
    spare: Vec<Lists<R>>,
}

impl<'a, R: Rules, P: FnMut(&Progress<'_, R::Step>) -> bool> Principal<'a, R, P> {
    pub(crate) fn new(rules: &'a R, ledger: &Ledger, budget: Budget, seed: u64, poll: P) -> Self {
        Principal {
            rules,
            limits: Limits::new(budget, poll),
            ledger: ledger.clone(),
            mark: ledger.mark(),
            memory: Memory::new(budget.nodes),
            order: Order::new(),
            seed,
            spare: Vec::new(),
        }
    }

    /// How the game ends between turns by a house end, or may be ended, and what that is worth to the team that acts.
    fn house_end(&self, pos: &R::Position) -> Option<(By, i32)> {
        let ends = self.rules.info().house_ends;
        let auto = self.ledger.auto(ends).map(|end| (By::Auto, end.then));
        let (by, then) = auto.or_else(|| self.ledger.claim(ends).map(|end| (By::Claim, end.then))).or_else(|| {
            // Whoever can come back here can do so again.
            let repeats = ends.iter().find(|end| matches!(end.on, Trigger::Repeat(_)))?;
            let recurs = !self.limits.budget.whole && self.ledger.recurs_since(self.mark);
            recurs.then_some((By::Auto, repeats.then))
        })?;
        Some(match then {
            Then::Draw => (by, 0),
            Then::Score => (by, self.appraisal(pos)),
        })
    }

    /// What a position is worth at a glance to the team that acts.
    fn appraisal(&self, pos: &R::Position) -> i32 {
        let worth = self.rules.appraise(pos)[self.seat(pos)];
        // It is the first team's prospects that are misjudged, so that both sides are mistaken alike.
        let mistake = mistake(self.rules, pos, self.limits.budget.noise, self.seed);
        let mistake = if self.team(pos) == 0 { mistake } else { -mistake };
        (worth + mistake).clamp(-APPRAISAL_LIMIT, APPRAISAL_LIMIT)
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

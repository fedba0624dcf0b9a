//! A game in progress: it checks every step, and applies house rules.

use oorandom::Rand32;
use rules::offers::{Resolution, Resolved};
use rules::{Actor, Game, History, Message, Outcome, Seat};

use crate::{Trouble, rng};

/// A game that reaches this many turns is called off as a draw.
const MOST_TURNS: usize = 5000;

/// A game in progress, with all its steps from the beginning.
#[derive(Debug)]
pub(crate) struct Playout<'a, G: Game> {
    rules: &'a G,
    start: G::Position,
    pos: G::Position,
    history: History,
    /// All steps from the beginning.
    steps: Vec<G::Step>,
    /// The position at the last turn boundary, and the steps since.
    boundary: G::Position,
    since: Vec<G::Step>,
    /// The complete turns, in the game's first format.
    turns: Vec<String>,
    over: Option<Outcome>,
}

impl<'a, G: Game> Playout<'a, G> {
    /// A game that has just begun.
    pub(crate) fn new(rules: &'a G) -> Self {
        Playout::of(rules, rules.start())
    }

    /// A game that goes on from a position.
    pub(crate) fn of(rules: &'a G, start: G::Position) -> Self {
        Playout {
            rules,
            pos: start.clone(),
            history: History::new(rules, &start, 0, 0),
            steps: Vec::new(),
            boundary: start.clone(),
            start,
            since: Vec::new(),
            turns: Vec::new(),
            over: None,
        }
    }

    /// A game that goes on from a position with `n_turns` random turns, which do not end it.
    ///
    /// # Errors
    /// If no such turns are found.
    pub(crate) fn after_opening(rules: &'a G, start: G::Position, n_turns: usize, seed: u64) -> Result<Self, Trouble> {
        for draw in 0..MOST_DRAWS {
            let mut rand = rng::generator(rng::seed(&[seed, draw]));
            let mut playout = Playout::of(rules, start.clone());
            (0..n_turns).for_each(|_| playout.play_turn_by_lot(&mut rand));
            if playout.over.is_none() {
                return Ok(playout);
            }
        }
        Err("there is no opening that the game outlasts".into())
    }

    pub(crate) fn rules(&self) -> &'a G {
        self.rules
    }

    /// The start position.
    pub(crate) fn start(&self) -> &G::Position {
        &self.start
    }

    /// All steps since the start.
    pub(crate) fn steps(&self) -> &[G::Step] {
        &self.steps
    }

    pub(crate) fn pos(&self) -> &G::Position {
        &self.pos
    }

    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// The outcome, if the game is over.
    pub(crate) fn over(&self) -> Option<&Outcome> {
        self.over.as_ref()
    }

    /// The number of complete turns.
    pub(crate) fn n_turns(&self) -> usize {
        self.turns.len()
    }

    /// All turns in the game's first format, separated by bars.
    pub(crate) fn text(&self) -> String {
        let mut turns = self.turns.clone();
        if !self.since.is_empty() {
            turns.push(self.rules.write_turn(&self.boundary, &self.since, G::MOVES[0]));
        }
        turns.join(" | ")
    }

    /// The seat to act; `None` at a chance node.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.rules.actor(&self.pos) {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<G::Step> {
        let mut steps = Vec::new();
        self.rules.steps(&self.pos, &mut steps);
        steps
    }

    /// Plays a step.
    ///
    /// # Panics
    /// If the step is illegal or the game is over: then the player is broken.
    pub(crate) fn play(&mut self, step: G::Step) {
        let is_legal = self.over.is_none() && self.legal().contains(&step);
        assert!(is_legal, "{step:?} is no legal step of {} after {:?}", self.rules.info().id, self.text());
        let before = self.pos.clone();
        self.rules.apply(&mut self.pos, step, &mut ());
        self.history.note(self.rules, &before, step, &self.pos);
        self.steps.push(step);
        self.since.push(step);
        if self.rules.mid_turn(&self.pos) {
            return;
        }
        self.turns.push(self.rules.write_turn(&self.boundary, &self.since, G::MOVES[0]));
        self.since.clear();
        self.boundary = self.pos.clone();
        self.end();
    }

    /// Plays random steps to the end of the turn, or of the game.
    pub(crate) fn play_turn_by_lot(&mut self, rand: &mut Rand32) {
        while self.over.is_none() {
            let step = rng::step(self.rules, &self.pos, &self.legal(), rand);
            self.play(step);
            if self.since.is_empty() {
                break;
            }
        }
    }

    /// Checks at a turn boundary whether the game is over. Each side claims a claimable house rule at once.
    fn end(&mut self) {
        if self.legal().is_empty() {
            self.over = Some(self.rules.outcome(&self.pos));
            return;
        }
        let info = self.rules.info();
        if let Some(end) = self.history.auto(info.house_rules).or_else(|| self.history.claim(info.house_rules)) {
            match self.rules.resolve(&self.pos, &Resolution::House(*end)) {
                Resolved::Over(outcome) => self.over = Some(outcome),
                Resolved::GoesOn(pos) => {
                    self.history = History::new(self.rules, &pos, 0, self.history.turn());
                    self.boundary = pos.clone();
                    self.pos = pos;
                }
            }
        } else if self.turns.len() >= MOST_TURNS {
            self.over = Some(Outcome::draw(info.teams, Message::new("called-off")));
        }
    }
}

/// How often another opening is drawn because the last one ended the game.
const MOST_DRAWS: u64 = 1000;

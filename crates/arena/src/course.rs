//! A game as it is played: every step is checked, and house ends end it.

use oorandom::Rand32;
use rules::offers::{Settled, Settlement};
use rules::{Actor, Game, Ledger, Outcome, Say, Seat};

use crate::lot;

/// A game that has come to more turns than this is called off as a draw.
const MOST_TURNS: usize = 5000;

/// A game being played, from its beginning.
#[derive(Debug)]
pub(crate) struct Course<'a, G: Game> {
    rules: &'a G,
    start: G::Position,
    pos: G::Position,
    ledger: Ledger,
    /// All steps from the beginning.
    steps: Vec<G::Step>,
    /// The position at the last turn boundary, and the steps since.
    boundary: G::Position,
    since: Vec<G::Step>,
    /// The turns that are complete, in the game's first format.
    turns: Vec<String>,
    over: Option<Outcome>,
}

impl<'a, G: Game> Course<'a, G> {
    /// A game that has just begun.
    pub(crate) fn new(rules: &'a G) -> Self {
        let start = rules.start();
        Course {
            rules,
            pos: start.clone(),
            ledger: Ledger::new(rules, &start, 0, 0),
            steps: Vec::new(),
            boundary: start.clone(),
            start,
            since: Vec::new(),
            turns: Vec::new(),
            over: None,
        }
    }

    pub(crate) fn rules(&self) -> &'a G {
        self.rules
    }

    /// The position that it began with.
    pub(crate) fn start(&self) -> &G::Position {
        &self.start
    }

    /// All steps since then.
    pub(crate) fn steps(&self) -> &[G::Step] {
        &self.steps
    }

    pub(crate) fn pos(&self) -> &G::Position {
        &self.pos
    }

    pub(crate) fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How it ended, if it has.
    pub(crate) fn over(&self) -> Option<&Outcome> {
        self.over.as_ref()
    }

    /// The turns that are complete.
    pub(crate) fn n_turns(&self) -> usize {
        self.turns.len()
    }

    /// All turns in the game's first format, between bars.
    pub(crate) fn text(&self) -> String {
        let mut turns = self.turns.clone();
        if !self.since.is_empty() {
            turns.push(self.rules.write_turn(&self.boundary, &self.since, G::MOVES[0]));
        }
        turns.join(" | ")
    }

    /// The seat that acts; `None` where chance does.
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
    /// When it is not legal, or when the game is over: whoever chose it is broken.
    pub(crate) fn play(&mut self, step: G::Step) {
        let is_legal = self.over.is_none() && self.legal().contains(&step);
        assert!(is_legal, "{step:?} is no legal step of {} after {:?}", self.rules.info().id, self.text());
        let before = self.pos.clone();
        self.rules.apply(&mut self.pos, step, &mut ());
        self.ledger.note(self.rules, &before, step, &self.pos);
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
            let step = lot::step(self.rules, &self.pos, &self.legal(), rand);
            self.play(step);
            if self.since.is_empty() {
                break;
            }
        }
    }

    /// Looks whether the game is over at a turn boundary. A house end that may be claimed is: each side claims at once.
    fn end(&mut self) {
        if self.legal().is_empty() {
            self.over = Some(self.rules.outcome(&self.pos));
            return;
        }
        let info = self.rules.info();
        if let Some(end) = self.ledger.auto(info.house_ends).or_else(|| self.ledger.claim(info.house_ends)) {
            match self.rules.settle(&self.pos, &Settlement::House(*end)) {
                Settled::Over(outcome) => self.over = Some(outcome),
                Settled::GoesOn(pos) => {
                    self.ledger = Ledger::new(self.rules, &pos, 0, self.ledger.turn());
                    self.boundary = pos.clone();
                    self.pos = pos;
                }
            }
        } else if self.turns.len() >= MOST_TURNS {
            self.over = Some(Outcome::draw(info.teams, Say::new("called-off")));
        }
    }
}

/// How often an opening is drawn anew because the game was over in it.
const MOST_DRAWS: u64 = 1000;

/// The steps of `n_turns` random turns that do not end the game; `None` when none were found.
pub(crate) fn opening<G: Game>(rules: &G, n_turns: usize, seed: u64) -> Option<Vec<G::Step>> {
    (0..MOST_DRAWS).find_map(|draw| {
        let mut rand = lot::generator(lot::seed(&[seed, draw]));
        let mut course = Course::new(rules);
        for _ in 0..n_turns {
            course.play_turn_by_lot(&mut rand);
        }
        course.over.is_none().then_some(course.steps)
    })
}

//! What an entry leads to.

use rules::offers::{Offer, Proposal, Resolution, Resolved};
use rules::view::EffectSink;
use rules::{Actor, Game, Outcome, Seat};

use super::{EnterError, Over, Pending, Session, State};
use crate::entry::Entry;
use crate::trail::TrailIdx;
use crate::wire::MAX_ENTRIES;

impl<G: Game> Session<G> {
    /// Makes an entry. Effects of a step go to `out`; when the board changes in another way, the position before that is
    /// given.
    pub(super) fn advance(&mut self, entry: Entry, out: &mut impl EffectSink) -> Result<Option<TrailIdx>, EnterError> {
        self.check_open()?;
        self.advance_past_end(entry, out)
    }

    /// As [`Session::advance`], but a step is taken after an end by the rules as well, if the rules can read it.
    pub(super) fn advance_past_end(
        &mut self,
        entry: Entry,
        out: &mut impl EffectSink,
    ) -> Result<Option<TrailIdx>, EnterError> {
        if let Entry::Step(text) = &entry {
            self.check_readable()?;
            self.check_dice()?;
            let step = self.read_step(self.position(), text)?;
            return self.play_step(step, out);
        }
        self.check_open()?;
        self.check_room(&entry)?;
        let next = match entry {
            Entry::Offer { by, what } => self.propose(by, Proposal::Offer(what))?,
            Entry::Answer { by, yes } => self.answer(by, yes)?,
            Entry::Resign { by, points } => self.propose(by, Proposal::Resign(points))?,
            Entry::Claim { by } => self.claim_by(by)?,
            Entry::Flag { by } => self.flag(by)?,
            Entry::Step(_) => unreachable!("a step is played above"),
        };
        let node = self.now().node;
        Ok(self.note(entry, next, node))
    }

    /// Plays a legal step; what is given is that of [`Session::advance`].
    pub(super) fn advance_by(
        &mut self,
        step: G::Step,
        out: &mut impl EffectSink,
    ) -> Result<Option<TrailIdx>, EnterError> {
        self.check_open()?;
        self.check_dice()?;
        self.play_step(step, out)
    }

    /// Plays a step that the rules have read, after an end by the rules as well.
    pub(super) fn append_step(&mut self, step: G::Step) -> Result<(), EnterError> {
        self.check_readable()?;
        self.check_dice()?;
        self.play_step(step, &mut ()).map(|_| ())
    }

    /// Plays a legal step in a game that takes one now.
    fn play_step(&mut self, step: G::Step, out: &mut impl EffectSink) -> Result<Option<TrailIdx>, EnterError> {
        let node = self.now().node;
        let pos = self.trail.pos(node);
        let entry = Entry::Step(self.rules.write_step(pos, step, G::MOVES[0]));
        self.check_room(&entry)?;
        let mut after = pos.clone();
        self.rules.apply(&mut after, step, out);
        let n_entries = self.states.len();
        let stepped = self.trail.step(&self.rules, node, (step, after), &mut self.history, n_entries);
        let next = match &self.now().over {
            // The first end is the end.
            Some(over) => self.stand(stepped, Some(over.clone())),
            None => self.arrive(stepped),
        };
        Ok(self.note(entry, next, stepped))
    }

    /// Notes an entry and the state that it led to, by way of `node`.
    fn note(&mut self, entry: Entry, next: State, node: TrailIdx) -> Option<TrailIdx> {
        let jumped = (next.node != node).then_some(node);
        let is_throw = matches!(entry, Entry::Step(_)) && self.is_chance();
        self.note_in_tree(&entry, is_throw);
        self.record.entries.push(entry);
        self.states.push(next);
        jumped
    }

    fn check_open(&self) -> Result<(), EnterError> {
        match self.now().over {
            Some(_) => Err(EnterError::Over),
            None if self.n_entries() == MAX_ENTRIES => Err(EnterError::Full),
            None => Ok(()),
        }
    }

    /// As [`Session::check_open`], but steps can be read after an end by the rules.
    pub(super) fn check_readable(&self) -> Result<(), EnterError> {
        match &self.now().over {
            Some(over) if over.by_rules => Ok(()),
            _ => self.check_open(),
        }
    }

    /// Whether the record and the tree have room for an entry.
    fn check_room(&self, entry: &Entry) -> Result<(), EnterError> {
        let has_room = self.n_entries() < MAX_ENTRIES && self.tree.has_room(self.node(), entry);
        if has_room { Ok(()) } else { Err(EnterError::Full) }
    }

    /// Whether there is room for a turn of so many steps.
    pub(super) fn check_room_for(&self, n_steps: usize) -> Result<(), EnterError> {
        let has_room = self.n_entries() + n_steps <= MAX_ENTRIES && self.tree.n_free() >= n_steps;
        if has_room { Ok(()) } else { Err(EnterError::Full) }
    }

    /// Dice wait for an answer.
    fn check_dice(&self) -> Result<(), EnterError> {
        let wait = self.now().pending.is_some() && self.is_chance();
        if wait { Err(EnterError::DiceWait) } else { Ok(()) }
    }

    fn propose(&mut self, by: Seat, proposal: Proposal) -> Result<State, EnterError> {
        if self.record.player(by).is_none() {
            return Err(EnterError::EmptySeat);
        }
        if !self.takes_part(by) {
            return Err(EnterError::NotOpen);
        }
        let is_offer = matches!(proposal, Proposal::Offer(_));
        if is_offer && self.now().pending.is_some() {
            return Err(EnterError::Pending);
        }
        let offers = self.rules.offers(self.position(), by);
        let is_open = match proposal {
            Proposal::Offer(Offer::Draw) => offers.draw,
            Proposal::Offer(Offer::End) => offers.end,
            Proposal::Offer(Offer::TakeBack(_)) => offers.take_back,
            Proposal::Resign(points) => (1..=offers.resign).contains(&points),
        };
        if !is_open {
            return Err(EnterError::NotOpen);
        }
        if let Proposal::Offer(Offer::TakeBack(turns)) = proposal
            && self.decision(turns).is_none()
        {
            return Err(EnterError::TooFarBack);
        }
        let own = self.record.player(by);
        let asks =
            |seat: &Seat| self.takes_part(*seat) && self.record.player(*seat).is_some_and(|player| Some(player) != own);
        let answerers = self.rules.answerers(self.position(), by, proposal);
        let on = self.rules.info().seats().filter(|seat| answerers.contains(seat)).filter(asks).collect();
        Ok(self.proceed(Pending { by, proposal, on }))
    }

    fn answer(&mut self, by: Seat, yes: bool) -> Result<State, EnterError> {
        let Some(pending) = &self.now().pending else {
            return Err(EnterError::NotAsked);
        };
        let takes_back = by == pending.by && !yes;
        if !pending.on.contains(&by) && !takes_back {
            return Err(EnterError::NotAsked);
        }
        if !yes {
            return Ok(State { pending: None, ..self.now().clone() });
        }
        let player = self.record.player(by);
        let mut pending = pending.clone();
        pending.on.retain(|seat| self.record.player(*seat) != player);
        Ok(self.proceed(pending))
    }

    fn claim_by(&mut self, by: Seat) -> Result<State, EnterError> {
        match self.claim() {
            Some(end) if self.rules.actor(self.position()) == Actor::Seat(by) => {
                Ok(self.resolve(self.now().node, &Resolution::House(*end), false))
            }
            _ => Err(EnterError::NotDue),
        }
    }

    /// The flag of a seat falls: of one whose decision, throw or answer the game waits for.
    fn flag(&mut self, by: Seat) -> Result<State, EnterError> {
        let pos = self.position();
        let acts = match self.rules.actor(pos) {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => self.rules.thrower(pos),
        };
        let is_asked = self.now().pending.as_ref().is_some_and(|pending| pending.on.contains(&by));
        if acts != Some(by) && !is_asked {
            return Err(EnterError::NotDue);
        }
        Ok(self.resolve(self.now().node, &Resolution::Flagged { by, ruling: G::FLAG }, false))
    }

    /// Waits for answers, or does what everyone has agreed to.
    fn proceed(&mut self, pending: Pending) -> State {
        let node = self.now().node;
        if !pending.on.is_empty() {
            return State { pending: Some(pending), ..self.now().clone() };
        }
        match pending.proposal {
            Proposal::Offer(Offer::Draw) => self.resolve(node, &Resolution::Draw, false),
            Proposal::Offer(Offer::End) => self.resolve(node, &Resolution::End, false),
            Proposal::Resign(points) => self.resolve(node, &Resolution::Resigned { by: pending.by, points }, false),
            Proposal::Offer(Offer::TakeBack(turns)) => {
                let goal = self.decision(turns).expect("checked when it was proposed, and nothing was played since");
                self.trail.travel(&self.rules, node, goal, &mut self.history);
                self.stand(goal, None)
            }
        }
    }

    /// The state at a position that was just reached, where the session's history stands: the game may be over there.
    pub(super) fn arrive(&mut self, node: TrailIdx) -> State {
        if let Some(outcome) = self.end_by_rules(node) {
            return self.end(node, outcome, true);
        }
        let is_between_turns = !self.rules.mid_turn(self.trail.pos(node));
        match self.history.auto(self.rules.info().house_rules).filter(|_| is_between_turns) {
            Some(end) => self.resolve(node, &Resolution::House(*end), true),
            None => self.stand(node, None),
        }
    }

    /// The state after a resolution, by the rules or by the players, at a position where the session's history stands.
    fn resolve(&mut self, node: TrailIdx, resolution: &Resolution, by_rules: bool) -> State {
        match self.rules.resolve(self.trail.pos(node), resolution) {
            Resolved::Over(outcome) => self.end(node, outcome, by_rules),
            Resolved::GoesOn(pos) => {
                let n_entries = self.states.len();
                let node = self.trail.set(&self.rules, node, pos, &mut self.history, n_entries);
                match self.end_by_rules(node) {
                    Some(outcome) => self.end(node, outcome, by_rules),
                    None => self.stand(node, None),
                }
            }
        }
    }

    fn stand(&self, node: TrailIdx, over: Option<Over>) -> State {
        State { node, n_nodes: self.trail.len(), pending: None, over }
    }

    fn end(&self, node: TrailIdx, outcome: Outcome, by_rules: bool) -> State {
        self.stand(node, Some(Over { outcome, by_rules, at: self.states.len() }))
    }

    /// How the game ended at a position by its own rules, if it did.
    fn end_by_rules(&self, node: TrailIdx) -> Option<Outcome> {
        let pos = self.trail.pos(node);
        self.rules.is_over(pos).then(|| self.rules.outcome(pos))
    }
}

//! A game that is being played: a replayed record, and everything that follows from it.

mod beginning;
mod cursor;
mod enter;
mod error;
mod preview;
mod reader;
mod replay;
mod turn_text;

pub use error::{EnterError, OpenError};
pub use reader::{FullReader, Reader, StepReader};
pub(crate) use turn_text::is_foreign;

use core::mem;

use rules::offers::{Offers, Proposal};
use rules::view::{Effect, Scene};
use rules::{Actor, Format, Game, History, HouseRule, Outcome, Seat};

use self::beginning::Beginning;
use self::reader::ReadStep;
use crate::diff::diff;
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::{Player, Record};
use crate::status::Status;
use crate::step_token::StepToken;
use crate::trail::{Part, Trail, TrailIdx};

/// A game that is being played by the rules of folder `G`: a cursor on the tree of everything that was tried in it.
///
/// Every entry is checked by the rules; a refused one changes nothing. The record is the line up to the cursor, and
/// every ply of it can be viewed. Undo moves the cursor back and loses nothing. Whatever is played there then becomes
/// how the line goes on, and what went on there before is a variation; after [`Session::go_to`] it is the other way
/// round. An entry that was made there before is followed.
///
/// A proposal is pending until everyone who was asked has accepted, one has refused, or the proposer has withdrawn it
/// by answering no. A step of a seat drops it too: the proposer withdraws it, anybody else refuses it by playing on. So
/// do resignations, claims and fallen flags, which never have to wait; dice and other proposals do. One answer counts for all seats
/// of a player, and nobody is asked about their own proposal.
///
/// A take-back leads to the first decision of a seat in the turn that many turns ago: what chance did at the beginning
/// of that turn stays, so nobody throws again by taking back. The turns remain in the record. No turn can be taken back
/// from before a resignation or a fallen flag after which the others played on.
///
/// ```
/// use play::{Entry, Player, Record, Session, Status};
/// use rules::Seat;
/// use rules::games::chess::Chess;
/// use rules::offers::Offer;
///
/// let anybody = Player::Human { name: String::new() };
/// let mut session = Session::<Chess>::open(Record::new("chess", 1, vec![anybody.clone(), anybody]))?;
/// session.play_turn("d4")?;
/// session.enter(Entry::Offer { by: Seat::FIRST, what: Offer::Draw })?;
/// assert!(matches!(session.status(), Status::Waiting { on, .. } if on == [Seat::SECOND]));
/// session.enter(Entry::Answer { by: Seat::SECOND, yes: true })?;
/// let Status::Over(outcome) = session.status() else { panic!("the game is over") };
/// assert_eq!(outcome.places.0, [1, 1, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Other moves are variations, and the game can go on in any of them:
///
/// ```
/// # use play::{Player, Record, Session};
/// # use rules::games::chess::Chess;
/// # let anybody = Player::Human { name: String::new() };
/// # let mut session = Session::<Chess>::open(Record::new("chess", 1, vec![anybody.clone(), anybody]))?;
/// for turn in ["e4", "e5", "Nf3"] {
///     session.play_turn(turn)?;
/// }
/// let after_e4 = session.node_at(1).expect("a move was played");
/// session.go_to(after_e4);
/// session.play_turn("c5")?;
/// assert_eq!((session.record().entries.len(), session.tree().n_entries()), (2, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session<G: Game> {
    rules: G,
    /// Who reads the steps in entries.
    reader: ReadStep<G>,
    tree: GameTree,
    /// The line up to the cursor.
    record: Record,
    /// The node of each of its entries.
    path: Vec<NodeIdx>,
    trail: Trail<G>,
    /// One for the beginning and one for each entry.
    states: Vec<State>,
    /// The history at the latest position.
    history: History,
    /// How the line goes on after the cursor; the next to redo is the last.
    undone: Vec<NodeIdx>,
    /// What becomes of the line after the cursor when another entry is made.
    branching: Branching,
}

/// What becomes of the line after the cursor when another entry is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Branching {
    /// It becomes a variation: somebody has taken a move back.
    Replaces,
    /// It stays as it is, and the entry begins a variation.
    Varies,
}

/// The state after an entry.
#[derive(Clone, Debug)]
struct State {
    node: TrailIdx,
    /// The length of the trail.
    n_nodes: usize,
    pending: Option<Pending>,
    over: Option<Over>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Over {
    outcome: Outcome,
    /// Whether the rules have ended it, rather than the players.
    by_rules: bool,
    /// After how many entries.
    at: usize,
}

/// A proposal that not everyone has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    by: Seat,
    proposal: Proposal,
    /// Who is still to answer; never empty.
    on: Vec<Seat>,
}

impl<G: Game> Session<G> {
    /// Replays a record by the rules. It then holds the steps and the first position in the game's first format.
    ///
    /// # Errors
    /// When the record is not of a game of this folder, its headers do not fit the game, its seats are not those that
    /// take part in its first position, or an entry is refused.
    pub fn open(mut record: Record) -> Result<Session<G>, OpenError> {
        let entries = mem::take(&mut record.entries);
        let mut session = Session::begin::<FullReader>(record)?;
        for (idx, entry) in entries.into_iter().enumerate() {
            session.advance(entry, &mut ()).map_err(|why| OpenError::Entry { idx, why })?;
        }
        Ok(session)
    }

    /// A game of which nothing is played, set up like that of `record`.
    fn begin<R: Reader>(mut record: Record) -> Result<Session<G>, OpenError> {
        let Beginning { rules, pos, history, start } = Beginning::<G>::of::<R>(&record)?;
        if record.seats.iter().flatten().any(|player| *player >= record.players.len()) {
            return Err(OpenError::Players);
        }
        for seat in rules.info().seats() {
            match (rules.takes_part(&pos, seat), record.player(seat)) {
                (true, None) => return Err(OpenError::EmptySeat { seat }),
                (false, Some(_)) => return Err(OpenError::IdleSeat { seat }),
                _ => {}
            }
        }
        record.start = start;
        let mut session = Session {
            rules,
            reader: R::step,
            tree: GameTree::new(record.clone()),
            record,
            path: Vec::new(),
            trail: Trail::new(pos, history.clone()),
            states: Vec::new(),
            history,
            undone: Vec::new(),
            branching: Branching::Replaces,
        };
        let first = session.arrive(Trail::<G>::FIRST);
        session.states.push(first);
        Ok(session)
    }

    /// The seats that must be taken in the game of a record, in the order of play: those that take part in its first
    /// position. Who sits where in the record, and what was played, is ignored.
    ///
    /// # Errors
    /// When the record is not of a game of this folder, or what it says of its beginning does not fit the game.
    pub fn seats_to_play(record: &Record) -> Result<Vec<Seat>, OpenError> {
        Session::<G>::seats_to_play_by::<FullReader>(record)
    }

    /// As [`Session::seats_to_play`], with the first position read by `R`.
    ///
    /// # Errors
    /// As there, and when `R` does not read it.
    pub fn seats_to_play_by<R: Reader>(record: &Record) -> Result<Vec<Seat>, OpenError> {
        Beginning::<G>::of::<R>(record).map(|beginning| beginning.seats())
    }

    /// Lets somebody play a seat from now on: see [`Record::reseat`]. What was played, undone or proposed stays as it
    /// is.
    pub fn reseat(&mut self, seat: Seat, player: Player) {
        self.record.reseat(seat, player.clone());
        self.tree.head_mut().reseat(seat, player);
    }

    /// The legal step that a text in an entry means.
    pub(crate) fn read_step(&self, pos: &G::Position, text: &str) -> Result<G::Step, EnterError> {
        (self.reader)(&self.rules, pos, text)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// What was played.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Everything that was tried in the game.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The position on the board.
    pub fn position(&self) -> &G::Position {
        self.trail.pos(self.now().node)
    }

    /// The history of the position on the board.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What the game waits for.
    pub fn status(&self) -> Status {
        let State { pending, over, .. } = self.now();
        match (over, pending) {
            (Some(over), _) => Status::Over(over.outcome.clone()),
            (None, Some(Pending { by, proposal, on })) => {
                Status::Waiting { by: *by, proposal: *proposal, on: on.clone() }
            }
            (None, None) => match self.rules.actor(self.position()) {
                Actor::Seat(seat) => Status::Turn(seat),
                Actor::Chance => Status::Chance,
            },
        }
    }

    /// Makes an entry and gives what it changed on the board.
    ///
    /// # Errors
    /// When the entry is not possible now.
    pub fn enter(&mut self, entry: Entry) -> Result<Vec<Effect>, EnterError> {
        let mut effects = Vec::new();
        let jumped = self.advance(entry, &mut effects)?;
        Ok(self.with_jump(effects, jumped))
    }

    /// Plays a step, written as whoever reads the record can read it.
    ///
    /// # Errors
    /// When it is no legal step, or no step is possible now.
    pub fn play(&mut self, step: &str) -> Result<Vec<Effect>, EnterError> {
        self.enter(Entry::Step(step.to_owned()))
    }

    /// Plays a whole turn, or the rest of one, written in any of the game's formats: all of its steps or none.
    ///
    /// # Errors
    /// When it is no legal turn, or no step is possible now.
    pub fn play_turn(&mut self, turn: &str) -> Result<Vec<Effect>, EnterError> {
        self.play_turn_in(turn, "")
    }

    /// As [`Session::play_turn`], where the text may have the letters of pieces of another language: that with the tag
    /// `language`, or else one in which it is legal (X13).
    ///
    /// # Errors
    /// As there, and when it is legal in several of these languages.
    pub fn play_turn_in(&mut self, turn: &str, language: &str) -> Result<Vec<Effect>, EnterError> {
        if self.now().over.is_some() {
            return Err(EnterError::Over);
        }
        let read = turn_text::read(&self.rules, self.position(), turn, language);
        let steps = read.map_err(|error| EnterError::Step(Box::new(error)))?;
        self.check_room_for(steps.len())?;
        let mut effects = Vec::new();
        for step in steps {
            effects.extend(self.step(step)?);
        }
        Ok(effects)
    }

    /// Plays the step of a token.
    ///
    /// # Errors
    /// When it is a step of another position, or no step is possible now.
    pub fn choose(&mut self, token: StepToken) -> Result<Vec<Effect>, EnterError> {
        let step = token.step(&self.rules, self.position()).ok_or(EnterError::Stale)?;
        self.step(step)
    }

    /// The token of a step, written as whoever reads the record can read it; `None` when it is no legal step.
    pub fn token(&self, step: &str) -> Option<StepToken> {
        let pos = self.position();
        let step = self.read_step(pos, step).ok()?;
        StepToken::of(&self.rules, pos, step)
    }

    /// Some steps in the game's first format, the first to be played now and each of the others after the one before
    /// it. A token of another position ends the list.
    pub fn step_texts(&self, tokens: &[StepToken]) -> Vec<String> {
        self.step_texts_in(tokens, G::MOVES[0])
    }

    /// As [`Session::step_texts`], in another format.
    pub(crate) fn step_texts_in(&self, tokens: &[StepToken], format: Format) -> Vec<String> {
        let mut pos = self.position().clone();
        let texts = tokens.iter().map_while(|token| {
            let step = token.step(&self.rules, &pos)?;
            let text = self.rules.write_step(&pos, step, format);
            self.rules.apply(&mut pos, step, &mut ());
            Some(text)
        });
        texts.collect()
    }

    /// What `by` may propose now, with the state of the game considered; nothing when the game is over.
    ///
    /// Points may be resigned while a proposal is pending, but nothing else may be proposed.
    pub fn offers(&self, by: Seat) -> Offers {
        if self.now().over.is_some() || self.record.player(by).is_none() || !self.takes_part(by) {
            return Offers::NONE;
        }
        let offers = self.rules.offers(self.position(), by);
        if self.now().pending.is_some() {
            return Offers { resign: offers.resign, ..Offers::NONE };
        }
        Offers { take_back: offers.take_back && self.decision(1).is_some(), ..offers }
    }

    /// Whether a seat takes part in the game now; no seat that the game does not have does.
    pub fn takes_part(&self, seat: Seat) -> bool {
        self.rules.info().seats().any(|known| known == seat) && self.rules.takes_part(self.position(), seat)
    }

    /// The house rule that the seat to act may claim now.
    pub fn claim(&self) -> Option<&'static HouseRule> {
        let is_open = self.now().over.is_none()
            && !self.rules.mid_turn(self.position())
            && self.rules.actor(self.position()) != Actor::Chance;
        self.history.claim(self.rules.info().house_rules).filter(|_| is_open)
    }

    /// The steps that can be played now, by the seat to act or by chance; none when the game is over, or when the dice
    /// wait for an answer.
    pub(crate) fn legal(&self) -> Vec<G::Step> {
        let State { pending, over, .. } = self.now();
        let dice_wait = pending.is_some() && self.rules.actor(self.position()) == Actor::Chance;
        let mut steps = Vec::new();
        if over.is_none() && !dice_wait {
            self.rules.steps(self.position(), &mut steps);
        }
        steps
    }

    /// What is on the board.
    pub fn scene(&self) -> Scene {
        self.rules.scene(self.position())
    }

    pub(crate) fn trail(&self) -> &Trail<G> {
        &self.trail
    }

    /// The position after the first `n_entries` entries; `None` when there are not so many.
    pub(crate) fn pos_at(&self, n_entries: usize) -> Option<TrailIdx> {
        self.states.get(n_entries).map(|state| state.node)
    }

    /// The turns that led to the position on the board.
    pub(crate) fn turns(&self) -> Vec<Part<G::Step>> {
        self.trail.turns(&self.rules, self.now().node)
    }

    fn n_entries(&self) -> usize {
        self.record.entries.len()
    }

    fn now(&self) -> &State {
        self.states.last().expect("there is a state before the first entry")
    }

    /// The node of the decision `turns` turns ago; `None` when there are not that many.
    fn decision(&self, turns: u16) -> Option<TrailIdx> {
        let idx = usize::from(turns).checked_sub(1)?;
        self.trail.decisions(&self.rules, self.now().node).nth(idx)
    }

    /// Plays a legal step.
    fn step(&mut self, step: G::Step) -> Result<Vec<Effect>, EnterError> {
        let mut effects = Vec::new();
        let jumped = self.advance_by(step, &mut effects)?;
        Ok(self.with_jump(effects, jumped))
    }

    /// Effects, and what changed when the board went on from another position than the one that they led to.
    fn with_jump(&self, mut effects: Vec<Effect>, jumped: Option<TrailIdx>) -> Vec<Effect> {
        if let Some(from) = jumped {
            effects.extend(diff(&self.rules.scene(self.trail.pos(from)), &self.scene()));
        }
        effects
    }
}

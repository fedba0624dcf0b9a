//! A table as a page plays it: what a touch means, whose word is awaited, what is to be seen. Plain data; what must be
//! done outside (thinking, keeping) is given as [`Task`]s.

mod chance;
mod find;
mod history;
mod house;
mod keep;
mod lens;
mod level;
mod machine;
mod offers;
mod replay;
mod seating;
mod seen;
mod setup;
mod touch;
mod turn;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use play::think::Think;
use play::{Choice, EnterError, Entry, Journey, OpenError, Record, Sitter, Status, TurnText, select};
use rules::offers::Offer;
use rules::view::{Effect, Scene, Site, SiteMap};
use rules::{GameInfo, Say, Seat};

use crate::board::{BoardEvent, Motion};

use house::House;

pub(crate) use chance::{Habits, Throwing};
pub(crate) use keep::RestoreError;
pub(crate) use lens::{Lens, Prospect};
pub(crate) use level::{Level, Occupant};
pub(crate) use machine::Strength;
pub(crate) use offers::Question;
pub(crate) use seen::{Can, Figures, Plate, Points, Progress};
pub(crate) use setup::{Opponent, Setup, Side, info, is_paired, next_game, opponents, variants};
pub(crate) use turn::Bottom;

/// What a person, the machine or the world does to a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Deed {
    /// Something on the board.
    Board(BoardEvent),
    /// One of the steps that were asked for.
    Choose(String),
    /// The dice are thrown.
    Throw,
    /// How dice are thrown from now on, and what is played without being touched.
    Habits(Habits),
    /// Back to where a person decided last.
    Undo,
    /// Forward again.
    Redo,
    /// A seat is given to somebody else.
    Reseat(Seat, Occupant),
    /// The board is turned.
    Turn(Bottom),
    /// Whether sites have their other names from now on.
    Rename(bool),
    /// Something is offered by whoever is to act.
    Offer(Offer),
    /// The pending proposal is answered by the person who was asked.
    Answer(bool),
    /// This seat resigns so many points.
    Resign(Seat, u8),
    /// Whoever is to act claims the house end that is due.
    Claim,
    /// The position at a moment is looked at.
    Look(usize),
    /// The position on the board is looked at again.
    Return,
    /// Everything after a moment is taken back.
    Rewind(usize),
    /// What happened since the last turn of whoever is to act is seen again.
    Replay,
    /// The machine is on the way.
    Progress(Progress),
    /// The machine plays.
    Machine(Vec<String>),
    /// The machine answers a proposal.
    MachineAnswers(bool),
    /// The machine cannot go on, and why.
    MachineFails(String),
    /// The machine is asked again.
    AskAgain,
    /// Whether this page may write the game, which others may have open too.
    Role(Role),
}

/// What must be done outside after a deed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Task {
    /// The game has changed: keep it.
    Keep,
    /// Let the machine think. Its earlier question is void.
    Think(Box<Think>),
    /// The machine's question is void.
    StopThinking,
}

/// What a page may do with a game that other pages may have open too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// It is not known yet.
    Asking,
    /// It plays.
    Writing,
    /// It only shows what another page plays.
    Watching,
}

/// What is said beside the board about the last touch.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// A touch was refused.
    Refused {
        /// The site that was touched last.
        at: Site,
        /// Why.
        why: Say,
    },
    /// Everything about a square.
    Lens(Lens),
    /// An earlier position is on the board.
    LooksBack,
    /// Another page plays this game.
    Watches,
    /// It is the machine's turn.
    MachineActs,
    /// An answer is awaited.
    AnswerFirst,
    /// The machine does not agree.
    Declined,
    /// An entry was refused.
    NotTaken(EnterError),
}

/// A game on a page.
pub(crate) struct TableState {
    table: Box<dyn play::Table>,
    labels: SiteMap<Say>,
    strength: Strength,
    habits: Habits,
    /// What can be played from the position on the board.
    choices: Vec<Choice>,
    /// What can be played too, and the player has to find.
    hidden: Vec<Choice>,
    journeys: Vec<Journey>,
    /// The turns that led there.
    turns: Rc<Vec<TurnText>>,
    /// The sites touched so far.
    tried: Vec<Site>,
    /// A site that is pointed at, by a piece that is dragged, the mouse or the keyboard.
    pointed: Option<Site>,
    lens: Option<Site>,
    looking: Option<usize>,
    notice: Option<Notice>,
    /// The seat whose side of the board is at the bottom.
    bottom: Seat,
    /// Whether whoever is to move comes to sit there.
    follows: bool,
    /// Whether sites have their other names.
    is_renamed: bool,
    role: Role,
    thinking: Option<Progress>,
    trouble: Option<String>,
    motion: Option<Rc<Motion>>,
    n_motions: u32,
    /// Whether the motion has come about by what is being done: what follows at once goes on from it.
    is_new: bool,
    settled: bool,
    /// What happened last, if it could be seen.
    happened: Option<Rc<Motion>>,
    /// Whether anything has happened since the game was put on the table.
    is_changed: bool,
}

impl TableState {
    /// A game as its record has it.
    ///
    /// # Errors
    /// When the rules refuse the record.
    pub(crate) fn open(record: Record, strength: Strength) -> Result<TableState, OpenError> {
        let table = play::open::<House>(record)?;
        let bottom = turn::first_person(table.record(), table.info());
        let mut state = TableState {
            table,
            labels: SiteMap::new(),
            strength,
            habits: Habits::default(),
            choices: Vec::new(),
            hidden: Vec::new(),
            journeys: Vec::new(),
            turns: Rc::default(),
            tried: Vec::new(),
            pointed: None,
            lens: None,
            looking: None,
            notice: None,
            bottom,
            follows: false,
            is_renamed: false,
            role: Role::Asking,
            thinking: None,
            trouble: None,
            motion: None,
            n_motions: 0,
            is_new: false,
            settled: true,
            happened: None,
            is_changed: false,
        };
        state.name_sites();
        state.look_around();
        Ok(state)
    }

    /// Takes the place of another game on the same board, which knows a new motion by its number.
    pub(crate) fn succeed(&mut self, before: &TableState) {
        self.n_motions = before.n_motions;
        self.habits = before.habits;
    }

    /// Does what is asked for, as far as it can be done, and gives what must be done outside.
    pub(crate) fn apply(&mut self, deed: Deed) -> Vec<Task> {
        self.is_new = false;
        match deed {
            Deed::Board(event) => self.touch(event),
            Deed::Choose(step) => self.say_throw(&step).unwrap_or_else(|| self.play(&[step])),
            Deed::Throw => self.throw_by_hand(),
            Deed::Habits(habits) => self.take_up(habits),
            Deed::Undo => self.undo(),
            Deed::Redo => self.redo(),
            Deed::Reseat(seat, occupant) => self.reseat(seat, occupant),
            Deed::Turn(bottom) => self.turn_to(bottom),
            Deed::Rename(is_renamed) => self.rename(is_renamed),
            Deed::Offer(what) => self.offer(what),
            Deed::Answer(yes) => self.answer(yes),
            Deed::Resign(by, points) => self.resign(by, points),
            Deed::Claim => self.claim(),
            Deed::Look(moment) => self.look(moment),
            Deed::Return => self.look_again(),
            Deed::Rewind(moment) => self.rewind(moment),
            Deed::Replay => self.replay(),
            Deed::Progress(progress) => {
                if self.thinking.is_some() {
                    self.thinking = Some(progress);
                }
                Vec::new()
            }
            Deed::Machine(steps) => self.machine_plays(&steps),
            Deed::MachineAnswers(yes) => self.machine_answers(yes),
            Deed::MachineFails(reason) => {
                self.thinking = None;
                self.trouble = Some(reason);
                Vec::new()
            }
            Deed::AskAgain => self.go_on(),
            Deed::Role(role) => self.take_role(role),
        }
    }

    /// The game.
    pub(crate) fn info(&self) -> &'static GameInfo {
        self.table.info()
    }

    /// What was played.
    pub(crate) fn record(&self) -> &Record {
        self.table.record()
    }

    /// What the game waits for.
    pub(crate) fn status(&self) -> Status {
        self.table.status()
    }

    /// The number of entries so far.
    fn n_entries(&self) -> usize {
        self.record().entries.len()
    }

    /// The person whose step is awaited here and now.
    fn person_to_act(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) if self.is_person(seat) && self.role == Role::Writing => Some(seat),
            _ => None,
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.record().sitter(seat), Some(Sitter::Person { .. }))
    }

    /// Plays steps one after the other; they are seen as one movement.
    fn play(&mut self, steps: &[String]) -> Vec<Task> {
        let before = self.table.scene();
        let effects = self.play_each(steps);
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects) }
    }

    /// Plays steps until one is refused, and gives what they changed.
    fn play_each(&mut self, steps: &[String]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for step in steps {
            match self.table.play(step) {
                Ok(more) => effects.extend(more),
                Err(why) => {
                    self.notice = Some(Notice::NotTaken(why));
                    break;
                }
            }
        }
        effects
    }

    /// Makes an entry that is no step.
    fn enter(&mut self, entry: Entry) -> Vec<Task> {
        let before = self.table.scene();
        match self.table.enter(entry) {
            Ok(effects) => self.changed(before, effects),
            Err(why) => {
                self.notice = Some(Notice::NotTaken(why));
                Vec::new()
            }
        }
    }

    /// Puts everything right after the record has changed.
    fn changed(&mut self, before: Scene, effects: Vec<Effect>) -> Vec<Task> {
        self.show(before, effects);
        self.happened = self.motion.clone();
        self.is_changed = true;
        self.looking = None;
        self.notice = None;
        self.look_around();
        self.follow();
        let mut tasks = vec![Task::Keep];
        tasks.extend(self.go_on());
        tasks
    }

    /// Lets the board show how it came from one scene to the next. What is thrown at once behind a move is seen after it.
    fn show(&mut self, from: Scene, effects: Vec<Effect>) {
        let before = self.motion.take().filter(|_| self.is_new);
        let (from, effects) = match before {
            Some(motion) => (motion.from.clone(), [&motion.effects[..], &effects].concat()),
            None => (from, effects),
        };
        self.is_new = true;
        self.motion = (!effects.is_empty()).then(|| {
            self.n_motions += 1;
            Rc::new(Motion { id: self.n_motions, from, effects })
        });
        self.settled = self.motion.is_none();
    }

    /// Finds out what can be done in a position that has just come about.
    fn look_around(&mut self) {
        (self.hidden, self.choices) = self.table.choices().into_iter().partition(|choice| choice.gesture.quiet);
        self.journeys = self.table.journeys();
        self.turns = Rc::new(self.table.turns(self.table.move_formats()[0]));
        self.tried.clear();
        self.pointed = None;
        self.lens = None;
        self.tried.extend(self.begun());
    }

    /// The site that whoever goes on with a piece need not touch again. Where a touch alone is a step it is waited for.
    fn begun(&self) -> Option<Site> {
        let first = self.choices.first().and_then(|choice| choice.gesture.sites.first().copied());
        let is_only = |site: Site| self.choices.iter().all(|choice| choice.gesture.sites.first() == Some(&site));
        let waits = |site: Site| select(&self.choices, &[site]).done.is_none();
        first.filter(|site| is_only(*site) && self.table.is_mid_turn() && waits(*site))
    }

    /// Does what has to happen without a person: asks the machine, lets chance decide.
    fn go_on(&mut self) -> Vec<Task> {
        self.trouble = None;
        if self.role != Role::Writing {
            return self.stop_thinking();
        }
        match self.status() {
            Status::Chance if self.throwing().is_some() => self.stop_thinking(),
            Status::Chance => self.roll(),
            _ => match self.machine_awaited() {
                Some(seat) => self.ask_machine(seat),
                None => self.stop_thinking(),
            },
        }
    }

    fn take_role(&mut self, role: Role) -> Vec<Task> {
        self.role = role;
        if matches!(self.notice, Some(Notice::Watches)) && role == Role::Writing {
            self.notice = None;
        }
        self.look_around();
        self.go_on()
    }
}

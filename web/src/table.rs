//! A table as a page plays it: what a touch means, whose move or answer is awaited, what is shown. Plain data: outside
//! work (thinking, saving) is returned as [`Task`]s.

mod chance;
mod computer;
mod find;
mod history;
mod level;
mod offers;
mod orientation;
mod replay;
mod saved_game;
mod seating;
mod seen;
mod setup;
mod square_inspector;
mod touch;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use play::think::Think;
use play::{
    Choice, EnterError, Entry, MultiStepMove, OpenError, Player, Record, Status, StepToken, Table, TurnText, select,
};
use rules::offers::Offer;
use rules::present::GestureKind;
use rules::view::{Effect, Scene, Site, SiteMap};
use rules::{GameInfo, Message, Seat};

use crate::board::{BoardEvent, Motion};
use crate::program;

pub(crate) use crate::program::info;
pub(crate) use chance::{Preferences, Throwing};
pub(crate) use computer::Strength;
pub(crate) use level::{Level, PlayerKind};
pub(crate) use offers::Question;
pub(crate) use orientation::Orientation;
pub(crate) use saved_game::RestoreError;
pub(crate) use seen::{Capabilities, ComputerProgress, Figures, PlayerCard, Points};
pub(crate) use setup::{Opponent, Setup, Side, is_paired, next_game, opponents, variants};
pub(crate) use square_inspector::{Prospect, SquareInspector};

/// What a human, the computer or the outside does to a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// A board event.
    Board(BoardEvent),
    /// One of the steps on offer.
    Choose(StepToken),
    /// The dice are thrown.
    Throw,
    /// How dice are thrown from now on, and what is played automatically.
    Prefer(Preferences),
    /// Back to the last human decision.
    Undo,
    /// Forward again.
    Redo,
    /// A seat is given to another player.
    Reseat(Seat, PlayerKind),
    /// The board is turned.
    Orient(Orientation),
    /// Whether sites use their alternative names.
    Rename(bool),
    /// The player to act makes an offer.
    Offer(Offer),
    /// The human who was asked answers the pending proposal.
    Answer(bool),
    /// This seat resigns this many points.
    Resign(Seat, u8),
    /// The player to act claims the house rule that applies.
    Claim,
    /// The board shows the position at this ply.
    ViewPly(usize),
    /// The board returns to the live position.
    ReturnToLive,
    /// Everything after this ply is taken back.
    Rewind(usize),
    /// What happened since the last turn of the player to act is replayed.
    Replay,
    /// The computer reports its progress.
    Progress(ComputerProgress),
    /// The computer plays.
    ComputerPlays(Vec<String>),
    /// The computer answers a proposal.
    ComputerAnswers(bool),
    /// The computer cannot go on, and why.
    ComputerFails(String),
    /// The computer is asked again.
    AskAgain,
    /// Whether this page may edit the game, which others may have open too.
    SetAccess(Access),
}

/// What must be done outside after an action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Task {
    /// The game has changed: save it.
    Save,
    /// Let the computer think. This cancels its earlier job.
    Think(Box<Think>),
    /// Cancel the computer's job.
    StopThinking,
}

/// What a page may do with a game that other pages may have open too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Not known yet.
    Asking,
    /// It plays.
    Editing,
    /// It only shows what another page plays.
    Watching,
}

/// What the message bar says about the last touch.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// A touch was refused.
    Refused {
        /// The site that was touched last.
        at: Site,
        /// Why.
        why: Message,
    },
    /// Everything about a square.
    Inspector(SquareInspector),
    /// An earlier position is on the board.
    ViewsEarlierPly,
    /// Another page plays this game.
    Watches,
    /// It is the computer's turn.
    ComputerActs,
    /// An answer is awaited.
    AnswerFirst,
    /// The computer declined.
    Declined,
    /// An entry was refused.
    NotTaken(EnterError),
}

/// A game on a page.
pub(crate) struct TableState {
    table: Box<dyn Table>,
    labels: SiteMap<Message>,
    strength: Strength,
    preferences: Preferences,
    /// What can be played from the position on the board.
    choices: Vec<Choice>,
    /// Hidden choices, which the player has to find.
    hidden: Vec<Choice>,
    multi_step_moves: Vec<MultiStepMove>,
    /// The turns that led to it.
    turns: Rc<Vec<TurnText>>,
    /// The sites touched so far.
    tried: Vec<Site>,
    /// The site pointed at by a dragged piece, the mouse or the keyboard.
    pointed: Option<Site>,
    inspected: Option<Site>,
    viewed_ply: Option<usize>,
    notice: Option<Notice>,
    /// The seat whose side of the board is at the bottom.
    orientation: Seat,
    /// Auto-flip: the board turns to whoever is to move.
    auto_flips: bool,
    /// Whether sites use their alternative names.
    is_renamed: bool,
    access: Access,
    thinking: Option<ComputerProgress>,
    trouble: Option<String>,
    motion: Option<Rc<Motion>>,
    n_motions: u32,
    /// Whether the current action caused the motion: whatever follows at once continues it.
    is_new: bool,
    settled: bool,
    /// The last motion, if it could be seen.
    happened: Option<Rc<Motion>>,
    /// Whether anything has happened since the game was put on the table.
    is_changed: bool,
}

impl TableState {
    /// Opens a game from its record.
    ///
    /// # Errors
    /// When the rules refuse the record.
    pub(crate) fn open(record: Record, strength: Strength) -> Result<TableState, OpenError> {
        let table = program::games().open(record)?;
        let orientation = orientation::first_human(table.record(), table.info());
        let mut state = TableState {
            table,
            labels: SiteMap::new(),
            strength,
            preferences: Preferences::default(),
            choices: Vec::new(),
            hidden: Vec::new(),
            multi_step_moves: Vec::new(),
            turns: Rc::default(),
            tried: Vec::new(),
            pointed: None,
            inspected: None,
            viewed_ply: None,
            notice: None,
            orientation,
            auto_flips: false,
            is_renamed: false,
            access: Access::Asking,
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

    /// Replaces another game on the same board, which recognises a new motion by its number.
    pub(crate) fn succeed(&mut self, before: &TableState) {
        self.n_motions = before.n_motions;
        self.preferences = before.preferences;
    }

    /// Performs an action as far as possible, and returns what must be done outside.
    pub(crate) fn apply(&mut self, action: Action) -> Vec<Task> {
        self.is_new = false;
        match action {
            Action::Board(event) => self.touch(event),
            Action::Choose(step) => self.say_throw(step).unwrap_or_else(|| self.play(&[step])),
            Action::Throw => self.throw_by_hand(),
            Action::Prefer(preferences) => self.take_up(preferences),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Reseat(seat, player) => self.reseat(seat, player),
            Action::Orient(orientation) => self.orient(orientation),
            Action::Rename(is_renamed) => self.rename(is_renamed),
            Action::Offer(what) => self.offer(what),
            Action::Answer(yes) => self.answer(yes),
            Action::Resign(by, points) => self.resign(by, points),
            Action::Claim => self.claim(),
            Action::ViewPly(ply) => self.view_ply(ply),
            Action::ReturnToLive => self.return_to_live(),
            Action::Rewind(ply) => self.rewind(ply),
            Action::Replay => self.replay(),
            Action::Progress(progress) => {
                if self.thinking.is_some() {
                    self.thinking = Some(progress);
                }
                Vec::new()
            }
            Action::ComputerPlays(steps) => self.computer_plays(&steps),
            Action::ComputerAnswers(yes) => self.computer_answers(yes),
            Action::ComputerFails(reason) => {
                self.thinking = None;
                self.trouble = Some(reason);
                Vec::new()
            }
            Action::AskAgain => self.go_on(),
            Action::SetAccess(access) => self.take_role(access),
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

    /// The human whose step is awaited here and now.
    fn human_to_act(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) if self.is_human(seat) && self.access == Access::Editing => Some(seat),
            _ => None,
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        matches!(self.record().player_on(seat), Some(Player::Human { .. }))
    }

    /// Plays steps one after the other, shown as one motion.
    fn play(&mut self, steps: &[StepToken]) -> Vec<Task> {
        let before = self.table.scene();
        let effects = self.choose_each(steps);
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects) }
    }

    /// Plays steps written by the computer one after the other, shown as one motion.
    fn play_written(&mut self, steps: &[String]) -> Vec<Task> {
        let before = self.table.scene();
        let effects = self.play_each(steps, |table, step| table.play(step));
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects) }
    }

    /// Plays steps until one is refused, and returns their effects.
    fn choose_each(&mut self, steps: &[StepToken]) -> Vec<Effect> {
        self.play_each(steps, |table, step| table.choose(*step))
    }

    fn play_each<S>(
        &mut self,
        steps: &[S],
        play: fn(&mut dyn Table, &S) -> Result<Vec<Effect>, EnterError>,
    ) -> Vec<Effect> {
        let mut effects = Vec::new();
        for step in steps {
            match play(&mut *self.table, step) {
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

    /// Updates everything after the record has changed.
    fn changed(&mut self, before: Scene, effects: Vec<Effect>) -> Vec<Task> {
        self.show(before, effects);
        self.happened = self.motion.clone();
        self.is_changed = true;
        self.viewed_ply = None;
        self.notice = None;
        self.look_around();
        self.auto_flip();
        let mut tasks = vec![Task::Save];
        tasks.extend(self.go_on());
        tasks
    }

    /// Shows how the board came from one scene to the next. A throw right after a move is shown after it.
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

    /// Finds out what can be done in a new position.
    fn look_around(&mut self) {
        (self.hidden, self.choices) =
            self.table.choices().into_iter().partition(|choice| choice.gesture.is(GestureKind::Hidden));
        self.multi_step_moves = self.table.multi_step_moves();
        self.turns = Rc::new(self.table.turns(self.table.move_formats()[0]));
        self.tried.clear();
        self.pointed = None;
        self.inspected = None;
        self.tried.extend(self.begun());
    }

    /// The site that need not be touched again to go on with a piece; `None` where that touch alone is a step.
    fn begun(&self) -> Option<Site> {
        let first = self.choices.first().and_then(|choice| choice.gesture.sites.first().copied());
        let is_only = |site: Site| self.choices.iter().all(|choice| choice.gesture.sites.first() == Some(&site));
        let waits = |site: Site| select(&self.choices, &[site]).done.is_none();
        first.filter(|site| is_only(*site) && self.table.is_mid_turn() && waits(*site))
    }

    /// Does what needs no human: asks the computer, lets chance decide.
    fn go_on(&mut self) -> Vec<Task> {
        self.trouble = None;
        if self.access != Access::Editing {
            return self.stop_thinking();
        }
        match self.status() {
            Status::Chance if self.throwing().is_some() => self.stop_thinking(),
            Status::Chance => self.roll(),
            _ => match self.computer_awaited() {
                Some(seat) => self.ask_computer(seat),
                None => self.stop_thinking(),
            },
        }
    }

    fn take_role(&mut self, access: Access) -> Vec<Task> {
        self.access = access;
        if matches!(self.notice, Some(Notice::Watches)) && access == Access::Editing {
            self.notice = None;
        }
        self.look_around();
        self.go_on()
    }
}

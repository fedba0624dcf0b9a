//! A table as somebody plays at it: what a touch means, whose move or answer is awaited, what is shown. Actions come
//! in; what must be done outside (thinking, saving) goes out as [`Task`]s, and what is to be seen as data. There is no
//! browser here, no storage and no text: the page, the prerenderer and tests are users of one table.
//!
//! Two people open a game of Laska and play the first move by touch:
//!
//! ```
//! use play::{Entry, GamesOf};
//! use rules::games::Portal;
//! use rules::view::Site;
//! use table::board::BoardEvent;
//! use table::{Access, Action, Setup, Strength, TableState, Task};
//!
//! let games = &GamesOf::<Portal>::NEW;
//! let record = Setup::usual("laska").for_people().record(games, 7);
//! let mut table = TableState::open(games, record, Strength::USUAL)?;
//! table.apply(Action::SetAccess(Access::Editing));
//!
//! let [c3, d4] = [8, 12].map(Site);
//! assert_eq!(table.apply(Action::Board(BoardEvent::Tap(c3))), []);
//! assert!(table.marks().targets.contains(&d4));
//! assert_eq!(table.apply(Action::Board(BoardEvent::Tap(d4))), [Task::Save]);
//! assert_eq!(table.record().entries, [Entry::Step("c3-d4".to_owned())]);
//! # Ok::<(), play::OpenError>(())
//! ```

#![forbid(unsafe_code)]

mod beside;
mod computer;
mod game;
mod input;
mod notice;
mod task;
mod view;
mod viewing;

#[cfg(test)]
mod tests;

use play::{
    EnterError, Entry, GameTree, Games, NodeIdx, OpenError, Player, Record, Status, StepToken, Table, TreeEdit,
};
use rules::offers::{Offer, Proposal};
use rules::view::{Effect, Scene};
use rules::{GameInfo, Seat};

pub use beside::AsideAction;
pub use computer::jobs::{ComputerProgress, JobKind, Strength};
pub use game::by_link::{LinkNews, Lot, NOTHING_SENT, SHARED};
pub use game::history::Look;
pub use game::lines::LineAction;
pub use game::offers::Question;
pub use game::players::{Access, Controller};
pub use game::saved_game::RestoreError;
pub use game::setup::{GivenHandicap, Opponent, Setup, Side, has_dice, is_paired, next_game, opponents};
pub use input::action::{Act, Action, RareAction};
pub use notice::Notice;
pub use task::Task;
pub use view::board;
pub use view::captured::Lost;
pub use view::cue::Cue;
pub use view::motions::How;
pub use view::orientation::Orientation;
pub use view::square_inspector::{Foreign, Prospect, SquareInspector};
pub use view::{Capabilities, Figures, Left, PlayerCard, Points, Prompt, Told};

use computer::jobs::Jobs;
use computer::pacing::Pacing;
use game::Playing;
use game::players::Players;
use input::Input;
use view::motions::Motions;
use view::orientation::Turned;
use view::viewed::Viewed;

/// A game on a table: each part changes by itself, and this says how they change together.
pub struct TableState {
    game: Playing,
    players: Players,
    turned: Turned,
    viewed: Viewed,
    input: Input,
    jobs: Jobs,
    notice: Option<Notice>,
    motions: Motions,
    pacing: Pacing,
    /// What the next throw of a game by links waits for, once that was found out.
    lot: Option<Lot>,
    /// Whether that throw is to be drawn.
    is_lot_wanted: bool,
    /// What is to be heard and felt of the last action.
    cue: Option<Cue>,
    /// What was promoted or removed last, where the cursor stood, and what takes it back.
    edit: Option<(TreeEdit, NodeIdx, LineAction)>,
}

impl TableState {
    /// Opens a game of `games` from its record.
    ///
    /// # Errors
    /// When the rules refuse the record.
    pub fn open(games: &dyn Games, record: Record, strength: Strength) -> Result<TableState, OpenError> {
        Ok(TableState::new(games.open(record)?, strength))
    }

    /// Opens a game of `games` from its tree, with the cursor at a node of it.
    ///
    /// # Errors
    /// When the rules refuse the tree.
    pub fn open_tree(
        games: &dyn Games,
        tree: &GameTree,
        here: NodeIdx,
        strength: Strength,
    ) -> Result<TableState, OpenError> {
        Ok(TableState::new(games.open_tree(tree, here)?, strength))
    }

    fn new(table: Box<dyn Table>, strength: Strength) -> TableState {
        let bottom = view::orientation::first_human(table.record(), table.info());
        let mut state = TableState {
            turned: Turned::new(bottom, &*table),
            game: Playing::new(table),
            players: Players::NEW,
            viewed: Viewed::default(),
            input: Input::default(),
            jobs: Jobs::new(strength),
            notice: None,
            motions: Motions::NONE,
            pacing: Pacing::default(),
            lot: None,
            is_lot_wanted: false,
            cue: None,
            edit: None,
        };
        state.look_around();
        state
    }

    /// Replaces another game on the same board, which recognises a new motion by its number.
    pub fn succeed(&mut self, before: &TableState) {
        self.motions.succeed(&before.motions);
        self.players.preferences = before.players.preferences;
    }

    /// Performs an action as far as possible, and returns what must be done outside.
    pub fn apply(&mut self, action: impl Act) -> Vec<Task> {
        self.motions.begin();
        let (is_touch, was_over) = (action.is_touch(), self.is_over());
        let tasks = action.act(self);
        self.conclude(tasks, is_touch, was_over)
    }

    /// Ends an action: notes what is to be heard of it, and lets the computer go on.
    fn conclude(&mut self, mut tasks: Vec<Task>, is_touch: bool, was_over: bool) -> Vec<Task> {
        self.cue = self.cue_of(is_touch, was_over);
        tasks.extend(self.jobs.resume());
        if self.is_viewed() {
            tasks.retain(|task| !matches!(task, Task::Save));
        }
        tasks
    }

    /// The game.
    pub fn info(&self) -> &'static GameInfo {
        self.game.table.info()
    }

    /// What was played.
    pub fn record(&self) -> &Record {
        self.game.table.record()
    }

    /// What the game waits for.
    pub fn status(&self) -> Status {
        self.game.table.status()
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.status().outcome().is_some()
    }

    /// The number of entries so far.
    fn n_entries(&self) -> usize {
        self.record().entries.len()
    }

    /// The human whose step is awaited here and now.
    fn human_to_act(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) if self.is_human(seat) && self.players.access == Access::Editing => Some(seat),
            _ => None,
        }
    }

    /// Whether a person plays a seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.record().player_on(seat), Some(Player::Human { .. }))
    }

    /// Plays steps one after the other, shown as one motion.
    fn play(&mut self, steps: &[StepToken]) -> Vec<Task> {
        let before = self.game.table.scene();
        let effects = self.choose_each(steps);
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects, How::Played) }
    }

    /// Plays steps written by the computer one after the other, shown as one motion.
    fn play_written(&mut self, steps: &[String]) -> Vec<Task> {
        let before = self.game.table.scene();
        let effects = self.play_each(steps, |table, step| table.play(step));
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects, How::Played) }
    }

    /// Plays steps until one is refused, and gives their effects.
    fn choose_each(&mut self, steps: &[StepToken]) -> Vec<Effect> {
        self.play_each(steps, |table, step| table.choose(*step))
    }

    fn play_each<S>(
        &mut self,
        steps: &[S],
        play: fn(&mut dyn Table, &S) -> Result<Vec<Effect>, EnterError>,
    ) -> Vec<Effect> {
        let (effects, refused) = self.game.play_each(steps, play);
        if let Some(why) = refused {
            self.notice = Some(Notice::NotTaken(why));
        }
        effects
    }

    /// Makes an entry that is no step.
    fn enter(&mut self, entry: Entry) -> Vec<Task> {
        let before = self.game.table.scene();
        let asked = self.status();
        match self.game.table.enter(entry) {
            Ok(effects) => {
                // Moves that were given back leave the position of another turn.
                let is_given_back =
                    matches!(asked, Status::Waiting { proposal: Proposal::Offer(Offer::TakeBack(_)), .. })
                        && !effects.is_empty();
                self.changed(before, effects, if is_given_back { How::TakenBack } else { How::Played })
            }
            Err(why) => {
                self.notice = Some(Notice::NotTaken(why));
                Vec::new()
            }
        }
    }

    /// Updates everything after the record has changed.
    fn changed(&mut self, before: Scene, effects: Vec<Effect>, how: How) -> Vec<Task> {
        if !self.motions.is_continued() {
            self.turned.note_told();
        }
        self.motions.show(before, effects);
        self.motions.note(how);
        self.viewed.return_to_live();
        self.notice = None;
        self.edit = None;
        self.lot = None;
        self.look_around();
        self.auto_flip();
        let mut tasks = vec![Task::Save];
        tasks.extend(self.begin_pacing());
        tasks.extend(self.go_on());
        tasks
    }

    /// Finds out what can be done in a new position.
    fn look_around(&mut self) {
        self.game.look_around();
        self.input.restart(self.game.begun());
        self.note_last_turn();
    }

    /// Does what needs no human: asks the computer, lets chance decide.
    fn go_on(&mut self) -> Vec<Task> {
        self.jobs.forget_trouble();
        if self.players.access != Access::Editing {
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

    fn set_access(&mut self, access: Access) -> Vec<Task> {
        self.players.access = access;
        if matches!(self.notice, Some(Notice::Watches)) && access == Access::Editing {
            self.notice = None;
        }
        self.look_around();
        self.go_on()
    }
}

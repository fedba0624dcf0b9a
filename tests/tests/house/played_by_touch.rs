//! Games of every folder, played at a table to their ends by touches alone, while seats change hands.

use std::collections::BTreeSet;

use play::think::Think;
use play::{Choice, Entry, Games, GamesOf, PlayerKind, Record, Status, Table};
use rules::games::{FOLDERS, Folder, Portal};
use rules::present::GestureKind;
use rules::view::Site;
use rules::{Seat, hash};
use table::board::BoardEvent;
use table::{Access, Act, Action, Prompt, RareAction, Setup, Strength, TableState, Task};
use tests::toys::Toys;

use crate::folders::in_every_folder;

/// The folders in whose games a button is pressed.
const BY_BUTTONS: [&str; 4] = ["backgammon", "chess", "lanrick", "lino"];
/// In a long game everything happens; in so many short ones it does.
const MOST_GAMES: u64 = 100;
/// No game takes more actions than this.
const MOST: usize = 2_000;
/// After so many actions the humans want to end the game.
const PATIENCE: usize = 300;
/// A seat changes hands after so many actions.
const RESEATED: usize = 13;
/// The last turn is taken back and played again after so many actions.
const UNDONE: usize = 7;

/// A game, the choices by lot that are made in it, and how much of it has been played.
struct Game {
    id: String,
    games: &'static dyn Games,
    state: TableState,
    /// The same game, replayed from its record.
    replayed: Box<dyn Table>,
    seed: u64,
    n_drawn: u64,
    n_actions: usize,
    /// The seat that has changed hands, and who sat there before.
    away: Option<(Seat, PlayerKind)>,
    /// What the computer was asked last.
    asked: Option<Box<Think>>,
    seen: BTreeSet<Event>,
}

/// What happens in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Event {
    /// A site is touched.
    Touched,
    /// A button is pressed.
    Chosen,
    /// Dice are thrown.
    Thrown,
    /// The computer plays a turn.
    Computed,
    /// A seat is given to somebody else.
    Reseated,
    /// A human takes the seat of the computer while it thinks.
    Interrupted,
    /// Turns are taken back and played again.
    Undone,
}

impl Game {
    fn new(games: &'static dyn Games, setup: &Setup, start: Option<&str>, seed: u64) -> Game {
        let record = Record { start: start.map(str::to_owned), ..setup.record(games, seed) };
        let replayed = open(games, &record);
        let mut game = Game {
            id: record.id.clone(),
            games,
            state: TableState::open(games, record, Strength::USUAL).expect("a usual game"),
            replayed,
            seed,
            n_drawn: 0,
            n_actions: 0,
            away: None,
            asked: None,
            seen: BTreeSet::new(),
        };
        game.apply(Action::SetAccess(Access::Editing));
        game
    }

    /// A number below `n`, by lot.
    fn draw(&mut self, n: usize) -> usize {
        self.n_drawn += 1;
        (hash::mix(hash::key(&(self.id.as_str(), self.seed, self.n_drawn))) % n as u64) as usize
    }

    /// Applies an action, and checks what the table then is.
    #[track_caller]
    fn apply(&mut self, action: impl Act + Clone + std::fmt::Debug) -> Vec<Task> {
        self.n_actions += 1;
        let (id, n) = (&self.id, self.n_actions);
        assert!(n <= MOST, "{id} does not end: {:?}", self.seen);
        let before = self.state.record().clone();
        let tasks = self.state.apply(action.clone());
        let state = &self.state;
        let is_saved = tasks.contains(&Task::Save);
        assert_eq!(is_saved, *state.record() != before, "{id} {n}: {action:?} {tasks:?}");
        if state.record() != self.replayed.record() {
            self.replayed = open(self.games, state.record());
        }
        let replayed = &*self.replayed;
        assert_eq!(state.scene(), replayed.scene(), "{id} {n}: {action:?}");
        assert_eq!(state.status(), replayed.status(), "{id} {n}: {action:?}");
        let turn = match replayed.status() {
            Status::Turn(seat) => Some(seat),
            Status::Chance => replayed.thrower(),
            Status::Waiting { .. } | Status::Over(_) => None,
        };
        assert_eq!(state.turn(), turn, "{id} {n}: {action:?}");
        let (marks, labels) = (state.marks(), state.labels());
        let lines = marks.forced.iter().chain(&marks.shown_ahead).flatten().chain(&marks.last);
        let ones = marks.selected.iter().chain(&marks.refused).chain(&marks.inspected);
        let sets = [&marks.movable, &marks.targets, &marks.distant_targets, &marks.draggable];
        let mut marked = sets.into_iter().flat_map(|sites| sites.iter()).chain(lines).chain(ones);
        assert!(marked.all(|site| labels.contains_key(site)), "{id} {n}: {marks:?}");
        for task in &tasks {
            match task {
                Task::Think(think) => {
                    assert_eq!(think.record, *state.record(), "{id} {n}: {action:?}");
                    self.asked = Some(think.clone());
                }
                Task::StopThinking => self.asked = None,
                Task::Save | Task::Rest(_) => {}
            }
        }
        assert_eq!(state.thinking().is_some(), self.awaits_computer(), "{id} {n}: {action:?} {:?}", state.status());
        tasks
    }

    fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.state.players().iter().find(|(known, _)| *known == seat), Some((_, PlayerKind::Computer(_))))
    }

    /// Whether the game waits for the computer.
    fn awaits_computer(&self) -> bool {
        match self.state.status() {
            Status::Turn(seat) => self.is_computer(seat),
            Status::Waiting { .. } => self.state.question().is_none(),
            Status::Chance | Status::Over(_) => false,
        }
    }

    /// Plays to the end.
    fn play(&mut self) {
        loop {
            match self.state.status() {
                Status::Over(_) => break,
                _ if self.n_actions.is_multiple_of(RESEATED) => self.change_seats(),
                _ if self.n_actions.is_multiple_of(UNDONE) && self.state.capabilities().undo => self.undo_and_redo(),
                Status::Waiting { .. } => self.answer(),
                Status::Chance => self.throw(),
                Status::Turn(seat) if self.is_computer(seat) => self.compute(seat),
                Status::Turn(_) if self.n_actions > PATIENCE && self.wants_to_end() => {}
                Status::Turn(_) => self.touch(),
            }
        }
    }

    /// Gives a seat to somebody else, or back to whoever sat there.
    fn change_seats(&mut self) {
        let (seat, kind) = match self.away.take() {
            Some(back) => back,
            None => {
                let players = self.state.players();
                let (seat, sits) = players[self.draw(players.len())];
                self.away = Some((seat, sits));
                (seat, self.other_than(sits))
            }
        };
        let tasks = self.apply(RareAction::Reseat(seat, kind));
        assert!(tasks.contains(&Task::Save), "{}: {tasks:?}", self.id);
        self.seen.insert(Event::Reseated);
    }

    /// Somebody else, by lot.
    fn other_than(&mut self, sits: PlayerKind) -> PlayerKind {
        let others: Vec<PlayerKind> = PlayerKind::all(self.state.info()).filter(|kind| *kind != sits).collect();
        others[self.draw(others.len())]
    }

    /// Takes back to the last human decision, and plays what was taken back again.
    fn undo_and_redo(&mut self) {
        let (record, scene) = (self.state.record().clone(), self.state.scene());
        self.apply(Action::Undo);
        assert!(self.state.record().entries.len() < record.entries.len(), "{}", self.id);
        while self.state.record().entries.len() < record.entries.len() {
            assert!(self.state.capabilities().redo, "{}: {:?}", self.id, self.state.record());
            self.apply(Action::Redo);
        }
        assert_eq!((self.state.record(), self.state.scene()), (&record, scene), "{}", self.id);
        self.seen.insert(Event::Undone);
    }

    fn answer(&mut self) {
        let yes = self.draw(2) == 0;
        self.apply(match self.state.question() {
            Some(_) => Action::Answer(yes),
            None => Action::ComputerAnswers(yes),
        });
    }

    /// Touches a die, or the button.
    fn throw(&mut self) {
        assert!(self.state.awaits_throw(), "{}: nobody throws", self.id);
        let dice: Vec<Site> = self.state.marks().movable.iter().copied().collect();
        let action = match self.draw(2) {
            0 => Action::Throw,
            _ => Action::Board(BoardEvent::Tap(dice[self.draw(dice.len())])),
        };
        let tasks = self.apply(action);
        assert!(tasks.contains(&Task::Save), "{}: {tasks:?}", self.id);
        self.seen.insert(Event::Thrown);
    }

    /// The computer plays a turn by lot; sometimes its seat changes hands meanwhile.
    fn compute(&mut self, seat: Seat) {
        let think = self.asked.clone().expect("it was asked");
        let mut table = open(self.games, &think.record);
        let mut steps = Vec::new();
        while table.status() == Status::Turn(seat) && (steps.is_empty() || table.is_mid_turn()) {
            let choices = table.choices();
            let step = choices[self.draw(choices.len())].step;
            steps.extend(table.step_texts(&[step]));
            table.choose(step).expect("it is a legal step");
        }
        if self.draw(4) == 0 {
            self.interrupt(seat, &steps);
        }
        self.apply(Action::Board(BoardEvent::Settled));
        let tasks = self.apply(Action::ComputerPlays(steps));
        assert!(tasks.contains(&Task::Save), "{}: {tasks:?}", self.id);
        assert_eq!(self.state.record().entries[..table.record().entries.len()], table.record().entries, "{}", self.id);
        self.seen.insert(Event::Computed);
    }

    /// A human takes the seat of the computer that thinks, and gives it back to a computer of another level.
    fn interrupt(&mut self, seat: Seat, steps: &[String]) {
        let sits = self.state.players().into_iter().find(|(known, _)| *known == seat).expect("it plays").1;
        let tasks = self.apply(RareAction::Reseat(seat, PlayerKind::Human));
        assert_eq!(tasks, [Task::Save, Task::StopThinking], "{}", self.id);
        assert_eq!(self.apply(Action::ComputerPlays(steps.to_vec())), [], "{}: it comes too late", self.id);
        for kind in [self.other_level(sits), sits] {
            let tasks = self.apply(RareAction::Reseat(seat, kind));
            let PlayerKind::Computer(level) = kind else { unreachable!("a computer sat there") };
            assert!(
                matches!(&tasks[..], [Task::Save, Task::Think(think)] if think.level == level),
                "{}: {tasks:?}",
                self.id
            );
        }
        self.seen.insert(Event::Interrupted);
    }

    fn other_level(&mut self, sits: PlayerKind) -> PlayerKind {
        let others: Vec<PlayerKind> =
            self.state.info().levels.all().map(PlayerKind::Computer).filter(|kind| *kind != sits).collect();
        others[self.draw(others.len())]
    }

    /// Offers the end, or resigns; whether either could be done.
    fn wants_to_end(&mut self) -> bool {
        let able = self.state.capabilities();
        let tasks = match self.state.resigners().first().copied() {
            _ if able.offer => self.apply(Action::Offer(able.agreement)),
            Some((seat, most)) => self.apply(RareAction::Resign(seat, most)),
            None => return false,
        };
        assert!(tasks.contains(&Task::Save), "{}", self.id);
        true
    }

    /// A human plays a step by lot: by touching the board, or by a button.
    fn touch(&mut self) {
        let choices = self.replayed.choices();
        let choice = &choices[self.draw(choices.len())];
        let step = Entry::Step(self.replayed.step_texts(&[choice.step]).concat());
        let before = self.state.record().entries.len();
        let is_played = |game: &Game| game.state.record().entries.len() > before;
        for (nth, site) in choice.gesture.sites.iter().enumerate() {
            let so_far = &choice.gesture.sites[..nth];
            if is_played(self) {
                assert!(choice.shortcuts.iter().any(|short| short.sites == so_far), "{}: {choice:?}", self.id);
                break;
            }
            self.apply(Action::Board(BoardEvent::Tap(*site)));
            self.seen.insert(Event::Touched);
        }
        if !is_played(self) {
            self.choose(choice);
        }
        assert_eq!(self.state.record().entries[before], step, "{}: {choice:?}", self.id);
    }

    /// Chooses a step from those that are asked about, or that buttons play.
    fn choose(&mut self, choice: &Choice) {
        let asked = self.state.asked();
        assert!(asked.iter().any(|asked| asked.step == choice.step), "{}: {choice:?} is not in {asked:?}", self.id);
        let is_asked = self.state.is_choosing();
        assert_ne!(is_asked, choice.gesture.sites.is_empty(), "{}: {choice:?}", self.id);
        assert_eq!(choice.gesture.is(GestureKind::Confirmed) && is_asked, self.state.doubted().is_some());
        let tasks = self.apply(Action::Choose(choice.step));
        assert!(tasks.contains(&Task::Save), "{}: {tasks:?}", self.id);
        self.seen.insert(Event::Chosen);
    }
}

/// The game of a record, replayed from its beginning.
fn open(games: &dyn Games, record: &Record) -> Box<dyn Table> {
    games.open(record.clone()).expect("what was played can be replayed")
}

/// The position in which a game begins where the usual one is far from its end.
fn start(id: &str) -> Option<&'static str> {
    match id {
        "chess" => Some("4k3/P3p3/8/2p5/5P2/8/3P3p/4K3 w - - 0 1"),
        "ludo" => Some("30,31,45,45/32,33,45,45/34,35,45,45/36,37,45,45 play 1 3 -"),
        _ => None,
    }
}

/// A game of a folder; what can be found in it has to be found.
fn setup(folder: &Folder) -> Setup {
    let mut setup = Setup::usual(folder.games[0].id);
    if let Some(spec) = folder.games[0].options.iter().find(|spec| spec.key == "eyes") {
        setup.choose(spec, "sharp");
    }
    setup
}

/// What happens in the games of a folder.
fn expected(folder: &str, has_dice: bool) -> BTreeSet<Event> {
    let always = [Event::Touched, Event::Computed, Event::Reseated, Event::Interrupted, Event::Undone];
    let by_buttons = BY_BUTTONS.contains(&folder).then_some(Event::Chosen);
    always.into_iter().chain(by_buttons).chain(has_dice.then_some(Event::Thrown)).collect()
}

/// Plays games to their ends until all that is expected has happened in one or another of them: how many it took.
///
/// # Errors
/// What has never happened, or else what has happened unexpectedly.
fn play_until_seen(expected: &BTreeSet<Event>, new_game: impl Fn(u64) -> Game) -> Result<u64, String> {
    let mut seen = BTreeSet::new();
    for nth in 1..=MOST_GAMES {
        let mut game = new_game(nth);
        game.play();
        assert!(matches!(game.state.prompt(), Prompt::Over(_)), "{}", game.id);
        seen.extend(game.seen);
        if let Some(event) = seen.difference(expected).next() {
            return Err(match event {
                Event::Chosen => "a button is pressed, but the folder is not in BY_BUTTONS".to_owned(),
                _ => format!("not expected: {event:?}"),
            });
        }
        if seen == *expected {
            return Ok(nth);
        }
    }
    let never: Vec<&Event> = expected.difference(&seen).collect();
    Err(format!("never in {MOST_GAMES} games: {never:?}"))
}

/// Plays a game of a folder to its end; more of them where it is too short for everything to happen in one.
fn plays_to_its_end(folder: &str) {
    let folder = FOLDERS.iter().find(|known| known.name == folder).expect("it is listed");
    let (id, setup) = (folder.games[0].id, setup(folder));
    let new_game = |seed| Game::new(&GamesOf::<Portal>::NEW, &setup, start(id), seed);
    let expected = expected(folder.name, new_game(1).state.has_dice());
    play_until_seen(&expected, new_game).unwrap_or_else(|why| panic!("{id}: {why}"));
}

/// A toy that the next few steps end: in a single game too little happens.
fn short_game(seed: u64) -> Game {
    Game::new(&GamesOf::<Toys>::NEW, &Setup::usual("toy-split"), Some("w../..w/..b/b.. w 2"), seed)
}

#[test]
fn what_a_short_game_lacks_happens_in_others() {
    let all = expected("chess", false);
    assert!(play_until_seen(&all, short_game).is_ok_and(|n_games| n_games > 1));
}

#[test]
fn what_never_happens_is_named() {
    let with_dice = expected("chess", true);
    assert_eq!(play_until_seen(&with_dice, short_game), Err("never in 100 games: [Thrown]".to_owned()));
    // What is never seen keeps the games going until a button is pressed.
    let without_buttons = expected("laska", true);
    let surprise = play_until_seen(&without_buttons, short_game).unwrap_err();
    assert_eq!(surprise, "a button is pressed, but the folder is not in BY_BUTTONS");
}

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn is_played_to_its_end_by_touch() {
                super::plays_to_its_end(stringify!($folder));
            }
        }
    };
}

in_every_folder!(suite);

//! Tables as a page plays them, without a page.

use ::tests::tables::AnyTable as _;
use ::tests::toys::WithToys;
use play::{Choice, Entry, GamesOf, Matches, PlayerKind, Preferences, Status, Throwing};
use rules::games::Portal;
use rules::offers::{Offer, Proposal};
use rules::view::{Effect, Piece, Site, Why};
use rules::{Catalogue, Level, Message, Outcome, RulingId, Seat};

use super::board::{BoardEvent, Marks};
use super::*;
use doing::{computer_plays, is_declined};

mod again;
mod ahead;
mod by_link;
mod captured;
mod choosing;
mod confirming;
mod cues;
mod dice;
mod doing;
mod drawing;
mod finding;
mod handicaps;
mod inspecting;
mod lengths;
mod naming;
mod notes;
mod own_games;
mod pacing;
mod pairs;
mod points;
mod seating;
mod seats;
mod summaries;
mod telling;
mod timing;
mod trees;
mod turning;
mod typing;
mod viewing;

const ANYBODY: Strength = Strength { nodes: Some(500), seed: Some(1) };

fn games() -> &'static dyn Games {
    &GamesOf::<WithToys>::NEW
}

/// What is known of their matches.
fn matches() -> &'static dyn Matches {
    &GamesOf::<WithToys>::NEW
}

const GAMES: &GamesOf<WithToys> = &GamesOf::NEW;

/// A position in which White's column may leap twice, to one square only.
const CHAIN: &str = "c1w d2b d4b a7b w";

fn two_people(start: Option<&str>) -> TableState {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("laska") };
    begin(setup.record(games(), 7), start)
}

fn against_computer(start: Option<&str>) -> TableState {
    begin(Setup::usual("laska").record(games(), 7), start)
}

fn begin(mut record: Record, start: Option<&str>) -> TableState {
    record.start = start.map(str::to_owned);
    let mut state = TableState::open(games(), record, ANYBODY).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    state
}

fn site(state: &TableState, name: &str) -> Site {
    let named = |(_, label): &(&Site, &Message)| **label == Message::verbatim(name);
    *state.labels().iter().find(named).unwrap().0
}

fn tap(state: &mut TableState, name: &str) -> Vec<Task> {
    let site = site(state, name);
    state.apply(Action::Board(BoardEvent::Tap(site)))
}

fn steps(state: &TableState) -> Vec<&str> {
    let texts = state.record().entries.iter().filter_map(|entry| match entry {
        Entry::Step(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

fn refusal(state: &TableState) -> String {
    match state.notice() {
        Some(Notice::Refused { why, .. }) => why.to_string(),
        other => panic!("{other:?}"),
    }
}

/// What is to be played, as the game says it.
#[track_caller]
fn prompt(state: &TableState) -> String {
    match state.prompt() {
        Prompt::Play(message) => message.to_string(),
        other => panic!("{other:?}"),
    }
}

/// Who made the proposal that is to be answered, and what it is.
#[track_caller]
fn proposal(state: &TableState) -> (Seat, Proposal) {
    match state.prompt() {
        Prompt::Proposal { by, proposal } => (by, proposal),
        other => panic!("{other:?}"),
    }
}

/// How the game ended.
#[track_caller]
fn ended(state: &TableState) -> Outcome {
    let outcome = state.outcome().expect("the game is over");
    assert_eq!(state.prompt(), Prompt::Over(outcome.clone()));
    outcome
}

/// What the rules say about a game.
fn info(id: &str) -> &'static GameInfo {
    games().info(id).expect("there is such a game")
}

/// The effects of what happened last, and what was to be played after it.
#[track_caller]
fn happened(state: &TableState) -> (Vec<Effect>, String) {
    let motion = state.told().expect("something has happened").motion;
    let effects = &motion.effects;
    let (phases, effects): (Vec<&Effect>, Vec<&Effect>) =
        effects.iter().partition(|effect| matches!(effect, Effect::Phase { .. }));
    let Some(Effect::Phase { prompt }) = phases.last() else { panic!("{phases:?}") };
    (effects.into_iter().cloned().collect(), prompt.to_string())
}

/// A piece walks.
fn walk(from: Site, to: Site) -> Effect {
    Effect::Move { from, to, n: 1, under: false, why: Why::Walk }
}

/// The most points that the first resigner can resign.
fn most_resigned(state: &TableState) -> u8 {
    state.resigners().first().map_or(0, |(_, most)| *most)
}

/// A rematch, of a record that may not have begun.
fn again(record: &Record, lot: u64) -> Record {
    TableState::open(games(), record.clone(), ANYBODY).unwrap().rematch(games(), lot)
}

/// Resigns for the first seat that can.
fn resign(state: &mut TableState, points: u8) -> Vec<Task> {
    let by = state.resigners().first().map_or(Seat::FIRST, |(by, _)| *by);
    state.apply(RareAction::Resign(by, points))
}

#[test]
fn two_taps_play_a_step_and_the_game_is_kept() {
    let mut state = two_people(None);
    assert_eq!(tap(&mut state, "c3"), []);
    assert_eq!(state.marks().selected, Some(site(&state, "c3")));
    assert_eq!(state.marks().targets.len(), 2);
    assert_eq!(tap(&mut state, "d4"), [Task::Save]);
    assert_eq!(steps(&state), ["c3-d4"]);
    assert_eq!(state.turn(), Some(Seat::SECOND));
    assert!(state.motion().is_some_and(|motion| !motion.effects.is_empty()));
    assert!(!state.is_settled());
    state.apply(Action::Board(BoardEvent::Settled));
    assert!(state.is_settled());
    let (from, to) = (site(&state, "c3"), site(&state, "d4"));
    assert_eq!(happened(&state), (vec![walk(from, to)], "laska-take seat=seat 2".to_owned()));
}

#[test]
fn no_two_motions_on_a_board_have_the_same_number() {
    let mut first = two_people(None);
    let mut second = two_people(None);
    tap(&mut first, "c3");
    tap(&mut first, "d4");
    second.succeed(&first);
    tap(&mut second, "c3");
    tap(&mut second, "d4");
    let id = |state: &TableState| state.motion().expect("a step is seen to be played").id;
    assert_ne!(id(&second), id(&first));
}

#[test]
fn a_piece_that_is_dropped_goes_there_and_nowhere_else() {
    let mut state = two_people(None);
    let (from, to) = (site(&state, "c3"), site(&state, "b4"));
    state.apply(Action::Board(BoardEvent::Drag(from)));
    state.apply(Action::Board(BoardEvent::Over(Some(to))));
    let preview = state.preview().expect("a ghost of the move before the release");
    assert!(preview.stacks.contains_key(&to) && !preview.stacks.contains_key(&from));
    state.apply(Action::Board(BoardEvent::Drop(Some(to))));
    assert_eq!(steps(&state), ["c3-b4"]);
    // Dropped where it stood, or beside the board: nothing happens, and it stays selected.
    let mut state = two_people(None);
    for drop in [None, Some(from)] {
        state.apply(Action::Board(BoardEvent::Drag(from)));
        assert_eq!(state.apply(Action::Board(BoardEvent::Drop(drop))), []);
        assert_eq!(state.marks().selected, Some(from));
    }
    state.apply(Action::Board(BoardEvent::Cancel));
    assert_eq!(state.marks().selected, None);
}

#[test]
fn a_refused_touch_says_why_and_shows_what_is_compulsory() {
    let mut state = two_people(Some("c3w d4b a1w g7b w"));
    tap(&mut state, "a1");
    assert_eq!(refusal(&state), "laska-must-take takes=capture-of from=c3 over=d4");
    assert_eq!(state.marks().forced, [[site(&state, "c3"), site(&state, "e5")]]);
    assert_eq!((state.marks().selected, state.marks().refused), (None, Some(site(&state, "a1"))));
    tap(&mut state, "c3");
    tap(&mut state, "b4");
    assert_eq!(refusal(&state), "laska-must-take takes=capture-of from=c3 over=d4");
    // The piece stays selected, so that the player need not begin again.
    assert_eq!(state.marks().selected, Some(site(&state, "c3")));
    tap(&mut state, "d4");
    assert!(refusal(&state).starts_with("laska-occupied"), "{}", refusal(&state));
    tap(&mut state, "e5");
    assert_eq!(steps(&state), ["c3-d4-e5wb"]);
    assert_eq!(state.notice(), None);
}

#[test]
fn a_chain_is_played_leap_by_leap_or_by_its_last_square() {
    let mut state = two_people(Some(CHAIN));
    tap(&mut state, "c1");
    assert_eq!(state.marks().distant_targets, [site(&state, "c5")].into());
    tap(&mut state, "e3");
    assert_eq!(state.turn(), Some(Seat::FIRST));
    assert_eq!(state.marks().selected, Some(site(&state, "e3")), "whoever goes on need not touch it again");
    tap(&mut state, "e3");
    assert_eq!(state.marks().selected, Some(site(&state, "e3")), "nor can it be let go");
    tap(&mut state, "c5");
    let leap_by_leap = state.scene();
    assert_eq!(steps(&state).len(), 2);

    let mut state = two_people(Some(CHAIN));
    tap(&mut state, "c1");
    tap(&mut state, "c5");
    assert_eq!(steps(&state).len(), 2);
    assert_eq!(state.scene(), leap_by_leap);
}

#[test]
fn the_computer_is_asked_when_it_is_its_turn_and_heard_only_then() {
    let mut state = against_computer(None);
    tap(&mut state, "c3");
    let tasks = tap(&mut state, "d4");
    assert!(
        matches!(&tasks[..], [Task::Save, Task::Think(question)] if question.record.entries.len() == 1),
        "{tasks:?}"
    );
    assert!(state.thinking().is_some());
    tap(&mut state, "a3");
    assert_eq!(state.notice(), Some(&Notice::ComputerActs));
    let tasks = computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    assert_eq!(tasks, [Task::Save]);
    assert_eq!(state.turn(), Some(Seat::FIRST));
    // An answer that nobody awaits changes nothing.
    assert_eq!(computer_plays(&mut state, vec!["b2-c3".to_owned()]), []);
    assert_eq!(steps(&state).len(), 2);
}

#[test]
fn whoever_asks_the_computer_again_has_it_begin_anew() {
    let mut state = against_computer(None);
    assert_eq!(state.apply(Action::AskAgain), [], "it is not its turn");
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    let progress = ComputerProgress { depth: 3 };
    for again in [Action::AskAgain, Action::Prefer(Preferences::default()), Action::SetAccess(Access::Editing)] {
        state.apply(Action::Progress(progress));
        assert_eq!(state.thinking(), Some(progress));
        let tasks = state.apply(again);
        assert!(matches!(&tasks[..], [Task::Think(_)]), "{tasks:?}");
        assert_eq!(state.thinking(), Some(ComputerProgress::default()));
    }
    // It cannot go on, until somebody asks it again.
    state.apply(Action::ComputerFails("out of memory".to_owned()));
    assert_eq!((state.thinking(), state.trouble()), (None, Some("out of memory")));
    assert_eq!(state.apply(Action::Progress(progress)), []);
    assert_eq!(state.thinking(), None);
    let tasks = state.apply(Action::AskAgain);
    assert!(matches!(&tasks[..], [Task::Think(_)]), "{tasks:?}");
    assert_eq!((state.thinking(), state.trouble()), (Some(ComputerProgress::default()), None));
}

#[test]
fn undo_leads_to_where_a_human_decided_and_redo_back() {
    let mut state = against_computer(None);
    assert!(!state.capabilities().undo);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    // Undo while the computer thinks cancels its job.
    assert!(state.apply(Action::Undo).contains(&Task::StopThinking));
    assert_eq!(state.record().entries, []);
    let tasks = state.apply(Action::Redo);
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    state.apply(Action::Undo);
    assert_eq!(state.record().entries, []);
    assert!(state.capabilities().redo);
    state.apply(Action::Redo);
    assert_eq!(steps(&state).len(), 2);

    // Two humans: a whole turn, but only one leap of an unfinished chain.
    let mut state = two_people(Some(CHAIN));
    tap(&mut state, "c1");
    tap(&mut state, "e3");
    state.apply(Action::Undo);
    assert_eq!(steps(&state).len(), 0);
    tap(&mut state, "c1");
    tap(&mut state, "c5");
    state.apply(Action::Undo);
    assert_eq!(steps(&state).len(), 0);
    state.apply(Action::Redo);
    assert_eq!(steps(&state).len(), 2);
}

#[test]
fn looking_back_shows_what_was_and_plays_nothing() {
    let mut state = two_people(None);
    let start = state.scene();
    for name in ["c3", "b4", "a5", "c3"] {
        tap(&mut state, name);
    }
    let end = state.scene();
    state.apply(Action::ViewPly(0));
    assert_eq!(state.scene(), start);
    assert_eq!(state.marks().movable.len(), 0);
    assert_eq!(state.notice(), Some(&Notice::ViewsEarlierPly));
    tap(&mut state, "c3");
    assert_eq!(state.notice(), Some(&Notice::AsksToPlayOn(site(&state, "c3"))));
    state.apply(Action::ReturnToLive);
    assert_eq!(state.scene(), end);
    state.apply(Action::ViewPly(1));
    state.apply(Action::Rewind(1));
    assert_eq!(steps(&state), ["c3-b4"]);
    assert!(state.capabilities().redo);
}

#[test]
fn a_draw_is_offered_once_between_two_steps_and_answered() {
    let mut state = against_computer(None);
    assert!(!state.capabilities().offer, "not before the game has begun");
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    computer_plays(&mut state, vec!["e5-d4-c3bw".to_owned()]);
    let tasks = state.apply(Action::Offer(Offer::Draw));
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    state.apply(Action::ComputerAnswers(false));
    assert!(is_declined(&state));
    assert_eq!(state.turn(), Some(Seat::FIRST));
    assert!(!state.capabilities().offer);
    assert!(state.capabilities().resign);

    let mut state = two_people(None);
    tap(&mut state, "c3");
    tap(&mut state, "b4");
    state.apply(Action::Offer(Offer::Draw));
    assert!(state.question().is_some_and(|asked| (asked.by, asked.on) == (Seat::SECOND, Seat::FIRST)));
    tap(&mut state, "a5");
    assert_eq!(state.notice(), Some(&Notice::AnswerFirst));
    state.apply(Action::Answer(true));
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!(state.record().entries.last(), Some(&Entry::Answer { by: Seat::FIRST, yes: true }));
    assert!(matches!(state.record().entries[1], Entry::Offer { what: Offer::Draw, .. }));
    // An agreement can be taken back like anything else.
    state.apply(Action::Undo);
    assert!(!matches!(state.status(), Status::Over(_)));
}

#[test]
fn a_repetition_may_be_claimed() {
    let mut state = two_people(Some("a1W g7B w"));
    for _ in 0..2 {
        for name in ["a1", "b2", "g7", "f6", "b2", "a1", "f6", "g7"] {
            assert!(!state.capabilities().claim);
            tap(&mut state, name);
        }
    }
    assert!(state.capabilities().claim);
    state.apply(Action::Claim);
    let outcome = ended(&state);
    assert_eq!((&outcome.places.0[..2], outcome.reason.ruling), (&[1, 1][..], Some(RulingId("LASKA-3"))));
}

#[test]
fn a_rematch_swaps_the_sides() {
    let mut state = against_computer(None);
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    resign(&mut state, 1);
    assert!(state.capabilities().rematch && !state.capabilities().resign);
    let mut next = TableState::open(games(), state.rematch(games(), 9), ANYBODY).unwrap();
    assert_eq!(next.orientation(), Seat::SECOND, "whoever plays Black sits on Black's side");
    let tasks = next.apply(Action::SetAccess(Access::Editing));
    assert!(matches!(&tasks[..], [Task::Think(_)]), "{tasks:?}");
    assert_ne!(next.record().uid, state.record().uid);
}

#[test]
fn a_kept_game_comes_back_as_it_was() {
    let mut state = two_people(Some(CHAIN));
    tap(&mut state, "c1");
    tap(&mut state, "e3");
    state.apply(RareAction::Orient(Orientation::Seat(Seat::SECOND)));
    let mut back = TableState::restore(games(), &state.saved_game(5.0), ANYBODY).unwrap();
    assert_eq!((back.scene(), back.orientation(), back.record()), (state.scene(), Seat::SECOND, state.record()));
    // In mid-chain the piece is selected again; and nothing is played before the edit lock is known.
    assert_eq!(back.marks().selected, None);
    back.apply(Action::SetAccess(Access::Editing));
    assert_eq!(back.marks().selected, Some(site(&back, "e3")));
    // What was undone can still be played again.
    state.apply(Action::Undo);
    let mut back = TableState::restore(games(), &state.saved_game(6.0), ANYBODY).unwrap();
    back.apply(Action::SetAccess(Access::Editing));
    assert_eq!(back.record().entries, []);
    back.apply(Action::Redo);
    assert_eq!(steps(&back).len(), 1);
}

#[test]
fn partners_have_their_pieces_in_common() {
    let id = Portal::ids().into_iter().find(|id| info(id).seats().len() > 2);
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual(id.expect("a game of pairs")) };
    let state = begin(setup.record(games(), 7), None);
    let marks = state.marks();
    assert!(!marks.movable.is_empty());
    for site in marks.movable.iter() {
        assert!(marks.draggable.contains(site) && state.is_own(*site), "{site:?}");
    }
    let partner = Piece { owner: Seat::new(2), kind: rules::view::Kind(0) };
    assert!(state.is_of(partner, Seat::FIRST) && !state.is_of(partner, Seat::SECOND));
}

#[test]
fn a_damaged_game_is_refused() {
    let mut saved = two_people(None).saved_game(5.0);
    saved.text = saved.text.replace("laska", "lasso");
    assert!(matches!(TableState::restore(games(), &saved, ANYBODY), Err(RestoreError::Rules(_))));
    saved.text = "scrap".to_owned();
    assert!(matches!(TableState::restore(games(), &saved, ANYBODY), Err(RestoreError::Text(_))));
}

#[test]
fn whoever_watches_sees_what_is_played_and_plays_nothing() {
    let mut edit_lock = two_people(None);
    let mut watcher = TableState::restore(games(), &edit_lock.saved_game(5.0), ANYBODY).unwrap();
    watcher.apply(Action::SetAccess(Access::Watching));
    tap(&mut edit_lock, "c3");
    tap(&mut edit_lock, "d4");
    assert_eq!(watcher.catch_up(games(), &edit_lock.saved_game(6.0)), Ok(vec![]));
    assert_eq!(watcher.scene(), edit_lock.scene());
    assert!(watcher.motion().is_some());
    tap(&mut watcher, "e5");
    assert_eq!(watcher.notice(), Some(&Notice::Watches));
    let Capabilities { undo, redo, offer, claim, resign, rematch, agreement: Offer::Draw } = watcher.capabilities()
    else {
        panic!()
    };
    assert!(!(undo || redo || offer || claim || resign || rematch));
}

/// Chooses a step that is written in one of the game's formats.
#[track_caller]
fn choose(state: &mut TableState, step: &str) -> Vec<Task> {
    let step = state.game.table.token(step).expect("the step is legal");
    state.apply(Action::Choose(step))
}

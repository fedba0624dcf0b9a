//! Tables at which dice are thrown.

use rules::view::Die;

use super::*;

/// A game of two humans in which White has the higher die.
fn opened(preferences: Preferences) -> TableState {
    let record =
        (0..).map(|lot| Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), lot));
    let opened = record.map(|record| {
        let mut state = TableState::open(games(), record, ANYBODY).unwrap();
        state.apply(Action::Prefer(preferences));
        state.apply(Action::SetAccess(Access::Editing));
        state.apply(Action::Throw);
        state
    });
    opened.into_iter().find(|state| state.turn() == Some(Seat::FIRST)).unwrap()
}

fn touches() -> Preferences {
    Preferences::default()
}

fn die(state: &TableState, nth: usize) -> Site {
    state.dice()[nth].0
}

fn tap_site(state: &mut TableState, site: Site) -> Vec<Task> {
    state.apply(Action::Board(BoardEvent::Tap(site)))
}

/// Plays the first step available until the turn is over.
fn play_turn(state: &mut TableState) {
    while state.turn() == Some(Seat::FIRST) && state.game.table.is_mid_turn() {
        let step = state.game.choices[0].step;
        state.apply(Action::Choose(step));
    }
}

#[test]
fn dice_wait_for_a_touch() {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") };
    let mut state = begin(setup.record(games(), 7), None);
    assert_eq!((state.status(), state.n_entries()), (Status::Chance, 0));
    assert!(state.awaits_throw());
    let ready: Vec<Site> = state.marks().movable.iter().copied().collect();
    assert_eq!(ready, [die(&state, 0), die(&state, 1)]);
    // Any other touch says what to do.
    assert_eq!(tap(&mut state, "6"), []);
    assert!(refusal(&state).starts_with("backgammon-"), "{}", refusal(&state));
    let first = die(&state, 0);
    assert_eq!(tap_site(&mut state, first), [Task::Save]);
    assert_eq!(state.n_entries(), 1);
    assert!(matches!(state.dice()[0].1, Die::Shows(_)));
    assert!(!state.awaits_throw());
}

#[test]
fn dice_that_nobody_wants_to_throw_are_thrown() {
    let state = opened(Preferences { throwing: Throwing::Itself, ..touches() });
    assert_eq!(state.n_entries(), 1);
    let mut state = state;
    play_turn(&mut state);
    assert_eq!(state.turn(), Some(Seat::SECOND));
    assert!(state.dice().iter().any(|(_, die)| matches!(die, Die::Shows(_))), "the next dice are thrown");
}

#[test]
fn whoever_throws_on_a_real_table_says_what_was_thrown() {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") };
    let mut state = begin(setup.record(games(), 7), None);
    state.apply(Action::Prefer(Preferences { throwing: Throwing::Hand, ..touches() }));
    assert_eq!(state.asked().len(), 30, "one die each, and no two the same");
    assert!(state.asks_for_throw() && !state.awaits_throw());
    choose(&mut state, "61");
    assert_eq!(steps(&state), ["61"]);
    play_turn(&mut state);
    assert_eq!(state.asked().len(), 21);
}

#[test]
fn a_throw_is_never_taken_back() {
    let mut state = opened(touches());
    assert!(!state.capabilities().undo, "nothing was decided yet");
    let thrown = state.dice();
    let step = state.game.choices[0].step;
    let text = state.game.table.step_texts(&[step]).concat();
    state.apply(Action::Choose(step));
    assert!(state.capabilities().undo);
    state.apply(Action::Undo);
    assert_eq!((state.n_entries(), state.dice()), (1, thrown.clone()));
    state.apply(Action::Redo);
    assert_eq!(steps(&state)[1], text);
    play_turn(&mut state);
    let n_entries = state.n_entries();
    // The other player's dice lie ready, then are thrown; what can be taken back stays the same.
    state.apply(Action::Throw);
    assert_eq!(state.n_entries(), n_entries + 1);
    state.apply(Action::Undo);
    assert_eq!((state.n_entries(), state.dice()), (1, thrown), "back to what was thrown first");
}

#[test]
fn nobody_doubles_who_has_seen_the_dice() {
    let mut setup = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), 7);
    setup.options.set("cube", "on");
    let mut state = begin(setup, None);
    state.apply(Action::Throw);
    while state.game.table.is_mid_turn() {
        let step = state.game.choices[0].step;
        state.apply(Action::Choose(step));
    }
    let before = state.n_entries();
    assert!(!state.awaits_throw(), "whoever may double decides first");
    let first = die(&state, 0);
    tap_site(&mut state, first);
    assert_eq!(steps(&state)[before], "roll");
    assert_eq!(state.n_entries(), before + 2, "and then the dice fall");
    state.apply(Action::Undo);
    assert!(state.n_entries() < before, "not between the two");
}

#[test]
fn turns_without_a_choice_are_played_by_themselves_where_that_is_wanted() {
    // White is on the bar, and every point where it could enter is blocked.
    let closed = "white bar:1 6:14 black 1:3 2:3 3:3 4:2 5:2 6:2 roll white";
    for plays_forced in [false, true] {
        let record = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), 7);
        let mut state = begin(record, Some(closed));
        state.apply(Action::Prefer(Preferences { plays_forced, ..touches() }));
        state.apply(Action::Throw);
        let expected = if plays_forced { (2, "done") } else { (1, "") };
        let last = steps(&state).get(1).copied().unwrap_or_default();
        assert_eq!((state.n_entries(), last), expected, "{:?}", steps(&state));
    }
}

#[test]
fn points_are_called_as_the_reader_likes() {
    let mut state = opened(touches());
    let names = |names: [&str; 2]| names.map(Message::verbatim);
    let called = |state: &TableState| [Site(6), Site(18)].map(|site| state.label(site));
    assert_eq!(called(&state), names(["6", "7A"]));
    state.apply(Action::Rename(true));
    assert_eq!(called(&state), names(["6", "18"]));
    state.apply(RareAction::Orient(Orientation::Seat(Seat::SECOND)));
    assert_eq!(called(&state), names(["6", "18"]), "as whoever is to move counts");
    state.apply(Action::Rename(false));
    assert_eq!(called(&state), names(["6", "7A"]));
}

#[test]
fn a_die_is_taken_up_and_laid_down_again() {
    let mut state = opened(touches());
    let first = die(&state, 0);
    tap_site(&mut state, first);
    assert_eq!(state.marks().selected, Some(first));
    assert!(!state.marks().targets.is_empty());
    tap_site(&mut state, first);
    assert_eq!(state.marks().selected, None);
    tap_site(&mut state, first);
    let start = *state.marks().targets.iter().next().unwrap();
    tap_site(&mut state, start);
    assert_eq!(state.n_entries(), 2, "with its die a checker needs no goal");
}

#[test]
fn a_checker_goes_by_both_numbers_at_once() {
    let record = Setup { opponent: Opponent::Human, ..Setup::usual("backgammon") }.record(games(), 7);
    let mut state = begin(record, Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 65 white"));
    tap_site(&mut state, Site(24));
    assert!(state.marks().distant_targets.contains(&Site(13)));
    tap_site(&mut state, Site(13));
    assert_eq!(steps(&state), ["24/18", "18/13"]);
}

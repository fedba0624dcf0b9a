//! Records are looked at and played on.

use play::{GameTree, GamesOf, NodeIdx, OpenError, Player, TurnText};
use rules::games::Portal;

use super::*;

/// Two moves, another first move, and a computer among the players.
fn record() -> (GameTree, NodeIdx) {
    let mut tree = GameTree::new(Setup::usual("laska").record(games(), 7));
    let first = tree.add(NodeIdx::ROOT, Entry::Step("c3-d4".to_owned())).unwrap();
    tree.add(first, Entry::Step("e5-d4-c3bw".to_owned())).unwrap();
    let other = tree.add(NodeIdx::ROOT, Entry::Step("e3-f4".to_owned())).unwrap();
    (tree, other)
}

#[test]
fn a_record_is_looked_at_from_its_beginning_and_nobody_plays_in_it() {
    let (tree, other) = record();
    let mut state = TableState::open_to_view(games(), &tree).unwrap();
    assert!(state.is_viewed() && state.looks_back() && state.motion().is_none() && state.is_settled());
    assert_eq!((state.viewed_ply(), state.notice(), state.you()), (0, Some(&Notice::Views), None));
    assert!(state.thinking().is_none(), "the computer in it is not asked");
    state.apply(Action::Look(Look::Next));
    assert_eq!((state.viewed_ply(), state.notice()), (1, None));
    tap(&mut state, "b2");
    assert_eq!(state.notice(), Some(&Notice::Views));
    state.apply(Action::Look(Look::Last));
    tap(&mut state, "b2");
    assert_eq!((state.notice(), state.record().entries.len()), (Some(&Notice::Views), 2));
    assert_eq!(state.apply(Action::Undo), vec![]);
    let Capabilities { undo, redo, offer, claim, resign, rematch, .. } = state.capabilities();
    assert!(!(undo || redo || offer || claim || resign || rematch || state.can_reseat()));
    assert!(!state.apply(Action::Flip).contains(&Task::Save), "a record that is looked at is not kept");
    // Its other lines are looked at too, and stay as they are.
    let tasks = state.apply(RareAction::Lines(LineAction::switch(GAMES, other)));
    assert!(!tasks.contains(&Task::Save));
    assert_eq!(steps(&state), ["e3-f4"]);
    assert!(state.is_viewed() && !state.can_edit_variation());
}

#[test]
fn a_record_is_played_on_by_whom_the_setup_says() {
    let (tree, _) = record();
    let setup = Setup::usual("laska").at_level(Level::MOST);
    let players = |setup: &Setup, side: Option<Seat>| {
        let state = TableState::open_to_play(games(), &tree, setup, side, ANYBODY).unwrap();
        assert_eq!(steps(&state).len(), 2);
        state.players().into_iter().map(|(_, player)| player).collect::<Vec<_>>()
    };
    let best = PlayerKind::Computer(Level::MOST);
    assert_eq!(players(&setup, None), [PlayerKind::Human, best], "White is to move");
    assert_eq!(players(&setup, Some(Seat::SECOND)), [best, PlayerKind::Human]);
    assert_eq!(players(&setup.for_people(), None), [PlayerKind::Human; 2]);
}

#[test]
fn names_of_people_stay() {
    let (mut tree, _) = record();
    tree.head_mut().players[0] = Player::Human { name: "Ann".to_owned() };
    let setup = Setup::usual("laska").for_people();
    let state = TableState::open_to_play(games(), &tree, &setup, None, ANYBODY).unwrap();
    assert_eq!((state.person_name(Seat::FIRST), state.person_name(Seat::SECOND)), (Some("Ann"), None));
}

#[test]
fn people_have_all_seats() {
    for id in Portal::ids() {
        let record = Setup::usual(id).for_people().record(games(), 7);
        let state = TableState::open(games(), record, ANYBODY).unwrap();
        assert!(state.players().iter().all(|(_, player)| *player == PlayerKind::Human), "{id}");
    }
}

/// A task of a study is laid after the turns that led to it.
#[test]
fn a_game_is_opened_after_turns() {
    let open = |turns: &[&str]| {
        let turns: Vec<String> = turns.iter().map(|turn| (*turn).to_owned()).collect();
        let record = Setup::usual("laska").for_people().record_from(games(), None, 7);
        TableState::open_after(games(), record, &GamesOf::<Portal>::NEW, &turns)
    };
    let mut state = open(&["c3-d4", "e5-d4-c3bw"]).unwrap();
    assert!(state.motion().is_none() && state.is_settled(), "nothing moves");
    assert_eq!((state.turn(), state.seat_at_start(), steps(&state).len()), (Some(Seat::FIRST), Some(Seat::FIRST), 2));
    state.apply(Action::SetAccess(Access::Editing));
    tap(&mut state, "b2");
    tap(&mut state, "d4");
    assert_eq!(steps(&state).len(), 3, "it goes on");
    assert!(matches!(open(&["c3-d4", "c3-d4"]), Err(OpenError::Entry { idx: 1, .. })));
}

/// Backgammon's points have other names for readers than in what is read back.
#[test]
fn plain_turns_are_those_that_are_read_back() {
    let setup = Setup::usual("backgammon").for_people();
    let position = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 65 white";
    let record = setup.record_from(games(), Some(position.to_owned()), 7);
    let turns = ["24/18/13".to_owned()];
    let state = TableState::open_after(games(), record, &GamesOf::<Portal>::NEW, &turns).unwrap();
    let text = |turns: &[TurnText]| turns.last().map(|turn| turn.text.clone());
    assert_eq!(text(&state.plain_turns()).as_deref(), Some("24/18/13"));
    assert_eq!(text(&state.turns()).as_deref(), Some("1A/7A/12A"));
}

/// Whoever opens the rules beside a table is led to what they say of this.
#[test]
fn the_rule_at_hand_is_that_of_the_refusal_or_of_the_turn() {
    let mut state = TableState::open(games(), Setup::usual("laska").for_people().record(games(), 7), ANYBODY).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    let key = |state: &TableState| state.rule_at_hand().map(|message| message.key.into_owned());
    assert_eq!(key(&state).as_deref(), Some("laska-move"));
    tap(&mut state, "a7");
    assert_eq!(key(&state).as_deref(), Some("laska-not-yours"));
    let entry = Entry::Resign { by: Seat::FIRST, points: 1 };
    assert!(state.game.table.enter(entry).is_ok());
    assert_eq!(key(&state).as_deref(), Some("laska-not-yours"), "that is still said");
    state.notice = None;
    assert_eq!(key(&state), None, "nothing is to be played");
}

/// U12: whoever touches a piece of an earlier position is asked whether to play on from there.
#[test]
fn u12_a_touch_of_a_piece_of_an_earlier_position_asks_whether_to_play_on() {
    let mut state = two_people(None);
    choose(&mut state, "c3-d4");
    choose(&mut state, "e5-d4-c3bw");
    state.apply(Action::Look(Look::First));
    assert_eq!(state.notice(), Some(&Notice::ViewsEarlierPly));
    tap(&mut state, "d4");
    assert_eq!(state.notice(), Some(&Notice::ViewsEarlierPly), "nothing stands there");
    tap(&mut state, "c3");
    let at = site(&state, "c3");
    assert_eq!((state.notice(), state.marks().refused), (Some(&Notice::AsksToPlayOn(at)), Some(at)));
    state.apply(Action::Rewind(state.viewed_ply()));
    assert_eq!((steps(&state).len(), state.looks_back()), (0, false));
    // Where another page plays the game, nobody is asked.
    choose(&mut state, "c3-d4");
    state.apply(Action::SetAccess(Access::Watching));
    state.apply(Action::Look(Look::First));
    tap(&mut state, "c3");
    assert_eq!(state.notice(), Some(&Notice::ViewsEarlierPly));
}

fn settled(state: &mut TableState) -> Vec<Task> {
    state.apply(Action::Board(BoardEvent::Settled))
}

/// U12: the turns are shown one after the other, from the beginning and at a pace.
#[test]
fn u12_the_moves_are_played_through_at_a_pace() {
    let mut state = two_people(None);
    choose(&mut state, "c3-d4");
    choose(&mut state, "e5-d4-c3bw");
    settled(&mut state);
    state.apply(Action::PlayThrough(true));
    assert_eq!((state.viewed_ply(), state.is_playing_through()), (0, true));
    assert_eq!(settled(&mut state), [Task::Rest(500)]);
    state.apply(Action::Rested);
    assert_eq!((state.viewed_ply(), state.is_playing_through()), (1, true));
    assert_eq!(settled(&mut state), [Task::Rest(500)], "not before the board is still");
    state.apply(Action::Rested);
    assert_eq!((state.looks_back(), state.is_playing_through()), (false, false), "that was the last one");
    // It begins where one looks, and ends when one looks elsewhere.
    state.apply(Action::Look(Look::Previous));
    settled(&mut state);
    assert_eq!(state.apply(Action::PlayThrough(true)), [Task::Rest(500)]);
    assert_eq!(state.viewed_ply(), 1);
    state.apply(Action::Look(Look::First));
    state.apply(Action::Rested);
    assert_eq!((state.viewed_ply(), state.is_playing_through()), (0, false));
    state.apply(Action::PlayThrough(true));
    state.apply(Action::PlayThrough(false));
    state.apply(Action::Rested);
    assert_eq!(state.viewed_ply(), 0);
    // A record that is only looked at is played through too, at the pace that is preferred.
    let (tree, _) = record();
    let mut state = TableState::open_to_view(games(), &tree).unwrap();
    state.apply(Action::Prefer(Preferences { pace: play::Pace::Calm, ..Preferences::default() }));
    assert_eq!(state.apply(Action::PlayThrough(true)), [Task::Rest(2_500)]);
    state.apply(Action::Rested);
    assert_eq!((state.viewed_ply(), state.is_viewed()), (1, true));
}

/// U12: the computer plays when one has returned to the game, and not before.
#[test]
fn u12_the_computer_does_not_interrupt_who_looks_back() {
    let mut state = against_computer(None);
    choose(&mut state, "c3-d4");
    settled(&mut state);
    state.apply(Action::Look(Look::First));
    settled(&mut state);
    assert_eq!(state.apply(Action::ComputerPlays(vec!["e5-d4-c3bw".to_owned()])), []);
    settled(&mut state);
    assert_eq!((state.viewed_ply(), steps(&state).len()), (0, 1));
    state.apply(Action::ReturnToLive);
    settled(&mut state);
    assert_eq!((state.looks_back(), steps(&state).len()), (false, 2));
}

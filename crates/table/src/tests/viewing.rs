//! Records are looked at and played on.

use play::formats::GameTextsOf;
use play::{GameTree, NodeIdx, OpenError, Player, TurnText};
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
    let tasks = state.apply(RareAction::Lines(LineAction::switch(LINES, other)));
    assert!(!tasks.contains(&Task::Save));
    assert_eq!(steps(&state), ["e3-f4"]);
    assert!(state.is_viewed() && !state.can_edit_variation());
}

#[test]
fn a_record_is_played_on_by_whom_the_setup_says() {
    let (tree, _) = record();
    let setup = Setup::usual("laska").at_level(Level::Best);
    let players = |setup: &Setup, side: Option<Seat>| {
        let state = TableState::open_to_play(games(), &tree, setup, side, ANYBODY).unwrap();
        assert_eq!(steps(&state).len(), 2);
        state.players().into_iter().map(|(_, player)| player).collect::<Vec<_>>()
    };
    let best = PlayerKind::Computer(Level::Best);
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
        TableState::open_after(games(), record, &GameTextsOf::<Portal>::NEW, &turns)
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
    let state = TableState::open_after(games(), record, &GameTextsOf::<Portal>::NEW, &turns).unwrap();
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

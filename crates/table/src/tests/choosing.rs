//! Steps that the touched squares alone do not tell apart.

use rules::view::Kind;

use super::*;

const PAWN: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

fn promoting() -> TableState {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("chess") };
    let mut state = begin(setup.record(games(), 7), Some(PAWN));
    tap(&mut state, "a7");
    assert_eq!(tap(&mut state, "a8"), []);
    state
}

#[test]
fn a_pawn_is_asked_what_it_becomes() {
    let mut state = promoting();
    assert!(state.is_choosing());
    let marks = state.marks();
    assert_eq!((marks.selected, marks.targets.len()), (Some(site(&state, "a7")), 1));
    assert!(marks.targets.contains(&site(&state, "a8")));
    let asked = state.asked();
    let names: Vec<String> = asked.iter().map(|choice| choice.gesture.choice.as_ref().unwrap().to_string()).collect();
    assert_eq!(names, ["queen", "rook", "bishop", "knight"].map(|kind| format!("chess-promote-{kind}")));
    let brings: Vec<Vec<u8>> =
        asked.iter().map(|choice| state.brings(choice).iter().map(|piece| piece.kind.0).collect()).collect();
    assert_eq!(brings, [[4], [3], [2], [1]]);

    let step = asked[3].step;
    assert_eq!(state.apply(Action::Choose(step)), [Task::Save]);
    assert!(!state.is_choosing() && state.asked().is_empty());
    let (from, to) = (site(&state, "a7"), site(&state, "a8"));
    let promoted = Effect::Flip { at: to, index: 0, kind: Kind(1), why: Why::Promote };
    assert_eq!(happened(&state), (vec![walk(from, to), promoted], "chess-to-move seat=seat 2".to_owned()));
}

#[test]
fn another_touch_means_another_step() {
    // Another goal of the same pawn, which raises the question again.
    let mut state = promoting();
    tap(&mut state, "b8");
    assert!(state.is_choosing() && state.marks().targets.contains(&site(&state, "b8")));
    // Another piece.
    tap(&mut state, "e1");
    assert!(!state.is_choosing());
    assert_eq!(state.marks().selected, Some(site(&state, "e1")));
    // The same square again, the pawn itself, or the Escape key cancels.
    for taps in [["a8"], ["a7"]] {
        let mut state = promoting();
        taps.iter().for_each(|name| assert_eq!(tap(&mut state, name), []));
        assert_eq!((state.is_choosing(), state.marks().selected), (false, None), "{taps:?}");
    }
    let mut state = promoting();
    state.apply(Action::Board(BoardEvent::Cancel));
    assert!(!state.is_choosing());
    // A square where the pawn cannot go is refused as if there were no question.
    let mut state = promoting();
    tap(&mut state, "a6");
    assert!(refusal(&state).starts_with("chess-moves-pawn from=a7 to=a6"), "{}", refusal(&state));
    assert_eq!(state.marks().selected, Some(site(&state, "a7")));
}

/// White is to set the mark, and all of Black's men stand together in a corner.
fn marking() -> TableState {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("lanrick") };
    begin(setup.record(games(), 7), Some("1w1w1w1w/8/8/8/w7/b7/b7/bbb5 mark w - - - -"))
}

#[test]
fn where_all_is_done_by_one_touch_squares_are_asked_for() {
    let begun = |id: &str| begin(Setup { opponent: Opponent::Human, ..Setup::usual(id) }.record(games(), 7), None);
    assert!(begun("lanrick").asks_for_squares() && marking().asks_for_squares());
    assert!(!begun("chess").asks_for_squares());
}

#[test]
fn whoever_would_give_something_away_is_asked_to_confirm() {
    let mut state = marking();
    assert_eq!(tap(&mut state, "b2"), []);
    let doubted = state.doubted().expect("it is asked about");
    let doubt = doubted.gesture.choice.as_ref().unwrap();
    assert_eq!(doubt.to_string(), "lanrick-gives-away seat=seat 2 [LANRICK-4]");
    // The player declines.
    state.apply(Action::Board(BoardEvent::Cancel));
    assert_eq!((state.doubted(), steps(&state)), (None, Vec::new()));
    // Another square, which needs no confirmation.
    tap(&mut state, "b2");
    assert_eq!(tap(&mut state, "e5"), [Task::Save]);
    assert_eq!(steps(&state), ["*e5"]);
    // The player confirms.
    let mut state = marking();
    tap(&mut state, "b2");
    assert_eq!(choose(&mut state, "*b2"), [Task::Save]);
    assert_eq!(steps(&state), ["*b2"]);
    assert_eq!(prompt(&state), "lanrick-to-take seat=seat 2 of=seat 1");
}

#[test]
fn a_sign_is_part_of_the_name_of_its_square() {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("chess") };
    let mut state = begin(setup.record(games(), 7), Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    let king = site(&state, "e8");
    let signed = |state: &TableState| (state.scene().marks.get(&king).copied(), state.marks().movable.contains(&king));
    assert_eq!(signed(&state), (None, false));
    let stack = state.scene().stacks.get(&king).cloned();
    assert_eq!(stack, Some(vec![Piece { owner: Some(Seat::SECOND), kind: Kind(5) }]));
    tap(&mut state, "a1");
    tap(&mut state, "a8");
    assert_eq!(signed(&state), (Some(Kind(6)), true), "it is in check");
    let (from, to) = (site(&state, "a1"), site(&state, "a8"));
    let sign = Effect::Mark { at: king, sign: Some(Kind(6)) };
    assert_eq!(happened(&state), (vec![walk(from, to), sign], "chess-in-check seat=seat 2".to_owned()));
    assert_eq!(prompt(&state), "chess-in-check seat=seat 2");
}

#[test]
fn who_begins_is_called_by_colour() {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("draughts") };
    let mut state = begin(setup.record(games(), 7), None);
    assert_eq!((prompt(&state).as_str(), state.orientation()), ("draughts-to-move seat=seat 1", Seat::FIRST));
    tap(&mut state, "11");
    tap(&mut state, "15");
    let (from, to) = (site(&state, "11"), site(&state, "15"));
    assert_eq!(happened(&state), (vec![walk(from, to)], "draughts-to-move seat=seat 2".to_owned()));
    let owned = |name: &str| {
        let site = site(&state, name);
        let stack = state.scene().stacks.get(&site).cloned().expect("a man stands there");
        (stack, state.marks().movable.contains(&site))
    };
    let man = |owner: Seat| vec![Piece { owner: Some(owner), kind: Kind(0) }];
    assert_eq!(owned("15"), (man(Seat::FIRST), false));
    assert_eq!(owned("21"), (man(Seat::SECOND), true));
}

/// A page obeys such a touch before it has what plays.
#[test]
fn a_touch_that_would_choose_does_nothing_else() {
    for id in ["laska", "chess", "lanrick", "backgammon", "lanko-88"] {
        let setup = Setup { opponent: Opponent::Human, ..Setup::usual(id) };
        let record = setup.record(games(), 7);
        let state = begin(record.clone(), None);
        let mut n_chosen = 0;
        for site in state.labels().keys().copied() {
            let mut touched = begin(record.clone(), None);
            let tasks = touched.apply(Action::Board(BoardEvent::Tap(site)));
            let is_chosen = touched.marks().selected == Some(site) && touched.notice().is_none();
            let is_all = tasks.is_empty() && touched.record().entries.len() == state.record().entries.len();
            assert_eq!(state.would_choose(site), is_chosen && is_all, "{id}: {site:?}");
            n_chosen += usize::from(is_chosen);
            // The second touch is another matter.
            assert!(!is_chosen || state.labels().keys().all(|other| !touched.would_choose(*other)), "{id}: {site:?}");
        }
        assert_eq!(n_chosen > 0, ["laska", "chess", "lanko-88"].contains(&id), "{id}");
    }
}

//! What the square inspector tells: of one's own pieces, and of those whose owner is not to move.

use super::*;

/// Everything about a square.
#[track_caller]
pub(super) fn inspector_on(state: &mut TableState, name: &str) -> SquareInspector {
    let site = site(state, name);
    state.apply(Action::Board(BoardEvent::Hold(site)));
    match state.notice() {
        Some(Notice::Inspecting(site)) => state.inspector(*site, GAMES),
        other => panic!("{other:?}"),
    }
}

/// A game of two humans from a position.
fn at(id: &str, start: &str) -> TableState {
    let start = Some(start).filter(|start| !start.is_empty());
    begin(Setup { opponent: Opponent::Human, ..Setup::usual(id) }.record(games(), 7), start)
}

/// The seat that could move the piece on a square, its steps and what it attacks.
#[track_caller]
fn outlook(state: &mut TableState, name: &str) -> Option<(Seat, String, String)> {
    let inspector = inspector_on(state, name);
    if inspector.outlook.is_some() {
        assert!(!matches!(inspector.prospect, Prospect::None(_)), "that it is another's goes without saying");
    }
    let Foreign { by, steps, attacks } = inspector.outlook?;
    Some((by, steps.join(" "), attacks.iter().map(|at| at.to_string()).collect::<Vec<_>>().join(" ")))
}

/// The steps and what is attacked, for a piece of the second seat.
#[track_caller]
fn check(state: &mut TableState, name: &str, steps: &str, attacks: &str) {
    let attacks: Vec<String> = attacks.split_whitespace().map(|at| Message::verbatim(at).to_string()).collect();
    assert_eq!(outlook(state, name), Some((Seat::SECOND, steps.to_owned(), attacks.join(" "))), "{name}");
}

#[test]
fn a_foreign_piece_tells_what_its_owner_could_do_with_it() {
    let mut state = at("laska", "c3w d4b a1w g7b w");
    check(&mut state, "d4", "d4-c3-b2bw", "c3");
    check(&mut state, "g7", "", "");
    assert_eq!(outlook(&mut state, "c3"), None, "their own piece has a prospect");
    assert_eq!(outlook(&mut state, "e3"), None, "nothing stands there");
    let mut state = at("draughts", "B:W22,K30:B10,18");
    check(&mut state, "22", "22x15", "18");
    let mut state = at("chess", "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
    check(&mut state, "d5", "d4 dxe4", "e4");
    // It is one of the goals of a piece too.
    assert!(matches!(inspector_on(&mut state, "d5").prospect, Prospect::Goal { .. }));
}

#[test]
fn where_the_rules_cannot_say_it_is_only_another_s() {
    // The rook could take the king, which no move does.
    let mut state = at("chess", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1");
    assert_eq!(outlook(&mut state, "a1"), None);
    assert!(matches!(inspector_on(&mut state, "a1").prospect, Prospect::None(why) if why.key == "chess-not-yours"));
    // In the middle of a turn.
    let mut state = two_people(Some(CHAIN));
    tap(&mut state, "c1");
    tap(&mut state, "e3");
    assert_eq!((state.game.table.is_mid_turn(), outlook(&mut state, "a7")), (true, None));
    let mut state = two_people(None);
    choose(&mut state, "c3-d4");
    state.apply(Action::ViewPly(0));
    assert_eq!(outlook(&mut state, "e5"), None, "the position is an earlier one");
}

#[test]
fn of_a_pair_the_one_who_could_move_it_is_named() {
    let mut state = begin(Setup { opponent: Opponent::Human, ..Setup::usual("lanko-88") }.record(games(), 7), None);
    choose_first(&mut state);
    let info = state.info();
    let acts = state.turn().unwrap();
    let named: Vec<Seat> = state
        .labels()
        .keys()
        .copied()
        .collect::<Vec<_>>()
        .into_iter()
        .filter_map(|site| {
            state.apply(Action::Board(BoardEvent::Hold(site)));
            let outlook = state.inspector(site, GAMES).outlook;
            outlook.filter(|outlook| !outlook.steps.is_empty()).map(|outlook| outlook.by)
        })
        .collect();
    assert!(!named.is_empty() && named.iter().all(|seat| info.team(*seat) != info.team(acts)), "{named:?}");
}

/// Plays the first step on offer.
fn choose_first(state: &mut TableState) {
    let step = state.game.choices[0].step;
    state.apply(Action::Choose(step));
}

#[test]
fn the_inspector_tells_who_may_move_what_compels_and_what_comes_of_it() {
    let mut state = two_people(Some("c3w d4b a1w g7b w"));
    let inspector = inspector_on(&mut state, "c3");
    let steps = vec!["c3-d4-e5wb".to_owned()];
    assert_eq!(inspector.prospect, Prospect::Moves { by: Seat::FIRST, steps: steps.clone(), forced: true });
    assert!(state.preview().is_some(), "its only step is shown");
    state.apply(Action::Board(BoardEvent::Release));
    assert_eq!(state.preview(), None);
    assert!(matches!(inspector_on(&mut state, "a1").prospect, Prospect::None(why) if why.key == "laska-must-take"));
    let empty = Prospect::Empty { by: Seat::FIRST, forced: steps.clone() };
    assert_eq!(inspector_on(&mut state, "e3").prospect, empty);
    assert_eq!(inspector_on(&mut state, "e5").prospect, Prospect::Goal { by: Seat::FIRST, steps });
    state.apply(Action::Board(BoardEvent::Release));
    tap(&mut state, "c3");
    let after = inspector_on(&mut state, "e5").after.expect("what will stand there");
    assert_eq!(after.len(), 2, "the column after the take");
}

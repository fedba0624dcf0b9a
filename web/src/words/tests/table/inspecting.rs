//! What is said of a square, and of a flag that has fallen while others play on.

use super::*;
use crate::program::LateGames;
use crate::words::inspected;

/// What is said about the last touch.
#[track_caller]
fn said(state: &TableState) -> String {
    let said = match state.notice().expect("something is said") {
        Notice::Inspecting(site) => inspected(state, *site, LateGames::all().insight),
        notice => ui::notice(state, notice),
    };
    translate_all(&said.text)
}

#[track_caller]
fn held(state: &mut TableState, name: &str) -> String {
    let site = site(state, name);
    state.apply(Action::Board(BoardEvent::Hold(site)));
    said(state)
}

#[test]
fn of_a_foreign_piece_it_is_said_what_its_owner_could_do() {
    let mut state = two_people("laska", Some("c3w d4b a1w g7b w"));
    assert_eq!(held(&mut state, "d4"), "d4: black counter. If Black were to move: d4-c3-b2bw. It attacks c3.");
    assert_eq!(held(&mut state, "g7"), "g7: black counter. Black couldn’t move it now.");
    let mut state = begin(Setup::usual("draughts").record(games(), 7), Some("W:W22:B18"));
    assert_eq!(state.you(), Some(Seat::FIRST));
    assert_eq!(held(&mut state, "18"), "18: black man. If you were to move: 18x25. It attacks 22.");
}

#[test]
fn a_fallen_flag_is_told_while_others_play_on() {
    let mut setup = Setup::usual("ludo");
    setup.players = rules::PerSeat::all(PlayerKind::Human);
    let mut state = begin(setup.record(games(), 1), None);
    while state.timed().is_none() {
        state.apply(Action::Throw);
    }
    let by = state.timed().unwrap();
    state.apply(RareAction::Flag(by));
    assert_eq!(
        said(&state),
        format!("{}’s time is up.", translate(&super::super::super::name::seat(Some(state.info()), by)))
    );
}

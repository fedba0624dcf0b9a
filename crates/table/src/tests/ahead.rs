//! Tables that show ahead what every step would do, and where a touch alone may be a step.

use super::*;

/// A game of ludo between two humans from this position, with dice thrown on a real table.
fn table(position: &str) -> TableState {
    let mut setup = Setup::usual("ludo");
    let (spec, _) = setup.player_counts(games()).expect("a game for more or fewer");
    setup.choose(spec, "2");
    setup.players = rules::PerSeat::all(PlayerKind::Human);
    let mut state = begin(setup.record(games(), 7), Some(position));
    state.apply(Action::Prefer(Preferences { throwing: Throwing::Hand, ..Preferences::default() }));
    state
}

fn touch(state: &mut TableState, site: u16) {
    state.apply(Action::Board(BoardEvent::Tap(Site(site))));
}

fn ahead(state: &TableState) -> Vec<Vec<u16>> {
    state.marks().shown_ahead.iter().map(|sites| sites.iter().map(|site| site.0).collect()).collect()
}

#[test]
fn where_every_piece_would_go_is_seen_and_said_before_one_is_touched() {
    let mut state = table("0,0,5,20/-/0,0,0,0/- play 1 6 -");
    assert_eq!(ahead(&state), [[58, 1], [58, 6], [5, 11], [20, 26]]);
    let marks = state.marks();
    let goals = |site: u16| marks.goals(Site(site)).map(|goal| state.label(goal).to_string()).collect::<Vec<_>>();
    assert_eq!(goals(58), ["ludo-start seat=seat 1", "ludo-dot number=6"]);
    assert_eq!(goals(20), ["ludo-dot number=26"]);
    assert_eq!((goals(30), marks.movable.contains(&Site(30))), (Vec::new(), false));
    touch(&mut state, 58);
    assert_eq!(ahead(&state), [[58, 1], [58, 6]], "of the chosen piece alone");
    touch(&mut state, 6);
    assert_eq!((steps(&state), ahead(&state)), (vec!["0-6"], Vec::new()));
}

#[test]
fn a_piece_that_can_do_but_one_thing_is_touched_once() {
    let mut state = table("0,0,5,20/-/0,0,0,0/- play 1 6 -");
    touch(&mut state, 20);
    assert_eq!(steps(&state), ["20-26"]);
    // It turns at the finish and ends where it began; no other step is possible.
    let mut state = table("44,45,45,45/-/0,0,0,0/- play 1 2 -");
    touch(&mut state, 44);
    assert_eq!(steps(&state), ["44-44"]);
}

#[test]
fn nobody_is_asked_to_pass() {
    let mut state = table("0,0,0,0/-/0,0,0,0/- play 1 ? -");
    choose(&mut state, "3");
    assert_eq!(steps(&state), ["3", "-"]);
    choose(&mut state, "1");
    assert_eq!(steps(&state), ["3", "-", "1"], "a piece is moved by whoever plays it, even the only one");
}

//! Games by links: who is waited for, and what is to be sent.

use super::*;
use play::{Preferences, Throwing};

use crate::{LinkNews, Lot, Opponent, RareAction, SHARED, Side, opponents};

/// A game by links on this device, which has this side.
fn by_link(id: &str, n: usize, side: Seat) -> TableState {
    let setup = Setup { opponent: Opponent::ByLink(n), side: Side::Seat(side), ..Setup::usual(id) };
    let mut state = TableState::open(games(), setup.record(games(), 7), Strength::USUAL).expect("it is a game");
    state.apply(Action::SetAccess(Access::Editing));
    state
}

#[test]
fn all_games_of_sides_are_played_by_links() {
    let is_offered = |id| opponents(games(), id).contains(&Opponent::ByLink(2));
    for id in ["chess", "draughts", "laska", "lanrick", "lanko-88", "lino", "backgammon"] {
        assert!(is_offered(id), "{id}");
    }
    assert!(opponents(games(), "lanko-103").contains(&Opponent::ByLink(4)));
}

#[test]
fn each_side_is_played_somewhere() {
    let here = |state: &TableState| state.info().seats().filter(|seat| state.is_human(*seat)).collect::<Vec<_>>();
    let seats: Vec<Seat> = Seat::first(4).collect();
    assert_eq!(here(&by_link("laska", 2, seats[1])), [seats[1]]);
    assert_eq!(here(&by_link("lanko-88", 2, seats[0])), [seats[0], seats[2]]);
    let four = by_link("lanko-88", 4, seats[1]);
    assert_eq!(here(&four), [seats[1]]);
    let devices: Vec<_> = seats.iter().map(|seat| four.record().device_of(*seat)).collect();
    assert_eq!(devices, [3, 0, 1, 2].map(Some));
}

#[test]
fn the_others_cannot_be_played_here() {
    let mut state = by_link("laska", 2, Seat::SECOND);
    assert_eq!(state.awaited_elsewhere(), Some(Seat::FIRST));
    assert!(state.is_to_send() && !state.waits_for_link(), "nobody knows of it");
    assert_eq!(state.controller(Seat::FIRST), Some(crate::Controller::Elsewhere));
    let sites: Vec<_> = state.labels().keys().copied().collect();
    for site in sites {
        state.apply(Action::Board(crate::board::BoardEvent::Tap(site)));
    }
    assert!(state.record().entries.is_empty() && !state.awaits_person());
    state.apply(RareAction::Tag(SHARED, "0".to_owned()));
    assert!(state.waits_for_link() && !state.is_to_send());
    assert_eq!(state.you(), Some(Seat::SECOND));
}

#[test]
fn what_came_is_not_taken_back_and_nobody_plays_on_from_before() {
    let mut state = by_link("laska", 2, Seat::SECOND);
    let mut record = state.record().clone();
    record.entries.push(play::Entry::Step("c3-d4".to_owned()));
    let (news, tasks) = state.take_link(&record);
    assert_eq!((news, tasks.contains(&Task::Save)), (LinkNews::Entries(1), true));
    assert_eq!((state.n_shared(), state.capabilities().undo), (Some(1), false));
    assert!(state.is_line_fixed());
    state.apply(Action::Rewind(0));
    assert_eq!(state.record().entries.len(), 1);
}

#[test]
fn names_come_with_links_and_another_game_does_not() {
    let mut state = by_link("laska", 2, Seat::SECOND);
    let mut record = state.record().clone();
    record.entries.push(play::Entry::Step("c3-d4".to_owned()));
    let mut other = record.clone();
    other.start = Some("a1w b6b w".to_owned());
    assert_eq!(state.take_link(&other).0, LinkNews::Foreign);
    let named = Player::Remote { device: 1, name: "Ann".to_owned(), level: None };
    record.reseat(Seat::FIRST, named.clone());
    state.take_link(&record);
    assert_eq!(state.record().player_on(Seat::FIRST), Some(&named));
    assert!(state.is_human(Seat::SECOND), "who plays here stays");
}

/// A game with dice by links, at the device of the first seat.
fn thrown_by_lot(throwing: Throwing) -> TableState {
    let mut state = by_link("backgammon", 2, Seat::FIRST);
    let preferences = Preferences { throwing, ..state.preferences() };
    state.apply(Action::Prefer(preferences));
    state
}

#[test]
fn a_throw_by_lot_waits_until_it_is_known_whose_it_is() {
    let mut state = thrown_by_lot(Throwing::Touch);
    assert!(state.awaits_lot() && !state.awaits_throw() && state.awaited_elsewhere().is_none());
    // The other device has not sat down.
    state.note_lot(Lot { awaited: Some(Seat::SECOND), is_untold: true });
    assert!(!state.awaits_lot() && !state.awaits_throw() && state.is_to_send());
    state.apply(RareAction::Tag(SHARED, "0".to_owned()));
    assert!(state.is_to_send(), "a secret is untold");
    state.note_lot(Lot { awaited: Some(Seat::SECOND), is_untold: false });
    assert!(state.waits_for_link());
    state.forget_lot();
    assert!(state.awaits_lot());
    // It is drawn here, once somebody touches the dice.
    state.note_lot(Lot { awaited: None, is_untold: false });
    assert!(state.awaits_throw() && !state.throws_by_lot() && !state.awaits_lot());
    state.apply(Action::Throw);
    assert!(state.awaits_lot() && state.throws_by_lot() && state.record().entries.is_empty());
    state.apply(RareAction::Thrown("no throw".to_owned()));
    assert!(!state.awaits_lot() && state.awaits_throw());
    state.apply(Action::Throw);
    state.apply(RareAction::Thrown("31".to_owned()));
    assert_eq!(state.record().entries.len(), 1);
}

#[test]
fn who_does_not_touch_dice_has_them_thrown_by_lot() {
    let mut state = thrown_by_lot(Throwing::Itself);
    state.note_lot(Lot { awaited: None, is_untold: false });
    assert!(state.throws_by_lot() && !state.awaits_throw());
    // What real dice show counts for nothing here.
    let mut state = thrown_by_lot(Throwing::Hand);
    state.note_lot(Lot { awaited: None, is_untold: false });
    assert!(state.awaits_throw() && !state.asks_for_throw());
}

#[test]
fn the_devices_of_a_game_stay_what_they_are() {
    let mut state = by_link("backgammon", 2, Seat::FIRST);
    let mut swapped = state.record().clone();
    swapped.seats.reverse();
    assert_eq!(state.take_link(&swapped).0, LinkNews::Foreign);
    state.apply(RareAction::Reseat(Seat::SECOND, PlayerKind::Human));
    assert!(state.record().is_remote(Seat::SECOND) && !state.can_reseat_on(Seat::SECOND));
    assert!(state.can_reseat_on(Seat::FIRST));
}

/// Another tab has told a secret: who is waited for is to be found out again, though nothing was played.
#[test]
fn what_a_throw_waits_for_is_asked_again_when_another_tab_has_gone_on() {
    let mut state = thrown_by_lot(Throwing::Touch);
    let saved = state.saved_game(1.0);
    state.note_lot(Lot { awaited: Some(Seat::SECOND), is_untold: true });
    state.catch_up(games(), &saved).expect("it is the same game");
    assert!(state.awaits_lot() && !state.is_to_send());
}

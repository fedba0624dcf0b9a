//! Games by links: who is waited for, and what is to be sent.

use super::*;
use crate::{LinkNews, Opponent, RareAction, SHARED, Side, opponents};

/// A game by links on this device, which has this side.
fn by_link(id: &str, n: usize, side: Seat) -> TableState {
    let setup = Setup { opponent: Opponent::ByLink(n), side: Side::Seat(side), ..Setup::usual(id) };
    let mut state = TableState::open(games(), setup.record(games(), 7), Strength::USUAL).expect("it is a game");
    state.apply(Action::SetAccess(Access::Editing));
    state
}

#[test]
fn only_games_without_dice_and_lots_are_played_by_links() {
    let is_offered = |id| opponents(games(), id).contains(&Opponent::ByLink(2));
    for id in ["chess", "draughts", "laska", "lanrick", "lanko-88", "lino"] {
        assert!(is_offered(id), "{id}");
    }
    assert!(!is_offered("backgammon"));
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

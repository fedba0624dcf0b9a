//! What is dealt for a new game, and rematches.

use rules::Options;

use super::*;

fn pact(length: Option<u16>) -> Setup {
    Setup { opponent: Opponent::Human, length, ..Setup::usual("toy-pact") }
}

fn dealt(record: &Record) -> Option<&str> {
    record.options.get("coins")
}

/// The record with these entries.
fn played(record: Record, entries: &[Entry]) -> TableState {
    begin(Record { entries: entries.to_vec(), ..record }, None)
}

fn resigned(by: Seat) -> Vec<Entry> {
    vec![Entry::Resign { by, points: 1 }]
}

/// A draw by agreement.
fn agreed() -> Vec<Entry> {
    vec![Entry::Offer { by: Seat::FIRST, what: Offer::Draw }, Entry::Answer { by: Seat::SECOND, yes: true }]
}

fn written(state: &TableState) -> String {
    state.game.table.position_text(0).text
}

fn seats(record: &Record) -> Vec<usize> {
    record.seats.iter().flatten().copied().collect()
}

#[test]
fn what_nobody_has_chosen_is_dealt_by_lot() {
    let of_lot = |lot: u64| dealt(&pact(None).record(games(), lot)).map(str::to_owned);
    let deals: Vec<Option<String>> = (0..40).map(of_lot).collect();
    assert!(["a", "b", "c", "d", "e"].iter().all(|cell| deals.contains(&Some((*cell).to_owned()))), "{deals:?}");
    assert_eq!(deals, (0..40).map(of_lot).collect::<Vec<_>>(), "the same by the same lot");
    // The game uses it, but the setup does not keep it for later games.
    let setup = pact(None);
    let record = setup.record(games(), 3);
    let text = written(&begin(record.clone(), None));
    let coin = dealt(&record).and_then(|cell| "abcde".find(cell));
    assert_eq!((text.find('s'), setup.options), (coin, Options::new()), "{text}");
    // A choice stays.
    let mut chosen = pact(None);
    chosen.options.set("coins", "bcd");
    assert!((0..10).all(|lot| dealt(&chosen.record(games(), lot)) == Some("bcd")));
    // A position says what lies where.
    let start = "..s.. a,e 0,2 1 0";
    let record = pact(None).record_from(games(), Some(start.to_owned()), 3);
    assert_eq!((dealt(&record).is_some(), record.start.as_deref()), (true, Some(start)));
    assert_eq!(written(&begin(record, Some(start))), start);
    // Most games deal nothing.
    assert_eq!(Setup::usual("laska").record(games(), 3).options, Options::new());
}

#[test]
fn all_games_of_a_match_have_one_deal_and_the_next_match_another() {
    let mut deals = Vec::new();
    for lot in 0..10 {
        let first = pact(Some(3)).record(games(), lot);
        assert!(dealt(&first).is_some());
        let state = played(first.clone(), &resigned(Seat::FIRST));
        let second = state.match_after(matches()).and_then(|run| next_game(&run)).expect("the match goes on");
        assert_eq!(second.options, first.options);
        let state = played(second, &resigned(Seat::SECOND));
        assert!(state.match_after(matches()).is_some_and(|run| run.outcome().is_some()));
        let again = state.rematch(games(), lot + 100);
        assert_eq!((again.match_state.played, again.plan.as_deref()), (0, Some("best-of")));
        assert!(TableState::open(games(), again.clone(), ANYBODY).is_ok());
        deals.push((dealt(&first).map(str::to_owned), dealt(&again).map(str::to_owned)));
    }
    assert!(deals.iter().any(|(first, again)| first != again), "{deals:?}");
}

#[test]
fn a_rematch_is_dealt_anew() {
    let state = played(pact(None).record(games(), 1), &agreed());
    let deals: Vec<Option<String>> =
        (0..40).map(|lot| dealt(&state.rematch(games(), lot)).map(str::to_owned)).collect();
    assert!(["a", "b", "c", "d", "e"].iter().all(|cell| deals.contains(&Some((*cell).to_owned()))), "{deals:?}");
    assert_eq!(state.rematch(games(), 7), state.rematch(games(), 7));
    assert_eq!(played(Setup::usual("laska").record(games(), 1), &[]).rematch(games(), 3).options, Options::new());
}

#[test]
fn the_rules_say_who_sits_first_in_a_rematch() {
    // The loser begins, or after a draw the other player.
    for (end, expect) in [(resigned(Seat::FIRST), [0, 1]), (resigned(Seat::SECOND), [1, 0]), (agreed(), [1, 0])] {
        let state = played(pact(None).record(games(), 1), &end);
        assert_eq!(seats(&state.rematch(games(), 2)), expect, "{end:?}");
        // Again, from these seats.
        let next = played(state.rematch(games(), 2), &resigned(Seat::FIRST)).rematch(games(), 3);
        assert_eq!(seats(&next), expect, "{end:?}");
    }
    // The loser of the last game of a match begins the next one.
    for (by, first) in [(Seat::FIRST, "Ben"), (Seat::SECOND, "Ann")] {
        let mut record = pact(Some(3)).record(games(), 1);
        record.players = ["Ann", "Ben"].map(|name| Player::Human { name: name.to_owned() }).to_vec();
        let state = played(record, &resigned(Seat::FIRST));
        let second = state.match_after(matches()).and_then(|run| next_game(&run)).expect("the match goes on");
        assert_eq!(seats(&second), [1, 0], "Ben sits first now");
        let again = played(second, &resigned(by)).rematch(games(), 2);
        let name = Player::Human { name: first.to_owned() };
        assert_eq!((again.player_on(Seat::FIRST), again.match_state.played), (Some(&name), 0));
    }
}

/// A bonus game of Lino between two humans, or the first game of their fair match.
fn bonus(length: Option<u16>) -> Setup {
    let mut setup = Setup { opponent: Opponent::Human, length, ..Setup::usual("lino") };
    setup.options.set("faces", "up");
    setup
}

#[test]
fn a_bonus_game_of_lino_is_dealt_and_a_standard_game_is_not() {
    let deal = |setup: &Setup, lot| setup.record(games(), lot).options.get("deal").map(str::to_owned);
    let (one, other) = (deal(&bonus(None), 5), deal(&bonus(None), 6));
    assert!(one.is_some() && one != other && one == deal(&bonus(None), 5));
    assert_eq!(deal(&Setup::usual("lino"), 5), None);
    let faces = written(&begin(bonus(None).record(games(), 5), None));
    assert!(one.is_some_and(|deal| faces.ends_with(&format!(" {deal} -"))), "{faces}");
}

#[test]
fn a_fair_match_of_lino_goes_on_with_the_same_deal_and_begins_again_with_another() {
    let setup = bonus(Some(2));
    assert_eq!(setup.lengths(games()).map(|(plan, lengths)| (plan.key, lengths)), Some(("fair", vec![2])));
    assert!(setup.is_of_two(games()) && Setup { opponent: Opponent::Computer, ..setup.clone() }.is_of_two(games()));
    let first = setup.record(games(), 5);
    assert_eq!((first.plan.as_deref(), first.match_state.length), (Some("fair"), 2));
    let state = played(first.clone(), &agreed());
    let second = state.match_after(matches()).and_then(|run| next_game(&run)).expect("the match goes on");
    assert_eq!((&second.options, seats(&second)), (&first.options, vec![0, 1]));
    assert_eq!(begin(second.clone(), None).turn(), Some(Seat::SECOND), "the other one begins");
    // Blue loses the second game, and begins the next match.
    let state = played(second, &resigned(Seat::SECOND));
    assert!(state.match_after(matches()).is_some_and(|run| run.outcome().is_some()));
    let again = state.rematch(games(), 9);
    assert_eq!((again.match_state.played, again.plan.as_deref()), (0, Some("fair")));
    assert_ne!(again.options, first.options);
    assert_eq!(begin(again, None).turn(), Some(Seat::FIRST));
}

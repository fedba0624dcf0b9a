//! Ludo: whole games on four seats, by everything that people play with, and against three machines.

use std::collections::BTreeSet;

use browser::{Hand, Mirror, NewGame, Visit, tier};
use play::{Choice, Entry, Record, Sitter};
use rules::Seat;
use rules::view::Site;

const GAME: &str = "ludo";
const PEOPLE: [&str; 4] = ["person"; 4];
const ONE_PERSON: [&str; 4] = ["person", "machine", "machine", "machine"];
/// Until somebody is home.
const SHORT: &[(&str, &str)] = &[("places", "off")];
/// The machine with a small budget: the same answers everywhere.
const QUICK: &str = "?nodes=2000&seed=1";

/// The step that brings a piece furthest, as somebody plays who wants to be done.
fn furthest(mirror: &Mirror) -> Choice {
    let goal = |choice: &Choice| {
        let (_, to) = choice.step.split_once('-').expect("a move has two ends");
        to.trim_end_matches('x').split('(').next().and_then(|to| to.parse().ok()).unwrap_or(0)
    };
    mirror.table().choices().into_iter().max_by_key(|choice| -> u8 { goal(choice) }).expect("the game is not over")
}

/// The fewest touches that play a step.
fn shortest(choice: &Choice) -> Vec<Site> {
    let all = choice.shortcuts.iter().map(|gesture| &gesture.sites).chain([&choice.gesture.sites]);
    all.min_by_key(|sites| sites.len()).cloned().unwrap_or_default()
}

/// From fewer throws of a person nothing can be told.
const LEAST_THROWS: usize = 10;

/// The same game beside the page, played by people.
fn mirror() -> Mirror {
    let mut record = Record::new(GAME, 1, vec![Sitter::Person { name: String::new() }; 4]);
    for (key, value) in SHORT {
        record.options.set(*key, *value);
    }
    Mirror::of(record, 0)
}

/// A game of four people, until somebody is home; in a quick run `gestures` has each kind of step and the last.
fn play_game(hand: Hand) {
    if !tier::is_full() {
        return;
    }
    Visit::new(360, 640).run(async move |page| {
        page.open_game(hand, NewGame { options: SHORT, ..NewGame::for_seats(GAME, &PEOPLE) }).await?;
        let mut mirror = mirror();
        mirror.check_table(&page).await?;
        while !mirror.is_over() {
            if mirror.awaits_throw() {
                mirror.throw(&page, hand).await?;
            } else {
                let choice = furthest(&mirror);
                page.make(hand, &choice).await?;
                mirror.play(&choice.step);
                page.idle_at(mirror.ply()).await?;
            }
            mirror.check(&page).await?;
        }
        mirror.check_table(&page).await?;
        page.result().await.map(drop)
    });
}

#[test]
fn four_play_by_taps() {
    play_game(Hand::Tap);
}

#[test]
fn four_play_by_keys() {
    play_game(Hand::Keys);
}

/// What a person had to do in the turns of his seat: to throw, and to choose where there was a choice. Where one piece can
/// go in two ways it is chosen first, then its way.
fn throws_and_choices(mirror: &Mirror, seat: Seat) -> (usize, usize) {
    let record = mirror.table().record();
    let mut again = Mirror::of(record.up_to(0), 0);
    let (mut n_throws, mut n_choices) = (0, 0);
    for entry in &record.entries {
        let Entry::Step(step) = entry else { panic!("{entry:?} is no step") };
        let froms: BTreeSet<Site> =
            again.table().choices().iter().filter_map(|choice| choice.gesture.sites.first().copied()).collect();
        let n_steps = again.table().choices().len();
        if again.table().thrower() == Some(seat) {
            n_throws += 1;
        } else if again.awaits(seat) {
            n_choices += usize::from(froms.len() > 1) + usize::from(n_steps > froms.len());
        }
        again.play(step);
    }
    (n_throws, n_choices)
}

#[test]
fn a_game_against_three_machines_takes_no_more_taps_than_throws_and_choices() {
    Visit::new(360, 640).run(async |page| {
        page.open(&format!("en/{GAME}/{QUICK}")).await?;
        page.idle().await?;
        page.press(Hand::Tap, "Board view").await?;
        page.wait_for("dialog[open]").await?;
        page.tap(page.place("input[name=forced]").await?).await?;
        page.wait_for("input[name=forced]:checked").await?;
        page.press(Hand::Tap, "Close").await?;
        page.start(Hand::Tap, NewGame { options: SHORT, ..NewGame::for_seats(GAME, &ONE_PERSON) }).await?;
        let mut mirror = mirror();
        let mut n_taps = 0;
        loop {
            page.idle().await?;
            mirror.follow(&page).await?;
            // A full run plays to the end.
            let is_enough = !tier::is_full() && throws_and_choices(&mirror, Seat::FIRST).0 > LEAST_THROWS;
            if mirror.is_over() || is_enough {
                break;
            }
            if mirror.awaits_throw() {
                mirror.throw(&page, Hand::Tap).await?;
                n_taps += 1;
            }
            if !mirror.is_mid_turn() {
                continue;
            }
            let choice = furthest(&mirror);
            let touched = shortest(&choice);
            page.play(Hand::Tap, &touched).await?;
            n_taps += touched.len();
            mirror.play(&choice.step);
        }
        if mirror.is_over() {
            page.result().await?;
        }
        mirror.check(&page).await?;
        let (n_throws, n_choices) = throws_and_choices(&mirror, Seat::FIRST);
        assert!(n_throws > LEAST_THROWS, "{n_throws} throws");
        assert!(n_taps <= n_throws + n_choices, "{n_taps} taps for {n_throws} throws and {n_choices} choices");
        Ok(())
    });
}

//! Ludo: whole games with four seats, with every input device, and against three computers.

use std::collections::BTreeSet;

use browser::{BrowserSession, Hand, Model, NewGame, Offered, tier};
use play::{Entry, Player, Record};
use rules::Seat;
use rules::view::Site;

const GAME: &str = "ludo";
const PEOPLE: [&str; 4] = ["person"; 4];
const ONE_PERSON: [&str; 4] = ["person", "machine", "machine", "machine"];
/// Until the first player is home.
const SHORT: &[(&str, &str)] = &[("places", "off")];
/// The computer with a small node budget, for the same answers everywhere.
const QUICK: &str = "?nodes=2000&seed=1";

/// The step that brings a piece furthest, to end the game soon.
fn furthest(model: &Model) -> Offered {
    let goal = |choice: &Offered| {
        let (_, to) = choice.text.split_once('-').expect("a move has two ends");
        to.trim_end_matches('x').split('(').next().and_then(|to| to.parse().ok()).unwrap_or(0)
    };
    model.choices().into_iter().max_by_key(|choice| -> u8 { goal(choice) }).expect("the game is not over")
}

/// The shortest gesture for a step.
fn shortest(choice: &Offered) -> Vec<Site> {
    let all = choice.shortcuts.iter().map(|gesture| &gesture.sites).chain([&choice.gesture.sites]);
    all.min_by_key(|sites| sites.len()).cloned().unwrap_or_default()
}

/// Fewer throws of a person prove nothing.
const LEAST_THROWS: usize = 10;

/// The model of the same game, played by people.
fn model() -> Model {
    let mut record = Record::new(GAME, 1, vec![Player::Human { name: String::new() }; 4]);
    for (key, value) in SHORT {
        record.options.set(*key, *value);
    }
    Model::of(record, 0)
}

/// A game of four people until the first is home; `gestures` covers each kind of step and the last.
fn play_game(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(hand, NewGame { options: SHORT, ..NewGame::for_seats(GAME, &PEOPLE) }).await?;
        let mut model = model();
        model.check_table(&page).await?;
        while !model.is_over() {
            if model.awaits_throw() {
                model.throw(&page, hand).await?;
            } else {
                let choice = furthest(&model);
                page.make(hand, &choice).await?;
                model.play(&choice.text);
                page.idle_at(model.ply()).await?;
            }
            model.check(&page).await?;
        }
        model.check_table(&page).await?;
        page.result().await.map(drop)
    });
}

#[test]
#[ignore = "long run"]
fn four_play_by_taps() {
    play_game(Hand::Tap);
}

#[test]
#[ignore = "long run"]
fn four_play_by_keys() {
    play_game(Hand::Keys);
}

/// How often a person had to act in the turns of their seat: to throw, and to choose where there was a choice. If one
/// piece can go two ways, the piece is chosen first, then the way.
fn throws_and_choices(model: &Model, seat: Seat) -> (usize, usize) {
    let record = model.table().record();
    let mut again = Model::of(record.up_to(0), 0);
    let (mut n_throws, mut n_choices) = (0, 0);
    for entry in &record.entries {
        let Entry::Step(step) = entry else { panic!("{entry:?} is no step") };
        let froms: BTreeSet<Site> =
            again.choices().iter().filter_map(|choice| choice.gesture.sites.first().copied()).collect();
        let n_steps = again.choices().len();
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
fn a_game_against_three_computers_takes_no_more_taps_than_throws_and_choices() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(&format!("en/{GAME}/{QUICK}")).await?;
        page.idle().await?;
        page.press(Hand::Tap, "Settings").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.tap(page.place("input[name=forced]").await?).await?;
        page.wait_for("input[name=forced]:checked").await?;
        page.press(Hand::Tap, "Close").await?;
        page.start(Hand::Tap, NewGame { options: SHORT, ..NewGame::for_seats(GAME, &ONE_PERSON) }).await?;
        let mut model = model();
        let mut n_taps = 0;
        loop {
            page.idle().await?;
            model.follow(&page).await?;
            // A full run plays to the end.
            let is_enough = !tier::is_full() && throws_and_choices(&model, Seat::FIRST).0 > LEAST_THROWS;
            if model.is_over() || is_enough {
                break;
            }
            if model.awaits_throw() {
                model.throw(&page, Hand::Tap).await?;
                n_taps += 1;
            }
            if !model.is_mid_turn() {
                continue;
            }
            let choice = furthest(&model);
            let touched = shortest(&choice);
            page.play(Hand::Tap, &touched).await?;
            n_taps += touched.len();
            model.play(&choice.text);
        }
        if model.is_over() {
            page.result().await?;
        }
        model.check(&page).await?;
        let (n_throws, n_choices) = throws_and_choices(&model, Seat::FIRST);
        assert!(n_throws > LEAST_THROWS, "{n_throws} throws");
        assert!(n_taps <= n_throws + n_choices, "{n_taps} taps for {n_throws} throws and {n_choices} choices");
        Ok(())
    });
}

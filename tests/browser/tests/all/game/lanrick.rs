//! Lanrick: whole games through all their phases, and the mark that would give away a rendezvous.

use ::tests::random;
use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page, can_audit};
use rules::games::lanrick::Lanrick;
use rules::present::GestureKind;
use rules::{MatchState, Notation, Options, Rules};

const GAME: &str = "lanrick";

/// The steps of a purposeful game, to its end.
fn steps(seed: u64) -> Vec<String> {
    let rules = Lanrick::new(GAME, &Options::new(), &MatchState::default()).expect("the game takes no options");
    let mut played = Vec::new();
    let mut before = None;
    random::game(&rules, seed, &mut |spot| {
        if let Some(pos) = before.replace(*spot.pos) {
            let mut after = Vec::new();
            rules.steps(&pos, &mut after);
            let leads_here = |step: &&_| {
                let mut next = pos;
                rules.apply(&mut next, **step, &mut ());
                next == *spot.pos
            };
            let step = after.iter().find(leads_here).expect("some step led here");
            played.push(rules.write_step(&pos, *step, Lanrick::MOVES[0]));
        }
    });
    played
}

/// A game of two people that ends when they have taken four men; `gestures` covers each kind of step and the last.
fn play_game(hands: &'static [Hand], seed: u64) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(hands[0], NewGame::for_two(GAME)).await?;
        let mut model = Model::new(GAME, 0);
        model.check_table(&page).await?;
        for (step, hand) in steps(seed).iter().zip(hands.iter().cycle()) {
            let choices = model.choices();
            let choice = choices.iter().find(|choice| choice.text == *step).expect("the step is legal");
            page.make(*hand, choice).await?;
            model.play(step);
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
        }
        assert!(model.is_over());
        model.check_table(&page).await?;
        page.result().await.map(drop)
    });
}

#[test]
#[ignore = "long run"]
fn by_taps_until_four_men_are_taken() {
    play_game(&[Hand::Tap], 0);
}

#[test]
#[ignore = "long run"]
fn by_keys_until_four_men_are_taken() {
    play_game(&[Hand::Keys], 1);
}

#[test]
#[ignore = "long run"]
fn by_drags_and_clicks_until_four_men_are_taken() {
    play_game(&[Hand::Swipe, Hand::Drag, Hand::Click], 2);
}

/// White must set the mark, and all of Black's men stand together in a corner.
const TOGETHER: &str = "1w1w1w1w/8/8/8/w7/b7/b7/bbb5 mark w - - - -";

async fn check_asked(page: &Page, n_buttons: usize, ply: usize) -> Result<(), Failure> {
    assert_eq!(page.texts(".message-bar button").await?.len(), n_buttons);
    assert_eq!(page.ply().await?, ply, "nothing is played before it is meant");
    Ok(())
}

/// A player who sets the mark where the opponents already stand gives the rendezvous away, and is asked to confirm.
fn check_warning(hand: Hand) {
    BrowserSession::new(320, 568).run(async move |page| {
        let record = play::Record { start: Some(TOGETHER.to_owned()), ..Model::new(GAME, 0).table().record().clone() };
        let model = Model::of(record, 0);
        page.open(&format!("embed/{GAME}/?nodes=2000&seed=1&position={}", TOGETHER.replace(' ', "+"))).await?;
        page.idle().await?;
        let usual = page.texts(".message-bar button").await?.len();
        let choices = model.choices();
        let given = choices.iter().find(|choice| choice.text == "*b2").expect("it is legal");
        assert!(given.gesture.is(GestureKind::Confirmed), "{given:?}");

        page.play(hand, &given.gesture.sites).await?;
        page.wait_for(".message-bar button").await?;
        check_asked(&page, 2, 0).await?;
        if can_audit() {
            let found = page.audit().await?;
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
        // Cancelling leads back to the state before.
        match hand {
            Hand::Keys => page.key(Key::Escape).await?,
            _ => page.press(hand, "Cancel").await?,
        }
        page.idle().await?;
        check_asked(&page, usual, 0).await?;

        page.make(hand, given).await?;
        // Black has won the rendezvous, takes a man and sends nobody home.
        page.idle_past(0).await.map(drop)
    });
}

#[test]
fn a_mark_that_gives_the_rendezvous_away_is_asked_about_by_taps() {
    check_warning(Hand::Tap);
}

#[test]
fn a_mark_that_gives_the_rendezvous_away_is_asked_about_by_keys() {
    check_warning(Hand::Keys);
}

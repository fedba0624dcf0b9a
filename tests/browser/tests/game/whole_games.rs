//! Whole games, from the dialog to the result, by everything that people play with. After every step the page says the
//! same position as the rules.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit};
use rules::Seat;

/// Random games end sooner or later; one that takes so many steps at most is wanted, with turns of several steps in it.
const MOST_STEPS: usize = 120;

/// Plays a whole game, each step by the next of `hands`.
fn play(game: &'static str, hands: &'static [Hand]) {
    Visit::new(360, 640).run(async move |page| {
        page.open_game(hands[0], NewGame::for_two(game)).await?;
        let (_, steps) = Mirror::seek(game, MOST_STEPS, Mirror::is_over);
        let mut mirror = Mirror::new(game, 0);
        mirror.check(&page).await?;
        for (choice, hand) in steps.iter().zip(hands.iter().cycle()) {
            page.play(*hand, &choice.gesture.sites).await?;
            mirror.play(&choice.step);
            page.idle_at(mirror.ply()).await?;
            mirror.check(&page).await?;
        }
        check_result(&page, &mirror).await
    });
}

/// Checks that the page says who won and why.
async fn check_result(page: &Page, mirror: &Mirror) -> Result<(), Failure> {
    let status = mirror.table().status();
    let outcome = status.outcome().expect("the game is over");
    let result = page.result().await?.to_lowercase();
    let winner = match (outcome.places[Seat::FIRST], outcome.places[Seat::SECOND]) {
        (1, 2) => "white",
        (2, 1) => "black",
        _ => "draw",
    };
    assert!(result.contains(winner), "{outcome:?} is called {result:?}");
    let reason = match outcome.reason.key {
        "laska-end-no-piece" => "piece",
        "laska-end-no-move" => "move",
        _ => "",
    };
    assert!(result.contains(reason), "{outcome:?} is called {result:?}");
    assert!(result.len() > "white wins".len(), "{outcome:?} has a reason: {result:?}");
    Ok(())
}

#[test]
fn by_taps() {
    play("laska", &[Hand::Tap]);
}

#[test]
fn by_keys() {
    play("laska", &[Hand::Keys]);
}

#[test]
fn by_drags() {
    play("laska", &[Hand::Swipe, Hand::Drag]);
}

#[test]
fn by_clicks() {
    play("bignor-ludus", &[Hand::Click]);
}

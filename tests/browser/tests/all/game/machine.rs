//! A game against the machine.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit};
use rules::Seat;

/// The machine with a small budget: the same answers everywhere.
const QUICK: &str = "?nodes=2000&seed=1";

/// Plays a random step of White and waits for the machine's answer.
async fn exchange(page: &Page, mirror: &mut Mirror) -> Result<(), Failure> {
    while mirror.awaits(Seat::FIRST) {
        let choice = mirror.step().expect("the game is not over");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
    }
    page.until(
        "return document.querySelector('main[data-idle]')?.dataset.ply > arguments[0]",
        vec![mirror.ply().into()],
    )
    .await?;
    mirror.follow(page).await?;
    page.idle_at(mirror.ply()).await?;
    mirror.check(page).await
}

#[test]
fn two_taps_lead_from_home_into_a_game() {
    Visit::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        let mut mirror = Mirror::new("laska", 3);
        // Nothing but these two taps.
        let choice = mirror.step().expect("the game has not begun");
        for site in &choice.gesture.sites {
            page.tap(page.site(*site).await?).await?;
        }
        page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
        mirror.follow(&page).await?;
        mirror.check(&page).await?;
        assert!(mirror.awaits(Seat::FIRST), "the machine has answered");
        exchange(&page, &mut mirror).await
    });
}

#[test]
fn a_move_is_taken_back_together_with_its_answer() {
    Visit::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
        let mut mirror = Mirror::new("laska", 5);
        exchange(&page, &mut mirror).await?;
        let before = mirror.ply();
        exchange(&page, &mut mirror).await?;
        let after = (page.board().await?, page.moves().await?, mirror.ply());

        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(before).await?;
        mirror.undo(mirror.ply() - before);
        mirror.check(&page).await?;
        assert!(page.turn().await?.contains("White"), "{}", page.turn().await?);

        page.press(Hand::Tap, "Redo").await?;
        page.idle_at(after.2).await?;
        assert_eq!((page.board().await?, page.moves().await?), (after.0, after.1));
        Ok(())
    });
}

#[test]
fn the_machine_answers_an_offered_draw() {
    Visit::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
        let mut mirror = Mirror::new("laska", 7);
        exchange(&page, &mut mirror).await?;
        page.press(Hand::Tap, "Offer a draw").await?;
        // The offer and its answer.
        page.idle_at(mirror.ply() + 2).await?;
        // So early nobody stands clearly worse, and a lot can happen.
        let said = page.text("[data-notice]").await?;
        assert!(said.contains("declines"), "{said:?}");
        mirror.check(&page).await
    });
}

#[test]
fn sides_are_swapped_after_a_resignation() {
    Visit::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
        let mut mirror = Mirror::new("laska", 11);
        exchange(&page, &mut mirror).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        let result = page.result().await?.to_lowercase();
        assert!(result.contains("black") && result.contains("resign"), "{result:?}");

        page.press(Hand::Tap, "Rematch").await?;
        // The machine has the first move now.
        page.until("return document.querySelector('main[data-idle]')?.dataset.ply === '1'", Vec::new()).await?;
        let mut mirror = Mirror::new("laska", 0);
        mirror.follow(&page).await?;
        assert!(mirror.awaits(Seat::SECOND), "{:?}", page.moves().await?);
        mirror.check(&page).await
    });
}

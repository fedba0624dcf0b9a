//! A game against the computer.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use rules::Seat;

/// The computer with a small node budget, for the same answers everywhere.
const QUICK: &str = "en/laska/?nodes=2000&seed=1";

/// Plays a random step for White and waits for the computer's answer.
async fn exchange(page: &Page, model: &mut Model) -> Result<(), Failure> {
    while model.awaits(Seat::FIRST) {
        let choice = model.step().expect("the game is not over");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
    }
    page.until(
        "return document.querySelector('main[data-idle]')?.dataset.ply > arguments[0]",
        vec![model.ply().into()],
    )
    .await?;
    model.follow(page).await?;
    page.idle_at(model.ply()).await?;
    model.check(page).await
}

#[test]
fn two_taps_lead_into_a_game() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        let mut model = Model::new("laska", 3);
        // Only these two taps.
        let choice = model.step().expect("the game has not begun");
        for site in &choice.gesture.sites {
            page.tap(page.site(*site).await?).await?;
        }
        page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
        model.follow(&page).await?;
        model.check(&page).await?;
        assert!(model.awaits(Seat::FIRST), "the computer has answered");
        exchange(&page, &mut model).await
    });
}

#[test]
fn a_move_is_taken_back_together_with_its_answer() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_computer("laska")).await?;
        let mut model = Model::new("laska", 5);
        exchange(&page, &mut model).await?;
        let before = model.ply();
        exchange(&page, &mut model).await?;
        let after = (page.board().await?, page.moves().await?, model.ply());

        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(before).await?;
        model.undo(model.ply() - before);
        model.check(&page).await?;
        assert!(page.turn().await?.starts_with("Your turn"), "{}", page.turn().await?);

        page.press(Hand::Tap, "Redo").await?;
        page.idle_at(after.2).await?;
        assert_eq!((page.board().await?, page.moves().await?), (after.0, after.1));
        Ok(())
    });
}

#[test]
fn the_computer_answers_an_offered_draw() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_computer("laska")).await?;
        let mut model = Model::new("laska", 7);
        exchange(&page, &mut model).await?;
        page.press(Hand::Tap, "Offer a draw").await?;
        page.press(Hand::Tap, "Offer").await?;
        // The offer and its answer.
        page.idle_at(model.ply() + 2).await?;
        // This early nobody is clearly worse, and much can still happen.
        let said = page.text("[data-notice]").await?;
        assert!(said.contains("declines"), "{said:?}");
        model.check(&page).await
    });
}

#[test]
fn sides_are_swapped_after_a_resignation() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_computer("laska")).await?;
        let mut model = Model::new("laska", 11);
        exchange(&page, &mut model).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        let result = page.result().await?.to_lowercase();
        assert!(result.contains("you lost") && result.contains("resign"), "{result:?}");

        page.press(Hand::Tap, "Rematch").await?;
        // Now the computer moves first.
        page.until("return document.querySelector('main[data-idle]')?.dataset.ply === '1'", Vec::new()).await?;
        let mut model = Model::new("laska", 0);
        model.follow(&page).await?;
        assert!(model.awaits(Seat::SECOND), "{:?}", page.moves().await?);
        model.check(&page).await
    });
}

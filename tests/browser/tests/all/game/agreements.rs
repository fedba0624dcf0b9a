//! Draw offers, resignations and claims, and what comes after.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use play::{Player, Record, Table};
use rules::games::Portal;
use serde_json::json;
use tests::tables::AnyTable;

use crate::game::shelf;

/// A game of two people after this many random steps.
async fn played(page: &Page, seed: u64, n_steps: usize) -> Result<Model, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
    let mut model = Model::new("laska", seed);
    model.play_on(page, Hand::Tap, n_steps).await?;
    Ok(model)
}

#[test]
fn a_draw_is_offered_declined_and_accepted() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = played(&page, 21, 3).await?;
        let ply = model.ply();
        page.press(Hand::Tap, "Offer a draw").await?;
        page.press(Hand::Tap, "Offer").await?;
        page.idle_at(ply + 1).await?;
        assert!(page.turn().await?.ends_with("offers a draw"), "{}", page.turn().await?);
        // Nothing else can be played meanwhile.
        let sites = model.choices()[0].gesture.sites.clone();
        page.play(Hand::Tap, &sites).await?;
        assert_eq!(page.ply().await?, ply + 1);
        // The offer survives a reload.
        page.reload().await?;
        page.idle_at(ply + 1).await?;
        page.press(Hand::Tap, "Decline").await?;
        page.idle_at(ply + 2).await?;
        model.check(&page).await?;
        assert!(!page.can_press("Offer a draw").await?, "once between two steps");

        let choice = model.step().expect("the game is not over");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        // The offer and its answer are entries too.
        page.idle_at(ply + 3).await?;
        page.press(Hand::Tap, "Offer a draw").await?;
        page.press(Hand::Tap, "Offer").await?;
        page.press(Hand::Tap, "Accept").await?;
        let result = page.result().await?;
        assert!(result.contains("draw") && result.contains("agreed"), "{result}");
        // Even that can be undone.
        page.press(Hand::Tap, "Undo").await?;
        page.until(
            "return [...document.querySelectorAll('button')].every(each => each.textContent !== 'Rematch')",
            vec![],
        )
        .await?;
        model.check(&page).await
    });
}

#[test]
fn a_resignation_is_asked_about_first() {
    BrowserSession::new(360, 640).run(async |page| {
        let model = played(&page, 22, 4).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Keep playing").await?;
        page.until("return document.querySelector('dialog') === null", vec![]).await?;
        assert_eq!(page.ply().await?, model.ply());
        page.press(Hand::Keys, "Resign").await?;
        page.press(Hand::Keys, "Yes, resign").await?;
        assert!(page.result().await?.contains("resigned"));
        // A finished game is not set up again, but is not lost either.
        page.open("en/laska/").await?;
        page.idle_at(0).await?;
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelectorAll('.games .open').length === 1", vec![]).await?;
        page.tap(page.place(".games .open").await?).await?;
        page.idle_at(model.ply() + 1).await?;
        model.check(&page).await?;
        assert!(page.turn().await?.ends_with("wins"), "{}", page.turn().await?);
        Ok(())
    });
}

#[test]
fn a_repetition_is_claimed() {
    BrowserSession::new(360, 640).run(async |page| {
        let human = || Player::Human { name: String::new() };
        let mut record = Record::new("laska", 1, vec![human(), human()]);
        record.start = Some("a1W g7B w".to_owned());
        shelf::put(&page, &record).await?;
        page.open("en/laska/").await?;
        page.idle_at(0).await?;
        let mut table = play::open::<Portal>(record).expect("the position is one");
        for step in ["a1-b2", "g7-f6", "b2-a1", "f6-g7", "a1-b2", "g7-f6", "b2-a1", "f6-g7"] {
            assert!(!page.can_press("Claim a draw").await?);
            play(&page, &mut *table, step).await?;
        }
        page.press(Hand::Tap, "Claim a draw").await?;
        let result = page.result().await?;
        assert!(result.contains("draw"), "{result}");
        // The rule is told to who asks.
        let rule = page.text("[data-notice] .rule p").await?;
        assert!(rule.starts_with("LASKA-3"), "{rule}");
        let is_told = "return document.querySelector('[data-notice] .rule').open";
        assert_eq!(page.ask(is_told).await?, json!(false));
        page.ask("document.querySelector('[data-notice] .rule summary').click()").await?;
        assert_eq!(page.ask(is_told).await?, json!(true));
        Ok(())
    });
}

/// Plays a step on the page and in the model.
async fn play(page: &Page, table: &mut dyn Table, step: &str) -> Result<(), Failure> {
    let token = AnyTable::token(table, step).expect("the step is legal");
    let choice = table.choices().into_iter().find(|choice| choice.step == token).expect("the step is legal");
    table.choose(token).expect("the step is legal");
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.idle_at(table.record().entries.len()).await
}

//! The levels of the computer: chosen before the first move, noted, and offered after games that fit another one better.

use browser::{BrowserSession, Failure, Hand, Model, Page};
use serde_json::json;

/// What is stored of the reader's choices.
async fn preferences(page: &Page) -> Result<String, Failure> {
    let stored = page.ask("return localStorage['mustermead-preferences'] ?? ''").await?;
    Ok(stored.as_str().unwrap_or_default().to_owned())
}

/// Waits until this level is noted.
async fn noted(page: &Page, number: u8) -> Result<(), Failure> {
    let script = "return localStorage['mustermead-preferences']?.split('\\n').includes(`strength ${arguments[0]}`)";
    page.until(script, vec![json!(number)]).await.map(drop)
}

/// A newcomer meets an easy level, chooses another one before the first move, and meets that one from then on.
fn the_level_is_chosen(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open("en/laska/?nodes=300&seed=1").await?;
        page.idle().await?;
        page.press(hand, "Level 2").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        assert_eq!(page.count("dialog input[name=level]").await?, 8);
        assert_eq!(page.count("dialog input[name=level][value='2']:checked").await?, 1);
        let names = page.texts("dialog .levels b").await?;
        assert_eq!((names[0].as_str(), names[7].as_str()), ("1 First steps", "8 Master"));
        assert!(page.texts("dialog .levels small").await?.iter().all(|line| !line.is_empty()));
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("levels").await?;
        page.choose(hand, "level", "5").await?;
        page.press(hand, "Close").await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        noted(&page, 5).await?;
        assert!(page.can_press("Level 5").await?);
        let model = Model::new("laska", 1);
        page.play(hand, &[model.site("c3"), model.site("d4")]).await?;
        page.idle_past(1).await?;
        assert!(!page.can_press("Level 5").await?, "it is chosen before the first move");
        // The next game begins with it.
        page.press(hand, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        assert_eq!(page.count("dialog input[name=level][value='5']:checked").await?, 1);
        Ok(())
    });
}

#[test]
fn the_level_is_chosen_by_tap() {
    the_level_is_chosen(Hand::Tap);
}

#[test]
fn the_level_is_chosen_by_keys() {
    the_level_is_chosen(Hand::Keys);
}

/// Resigns the game on the table.
async fn lose(page: &Page, hand: Hand) -> Result<(), Failure> {
    page.press(hand, "Resign").await?;
    page.press(hand, "Yes, resign").await?;
    page.wait_for(".end-card[data-result=lost]").await.map(drop)
}

#[test]
fn after_three_losses_a_lower_level_is_offered() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/?nodes=300&seed=1").await?;
        page.idle().await?;
        let model = Model::new("laska", 1);
        for nth in 1..=3 {
            let hand = if nth == 2 { Hand::Keys } else { Hand::Tap };
            // In the second game the computer begins.
            if nth != 2 {
                page.play(hand, &[model.site("c3"), model.site("d4")]).await?;
            }
            page.idle_past(0).await?;
            lose(&page, hand).await?;
            if nth < 3 {
                let offers = page.texts(".level-offer").await?;
                assert!(offers.iter().all(|offer| offer == "Level 1 would suit you now."), "{offers:?}");
                page.press(hand, "Rematch").await?;
                page.until("return !document.querySelector('.end-card')", Vec::new()).await?;
                page.idle().await?;
            }
        }
        assert_eq!(page.text(".level-offer").await?, "Three losses in a row.");
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("level-offer").await?;
        page.press(Hand::Tap, "Try level 1").await?;
        page.until("return !document.querySelector('.end-card')", Vec::new()).await?;
        page.idle().await?;
        noted(&page, 1).await?;
        assert!(preferences(&page).await?.contains("strength 1"));
        // Results are told by level.
        page.press(Hand::Tap, "My games").await?;
        page.wait_for("[data-results] .tally").await?;
        assert!(page.text("[data-results]").await?.contains("(level 2)"));
        Ok(())
    });
}

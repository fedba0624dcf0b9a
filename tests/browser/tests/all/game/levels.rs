//! The levels of the computer: chosen before the first move, noted, and offered after games that fit another one better.

use browser::{BrowserSession, Failure, Hand, Model, Page};
use play::{Entry, GameUid, PlayerKind, Record};
use rules::Level;
use serde_json::json;

use super::shelf;

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
        assert_eq!(page.text("[role=status] > .level-offer").await?, "Three losses in a row.");
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

/// Wins a game of chess against this level with one move, after these results.
async fn win(page: &Page, hand: Hand, level: u8, recent: &str) -> Result<(), Failure> {
    let computer = PlayerKind::Computer(Level::nearest(level)).player();
    let mut record = Record::new("chess", 1, vec![computer, PlayerKind::Human.player()]);
    record.entries = ["f3", "e5", "g4"].map(|turn| Entry::Step(turn.to_owned())).into();
    record.uid = GameUid(0x2000 + u64::from(level));
    shelf::put(page, &record).await?;
    let results = format!("version 1\nrecent chess {recent}");
    page.ask_with("localStorage['mustermead-results'] = arguments[0]", vec![json!(results)]).await?;
    page.open(&format!("en/chess/?nodes=300#{}", record.uid)).await?;
    page.idle_at(3).await?;
    let model = Model::new("chess", 1);
    page.play(hand, &[model.site("d8"), model.site("h4")]).await?;
    page.wait_for(".end-card[data-result=won] .level-offer").await.map(drop)
}

/// The card of the end proposes another level, and its button starts a rematch there.
fn the_level_that_fits_is_proposed(hand: Hand) {
    const OFFERS: [(u8, &str, &str, &str, u8); 2] = [
        // A first win shows that the level is too easy; a third one in a row leads one level up, whatever was before.
        (2, "", "Level 4 would suit you now.", "Play at level 4", 4),
        (6, "2l 2l 2l 2l 6w 6w", "Three wins in a row.", "Try level 7", 7),
    ];
    BrowserSession::new(360, 640).run(async move |page| {
        for (level, recent, why, button, proposed) in OFFERS {
            win(&page, hand, level, recent).await?;
            assert_eq!(page.text(".level-offer").await?, why);
            page.press(hand, button).await?;
            page.until("return !document.querySelector('.end-card')", Vec::new()).await?;
            page.idle_at(0).await?;
            noted(&page, proposed).await?;
            Model::new("chess", 1).check(&page).await?;
            assert!(page.can_press(&format!("Level {proposed}")).await?, "the person has the first move");
        }
        Ok(())
    });
}

#[test]
fn the_level_that_fits_is_proposed_by_tap() {
    the_level_that_fits_is_proposed(Hand::Tap);
}

#[test]
fn the_level_that_fits_is_proposed_by_keys() {
    the_level_that_fits_is_proposed(Hand::Keys);
}

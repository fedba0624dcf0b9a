//! Ambiguous steps with the same squares: the table asks which one is meant.

use browser::{BrowserSession, Failure, Hand, Key, Model, Page, can_audit};

use super::shelf;

const GAME: &str = "chess";
const CHOICES: [&str; 4] = ["Queen", "Rook", "Bishop", "Knight"];

async fn check_asked(page: &Page, choices: &[&str], ply: usize) -> Result<(), Failure> {
    assert_eq!(page.texts(".message-bar button.pictured").await?, choices);
    assert_eq!(page.ply().await?, ply, "nothing is played before it is chosen");
    Ok(())
}

fn check(hand: Hand) {
    BrowserSession::new(320, 568).run(async move |page| {
        let asks = |model: &Model| model.choices().iter().any(|choice| choice.gesture.choice.is_some());
        let (reached, _) = Model::seek(GAME, 90, asks);
        let mut model = shelf::lay_out(&page, reached.table().record()).await?;
        let ply = model.ply();
        let choices = model.choices();
        let last = choices.iter().rfind(|choice| choice.gesture.choice.is_some()).expect("there is one");

        page.play(hand, &last.gesture.sites).await?;
        check_asked(&page, &CHOICES, ply).await?;
        if can_audit() {
            let found = page.audit().await?;
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
        // Cancelling leads back to the state before.
        match hand {
            Hand::Keys => page.key(Key::Escape).await?,
            _ => page.touch_site(hand, last.gesture.sites[0]).await?,
        }
        page.idle_at(ply).await?;
        check_asked(&page, &[], ply).await?;
        model.check(&page).await?;

        page.make(hand, last).await?;
        page.idle_at(ply + 1).await?;
        model.play(&last.text);
        model.check_table(&page).await?;
        if hand == Hand::Keys {
            let is_on_board = page.ask("return !!document.activeElement.closest('[role=grid]')").await?;
            assert_eq!(is_on_board, true, "the keys go on working on the board");
        }
        Ok(())
    });
}

#[test]
fn a_promotion_is_chosen_by_taps() {
    check(Hand::Tap);
}

#[test]
fn a_promotion_is_chosen_by_keys() {
    check(Hand::Keys);
}

//! Handicaps: chosen in a new game, missing on the board, and given by the same player in the rematch.

use browser::{BrowserSession, Failure, Hand, Model, Page};
use play::{Player, Record};
use serde_json::json;

/// A handicap of Laska, and what comes of it.
#[derive(Clone, Copy)]
struct Given {
    /// Its value in the list: who gives it (0 is the person), and its name.
    chosen: &'static str,
    /// How the list tells it, and the page in the game and in the rematch.
    listed: &'static str,
    /// Where the game begins, with the person as White.
    start: &'static str,
    /// Where the rematch begins, with the person as Black.
    rematch: &'static str,
}

/// Two losses at the level that is chosen: one more in a game that counts, and a lower level is offered.
const TWO_LOSSES: &str = "localStorage['mustermead-results'] = 'version 1\\nrecent laska 4l 4l'";

/// The turns played so far lead from this position to the one on the page.
async fn check(page: &Page, start: &str) -> Result<(), Failure> {
    let players = vec![Player::Human { name: String::new() }; 2];
    let mut model = Model::of(Record { start: Some(start.to_owned()), ..Record::new("laska", 1, players) }, 1);
    model.follow(page).await?;
    model.check(page).await
}

/// A new game is begun with a level and a handicap, and so is its rematch.
fn a_handicap_is_given(hand: Hand, given: Given) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open("en/laska/?nodes=300&seed=1").await?;
        page.idle().await?;
        page.ask(TWO_LOSSES).await?;
        // The first dialog of a page, which waits for its contents, gives the focus back as the others do.
        page.press(Hand::Keys, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.press(Hand::Keys, "Close").await?;
        page.until("return document.activeElement?.textContent.includes('New game')", Vec::new()).await?;
        page.press(hand, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.choose(hand, "level", "4").await?;
        page.unfold(hand, "dialog .more").await?;
        page.choose_listed(hand, "handicap", given.chosen).await?;
        assert_eq!(page.text("dialog [name=handicap] option:checked").await?, given.listed);
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.press(hand, "Start").await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        page.idle_at(0).await?;
        assert!(page.can_press("Level 4").await?);
        assert_eq!(page.text(".handicap").await?, given.listed);
        check(&page, given.start).await?;

        let model = Model::new("laska", 1);
        page.play(hand, &[model.site("c3"), model.site("d4")]).await?;
        page.idle_past(1).await?;
        check(&page, given.start).await?;
        page.press(hand, "Resign").await?;
        page.press(hand, "Yes, resign").await?;
        page.wait_for(".end-card[data-result=lost] .tally").await?;
        assert_eq!(page.count(".level-offer").await?, 0, "a handicap says nothing of how strong somebody plays");
        page.press(hand, "Rematch").await?;
        page.until("return !document.querySelector('.end-card')", Vec::new()).await?;
        // The computer has the first move now.
        page.idle_past(0).await?;
        assert_eq!(page.text(".handicap").await?, given.listed);
        check(&page, given.rematch).await?;
        // What was chosen stays chosen.
        page.press(hand, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        let value = page.ask("return document.querySelector('dialog [name=handicap]').value").await?;
        assert_eq!(value, json!(given.chosen));
        Ok(())
    });
}

#[test]
fn a_person_gives_a_handicap_by_tap() {
    let (chosen, listed) = ("0-counter", "You give one counter");
    let start = "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,,w,w w";
    let rematch = "b,b,,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w";
    a_handicap_is_given(Hand::Tap, Given { chosen, listed, start, rematch });
}

#[test]
fn the_computer_gives_a_handicap_by_keys() {
    let (chosen, listed) = ("1-four-counters", "The computer gives four counters");
    let start = "b,,,/b,b,/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w";
    let rematch = "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/,w,w/,,,w w";
    a_handicap_is_given(Hand::Keys, Given { chosen, listed, start, rematch });
}

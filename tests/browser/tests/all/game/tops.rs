//! Where a game begins: the top of the table is in view, however far somebody had scrolled (trials U13).

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use play::{Entry, GameUid, Match, PlayerKind};
use rules::games::Portal;
use rules::match_rules::Plan;
use rules::{Options, Seat};

use super::shelf;

/// Scrolls down to what stands below the table.
const SCROLL: &str = "document.querySelector('.guide').scrollIntoView()";

/// Scrolls down, presses a button, and waits until the table's top is the window's, or the page's.
async fn check(page: &Page, button: &str) -> Result<(), Failure> {
    page.ask(SCROLL).await?;
    page.until("return document.querySelector('.game').getBoundingClientRect().top < -50", Vec::new()).await?;
    let press = "
        const named = (each) => each.textContent.trim() === arguments[0] && each.checkVisibility();
        const found = [...document.querySelectorAll('button')].find(named);
        found?.click();
        return Boolean(found);
    ";
    page.until(press, vec![button.into()]).await?;
    let is_at_top = "return Math.abs(document.querySelector('.game').getBoundingClientRect().top) < 1.5";
    page.until(is_at_top, Vec::new()).await?;
    page.idle().await
}

#[test]
fn a_game_of_laska_begins_at_the_top() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        Model::new("laska", 1).play_on(&page, Hand::Tap, 1).await?;
        page.idle_at(1).await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        check(&page, "Start").await?;
        Model::new("laska", 1).play_on(&page, Hand::Tap, 1).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        page.wait_for(".end-card").await?;
        check(&page, "Rematch").await?;
        page.press(Hand::Tap, "My games").await?;
        page.wait_for(".games .open:not([aria-current])").await?;
        page.ask(SCROLL).await?;
        page.ask("document.querySelector('.games .open:not([aria-current])').click()").await?;
        let is_at_top = "return Math.abs(document.querySelector('.game').getBoundingClientRect().top) < 1.5";
        page.until(is_at_top, Vec::new()).await.map(drop)
    });
}

#[test]
fn the_next_game_of_a_match_of_backgammon_begins_at_the_top() {
    BrowserSession::new(360, 640).run(async |page| {
        let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single("backgammon", Options::new()) };
        let players = vec![PlayerKind::Human.player(); 2];
        let first = Match::new::<Portal>(plan, players).expect("there is such a match");
        let mut record = first.game(GameUid(1), Some(1)).expect("it has a first game");
        record.entries =
            vec![Entry::Resign { by: Seat::FIRST, points: 1 }, Entry::Answer { by: Seat::SECOND, yes: true }];
        shelf::lay_out(&page, &record).await?;
        check(&page, "Next game").await
    });
}

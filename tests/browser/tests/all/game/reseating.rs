//! Seats given to a person or the computer during a game.

use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page};
use rules::Seat;

/// The computer thinks for longer than a test waits, even about its first answer, which is forced in other games.
const SLOW: &str = "en/draughts/?nodes=2000000000&seed=1";
const QUICK: &str = "en/laska/?nodes=2000&seed=1";

/// Waits until the computer thinks.
async fn thinks(page: &Page) -> Result<(), Failure> {
    page.wait_for(".thinking").await.map(drop)
}

/// Begins a game against the computer and plays a step; then the computer thinks.
async fn begun(page: &Page, hand: Hand) -> Result<Model, Failure> {
    page.open(SLOW).await?;
    page.idle().await?;
    page.start(hand, NewGame::against_computer("draughts")).await?;
    page.idle_at(0).await?;
    let mut model = Model::new("draughts", 3);
    let choice = model.step().expect("the game has not begun");
    page.make(hand, &choice).await?;
    thinks(page).await?;
    Ok(model)
}

mod a_seat_is_given_away_while_the_computer_thinks {
    use super::*;

    #[test]
    fn by_taps() {
        give_away(Hand::Tap);
    }

    #[test]
    fn by_clicks() {
        give_away(Hand::Click);
    }

    #[test]
    fn by_keys() {
        give_away(Hand::Keys);
    }
}

fn give_away(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        let mut model = begun(&page, hand).await?;
        page.reseat(hand, 2, "8").await?;
        thinks(&page).await?;
        page.reseat(hand, 2, "person").await?;
        page.idle_at(model.ply()).await?;
        assert_eq!(page.count(".thinking").await?, 0);
        // Two people play on, and the change is saved.
        model.play_on(&page, hand, 3).await?;
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        model.check_table(&page).await?;
        model.play_on(&page, hand, 1).await?;
        // A forced move is played without thinking.
        while model.choices().len() < 2 {
            model.play_on(&page, hand, 1).await?;
        }
        // The computer takes over from the person to move.
        let acts = if model.awaits(Seat::FIRST) { 1 } else { 2 };
        page.reseat(hand, acts, "1").await?;
        thinks(&page).await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
    });
}

#[test]
fn a_move_is_taken_back_while_the_computer_thinks() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = begun(&page, Hand::Tap).await?;
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(0).await?;
        model.undo(model.ply());
        model.check(&page).await?;
        assert_eq!(page.count(".thinking").await?, 0);
        page.press(Hand::Tap, "Redo").await?;
        thinks(&page).await
    });
}

#[test]
fn the_dialog_says_what_comes_of_a_choice() {
    BrowserSession::new(320, 568).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_computer("laska")).await?;
        page.idle_at(0).await?;
        page.press(Hand::Keys, "Players").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        assert_eq!(page.text("dialog [role=status]").await?, "Your turn");
        page.choose_listed(Hand::Keys, "seat-1", "5").await?;
        // Both seats are the computer's now, and it plays by itself while the dialog is open.
        page.until("return document.querySelector('main').dataset.ply > 2", Vec::new()).await?;
        page.choose_listed(Hand::Keys, "seat-1", "person").await?;
        page.choose_listed(Hand::Keys, "seat-2", "person").await?;
        page.idle().await?;
        page.key(Key::Escape).await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        let mut model = Model::new("laska", 0);
        model.follow(&page).await?;
        model.check(&page).await?;
        model.play_on(&page, Hand::Keys, 2).await?;
        model.check(&page).await
    });
}

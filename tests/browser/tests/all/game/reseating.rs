//! Seats that are given to a person or the machine while a game goes on.

use browser::{Failure, Hand, Key, Mirror, NewGame, Page, Visit};
use rules::Seat;

/// The machine thinks for longer than a test waits, also about its first answer, which is forced in other games.
const SLOW: &str = "en/draughts/?nodes=2000000000&seed=1";
const QUICK: &str = "?nodes=2000&seed=1";

/// Waits until the machine thinks.
async fn thinks(page: &Page) -> Result<(), Failure> {
    page.wait_for(".thinking").await.map(drop)
}

/// Begins a game against the machine and plays a step of it; the machine thinks then.
async fn begun(page: &Page, hand: Hand) -> Result<Mirror, Failure> {
    page.open(SLOW).await?;
    page.idle().await?;
    page.start(hand, NewGame::against_machine("draughts")).await?;
    page.idle_at(0).await?;
    let mut mirror = Mirror::new("draughts", 3);
    let choice = mirror.step().expect("the game has not begun");
    page.make(hand, &choice).await?;
    thinks(page).await?;
    Ok(mirror)
}

mod a_seat_is_given_away_while_the_machine_thinks {
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
    Visit::new(360, 640).run(async move |page| {
        let mut mirror = begun(&page, hand).await?;
        page.reseat(hand, 2, "best").await?;
        thinks(&page).await?;
        page.reseat(hand, 2, "person").await?;
        page.idle_at(mirror.ply()).await?;
        assert_eq!(page.count(".thinking").await?, 0);
        // Two people play on, and it is kept.
        mirror.play_on(&page, hand, 3).await?;
        page.reload().await?;
        page.idle_at(mirror.ply()).await?;
        mirror.check_table(&page).await?;
        mirror.play_on(&page, hand, 1).await?;
        // What is forced is played without thought.
        while mirror.table().choices().len() < 2 {
            mirror.play_on(&page, hand, 1).await?;
        }
        // The machine takes over from whoever is to move.
        let acts = if mirror.awaits(Seat::FIRST) { 1 } else { 2 };
        page.reseat(hand, acts, "beginner").await?;
        thinks(&page).await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
    });
}

#[test]
fn a_move_is_taken_back_while_the_machine_thinks() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = begun(&page, Hand::Tap).await?;
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(0).await?;
        mirror.undo(mirror.ply());
        mirror.check(&page).await?;
        assert_eq!(page.count(".thinking").await?, 0);
        page.press(Hand::Tap, "Redo").await?;
        thinks(&page).await
    });
}

#[test]
fn the_dialog_says_what_comes_of_a_choice() {
    Visit::new(320, 568).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
        page.idle_at(0).await?;
        page.press(Hand::Keys, "Seats and players").await?;
        page.wait_for("dialog[open]").await?;
        assert_eq!(page.text("dialog [role=status]").await?, "White to move (you)");
        page.choose(Hand::Keys, "seat-1", "good").await?;
        // Both are the machine's now, and it plays by itself while the dialog is open.
        page.until("return document.querySelector('main').dataset.ply > 2", Vec::new()).await?;
        page.choose(Hand::Keys, "seat-1", "person").await?;
        page.choose(Hand::Keys, "seat-2", "person").await?;
        page.idle().await?;
        page.key(Key::Escape).await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        let mut mirror = Mirror::new("laska", 0);
        mirror.follow(&page).await?;
        mirror.check(&page).await?;
        mirror.play_on(&page, Hand::Keys, 2).await?;
        mirror.check(&page).await
    });
}

//! One game in two tabs: one of them writes.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit};

/// Plays the next step of the game in this tab.
async fn play(page: &Page, mirror: &mut Mirror) -> Result<(), Failure> {
    let choice = mirror.step().expect("the game is not over");
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.idle_at(mirror.ply()).await?;
    mirror.check(page).await
}

/// Checks that this tab does not let the game go on.
async fn check_refusal(page: &Page, mirror: &Mirror) -> Result<(), Failure> {
    let choices = mirror.table().choices();
    for site in &choices[0].gesture.sites {
        page.tap(page.site(*site).await?).await?;
    }
    page.idle_at(mirror.ply()).await?;
    mirror.check(page).await
}

#[test]
fn one_tab_writes_and_the_other_watches() {
    Visit::new(360, 640).run(async |first| {
        first.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 1);
        play(&first, &mut mirror).await?;

        let second = first.new_tab().await?;
        second.open("").await?;
        second.idle_at(mirror.ply()).await?;
        mirror.check(&second).await?;
        check_refusal(&second, &mirror).await?;

        play(&first, &mut mirror).await?;
        second.idle_at(mirror.ply()).await?;
        mirror.check(&second).await?;

        second.press(Hand::Tap, "Play it here").await?;
        second.until("return document.querySelector('main[data-idle]') !== null", Vec::new()).await?;
        play(&second, &mut mirror).await?;
        first.idle_at(mirror.ply()).await?;
        check_refusal(&first, &mirror).await?;
        assert!(first.can_press("Play it here").await?);

        second.close().await?;
        // Whoever is left writes, without being asked.
        first.until_gone("Play it here").await?;
        first.idle_at(mirror.ply()).await?;
        play(&first, &mut mirror).await
    });
}

#[test]
fn a_reloaded_tab_goes_on_writing() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 2);
        for _ in 0..3 {
            play(&page, &mut mirror).await?;
            page.reload().await?;
            page.idle_at(mirror.ply()).await?;
            mirror.check(&page).await?;
            assert!(!page.can_press("Play it here").await?);
        }
        Ok(())
    });
}

//! A program that crashes.

use browser::{BrowserSession, Hand, Model, NewGame};

/// Corrupts the program's memory, so that whatever it does next traps.
const SPOIL: &str = "
    return import(document.querySelector('[href$=\"/app.js\"]').href)
        .then(app => app.default())
        .then(({ memory }) => new Uint8Array(memory.buffer).fill(255))
        .then(() => true);
";

#[test]
fn the_page_says_that_the_game_is_safe_and_it_is() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 6);
        for _ in 0..7 {
            let choice = model.step().expect("the game is not over");
            page.play(Hand::Tap, &choice.gesture.sites).await?;
            page.idle_at(model.ply()).await?;
        }
        model.check(&page).await?;
        let before = (page.moves().await?, page.turn().await?);
        let next = model.choices()[0].gesture.sites[0];
        let place = page.site(next).await?;

        assert!(page.console_errors().await?.is_empty());
        page.ask(SPOIL).await?;
        page.tap(place).await?;
        page.until("return /\\bsafe\\b/i.test(document.body.innerText)", Vec::new()).await?;
        page.shoot("crash").await?;
        let complaints = page.console_errors().await?;
        assert!(!complaints.is_empty(), "the browser has nothing to say of the crash");

        page.reload().await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await?;
        assert_eq!((page.moves().await?, page.turn().await?), before);
        Ok(())
    });
}

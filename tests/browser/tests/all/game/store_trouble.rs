//! The saved games when the browser loses the connection to them, or its clock was wrong.

use browser::{BrowserSession, Hand};

use super::store::play_some;

#[test]
fn a_page_whose_connection_was_lost_opens_another() {
    // Every request on a connection from before fails, as in some browsers after the page was out of sight.
    const LOSE: &str = "
        const alive = new WeakSet();
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (...args) {
            const opening = open.apply(this, args);
            opening.addEventListener('success', () => alive.add(opening.result));
            return opening;
        };
        const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (...args) {
            const begun = transaction.apply(this, args);
            if (!alive.has(this)) begun.abort();
            return begun;
        };
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (_, mut model) = play_some(&page, "laska", 48).await?;
        page.ask(LOSE).await?;
        model.play_on(&page, Hand::Tap, 4).await?;
        page.until("return !document.querySelector('.warning')", Vec::new()).await?;
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await
    });
}

#[test]
fn the_game_that_was_played_last_comes_first_whatever_the_clock_said() {
    const AHEAD: &str = "
        if (sessionStorage.ahead) {
            const { now } = Date;
            Date.now = () => now() + 5 * 365 * 24 * 3600 * 1000;
        }
    ";
    BrowserSession::new(360, 640).with_script(AHEAD).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask("sessionStorage.ahead = 'yes'").await?;
        page.reload().await?;
        page.idle().await?;
        let (early, _) = play_some(&page, "laska", 48).await?;
        page.ask("delete sessionStorage.ahead").await?;
        page.reload().await?;
        page.idle().await?;
        let (late, _) = play_some(&page, "laska", 49).await?;
        assert_ne!(early, late);
        let first = "return mustermead.games.page(9).then(({ games }) => games[0].uid)";
        assert_eq!(page.ask(first).await?, late);
        Ok(())
    });
}

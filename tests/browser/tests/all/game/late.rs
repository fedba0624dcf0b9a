//! The late part of a program: fetched with the first dialog, and asked for again where it does not come.

use browser::{BrowserSession, Failure, Hand, Page};
use serde_json::json;

/// Counts how often the late part is asked for, and withholds it while `window.withheld` holds.
const WATCH: &str = "
    const fetched = window.fetch;
    window.asked = 0;
    window.fetch = (what, how) => {
        if (!/late\\.wasm$/.test(what?.url ?? what)) return fetched(what, how);
        window.asked += 1;
        return window.withheld ? Promise.resolve(new Response('', { status: 503 })) : fetched(what, how);
    };
";
const HEADING: &str = "dialog[open]:not(.waiting) #sheet-heading";

async fn open(page: &Page, button: &str, heading: &str) -> Result<(), Failure> {
    page.press(Hand::Tap, button).await?;
    let script = "return document.querySelector(arguments[0])?.textContent === arguments[1]";
    page.until(script, vec![json!(HEADING), json!(heading)]).await.map(drop)
}

#[test]
fn it_is_fetched_with_the_first_dialog_and_once() {
    BrowserSession::new(360, 640).with_script(WATCH).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask("return window.asked").await?, json!(0));
        for (button, heading) in [("New game", "New game"), ("My games", "My games"), ("Settings", "Settings")] {
            open(&page, button, heading).await?;
            page.press(Hand::Tap, "Close").await?;
            page.until("return !document.querySelector('dialog')", Vec::new()).await?;
        }
        assert_eq!(page.ask("return window.asked").await?, json!(1));
        Ok(())
    });
}

#[test]
fn a_dialog_that_cannot_be_fetched_says_so_and_tries_again() {
    BrowserSession::new(360, 640).with_script(WATCH).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask("window.withheld = true").await?;
        open(&page, "New game", "This didn’t load").await?;
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("late-withheld").await?;
        // The game goes on without it.
        page.press(Hand::Tap, "Close").await?;
        page.until("return !document.querySelector('dialog')", Vec::new()).await?;
        open(&page, "New game", "This didn’t load").await?;
        page.press(Hand::Tap, "Try again").await?;
        page.until("return window.asked === 3", Vec::new()).await?;
        page.ask("window.withheld = false").await?;
        page.until("return document.querySelector('#sheet-heading')?.textContent === 'This didn’t load'", Vec::new())
            .await?;
        page.press(Hand::Tap, "Try again").await?;
        page.until("return document.querySelector('#sheet-heading')?.textContent === 'New game'", Vec::new()).await?;
        Ok(())
    });
}

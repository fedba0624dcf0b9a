//! The late parts of the program, that of all games and that of a page's own: fetched with the first dialog, both at once,
//! and asked for again where one does not come.

use browser::{BrowserSession, Failure, Hand, Page, begun, to_search};
use serde_json::json;
use xtask::serve::{Fault, Faults};

/// Notes which late parts are asked for, `all` or a folder of games, and withholds the one that `window.withheld` names.
const WATCH: &str = "
    const fetched = window.fetch;
    window.asked = [];
    window.fetch = (what, how) => {
        const address = `${what?.url ?? what}`;
        // Whether it is still there is another question.
        if (how?.method === 'HEAD' || !/late\\.wasm$/.test(address)) return fetched(what, how);
        const [, folder = 'all'] = /\\/v\\/\\w+\\/(.*)\\/late.wasm$/.exec(address) ?? [];
        const part = folder;
        window.asked.push(part);
        return part === window.withheld ? Promise.resolve(new Response('', { status: 503 })) : fetched(what, how);
    };
";
/// Which late parts were asked for.
const ASKED: &str = "return window.asked.sort()";
const HEADING: &str = "dialog[open]:not(.waiting) #sheet-heading";

async fn open(page: &Page, button: &str, heading: &str) -> Result<(), Failure> {
    page.press(Hand::Tap, button).await?;
    let script = "return document.querySelector(arguments[0])?.textContent === arguments[1]";
    page.until(script, vec![json!(HEADING), json!(heading)]).await.map(drop)
}

/// Opens a dialog while a part is withheld. The other one is not asked for again.
fn withheld(part: &'static str) {
    BrowserSession::new(360, 640).with_script(WATCH).run(async move |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask(&format!("window.withheld = '{part}'")).await?;
        open(&page, "New game", "This didn’t load").await?;
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("late-withheld").await?;
        // The game goes on without it.
        page.press(Hand::Tap, "Close").await?;
        page.until("return !document.querySelector('dialog')", Vec::new()).await?;
        open(&page, "New game", "This didn’t load").await?;
        page.press(Hand::Tap, "Try again").await?;
        page.until("return window.asked.length === 4", Vec::new()).await?;
        let mut expect = ["all", "laska", part, part];
        expect.sort_unstable();
        assert_eq!(page.ask(ASKED).await?, json!(expect));
        page.ask("window.withheld = undefined").await?;
        page.until("return document.querySelector('#sheet-heading')?.textContent === 'This didn’t load'", Vec::new())
            .await?;
        page.press(Hand::Tap, "Try again").await?;
        page.until("return document.querySelector('#sheet-heading')?.textContent === 'New game'", Vec::new()).await?;
        Ok(())
    });
}

mod a_dialog_that_cannot_be_fetched_says_so_and_tries_again {
    use super::withheld;

    #[test]
    fn for_the_part_of_all_games() {
        withheld("all");
    }

    #[test]
    fn for_the_part_of_its_game() {
        withheld("laska");
    }
}

/// What the late parts need does not come as this page's own: it says that the site has changed.
fn changed(fault: Fault) {
    let faults = Faults::default();
    faults.set(Some(fault));
    BrowserSession::new(360, 640).with_faults(&faults).run(async move |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        open(&page, "New game", "This didn’t load").await?;
        page.until("return document.getElementById('trouble').innerText.includes('has changed')", Vec::new()).await?;
        page.console_errors().await.map(drop)
    });
}

/// A host that has replaced what has changed, and nothing else: words of another build are gone.
#[test]
fn words_that_are_gone_tell_that_the_site_has_changed() {
    changed(Fault::Refused("words/en/late.txt", 404));
}

/// A host has mixed two builds: the page does not take the part in.
mod a_part_of_another_build_is_refused {
    use super::*;

    #[test]
    fn for_the_part_of_all_games() {
        changed(Fault::OtherBuild("/late.wasm"));
    }

    #[test]
    fn for_the_part_of_its_game() {
        changed(Fault::OtherBuild("laska/late.wasm"));
    }

    /// By its networks the computer plays only with its late part.
    #[test]
    fn for_the_worker() {
        let faults = Faults::default();
        faults.set(Some(Fault::OtherBuild("backgammon/late.wasm")));
        BrowserSession::new(360, 640).with_faults(&faults).run(async |page| {
            page.open("en/backgammon/").await?;
            page.start_worker().await?;
            let mut n_failed = 0;
            // A forced step needs no thought.
            for seed in 1..=4 {
                let thought = page.think(&to_search(begun("backgammon", seed), 500)).await;
                n_failed += usize::from(thought.is_err_and(|why| format!("{why:?}").contains("failed")));
            }
            assert!(n_failed > 0);
            page.console_errors().await.map(drop)
        });
    }
}

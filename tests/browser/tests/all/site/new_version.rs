//! A new version of the site: offered, never forced, and never mixed with the old one; and the way out of its worker.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, next_edition, with_another_word, without_worker};
use serde_json::{Value, json};
use xtask::build::compression::Coding;

use super::offline::kept;

const STRIP: &str = ".new-version";

async fn build(page: &Page) -> Result<Value, Failure> {
    page.ask("return document.documentElement.dataset.build").await
}

/// Has the browser ask for a new version; tells whether one waits.
async fn update(page: &Page) -> Result<bool, Failure> {
    const UPDATE: &str = "
        return navigator.serviceWorker.getRegistration().then(async found => {
            // The worker may be gone meanwhile, as it should be.
            await found?.update().catch(async error => {
                if (await navigator.serviceWorker.getRegistration()) throw error;
            });
            while (found?.installing) await new Promise(done => setTimeout(done, 50));
            return Boolean(found?.waiting);
        });
    ";
    Ok(page.ask(UPDATE).await? == true)
}

/// Accepts a new version, if the host has one.
pub(super) async fn accept(page: &Page) -> Result<(), Failure> {
    if !update(page).await? {
        return Ok(());
    }
    page.wait_for(&format!("{STRIP} p:not(:empty)")).await?;
    page.mark().await?;
    press(page, 1).await?;
    page.until("return window.isMarked !== true && document.readyState === 'complete'", Vec::new()).await.map(drop)
}

/// What an update may cost in which one word has changed, in bytes compressed with brotli: a site for players takes 300 less,
/// as it has no pseudo-language. The names of files, which no compressor makes smaller, come out differently with each build:
/// that is 50 more or less. The plates, which stand in the page and its frame, take 250, and what
/// boards are painted with 900.
const MOST_FOR_A_WORD: usize = 16_700;

#[test]
fn a_word_costs_its_table_the_pages_that_name_it_and_the_list() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async move |page, host| {
        page.open("el/laska/").await?;
        page.idle().await?;
        visited(&page).await?;
        // From now on the worker answers.
        page.reload().await?;
        page.idle().await?;
        visited(&page).await?;
        let changed = with_another_word("word", "words/el/laska.txt")?;
        host.serve(&changed)?;
        drop(host.sent());
        accept(&page).await?;
        page.idle().await?;
        visited(&page).await?;
        let mut sent = host.sent();
        sent.sort();
        sent.dedup();
        let named = |path: &String| match path.strip_prefix("v/").and_then(|path| path.split_once('/')) {
            Some((_, file)) => file.to_owned(),
            None => path.clone(),
        };
        let mut files: Vec<String> = sent.iter().map(named).collect();
        files.sort();
        assert_eq!(files, ["el/laska/", "embed/laska/", "files/el.json", "sw.js", "words/el/laska.txt"]);
        let mut sum = 0;
        for path in &sent {
            let file = if path.ends_with('/') { format!("{path}index.html") } else { path.clone() };
            sum += Coding::Brotli.compressed(&std::fs::read(changed.join(file))?).len();
        }
        assert!(sum <= MOST_FOR_A_WORD, "{sum} bytes");
        // With the new word, and without a network.
        host.stop();
        page.reload().await?;
        page.idle().await?;
        page.console_errors().await.map(drop)
    });
}

/// Waits until what was opened before is kept of this version, too.
async fn visited(page: &Page) -> Result<(), Failure> {
    page.until("return document.documentElement.dataset.kept === 'visited'", Vec::new()).await.map(drop)
}

async fn press(page: &Page, nth: usize) -> Result<(), Failure> {
    let buttons = page.place(&format!("{STRIP} button:nth-of-type({nth})")).await?;
    page.tap(buttons).await
}

#[test]
fn a_new_version_comes_when_it_is_accepted_and_only_there() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        kept(&page).await?;
        // The worker is in charge from the next page on.
        page.reload().await?;
        page.idle().await?;
        let mut model = Model::seated("laska", &[0, 1], 1);
        page.start(Hand::Tap, NewGame::for_two("laska")).await?;
        page.idle_at(0).await?;
        model.play_on(&page, Hand::Tap, 3).await?;
        let other = page.new_tab().await?;
        other.open_game(Hand::Tap, NewGame::for_two("draughts")).await?;
        kept(&other).await?;
        let mut beside = Model::seated("draughts", &[0, 1], 2);
        beside.play_on(&other, Hand::Tap, 2).await?;
        let first = build(&page).await?;
        let board = "return document.querySelector('main .board').getBoundingClientRect().top";
        let place = page.ask(board).await?;

        host.serve(&next_edition("accepted")?)?;
        update(&page).await?;
        page.wait_for(&format!("{STRIP} p:not(:empty)")).await?;
        other.wait_for(&format!("{STRIP} p:not(:empty)")).await?;
        // It covers neither the board nor what is beside it.
        let covered = "
            const strip = document.querySelector('.new-version').getBoundingClientRect();
            return [...document.querySelectorAll('main .board, main button')].filter(each => each.checkVisibility())
                .filter(each => each.getBoundingClientRect().top < strip.bottom - 1).length;
        ";
        assert_eq!(page.ask(covered).await?, json!(0));
        // U9: nor anything of the masthead, and nothing has moved under a finger.
        let covered = "
            const strip = document.querySelector('.new-version').getBoundingClientRect();
            const isCovered = ({ left, right, top, bottom, width }) =>
                width > 0 && left < strip.right && right > strip.left && top < strip.bottom && bottom > strip.top;
            return [...document.querySelectorAll('.masthead :is(a, summary, label, h1)')]
                .filter(each => each.checkVisibility()).filter(each => isCovered(each.getBoundingClientRect())).map(each => each.textContent);
        ";
        assert_eq!(page.ask(covered).await?, json!([]));
        assert_eq!(page.ask(board).await?, place, "the board has moved");
        let is_in_view = "
            const { top, bottom } = document.querySelector('.new-version').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
        ";
        assert_eq!(page.ask(is_in_view).await?, json!(true));
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("new-version").await?;

        // Later: this tab hears no more of it, and goes on.
        press(&other, 2).await?;
        other.until("return document.querySelector('.new-version') === null", Vec::new()).await?;
        other.reload().await?;
        kept(&other).await?;
        assert_eq!(other.count(STRIP).await?, 0);
        assert_eq!(build(&other).await?, first);
        other.mark().await?;

        // Nothing happens in the middle of a game before it is accepted.
        model.play_on(&page, Hand::Tap, 1).await?;
        assert_eq!(build(&page).await?, first);
        page.mark().await?;
        press(&page, 1).await?;
        page.until("return window.isMarked !== true && document.readyState === 'complete'", Vec::new()).await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await?;
        assert_ne!(build(&page).await?, first);
        kept(&page).await?;

        // The other tab is as it was, with its files, even those that it has not used yet.
        assert!(other.is_marked().await?, "only the tab that accepted reloads");
        assert_eq!(build(&other).await?, first);
        beside.play_on(&other, Hand::Tap, 1).await?;
        beside.check(&other).await?;
        other.press(Hand::Tap, "My games").await?;
        other.wait_for("dialog[open]:not(.waiting)").await?;
        // Both are there without a network: what was opened before has come along with the new version.
        host.stop();
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        assert_ne!(build(&page).await?, first);
        other.reload().await?;
        other.idle_at(beside.ply()).await?;
        assert_ne!(build(&other).await?, first);
        beside.check(&other).await?;
        other.console_errors().await?;
        Ok(())
    });
}

#[test]
fn the_offer_stands_apart_from_the_line_about_the_portal() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open("en/").await?;
        kept(&page).await?;
        page.reload().await?;
        kept(&page).await?;
        host.serve(&next_edition("apart")?)?;
        update(&page).await?;
        page.wait_for(&format!("{STRIP} p:not(:empty)")).await?;
        let gap = "
            const [line, strip] = ['.masthead > p', '.new-version'].map(css => document.querySelector(css).getBoundingClientRect());
            return strip.top - line.bottom;
        ";
        let gap = page.ask(gap).await?;
        assert!(gap.as_f64().is_some_and(|gap| gap >= 6.0), "{gap} pixels");
        page.shoot("new-version-home").await
    });
}

#[test]
fn a_game_that_cannot_be_saved_keeps_the_old_version() {
    let script = "
        const opened = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (...all) {
            if (all[0] === 'mustermead') throw new DOMException('no', 'SecurityError');
            return opened.apply(this, all);
        };
    ";
    BrowserSession::new(360, 640).with_worker().with_script(script).run_on_host(async |page, host| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        kept(&page).await?;
        let mut model = Model::seated("laska", &[0, 1], 1);
        model.play_on(&page, Hand::Tap, 2).await?;
        host.serve(&next_edition("unsaved")?)?;
        update(&page).await?;
        page.wait_for(&format!("{STRIP} p:not(:empty)")).await?;
        page.mark().await?;
        press(&page, 1).await?;
        page.until(
            "return document.querySelector('.new-version p').textContent.includes('could not save')",
            Vec::new(),
        )
        .await?;
        page.shoot("new-version-unsaved").await?;
        assert!(page.is_marked().await?, "the page was reloaded");
        model.check(&page).await
    });
}

/// The owner of a site puts the way out in the place of a worker that does harm.
#[test]
fn a_worker_can_be_left() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        kept(&page).await?;
        let mut model = Model::seated("laska", &[0, 1], 1);
        model.play_on(&page, Hand::Tap, 2).await?;
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        assert_eq!(page.ask("return Boolean(navigator.serviceWorker.controller)").await?, true);
        host.serve(&without_worker("left")?)?;
        page.reload().await?;
        update(&page).await?;
        // It is gone; the page that was open may just have kept something again, which the next visit removes.
        let is_gone = "navigator.serviceWorker.getRegistrations().then(all => { window.n = all.length; }); return window.n === 0;";
        page.until(is_gone, Vec::new()).await?;
        // Whether anything is left of it: workers and caches.
        let look = "
            Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
                .then(([workers, names]) => { window.left = workers.length + names.length; });
            return window.left === 0;
        ";
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await?;
        assert_eq!(page.ask("return Boolean(navigator.serviceWorker.controller)").await?, false);
        page.until(look, Vec::new()).await.map(drop)
    });
}

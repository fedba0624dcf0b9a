//! Playing without a network: what was visited, and everything once that is kept.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};
use rules::games::FOLDERS;
use serde_json::json;

/// The buttons of the home page's section.
const KEEP: &str = "Keep everything on this device";
const REMOVE: &str = "Remove from this device";

/// Waits until the device has what the page needs, and whatever it had of an earlier edition.
pub(super) async fn kept(page: &Page) -> Result<(), Failure> {
    page.until("return document.documentElement.dataset.kept === 'visited'", Vec::new()).await.map(drop)
}

/// Waits until the home page's section is in a state: `none`, `some` or `all` of the site is kept.
async fn section(page: &Page, state: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('.offline')?.dataset.state === arguments[0]";
    page.until(script, vec![json!(state)]).await.map(drop)
}

async fn press(page: &Page, button: &str) -> Result<(), Failure> {
    let script = "
        const found = [...document.querySelectorAll('.offline button')].find(each => each.textContent === arguments[0]);
        if (!found || found.hidden) return false;
        found.click();
        return true;
    ";
    page.until(script, vec![json!(button)]).await.map(drop)
}

/// The addresses of all pages and files that are kept.
async fn all_kept(page: &Page) -> Result<Vec<String>, Failure> {
    page.ask(
        "window.allKept = undefined; (async () => {
        const all = [];
        for (const name of await caches.keys()) all.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
        window.allKept = all;
    })()",
    )
    .await?;
    let all = page.until("return window.allKept === undefined ? null : [window.allKept]", Vec::new()).await?;
    Ok(all[0].as_array().into_iter().flatten().filter_map(|url| Some(url.as_str()?.to_owned())).collect())
}

/// How many pages and files are kept.
async fn n_kept(page: &Page) -> Result<u64, Failure> {
    Ok(all_kept(page).await?.len() as u64)
}

/// Steps of a new game among people, by finger and by key.
async fn play(page: &Page, game: &'static str) -> Result<(), Failure> {
    page.start(Hand::Tap, NewGame::without_computer(game)).await?;
    page.idle_at(0).await?;
    let mut model = Model::new(game, 1);
    model.play_on(page, Hand::Tap, 1).await?;
    model.play_on(page, Hand::Keys, 1).await?;
    model.check(page).await
}

#[test]
fn what_was_visited_is_played_without_a_network() {
    BrowserSession::new(360, 640).with_worker().under("/blog/games/").run_on_host(async |page, host| {
        page.open("en/laska/").await?;
        page.idle().await?;
        kept(&page).await?;
        // A language that is chosen in place is kept as well.
        page.ask("delete document.documentElement.dataset.kept").await?;
        page.speak("ar").await?;
        kept(&page).await?;
        page.open("en/").await?;
        section(&page, "none").await?;
        host.stop();
        // The home page knows all lists without a network, too.
        page.reload().await?;
        section(&page, "none").await?;
        page.open("ar/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask("return document.documentElement.lang").await?, "ar");
        page.open("en/laska/").await?;
        page.idle().await?;
        play(&page, "laska").await?;
        // The home page, its rules beside the table, and the game that was just played.
        page.open("en/").await?;
        page.idle().await?;
        page.wait_for(".saved li").await?;
        // What was never visited leads to the home page, which says so.
        page.open("en/chess/").await?;
        page.wait_for(".missing").await?;
        assert_eq!(page.address().await?, "en/?missing");
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("offline-missing").await?;
        page.console_errors().await.map(drop)
    });
}

/// The modules that are kept after a visit to a page.
async fn modules_of(page: &Page, address: &str) -> Result<Vec<String>, Failure> {
    page.open(address).await?;
    page.idle().await?;
    kept(page).await?;
    let name = |url: &String| {
        let (_, file) = url.split_once("/v/")?.1.split_once('/')?;
        file.ends_with(".wasm").then(|| file.to_owned())
    };
    let mut modules: Vec<String> = all_kept(page).await?.iter().filter_map(name).collect();
    modules.sort();
    Ok(modules)
}

#[test]
fn a_visit_keeps_its_own_parts_of_the_program() {
    BrowserSession::new(360, 640).with_worker().run(async |page| {
        assert_eq!(modules_of(&page, "en/").await?, Vec::<String>::new(), "the home page runs none");
        let of_games = ["laska/games.wasm", "laska/late.wasm", "laska/play.wasm"];
        let of_laska = [&["app_bg.wasm"], &of_games[..], &["late.wasm", "play.wasm", "rest.wasm"]].concat();
        assert_eq!(modules_of(&page, "en/laska/").await?, of_laska);
        Ok(())
    });
}

#[test]
fn where_data_is_saved_the_late_parts_wait_until_they_are_needed() {
    let script = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";
    BrowserSession::new(360, 640).with_worker().with_script(script).run(async |page| {
        let early = ["app_bg.wasm", "laska/games.wasm", "laska/play.wasm", "play.wasm", "rest.wasm"];
        assert_eq!(modules_of(&page, "en/laska/").await?, early);
        Ok(())
    });
}

/// U8: who chooses a language that is not on the device keeps the game, and is told why; never the browser's own page.
#[test]
fn without_a_network_another_language_leaves_the_game() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open("en/laska/").await?;
        page.idle().await?;
        kept(&page).await?;
        page.reload().await?;
        page.start(Hand::Tap, NewGame::for_two("laska")).await?;
        page.idle_at(0).await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 3).await?;
        page.idle_at(model.ply()).await?;
        host.stop();
        page.open_menu().await?;
        page.tap(page.place(".menu a[hreflang='hr']").await?).await?;
        page.until("return document.querySelector('#offline-missing')?.textContent.includes('offline')", Vec::new())
            .await?;
        let is_seen = "return document.querySelector('#offline-missing').getBoundingClientRect().height > 10";
        assert_eq!(page.ask(is_seen).await?, true);
        page.shoot("offline-language").await?;
        assert_eq!(page.ask("return document.documentElement.lang").await?, "en");
        model.check(&page).await?;
        // So does a page of another language that is opened as such, and the root.
        for address in ["hr/chess/", "hr/laska/", "hr/", ""] {
            page.open(address).await?;
            page.wait_for(".missing").await?;
            assert_eq!(page.address().await?, "en/?missing", "{address}");
        }
        page.console_errors().await.map(drop)
    });
}

#[test]
fn everything_is_kept_when_that_is_wanted_and_removed_again() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open("en/").await?;
        section(&page, "none").await?;
        assert!(page.text(".offline").await?.contains(" MB"), "{}", page.text(".offline").await?);
        assert_eq!(page.audit().await?, Vec::<String>::new());
        press(&page, KEEP).await?;
        section(&page, "busy").await?;
        page.shoot("offline-busy").await?;
        press(&page, "Stop").await?;
        section(&page, "some").await?;
        let n_first = n_kept(&page).await?;
        assert!(page.text(".offline [role=status]").await?.starts_with("Stopped"));
        press(&page, "Go on").await?;
        section(&page, "all").await?;
        assert!(n_kept(&page).await? > n_first);
        page.shoot("offline-all").await?;
        host.stop();
        page.reload().await?;
        section(&page, "all").await?;
        let langs = ["ar", "el", "hr", "ru", "sl", "sr", "tr"];
        // A quick run opens one game of every folder.
        let n_opened = tier::pick(1, usize::MAX as u64) as usize;
        let games = FOLDERS.iter().flat_map(|folder| folder.games.iter().take(n_opened));
        for (idx, game) in games.map(|info| info.id).enumerate() {
            page.open(&format!("{}/{game}/", langs[idx % langs.len()])).await?;
            page.idle().await?;
            assert!(page.text("[data-part=guide]").await?.len() > 200, "{game}");
            // A quick run plays one without dice and one with them.
            if tier::is_full() || ["laska", "backgammon"].contains(&game) {
                page.open(&format!("en/{game}/")).await?;
                page.idle().await?;
                play(&page, game).await?;
            }
        }
        for address in ["", "ru/", "tr/about/"] {
            page.open(address).await?;
            page.idle().await?;
        }
        host.serve(&host.folder())?;
        page.open("en/").await?;
        section(&page, "all").await?;
        press(&page, REMOVE).await?;
        section(&page, "none").await?;
        kept(&page).await?;
        assert!(n_kept(&page).await? < n_first.max(100));
        page.console_errors().await.map(drop)
    });
}

#[test]
fn what_the_network_interrupts_is_said_and_gone_on_with() {
    BrowserSession::new(360, 640).with_worker().run_on_host(async |page, host| {
        page.open("ar/").await?;
        section(&page, "none").await?;
        host.stop();
        page.ask("document.querySelector('.offline button:not([hidden])').click()").await?;
        section(&page, "some").await?;
        assert!(page.text(".offline [role=status]").await?.starts_with("لا شبكة الآن"));
        assert_eq!(page.audit().await?, Vec::<String>::new());
        host.serve(&host.folder())?;
        // The next visit goes on by itself.
        page.reload().await?;
        section(&page, "all").await?;
        page.console_errors().await.map(drop)
    });
}

/// A host that has replaced everything: the worker still has the names of lists that are gone.
#[test]
fn a_home_page_whose_lists_are_gone_says_that_there_is_a_newer_version() {
    let script = "
        const fetched = window.fetch;
        window.fetch = (what, how) => {
            const path = String(what?.url ?? what);
            if (!/files\\/ar\\.json$/.test(path)) return fetched(what, how);
            return Promise.resolve(new Response('', { status: 404 }));
        };
    ";
    BrowserSession::new(360, 640).with_worker().with_script(script).run(async |page| {
        page.open("en/").await?;
        section(&page, "unknown").await?;
        assert!(page.text(".offline").await?.contains("A newer version"), "{}", page.text(".offline").await?);
        assert_eq!(page.audit().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_page_of_the_host_in_place_of_a_file_is_not_kept() {
    let script = "
        const fetched = window.fetch;
        window.fetch = (what, how) => {
            const path = String(what?.url ?? what);
            if (!/file_import\\.js$/.test(path)) return fetched(what, how);
            return Promise.resolve(new Response('<!DOCTYPE html><title>Not here</title>', { status: 200 }));
        };
    ";
    BrowserSession::new(360, 640).with_worker().with_script(script).run(async |page| {
        page.open("en/").await?;
        section(&page, "none").await?;
        press(&page, KEEP).await?;
        section(&page, "some").await?;
        assert!(page.text(".offline [role=status]").await?.starts_with("A newer version"));
        page.ask("window.found = undefined; caches.keys().then(async names => {
            const urls = (await Promise.all(names.map(async name => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
            window.found = urls.filter(url => url.endsWith('/file_import.js')).length;
        })").await?;
        assert_eq!(page.until("return window.found === undefined ? null : [window.found]", Vec::new()).await?, json!([0]));
        Ok(())
    });
}

#[test]
fn a_browser_without_workers_says_so_and_tables_in_frames_need_none() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/").await?;
        page.wait_for(".offline").await?;
        assert!(page.text(".offline").await?.contains("private window"));
        page.audit().await.map(|found| assert_eq!(found, Vec::<String>::new()))
    });
    BrowserSession::new(360, 640).with_worker().run(async |page| {
        page.open("embed/laska/").await?;
        page.idle().await?;
        page.ask(
            "window.n = undefined; navigator.serviceWorker.getRegistrations().then(all => { window.n = all.length; })",
        )
        .await?;
        assert_eq!(page.until("return window.n === undefined ? null : [window.n]", Vec::new()).await?, json!([0]));
        let fetched =
            page.ask("return performance.getEntriesByType('resource').map(({ name }) => name).join()").await?;
        assert!(!fetched.as_str().unwrap_or_default().contains("offline"), "{fetched}");
        Ok(())
    });
}

/// How much sooner that makes the first touch is measured in `benches/first_visit.rs`: times under load say nothing.
#[test]
fn the_second_visit_waits_for_nothing_from_the_network() {
    const SENT: &str = "
        // The browser asks for the manifest when it has time, and nobody waits for it.
        const isWaitedFor = ({ entryType, name }) => /navigation|resource/.test(entryType) && !/manifest$/.test(name);
        const all = performance.getEntries().filter(isWaitedFor);
        const sent = all.filter(({ transferSize, workerStart }) => transferSize > 0 || workerStart === 0);
        return [all.length > 5, sent.map(({ name }) => name)];
    ";
    BrowserSession::new(360, 640).with_worker().run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        kept(&page).await?;
        assert_ne!(page.ask(SENT).await?[1], json!([]), "the first visit has to fetch it all");
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask(SENT).await?, json!([true, []]));
        Ok(())
    });
}

#[test]
fn an_installed_app_goes_on_with_the_last_game() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/?last=1").await?;
        page.idle().await?;
        assert_eq!(page.address().await?, "en/?last=1", "there is no game yet");
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        Model::seated("laska", &[0, 1], 1).play_on(&page, Hand::Tap, 1).await?;
        let address = page.address().await?;
        page.open("en/?last=1").await?;
        page.until("return location.hash.length > 1", Vec::new()).await?;
        page.idle_at(1).await?;
        assert_eq!(page.address().await?, address);
        Ok(())
    });
}

#[test]
fn the_site_can_be_installed() {
    BrowserSession::new(360, 640).with_worker().run(async |page| {
        for lang in ["en", "ar"] {
            page.open(&format!("{lang}/laska/")).await?;
            kept(&page).await?;
            let manifest = page.command("Page.getAppManifest", json!({})).await?;
            assert_eq!(manifest["errors"], json!([]), "{lang}");
            assert!(manifest["url"].as_str().is_some_and(|url| url.ends_with(&format!("{lang}/manifest.webmanifest"))));
            let errors = page.command("Page.getInstallabilityErrors", json!({})).await?;
            assert_eq!(errors["installabilityErrors"], json!([]), "{lang}");
        }
        Ok(())
    });
}

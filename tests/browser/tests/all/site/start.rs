//! What a page says when it cannot start, on hosts and in browsers of all kinds.

use std::path::Path;

use browser::{BrowserSession, Failure, Hand, Model, Page, without_classic};
use serde_json::{Value, json};
use xtask::serve::{Fault, Faults};

/// What the page says, with the language of the words; null while it says nothing.
const SAID: &str = "
    const box = document.getElementById('trouble');
    if (!box?.checkVisibility({ visibilityProperty: true })) return null;
    const words = [...box.children].filter(part => !part.hidden);
    const said = words.flatMap(part => [...part.querySelectorAll('p')]).filter(part => part.checkVisibility());
    return { lang: words.map(part => part.lang).join(), text: said.map(part => part.textContent).join() };
";
/// The script that chooses the words has chosen.
const TOLD: &str = "return document.getElementById('trouble')?.className === 'trouble-told'";

/// Pages with a table, in a language each, and whether that page has words for every reason.
const PAGES: [(&str, &str); 3] = [("en/laska/", "en"), ("ar/laska/", "ar"), ("embed/laska/?lang=ar", "ar")];

/// Checks what the page says: in English these words, in Arabic some in its own letters.
async fn check(page: &Page, lang: &str, expect: &str) -> Result<(), Failure> {
    page.until(TOLD, Vec::new()).await?;
    let said = page.ask(SAID).await?;
    assert_eq!(said["lang"], lang, "{said}");
    let text = said["text"].as_str().unwrap_or_default();
    let is_right = if lang == "en" { text.contains(expect) } else { text.contains('\u{0627}') };
    assert!(is_right, "{said}");
    // The browser says it in the console too.
    page.console_errors().await.map(drop)
}

/// Follows the link under the words.
async fn load_again(page: &Page) -> Result<(), Failure> {
    Ok(page.wait_for("#trouble.trouble-told section:not([hidden]) a").await?.click().await?)
}

/// The style sheets do not come.
async fn forbid_styles(page: &Page) -> Result<(), Failure> {
    page.command("Network.enable", json!({})).await?;
    page.command("Network.setBlockedURLs", json!({ "urls": ["*.css"] })).await.map(drop)
}

/// Opens the pages on a host with a fault, with and without style sheets, and checks what they say.
fn tried(fault: Fault, expect: &'static str) {
    let faults = Faults::default();
    faults.set(Some(fault));
    BrowserSession::new(360, 640).with_faults(&faults).run(async move |page| {
        for (address, lang) in PAGES {
            page.go(address).await?;
            check(&page, lang, expect).await?;
        }
        forbid_styles(&page).await?;
        page.go("en/laska/").await?;
        check(&page, "en", expect).await
    });
}

#[test]
fn scripts_of_a_wrong_type_are_told() {
    tried(Fault::Types, "text/plain");
}

#[test]
fn a_program_that_breaks_off_is_told() {
    tried(Fault::Half("app_bg.wasm"), "did not arrive");
}

#[test]
fn games_that_break_off_are_told() {
    tried(Fault::Half("laska/games.wasm"), "did not arrive");
}

#[test]
fn games_of_another_build_are_told() {
    tried(Fault::OtherBuild("laska/games.wasm"), "has changed");
}

#[test]
fn games_that_are_gone_are_told() {
    tried(Fault::Refused("laska/games.wasm", 404), "has changed");
}

#[test]
fn a_script_that_breaks_off_is_told() {
    tried(Fault::Half("/boot.js"), "did not arrive");
}

#[test]
fn a_host_that_has_lost_the_files_is_asked_once_more() {
    for status in [404, 200] {
        let faults = Faults::default();
        faults.set(Some(Fault::Lost(status)));
        BrowserSession::new(360, 640).with_faults(&faults.clone()).run(async move |page| {
            page.go("en/laska/").await?;
            check(&page, "en", "has changed").await?;
            let kind = "return performance.getEntriesByType('navigation')[0].type";
            assert_eq!(page.ask(kind).await?, "reload");
            page.go("embed/laska/?lang=ar").await?;
            check(&page, "ar", "").await?;
            page.go("en/laska/").await?;
            check(&page, "en", "has changed").await?;

            // The next build is there.
            faults.set(None);
            load_again(&page).await?;
            page.idle().await?;
            assert_eq!(page.ask(SAID).await?, Value::Null);
            // What the browser says of lost files, it may say late; of the new build it says nothing.
            page.console_errors().await?;
            page.reload().await?;
            page.idle().await
        });
    }
}

#[test]
fn a_slow_host_is_told_before_the_style_comes() {
    let faults = Faults::default();
    BrowserSession::new(360, 640).with_faults(&faults.clone()).run(async move |page| {
        page.open("en/about/").await?;
        faults.set(Some(Fault::Slow));
        // In a frame: the driver waits for pages that load, and this one does so for minutes.
        page.ask(
            "const frame = Object.assign(document.createElement('iframe'), { src: '../../en/laska/', title: 'Laska' });
             Object.assign(frame.style, { width: '360px', height: '600px' });
             document.body.replaceChildren(frame);",
        )
        .await?;
        const BOX: &str = "const inside = document.querySelector('iframe').contentWindow;
                           const box = inside.document.getElementById('trouble');";
        page.until(&format!("{BOX} return box?.className === 'trouble-told'"), Vec::new()).await?;
        let said = page.ask(&format!("{BOX} return box.innerText")).await?;
        assert!(said.as_str().is_some_and(|said| said.contains("longer than usual")), "{said}");
        // It is on the screen, without the style sheet, and can be put away.
        let painted = format!("{BOX} return inside.performance.getEntriesByType('paint').length > 0");
        page.until(&painted, Vec::new()).await?;
        page.ask(&format!("{BOX} box.querySelector('button').click()")).await?;
        assert_eq!(page.ask(&format!("{BOX} return box.checkVisibility()")).await?, false);
        page.ask("document.querySelector('iframe').remove()").await?;
        page.console_errors().await.map(drop)
    });
}

mod a_host_with_a_policy_of_its_own_leaves_no_page_without_words {
    use super::check_policy;

    #[test]
    fn where_all_comes_from_the_host() {
        check_policy("default-src 'self'");
    }

    #[test]
    fn where_nothing_is_allowed() {
        check_policy("default-src 'none'");
    }

    #[test]
    fn where_no_script_is() {
        check_policy("script-src 'none'");
    }
}

/// Opens pages of a host that sends a policy: each says something, in its language.
fn check_policy(policy: &'static str) {
    let faults = Faults::default();
    faults.set(Some(Fault::Policy(policy)));
    BrowserSession::new(360, 640).with_faults(&faults).run(async move |page| {
        for (address, lang) in [("en/laska/", "en"), ("ar/laska/", "ar"), ("embed/laska/", "en")] {
            page.go(address).await?;
            let said = page.until(SAID, Vec::new()).await?;
            assert_eq!(said["lang"], lang, "{policy}: {said}");
            assert!(said["text"].as_str() > Some(""), "{policy}: {said}");
        }
        page.console_errors().await.map(drop)
    });
}

#[test]
fn a_browser_without_webassembly_is_told_so() {
    BrowserSession::new(360, 640).with_script("delete globalThis.WebAssembly").run(async |page| {
        for (address, lang) in PAGES {
            page.go(address).await?;
            check(&page, lang, "WebAssembly is switched off").await?;
        }
        Ok(())
    });
}

#[test]
fn a_browser_that_is_too_old_is_told_what_it_takes() {
    // Browsers without modules do not know this either; and they do not start the app.
    let script = "delete HTMLScriptElement.prototype.noModule; delete globalThis.WebAssembly";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.go("en/laska/").await?;
        check(&page, "en", "Firefox 121").await
    });
}

#[test]
fn a_page_from_disk_without_its_script_says_how_it_is_served() {
    BrowserSession::new(360, 640).run(async |page| {
        let folder = without_classic("disk")?;
        for address in ["index.html", "en/laska/index.html", "en/about/index.html"] {
            let path = folder.join(Path::new(address));
            page.arrive(&format!("file://{}", path.display())).await?;
            page.until(TOLD, Vec::new()).await?;
            let said = page.ask(SAID).await?;
            assert!(said["text"].as_str().is_some_and(|text| text.contains("python3 -m http.server")), "{said}");
        }
        page.console_errors().await.map(drop)
    });
}

/// A table in a sandbox, in a page of the site that is left without anything else.
const IN_SANDBOX: &str = "
    const frame = Object.assign(document.createElement('iframe'), { src: arguments[0], title: 'Laska' });
    frame.sandbox = 'allow-scripts';
    document.body.replaceChildren(frame);
";

/// Checks what a table in a sandbox says that cannot start.
async fn check_in_sandbox(page: &Page) -> Result<(), Failure> {
    for (address, lang) in [("embed/laska/", "en"), ("embed/laska/?lang=ar", "ar")] {
        page.open("en/about/").await?;
        page.ask_with(IN_SANDBOX, vec![json!(format!("../../{address}"))]).await?;
        page.enter("document.querySelector('iframe')").await?;
        check(page, lang, "blocks the scripts").await?;
        page.leave().await?;
    }
    page.console_errors().await.map(drop)
}

#[test]
fn a_frame_without_an_origin_and_its_script_says_so() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        host.serve(&without_classic("sandbox")?)?;
        check_in_sandbox(&page).await
    });
}

#[test]
fn a_frame_without_an_origin_says_that_its_host_forbids_its_script() {
    let faults = Faults::default();
    faults.set(Some(Fault::Policy("script-src 'unsafe-inline'")));
    BrowserSession::new(360, 640).with_faults(&faults).run(async |page| check_in_sandbox(&page).await);
}

/// The app does not come before `window.letGo()`.
const LATE: &str = "
    const fetched = window.fetch;
    const free = new Promise((done) => (window.letGo = done));
    window.fetch = async (what, how) => {
        if (/app_bg\\.wasm$/.test(what?.url ?? what)) await free;
        return fetched(what, how);
    };
";

#[test]
fn who_is_faster_than_the_app_loses_no_touch() {
    BrowserSession::new(360, 640).with_script(LATE).run(async |page| {
        page.go("en/laska/").await?;
        page.until("return window.letGo !== undefined && document.readyState === 'complete'", Vec::new()).await?;
        // The hint is there before the app, and the app says the same.
        let hint = page.ask("return document.getElementById('progress').innerText").await?;
        assert!(hint.as_str().is_some_and(|hint| hint.contains("a piece") && hint.contains("Three things")), "{hint}");
        let model = Model::new("laska", 1);
        let site = model.choices()[0].gesture.sites[0];
        page.tap(page.site(site).await?).await?;
        page.ask("window.letGo()").await?;
        let is_chosen =
            format!("return Boolean(document.querySelector(\"[data-site='{}'][aria-selected=true]\"))", site.0);
        page.until(&is_chosen, Vec::new()).await?;
        page.reload().await?;
        page.ask("window.letGo()").await?;
        page.idle().await?;
        assert_eq!(page.ask("return document.querySelector('[data-notice]').innerText").await?, hint);
        Ok(())
    });
}

/// A tab outlives a deploy that has removed the files of its build.
#[test]
fn a_tab_that_outlives_its_files_says_that_the_site_has_changed() {
    let faults = Faults::default();
    BrowserSession::new(360, 640).with_faults(&faults.clone()).run(async move |page| {
        page.open("en/laska/?nodes=500&seed=1").await?;
        page.idle().await?;
        faults.set(Some(Fault::Lost(404)));
        let mut model = Model::new("laska", 3);
        let choice = model.step().expect("the game has not begun");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        // The computer's file is gone.
        check(&page, "en", "has changed").await?;
        faults.set(None);
        load_again(&page).await?;
        page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
        assert_eq!(page.ask(SAID).await?, Value::Null);
        model.follow(&page).await?;
        model.check(&page).await?;
        page.console_errors().await.map(drop)
    });
}

#[test]
fn a_tab_that_outlives_the_late_part_says_so_when_that_is_needed() {
    let faults = Faults::default();
    BrowserSession::new(360, 640).with_faults(&faults.clone()).run(async move |page| {
        page.open("en/laska/?nodes=500&seed=1").await?;
        page.idle().await?;
        faults.set(Some(Fault::Lost(404)));
        page.press(Hand::Tap, "New game").await?;
        check(&page, "en", "has changed").await
    });
}

//! No layout shifts: neither while a page loads nor when its language or colours change.

use browser::{BrowserSession, Failure, Page, addresses, tier};
use serde_json::json;

/// A larger shift is visible as a jump.
const MOST: f64 = 0.01;
/// Adds up layout shifts, as browsers measure them.
pub(crate) const WATCH: &str = "
    window.moved = { all: 0, what: [] };
    window.addMoved = entries => {
        for (const { value, sources } of entries) {
            moved.all += value;
            for (const { node } of sources) moved.what.push(`${(node?.parentElement ?? node)?.outerHTML?.slice(0, 80)}: ${value}`);
        }
    };
    window.movedWatcher = new PerformanceObserver(list => addMoved(list.getEntries()));
    movedWatcher.observe({ type: 'layout-shift', buffered: true });
";
/// Two frames later, all changes so far have been laid out, and their shifts are known, whether or not they have been
/// reported.
const MOVED: &str = "
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
        addMoved(movedWatcher.takeRecords());
        done(moved);
    })));
";

/// The parts of a table, from top to bottom.
const PARTS: [&str; 6] = [".masthead", ".game-header", ".board", ".message-bar", ".tools", ".scrub"];

const WINDOWS: [(u32, u32); 4] = [(320, 568), (360, 640), (768, 1024), (1280, 800)];

/// The windows of this run: in a quick run the narrowest and the widest.
fn windows() -> Vec<(u32, u32)> {
    if tier::is_full() { WINDOWS.to_vec() } else { vec![WINDOWS[0], WINDOWS[WINDOWS.len() - 1]] }
}

pub(crate) async fn check(page: &Page, what: &str) -> Result<(), Failure> {
    let moved = page.ask(MOVED).await?;
    assert!(moved["all"].as_f64() <= Some(MOST), "{what}: {moved}");
    page.ask("Object.assign(moved, { all: 0, what: [] })").await.map(drop)
}

#[test]
fn what_moves_is_seen_by_these_tests() {
    BrowserSession::new(360, 640).with_script(WATCH).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask(
            "document.querySelector('main').before(Object.assign(document.createElement('h2'), { textContent: 'x' }))",
        )
        .await?;
        let moved = page.ask(MOVED).await?;
        assert!(moved["all"].as_f64() > Some(MOST), "{moved}");

        page.watch_boxes(&PARTS).await?;
        page.ask("document.querySelector('h2').remove()").await?;
        assert!(page.moved_boxes().await?[".board"].is_string());
        Ok(())
    });
}

#[test]
fn nothing_moves_while_a_page_loads() {
    // `pages` checks every page in the narrowest window.
    for (width, height) in WINDOWS {
        BrowserSession::new(width, height).with_script(WATCH).run(async move |page| {
            let embedded = ["lang=ar&theme=dark", "lang=ar&position=//,b,,//,w,,//%20b", "position=c3w+z9b+w"];
            let embedded = embedded.map(|query| format!("embed/laska/?{query}"));
            let all = if tier::is_full() {
                addresses()
            } else {
                ["en/laska/", "en/", "ar/about/"].map(str::to_owned).to_vec()
            };
            for address in all.into_iter().chain(embedded) {
                page.open(&address).await?;
                page.idle().await?;
                check(&page, &format!("{address} at {width}x{height}")).await?;
            }
            Ok(())
        });
    }
}

#[test]
fn nothing_moves_when_a_script_comes_late() {
    let (width, height) = WINDOWS[0];
    BrowserSession::new(width, height).with_script(WATCH).run(async |page| {
        // In bytes a second, and milliseconds: the style sheets are there well before the script.
        let slow =
            json!({ "offline": false, "latency": 100, "downloadThroughput": 30_000, "uploadThroughput": 30_000 });
        page.command("Network.enable", json!({})).await?;
        page.command("Network.emulateNetworkConditions", slow).await?;
        for address in ["en/puzzle/", "en/laska/studies/#study-1"] {
            page.open(address).await?;
            page.wait_for(".study-place iframe").await?;
            check(&page, address).await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_when_the_colours_change() {
    for (width, height) in windows() {
        BrowserSession::new(width, height).with_script(WATCH).run(async move |page| {
            page.open("en/laska/").await?;
            page.idle().await?;
            page.open_menu().await?;
            check(&page, "the menu").await?;
            for theme in ["dark", "light", "auto"] {
                page.wear(theme).await?;
                check(&page, &format!("{theme} at {width}x{height}")).await?;
            }
            Ok(())
        });
    }
}

#[test]
fn nothing_moves_when_the_language_changes() {
    for (width, height) in windows() {
        BrowserSession::new(width, height).run(async move |page| {
            page.open("en/laska/").await?;
            page.idle().await?;
            // The texts themselves move when the language changes, which was requested; what they stand in does not.
            for lang in ["en-XA", "ar", "en"] {
                page.watch_boxes(&PARTS).await?;
                page.speak(lang).await?;
                assert_eq!(page.moved_boxes().await?, json!({}), "{lang} at {width}x{height}");
            }
            Ok(())
        });
    }
}

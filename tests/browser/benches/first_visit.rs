//! The time of a first visit to the home page and to the Laska page on a slow connection and a slow processor: 1.6 Mbit/s with 150 ms of
//! latency, and a quarter of this processor's speed. Run it on an otherwise idle machine:
//!
//! ```sh
//! cargo xtask test   # builds the site
//! cargo bench -p browser
//! cargo bench -p browser --bench first_visit second   # or home, or table: only that part
//! ```

use std::cell::RefCell;
use std::env;
use std::rc::Rc;
use std::time::{Duration, Instant};

use browser::{BrowserSession, Failure, Model, Page};
use serde_json::json;

const N_VISITS: usize = 5;
/// The most that a second visit may take of a first one's time.
const SECOND_MOST: f64 = 0.6;
/// Bytes per second.
const LINE: u32 = 1_600_000 / 8;
const LATENCY_MS: u32 = 150;
const SLOWER: f64 = 4.0;

/// Records the first paint of the board, and taps a piece as soon as that has an effect.
const WATCH: &str = "
    window.painted = 0;
    new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=grid] .piece')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
    }).observe(document, { childList: true, subtree: true });
";

/// Records when the home page has painted the cards of its first screen, and when its filters work.
const WATCH_HOME: &str = "
    window.painted = window.usable = 0;
    const painting = new MutationObserver(() => {
        // What comes after the cards has been read.
        if (!document.querySelector('.foot')) return;
        painting.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
    });
    painting.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector('.finder input');
        const looking = setInterval(() => {
            field.value = 'laska';
            field.dispatchEvent(new Event('input', { bubbles: true }));
            if (!document.querySelector('.card[hidden]') || !document.querySelector('main[data-idle]')) return;
            clearInterval(looking);
            window.usable = performance.now();
        }, 10);
    });
";

/// The most milliseconds until the cards are painted, and until the page can be used.
const HOME_MOST: [f64; 2] = [1200.0, 1600.0];

/// Milliseconds from the request for the home page to its cards, and to its first use.
async fn visit_home(page: &Page, address: &str) -> Result<[f64; 2], Failure> {
    slow_down(page).await?;
    page.go(address).await?;
    page.until("return window.usable > 0", Vec::new()).await?;
    let [painted, usable] = ["painted", "usable"].map(|name| format!("return window.{name}"));
    let fcp = page.ask("return performance.getEntriesByName('first-contentful-paint')[0].startTime").await?;
    let number = |value: &serde_json::Value| value.as_f64().unwrap_or(f64::INFINITY);
    Ok([number(&page.ask(&painted).await?).max(number(&fcp)), number(&page.ask(&usable).await?)])
}

/// Slows down the line and the processor.
async fn slow_down(page: &Page) -> Result<(), Failure> {
    page.command("Network.enable", json!({})).await?;
    let line = json!({
        "offline": false, "latency": LATENCY_MS, "downloadThroughput": LINE, "uploadThroughput": LINE
    });
    page.command("Network.emulateNetworkConditions", line).await?;
    page.throttle(SLOWER).await.map(drop)
}

/// Milliseconds from the request to the board, and to the first tap with an effect; and from the press of a button to the
/// first dialog, whose part of the program is fetched then.
async fn visit(page: &Page, address: &str) -> Result<[f64; 3], Failure> {
    slow_down(page).await?;
    let mut model = Model::new("laska", 1);
    let site = model.step().expect("the game has not begun").gesture.sites[0];
    let started = Instant::now();
    page.go(address).await?;
    page.wait_for("[role=grid] .piece").await?;
    let place = page.site(site).await?;
    let obeyed = loop {
        page.tap(place).await?;
        if page.is_selected(site).await? {
            break started.elapsed();
        }
        if started.elapsed() > Duration::from_secs(60) {
            return Err(Failure::page("no touch is obeyed"));
        }
    };
    // The later of the two: the board is in the page, and the browser has painted the page.
    let painted =
        "return Math.max(window.painted, performance.getEntriesByName('first-contentful-paint')[0].startTime)";
    let painted = page.ask(painted).await?.as_f64().unwrap_or(f64::INFINITY);
    let pressed = Instant::now();
    page.tap(page.place("main [role=group] .tool:has(.icon-new)").await?).await?;
    page.wait_for("dialog[open] form").await?;
    Ok([painted, obeyed.as_secs_f64() * 1000.0, pressed.elapsed().as_secs_f64() * 1000.0])
}

/// Slows nothing down any more.
async fn speed_up(page: &Page) -> Result<(), Failure> {
    let line = json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.command("Network.emulateNetworkConditions", line).await?;
    page.throttle(1.0).await.map(drop)
}

/// Milliseconds to the first tap with an effect, on a first visit and on the second one, for which the device has kept
/// what the first one fetched.
async fn visit_twice(page: &Page, address: &str) -> Result<[f64; 2], Failure> {
    let [_, first, _] = visit(page, address).await?;
    speed_up(page).await?;
    page.until("return document.documentElement.dataset.kept === 'visited'", Vec::new()).await?;
    page.driver().await?.goto("about:blank").await?;
    let [_, second, _] = visit(page, address).await?;
    Ok([first, second])
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[expect(clippy::print_stdout, reason = "a bench reports")]
fn main() {
    let mut faults = Vec::new();
    let parts: Vec<String> = env::args().skip(1).filter(|part| !part.starts_with('-')).collect();
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|wanted| wanted == part);
    // Once without measuring: compressing the site takes seconds.
    BrowserSession::new(360, 640).compressed().run(async |page| {
        for address in ["", "ar/", "ar/laska/", "en/laska/"] {
            page.open(address).await?;
        }
        page.idle().await
    });
    for address in ["", "ar/"].into_iter().filter(|_| is_wanted("home")) {
        let all = Rc::new(RefCell::new(Vec::new()));
        for _ in 0..N_VISITS {
            let session = BrowserSession::new(360, 640).compressed().alone().with_worker().with_script(WATCH_HOME);
            let all = Rc::clone(&all);
            session.run(async move |page| {
                let [painted, usable] = visit_home(&page, address).await?;
                println!("home {address}: the cards after {painted:.0} ms, usable after {usable:.0} ms");
                all.borrow_mut().push([painted, usable]);
                Ok(())
            });
        }
        for (idx, most) in HOME_MOST.into_iter().enumerate() {
            let median = median(all.borrow().iter().map(|visit: &[f64; 2]| visit[idx]).collect());
            if median > most {
                faults.push(format!("home {address}: {median:.0} ms, and {most:.0} are the most"));
            }
        }
    }
    for address in ["en/laska/", "ar/laska/", "embed/laska/"].into_iter().filter(|_| is_wanted("table")) {
        for _ in 0..N_VISITS {
            // A new browser each time: nothing is cached from the visit before.
            BrowserSession::new(360, 640).compressed().alone().with_worker().with_script(WATCH).run(async move |page| {
                let [painted, obeyed, opened] = visit(&page, address).await?;
                println!(
                    "{address}: the start position after {painted:.0} ms, the first touch obeyed after {obeyed:.0} ms, \
                     the first dialog open {opened:.0} ms after its button"
                );
                Ok(())
            });
        }
    }
    let ratios = Rc::new(RefCell::new(Vec::new()));
    for _ in (0..N_VISITS).filter(|_| is_wanted("second")) {
        let all = Rc::clone(&ratios);
        let session = BrowserSession::new(360, 640).compressed().alone().with_worker().with_script(WATCH);
        session.run(async move |page| {
            let [first, second] = visit_twice(&page, "en/laska/").await?;
            println!("en/laska/: the first touch obeyed after {first:.0} ms, on a second visit after {second:.0} ms");
            all.borrow_mut().push(second / first);
            Ok(())
        });
    }
    if is_wanted("second") {
        let ratio = median(ratios.take());
        println!("a second visit takes {:.0} % of the first", ratio * 100.0);
        if ratio > SECOND_MOST {
            faults.push(format!("a second visit takes {:.0} % of the first", ratio * 100.0));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

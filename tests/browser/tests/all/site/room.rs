//! Every page has room for its words, in every language, also in one that needs nearly half as many letters again.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit, addresses, site};
use serde_json::json;

/// The narrowest window, a usual phone, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];
/// The narrowest; here every address is looked at.
const NARROW: (u32, u32) = (320, 568);

/// What does not fit: parts that reach out of the window, and words that reach out of their part.
const TOO_LARGE: &str = "
    const seen = element => element.checkVisibility() && !element.closest('.heard, svg, textarea');
    const scrolls = element => {
        for (let at = element.parentElement; at; at = at.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    const width = document.documentElement.clientWidth;
    const isOut = element => {
        const { left, right } = element.getBoundingClientRect();
        return !scrolls(element) && (left < -0.5 || right > width + 0.5);
    };
    const isTight = element =>
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
            && !/auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCut = element => {
        const { overflowY } = getComputedStyle(element);
        return /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    };
    const range = document.createRange();
    // Words that hang out of the button that they stand on.
    const hangs = element => {
        if (!element.matches('button, summary, .tool, a')) return false;
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        return words.width > 0 && (words.left < own.left - 1 || words.right > own.right + 1
            || words.top < own.top - 1 || words.bottom > own.bottom + 1);
    };
    // Words that go on in the next line in their middle. Beneath the signs of the tools there is no room for long ones.
    const breaks = element => {
        if (element.closest('.tool, .move')) return false;
        return [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).some(node =>
            [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)].some(({ 0: word, index }) => {
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
                return new Set(tops).size > 1;
            }));
    };
    const all = [...document.querySelectorAll('body *')].filter(seen);
    const bad = all.filter(e => isOut(e) || isTight(e) || isCut(e) || hangs(e) || breaks(e));
    const wide = document.documentElement.scrollWidth > width ? ['the page'] : [];
    return [...wide, ...bad.map(e => `${e.cloneNode().outerHTML} ${e.innerText ?? ''}`.slice(0, 160))];
";

async fn check(page: &Page, what: &str) -> Result<(), Failure> {
    let found = page.ask(TOO_LARGE).await?;
    assert_eq!(found, json!([]), "{what}: this has no room");
    page.shoot(&format!("room-{what}")).await
}

/// The languages of the site, by its folders.
fn languages() -> Vec<String> {
    let homes = addresses().into_iter().filter_map(|address| address.strip_suffix('/').map(str::to_owned));
    homes.filter(|home| !home.contains('/')).collect()
}

#[test]
fn every_page_has_room_for_its_words() {
    assert!(site().join("en-XA/index.html").exists(), "the site under test has the long language");
    let (width, height) = NARROW;
    Visit::new(width, height).run(async |page| {
        for address in addresses() {
            page.open(&address).await?;
            page.idle().await?;
            check(&page, &address.replace('/', "-")).await?;
            if page.count("details.menu").await? > 0 {
                page.open_menu().await?;
                check(&page, &format!("{}menu", address.replace('/', "-"))).await?;
            }
        }
        for lang in languages() {
            page.open(&format!("embed/laska/?lang={lang}")).await?;
            page.idle().await?;
            check(&page, &format!("embed-{lang}")).await?;
        }
        Ok(())
    });
}

#[test]
fn every_state_of_a_game_has_room_for_its_words() {
    for (width, height) in WINDOWS {
        Visit::new(width, height).run(async move |page| {
            for lang in languages() {
                let at = |state: &str| format!("{state}-{lang}-{width}x{height}");
                // A game is begun in English, in which the tests know the buttons.
                page.open("en/laska/").await?;
                page.idle().await?;
                page.start(Hand::Tap, NewGame::for_two("laska")).await?;
                page.idle_at(0).await?;
                let (mirror, steps) = Mirror::seek("laska", 30, |mirror| mirror.ply() >= 12 && !mirror.is_mid_turn());
                Mirror::repeat(&page, Hand::Tap, 0, &steps).await?;
                page.idle_at(mirror.ply()).await?;
                let hash = page.ask("return location.hash").await?;
                page.open(&format!("{lang}/laska/{}", hash.as_str().unwrap_or_default())).await?;
                page.idle_at(mirror.ply()).await?;
                check(&page, &at("game")).await?;
                // A piece that may not move says why, with the rule behind it.
                let own = mirror.table().choices()[0].gesture.sites[0];
                page.tap(page.site(own).await?).await?;
                let tall =
                    mirror.table().scene().stacks.iter().max_by_key(|(_, stack)| stack.len()).map(|(site, _)| *site);
                if let Some(site) = tall {
                    page.tap(page.site(site).await?).await?;
                }
                check(&page, &at("notice")).await?;
                for (nth, state) in [(2, "view"), (3, "seats"), (5, "resign"), (6, "games"), (7, "new")] {
                    page.tap(page.place(&format!("main [role=group] .tool:nth-of-type({})", nth + 1)).await?).await?;
                    page.wait_for("dialog[open]").await?;
                    check(&page, &at(state)).await?;
                    page.tap(page.place("dialog[open] header button").await?).await?;
                }
                page.tap(page.place("main [role=group] .tool:nth-of-type(6)").await?).await?;
                page.tap(page.place("dialog[open] button.main").await?).await?;
                page.until("return document.querySelector('.strip.over')", Vec::new()).await?;
                check(&page, &at("result")).await?;
            }
            Ok(())
        });
    }
}

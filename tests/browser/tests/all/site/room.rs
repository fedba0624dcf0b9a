//! Every text fits, in every language, including the pseudo-language with nearly half as many letters again, in usual type
//! and in wide type.

use std::collections::BTreeSet;

use browser::{BrowserSession, Failure, Model, Page, addresses, tier};
use serde_json::json;
use xtask::test::fonts;

use crate::game::shelf;

/// The narrowest window, a usual phone, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];

/// The language with the longest words: English with letters added.
pub(super) const LONGEST: &str = "en-XA";

/// What does not fit: elements outside the window, and texts outside their elements.
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
    // A placeholder that is longer than its field.
    const pen = document.createElement('canvas').getContext('2d');
    const isShort = element => {
        if (!element.matches('input[placeholder]')) return false;
        const { fontSize, fontFamily } = getComputedStyle(element, '::placeholder');
        pen.font = `${fontSize} ${fontFamily}`;
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(element.placeholder).width > room;
    };
    const all = [...document.querySelectorAll('body *')].filter(seen);
    const kinds = Object.entries({ isOut, isTight, isCut, hangs, breaks, isShort });
    const bad = kinds.flatMap(([kind, has]) => all.filter(has).map(e => [kind, e]));
    const wide = document.documentElement.scrollWidth > width ? ['the page'] : [];
    return [...wide, ...bad.map(([kind, e]) => `${kind}: ${e.cloneNode().outerHTML} ${e.innerText ?? ''}`.slice(0, 160))];
";

/// Checks that everything fits; the full run also takes screenshots for people to review.
pub(super) async fn check(page: &Page, what: &str) -> Result<(), Failure> {
    let found = page.ask_in_each_type(TOO_LARGE).await?;
    assert_eq!(found, json!([]), "{what}: this has no room");
    if tier::is_full() { page.shoot(&format!("room-{what}")).await } else { Ok(()) }
}

/// The languages of the site, from its folders.
pub(super) fn languages() -> Vec<String> {
    let homes = addresses().into_iter().filter_map(|address| address.strip_suffix('/').map(str::to_owned));
    homes.filter(|home| !home.contains('/')).collect()
}

/// The languages to check in the window of this index: in a full run all of them; else each in one window, and the
/// longest in the narrowest.
fn languages_in(window: usize) -> Vec<String> {
    let mut longest_first = languages();
    longest_first.sort_by_key(|lang| lang != LONGEST);
    let in_order = longest_first.into_iter().enumerate();
    in_order.filter(|(nth, _)| tier::is_full() || nth % WINDOWS.len() == window).map(|(_, lang)| lang).collect()
}

#[test]
fn every_language_and_every_window_comes() {
    let all: BTreeSet<String> = (0..WINDOWS.len()).flat_map(languages_in).collect();
    assert!((0..WINDOWS.len()).all(|window| !languages_in(window).is_empty()));
    assert_eq!(languages_in(0).first().map(String::as_str), Some(LONGEST), "the site under test has the long language");
    assert_eq!(all, languages().into_iter().collect());
}

/// The icons of the buttons that open a dialog, and what it is about.
pub(super) const DIALOGS: [(&str, &str); 6] = [
    ("more", "more"),
    ("settings", "settings"),
    ("person", "players"),
    ("flag", "resign"),
    ("games", "games"),
    ("new", "new"),
];

mod every_state_of_a_game_has_room_for_its_words {
    #[test]
    fn in_the_narrowest_window() {
        super::check_states(0);
    }

    #[test]
    fn on_a_usual_phone() {
        super::check_states(1);
    }

    #[test]
    fn on_a_small_laptop() {
        super::check_states(2);
    }
}

/// All parts of a table that come and go, in one window.
fn check_states(window: usize) {
    let (width, height) = WINDOWS[window];
    BrowserSession::new(width, height).run(async move |page| {
        for lang in languages_in(window) {
            let at = |state: &str| format!("{state}-{lang}-{width}x{height}");
            let (reached, _) = Model::seek("laska", 30, |model| model.ply() >= 12 && !model.is_mid_turn());
            let model = shelf::lay_out(&page, reached.table().record()).await?;
            let hash = page.ask("return location.hash").await?;
            page.open(&format!("{lang}/laska/{}", hash.as_str().unwrap_or_default())).await?;
            page.idle_at(model.ply()).await?;
            check(&page, &at("game")).await?;
            // A piece that cannot move has a notice with the reason and its rule.
            let own = model.choices()[0].gesture.sites[0];
            page.tap(page.site(own).await?).await?;
            let tall = model.table().scene().stacks.iter().max_by_key(|(_, stack)| stack.len()).map(|(site, _)| *site);
            if let Some(site) = tall {
                page.tap(page.site(site).await?).await?;
            }
            check(&page, &at("notice")).await?;
            for (icon, state) in DIALOGS {
                page.open_by_icon(icon).await?;
                check(&page, &at(state)).await?;
                page.tap(page.place("dialog[open] header button").await?).await?;
            }
            page.open_by_icon("flag").await?;
            page.tap(page.place("dialog[open] .button-main").await?).await?;
            page.until("return document.querySelector('.game-header.over')", Vec::new()).await?;
            check(&page, &at("result")).await?;
        }
        Ok(())
    });
}

/// The portal's name and the icons beside it, where a table has the least room for them.
#[test]
fn the_name_stands_apart_from_the_ways() {
    const TOUCHES: &str = "
        const box = css => document.querySelector(css).getBoundingClientRect();
        const gap = box('.ways svg').left - box('.home').right;
        return gap < 6 ? [`${gap} pixels`] : [];
    ";
    BrowserSession::new(640, 360).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask_in_each_type(TOUCHES).await?, json!([]));
        page.shoot("name-beside-ways").await
    });
}

#[test]
#[ignore = "pinned fonts"]
fn the_fonts_are_the_pinned_ones() {
    const WIDTHS: &str = "
        const pen = document.createElement('canvas').getContext('2d');
        const width = family => { pen.font = `100px ${family}`; return pen.measureText('Mustermead').width; };
        return [arguments, ['system-ui', 'serif']].map(each => [...each].map(width));
    ";
    BrowserSession::new(320, 568).run(async |page| {
        page.open("en/").await?;
        let wide = [fonts::WIDE_SANS, fonts::WIDE_SERIF].map(|family| json!(format!("'{family}'")));
        let widths = page.ask_with(WIDTHS, wide.to_vec()).await?;
        for (nth, kind) in ["without serifs", "with serifs"].iter().enumerate() {
            let [wide, usual] = [0, 1].map(|each| widths[each][nth].as_f64().unwrap_or_default());
            assert!(wide > 1.08 * usual && usual > 0.0, "{kind}: wide {wide}, usual {usual}");
        }
        Ok(())
    });
}

#[test]
fn type_and_panel_grow_with_the_window() {
    const PANEL: &str = "
        const panel = document.querySelector('.tools').getBoundingClientRect();
        return [Math.round(panel.width), parseFloat(getComputedStyle(document.documentElement).fontSize)];
    ";
    BrowserSession::new(1280, 800).run(async |page| {
        let mut seen = Vec::new();
        for (width, height) in [(1280, 800), (1920, 1080), (2560, 1440)] {
            page.resize(width, height).await?;
            page.open_afresh("en/laska/").await?;
            page.idle().await?;
            let found = page.ask(PANEL).await?;
            seen.push([0, 1].map(|idx| found[idx].as_f64().unwrap_or_default()));
            page.shoot(&format!("panel-{width}x{height}")).await?;
        }
        assert!(seen.windows(2).all(|pair| pair[0][0] < pair[1][0] && pair[0][1] < pair[1][1]), "{seen:?}");
        Ok(())
    });
}

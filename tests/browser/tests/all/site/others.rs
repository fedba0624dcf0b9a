//! What others do to a page: extensions that change its colours, translators that replace its texts, clocks that jump,
//! and hosts that send something else than was put there. The numbers are those of reports.

use std::fs;

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use serde_json::{Value, json};
use xtask::serve::{Fault, Faults};
use xtask::test::dark_reader;

/// What the script that watches the start of a page has said, if anything.
const TOLD: &str = "return document.querySelector('#trouble.trouble-told')?.innerText";

/// The colours of everything on a page.
const COLOURS: &str = "
    const names = ['fill', 'stroke', 'color', 'backgroundColor', 'borderTopColor', 'filter'];
    return [...document.querySelectorAll('html, body, body *')].map(part => {
        const style = getComputedStyle(part);
        return [part.localName, part.className.baseVal ?? part.className, ...names.map(name => style[name])].join(' ');
    });
";
/// The fills of squares and of pieces.
const ON_BOARD: &str = "
    const fill = css => getComputedStyle(document.querySelector(`.board ${css}`)).fill;
    return ['.square-light', '.square-dark', '.tone-white .face', '.tone-black .face'].map(fill);
";
/// Switches Dark Reader on, and gives whether it does anything.
const ENABLE: &str = "
    DarkReader.disable();
    DarkReader.enable({ brightness: 100, contrast: 90, sepia: 10 }, { immediateModify: true });
    return document.documentElement.hasAttribute('data-darkreader-scheme');
";
/// It has changed the colours of the page.
const CHANGED: &str = "
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return document.querySelector('style.darkreader--sync') !== null && paper !== 'rgb(243, 234, 217)';
";

/// R36: boards, tables, frames, what says how to play and the home page look as without the extension; and a board can be seen even where the extension pays no heed to what a page asks for.
#[test]
#[ignore = "Dark Reader"]
fn dark_reader_leaves_boards_as_they_are() {
    let source = dark_reader::source().expect("Dark Reader is installed");
    let script = fs::read_to_string(source).expect("it can be read");
    BrowserSession::new(360, 640).run(async move |page| {
        for (address, last) in [
            ("en/", ".offline"),
            ("en/laska/how-to-play/", "h1"),
            ("embed/laska/?look=wood", "main[data-idle]"),
            ("en/laska/", "main[data-idle]"),
        ] {
            page.open(address).await?;
            page.wait_for(last).await?;
            let before = page.ask(COLOURS).await?;
            page.ask(&script).await?;
            assert_eq!(page.ask(ENABLE).await?, false, "{address}");
            assert_eq!(page.ask(COLOURS).await?, before, "{address}");
        }
        let usual = page.ask(ON_BOARD).await?;
        // The policy of a page does not bind an extension.
        page.command("Page.setBypassCSP", json!({ "enabled": true })).await?;
        page.reload().await?;
        page.idle().await?;
        page.ask("document.querySelector('[name=darkreader-lock]').remove()").await?;
        page.ask(&script).await?;
        assert_eq!(page.ask(ENABLE).await?, true);
        page.until(CHANGED, Vec::new()).await?;
        let fills = page.ask(ON_BOARD).await?;
        let fills: Vec<&str> = fills.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        for (idx, fill) in fills.iter().enumerate() {
            assert!(*fill != "rgb(0, 0, 0)" && !fills[..idx].contains(fill), "{fills:?}, usually {usual}");
        }
        page.shoot("dark-reader").await
    });
}

/// Puts elements in the places of all texts, as translators do, and of those that come later: in one step, or the element
/// first.
const TRANSLATE: &str = "
    let n = 0;
    const isLeftOut = text => !text.data.trim() || text.parentElement.closest('[translate=no], font, script, style');
    const translate = root => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) if (!isLeftOut(walker.currentNode)) texts.push(walker.currentNode);
        for (const text of texts) {
            const [outer, inner] = [0, 1].map(() => document.createElement('font'));
            inner.textContent = `«${text.data}»`;
            outer.append(inner);
            if (++n % 2) text.replaceWith(outer);
            else {
                text.before(outer);
                text.remove();
            }
        }
    };
    translate(document.body);
    window.translator = new MutationObserver(() => translate(document.body));
    translator.observe(document.body, { childList: true, subtree: true, characterData: true });
";
/// The translator takes back what it did.
const TAKE_BACK: &str = "
    translator.disconnect();
    for (const font of document.querySelectorAll('main :not(font) > font')) font.remove();
";
/// What the table says.
const SAID: &str = "return document.querySelector('main').textContent.replace(/[«»]/g, '')";
const SAYS: &str = "return document.querySelector('main').textContent === arguments[0]";

/// Plays a few steps of a new game, with a translator or without, and gives what the table said after each.
async fn said(page: &Page, translator: &str) -> Result<Vec<Value>, Failure> {
    page.start(Hand::Tap, NewGame::without_computer("laska")).await?;
    page.idle_at(0).await?;
    page.ask(translator).await?;
    let mut model = Model::new("laska", 5);
    let mut said = vec![page.ask(SAID).await?];
    for _ in 0..8 {
        model.play_on(page, Hand::Tap, 1).await?;
        said.push(page.ask(SAID).await?);
    }
    model.check(page).await?;
    Ok(said)
}

/// R39: the app goes on writing below a translation, and puts other things before what was translated.
#[test]
fn a_translated_table_goes_on() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let plain = said(&page, "").await?;
        let translated = said(&page, TRANSLATE).await?;
        assert!(page.count("main font").await? > 10, "nothing is translated");
        for (ply, (expect, found)) in plain.iter().zip(&translated).enumerate() {
            assert_eq!(found, expect, "after {ply} steps");
        }
        page.ask(TAKE_BACK).await?;
        page.until(SAYS, vec![plain[8].clone()]).await.map(drop)
    });
}

/// R40: the wall clock of a device is set while a game with clocks is played, the device sleeps, the page stands still.
#[test]
fn no_time_is_lost_by_a_clock_that_jumps() {
    let script = "
        const [wall, watch] = [Date.now, performance.now.bind(performance)];
        Object.assign(window, { wall: 0, watch: 0 });
        Date.now = () => wall() + window.wall;
        performance.now = () => watch() + window.watch;
    ";
    const CLOCK: &str = "
        const list = document.querySelector('[name=clock]');
        list.value = '600+5';
        list.dispatchEvent(new Event('change', { bubbles: true }));
    ";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.choose(Hand::Tap, "opponent", "person").await?;
        page.ask(CLOCK).await?;
        page.press(Hand::Tap, "Start").await?;
        page.wait_for("[data-clock=\"1\"]").await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 1).await?;
        page.wait_for("[data-clock=\"2\"][aria-current]").await?;
        for jump in ["wall = 1_200_000", "wall = -1_200_000", "watch = 1_200_000"] {
            page.ask(&format!("window.{jump}")).await?;
            // It runs on from where it was.
            let shown = page.text(".clock[aria-current] b").await?;
            let runs = "return document.querySelector('.clock[aria-current] b').textContent !== arguments[0]";
            page.until(runs, vec![json!(shown)]).await?;
            let left = page.text(".clock[aria-current] b").await?;
            assert!(left.starts_with("9:"), "{jump}: {left}, after {shown}");
            assert_eq!(page.count(".end-card").await?, 0, "{jump}");
        }
        Ok(())
    });
}

/// R51: the page with the puzzle of the day is left open past midnight, and seen on a device whose date is odd.
#[test]
fn a_puzzle_that_is_left_open_becomes_that_of_the_new_day() {
    let script = "
        const Real = Date;
        window.later = Number(sessionStorage.later ?? 0);
        Date = class extends Real {
            constructor(...all) {
                super(...(all.length ? all : [Real.now() + window.later]));
            }
            static now() {
                return Real.now() + window.later;
            }
        };
    ";
    const DAY: &str = "return Number(/day=(\\d+)/.exec(document.querySelector('iframe').src)[1])";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open("en/puzzle/").await?;
        page.wait_for("iframe[src*='day=']").await?;
        let today = page.ask(DAY).await?.as_i64().expect("it has a day");
        page.ask("window.later = 86_400_000; document.dispatchEvent(new Event('visibilitychange'))").await?;
        page.wait_for(&format!("iframe[src*='day={}']", today + 1)).await?;
        // Before 1970.
        page.ask("sessionStorage.later = -36_525 * 86_400_000").await?;
        page.reload().await?;
        page.wait_for("iframe[src*='day=-'][src*='study=']").await.map(drop)
    });
}

/// R53: a browser that hides what is drawn makes stripes of a PNG.
#[test]
fn no_picture_of_stripes_is_saved() {
    let script = "
        const read = CanvasRenderingContext2D.prototype.getImageData;
        CanvasRenderingContext2D.prototype.getImageData = function (...all) {
            const image = read.apply(this, all);
            crypto.getRandomValues(image.data);
            return image;
        };
        window.saved = [];
        HTMLAnchorElement.prototype.click = function () {
            window.saved.push(this.download);
        };
    ";
    BrowserSession::new(1280, 800).with_script(script).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("[data-picture]").await?;
        page.press(Hand::Tap, "Save as PNG").await?;
        let says = "return document.querySelector('.share [role=status]').textContent.includes('Save the SVG')";
        page.until(says, Vec::new()).await?;
        assert_eq!(page.ask("return window.saved.length").await?, 0);
        // By key: what was said covers the end of the dialog.
        page.press(Hand::Keys, "Save as SVG").await?;
        page.until("return window.saved[0]?.endsWith('.svg')", Vec::new()).await.map(drop)
    });
}

/// Plays a step against the computer.
async fn touch(page: &Page) -> Result<(), Failure> {
    page.idle().await?;
    let choice = Model::new("laska", 3).step().expect("the game has not begun");
    page.play(Hand::Tap, &choice.gesture.sites).await
}

/// Plays a step against the computer and waits for its answer.
async fn play(page: &Page) -> Result<(), Failure> {
    touch(page).await?;
    page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await.map(drop)
}

/// R46, R55, R57: on hosts that change what they send, tables are played, words come, and pages are kept.
fn check_host(fault: Fault) {
    const ARABIC: &str = "return /[\\u0627-\\u064a]{3}/.test(document.querySelector('main').textContent)";
    let faults = Faults::default();
    faults.set(Some(fault));
    BrowserSession::new(360, 640).with_worker().with_faults(&faults).run(async |page| {
        page.open("en/laska/?nodes=500&seed=1").await?;
        play(&page).await?;
        // With the words of the late part.
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("[data-picture]").await?;
        super::offline::kept(&page).await?;
        page.open("embed/laska/?lang=ar&study=lesson").await?;
        page.idle().await?;
        assert_eq!(page.ask("return document.characterSet").await?, "UTF-8");
        page.until(ARABIC, Vec::new()).await.map(drop)
    });
}

mod a_host_that_changes_what_it_sends_has_tables_all_the_same {
    use super::{Fault, check_host};

    #[test]
    fn with_converted_texts() {
        check_host(Fault::Converted);
    }

    #[test]
    fn in_another_encoding() {
        check_host(Fault::Charset);
    }

    #[test]
    fn without_quotes() {
        check_host(Fault::Bare);
    }
}

/// R48: why nothing is kept on a device, where games are.
#[test]
fn the_home_page_says_why_nothing_is_kept() {
    let faults = Faults::default();
    BrowserSession::new(360, 640).with_worker().with_faults(&faults.clone()).run(async move |page| {
        for (fault, why, words) in [
            (Fault::Refused("/sw.js", 404), "refused-missing", "has no file sw.js"),
            (Fault::Refused("/sw.js", 200), "refused-missing", "has no file sw.js"),
            (Fault::Refused("/sw.js", 401), "refused-login", "signing in"),
            (Fault::Typed("/sw.js"), "refused-type", "text/plain"),
            (Fault::Policy("worker-src 'none'"), "refused-policy", "security policy"),
        ] {
            faults.set(Some(fault));
            page.go("en/").await?;
            let section = page.wait_for(&format!(".offline[data-state={why}]")).await?;
            let said = section.text().await?;
            assert!(said.contains(words), "{fault:?}: {said}");
            // The browser says it in the console too.
            page.console_errors().await?;
        }
        Ok(())
    });
}

#[test]
fn the_home_page_says_that_nothing_is_kept_without_https() {
    let script = "
        Object.defineProperty(window, 'isSecureContext', { value: false });
        delete Navigator.prototype.serviceWorker;
    ";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open("en/").await?;
        let said = page.wait_for(".offline[data-state=refused-http]").await?.text().await?;
        assert!(said.contains("https") && said.contains("Your games are saved"), "{said}");
        Ok(())
    });
}

/// R56: a policy that lets no plain text be markup or the address of a script.
#[test]
fn a_policy_about_texts_stops_nothing() {
    let faults = Faults::default();
    faults.set(Some(Fault::Policy("require-trusted-types-for 'script'; trusted-types default")));
    BrowserSession::new(360, 640).with_worker().with_faults(&faults).run(async |page| {
        page.open("en/laska/?nodes=500&seed=1").await?;
        play(&page).await?;
        super::offline::kept(&page).await?;
        // Pages are read as markup, and so are pictures of games.
        page.mark().await?;
        page.speak("ar").await?;
        assert!(page.is_marked().await?);
        page.open("en/").await?;
        page.wait_for(".saved li svg.picture").await.map(drop)
    });
}

/// R56: what no attempt can change is told, and none is offered.
fn check_forbidden(policy: &'static str) {
    const FAILS: &str = "return document.querySelector('main').textContent.includes('doesn’t answer')";
    let faults = Faults::default();
    faults.set(Some(Fault::Policy(policy)));
    BrowserSession::new(360, 640).with_faults(&faults).run(async |page| {
        page.go("en/laska/?nodes=500&seed=1").await?;
        touch(&page).await?;
        let told = page.until(TOLD, Vec::new()).await?;
        assert!(told.as_str().is_some_and(|told| told.contains("blocks the scripts")), "{told}");
        page.until(FAILS, Vec::new()).await?;
        let said = page.text("main").await?;
        assert!(!said.contains("Try again"), "{said}");
        page.console_errors().await.map(drop)
    });
}

mod a_policy_that_forbids_the_computer_is_told {
    use super::check_forbidden;

    #[test]
    fn where_no_worker_may_be() {
        check_forbidden("worker-src 'none'");
    }

    #[test]
    fn where_no_text_may_be_an_address() {
        check_forbidden("require-trusted-types-for 'script'; trusted-types 'none'");
    }
}

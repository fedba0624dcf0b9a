//! The layers of the program. A page starts with the first one, which obeys the first touch; the others come right
//! afterwards, and whoever is faster waits for them.

use std::collections::BTreeSet;
use std::{env, fs};

use browser::{BrowserSession, Failure, Hand, Key, Model, Page};
use rules::games::FOLDERS;
use rules::view::Site;
use xtask::serve::{Fault, Faults};

use super::room::languages;

/// Games whose first touch chooses a piece, one of each folder.
fn games() -> impl Iterator<Item = &'static str> {
    let all = FOLDERS.iter().map(|folder| folder.games[0].id);
    all.filter(|id| first_site(id).is_some())
}

/// A site where a piece can be chosen first.
fn first_site(id: &str) -> Option<Site> {
    let model = Model::new(id, 0);
    let choices = model.choices();
    choices.iter().find(|choice| choice.gesture.sites.len() > 1).map(|choice| choice.gesture.sites[0])
}

/// Opens a game as somebody does who has never been here, and chooses a piece.
async fn touch(page: &Page, tag: &str, id: &str, hand: Hand) -> Result<(), Failure> {
    page.open_afresh(&format!("{tag}/{id}/")).await?;
    page.idle().await?;
    let site = first_site(id).expect("a piece is chosen first");
    if hand == Hand::Drag {
        let from = page.site(site).await?;
        page.mouse_move(from.plus(-60.0, -60.0)).await?;
        page.mouse_move(from).await?;
        page.mouse_down(from).await?;
        page.mouse_pull(from.plus(4.0, -30.0)).await?;
        page.mouse_pull(from.plus(8.0, -60.0)).await?;
    } else {
        page.touch_site(hand, site).await?;
    }
    let chosen = page.until("return document.querySelector('.cell[aria-selected=true]') !== null", Vec::new()).await;
    chosen.map(drop).map_err(|_| Failure::page(format!("{id}: {site:?} is not chosen by {hand:?}")))
}

/// Chooses a piece as a page does by itself when somebody was faster than the program.
async fn touch_again(page: &Page) -> Result<(), Failure> {
    const TOUCH: &str = "
        const cell = document.querySelector('.cell.draggable');
        const { left, top, width, height } = (cell.querySelector('.background') ?? cell).getBoundingClientRect();
        const init = { bubbles: true, isPrimary: true, clientX: left + width / 2, clientY: top + height / 2 };
        cell.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }));
        cell.dispatchEvent(new PointerEvent('pointerup', init));
    ";
    page.open_afresh("en/laska/").await?;
    page.idle().await?;
    page.ask(TOUCH).await?;
    page.until("return document.querySelector('.cell[aria-selected=true]') !== null", Vec::new()).await.map(drop)
}

/// What a page has asked for in the middle of its work.
async fn at_once(page: &Page) -> Result<Vec<String>, Failure> {
    let script = "
        const all = performance.getEntriesByType('resource');
        return all.filter(({ initiatorType }) => initiatorType === 'xmlhttprequest').map(({ name }) => name);
    ";
    let all = page.ask(script).await?;
    Ok(all.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// Touches the first things that can be touched, this many times; the computer answers in between.
async fn play(page: &Page, hand: Hand, n_touches: usize) -> Result<(), Failure> {
    for nth in 0..n_touches {
        page.idle().await?;
        if page.can_press("Roll").await? {
            page.press(hand, "Roll").await?;
            continue;
        }
        let script = "
            const all = [...document.querySelectorAll('.cell')];
            const at = words => all.find(cell => cell.getAttribute('aria-label').includes(words));
            const isOwn = cell => cell.classList.contains('draggable') && cell.getAttribute('aria-selected') !== 'true';
            return Number((at('can go here') ?? all.find(isOwn) ?? at('can be chosen'))?.dataset.site ?? -1);
        ";
        touch_found(page, hand, script).await?;
        // Impatient, and wrong: that is refused in words.
        let other = "
            const all = [...document.querySelectorAll('.cell')].filter(cell => !cell.classList.contains('draggable'));
            return Number(all.find(cell => !cell.getAttribute('aria-label').includes('can '))?.dataset.site ?? -1);
        ";
        if nth % 4 == 1 {
            touch_found(page, hand, other).await?;
        }
    }
    page.idle().await
}

/// Touches the site that a script finds, if it does.
async fn touch_found(page: &Page, hand: Hand, script: &str) -> Result<(), Failure> {
    match page.ask(script).await?.as_u64().and_then(|site| u16::try_from(site).ok()) {
        Some(site) => page.touch_site(hand, Site(site)).await,
        None => Ok(()),
    }
}

#[test]
fn the_first_touch_needs_nothing_else() {
    let faults = Faults::default();
    faults.set(Some(Fault::Refused("/play.wasm", 404)));
    BrowserSession::new(1280, 800).with_faults(&faults).run(async |page| {
        for (id, hand) in games().zip([Hand::Click, Hand::Tap, Hand::Keys, Hand::Drag].into_iter().cycle()) {
            touch(&page, "en", id, hand).await?;
            assert_eq!(at_once(&page).await?, Vec::<String>::new(), "{id} by {hand:?}");
        }
        touch_again(&page).await?;
        assert_eq!(at_once(&page).await?, Vec::<String>::new());
        page.console_errors().await.map(drop)
    });
}

/// Plays the turn whose piece is chosen, as far as the page lets.
async fn go_on(page: &Page) -> Result<(), Failure> {
    let model = Model::new("laska", 0);
    let choice = model.choices().into_iter().find(|choice| choice.gesture.sites.len() > 1).expect("there are turns");
    page.tap(page.site(*choice.gesture.sites.last().expect("it leads somewhere")).await?).await
}

/// Does what hands do beside touching: rests, strays, scrolls, gives up.
async fn fidget(page: &Page) -> Result<(), Failure> {
    let at = page.site(first_site("laska").expect("a piece is chosen first")).await?;
    page.fingers_down(&[at]).await?;
    page.ask(REST).await?;
    page.fingers_up().await?;
    page.swipe(at, at.plus(60.0, -120.0)).await?;
    page.fingers_down(&[at, at.plus(40.0, 0.0)]).await?;
    page.fingers_up().await?;
    page.mouse_move(at).await?;
    page.mouse_down(at).await?;
    page.ask(REST).await?;
    page.mouse_pull(at.plus(0.0, -300.0)).await?;
    page.mouse_up(at.plus(0.0, -300.0)).await?;
    page.click(at).await?;
    page.click(at).await?;
    for key in [Key::Tab, Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter, Key::Escape] {
        page.key(key).await?;
    }
    page.resize(640, 360).await?;
    page.ask(REST).await?;
    page.resize(360, 640).await
}

/// Longer than a press that asks about a square.
const REST: &str = "return new Promise(done => setTimeout(done, 900, null))";

/// Waits until the page says that a part of it is missing.
async fn is_told(page: &Page) -> Result<(), Failure> {
    let script = "return document.querySelector('.warning')?.textContent.includes('didn’t load')";
    page.until(script, Vec::new()).await.map(drop)
}

/// How what waits goes on when the network is back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    WithNextTouch,
    ByItself,
}

/// Somebody is faster than a layer, which then does not come. The touch is not lost.
fn awaited(fault: Fault, how: GoesOn) {
    let faults = Faults::default();
    faults.set(Some(fault));
    BrowserSession::new(360, 640).with_faults(&faults.clone()).run(async move |page| {
        touch(&page, "en", "laska", Hand::Tap).await?;
        go_on(&page).await?;
        is_told(&page).await?;
        assert_eq!(page.ply().await?, 0);
        page.shoot("layer-missing").await?;
        faults.set(None);
        if how == GoesOn::WithNextTouch {
            go_on(&page).await?;
        }
        page.idle_past(0).await?;
        assert_eq!(page.count(".warning").await?, 0);
        page.console_errors().await.map(drop)
    });
}

#[test]
fn a_touch_waits_for_what_plays() {
    awaited(Fault::Refused("/play.wasm", 503), GoesOn::WithNextTouch);
}

#[test]
fn a_touch_waits_for_what_plays_its_game() {
    awaited(Fault::Refused("laska/play.wasm", 503), GoesOn::WithNextTouch);
}

#[test]
fn a_touch_waits_for_what_breaks_off() {
    awaited(Fault::Half("/play.wasm"), GoesOn::WithNextTouch);
}

#[test]
fn a_touch_goes_on_by_itself_when_the_network_is_back() {
    awaited(Fault::Refused("/play.wasm", 503), GoesOn::ByItself);
}

/// A host that has mixed two builds: nothing of the other one is taken in, and the page says what is the matter.
fn refused(end: &'static str) {
    let faults = Faults::default();
    faults.set(Some(Fault::OtherBuild(end)));
    BrowserSession::new(360, 640).with_faults(&faults).run(async move |page| {
        touch(&page, "en", "laska", Hand::Tap).await?;
        go_on(&page).await?;
        page.press(Hand::Tap, "More").await?;
        page.until("return document.getElementById('trouble').innerText.includes('has changed')", Vec::new()).await?;
        is_told(&page).await?;
        page.console_errors().await.map(drop)
    });
}

mod a_layer_of_another_build_is_refused {
    use super::refused;

    #[test]
    fn that_plays() {
        refused("/play.wasm");
    }

    #[test]
    fn that_plays_its_games() {
        refused("laska/play.wasm");
    }

    #[test]
    fn with_the_rest() {
        refused("/rest.wasm");
    }
}

/// A page that shows more than a new game begins with all layers.
#[test]
fn every_other_page_has_all_of_it() {
    BrowserSession::new(360, 640).run(async |page| {
        for address in ["embed/laska/", "en/laska/?side=black"] {
            page.open_afresh(address).await?;
            page.idle().await?;
            assert_eq!(at_once(&page).await?, Vec::<String>::new(), "{address}");
        }
        page.console_errors().await.map(drop)
    });
}

/// Writes down what runs until the first touch was obeyed, and until the computer has answered. The site under test has a
/// program that counts.
#[test]
#[ignore = "instrumented site"]
fn what_runs_is_written_down() {
    const ASK: &str = "
        const channel = new BroadcastChannel('mustermead-count');
        const all = new Set();
        channel.onmessage = ({ data }) => Array.isArray(data) && data.forEach(place => all.add(place));
        channel.postMessage('tell');
        return new Promise(done => setTimeout(() => (channel.close(), done([...all])), 400));
    ";
    async fn ran(page: &Page, into: &mut BTreeSet<u64>) -> Result<(), Failure> {
        let places = page.ask(ASK).await?;
        into.extend(places.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64));
        Ok(())
    }
    let list = env::var("MUSTERMEAD_USED").expect("the list is named");
    let names = env::var("MUSTERMEAD_COUNTED").expect("the names are named");
    let names = fs::read_to_string(names).expect("they are there");
    let faults = Faults::default();
    BrowserSession::new(1280, 800).with_motion().with_faults(&faults.clone()).run(async move |page| {
        let names: Vec<&str> = names.lines().collect();
        let named = |places: &BTreeSet<u64>| -> BTreeSet<&str> {
            places.iter().filter_map(|place| names.get(usize::try_from(*place).ok()?).copied()).collect()
        };
        let (mut first, mut later) = (BTreeSet::new(), BTreeSet::new());
        // What waits, and says so, is there before what it waits for.
        faults.set(Some(Fault::Refused("/play.wasm", 503)));
        for id in games() {
            for hand in [Hand::Click, Hand::Tap, Hand::Keys, Hand::Drag] {
                touch(&page, "en", id, hand).await?;
                ran(&page, &mut first).await?;
            }
        }
        touch_again(&page).await?;
        ran(&page, &mut first).await?;
        page.resize(360, 640).await?;
        for tag in languages() {
            touch(&page, &tag, "laska", Hand::Tap).await?;
            ran(&page, &mut first).await?;
        }
        touch(&page, "en", "laska", Hand::Tap).await?;
        go_on(&page).await?;
        is_told(&page).await?;
        fidget(&page).await?;
        ran(&page, &mut first).await?;
        touch(&page, "en", "laska", Hand::Tap).await?;
        fidget(&page).await?;
        ran(&page, &mut first).await?;
        faults.set(Some(Fault::Refused("/rest.wasm", 503)));
        for id in FOLDERS.iter().flat_map(|folder| folder.games).map(|game| game.id) {
            page.open_afresh(&format!("en/{id}/")).await?;
            page.idle().await?;
            ran(&page, &mut first).await?;
            play(&page, Hand::Tap, 14).await?;
            page.press(Hand::Tap, "More").await?;
            is_told(&page).await?;
            ran(&page, &mut later).await?;
        }
        let (first, later) = (named(&first), named(&later));
        let lines = first.iter().map(|name| format!("touch {name}\n"));
        // No two games are the same: what ran in earlier ones is kept as long as it is there.
        let before = fs::read_to_string(&list).unwrap_or_default();
        let known: BTreeSet<&str> = before.lines().filter_map(|line| line.strip_prefix("play ")).collect();
        let known: BTreeSet<&str> = names.iter().copied().filter(|name| known.contains(name)).collect();
        let later: BTreeSet<&str> = later.union(&known).copied().collect();
        let lines = lines.chain(later.difference(&first).map(|name| format!("play {name}\n")));
        fs::write(&list, lines.collect::<String>()).expect("the list can be written");
        page.console_errors().await.map(drop)
    });
}

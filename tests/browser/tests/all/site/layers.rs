//! The layers of the program. A page starts with the first one, which obeys the first touch; the others come right
//! afterwards, and whoever is faster waits for them.

use std::collections::BTreeSet;
use std::{env, fs};

use browser::{BrowserSession, Failure, Hand, Model, Page};
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
    for _ in 0..n_touches {
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
        let site = page.ask(script).await?.as_u64().and_then(|site| u16::try_from(site).ok());
        if let Some(site) = site {
            page.touch_site(hand, Site(site)).await?;
        }
    }
    page.idle().await
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
        page.console_errors().await.map(drop)
    });
}

/// Writes down what runs until the first touch was obeyed, and until the computer has answered. The site under test has a
/// program that counts.
#[test]
#[ignore = "it is run by cargo xtask profile"]
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
    BrowserSession::new(1280, 800).with_motion().run(async move |page| {
        let names: Vec<&str> = names.lines().collect();
        let named = |places: &BTreeSet<u64>| -> BTreeSet<&str> {
            places.iter().filter_map(|place| names.get(usize::try_from(*place).ok()?).copied()).collect()
        };
        let (mut first, mut later) = (BTreeSet::new(), BTreeSet::new());
        for id in games() {
            for hand in [Hand::Click, Hand::Tap, Hand::Keys, Hand::Drag] {
                touch(&page, "en", id, hand).await?;
                ran(&page, &mut first).await?;
            }
        }
        page.resize(360, 640).await?;
        for tag in languages() {
            touch(&page, &tag, "laska", Hand::Tap).await?;
            ran(&page, &mut first).await?;
        }
        for id in FOLDERS.iter().flat_map(|folder| folder.games).map(|game| game.id) {
            page.open_afresh(&format!("en/{id}/")).await?;
            page.idle().await?;
            ran(&page, &mut first).await?;
            play(&page, Hand::Tap, 10).await?;
            ran(&page, &mut later).await?;
        }
        let (first, later) = (named(&first), named(&later));
        let lines = first.iter().map(|name| format!("touch {name}\n"));
        let lines = lines.chain(later.difference(&first).map(|name| format!("play {name}\n")));
        fs::write(&list, lines.collect::<String>()).expect("the list can be written");
        Ok(())
    });
}

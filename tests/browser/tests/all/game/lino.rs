//! Lino: whole games with and without faces, the count at the end, and rows that the page must not reveal.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, can_audit, tier};
use play::Record;
use rules::present::GestureKind;
use serde_json::{Value, json};

use crate::game::shelf;

const GAME: &str = "lino";

/// A game of two people with these options, before its first step.
fn record(options: &[(&str, &str)]) -> Record {
    let mut record = Model::new(GAME, 0).table().record().clone();
    for (key, value) in options {
        record.options.set(*key, *value);
    }
    record
}

/// Plays random steps, with each of `hands` in turn: in a full run to the end, else a few.
async fn play(page: &Page, model: &mut Model, hands: &[Hand]) -> Result<(), Failure> {
    model.check_table(page).await?;
    for hand in hands.iter().cycle().take(tier::pick(12, 10_000) as usize) {
        let before = model.ply();
        let Some(choice) = model.step() else { break };
        // Gestures for rows are taps, without a drag from one end to the other.
        let hand = if choice.gesture.is(GestureKind::Hidden) && *hand != Hand::Keys { Hand::Click } else { *hand };
        page.make(hand, &choice).await?;
        page.idle_at(before + 1).await?;
        model.check(page).await?;
    }
    model.check_table(page).await?;
    if !tier::is_full() {
        return Ok(());
    }
    assert!(model.is_over());
    page.result().await.map(drop)
}

/// A whole game, starting in the dialog; `gestures` covers each kind of step.
fn play_game(hands: &'static [Hand], seed: u64) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(hands[0], NewGame::for_two(GAME)).await?;
        play(&page, &mut Model::new(GAME, seed), hands).await
    });
}

#[test]
#[ignore = "long run"]
fn by_taps() {
    play_game(&[Hand::Tap], 1);
}

#[test]
#[ignore = "long run"]
fn by_keys() {
    play_game(&[Hand::Keys], 2);
}

#[test]
fn by_drags_and_clicks_with_faces_and_sharp_eyes() {
    BrowserSession::new(360, 640).run(async |page| {
        let record = record(&[("faces", "up"), ("eyes", "sharp")]);
        shelf::put(&page, &record).await?;
        page.open(&format!("en/{GAME}/")).await?;
        page.idle_at(0).await?;
        play(&page, &mut Model::of(record, 3), &[Hand::Swipe, Hand::Drag, Hand::Click]).await
    });
}

#[test]
fn a_new_game_with_faces_is_dealt() {
    BrowserSession::new(360, 640).run(async |page| {
        let new = NewGame { options: &[("faces", "up")], ..NewGame::for_two(GAME) };
        let mut deals = Vec::new();
        page.open_game(Hand::Tap, new).await?;
        for _ in 0..2 {
            let faces = page.spoken("gridcell").await?;
            let n_stars = faces.iter().filter(|name| name.contains("star")).count();
            assert_eq!(n_stars, 6, "{faces:?}");
            deals.push(faces);
            page.start(Hand::Click, new).await?;
            page.idle_at(0).await?;
        }
        assert_ne!(deals[0], deals[1], "every game has a deal of its own");
        Ok(())
    });
}

/// Six tiles have been moved, and all stones but one are placed.
const LAST_PLY: usize = 53;

#[test]
fn the_count_at_the_end_is_walked_through_and_can_be_left_out() {
    BrowserSession::new(360, 640).with_motion().run(async |page| {
        let mut model = Model::new(GAME, 7);
        while model.ply() < LAST_PLY {
            model.step();
        }
        let record = model.table().record().clone();
        let choice = model.step().expect("a stone is left");
        let n_counts = {
            let played = model.table().replay(LAST_PLY..=model.ply()).expect("a step was played");
            played.1.iter().filter(|effect| matches!(effect, rules::view::Effect::Count { .. })).count()
        };
        assert!(n_counts > 1, "{n_counts}");
        shelf::put(&page, &record).await?;
        page.open(&format!("en/{GAME}/")).await?;
        page.idle_at(LAST_PLY).await?;
        page.ask(WATCH).await?;
        page.make(Hand::Tap, &choice).await?;
        // One after the other, identified by the text in the middle.
        let seen = page.until(COUNTED, vec![]).await?;
        assert_eq!(seen.as_array().map(Vec::len), Some(n_counts), "{seen}");
        page.idle_at(LAST_PLY + 1).await?;
        model.check_table(&page).await?;

        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(LAST_PLY).await?;
        page.make(Hand::Tap, &choice).await?;
        page.wait_for(".count").await?;
        let any = model.site("k9");
        page.touch_site(Hand::Tap, any).await?;
        page.until("return document.querySelector('.count') === null", vec![]).await?;
        page.idle_at(LAST_PLY + 1).await.map(drop)
    });
}

/// Collects the counts as soon as the page shows them.
const WATCH: &str = "
    window.counted = [];
    let last = null;
    new MutationObserver(() => {
        const count = document.querySelector('.count');
        const sum = count?.querySelector('path').getAttribute('d') ?? null;
        if (sum !== null && sum !== last) counted.push(count.textContent);
        last = sum;
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
";
/// All counts, once nothing moves any more.
const COUNTED: &str = "return document.querySelector('.board svg[data-idle]') && counted.length > 0 ? counted : null";

/// White has just filled i14, which completes the row g12-i14; or k9, which completes none. The stones are the same.
const CLOSED: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - i14";
const OPEN: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - k9";

/// Waits for all animations: a refused site fades in, and half of that would be another picture.
const AT_REST: &str = "
    const ends = animation => animation.effect.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(document.getAnimations().filter(ends).map(animation => animation.finished)).then(() => true);
";

/// The appearance of every element: a line for each, with its position and every visible or palpable style, those of what
/// is drawn before and after it too. It decides what is drawn; of two pictures of the same the browser sometimes draws
/// the edges of a stone a little differently, so pictures are not compared for it.
const LOOKS: &str = "
    const seen = ['animationName', 'backgroundColor', 'backgroundImage', 'border', 'boxShadow', 'clipPath', 'color', 'content',
        'cursor', 'cx', 'cy', 'd', 'display', 'fill', 'fillOpacity', 'filter', 'font', 'mask', 'mixBlendMode', 'opacity',
        'outline', 'paintOrder', 'r', 'rx', 'ry', 'scale', 'stroke', 'strokeDasharray', 'strokeOpacity', 'strokeWidth',
        'textDecoration', 'transform', 'translate', 'visibility', 'zIndex'];
    const look = style => seen.map(name => style[name]).join('; ');
    return [...document.body.querySelectorAll('*')].map(element => {
        const styles = [null, '::before', '::after'].map(part => look(getComputedStyle(element, part)));
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = `${element.localName}.${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`;
        const place = [x, y, width, height].map(length => length.toFixed(1)).join(' ');
        return `${own} at ${place}: ${styles.join(' | ')}`;
    });
";

/// The largest difference between two pictures, of 255, and the bounding box of all visibly different pixels; 255 if
/// their sizes differ.
const DIFFERENCE: &str = "
    const [first, second, unseen] = arguments;
    const pixels = async picture => {
        const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush.drawImage(bitmap, 0, 0);
        return brush.getImageData(0, 0, bitmap.width, bitmap.height);
    };
    const compare = ([one, other]) => {
        if (one.width !== other.width || one.height !== other.height) return [255, 'the size'];
        let [most, left, top, right, bottom] = [0, one.width, one.height, 0, 0];
        one.data.forEach((value, at) => {
            const difference = Math.abs(value - other.data[at]);
            most = Math.max(most, difference);
            if (difference <= unseen) return;
            const [x, y] = [(at >> 2) % one.width, Math.floor((at >> 2) / one.width)];
            [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
        });
        const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)[0];
        return [most, `from ${left}, ${top} to ${right}, ${bottom}: ${there?.cloneNode().outerHTML}`];
    };
    return Promise.all([first, second].map(pixels)).then(compare);
";
/// The browser sometimes draws the same edge one step of 255 lighter, which is invisible.
const UNSEEN: f64 = 1.0;
/// The most pictures until two in a row are equal.
const MOST_PICTURES: usize = 60;

/// The visible difference between two pictures.
async fn difference(page: &Page, one: &str, other: &str) -> Result<Option<String>, Failure> {
    let found = page.ask_with(DIFFERENCE, vec![json!(one), json!(other), json!(UNSEEN)]).await?;
    let is_seen = found[0].as_f64().is_none_or(|most| most > UNSEEN);
    Ok(is_seen.then(|| found.to_string()))
}

/// The complete output of a page.
struct All {
    markup: String,
    /// The accessibility tree.
    told: Vec<String>,
    /// The appearance of its elements.
    looks: Vec<String>,
    picture: String,
}

/// A picture of the page at rest: two in a row are equal.
async fn picture(page: &Page) -> Result<String, Failure> {
    let mut last = String::new();
    for _ in 0..MOST_PICTURES {
        page.ask(AT_REST).await?;
        let picture = page.driver().await?.screenshot_as_png_base64().await?;
        if picture == last {
            return Ok(picture);
        }
        last = picture;
    }
    panic!("of {MOST_PICTURES} pictures no two in a row are equal");
}

async fn all(page: &Page) -> Result<All, Failure> {
    page.ask(AT_REST).await?;
    let markup = page.ask("return document.body.outerHTML").await?.to_string();
    let looks = page.ask(LOOKS).await?;
    let looks: Vec<String> = looks.as_array().into_iter().flatten().map(Value::to_string).collect();
    assert!(looks.len() > 100, "{looks:?}");
    let tree = page.command("Accessibility.getFullAXTree", json!({})).await?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    // Without the browser's element ids, and without whether its window has the focus: the first page that it opens may
    // not have it.
    let told = |node: &Value| {
        let [role, name, about] = ["role", "name", "description"].map(|key| &node[key]["value"]);
        let is_windows = |said: &Value| role == "RootWebArea" && said["name"] == "focused";
        let says = |said: &Value| format!("{} {}", said["name"], said["value"]["value"]);
        let properties = list(&node["properties"]);
        let properties: Vec<String> = properties.iter().filter(|said| !is_windows(said)).map(says).collect();
        format!("{role} {name} {about} {properties:?}")
    };
    let told: Vec<String> = list(&tree["nodes"]).iter().map(told).collect();
    assert!(told.len() > 100, "{told:?}");
    Ok(All { markup, told, looks, picture: picture(page).await? })
}

/// The first line in which two texts differ.
fn first_difference(one: &[String], other: &[String]) -> Option<String> {
    let differ = one.iter().zip(other).find(|(one, other)| one != other).map(|(one, other)| format!("{one}\n{other}"));
    differ.or_else(|| (one.len() != other.len()).then(|| format!("{} lines and {}", one.len(), other.len())))
}

/// The page on arrival, and after each touch of a sequence that begins with the row's two ends.
async fn pages(page: &Page, start: &str) -> Result<Vec<All>, Failure> {
    let record = Record { start: Some(start.to_owned()), ..record(&[("eyes", "sharp")]) };
    let model = Model::of(record.clone(), 0);
    shelf::put(page, &record).await?;
    page.open(&format!("en/{GAME}/")).await?;
    page.idle_at(0).await?;
    let mut pages = vec![all(page).await?];
    for (hand, name) in [(Hand::Tap, "g12"), (Hand::Tap, "h13"), (Hand::Keys, "i14"), (Hand::Keys, "k9")] {
        page.touch_site(hand, model.site(name)).await?;
        page.idle_at(0).await?;
        pages.push(all(page).await?);
    }
    if can_audit() {
        let found = page.audit().await?;
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
    Ok(pages)
}

/// After g12 and h13, which are not the ends of a row, i14 and k9 are touched: a touch of i14 must not depend on the
/// hidden row.
#[test]
fn with_sharp_eyes_nothing_on_the_page_gives_a_row_away() {
    BrowserSession::new(360, 640).run(async |page| {
        let (closed, open) = (pages(&page, CLOSED).await?, pages(&page, OPEN).await?);
        for (nth, (closed, open)) in closed.iter().zip(&open).enumerate() {
            assert_eq!(closed.markup, open.markup, "markup after {nth} touches");
            assert_eq!(first_difference(&closed.told, &open.told), None, "what is told after {nth} touches");
            assert_eq!(first_difference(&closed.looks, &open.looks), None, "looks after {nth} touches");
        }
        for pair in closed.windows(2) {
            assert_ne!(pair[0].markup, pair[1].markup, "a touch changes nothing");
            let difference = difference(&page, &pair[0].picture, &pair[1].picture).await?;
            assert!(difference.is_some(), "a touch shows nothing");
        }
        Ok(())
    });
}

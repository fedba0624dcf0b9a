//! Lino: whole games with and without faces, the count at the end, and rows that nothing gives away.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit, can_audit};
use play::Record;
use serde_json::{Value, json};

use crate::game::shelf;

const GAME: &str = "lino";

/// A game of two people with these options, before its first step.
fn record(options: &[(&str, &str)]) -> Record {
    let mut record = Mirror::new(GAME, 0).table().record().clone();
    for (key, value) in options {
        record.options.set(*key, *value);
    }
    record
}

/// Plays random steps to the end, each by the next of `hands`.
async fn play(page: &Page, mirror: &mut Mirror, hands: &[Hand]) -> Result<(), Failure> {
    mirror.check_table(page).await?;
    for hand in hands.iter().cycle() {
        let before = mirror.ply();
        let Some(choice) = mirror.step() else { break };
        // Rows are pointed out, and nothing is carried from one end to the other.
        let hand = if choice.gesture.quiet && *hand != Hand::Keys { Hand::Click } else { *hand };
        page.make(hand, &choice).await?;
        page.idle_at(before + 1).await?;
        mirror.check(page).await?;
    }
    assert!(mirror.is_over());
    mirror.check_table(page).await?;
    page.result().await.map(drop)
}

/// A whole game from the dialog on.
fn play_game(hands: &'static [Hand], seed: u64) {
    Visit::new(360, 640).run(async move |page| {
        page.open_game(hands[0], NewGame::for_two(GAME)).await?;
        play(&page, &mut Mirror::new(GAME, seed), hands).await
    });
}

#[test]
fn by_taps() {
    play_game(&[Hand::Tap], 1);
}

#[test]
fn by_keys() {
    play_game(&[Hand::Keys], 2);
}

#[test]
fn by_drags_and_clicks_with_faces_and_sharp_eyes() {
    Visit::new(360, 640).run(async |page| {
        let record = record(&[("faces", "up"), ("eyes", "sharp")]);
        shelf::put(&page, &record).await?;
        page.open(&format!("en/{GAME}/")).await?;
        page.idle_at(0).await?;
        play(&page, &mut Mirror::of(record, 3), &[Hand::Swipe, Hand::Drag, Hand::Click]).await
    });
}

#[test]
fn a_new_game_with_faces_is_dealt() {
    Visit::new(360, 640).run(async |page| {
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

/// Six tiles have been moved, and all stones but one lie.
const LAST_PLY: usize = 53;

#[test]
fn the_count_at_the_end_is_walked_through_and_can_be_left_out() {
    Visit::new(360, 640).with_motion().run(async |page| {
        let mut mirror = Mirror::new(GAME, 7);
        while mirror.ply() < LAST_PLY {
            mirror.step();
        }
        let record = mirror.table().record().clone();
        let choice = mirror.step().expect("a stone is left");
        let n_counts = {
            let played = mirror.table().replay(LAST_PLY).expect("a step was played");
            played.1.iter().filter(|effect| matches!(effect, rules::view::Effect::Count { .. })).count()
        };
        assert!(n_counts > 1, "{n_counts}");
        shelf::put(&page, &record).await?;
        page.open(&format!("en/{GAME}/")).await?;
        page.idle_at(LAST_PLY).await?;
        page.make(Hand::Tap, &choice).await?;
        // Each in its turn, by what stands in its middle.
        let seen = page.ask(WATCH).await?;
        assert_eq!(seen.as_array().map(Vec::len), Some(n_counts), "{seen}");
        page.idle_at(LAST_PLY + 1).await?;
        mirror.check_table(&page).await?;

        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(LAST_PLY).await?;
        page.make(Hand::Tap, &choice).await?;
        page.wait_for(".count").await?;
        let any = mirror.site("k9");
        page.touch_site(Hand::Tap, any).await?;
        page.until("return document.querySelector('.count') === null", vec![]).await?;
        page.idle_at(LAST_PLY + 1).await.map(drop)
    });
}

/// Gathers what is counted until nothing moves any more.
const WATCH: &str = "return new Promise(done => {
    const seen = [];
    let last = null;
    const look = () => {
        const count = document.querySelector('.count');
        const sum = count?.querySelector('path').getAttribute('d') ?? null;
        if (sum !== null && sum !== last) seen.push(count.textContent);
        last = sum;
        if (document.querySelector('.board svg[data-idle]') && seen.length > 0) done(seen);
        else requestAnimationFrame(look);
    };
    look();
})";

/// White has just filled i14, and with it the row g12-i14; or k9, and with it none. All stones lie the same.
const CLOSED: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - i14";
const OPEN: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - k9";

/// Until nothing fades in any more: a refused site does, and half of it would be another picture.
const AT_REST: &str = "
    const ends = animation => animation.effect.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(document.getAnimations().filter(ends).map(animation => animation.finished)).then(() => true);
";

/// By how much two pictures differ where they do most, of 255; 255 if they have not the same size.
const DIFFERENCE: &str = "
    const pixels = async picture => {
        const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush.drawImage(bitmap, 0, 0);
        return brush.getImageData(0, 0, bitmap.width, bitmap.height);
    };
    const compare = ([one, other]) => {
        if (one.width !== other.width || one.height !== other.height) return 255;
        return one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - other.data[at])), 0);
    };
    return Promise.all(Array.from(arguments).map(pixels)).then(compare);
";
/// The browser draws the same edge now and then one step of 255 lighter, which nobody sees.
const UNSEEN: f64 = 1.0;

/// Whether two pictures look alike.
async fn look_alike(page: &Page, one: &str, other: &str) -> Result<bool, Failure> {
    let difference = page.ask_with(DIFFERENCE, vec![json!(one), json!(other)]).await?;
    Ok(difference.as_f64().is_some_and(|difference| difference <= UNSEEN))
}

/// All that a page has, says and shows: its markup, what it tells assistive technology, and its picture.
async fn all(page: &Page) -> Result<(String, Vec<String>, String), Failure> {
    let markup = page.ask("return document.body.outerHTML").await?.to_string();
    let tree = page.command("Accessibility.getFullAXTree", json!({})).await?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    // Without the numbers that the browser gives to elements, and without whether its window has the focus: the first page
    // that it opens may be without.
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
    page.ask(AT_REST).await?;
    let picture = page.driver().await?.screenshot_as_png_base64().await?;
    Ok((markup, told, picture))
}

/// What a page is like when it comes and after each touch that the row's two ends begin with.
async fn pages(page: &Page, start: &str) -> Result<Vec<(String, Vec<String>, String)>, Failure> {
    let record = Record { start: Some(start.to_owned()), ..record(&[("eyes", "sharp")]) };
    let mirror = Mirror::of(record.clone(), 0);
    shelf::put(page, &record).await?;
    page.open(&format!("en/{GAME}/")).await?;
    page.idle_at(0).await?;
    let mut pages = vec![all(page).await?];
    for (hand, name) in [(Hand::Tap, "g12"), (Hand::Tap, "h13"), (Hand::Keys, "i14"), (Hand::Keys, "k9")] {
        page.touch_site(hand, mirror.site(name)).await?;
        page.idle_at(0).await?;
        pages.push(all(page).await?);
    }
    if can_audit() {
        let found = page.audit().await?;
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
    Ok(pages)
}

/// After g12 and h13, which are no row's ends, i14 and k9 are touched: what a touch of i14 says depends on nothing before.
#[test]
fn with_sharp_eyes_nothing_on_the_page_gives_a_row_away() {
    Visit::new(360, 640).run(async |page| {
        let (closed, open) = (pages(&page, CLOSED).await?, pages(&page, OPEN).await?);
        for (nth, (closed, open)) in closed.iter().zip(&open).enumerate() {
            assert_eq!(closed.0, open.0, "markup after {nth} touches");
            assert_eq!(closed.1, open.1, "what is told after {nth} touches");
            assert!(look_alike(&page, &closed.2, &open.2).await?, "pictures after {nth} touches");
        }
        for pair in closed.windows(2) {
            assert!(!look_alike(&page, &pair[0].2, &pair[1].2).await?, "a touch shows nothing");
        }
        Ok(())
    });
}

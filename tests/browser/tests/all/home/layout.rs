//! What the home page shows first, and how its cards lie in each window.

use browser::{BrowserSession, tier};
use serde_json::json;

/// A narrow and a usual phone, a tablet upright and across, a small laptop, a desk, and a wall. With each, how many of the
/// best known games stand beside each other.
const WINDOWS: [((u32, u32), usize); 7] = [
    ((280, 653), 1),
    ((360, 640), 2),
    ((768, 1024), 2),
    ((1180, 820), 2),
    ((1280, 800), 4),
    ((1920, 1080), 4),
    ((3840, 2160), 4),
];

/// What the page has of the first game: how many cards lie in its row, whether its board takes the first screen's place
/// below the lessons, and whether the board reaches the edges of the card.
const FIRST: &str = "
    const box = element => element.getBoundingClientRect();
    const card = document.querySelector('.card');
    const [board, around] = [box(card.querySelector('.picture')), box(card)];
    const start = ({ left, right }) => document.dir === 'rtl' ? -right : left;
    const lesson = document.querySelector('.lessons a');
    return {
        game: card.dataset.game,
        beside: [...document.querySelectorAll('.family:first-child .card')].filter(one => box(one).top === around.top).length,
        isSeen: board.top >= 0 && board.top + board.height / 2 < innerHeight,
        isBelow: box(lesson).top > 0 && box(lesson).bottom <= board.top,
        reaches: Math.abs(start(board) - start(around)) < 0.5 && Math.abs(board.top - around.top) < 0.5
            && (Math.abs(board.right - board.left - around.width) < 0.5 || Math.abs(board.height - around.height) < 0.5),
    };
";

/// Rows of cards that do not reach the end of their group, each as the game at its start.
const HOLES: &str = "
    const end = element => {
        const { left, right } = element.getBoundingClientRect();
        return document.dir === 'rtl' ? -left : right;
    };
    return [...document.querySelectorAll('.family ul')].flatMap(list => {
        const rows = Object.groupBy([...list.children], card => Math.round(card.getBoundingClientRect().top));
        const isShort = row => Math.abs(end(row.at(-1)) - end(list)) > 1;
        return Object.values(rows).filter(isShort).map(row => row[0].dataset.game);
    });
";

/// The sizes of type on the page.
const SIZES: &str = "
    const sizes = new Set();
    const seen = element => element.checkVisibility() && !element.closest('svg, template, .heard');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement: around } = texts.currentNode;
        if (data.trim() && seen(around)) sizes.add(getComputedStyle(around).fontSize);
    }
    for (const control of document.querySelectorAll('input, select')) {
        if (seen(control)) sizes.add(getComputedStyle(control).fontSize);
    }
    return [...sizes];
";

#[test]
fn the_page_begins_with_the_best_known_games_and_has_no_holes() {
    BrowserSession::new(360, 640).run(async |page| {
        for (nth, ((width, height), beside)) in WINDOWS.into_iter().enumerate() {
            page.resize(width, height).await?;
            // A quick run looks at each window in one language.
            let homes = ["en/", "ar/"].into_iter().enumerate();
            for (_, home) in homes.filter(|(idx, _)| tier::is_full() || idx % 2 == nth % 2) {
                page.open(home).await?;
                page.idle().await?;
                let what = format!("{home} at {width}x{height}");
                let first =
                    json!({ "game": "chess", "beside": beside, "isSeen": true, "isBelow": true, "reaches": true });
                assert_eq!(page.ask(FIRST).await?, first, "{what}");
                assert_eq!(page.ask(HOLES).await?, json!([]), "{what}: rows end before their group does");
                let sizes = page.ask(SIZES).await?;
                assert!(sizes.as_array().is_some_and(|sizes| sizes.len() <= 3), "{what}: {sizes}");
                page.shoot(&format!("home-{}-{width}x{height}", home.trim_end_matches('/'))).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_first_lesson_is_one_tap_from_the_home_page() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/").await?;
        page.idle().await?;
        page.tap(page.place(".lessons a").await?).await?;
        super::comes_to(&page, "en/chess/studies/").await?;
        page.wait_for(".study-place iframe[src*='study=lesson']").await?;
        assert_eq!(page.ask("return location.hash").await?, "#lesson");
        page.idle().await
    });
}

//! Everything that is needed to play is on the screen without scrolling, and whole: in every window, for every game, in
//! every language and in every state of a game.

use browser::{BrowserSession, Failure, Model, Page, tier};
use play::{Entry, Status};
use rules::Catalogue;
use rules::games::Portal;
use serde_json::json;

use super::room::{LONGEST, languages};
use crate::game::shelf;

/// From the smallest phones to the largest screens, upright and sideways.
const WINDOWS: [(u32, u32); 14] = [
    (280, 653),
    (320, 653),
    (360, 640),
    (390, 844),
    (600, 653),
    (768, 1024),
    (653, 280),
    (568, 320),
    (667, 375),
    (844, 390),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
];

/// The windows in which the longest words are looked at in a quick run.
const OF_LONGEST: [(u32, u32); 6] = [(280, 653), (360, 640), (768, 1024), (653, 280), (568, 320), (1280, 800)];

/// The windows of which a full run takes pictures for people to review.
const SHOWN: [(u32, u32); 3] = [(360, 640), (653, 280), (1280, 800)];

/// What is not on the screen, not whole, or lies on something else.
const FAULTS: &str = "
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const name = element => `${element.localName}.${element.className?.baseVal ?? element.className}`;
    const shown = css => [...document.querySelectorAll(css)].filter(element => element.checkVisibility());
    const parts = shown('.masthead, .game-header, .plate, .board, .message-bar, .tools');
    const rects = new Map(parts.map(part => [part, part.getBoundingClientRect()]));
    const faults = [];
    const isIn = (own, room) => own.left > room.left - 1.5 && own.right < room.right + 1.5
        && own.top > room.top - 1.5 && own.bottom < room.bottom + 1.5;
    const screen = { left: 0, top: 0, right: width, bottom: height };
    for (const [part, rect] of rects) if (!isIn(rect, screen)) faults.push(`${name(part)} is off the screen`);
    for (const button of shown('.message-bar button, .tool')) {
        if (!isIn(button.getBoundingClientRect(), screen)) faults.push(`${button.textContent} is off the screen`);
    }
    for (const [one, rect] of rects) {
        for (const [other, { left, right, top, bottom }] of rects) {
            if (one === other || one.contains(other) || other.contains(one)) continue;
            const across = Math.min(rect.right, right) - Math.max(rect.left, left);
            const down = Math.min(rect.bottom, bottom) - Math.max(rect.top, top);
            if (across > 1.5 && down > 1.5) faults.push(`${name(one)} lies on ${name(other)}`);
        }
    }
    const range = document.createRange();
    for (const [part, room] of rects) {
        if (part.matches('.board')) continue;
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const at = text.parentElement;
            if (!text.data.trim() || !at.checkVisibility() || at.closest('.heard, select, .menu > div')) continue;
            range.selectNodeContents(text);
            for (const own of range.getClientRects()) {
                // The space of a line is a little more than its letters take.
                const letters = { left: own.left, right: own.right, top: own.top + 2, bottom: own.bottom - 2 };
                const isCut = getComputedStyle(at).textOverflow === 'ellipsis' && at.closest('.plate');
                if (!isCut && !isIn(letters, room)) faults.push(`“${text.data.trim().slice(0, 60)}” hangs out of ${name(part)}`);
            }
        }
    }
    // A finger hits every field (WCAG 2.2, 2.5.8). Fields are no elements of HTML, which other tests measure.
    if (width >= 320 && height > width) {
        for (const field of shown('.board .cell > .background')) {
            const { width, height } = field.getBoundingClientRect();
            if (Math.min(width, height) < 24) faults.push(`a field is ${width} by ${height}`);
        }
    }
    const least = Math.min(200, 0.4 * Math.min(width, height));
    const board = document.querySelector('.board').getBoundingClientRect();
    if (Math.min(board.width, board.height) < least) faults.push(`the board is ${board.width} by ${board.height}`);
    return [...new Set(faults)];
";

async fn check(page: &Page, state: &str) -> Result<(), Failure> {
    let (mut all, mut first) = (Vec::new(), None);
    let is_longest = state.starts_with(LONGEST);
    // In a quick run a state has every second window, and the next one the others.
    let is_taken = |(nth, window): &(usize, (u32, u32))| {
        tier::is_full() || if is_longest { OF_LONGEST.contains(window) } else { (nth + state.len()).is_multiple_of(2) }
    };
    for (_, (width, height)) in WINDOWS.into_iter().enumerate().filter(is_taken) {
        page.resize(width, height).await?;
        let faults = page.ask(FAULTS).await?;
        if faults != json!([]) {
            first.get_or_insert((width, height));
            all.push(format!("{width}x{height}: {faults}"));
        }
        if tier::is_full() && SHOWN.contains(&(width, height)) {
            page.shoot(&format!("fits-{}-{width}x{height}", state.replace(", ", "-").replace(' ', "_"))).await?;
        }
    }
    // That is what a picture of the failure shows.
    if let Some((width, height)) = first {
        page.resize(width, height).await?;
    }
    assert!(all.is_empty(), "{state}:\n{}", all.join("\n"));
    Ok(())
}

/// The game after a few steps; `at` says which position is wanted.
fn reached(game: &str, at: impl Fn(&Model) -> bool) -> Option<Model> {
    (0..6).find_map(|seed| {
        let mut model = Model::new(game, seed);
        for _ in 0..40 {
            if model.ply() > 0 && at(&model) {
                return Some(model);
            }
            model.step()?;
        }
        None
    })
}

/// Whether every choice is one by button: a double, the end of a turn, a pass.
fn is_asked(model: &Model) -> bool {
    let choices = model.choices();
    !choices.is_empty() && choices.iter().all(|choice| choice.gesture.choice.is_some())
}

async fn go_through(page: &Page, lang: &str, game: &'static str) -> Result<(), Failure> {
    let at = |state: &str| format!("{lang}, {game}, {state}");
    page.resize(360, 640).await?;
    page.open_afresh(&format!("{lang}/{game}/?nodes=50&seed=1")).await?;
    page.idle().await?;
    check(page, &at("at the start, against the computer")).await?;
    let mut last = None;
    for (state, model) in [
        ("in the middle", reached(game, |model| model.ply() > 11)),
        ("where buttons decide", reached(game, is_asked)),
        ("where dice wait", reached(game, Model::awaits_throw)),
    ] {
        let Some(model) = model else { continue };
        // In the longest words a quick run looks where there are most of them.
        if lang == LONGEST && !tier::is_full() && state != "where buttons decide" {
            last.get_or_insert(model);
            continue;
        }
        page.resize(360, 640).await?;
        shelf::put(page, model.table().record()).await?;
        page.open_afresh(&format!("{lang}/{game}/#{}", model.table().record().uid)).await?;
        page.idle_at(model.ply()).await?;
        check(page, &at(state)).await?;
        last.get_or_insert(model);
    }
    let model = last.expect("the middle of a game is found");
    if lang == LONGEST && !tier::is_full() {
        return Ok(());
    }
    // A piece that cannot be moved: the reason is long.
    let choices = model.choices();
    let scene = model.table().scene();
    let refused = scene.stacks.keys().find(|site| !choices.iter().any(|choice| choice.gesture.sites.contains(site)));
    if let Some(site) = refused {
        page.resize(360, 640).await?;
        page.tap(page.site(*site).await?).await?;
        page.idle().await?;
        check(page, &at("after a touch that is refused")).await?;
    }
    page.resize(360, 640).await?;
    page.ask("document.querySelector('[data-look=Previous]').click()").await?;
    page.wait_for("main[data-past]").await?;
    page.idle().await?;
    check(page, &at("looking back")).await?;
    let mut record = model.table().record().clone();
    if let Status::Turn(by) = model.table().status() {
        record.entries.push(Entry::Resign { by, points: 1 });
        record.uid = play::GameUid(99);
        page.resize(360, 640).await?;
        shelf::put(page, &record).await?;
        page.open_afresh(&format!("{lang}/{game}/#{}", record.uid)).await?;
        page.idle().await?;
        check(page, &at("at the end")).await?;
    }
    Ok(())
}

/// One game in the languages of this run: all of them in a full run, else the one with the longest words and another.
fn fits(game: &'static str) {
    let nth = Portal::ids().iter().position(|id| *id == game).unwrap_or_default();
    let all = languages();
    let mut taken: Vec<&String> = all.iter().filter(|lang| *lang != LONGEST).collect();
    if !tier::is_full() {
        taken = vec![taken[nth % taken.len()]];
    }
    taken.extend(all.iter().filter(|lang| *lang == LONGEST));
    for lang in taken {
        let lang = lang.clone();
        BrowserSession::new(360, 640).run(async move |page| go_through(&page, &lang, game).await);
    }
}

macro_rules! games {
    ($($name:ident: $game:literal),+ $(,)?) => {
        mod everything_to_play_with_is_on_the_screen {
            $(#[test]
            fn $name() {
                super::fits($game);
            })+
        }

        #[test]
        fn every_game_is_looked_at() {
            assert_eq!(Portal::ids().len(), [$($game),+].len());
        }
    };
}

games! {
    in_laska: "laska",
    in_bignor_ludus: "bignor-ludus",
    in_lanko_88: "lanko-88",
    in_lanko_68: "lanko-68",
    in_lanko_103: "lanko-103",
    in_lanrick: "lanrick",
    in_lino: "lino",
    in_backgammon: "backgammon",
    in_chess: "chess",
    in_draughts: "draughts",
    in_ludo: "ludo",
}

/// What lies below the edge of the window is noticed.
#[test]
fn a_box_that_is_too_high_is_seen() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask(FAULTS).await?, json!([]));
        page.ask("document.querySelector('.game-header').before(...[1, 2, 3].map(() => Object.assign(document.createElement('h3'), { textContent: 'x' })))")
            .await?;
        let faults = page.ask(FAULTS).await?.to_string();
        assert!(faults.contains("is off the screen"), "{faults}");
        Ok(())
    });
}

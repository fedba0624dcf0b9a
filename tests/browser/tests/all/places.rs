//! The pages of the site: their addresses, languages and colours, and how much of a game survives changing them.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};
use serde_json::{Value, json};

/// The games of the two pages between which a table moves.
const GAMES: [&str; 2] = ["laska", "bignor-ludus"];
/// Every piece is a child of its cell's stack.
const PIECE: &str = ".piece";

/// The parts that stay where they are when the language or the colours change.
const STILL: [&str; 5] = [".masthead", ".game-header", ".board", ".message-bar", ".tools"];

/// What must stay when the language changes: the record, the selection, the current item in the list of moves, and the
/// position of every square on the board.
const STATE: &str = "
    const board = document.querySelector('[role=grid]').getBoundingClientRect();
    const at = cell => {
        const { x, y } = new DOMPoint(0, 0).matrixTransform(cell.getScreenCTM());
        return [Math.round(x - board.x), Math.round(y - board.y)];
    };
    const all = css => [...document.querySelectorAll(css)];
    const main = document.querySelector('main');
    return {
        ply: main.dataset.ply,
        hash: location.hash,
        moves: all('[data-moves] [data-turn]').map(move => [move.textContent, move.ariaCurrent]),
        cells: all('[role=gridcell]').map(cell => [cell.dataset.site, cell.ariaSelected, ...at(cell)]),
        pieces: all('.piece').length,
        scrub: document.querySelector('[data-scrub]').value,
    };
";

async fn open(page: &Page, path: &str) -> Result<(), Failure> {
    page.open_afresh(path).await?;
    page.idle().await
}

/// Waits until the page has this path below the site's root.
async fn comes_to(page: &Page, path: &str) -> Result<(), Failure> {
    let script = "return location.pathname.endsWith(arguments[0])";
    page.until(script, vec![json!(format!("/{path}"))]).await.map(drop)
}

async fn theme(page: &Page) -> Result<Value, Failure> {
    page.ask("return document.documentElement.dataset.theme ?? 'auto'").await
}

#[test]
fn another_language_takes_nothing_from_a_game() {
    for (width, height) in [(320, 568), (1280, 800)].into_iter().take(tier::pick(1, 2) as usize) {
        BrowserSession::new(width, height).run(async |page| {
            open(&page, "en/laska/").await?;
            page.start(Hand::Tap, NewGame::for_two("laska")).await?;
            page.idle_at(0).await?;
            // In the middle of a chain the piece that must move on is selected.
            let (mut model, steps) = Model::seek("laska", 40, |model| model.ply() > 3 && model.is_mid_turn());
            Model::repeat(&page, Hand::Tap, 0, &steps).await?;
            let (before, words) = (page.ask(STATE).await?, page.turn().await?);
            page.mark().await?;

            page.watch_boxes(&STILL).await?;
            page.speak("ar").await?;
            assert_eq!(page.moved_boxes().await?, json!({}));
            assert_eq!(page.ask(STATE).await?, before);
            assert_ne!(page.turn().await?, words, "the table speaks");
            assert_eq!(page.ask("return document.documentElement.dir").await?, "rtl");
            assert!(page.address().await?.starts_with("ar/laska/#"));
            assert_eq!(page.ask("return document.activeElement.localName").await?, "summary");
            assert_eq!(page.count(".menu[open]").await?, 0);
            let choice = model.step().expect("a chain goes on");
            page.play(Hand::Tap, &choice.gesture.sites).await?;
            page.idle_at(model.ply()).await?;

            // An earlier position stays on the board as well.
            page.tap(page.place("[data-moves] li:first-child button").await?).await?;
            page.wait_for("[data-moves] li:first-child [aria-current]").await?;
            let before = page.ask(STATE).await?;
            page.watch_boxes(&STILL).await?;
            page.speak("en").await?;
            assert_eq!(page.moved_boxes().await?, json!({}));
            assert_eq!(page.ask(STATE).await?, before);
            assert!(page.is_marked().await?, "it is the same document all the time");
            page.press(Hand::Tap, "Return to the game").await?;
            model.check(&page).await?;
            page.reload().await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await
        });
    }
}

#[test]
fn readers_are_offered_their_language_and_never_sent_there() {
    let prefers =
        |languages: &str| format!("Object.defineProperty(navigator, 'languages', {{ get: () => {languages} }})");
    BrowserSession::new(320, 568).with_script(&prefers("['ar-EG', 'en']")).run(async |page| {
        open(&page, "").await?;
        assert_eq!(page.ask("return document.documentElement.lang").await?, "en");
        page.tap(page.place("[data-offer][hreflang=ar]").await?).await?;
        page.is_spoken("ar").await?;
        assert_eq!(page.address().await?, "ar/");
        page.reload().await?;
        page.idle().await?;
        assert_eq!(page.count("[data-offer]:not([hidden])").await?, 0);
        Ok(())
    });
    BrowserSession::new(320, 568).with_script(&prefers("['en-GB', 'ar']")).run(async |page| {
        open(&page, "").await?;
        assert_eq!(page.count("[data-offer]:not([hidden])").await?, 0);
        Ok(())
    });
}

/// The colour of the paper, as the page has it and as its `theme-color` says.
const PAPERS: &str = "
    const probe = document.body.appendChild(document.createElement('i'));
    const named = [...document.querySelectorAll('meta[name=theme-color]')]
        .filter(meta => matchMedia(meta.media).matches)
        .map(meta => {
            probe.style.color = meta.content;
            return getComputedStyle(probe).color;
        });
    probe.remove();
    return [getComputedStyle(document.documentElement).backgroundColor, ...named];
";

async fn paper(page: &Page) -> Result<Value, Failure> {
    let papers = page.ask(PAPERS).await?;
    assert_eq!(papers.as_array().map(Vec::len), Some(2), "{papers}");
    assert_eq!(papers[0], papers[1], "the browser is told another colour");
    Ok(papers[0].clone())
}

#[test]
fn chosen_colours_stay() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/").await?;
        let light = paper(&page).await?;
        page.wear("dark").await?;
        let dark = paper(&page).await?;
        assert_ne!(dark, light);
        page.speak("ar").await?;
        assert_eq!((theme(&page).await?, page.count(".themes input[value=dark]:checked").await?), (json!("dark"), 1));
        page.reload().await?;
        page.idle().await?;
        assert_eq!((theme(&page).await?, paper(&page).await?), (json!("dark"), dark));
        page.watch_boxes(&STILL).await?;
        page.wear("auto").await?;
        assert_eq!((theme(&page).await?, paper(&page).await?), (json!("auto"), light));
        assert_eq!(page.moved_boxes().await?, json!({}));
        page.reload().await?;
        page.idle().await?;
        assert_eq!(theme(&page).await?, "auto");
        Ok(())
    });
}

#[test]
fn colours_can_be_chosen_where_nothing_can_be_kept() {
    let blocked = "
        const refuse = () => { throw new DOMException('no', 'SecurityError'); };
        Object.defineProperty(window, 'localStorage', { get: refuse });
    ";
    BrowserSession::new(360, 640).dark().with_script(blocked).run(async |page| {
        open(&page, "en/laska/").await?;
        let dark = paper(&page).await?;
        page.wear("light").await?;
        assert_ne!(paper(&page).await?, dark);
        Ok(())
    });
}

#[test]
fn the_menu_is_left_by_escape_and_by_a_touch_elsewhere() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/").await?;
        for leave in ["Escape", "touch"] {
            page.tap(page.place(".menu summary").await?).await?;
            page.wait_for(".menu[open]").await?;
            if leave == "Escape" {
                page.key(browser::Key::Escape).await?;
            } else {
                page.tap(page.place(".game-header h2").await?).await?;
            }
            page.until("return document.querySelector('.menu[open]') === null", vec![]).await?;
        }
        Ok(())
    });
}

#[test]
fn every_page_opens_the_game_that_its_address_names() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/").await?;
        page.start(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 51);
        model.play_on(&page, Hand::Tap, 3).await?;
        let hash = page.ask("return location.hash").await?;
        let hash = hash.as_str().unwrap_or_default();
        assert_eq!(hash.len(), 17);
        // One page of each kind, and those of the other language.
        let few = ["ar/laska/", "embed/laska/?lang=ar&theme=dark"];
        let others = ["en/laska/", "embed/laska/"];
        for path in few.into_iter().chain(others.into_iter().filter(|_| tier::is_full())) {
            open(&page, &format!("{path}{hash}")).await?;
            page.idle_at(model.ply()).await?;
            page.reload().await?;
            page.idle_at(model.ply()).await?;
            assert_eq!(page.address().await?, format!("{path}{hash}"));
        }
        // The page of another game becomes that of this one.
        open(&page, &format!("en/bignor-ludus/{hash}")).await?;
        page.idle_at(model.ply()).await?;
        comes_to(&page, "en/laska/").await?;
        model.check(&page).await
    });
}

#[test]
fn a_page_takes_up_its_own_game_by_itself() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/").await?;
        page.start(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 52);
        model.play_on(&page, Hand::Tap, 2).await?;
        for (path, ply) in [("en/laska/", 2), ("en/bignor-ludus/", 0), ("embed/laska/", 0)] {
            open(&page, path).await?;
            page.idle_at(ply).await?;
        }
        Ok(())
    });
}

#[test]
fn a_page_follows_the_game_on_its_table() {
    BrowserSession::new(360, 640).run(async |page| {
        let [laska, bignor] = GAMES;
        open(&page, &format!("en/{laska}/?nodes=50")).await?;
        let (title, guide) = (page.ask("return document.title").await?, page.text(".guide").await?);
        page.mark().await?;
        page.start(Hand::Tap, NewGame::for_two(bignor)).await?;
        comes_to(&page, &format!("en/{bignor}/")).await?;
        page.until("return document.title !== arguments[0]", vec![title]).await?;
        assert_ne!(page.text(".guide").await?, guide);
        let mut model = Model::new(bignor, 53);
        model.play_on(&page, Hand::Tap, 2).await?;
        assert!(page.address().await?.starts_with(&format!("en/{bignor}/?nodes=50#")));
        assert!(page.is_marked().await?);
        page.speak("ar").await?;
        assert!(page.address().await?.starts_with(&format!("ar/{bignor}/?nodes=50#")));
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        page.speak("en").await?;
        model.check(&page).await
    });
}

#[test]
fn an_embedded_table_is_as_its_address_says() {
    BrowserSession::new(480, 480).run(async |page| {
        open(&page, "embed/laska/?lang=ar&theme=dark&position=c3w+c5b+b&nodes=50&seed=1").await?;
        let root = "const { lang, dir, dataset } = document.documentElement; return [lang, dir, dataset.theme]";
        assert_eq!(page.ask(root).await?, json!(["ar", "rtl", "dark"]));
        assert_eq!((page.count(PIECE).await?, page.count(".masthead").await?), (2, 0));
        let wider = page.ask("return document.documentElement.scrollWidth - innerWidth").await?;
        assert!(wider.as_f64() <= Some(0.0), "the frame can be scrolled sideways by {wider}");

        // The user is the player to move there, and the computer answers.
        open(&page, "embed/laska/?position=c3w+g1w+c5b+b&nodes=50&seed=1").await?;
        assert_eq!(page.ply().await?, 0);
        let names = page.names("[role=gridcell]").await?;
        assert!(names.iter().any(|name| name.starts_with("c5: black counter")), "{names:?}");
        let can_move = "[role=gridcell].draggable";
        page.tap(page.place(can_move).await?).await?;
        let can_go = "return [...document.querySelectorAll('[role=gridcell]')]
            .find(cell => cell.ariaLabel.endsWith('can go here'))?.dataset.site";
        let goal = page.until(can_go, vec![]).await?;
        page.tap(page.place(&format!("[data-site='{}']", goal.as_str().unwrap_or_default())).await?).await?;
        page.until("return Number(document.querySelector('main').dataset.ply) > 1", vec![]).await?;
        page.idle().await?;
        // It is saved like any other game.
        let ply = page.ply().await?;
        page.reload().await?;
        page.idle_at(ply).await
    });
}

#[test]
fn an_embedded_table_tells_what_is_wrong_with_a_position() {
    BrowserSession::new(480, 480).run(async |page| {
        for lang in ["en", "ar"] {
            open(&page, &format!("embed/laska/?lang={lang}&position=c3w+z9b+w")).await?;
            let told = page.text(".unread p").await?;
            assert!(told.contains("z9"), "{lang}: {told}");
            let is_shown = "return document.querySelector('.board').checkVisibility({ visibilityProperty: true })";
            assert_eq!(page.ask(is_shown).await?, false, "nobody must see another position");
        }
        // Only existing languages can be requested.
        open(&page, "embed/laska/?lang=tlh&theme=pink").await?;
        assert_eq!(page.ask("return document.documentElement.lang").await?, "en");
        assert_eq!(theme(&page).await?, "auto");
        Ok(())
    });
}

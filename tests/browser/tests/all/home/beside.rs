//! All games, and how to play, beside a table.

use browser::{BrowserSession, Failure, Hand, Key, Page, tier};
use rules::games::FOLDERS;

use super::{cards, comes_to};

/// The middle of a way from a table, which has to be on the first screen.
async fn way(page: &Page, sheet: &str) -> Result<browser::Point, Failure> {
    let css = format!(".ways [data-sheet={sheet}]");
    let script = "
        const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left >= 40 && bottom - top >= 40;
    ";
    assert_eq!(page.ask_with(script, vec![css.clone().into()]).await?, true, "{sheet} is not on the first screen");
    page.place(&css).await
}

#[test]
fn all_games_are_one_tap_from_every_table() {
    let n_games: usize = FOLDERS.iter().map(|folder| folder.games.len()).sum();
    let sizes = [(320, 568), (640, 360), (1280, 800)];
    for (size, (width, height)) in sizes.into_iter().enumerate() {
        BrowserSession::new(width, height).run(async move |page| {
            // A quick run sees each table in one of the windows.
            let folders = FOLDERS.iter().enumerate().filter(|(idx, _)| tier::is_full() || idx % sizes.len() == size);
            for id in folders.map(|(_, folder)| folder.games[0].id) {
                page.open(&format!("en/{id}/")).await?;
                page.idle().await?;
                page.tap(way(&page, "games").await?).await?;
                page.wait_for("dialog.of-games[open]").await?;
                assert_eq!(cards(&page).await?.len(), n_games, "{id} at {width}x{height}");
                page.key(Key::Escape).await?;
                page.until("return document.querySelector('dialog') === null", Vec::new()).await?;
                assert_eq!(page.ask("return document.activeElement.dataset.sheet").await?, "games");
            }
            page.tap(way(&page, "games").await?).await?;
            page.wait_for("dialog.of-games[open]").await?;
            page.shoot(&format!("sheet-games-{width}x{height}")).await?;
            page.tap(page.place("dialog .card[data-game='chess']").await?).await?;
            comes_to(&page, "en/chess/").await?;
            page.idle().await
        });
    }
}

#[test]
fn the_rules_are_one_tap_from_a_table_in_its_language() {
    BrowserSession::new(360, 640).run(async |page| {
        for (home, words) in [("en", "counter on top"), ("ar", "القرص المأسور")] {
            page.open(&format!("{home}/laska/")).await?;
            page.idle().await?;
            page.tap(way(&page, "guide").await?).await?;
            page.wait_for("dialog.of-guide[open]").await?;
            assert!(page.text("dialog .guide").await?.contains(words));
            let close = page.text("dialog header button").await?;
            page.press(Hand::Tap, &close).await?;
            page.until("return document.querySelector('dialog') === null", Vec::new()).await?;
            assert_eq!(page.ask("return location.hash").await?, "", "the address is the game's");
        }
        Ok(())
    });
}

#[test]
fn home_is_one_tap_from_every_page() {
    BrowserSession::new(360, 640).run(async |page| {
        for address in ["ar/laska/", "ar/about/", "ar/"] {
            page.open(address).await?;
            page.idle().await?;
            page.tap(page.place(".masthead .home").await?).await?;
            comes_to(&page, "ar/").await?;
            page.idle().await?;
        }
        // An embedded table leads to the rules of its game, from where all games are one tap away.
        page.open("embed/laska/?lang=ar").await?;
        page.idle().await?;
        let way = page.ask("return document.querySelector('.portal a:not([hidden])').getAttribute('href')").await?;
        assert_eq!(way, "../../ar/laska/how-to-play/");
        Ok(())
    });
}

#[test]
fn the_way_back_from_the_rules_beside_a_table_closes_them() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.mark().await?;
        page.tap(page.place("[data-sheet=guide]").await?).await?;
        page.wait_for("dialog.of-guide[open]").await?;
        let closing = page.ask("return document.querySelectorAll('dialog [data-closes]:not([target])').length").await?;
        assert!(closing.as_u64() > Some(0), "{closing}");
        // All others open a tab of their own, and say so: in a sign, and in words.
        let unsaid = "
            const others = [...document.querySelectorAll('dialog main a:not([data-closes], [href^=\"#\"])')];
            const says = ({ target, title, lastElementChild: sign }) => target === '_blank'
                && title === 'Opens in a new tab' && sign?.textContent === ' ↗' && sign.ariaHidden === 'true';
            return [others.length > 9, others.filter(link => !says(link)).map(({ outerHTML }) => outerHTML)];
        ";
        assert_eq!(page.ask(unsaid).await?, serde_json::json!([true, []]));
        page.ask("document.querySelector('dialog [data-closes]').click()").await?;
        page.until("return document.querySelector('dialog') === null", Vec::new()).await?;
        assert!(page.is_marked().await?, "the same page with the same game");
        Ok(())
    });
}

/// The place and the size of a figure with everything in it.
async fn box_of(page: &Page, nth: usize) -> Result<serde_json::Value, Failure> {
    let script = "
        const { top, width, height } = document.querySelectorAll('figure')[arguments[0]].getBoundingClientRect();
        return [top + scrollY, width, height].map(Math.round);
    ";
    page.ask_with(script, vec![nth.into()]).await
}

#[test]
fn a_lesson_plays_what_it_shows_in_the_place_of_the_board() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open("ar/laska/how-to-play/").await?;
        page.idle().await?;
        for nth in [3, 5] {
            let before = box_of(&page, nth).await?;
            let script = "document.querySelectorAll('figure')[arguments[0]].scrollIntoView({ block: 'center', behavior: 'instant' })";
            page.ask_with(script, vec![nth.into()]).await?;
            let board = page.ask_with("
                const { left, top } = document.querySelectorAll('figure > svg')[arguments[0]].getBoundingClientRect();
                return [left + 20, top + 20];
            ", vec![nth.into()]).await?;
            let at = |idx: usize| board[idx].as_f64().expect("it is a number");
            page.tap(browser::Point { x: at(0), y: at(1) }).await?;
            page.wait_for("figure.live iframe").await?;
            assert_eq!(page.count("iframe").await?, 1, "one table at a time");
            assert_eq!(page.ask("return document.activeElement.title.length > 20").await?, true);
            assert_eq!(box_of(&page, nth).await?, before, "nothing moves");
            page.enter("document.querySelector('iframe')").await?;
            page.wait_for(".scrub").await?;
            assert!(page.count(".board .piece").await? > 1);
            page.leave().await?;
        }
        page.shoot("lesson").await
    });
}

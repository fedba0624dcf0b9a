//! All games, and how to play, beside a table.

use browser::{BrowserSession, Failure, Hand, Key, Page};
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
    for (width, height) in [(320, 568), (640, 360), (1280, 800)] {
        BrowserSession::new(width, height).run(async move |page| {
            for id in FOLDERS.iter().map(|folder| folder.games[0].id) {
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
        for (home, words) in [("en", "officer"), ("ar", "LASKA-1")] {
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
        // An embedded table leads to the rules on its game's page, from where all games are one tap away.
        page.open("embed/laska/?lang=ar").await?;
        page.idle().await?;
        let way = page.ask("return document.querySelector('.portal a:not([hidden])').getAttribute('href')").await?;
        assert_eq!(way, "../../ar/laska/#guide");
        Ok(())
    });
}

#[test]
fn the_pictures_of_a_page_come_when_they_are_about_to_be_seen() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.count("[data-picture]").await?, 2);
        assert_eq!(page.count("[data-picture] > *").await?, 0, "none is in sight");
        page.ask("document.querySelector('.figures').scrollIntoView()").await?;
        page.until("return document.querySelectorAll('[data-picture]:has(.piece)').length === 2", Vec::new()).await?;
        page.shoot("guide-pictures").await
    });
}

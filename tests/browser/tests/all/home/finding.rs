//! Finding a game: by name, by what it is, and by chance.

use browser::{BrowserSession, Failure, Hand, Page};
use serde_json::json;

use super::{cards, comes_to};

/// Opens the home page at an address, and what finds games.
async fn open(page: &Page, home: &str) -> Result<(), Failure> {
    page.open(home).await?;
    page.idle().await?;
    page.tap(page.place(".find summary").await?).await?;
    page.wait_for(".find[open]").await.map(drop)
}

/// Types a name in place of what stands there.
async fn look_for(page: &Page, name: &str) -> Result<(), Failure> {
    let script = "
        const field = document.querySelector('.finder input');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));
    ";
    page.ask_with(script, vec![json!(name)]).await.map(drop)
}

#[test]
fn games_are_found_by_their_names_in_every_language() {
    BrowserSession::new(360, 640).run(async |page| {
        for home in ["en/", "ar/", "tr/"] {
            open(&page, home).await?;
            for (name, found) in [
                ("laska", "laska"),
                ("LASCA", "laska"),
                ("checkers", "draughts"),
                ("tavla", "backgammon"),
                ("mensch argere", "ludo"),
                ("شطرنج", "chess"),
                ("لودو", "ludo"),
                // The dot of a Turkish letter, a Greek letter at the end of a word, capitals without accents.
                ("KIZMA BİRADER", "ludo"),
                ("ΓΚΡΙΝΙΑΡΗΣ", "ludo"),
                ("Шашки", "draughts"),
                ("covjece", "ludo"),
            ] {
                look_for(&page, name).await?;
                let cards = cards(&page).await?;
                assert!(cards.contains(&found.to_owned()) && cards.len() < 4, "{home}: {name} finds {cards:?}");
            }
            look_for(&page, "xyzzy").await?;
            assert!(cards(&page).await?.is_empty());
            assert!(!page.text(".finder [role=status]").await?.is_empty());
            page.tap(page.place("[data-all]").await?).await?;
            page.until("return [...document.querySelectorAll('.card')].every(card => !card.hidden)", Vec::new())
                .await?;
            assert_eq!(page.ask("return document.activeElement.name").await?, "name");
        }
        Ok(())
    });
}

#[test]
fn games_are_found_by_what_they_are() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/").await?;
        let all = cards(&page).await?;
        page.choose_listed(Hand::Tap, "dice", "with").await?;
        assert_eq!(cards(&page).await?, ["backgammon", "ludo"]);
        assert_eq!(page.text(".finder [role=status]").await?, "2 games");
        page.choose_listed(Hand::Tap, "players", "3").await?;
        assert_eq!(cards(&page).await?, ["ludo"]);
        assert_eq!(page.text(".finder [role=status]").await?, "One game");
        page.choose_listed(Hand::Tap, "dice", "without").await?;
        let lankos = cards(&page).await?;
        assert!(!lankos.is_empty() && lankos.iter().all(|id| id.starts_with("lanko")), "{lankos:?}");
        page.choose_listed(Hand::Tap, "players", "1").await?;
        page.choose_listed(Hand::Tap, "dice", "").await?;
        assert_eq!(cards(&page).await?, all, "the computer plays all of them");
        page.choose_listed(Hand::Tap, "minutes", "15").await?;
        let quick = cards(&page).await?;
        assert!(quick.len() < all.len(), "{quick:?}");
        for id in &quick {
            let minutes = page
                .ask_with(
                    "return Number(document.querySelector(`[data-game=${arguments[0]}]`).dataset.minutes)",
                    vec![json!(id)],
                )
                .await?;
            assert!(minutes.as_u64() <= Some(15), "{id}: {minutes}");
        }
        Ok(())
    });
}

#[test]
fn a_surprise_is_one_of_the_games_that_fit() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/").await?;
        look_for(&page, "bignor").await?;
        page.tap(page.place("[data-surprise]").await?).await?;
        comes_to(&page, "en/bignor-ludus/").await?;
        page.idle().await
    });
}

#[test]
fn what_finds_games_is_open_where_it_hides_some() {
    BrowserSession::new(360, 640).run(async |page| {
        // A browser that comes back to a page has filled the form in before the script runs.
        open(&page, "en/").await?;
        look_for(&page, "laska").await?;
        page.ask("document.querySelector('.find').open = false").await?;
        let again =
            "return import(`${document.querySelector('script[src$=\"finder.js\"]').src}?again`).then(() => true)";
        page.ask(again).await?;
        assert_eq!(page.ask("return document.querySelector('.find').open").await?, true);
        page.ask("document.querySelector('.finder').reset()").await.map(drop)
    });
}

//! From a card to a game, by one touch.

use browser::{BrowserSession, Failure, Hand, Key, Model, Page};
use rules::games::FOLDERS;
use rules::view::Site;
use serde_json::json;

use super::comes_to;

/// Whether a touch has had an effect: something was played, thrown or selected.
const OBEYED: &str = "
    return Number(document.querySelector('main[data-ply]')?.dataset.ply) > 0
        || document.querySelector('[aria-selected=true]') !== null;
";

fn ids() -> impl Iterator<Item = &'static str> {
    FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id)
}

/// Opens a game by its card, and touches what can be played first.
async fn begin(page: &Page, hand: Hand, id: &str) -> Result<(), Failure> {
    page.open("en/").await?;
    page.idle().await?;
    let card = page.place(&format!(".card[data-game='{id}']")).await?;
    match hand {
        Hand::Click => page.click(card).await?,
        _ => page.tap(card).await?,
    }
    comes_to(page, &format!("en/{id}/")).await?;
    page.idle().await?;
    assert_eq!(page.count("dialog[open]").await?, 0, "{id}");
    // Dice are thrown first, where there are any.
    let dice = page.ask("return document.querySelector('[role=gridcell][aria-label*=\"to be rolled\"]')?.dataset.site");
    let first = match dice.await?.as_str().and_then(|site| site.parse().ok()) {
        Some(die) => Site(die),
        None => Model::new(id, 1).step().expect("the game has not begun").gesture.sites[0],
    };
    page.touch_site(hand, first).await?;
    // The next page comes while the computer's worker may still be starting.
    page.until(OBEYED, Vec::new()).await.map(drop)
}

#[test]
fn a_tap_opens_a_game_and_the_next_is_obeyed() {
    BrowserSession::new(360, 640).run(async |page| {
        for id in ids() {
            begin(&page, Hand::Tap, id).await?;
        }
        Ok(())
    });
}

#[test]
fn at_a_desk_a_click_opens_a_game_and_the_next_is_obeyed() {
    BrowserSession::new(1280, 800).run(async |page| {
        for id in ids() {
            begin(&page, Hand::Click, id).await?;
        }
        Ok(())
    });
}

/// What a screen reader goes through: the headings, and what every control and card is called.
const HEARD: &str = "
    const shown = [...document.querySelectorAll('h1, h2, h3, h4')].filter(heading => heading.checkVisibility());
    return shown.map(heading => [heading.localName, heading.textContent.trim()]);
";

#[test]
fn who_hears_the_page_finds_every_game() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/").await?;
        page.idle().await?;
        let heard = page.ask(HEARD).await?;
        let heard: Vec<(&str, &str)> = heard
            .as_array()
            .into_iter()
            .flatten()
            .map(|pair| (pair[0].as_str().unwrap_or_default(), pair[1].as_str().unwrap_or_default()))
            .collect();
        assert_eq!(heard[..2], [("h1", "Mustermead"), ("h2", "All games")], "{heard:?}");
        let games: Vec<&str> = heard.iter().filter(|(level, _)| *level == "h4").map(|(_, name)| *name).collect();
        assert_eq!(games.len(), ids().count(), "{heard:?}");
        // No level is left out on the way down.
        for pair in heard.windows(2) {
            assert!(pair[1].0 <= "h4" && (pair[1].0 <= pair[0].0 || pair[1].0[1..] == next(pair[0].0)), "{heard:?}");
        }
        // A card is a link with the game's name alone; the picture is not heard, and the rest is text beside it.
        let links = page.texts(".card a").await?;
        assert_eq!(links, games);
        assert_eq!(page.count(".card svg:not([aria-hidden=true])").await?, 0);
        page.tap(page.place(".find summary").await?).await?;
        // Every control has a label.
        let controls = "
            const controls = [...document.querySelectorAll('.finder :is(input, select, button)')];
            return controls.filter(control => control.checkVisibility())
                .map(control => (control.labels?.[0] ?? control).querySelector('span')?.textContent.trim());
        ";
        let expected = json!(["Find a game by name", "Surprise me", "Players", "Dice", "Time"]);
        assert_eq!(page.ask(controls).await?, expected);
        Ok(())
    });
}

/// The number of the next level of headings.
fn next(level: &str) -> String {
    (level[1..].parse::<usize>().unwrap_or_default() + 1).to_string()
}

#[test]
fn the_keyboard_leads_through_the_filters_to_a_game() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open("en/").await?;
        page.idle().await?;
        let at = "return document.activeElement.name || document.activeElement.textContent.trim()";
        page.ask("document.querySelector('.find summary').focus()").await?;
        page.key(Key::Enter).await?;
        page.wait_for(".find[open]").await?;
        page.key(Key::Tab).await?;
        let mut seen = Vec::new();
        for _ in 0..7 {
            seen.push(page.ask(at).await?.as_str().unwrap_or_default().to_owned());
            page.key(Key::Tab).await?;
        }
        assert_eq!(seen[..5], ["name", "Surprise me", "players", "dice", "minutes"].map(str::to_owned), "{seen:?}");
        assert_eq!(seen[5], "The puzzle of the day");
        // The first card comes next.
        assert_eq!(seen[6], page.texts(".card a").await?[0]);
        let goal = page.ask("return document.activeElement.getAttribute('href')").await?;
        page.key(Key::Enter).await?;
        comes_to(&page, goal.as_str().unwrap_or_default().trim_start_matches("../")).await?;
        page.idle().await
    });
}

#[test]
fn home_is_useful_without_scripts() {
    BrowserSession::new(360, 640).run(async |page| {
        page.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        page.open("en/").await?;
        assert_eq!(super::cards(&page).await?.len(), ids().count());
        // What needs the script is not there.
        assert_eq!(page.ask("return document.querySelector('.finder').checkVisibility()").await?, false);
        page.shoot("home-without-scripts").await?;
        page.tap(page.place(".card[data-game='laska']").await?).await?;
        comes_to(&page, "en/laska/").await?;
        // Chromium still requests the scripts, and gives up.
        page.console_errors().await.map(drop)
    });
}

//! Looking through a game by buttons and keys, and what the keys of a table do.

use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page};
use serde_json::json;

/// The ply in view, and whether it is an earlier one.
async fn in_view(page: &Page) -> Result<(u64, bool), Failure> {
    let seen = page
        .ask("return [+document.querySelector('[data-scrub]').value, !!document.querySelector('main[data-past]')]")
        .await?;
    Ok((seen[0].as_u64().unwrap_or_default(), seen[1] == true))
}

/// Presses a key wherever the focus is.
pub(super) async fn press(page: &Page, key: &str, code: &str) -> Result<(), Failure> {
    let script = "
        const [key, code] = arguments;
        const init = { key, code, bubbles: true, cancelable: true };
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
    ";
    page.ask_with(script, vec![json!(key), json!(code)]).await.map(drop)
}

#[test]
fn a_game_is_looked_through_by_buttons_and_by_keys() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 3);
        model.play_on(&page, Hand::Tap, 4).await?;
        let last = u64::try_from(model.ply()).expect("the game is short");
        let look = async |way: &str| {
            page.tap(page.place(&format!("[data-look='{way}']")).await?).await?;
            in_view(&page).await
        };
        assert_eq!(look("First").await?, (0, true));
        let (first, is_past) = look("Next").await?;
        assert!(is_past && first > 0);
        assert_eq!(look("Last").await?, (last, false));
        page.ask("document.activeElement.blur()").await?;
        for (key, code) in [("Home", "Home"), ("ArrowRight", "ArrowRight")] {
            press(&page, key, code).await?;
        }
        assert_eq!(in_view(&page).await?, (first, true));
        // By place on a keyboard of another script.
        press(&page, "б", "Comma").await?;
        assert_eq!(in_view(&page).await?, (0, true));
        press(&page, "End", "End").await?;
        press(&page, "u", "KeyU").await?;
        page.until("return +document.querySelector('main').dataset.ply < arguments[0]", vec![json!(last)]).await?;
        Ok(())
    });
}

#[test]
fn the_tab_key_stops_at_one_move_and_the_focus_follows_the_arrows() {
    // The text of the only stop and whether it is the current move, and the text that has the focus.
    const STOPS: &str = "
        const stops = [...document.querySelectorAll('[data-moves] .move')].filter((move) => move.tabIndex >= 0);
        const { textContent } = document.activeElement;
        return stops.map((stop) => [stop.textContent, stop.ariaCurrent, textContent].join());
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        Model::new("laska", 3).play_on(&page, Hand::Tap, 4).await?;
        let texts = page.texts("[data-moves] .move").await?;
        let [first, .., before, last] = &texts[..] else { panic!("{texts:?}") };
        page.ask("document.querySelector('[data-moves] [aria-current]').focus()").await?;
        assert_eq!(page.ask(STOPS).await?, json!([format!("{last},true,{last}")]));
        for (key, expect) in [("ArrowLeft", before), ("End", last)] {
            press(&page, key, key).await?;
            let is_there = "return document.querySelector('[data-moves] [aria-current]')?.textContent === arguments[0]";
            page.until(is_there, vec![json!(expect)]).await?;
            assert_eq!(page.ask(STOPS).await?, json!([format!("{expect},true,{expect}")]));
        }
        // At the beginning no move is current.
        press(&page, "Home", "Home").await?;
        let is_there = "return !document.querySelector('[data-moves] [aria-current]')";
        page.until(is_there, Vec::new()).await?;
        assert_eq!(page.ask(STOPS).await?, json!([format!("{first},,{first}")]));
        Ok(())
    });
}

#[test]
fn the_keys_are_listed_and_can_be_switched_off() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("ar/laska/").await?;
        page.idle().await?;
        page.ask("document.activeElement.blur()").await?;
        let shifted = "
            const init = { key: '؟', code: 'Slash', shiftKey: true, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        ";
        page.ask(shifted).await?;
        page.wait_for("dialog[open] .keys").await?;
        page.shoot("keys-ar").await?;
        // In a dialog the keys belong to it.
        press(&page, "f", "KeyF").await?;
        page.tap(page.place("dialog[open] input[name=keys]").await?).await?;
        page.key(Key::Escape).await?;
        page.until("return !document.querySelector('dialog[open]')", Vec::new()).await?;
        let bottom = "return document.querySelector('[role=gridcell]').dataset.site";
        let before = page.ask(bottom).await?;
        press(&page, "f", "KeyF").await?;
        page.idle().await?;
        assert_eq!(page.ask(bottom).await?, before, "they are off");
        page.reload().await?;
        page.idle().await?;
        page.ask(
            "localStorage['mustermead-preferences'] = localStorage['mustermead-preferences'].replace('keys off', '')",
        )
        .await?;
        press(&page, "f", "KeyF").await?;
        page.idle().await?;
        assert_ne!(page.ask(bottom).await?, before, "the board is turned");
        Ok(())
    });
}

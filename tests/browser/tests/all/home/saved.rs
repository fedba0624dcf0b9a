//! The games saved in this browser, on the home page.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};

use crate::game::store::{FILL, WATCHED};
use crate::site::still;

/// What the home page says of each saved game.
async fn listed(page: &Page) -> Result<Vec<String>, Failure> {
    page.texts(".saved li:not(.deleted)").await
}

/// Goes home and waits until this many games are listed.
async fn go_home(page: &Page, n_games: usize) -> Result<Vec<String>, Failure> {
    page.open("en/").await?;
    page.idle().await?;
    let listed = listed(page).await?;
    assert_eq!(listed.len(), n_games, "{listed:?}");
    Ok(listed)
}

/// Plays some steps of a game.
async fn begin(page: &Page, id: &'static str, n_steps: usize) -> Result<Model, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two(id)).await?;
    let mut model = Model::new(id, 21);
    model.play_on(page, Hand::Tap, n_steps).await?;
    page.idle_at(model.ply()).await?;
    Ok(model)
}

#[test]
fn the_last_game_stands_first_and_goes_on_by_one_tap() {
    BrowserSession::new(360, 640).with_script(still::WATCH).run(async |page| {
        go_home(&page, 0).await?;
        assert_eq!(page.ask("return document.querySelector('.saved').checkVisibility()").await?, false);
        begin(&page, "chess", 2).await?;
        let model = begin(&page, "laska", 3).await?;
        page.until("return mustermead.games.picture(location.hash.slice(1))", Vec::new()).await?;
        let games = go_home(&page, 2).await?;
        assert!(games[0].contains("Laska") && games[0].contains("Black to move"), "{games:?}");
        assert!(games[1].contains("Chess") && games[1].contains("2 people"), "{games:?}");
        // Their cards say that a game is going on.
        let going =
            "return [...document.querySelectorAll('.going-on:not([hidden])')].map(e => e.closest('li').dataset.game)";
        assert_eq!(page.ask(going).await?, serde_json::json!(["chess", "laska"]));
        // Their places were there before them.
        still::check(&page, "home with saved games").await?;
        page.until("return document.querySelectorAll('.saved .view svg').length === 2", Vec::new()).await?;
        page.until("return document.querySelector('.saved li:first-child .view .piece')", Vec::new()).await?;
        page.shoot("home-saved").await?;
        page.tap(page.place(".saved li:first-child a").await?).await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await
    });
}

#[test]
fn a_deleted_game_comes_back_by_undo() {
    BrowserSession::new(1280, 800).run(async |page| {
        begin(&page, "chess", 2).await?;
        let model = begin(&page, "laska", 3).await?;
        go_home(&page, 2).await?;
        page.click(page.place(".saved li:first-child [data-delete]").await?).await?;
        page.wait_for(".saved .deleted").await?;
        assert_eq!(page.ask("return document.activeElement.matches('[data-undo]')").await?, true);
        page.until("return document.querySelectorAll('.going-on:not([hidden])').length === 1", Vec::new()).await?;
        page.click(page.place(".saved .deleted [data-undo]").await?).await?;
        page.until("return document.querySelectorAll('.saved li:not(.deleted)').length === 2", Vec::new()).await?;
        page.click(page.place(".saved li:first-child a").await?).await?;
        page.idle_at(model.ply()).await?;
        // Without an undo it is gone for good.
        go_home(&page, 2).await?;
        page.click(page.place(".saved li:first-child [data-delete]").await?).await?;
        page.wait_for(".saved .deleted").await?;
        let games = go_home(&page, 1).await?;
        assert!(games[0].contains("Chess"), "{games:?}");
        Ok(())
    });
}

#[test]
fn a_pinned_game_stays_at_the_front() {
    BrowserSession::new(360, 640).run(async |page| {
        begin(&page, "chess", 2).await?;
        begin(&page, "laska", 3).await?;
        go_home(&page, 2).await?;
        page.tap(page.place(".saved li:last-child [data-pin]").await?).await?;
        page.until("return document.querySelector('.saved li b').textContent === 'Chess'", Vec::new()).await?;
        let pressed = "return document.activeElement.matches('[data-pin][aria-pressed=true]')";
        assert_eq!(page.ask(pressed).await?, true);
        let games = go_home(&page, 2).await?;
        assert!(games[0].contains("Chess"), "{games:?}");
        page.tap(page.place(".saved li:first-child [data-pin]").await?).await?;
        page.until("return document.querySelector('.saved li b').textContent === 'Laska'", Vec::new()).await.map(drop)
    });
}

#[test]
fn a_long_list_shows_its_beginning_and_reads_no_game() {
    /// What four entries, the marks of eleven cards and the places of the list ask of the browser's storage, and a little.
    const MOST_ASKED: usize = 60;
    BrowserSession::new(360, 640).with_script(WATCHED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![10_000.into()]).await?;
        go_home(&page, 4).await?;
        let asked = page.ask("return window.touched.length").await?;
        assert!(asked.as_u64().is_some_and(|asked| asked > 0 && asked < MOST_ASKED as u64), "{asked}");
        page.tap(page.place("[data-more]").await?).await?;
        page.until("return document.querySelectorAll('.saved li').length === 24", Vec::new()).await?;
        assert_eq!(page.ask("return window.touched.includes('games')").await?, false);
        Ok(())
    });
}

#[test]
fn what_fails_is_said() {
    BrowserSession::new(360, 640).run(async |page| {
        begin(&page, "chess", 2).await?;
        go_home(&page, 1).await?;
        page.ask("IDBObjectStore.prototype.delete = () => { throw new Error('not this time') }; window.put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = IDBObjectStore.prototype.delete").await?;
        for button in ["[data-delete]", "[data-pin]"] {
            page.ask("document.querySelector('section.saved [role=status]').textContent = ''").await?;
            page.tap(page.place(&format!(".saved {button}")).await?).await?;
            let said = "return document.querySelector('section.saved [role=status]').textContent === 'That didn’t work. Try again.'";
            page.until(said, Vec::new()).await?;
        }
        Ok(())
    });
}

#[test]
fn what_another_tab_plays_leaves_the_undo() {
    BrowserSession::new(360, 640).run(async |page| {
        begin(&page, "chess", 2).await?;
        go_home(&page, 1).await?;
        page.tap(page.place(".saved [data-delete]").await?).await?;
        page.wait_for(".saved .deleted").await?;
        let watch = "
            window.told = 0;
            const { watch } = await import(document.querySelector('[href$=\"/games.js\"]').href);
            watch(() => { window.told += 1; });
        ";
        page.ask(&format!("return (async () => {{ {watch} }})()")).await?;
        let other = page.new_tab().await?;
        begin(&other, "laska", 1).await?;
        other.close().await?;
        page.until("return window.told > 0", Vec::new()).await?;
        assert_eq!(page.count(".saved .deleted").await?, 1);
        page.tap(page.place(".saved [data-undo]").await?).await?;
        page.until("return document.querySelectorAll('.saved li:not(.deleted)').length === 2", Vec::new())
            .await
            .map(drop)
    });
}

/// The home page may be the next one, and gives the list its place by this number before it has read the games.
#[test]
fn a_game_has_its_place_as_soon_as_it_is_saved() {
    BrowserSession::new(360, 640).run(async |page| {
        go_home(&page, 0).await?;
        let save = "
            const { save } = await import(document.querySelector('[href$=\"/games.js\"]').href);
            const places = [];
            for (const uid of ['1', '1', '2']) {
                const summary = { uid, game: 'laska', changed: 1, over: 0, people: 2, levels: [], state: '', steps: 1 };
                await save({ uid, text: '', at: 1, over: false, changed: 1, writer: 'test' }, summary);
                places.push(localStorage['mustermead-saved']);
            }
            return places;
        ";
        assert_eq!(
            page.ask(&format!("return (async () => {{ {save} }})()")).await?,
            serde_json::json!(["1", "1", "2"])
        );
        Ok(())
    });
}

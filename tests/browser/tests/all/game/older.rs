//! What an older build has kept in a browser is opened as it was. `older.json` is the whole storage after games in the build
//! of 24 November 2026, before the names in the code changed.

use browser::{BrowserSession, Failure, Hand, Model, Page};
use play::{Record, wire};
use serde_json::{Value, json};

const KEPT: &str = include_str!("older.json");
/// Empties the storage and fills it with this, as the older build did: the database then has that build's version.
const RESTORE: &str = "
    const [{ database, localStorage: notes }] = arguments;
    localStorage.clear();
    Object.entries(notes).forEach(([key, value]) => localStorage.setItem(key, value));
    return new Promise((done, fail) => {
        const removing = indexedDB.deleteDatabase('mustermead');
        removing.onerror = fail;
        removing.onsuccess = () => {
            const opening = indexedDB.open('mustermead', database.version);
            opening.onerror = fail;
            opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'uid' });
            opening.onsuccess = () => {
                const work = opening.result.transaction('games', 'readwrite');
                const games = work.objectStore('games');
                database.games.forEach((game) => games.put(game));
                // It was damaged then, and stays.
                games.put({ uid: '0000000000000bad', text: 'mustermead 1\\ngame laska\\nrules 1\\nscrap' });
                work.onabort = fail;
                work.oncomplete = () => {
                    opening.result.close();
                    done(true);
                };
            };
        };
    });
";

/// Opens a page that finds what was kept, and gives it.
async fn restored(page: &Page) -> Result<Value, Failure> {
    let kept: Value = serde_json::from_str(KEPT).expect("the file is well formed");
    page.open("en/laska/").await?;
    page.idle().await?;
    page.ask_with(RESTORE, vec![kept.clone()]).await?;
    Ok(kept)
}

#[test]
fn its_games_are_opened_as_they_were() {
    BrowserSession::new(360, 640).run(async |page| {
        let kept = restored(&page).await?;
        let games = kept["database"]["games"].as_array().expect("games were kept");
        assert_eq!(games.len(), 6);
        for game in games {
            let text = game["text"].as_str().expect("a game is a text");
            let record: Record = wire::read(text).expect("the older build wrote it");
            page.open_afresh(&format!("en/{}/#{}", record.id, record.uid)).await?;
            page.idle_at(record.entries.len()).await?;
            assert_eq!(page.count(".warning").await?, 0, "{text}");
            assert_eq!(page.ask("return document.querySelector('main').dataset.saved").await?, game["at"].to_string());
            let model = Model::of(record, 0);
            model.check(&page).await?;
            let turns = model.table().turns(model.table().shown_formats()[0]);
            assert_eq!(page.moves().await?, turns.into_iter().map(|turn| turn.text).collect::<Vec<_>>(), "{text}");
            // The last one, of chess, was seen from Black's side.
            let is_black = game["bottom"] == 1;
            let names = page.names("[role=gridcell]").await?;
            assert!(!is_black || names[0].starts_with("h1:"), "{names:?}");
        }
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelectorAll('.games .open').length === 6", Vec::new()).await.map(drop)
    });
}

#[test]
fn its_games_are_listed_without_having_been_opened() {
    BrowserSession::new(360, 640).run(async |page| {
        restored(&page).await?;
        page.open_afresh("en/laska/").await?;
        page.idle().await?;
        let listed =
            page.ask("return mustermead.games.page(20).then(({ games, next }) => [games, next ?? null])").await?;
        let summary = |uid: &str, game: &str, changed: u64, over: u8, people: u8, levels: &[u8], steps: u16| {
            json!({
                "uid": uid,
                "game": game,
                "changed": changed,
                "over": over,
                "pinned": 0,
                "people": people,
                "levels": levels,
                "state": "",
                "steps": steps,
            })
        };
        let expect = [
            summary("fbfa97a5fedeb2b2", "ludo", 1_795_643_303_633, 1, 1, &[3, 3, 3], 946),
            summary("6d367765a6d0d58c", "backgammon", 1_795_643_256_414, 1, 0, &[3, 6], 231),
            summary("115c2901f54146d8", "backgammon", 1_795_643_250_791, 0, 1, &[6], 5),
            summary("de1d410f8b3e71cc", "chess", 1_795_643_249_296, 0, 2, &[], 4),
            summary("82616bfe204800ce", "bignor-ludus", 1_795_643_243_197, 1, 2, &[], 1),
            summary("b93e1fd1a8c85fe8", "laska", 1_795_643_238_510, 0, 2, &[], 2),
        ];
        assert_eq!(listed, json!([expect, null]));
        // The page went on with its own game.
        assert_eq!(page.ask("return location.hash").await?, "#b93e1fd1a8c85fe8");
        let damaged =
            page.ask("return mustermead.games.find('0000000000000bad').then(({ text }) => text.length)").await?;
        assert!(damaged.as_u64().is_some_and(|length| length > 0), "it stays");
        Ok(())
    });
}

#[test]
fn its_preferences_hold() {
    BrowserSession::new(360, 640).run(async |page| {
        restored(&page).await?;
        page.open_afresh("en/backgammon/").await?;
        page.idle().await?;
        assert_eq!(page.ask("return document.documentElement.dataset.theme").await?, "dark");
        page.press(Hand::Tap, "Settings").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        for checked in ["input[name=dice][value=itself]:checked", "input[name=forced]:checked"] {
            assert_eq!(page.count(checked).await?, 1, "{checked}");
        }
        page.open_afresh("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "Settings").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        assert_eq!(page.count("input[name=square-names]:checked").await?, 1);
        let stored = page
            .ask("return ['preferences', 'habits', 'view', 'theme'].map(name => localStorage[`mustermead-${name}`])");
        let document = "version 1\nshown square-names\ntheme dark\nthrowing itself\nforced yes";
        assert_eq!(stored.await?, json!([document, null, null, null]));
        // Both the app and the script for the colours change their own lines alone.
        page.ask("document.querySelector('.themes [value=light]').click()").await?;
        page.ask("document.querySelector('input[name=square-names]').click()").await?;
        let document = page.ask("return localStorage['mustermead-preferences']").await?;
        assert_eq!(document, "version 1\nthrowing itself\nforced yes\ntheme light");
        Ok(())
    });
}

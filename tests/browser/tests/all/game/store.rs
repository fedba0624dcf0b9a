//! Lists of saved games: from summaries, never from the games; deleted with undo, pinned, and with pictures.

use std::collections::BTreeSet;

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use serde_json::{Value, json};

use crate::game::shelf;
use play::GameUid;

/// Notes which stores are read or written, by every way there is.
pub(crate) const WATCHED: &str = "
    window.touched = [];
    for (const type of [IDBObjectStore, IDBIndex]) {
        const names = ['get', 'getAll', 'getAllRecords', 'openCursor', 'openKeyCursor', 'getKey', 'count', 'put'];
        for (const name of names.filter((name) => name in type.prototype)) {
            const known = type.prototype[name];
            type.prototype[name] = function (...values) {
                window.touched.push((this.objectStore ?? this).name);
                return known.apply(this, values);
            };
        }
    }
";

/// Saves this many games whose bodies cannot be read, each a second older than the one before.
pub(crate) const FILL: &str = "
    const [n] = arguments;
    return new Promise((done, fail) => {
        const opening = indexedDB.open('mustermead');
        opening.onerror = fail;
        opening.onsuccess = () => {
            const work = opening.result.transaction(['games', 'summaries'], 'readwrite');
            for (let idx = 0; idx < n; idx += 1) {
                const uid = String(idx).padStart(16, '0');
                const state = ['your-turn', 'turn-2', 'you-won', ''][idx % 4];
                const over = Number(state === 'you-won');
                const changed = 1790000000000 - 1000 * idx;
                work.objectStore('games').put({ uid, text: 'scrap', over: false, changed });
                work.objectStore('summaries').put({
                    uid, game: 'laska', changed, over, pinned: 0, people: 1, computers: [2], state, steps: idx,
                });
            }
            work.onabort = fail;
            work.oncomplete = () => {
                opening.result.close();
                done(true);
            };
        };
    });
";

/// Waits until the list has this many games.
async fn until_listed(page: &Page, n_games: usize) -> Result<Value, Failure> {
    page.until("return document.querySelectorAll('.games .open').length === arguments[0]", vec![json!(n_games)]).await
}

async fn open_list(page: &Page, n_games: usize) -> Result<(), Failure> {
    page.press(Hand::Tap, "My games").await?;
    until_listed(page, n_games).await.map(drop)
}

async fn close_list(page: &Page) -> Result<(), Failure> {
    page.press(Hand::Tap, "Close").await?;
    page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
}

/// The uids of the list, from the front.
async fn listed(page: &Page) -> Result<Value, Failure> {
    page.ask("return [...document.querySelectorAll('.games li')].map((entry) => entry.dataset.uid)").await
}

/// Plays some steps of a new game for two, and gives its uid and the model of it.
pub(super) async fn play_some(page: &Page, game: &'static str, seed: u64) -> Result<(Value, Model), Failure> {
    page.start(Hand::Tap, NewGame::for_two(game)).await?;
    page.idle_at(0).await?;
    let mut model = Model::new(game, seed);
    model.play_on(page, Hand::Tap, 3).await?;
    Ok((page.until("return location.hash.slice(1)", Vec::new()).await?, model))
}

#[test]
fn a_list_says_who_plays_and_whose_turn_it_is() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(4)]).await?;
        open_list(&page, 4).await?;
        let texts = page.texts(".games .entry").await?;
        let states = ["Your turn", "Black to move", "You won", "In progress"];
        for (text, state) in texts.iter().zip(states) {
            assert!(text.starts_with("Laska") && text.contains(state), "{texts:?}");
            assert!(text.contains("Against the computer (level 6)") && text.contains("2026"), "{texts:?}");
        }
        Ok(())
    });
}

#[test]
fn a_list_that_comes_late_moves_nothing_that_is_seen() {
    const HELD: &str = "
        const { page } = mustermead.games;
        const held = async (...args) => {
            await new Promise((done) => { window.release = done });
            return page(...args);
        };
        mustermead.games = { ...mustermead.games, page: held };
    ";
    BrowserSession::new(360, 640).with_motion().run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(4)]).await?;
        page.ask(HELD).await?;
        page.press(Hand::Tap, "My games").await?;
        page.until("return window.release", Vec::new()).await?;
        // For a moment the whole dialog is hidden.
        let motion = "return getComputedStyle(document.querySelector('dialog[open]')).animationName";
        assert_eq!(page.ask(motion).await?, "wait");
        page.ask("window.release()").await?;
        until_listed(&page, 4).await?;
        assert_eq!(page.ask(motion).await?, "none");
        // Yet it has had the focus since it was opened.
        assert_eq!(page.ask("return document.activeElement.closest('dialog')?.open").await?, true);
        Ok(())
    });
}

#[test]
fn a_list_reads_no_game() {
    BrowserSession::new(360, 640).with_script(WATCHED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(300)]).await?;
        page.ask("window.touched = []").await?;
        open_list(&page, 20).await?;
        page.tap(page.place(".further").await?).await?;
        until_listed(&page, 40).await?;
        let touched: Vec<String> = serde_json::from_value(page.ask("return window.touched").await?).expect("names");
        let touched: BTreeSet<&str> = touched.iter().map(String::as_str).collect();
        assert_eq!(touched, ["pictures", "summaries"].into());
        let expect: Vec<String> = (0..40).map(|idx| format!("{idx:016}")).collect();
        assert_eq!(listed(&page).await?, json!(expect));
        Ok(())
    });
}

#[test]
fn a_page_that_starts_reads_one_game_at_most() {
    BrowserSession::new(360, 640).with_script(WATCHED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(300)]).await?;
        let (_, model) = play_some(&page, "laska", 41).await?;
        page.open("en/laska/").await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await?;
        let n_read = page.ask("return window.touched.filter((name) => name === 'games').length").await?;
        // Once to find it, and once to claim it, which writes it.
        assert!(n_read.as_u64().is_some_and(|n_read| n_read <= 3), "{n_read}");
        Ok(())
    });
}

#[test]
fn a_long_list_costs_no_more_than_what_it_shows() {
    /// Counts what is asked of the browser's storage for the first twenty games, and for the twenty after those.
    const MEASURE: &str = "
        for (const name of ['continue', 'continuePrimaryKey', 'advance']) {
            const known = IDBCursor.prototype[name];
            IDBCursor.prototype[name] = function (...values) {
                window.touched.push('cursor');
                return known.apply(this, values);
            };
        }
        const counts = [];
        let after;
        for (let round = 0; round < 2; round += 1) {
            window.touched = [];
            const { games, next } = await mustermead.games.page(20, after);
            if (games.length !== 20) throw new Error(games.length);
            counts.push(window.touched.length);
            after = next;
        }
        return counts;
    ";
    BrowserSession::new(360, 640).with_script(WATCHED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(10_000)]).await?;
        let counts = page.ask(&format!("return (async () => {{ {MEASURE} }})()")).await?;
        // One request to begin, one move of the cursor a game, and one or two to find the place where the list goes on.
        let is_small = |count: &Value| count.as_u64().is_some_and(|count| (20..=24).contains(&count));
        assert!(counts.as_array().is_some_and(|counts| counts.iter().all(is_small)), "{counts}");
        open_list(&page, 20).await
    });
}

#[test]
fn a_deleted_game_comes_back_as_it_was() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (uid, _) = play_some(&page, "laska", 42).await?;
        let whole = "return Promise.all([mustermead.games.find(arguments[0]), mustermead.games.page(20)])";
        let before = page.ask_with(whole, vec![uid.clone()]).await?;
        let other = page.new_tab().await?;
        other.open("en/chess/").await?;
        other.ask("window.told = []; mustermead.games.watch((uid) => told.push(uid))").await?;

        open_list(&page, 1).await?;
        page.tap(page.place(".games .delete").await?).await?;
        page.wait_for(".games .undo:focus").await?;
        assert_eq!(page.texts(".games li").await?, ["Deleted.Undo"]);
        assert_eq!(page.ask_with(whole, vec![uid.clone()]).await?, json!([null, { "games": [] }]));
        page.tap(page.place(".games .undo").await?).await?;
        page.wait_for(".games .delete:focus").await?;
        assert_eq!(page.ask_with(whole, vec![uid.clone()]).await?, before);
        other.until("return told.length === 2 && told[0] === told[1]", Vec::new()).await?;
        other.close().await?;

        page.tap(page.place(".games .delete").await?).await?;
        page.wait_for(".games .undo").await?;
        close_list(&page).await?;
        page.open_afresh(&format!("en/laska/#{}", uid.as_str().unwrap_or_default())).await?;
        page.idle_at(0).await?;
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelector('dialog').textContent.includes('no saved games')", Vec::new())
            .await?;
        Ok(())
    });
}

#[test]
fn a_game_is_pinned_to_the_front_and_stays_there() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(3)]).await?;
        open_list(&page, 3).await?;
        let [first, second, third] = [0, 1, 2].map(|idx| json!(format!("{idx:016}")));
        page.tap(page.place(".games li:last-child .pin").await?).await?;
        page.wait_for(".games li:first-child .pin[aria-pressed=true]:focus").await?;
        assert_eq!(listed(&page).await?, json!([third, first, second]));
        close_list(&page).await?;
        // Playing another game does not put it before the pinned one.
        let (played, _) = play_some(&page, "laska", 43).await?;
        open_list(&page, 4).await?;
        assert_eq!(listed(&page).await?, json!([third, played, first, second]));
        page.tap(page.place(".games li:first-child .pin").await?).await?;
        page.wait_for(".games li:last-child .pin[aria-pressed=false]:focus").await?;
        assert_eq!(listed(&page).await?, json!([played, first, second, third]));
        Ok(())
    });
}

#[test]
fn a_pinned_game_that_is_played_stays_pinned() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (uid, mut model) = play_some(&page, "laska", 44).await?;
        page.ask_with("return mustermead.games.pin(arguments[0], true)", vec![uid.clone()]).await?;
        model.play_on(&page, Hand::Tap, 1).await?;
        let first = page
            .ask("return mustermead.games.page(1).then(({ games: [{ uid, pinned, steps }] }) => [uid, pinned, steps])");
        assert_eq!(first.await?, json!([uid, 1, 4]));
        Ok(())
    });
}

#[test]
fn the_last_game_in_progress_is_found_without_reading_any() {
    BrowserSession::new(360, 640).with_script(WATCHED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask_with(FILL, vec![json!(8)]).await?;
        page.ask("window.touched = []").await?;
        let found = page.ask("return mustermead.games.goingOn(['chess', 'laska'])").await?;
        assert_eq!(found, json!({ "laska": "0000000000000000" }));
        assert_eq!(page.ask("return [...new Set(window.touched)]").await?, json!(["summaries"]));
        Ok(())
    });
}

#[test]
fn a_page_whose_database_was_closed_opens_it_again() {
    const REMOVE: &str = "
        return new Promise((done, fail) => {
            const removing = indexedDB.deleteDatabase('mustermead');
            removing.onsuccess = () => done(true);
            removing.onblocked = removing.onerror = fail;
        });
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (uid, mut model) = play_some(&page, "laska", 48).await?;
        // The page gives way to this at once.
        page.ask(REMOVE).await?;
        model.play_on(&page, Hand::Tap, 1).await?;
        assert_eq!(page.count(".warning").await?, 0);
        let saved = "return mustermead.games.find(arguments[0]).then(({ at }) => at)";
        assert_eq!(page.ask_with(saved, vec![uid]).await?, 4);
        Ok(())
    });
}

#[test]
fn of_several_saves_the_last_counts_and_another_writer_has_none() {
    const SAVE: &str = "
        const { save, find } = mustermead.games;
        const uid = '00000000000000a5';
        const summary = { uid, game: 'laska', changed: 1, over: 0, people: 2, computers: [], state: '', steps: 0 };
        const put = (at, writer) => save({ uid, text: 'scrap', at, over: false, changed: 1, writer }, summary);
        // Even while the database is being opened.
        const all = [1, 2, 3, 4, 5].map((at) => put(at, 'here'));
        const foreign = put(6, 'there').then(() => '', ({ name }) => name);
        return Promise.all(all).then(() => foreign).then((name) => find(uid).then(({ at }) => [at, name]));
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask(SAVE).await?, json!([5, "Foreign"]));
        Ok(())
    });
}

/// Waits for the picture of the game whose uid this is.
async fn picture(page: &Page, uid: &Value) -> Result<String, Failure> {
    let script = "return mustermead.games.picture(arguments[0])";
    let picture = page.until(script, vec![uid.clone()]).await?;
    Ok(picture.as_str().unwrap_or_default().to_owned())
}

/// How many bytes are stored of a picture.
const STORED: &str = "
    const [uid] = arguments;
    return new Promise((done) => {
        indexedDB.open('mustermead').onsuccess = ({ target: { result: database } }) => {
            const finding = database.transaction('pictures').objectStore('pictures').get(uid);
            finding.onsuccess = () => {
                database.close();
                done(finding.result.byteLength);
            };
        };
    });
";

#[test]
fn a_saved_game_has_a_small_picture_of_its_board() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/chess/").await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::for_two("chess")).await?;
        page.idle_at(0).await?;
        let mut model = Model::new("chess", 45);
        model.play_on(&page, Hand::Tap, 24).await?;
        let uid = page.ask("return location.hash.slice(1)").await?;
        let drawn = picture(&page, &uid).await?;
        assert!(
            drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" viewBox=\"0 0 "),
            "{drawn}"
        );
        for absent in ["aria-label", "tabindex", "role=", "data-", "style=", "last-turn", "sign-dot", "focus"] {
            assert!(!drawn.contains(absent), "{absent} in {drawn}");
        }
        let bytes = page.ask_with(STORED, vec![uid.clone()]).await?;
        assert!(bytes.as_u64().is_some_and(|bytes| bytes < 3_000), "{bytes} bytes");
        // The list shows it.
        open_list(&page, 1).await?;
        page.wait_for(".games .picture svg").await?;
        Ok(())
    });
}

#[test]
fn a_picture_follows_the_board() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (uid, _) = play_some(&page, "laska", 46).await?;
        // Not of an earlier position, of which a busy machine draws a picture, too.
        let is_of_the_board = "
            const [uid] = arguments;
            const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/picture.js'));
            return script && import(script.name).then(async ({ picture }) => {
                const kept = await mustermead.games.picture(uid);
                return kept === picture() && kept;
            });
        ";
        let mut drawn = Vec::new();
        for seat in ["1", "2", "1"] {
            page.see_from(Hand::Tap, seat).await?;
            drawn.push(page.until(is_of_the_board, vec![uid.clone()]).await?);
        }
        assert_ne!(drawn[0], drawn[1], "from the other side");
        assert_eq!(drawn[0], drawn[2]);
        Ok(())
    });
}

#[test]
fn no_picture_is_drawn_of_an_earlier_position() {
    /// Counts how often the page was idle enough to look for a picture.
    const COUNTED: &str = "
        const known = window.requestIdleCallback;
        window.looks = 0;
        window.requestIdleCallback = (work, options) => known(async () => {
            await work();
            window.looks += 1;
        }, options);
    ";
    const DRAW: &str = "
        const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/picture.js'));
        return import(script.name).then(({ draw }) => {
            [window.looks, window.drawn] = [0, ''];
            draw(arguments[0], async () => window.drawn = 'yes');
        });
    ";
    BrowserSession::new(360, 640).with_script(COUNTED).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let (uid, _) = play_some(&page, "laska", 47).await?;
        picture(&page, &uid).await?;
        page.ask("document.querySelector('[data-moves] [data-turn]').click()").await?;
        page.wait_for("main[data-past]").await?;
        page.ask_with(DRAW, vec![uid]).await?;
        page.until("return window.looks > 0", Vec::new()).await?;
        assert_eq!(page.ask("return window.drawn").await?, "");
        page.press(Hand::Tap, "Return to the game").await?;
        page.until("return window.drawn", Vec::new()).await.map(drop)
    });
}

#[test]
fn where_nothing_can_be_stored_a_list_says_so() {
    const WITHOUT: &str = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });";
    BrowserSession::new(360, 640).with_script(WITHOUT).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let told = page.ask("return mustermead.games.page(20).then(() => '', ({ name }) => name)").await?;
        assert_eq!(told, "Blocked");
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelector('dialog').textContent.includes('no saved games')", Vec::new())
            .await
            .map(drop)
    });
}

#[test]
fn a_table_begins_with_the_level_last_used() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.reseat(Hand::Tap, 2, "8").await?;
        // The game has not begun, so nothing of it is saved.
        page.open_afresh("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        assert_eq!(page.count("input[name=level][value='8']:checked").await?, 1);
        page.choose(Hand::Tap, "level", "1").await?;
        page.press(Hand::Tap, "Start").await?;
        page.idle_at(0).await?;
        page.open_afresh("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "Players").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        let chosen = page.ask("return document.querySelector('select[name=seat-2]').value").await?;
        assert_eq!(chosen.as_str(), Some("1"));
        Ok(())
    });
}

#[test]
fn a_game_without_a_summary_is_not_listed_but_opened_by_its_address() {
    BrowserSession::new(360, 640).run(async |page| {
        let uid = GameUid(0xbad);
        shelf::put_text(&page, uid, "mustermead 1\ngame laska\nrules 1\nscrap").await?;
        page.open_afresh("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.count(".warning").await?, 0, "it is not taken up");
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelector('dialog').textContent.includes('no saved games')", Vec::new())
            .await?;
        page.open_afresh(&format!("en/laska/#{uid}")).await?;
        page.wait_for(".warning").await?;
        Ok(())
    });
}
